"""A game that started before a ruling changed goes on by the rules that it began with."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import update

from ostraka.games.pyramids.rules.components import Options
from ostraka.server.db.migrate import migrate
from ostraka.server.db.schema import tables, turns
from ostraka.server.live.room import Room
from ostraka.server.services import Services
from ostraka.table.record import decode
from server.offline_services import open_table, running_services

OLD = Path(__file__).parents[1] / "fixtures" / "pyramids-2-potion.json"
POTION_THEN_SKULL = ["0 mark 11 d5 e5", "0 cross 28 c5", "0 cross 28 d5"]


@pytest.fixture
async def database(tmp_path: Path) -> str:
    path = str(tmp_path / "games.sqlite")
    await asyncio.to_thread(migrate, path)
    return path


@pytest.fixture
async def services(database: str) -> AsyncIterator[Services]:
    async with running_services(database) as running:
        yield running


async def start_game(services: Services) -> Room:
    person, _ = await services.store.people.add()
    return await open_table(services, person, ["me", "me"], "pyramids")


async def put_old_game(services: Services, table_id: str, **change: str) -> None:
    """Store the old record up to the turn in which the ruling matters, as one long opening."""
    moves = decode(OLD.read_bytes()).moves
    opening = "\n".join(moves[: moves.index(POTION_THEN_SKULL[0])])
    async with services.store.tables._database.writing() as connection:
        await connection.execute(update(turns).where(turns.c.table_id == table_id).values(moves=opening))
        await connection.execute(update(tables).where(tables.c.id == table_id).values(**change))


async def test_a_new_game_is_stored_with_the_present_rules(services: Services) -> None:
    room = await start_game(services)
    assert room.state.row.game_options == '{"rules":2}'
    assert room.session.running.options == Options()


@pytest.mark.parametrize(("stored", "skulls"), [("{}", 0), ('{"rules":1}', 0), ('{"rules":2}', 1)])
async def test_a_game_goes_on_by_its_rules(database: str, stored: str, skulls: int) -> None:
    async with running_services(database) as services:
        table_id = (await start_game(services)).id
        await put_old_game(services, table_id, game_options=stored)
    async with running_services(database) as services:
        room = await services.rooms.open(table_id)
        await room.commit_turn(0, "turn", POTION_THEN_SKULL)
        assert room.session.running.state.seat[0].skulls == skulls
