"""Bringing a database up to date."""

import asyncio
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from ostraka.rules.errors import OstrakaError
from ostraka.server.store import address

_FOLDER: Final = Path(__file__).parent / "migrations"


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(_FOLDER))
    config.attributes["connection"] = connection
    return config


def newest() -> str:
    """The version that this software needs."""
    head = ScriptDirectory.from_config(_config()).get_current_head()
    assert head is not None  # noqa: S101 - there is at least the first
    return head


def _version(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _upgrade(connection: Connection) -> None:
    known = {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}
    version = _version(connection)
    if version is not None and version not in known:
        raise OstrakaError("the database was written by a newer version of Ostraka; upgrade this one first")
    command.upgrade(_config(connection), "head")


def migrate(database: str) -> None:
    """Bring a database to the newest version; one that is new already stays as it is."""
    url = address(database)
    try:
        if url.startswith("sqlite"):
            path = Path(url.partition(":///")[2])
            path.parent.mkdir(parents=True, exist_ok=True)
            engine = create_engine(f"sqlite:///{path}")
            with engine.begin() as connection:
                _upgrade(connection)
            engine.dispose()
        else:
            asyncio.run(_migrate_remote(url))
    except (SQLAlchemyError, OSError) as error:
        raise OstrakaError(f"the database cannot be reached: {getattr(error, 'orig', error)}") from None


async def _migrate_remote(url: str) -> None:
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade)
    await engine.dispose()


def check_version(database: str) -> None:
    """Refuse a database that is not up to date; those that are shared are brought up to date by hand."""
    url = address(database)

    async def look() -> str | None:
        engine = create_async_engine(url)
        async with engine.connect() as connection:
            version = await connection.run_sync(_version)
        await engine.dispose()
        return version

    try:
        version = asyncio.run(look())
    except (SQLAlchemyError, OSError) as error:
        raise OstrakaError(f"the database cannot be reached: {getattr(error, 'orig', error)}") from None
    if version != newest():
        raise OstrakaError(
            f"the database is at version {version or 'none'}, and this software needs {newest()};"
            " bring it up to date with: ostraka migrate --database …"
        )
