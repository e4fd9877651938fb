import itertools
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path

import pytest

from ostraka.cli.warm_up import prepare_all
from server.services import Postgres, Redis

STARTS_WITHIN = 60.0


class Process:
    """A server in its own process, as an operator starts it."""

    program: Sequence[str] = ("-m", "ostraka")

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder = folder
        self.settings = {"database": str(folder / "games.sqlite"), "rate_limits": "false", **settings}
        self.address = ""
        self._process: subprocess.Popen[str] | None = None
        self.log = folder / f"server-{time.monotonic_ns()}.log"

    def start(self, port: int = 0) -> "Process":
        settings = {f"OSTRAKA_{name.upper()}": value for name, value in self.settings.items()}
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                [sys.executable, *self.program, "serve", "--no-browser", "--port", str(port)],
                env={**os.environ, **settings},
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        assert said.startswith("Ostraka is at "), self.log.read_text()
        self.address = said.split()[-1].replace("localhost", "127.0.0.1")
        return self

    @property
    def port(self) -> int:
        return int(self.address.rsplit(":", 1)[1])

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def sockets(self) -> set[str]:
        """The sockets that it holds; one may be closed meanwhile."""
        sockets = set()
        for link in Path(f"/proc/{self.pid}/fd").iterdir():
            with suppress(FileNotFoundError):
                name = str(link.readlink())
                if name.startswith("socket:"):
                    sockets.add(name[8:-1])
        return sockets

    @property
    def listening(self) -> int:
        """The port of a server that prints another address."""
        held = self.sockets
        ports = {
            int(line.split()[1].rsplit(":", 1)[1], 16)
            for line in Path(f"/proc/{self.pid}/net/tcp").read_text().splitlines()[1:]
            if line.split()[3] == "0A" and line.split()[9] in held
        }
        assert len(ports) == 1
        return ports.pop()

    def kill(self) -> None:
        """End it like a power failure."""
        self._end(signal.SIGKILL)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> float:
        """End it like an operator; returns how long it took."""
        start = time.perf_counter()
        self._end(how)
        return time.perf_counter() - start

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(20)
            if self._process.stdout is not None:
                self._process.stdout.close()
            self._process = None


class Cluster:
    """Processes that serve the same tables: one with SQLite, or two with PostgreSQL and Redis."""

    def __init__(self, processes: Sequence[Process]) -> None:
        self.processes = processes
        self._turns = itertools.cycle(processes)

    @property
    def address(self) -> str:
        """The address of a process; the next access gives another one, if there is one."""
        return next(self._turns).address


def migrate(database: str) -> None:
    subprocess.run([sys.executable, "-m", "ostraka", "migrate", "--database", database], check=True)


@pytest.fixture(scope="session", autouse=True)
def prepared() -> None:
    prepare_all()


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Process]]:
    """Starts servers, and stops them when the test is over."""
    started: list[Process] = []

    def run(port: int = 0, **settings: str) -> Process:
        process = Process(tmp_path, **settings)
        started.append(process)
        return process.start(port)

    yield run
    for process in started:
        process.stop()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One server for the tests of a file."""
    process = Process(tmp_path_factory.mktemp("server")).start()
    yield process
    process.stop()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    service = Postgres().start()
    yield service
    service.remove()


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    service = Redis().start()
    yield service
    service.remove()


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def cluster(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """The servers for the tests of a file, once of each kind."""
    folder = tmp_path_factory.mktemp("cluster")
    if request.param == "sqlite":
        cluster = Cluster([Process(folder).start()])
    else:
        database = request.getfixturevalue("postgres").database()
        bus = request.getfixturevalue("redis").address
        migrate(database)
        cluster = Cluster([Process(folder, database=database, redis_url=bus).start() for _ in range(2)])
    yield cluster
    for process in cluster.processes:
        process.stop()
