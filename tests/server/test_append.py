"""Turns are written in batches, each in one transaction, on both databases."""

from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy import insert

from ostraka.server.db.migrate import migrate
from ostraka.server.db.schema import Turn, people
from ostraka.server.db.store import Store
from ostraka.server.errors import Conflict
from server.services import Postgres


def turn(table_id: str, ply: int, message: str, change: dict[str, Any] | None = None) -> Turn:
    return Turn(table_id, ply, ply, 0, message, "0 done", 1, change)


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    migrate(str(tmp_path / "games.sqlite"))
    return str(tmp_path / "games.sqlite")


@pytest.fixture
def postgresql(postgres: Postgres) -> str:
    database = postgres.database()
    migrate(database)
    return database


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    address: str = request.getfixturevalue(request.param)
    return address


async def fill(store: Store, *tables: str) -> Store:
    async with store.writing() as connection:
        await connection.execute(insert(people).values(id="ada", created=1))
    for name in tables:
        row = {"id": name, "watch": name, "game": "cheops", "seats": 2, "host": "ada", "options": "{}"}
        row |= {"components": "h" * 64, "secret": b"s", "status": "playing", "setup": None, "result": None}
        row |= {"choices": None, "rematch_id": None, "created": 1, "changed": 1}
        seat = {"table_id": name, "seat": 0, "person": None, "name": None, "bot": None}
        await store.tables.add(row, [seat | {"stand_in": None, "nonce": None}], "{}")
    return store


async def test_of_two_turns_for_one_ply_the_first_stays_and_the_rest_of_the_batch_is_written(
    database: str,
) -> None:
    store = await fill(Store(database), "one", "two")
    assert await store.append_turns([turn("one", 0, "a", {"changed": 7})]) == {("one", 0)}
    late = turn("one", 0, "late", {"status": "over", "result": "{}", "changed": 9})
    assert await store.append_turns([late, turn("two", 0, "b", {"changed": 8})]) == {("two", 0)}
    one, other = await store.tables.load("one"), await store.tables.load("two")
    assert one is not None
    assert other is not None
    assert [row.message for row in one.turns] == ["a"]
    assert one.table.status == "playing"
    assert [row.message for row in other.turns] == ["b"]
    await store.close()


async def test_a_turn_without_a_table_is_a_conflict_and_the_next_one_is_written(database: str) -> None:
    store = await fill(Store(database), "one")
    with pytest.raises(Conflict):
        await store.append_turns([turn("one", 0, "a"), turn("none", 0, "b")])
    assert await store.append_turns([turn("one", 0, "a")]) == {("one", 0)}
    await store.close()


async def test_a_connection_that_the_database_has_closed_costs_no_turn(postgresql: str) -> None:
    store = await fill(Store(postgresql), "one")
    assert await store.append_turns([turn("one", 0, "a")]) == {("one", 0)}
    await close_all(postgresql)
    assert await store.append_turns([turn("one", 1, "b")]) == {("one", 1)}
    await store.close()


async def close_all(database: str) -> None:
    """Close all connections, like a restart of the database."""
    owner = await asyncpg.connect(database)
    await owner.execute(
        "select pg_terminate_backend(pid, 5000) from pg_stat_activity"
        " where datname = current_database() and pid <> pg_backend_pid()"
    )
    await owner.close()
