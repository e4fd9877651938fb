"""PostgreSQL, Redis and nginx for the tests, on free ports and in temporary folders."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Self

READY_WITHIN = 60.0
_DEBIAN = Path("/usr/lib/postgresql")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _program(name: str) -> str:
    """A program of PostgreSQL or nginx, which Debian does not put in everybody's path."""
    folders = sorted(_DEBIAN.glob("*/bin"), key=lambda folder: float(folder.parent.name), reverse=True)
    path = os.pathsep.join([*map(str, folders), os.environ.get("PATH", ""), "/usr/sbin"])
    program = shutil.which(name, path=path)
    assert program is not None, f"{name} is missing; scripts/services installs it"
    return program


class _Service:
    """A process of its own, as a user of its own where we are root."""

    def __init__(self, user: str) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="ostraka-"))
        self.port = free_port()
        self._as: dict[str, Any] = {}
        if os.getuid() == 0:
            who = pwd.getpwnam(user)
            os.chown(self.folder, who.pw_uid, who.pw_gid)
            self._as = {"user": who.pw_uid, "group": who.pw_gid, "extra_groups": []}
        self._process: subprocess.Popen[bytes] | None = None

    def _run(self, *command: str) -> None:
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                command, stdout=log, stderr=log, cwd=self.folder, start_new_session=True, **self._as
            )

    def _await(self, *command: str) -> Self:
        """Wait until a command succeeds."""
        until = time.monotonic() + READY_WITHIN
        while subprocess.run(command, capture_output=True, check=False).returncode != 0:
            assert self._process is not None
            assert self._process.poll() is None, (self.folder / "log").read_text()
            assert time.monotonic() < until, (self.folder / "log").read_text()
            time.sleep(0.02)
        return self

    def signal(self, which: signal.Signals) -> None:
        """To it and its children, which in PostgreSQL are groups of their own."""
        assert self._process is not None
        pid = self._process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        for one in [pid, *map(int, children)]:
            with suppress(ProcessLookupError):
                os.kill(one, which)

    def kill(self) -> None:
        self.signal(signal.SIGKILL)
        self._wait()

    def _wait(self) -> None:
        assert self._process is not None
        self._process.wait(30)
        self._process = None

    def remove(self) -> None:
        if self._process is not None:
            self.signal(signal.SIGCONT)
            self.signal(signal.SIGKILL)  # nobody will ask for what it has kept
            self._wait()
        shutil.rmtree(self.folder, ignore_errors=True)


class Postgres(_Service):
    """A cluster with the user `ostraka`; every test that wants one gets a database of its own."""

    def __init__(self) -> None:
        super().__init__("postgres")
        self._made = 0
        made = subprocess.run(
            [_program("initdb"), "-D", self.folder / "data", "-U", "ostraka", "-A", "trust", "-E", "UTF8",
             "--no-locale", "--no-sync"],
            capture_output=True, text=True, cwd=self.folder, check=False, **self._as,
        )  # fmt: skip
        assert made.returncode == 0, made.stderr

    def start(self) -> Self:
        self._run(
            _program("postgres"), "-D", str(self.folder / "data"), "-p", str(self.port),
            "-c", "listen_addresses=127.0.0.1", "-c", f"unix_socket_directories={self.folder}",
            "-c", "fsync=on", "-c", "shared_buffers=32MB", "-c", "max_connections=200",
        )  # fmt: skip
        return self._await(_program("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port))

    def database(self) -> str:
        """The address of a new database."""
        self._made += 1
        name = f"games_{self._made}"
        subprocess.run(
            [_program("createdb"), "-h", "127.0.0.1", "-p", str(self.port), "-U", "ostraka", name], check=True
        )
        return f"postgresql://ostraka@127.0.0.1:{self.port}/{name}"


class Redis(_Service):
    def __init__(self) -> None:
        super().__init__("redis")

    @property
    def address(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> Self:
        self._run(
            _program("redis-server"), "--port", str(self.port), "--bind", "127.0.0.1",
            "--save", "", "--dir", str(self.folder),
        )  # fmt: skip
        return self._await(_program("redis-cli"), "-p", str(self.port), "ping")


class Nginx(_Service):
    """A reverse proxy with what an owner writes into `http { … }`, and a certificate of its own making."""

    def __init__(self) -> None:
        super().__init__("www-data")
        self.certificate, self.key = self.folder / "play.pem", self.folder / "play.key"
        subprocess.run(
            [_program("openssl"), "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2",
             "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost",
             "-keyout", self.key, "-out", self.certificate],
            check=True, capture_output=True, cwd=self.folder, **self._as,
        )  # fmt: skip

    def start(self, written: str) -> Self:
        """With what is written; all that it writes itself stays in the folder."""
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        places = " ".join(f"{kind}_temp_path {self.folder}/{kind};" for kind in kinds)
        (self.folder / "nginx.conf").write_text(
            f"pid {self.folder}/pid; daemon off; events {{}} http {{ access_log off; {places} {written} }}"
        )
        self._run(_program("nginx"), "-c", str(self.folder / "nginx.conf"), "-e", "stderr")
        reached = f"import socket; socket.create_connection(('127.0.0.1', {self.port}))"
        return self._await(sys.executable, "-c", reached)
