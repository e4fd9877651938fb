"""Bringing a database up to date with Alembic."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ostraka.core.errors import OstrakaError
from ostraka.server.db.database import FAULTS, TIMEOUT, url_of
from ostraka.server.errors import Unreachable

FOLDER: Final = Path(__file__).parent / "migrations"


def newest() -> str:
    """The version that this software needs: that of the last migration."""
    return max(path.name.partition("_")[0] for path in (FOLDER / "versions").glob("[0-9]*.py"))


def is_shared(database: str) -> bool:
    """Whether other processes may use a database, so that its owner has to run the migration."""
    return not url_of(database).startswith("sqlite")


def migrate(database: str) -> None:
    """Bring a database to the newest version, in one transaction."""
    url = url_of(database)
    with _reaching():
        if is_shared(database):
            asyncio.run(_migrate_shared(url))
            return
        path = Path(url.partition(":///")[2])
        path.parent.mkdir(parents=True, exist_ok=True)
        engine = _sqlite_engine(path)
        try:
            with engine.begin() as connection:
                upgrade(connection)
        finally:
            engine.dispose()


def _sqlite_engine(path: Path) -> Engine:
    """An engine whose transactions include DDL: by default, sqlite3 begins one only before it writes rows."""
    engine = create_engine(f"sqlite:///{path}", connect_args={"isolation_level": None})

    @event.listens_for(engine, "begin")
    def begun(connection: Any) -> None:  # noqa: ANN401 - SQLAlchemy's own
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def check_version(database: str) -> None:
    """Refuse a database that is not up to date."""
    with _reaching():
        version = asyncio.run(_read_version(url_of(database)))
    if version != newest():
        raise OstrakaError(
            f"the database has version {version or 'none'}, but this software needs {newest()};"
            " run: ostraka migrate --database …"
        )


def upgrade(connection: Connection, to: str | None = None) -> None:
    """Run migrations up to a version, by default the newest; a database of a newer software is refused."""
    if (version := _version(connection)) == (to or newest()):
        return
    # Alembic takes long to load, and most starts do not need it
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415
    from alembic.script import ScriptDirectory  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if version is not None and version not in known:
        raise OstrakaError("the database was written by a newer version of Ostraka; upgrade this one first")
    command.upgrade(config, to or "head")


def _version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    version: str | None = connection.execute(text("select version_num from alembic_version")).scalar()
    return version


async def _migrate_shared(url: str) -> None:
    engine = _engine(url)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
    finally:
        await engine.dispose()


async def _read_version(url: str) -> str | None:
    engine = _engine(url)
    try:
        async with engine.connect() as connection:
            return await connection.run_sync(_version)
    finally:
        await engine.dispose()


def _engine(url: str) -> AsyncEngine:
    return create_async_engine(url, connect_args={"timeout": TIMEOUT})


@contextmanager
def _reaching() -> Iterator[None]:
    try:
        yield
    except FAULTS as error:
        reason = getattr(error, "orig", error)
        raise Unreachable(f"the database cannot be reached: {str(reason) or type(reason).__name__}") from None
