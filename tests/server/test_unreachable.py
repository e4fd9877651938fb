"""A server that cannot start says why in one sentence."""

import subprocess
import sys
from pathlib import Path

import pytest

from server.services import Postgres


def serve(*flags: str) -> tuple[int, str, str]:
    """The exit code and the output of a server that cannot start."""
    done = subprocess.run(
        [sys.executable, "-m", "ostraka", "serve", "--no-browser", "--port", "0", *flags],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    return done.returncode, done.stdout, done.stderr


def test_an_unreachable_redis_server_is_reported(tmp_path: Path) -> None:
    code, out, err = serve("--database", str(tmp_path / "games.sqlite"), "--redis-url", "redis://localhost:1")
    assert (code, out) == (1, "")
    assert err.startswith("ostraka: Redis cannot be reached: ")
    assert err.count("\n") == 1


def test_a_malformed_redis_url_is_refused(tmp_path: Path) -> None:
    code, out, err = serve("--database", str(tmp_path / "games.sqlite"), "--redis-url", "localhost")
    assert (code, out) == (2, "")
    assert err == "ostraka: redis_url must be an address such as redis://localhost:6379/0\n"


@pytest.mark.parametrize("database", ["postgresql://ostraka@localhost:1/none", "/dev/null/games.sqlite"])
def test_an_unreachable_database_is_reported(database: str) -> None:
    code, out, err = serve("--database", database)
    assert (code, out) == (1, "")
    assert err.startswith("ostraka: the database cannot be reached: ")
    assert err.count("\n") == 1


def test_a_file_without_a_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "games.sqlite").write_text("Once upon a time " * 100)
    code, out, err = serve("--database", str(tmp_path / "games.sqlite"))
    assert (code, out, err) == (1, "", "ostraka: the database cannot be reached: file is not a database\n")


def test_a_missing_postgresql_database_is_reported(postgres: Postgres) -> None:
    code, out, err = serve("--database", f"{postgres.database()}-none")
    assert (code, out) == (1, "")
    assert err.startswith("ostraka: the database cannot be reached: database ")
    assert err.count("\n") == 1


def test_a_database_without_migrations_is_refused(postgres: Postgres) -> None:
    code, out, err = serve("--database", postgres.database())
    assert (code, out) == (2, "")
    assert "run: ostraka migrate" in err
    assert err.count("\n") == 1
