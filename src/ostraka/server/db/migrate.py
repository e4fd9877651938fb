"""Bringing a database up to date."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, create_engine, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ostraka.core.errors import OstrakaError
from ostraka.server.db.store import FAULTS, LATE, address
from ostraka.server.unreachable import Unreachable

FOLDER: Final = Path(__file__).parent / "migrations"


def newest() -> str:
    """The version that this software needs: the last of the files, which begin with theirs."""
    return max(path.name.partition("_")[0] for path in (FOLDER / "versions").glob("[0-9]*.py"))


def is_shared(database: str) -> bool:
    """Whether other processes may use a database, so that it is brought up to date by hand."""
    return not address(database).startswith("sqlite")


def migrate(database: str) -> None:
    """Bring a database to the newest version; one that is new already stays as it is."""
    url = address(database)
    with _reaching():
        if is_shared(database):
            asyncio.run(_migrate_shared(url))
            return
        path = Path(url.partition(":///")[2])
        path.parent.mkdir(parents=True, exist_ok=True)
        engine = create_engine(f"sqlite:///{path}")
        with engine.begin() as connection:
            _upgrade(connection)
        engine.dispose()


def check_version(database: str) -> None:
    """Refuse a database that is not up to date."""
    with _reaching():
        version = asyncio.run(_look(address(database)))
    if version != newest():
        raise OstrakaError(
            f"the database is at version {version or 'none'}, and this software needs {newest()};"
            " bring it up to date with: ostraka migrate --database …"
        )


def _version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("select version_num from alembic_version")).scalar()
    return found


def _upgrade(connection: Connection) -> None:
    if _version(connection) != newest():
        from ostraka.server.db.upgrade import upgrade  # noqa: PLC0415 - Alembic takes long to load

        upgrade(connection)


async def _migrate_shared(url: str) -> None:
    engine = _engine(url)
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade)
    await engine.dispose()


async def _look(url: str) -> str | None:
    engine = _engine(url)
    async with engine.connect() as connection:
        version = await connection.run_sync(_version)
    await engine.dispose()
    return version


def _engine(url: str) -> AsyncEngine:
    return create_async_engine(url, connect_args={"timeout": LATE})


@contextmanager
def _reaching() -> Iterator[None]:
    try:
        yield
    except FAULTS as error:
        reason = getattr(error, "orig", error)
        raise Unreachable(f"the database cannot be reached: {str(reason) or type(reason).__name__}") from None
