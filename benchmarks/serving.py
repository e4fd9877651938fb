"""The server under measurement, in its own process on its own core."""

import os
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, perf_counter, sleep

_ENDS_WITHIN = 20.0
# Numba imports SciPy if it is installed. Only peers in the benchmarks need it, so hide it.
PROGRAM = """
import sys
sys.modules["scipy"] = None
from ostraka.cli import main
main()
"""
CORES = sorted(os.sched_getaffinity(0))


class Server:
    """`ostraka serve` with default settings, but without rate limits: all load comes from one address."""

    def __init__(self, database: str, log: Path) -> None:
        environment = os.environ | {
            "OSTRAKA_DATABASE": database,
            "OSTRAKA_RATE_LIMITS": "false",
            "OSTRAKA_LOG_LEVEL": "warning",
        }
        environment.pop("PYTHONDONTWRITEBYTECODE", None)  # use cached bytecode, as in production
        if database.startswith("postgresql"):
            subprocess.run([sys.executable, "-m", "ostraka", "migrate"], env=environment, check=True)
        start = perf_counter()
        with log.open("a") as errors:
            self._process = subprocess.Popen(  # noqa: S603 - our own program
                [sys.executable, "-c", PROGRAM, "serve", "--no-browser", "--port", "0"],
                env=environment,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        self.pid = self._process.pid
        os.sched_setaffinity(self.pid, {CORES[0]})
        assert self._process.stdout is not None  # noqa: S101 - it is a pipe
        said = self._process.stdout.readline()
        self.started_within = perf_counter() - start
        if not said.startswith("Ostraka is at "):
            raise RuntimeError(log.read_text())
        self.port = int(said.rsplit(":", 1)[1])
        self.host = f"127.0.0.1:{self.port}"

    @property
    def memory(self) -> int:
        """Resident memory in bytes."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    @property
    def busy(self) -> float:
        """Seconds of CPU time so far."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def stolen(self) -> float:
        """Seconds of steal time on the server's core so far."""
        for line in Path("/proc/stat").read_text().splitlines():
            name, *ticks = line.split()
            if name == f"cpu{CORES[0]}":
                return int(ticks[7]) / os.sysconf("SC_CLK_TCK")
        return 0.0

    def stop(self) -> None:
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(_ENDS_WITHIN)
        if self._process.stdout is not None:
            self._process.stdout.close()


@contextmanager
def serving(database: str, folder: Path) -> Iterator[Server]:
    """Run a server; the rest of this process keeps to the other cores."""
    server = Server(database, folder / "server.log")
    if len(CORES) > 1:
        os.sched_setaffinity(0, set(CORES[1:]))
    try:
        yield server
    finally:
        os.sched_setaffinity(0, set(CORES))
        server.stop()


def has_postgresql() -> bool:
    return shutil.which("postgres") is not None and shutil.which("initdb") is not None


@contextmanager
def postgresql(folder: Path) -> Iterator[str]:
    """Run PostgreSQL with its defaults (every commit is flushed to disk); yields its URL."""
    user = "postgres" if os.geteuid() == 0 else None  # it refuses to run as root
    data = folder / "postgresql"
    data.mkdir()
    folder.chmod(0o755)
    if user is not None:
        shutil.chown(data, user)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    initdb, postgres, ready = (shutil.which(name) or name for name in ("initdb", "postgres", "pg_isready"))
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": data}
    subprocess.run([initdb, "-D", data, "-U", "ostraka", "-A", "trust"], check=True, user=user, **quiet)  # type: ignore[call-overload] # noqa: S603
    process = subprocess.Popen(  # type: ignore[call-overload] # noqa: S603
        [postgres, "-D", data, "-p", str(port), "-k", data, "-h", "127.0.0.1"], user=user, **quiet
    )
    try:
        until = monotonic() + _ENDS_WITHIN
        while subprocess.run(  # noqa: S603
            [ready, "-q", "-h", "127.0.0.1", "-p", str(port), "-U", "ostraka"], check=False
        ).returncode:
            if monotonic() > until:
                raise RuntimeError("PostgreSQL did not start")
            sleep(0.1)
        yield f"postgresql://ostraka@127.0.0.1:{port}/postgres"
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(_ENDS_WITHIN)
