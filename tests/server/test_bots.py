"""Bots play up to a person's turn, and for themselves only while somebody listens."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from ostraka.server.db.migrate import migrate
from ostraka.server.services import Building
from server.offline_services import Ear, building, open_table
from server.services import Postgres, Redis


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[Building]:
    database = str(tmp_path / "games.sqlite")
    await asyncio.to_thread(migrate, database)
    async with building(database) as found:
        yield found


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not is_so():  # noqa: ASYNC110 - a room tells listeners only
            await asyncio.sleep(0.005)


async def test_bots_alone_wait_until_somebody_listens_and_while_nobody_does(house: Building) -> None:
    ada, _ = await house.people.new()
    room = await open_table(house, ada, ["random", "random", "random"])
    assert (room.status, room.course.step, house.thinkers.decisions) == ("playing", 1, 0)
    assert room.is_idle
    ear = Ear()
    room.join(ear)
    await until(lambda: room.course.step > 5)
    room.leave(ear)
    await until(lambda: not room.bots.are_thinking)
    stopped = room.course.step
    assert room.status == "playing"
    room.wake_bots()
    await room.look_again()
    assert room.is_idle
    assert room.course.step == stopped
    room.join(ear)
    await until(lambda: room.status == "over")


async def test_stand_ins_alone_wait_too(house: Building) -> None:
    ada, _ = await house.people.new()
    room = await open_table(house, ada, ["me", "random"])
    await until(lambda: not room.bots.are_thinking)
    step = room.course.step
    await house.store.put_stand_in(room.id, 0, "random")
    await room.changed()
    assert (room.course.step, room.is_idle) == (step, True)
    room.join(Ear(ada))
    await until(lambda: room.status == "over")


@pytest.mark.parametrize("game", ["cheops", "pyramids"])
async def test_who_comes_back_finds_it_their_turn(house: Building, game: str) -> None:
    ada, _ = await house.people.new()
    room = await open_table(house, ada, ["me", "random", "random"], game)
    await until(lambda: room.course.waiting == {0})
    draft = room.course.draft(0, [])
    while draft.next:
        draft.play(draft.next[0])
    await room._play(0, None, draft.moves)
    await until(lambda: room.course.waiting == {0} and not room.bots.are_thinking)


@pytest.mark.parametrize("leaves", [0, 1])
async def test_at_two_processes_bots_go_on_while_somebody_listens_at_one(
    postgres: Postgres, redis: Redis, leaves: int
) -> None:
    database = postgres.database()
    await asyncio.to_thread(migrate, database)
    async with AsyncExitStack() as stack:
        houses = [
            await stack.enter_async_context(building(database, bus=redis.address, threads=1))
            for _ in range(2)
        ]
        houses.sort(key=lambda house: house.bus.origin)
        ada, _ = await houses[0].people.new()
        first = await open_table(houses[0], ada, ["random", "random", "random"])
        rooms = [first, await houses[1].room(first.id)]
        ears = [Ear(), Ear()]
        for room, ear in zip(rooms, ears, strict=True):
            room.join(ear)
        await until(lambda: min(room.course.step for room in rooms) > 5)
        rooms[leaves].leave(ears[leaves])
        await until(lambda: all(room.status == "over" for room in rooms))
