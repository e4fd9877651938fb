"""Bots play until it is a person's turn; without people, only while somebody watches."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from ostraka.server.db.migrate import migrate
from ostraka.server.live.game_session import draft_turn
from ostraka.server.services import Services
from ostraka.table.referee import verify
from server.offline_services import FakeListener, open_table, running_services
from server.services import Postgres, Redis


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[Services]:
    database = str(tmp_path / "games.sqlite")
    await asyncio.to_thread(migrate, database)
    async with running_services(database) as services:
        yield services


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not is_so():  # noqa: ASYNC110 - a room tells listeners only
            await asyncio.sleep(0.005)


async def test_a_bots_only_game_pauses_while_nobody_is_connected(services: Services) -> None:
    ada, _ = await services.store.people.add()
    room = await open_table(services, ada, ["random", "random", "random"])
    assert (room.session.status, room.session.step, services.workers.bots.finished) == ("playing", 1, 0)
    assert room.is_idle
    listener = FakeListener()
    room.join(listener)
    await until(lambda: room.session.step > 5)
    room.leave(listener)
    await until(lambda: not room.bots.are_busy)
    stopped = room.session.step
    assert room.session.status == "playing"
    room.wake_bots()
    await room.reload()
    assert room.is_idle
    assert room.session.step == stopped
    room.join(listener)
    await until(lambda: room.session.status == "over")


async def test_a_game_of_stand_ins_pauses_too(services: Services) -> None:
    ada, _ = await services.store.people.add()
    room = await open_table(services, ada, ["me", "random"])
    await until(lambda: not room.bots.are_busy)
    step = room.session.step
    await services.store.tables.set_stand_in(room.id, 0, "random")
    await room.seats_changed()
    assert (room.session.step, room.is_idle) == (step, True)
    room.join(FakeListener(ada))
    await until(lambda: room.session.status == "over")


@pytest.mark.parametrize("game", ["cheops", "pyramids"])
async def test_bots_play_on_until_it_is_the_turn_of_an_absent_person(services: Services, game: str) -> None:
    ada, _ = await services.store.people.add()
    room = await open_table(services, ada, ["me", "random", "random"], game)
    await until(lambda: room.session.waiting == {0})
    draft = draft_turn(room.session.running, 0, [])
    while draft.next:
        draft.play(draft.next[0])
    ply = room.session.running.ply
    await room.commit_turn(0, None, draft.moves)
    await until(lambda: room.session.waiting == {0} and not room.bots.are_busy)
    seats = {move.seat for move in room.session.running.moves_since(ply)}
    assert seats & {1, 2}, "at least one bot is next in the order of play"
    assert room.is_idle, "nobody is connected"


@pytest.mark.parametrize("leaves", [0, 1])
async def test_with_two_processes_one_connection_is_enough_for_bots_to_play(
    postgres: Postgres, redis: Redis, leaves: int
) -> None:
    database = postgres.database()
    await asyncio.to_thread(migrate, database)
    async with AsyncExitStack() as stack:
        processes = [
            await stack.enter_async_context(
                running_services(database, redis_url=redis.address, bot_threads=1)
            )
            for _ in range(2)
        ]
        processes.sort(key=lambda services: services.bus.origin)
        ada, _ = await processes[0].store.people.add()
        first = await open_table(processes[0], ada, ["random", "random", "random"])
        rooms = [first, await processes[1].rooms.open(first.id)]
        listeners = [FakeListener(), FakeListener()]
        for room, listener in zip(rooms, listeners, strict=True):
            room.join(listener)
        await until(lambda: min(room.session.step for room in rooms) > 5)
        rooms[leaves].leave(listeners[leaves])
        await until(lambda: all(room.session.status == "over" for room in rooms))
        assert not rooms[leaves].presence.listeners
        games = [room.session.record() for room in rooms]
        assert games[0] == games[1], "both processes have the same game"
        verify(games[0])
