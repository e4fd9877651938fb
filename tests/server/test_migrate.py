"""Migrations bring a database to the version that this software needs."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine

from ostraka.core.errors import OstrakaError
from ostraka.server.db.migrate import FOLDER, check_version, migrate, newest, upgrade
from ostraka.server.db.schema import metadata
from ostraka.server.db.store import Store
from server.services import Postgres


def test_the_newest_version_is_the_last_that_alembic_finds() -> None:
    assert newest() == ScriptDirectory(str(FOLDER)).get_current_head()


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


def test_the_migrations_produce_the_schema_of_the_server(tmp_path: Path) -> None:
    migrate(str(tmp_path / "games.sqlite"))
    migrate(str(tmp_path / "games.sqlite"))  # a second time changes nothing
    engine = create_engine(f"sqlite:///{tmp_path / 'games.sqlite'}")
    with engine.connect() as connection:
        assert differences(connection) == []
    engine.dispose()


def test_the_migrations_produce_the_schema_on_postgresql_too(postgres: Postgres) -> None:
    database = postgres.database()
    with pytest.raises(OstrakaError, match="the database has version none"):
        check_version(database)
    migrate(database)
    check_version(database)

    async def look() -> list[object]:
        store = Store(database)
        async with store._write_engine.connect() as connection:
            changes = await connection.run_sync(differences)
        await store.close()
        return changes

    assert asyncio.run(look()) == []


def test_a_migration_recognises_older_tables_of_bots(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'games.sqlite'}")
    with engine.begin() as connection:
        upgrade(connection, "0003")
        for name, bots in (("played", ["scribe", None]), ("left", ["scribe", "random"])):
            connection.exec_driver_sql(
                "insert into tables (id, watch, game, seats, host, wishes, components, secret, status,"
                " created, changed) values (?, ?, 'cheops', 2, 'ada', '', '', '', 'playing', 0, 0)",
                (name, name),
            )
            for seat, bot in enumerate(bots):
                connection.exec_driver_sql(
                    "insert into chairs (table_id, seat, bot) values (?, ?, ?)", (name, seat, bot)
                )
        upgrade(connection)
        ids = connection.exec_driver_sql("select id from tables where bots_only").scalars().all()
    engine.dispose()
    assert ids == ["left"]


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    migrate(str(path))
    with closing(sqlite3.connect(path)) as database:
        database.execute("update alembic_version set version_num = '9999'")
        database.commit()
    with pytest.raises(OstrakaError, match="newer version of Ostraka"):
        migrate(str(path))
