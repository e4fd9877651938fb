from pathlib import Path
from typing import Any

import pytest

from ostraka.server.errors import Conflict
from ostraka.server.migrating import migrate
from ostraka.server.store import Store
from ostraka.server.turn import Turn


def turn(table_id: str, ply: int, message: str, change: dict[str, Any] | None = None) -> Turn:
    return Turn(table_id, ply, ply, 0, message, "0 done", 1, change)


async def store_with(database: str, *tables: str) -> Store:
    migrate(database)
    store = Store(database)
    await store.add_person("ada", "k" * 64)
    for name in tables:
        row = {"id": name, "watch": name, "game": "cheops", "seats": 2, "host": "ada", "wishes": "{}"}
        row |= {"components": "h" * 64, "secret": b"s", "status": "playing", "setup": None, "result": None}
        row |= {"follower": None, "created": 1, "changed": 1}
        chair = {"table_id": name, "seat": 0, "person": None, "name": None, "bot": None}
        await store.add_table(row, [chair | {"stand_in": None, "nonce": None}], "{}")
    return store


async def test_of_two_turns_for_one_ply_the_first_stays_and_the_rest_of_the_batch_is_written(
    tmp_path: Path,
) -> None:
    store = await store_with(str(tmp_path / "games.sqlite"), "one", "two")
    assert await store.append([turn("one", 0, "a", {"changed": 7})]) == {("one", 0)}
    late = turn("one", 0, "late", {"status": "over", "result": "{}", "changed": 9})
    assert await store.append([late, turn("two", 0, "b", {"changed": 8})]) == {("two", 0)}
    kept, other = await store.load("one"), await store.load("two")
    assert kept is not None
    assert other is not None
    assert [row.message for row in kept.turns] == ["a"]
    assert kept.table.status == "playing"
    assert [row.message for row in other.turns] == ["b"]
    await store.close()


async def test_a_turn_without_a_table_is_a_conflict_and_the_next_one_is_written(tmp_path: Path) -> None:
    store = await store_with(str(tmp_path / "games.sqlite"), "one")
    with pytest.raises(Conflict):
        await store.append([turn("one", 0, "a"), turn("none", 0, "b")])
    assert await store.append([turn("one", 0, "a")]) == {("one", 0)}
    await store.close()
