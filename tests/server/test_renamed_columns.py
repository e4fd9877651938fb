"""A database of version 0004 is migrated with its rows, and its games go on."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import Connection, inspect, select, text
from sqlalchemy.ext.asyncio import create_async_engine

from ostraka.core.errors import OstrakaError
from ostraka.games.pyramids.rules.components import Options
from ostraka.server.db import migrate as migration
from ostraka.server.db.database import url_of
from ostraka.server.db.migrate import migrate, upgrade
from ostraka.server.db.schema import metadata, tables
from ostraka.server.live.create_table import create_rematch
from ostraka.server.live.game_session import draft_turn
from ostraka.server.live.room import Room
from ostraka.server.services import Services
from server.offline_services import finished_game, open_table, running_services

OLD_TABLES = {"seats": "chairs", "artifacts": "papers", "device_tokens": "tokens"}
OLD_COLUMNS = {"options": "wishes", "rematch_id": "follower", "bots_only": "bots"}
NEW_COLUMNS = {"choices", "game_options"}


@pytest.fixture(params=["sqlite", "postgresql"])
def databases(request: pytest.FixtureRequest, tmp_path: Path) -> list[str]:
    """A database for the new schema, and one for the old."""
    if request.param == "sqlite":
        return [str(tmp_path / "new.sqlite"), str(tmp_path / "old.sqlite")]
    postgres = request.getfixturevalue("postgres")
    return [postgres.database(), postgres.database()]


async def play_turns(room: Room, number: int) -> None:
    for _ in range(number):
        seat = min(room.session.waiting)
        draft = draft_turn(room.session.running, seat, [])
        while draft.next:
            draft.play(draft.next[0])
        await room.commit_turn(seat, f"turn-{room.session.step}", draft.moves)


async def fill(services: Services) -> tuple[str, str, str, Room, Room]:
    """A person's id, key and device token, a game in progress, and a finished one with its rematch."""
    person, key = await services.store.people.add()
    token = await services.store.people.add_device_token(person)
    running = await open_table(services, person, ["me", "me"], "pyramids")
    await play_turns(running, 7)
    over = await finished_game(services, person)
    await create_rematch(services.rooms, over, person)
    await services.store.artifacts.add(over.id, "review", '{"players":[{"level":"scribe"}]}')
    return person, key, token, running, over


async def copy_into_old_schema(source: str, target: str) -> None:
    """Write all rows of a new database into one of version 0004, under the old names."""
    old, new = create_async_engine(url_of(target)), create_async_engine(url_of(source))
    async with new.connect() as reading, old.begin() as writing:
        await writing.run_sync(upgrade, "0004")
        assert await writing.run_sync(table_names) >= {"chairs", "papers", "tokens"}
        for table in metadata.sorted_tables:
            name = OLD_TABLES.get(table.name, table.name)
            unchanged = [column for column in table.columns if column.name not in NEW_COLUMNS]
            columns = [column.name for column in unchanged]
            if table is tables:
                columns = [OLD_COLUMNS.get(column, column) for column in columns]
            places = ", ".join(f":{column}" for column in columns)
            insert = text(f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({places})")  # noqa: S608 - our own names
            for row in await reading.execute(select(*unchanged)):
                await writing.execute(insert, dict(zip(columns, row, strict=True)))
    await old.dispose()
    await new.dispose()


def table_names(connection: Connection) -> set[str]:
    return set(inspect(connection).get_table_names())


@pytest.fixture
async def filled(databases: list[str]) -> tuple[str, str, str, Room, Room]:
    new, old = databases
    await asyncio.to_thread(migrate, new)
    async with running_services(new) as services:
        content = await fill(services)
    await copy_into_old_schema(new, old)
    return content


async def test_a_game_goes_on_after_the_migration(
    databases: list[str], filled: tuple[str, str, str, Room, Room]
) -> None:
    person, key, token, running, over = filled
    database = databases[1]
    await asyncio.to_thread(migrate, database)
    async with running_services(database) as services:
        assert await services.store.people.find(key) == person
        assert await services.store.people.exchange(token) is not None
        assert await services.reviews.find(over.id) == b'{"players":[{"similar_bot":"scribe"}]}'
        finished = await services.rooms.open(over.id)
        assert finished.session.record() == over.session.record()
        assert finished.info(person, may_sit=True).rematch == over.state.row.rematch_id
        room = await services.rooms.open(running.id)
        assert room.session.step == running.session.step == 8
        assert room.session.running.moves == running.session.running.moves
        assert room.session.running.options == Options(rules=1), "by the rules that it began with"
        assert room.state.options == running.state.options
        await play_turns(room, 3)
        assert room.session.step == 11
        again = await create_rematch(services.rooms, finished, person)
        assert again.id == over.state.row.rematch_id


async def test_a_migration_that_fails_changes_nothing(
    databases: list[str],
    filled: tuple[str, str, str, Room, Room],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    database = databases[1]

    def upgrade_and_fail(connection: Connection) -> None:
        upgrade(connection)
        raise OstrakaError("the power fails")

    monkeypatch.setattr(migration, "upgrade", upgrade_and_fail)
    with pytest.raises(OstrakaError, match="the power fails"):
        await asyncio.to_thread(migrate, database)
    monkeypatch.undo()
    engine = create_async_engine(url_of(database))
    async with engine.connect() as connection:
        assert await connection.run_sync(table_names) >= {"chairs", "papers", "tokens"}
    await engine.dispose()
    await asyncio.to_thread(migrate, database)
    async with running_services(database) as services:
        assert await services.store.people.find(filled[1]) == filled[0]
