"""Tables at which no game has begun are removed when nobody has been there for long; all others are kept."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import func, select, update

from ostraka.server import messages
from ostraka.server.db.migrate import migrate
from ostraka.server.db.schema import chairs, people, tables
from ostraka.server.db.store import now
from ostraka.server.errors import Refusal
from ostraka.server.live import cleanup, create_table
from ostraka.server.live.cleanup import DAY
from ostraka.server.services import Building
from server.offline_services import NONCE, Ear, building, open_table


@pytest.fixture(params=["sqlite", "postgresql"])
async def house(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Building]:
    monkeypatch.setattr(cleanup, "_TABLES", -1.0)  # looks every time that a test sends it round
    monkeypatch.setattr("ostraka.server.services.BEAT", 3600.0)  # and never by itself, on a slow machine
    if request.param == "sqlite":
        database = str(tmp_path / "games.sqlite")
    else:
        database = request.getfixturevalue("postgres").database()
    await asyncio.to_thread(migrate, database)
    async with building(database, forget=30.0) as found:
        yield found


async def age(house: Building, table_id: str, days: float) -> None:
    """Nothing has happened at a table for so many days."""
    async with house.store._writing() as connection:
        await connection.execute(
            update(tables).where(tables.c.id == table_id).values(changed=now() - round(days * DAY))
        )
    room = house.rooms.find(table_id)
    if room is not None:
        await room.look_again()


async def kept(house: Building, *names: str) -> list[bool]:
    return [await house.store.load(name) is not None for name in names]


async def somebody(house: Building) -> str:
    return (await house.people.new())[0]


async def test_only_tables_that_never_began_and_are_old_are_removed(house: Building) -> None:
    ada = await somebody(house)
    old, recent = [(await open_table(house, ada, ["me", "free"])).id for _ in range(2)]
    playing = (await open_table(house, ada, ["me", "me"])).id
    await age(house, old, 31)
    await age(house, recent, 29)
    await age(house, playing, 3000)
    await house.caretaker.go_round()
    assert await kept(house, old, recent, playing) == [False, True, True]
    assert house.rooms.find(old) is None
    async with house.store._reading() as connection:
        left = await connection.execute(
            select(func.count()).select_from(chairs).where(chairs.c.table_id == old)
        )
        assert left.scalar_one() == 0
    with pytest.raises(Refusal, match="no such table"):
        await house.room(old)


async def test_a_few_are_removed_at_a_time_the_oldest_first(
    house: Building, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cleanup, "MOST_REMOVED", 2)
    ada = await somebody(house)
    names = [(await open_table(house, ada, ["free", "free"])).id for _ in range(5)]
    for days, name in enumerate(names, 40):
        await age(house, name, days)
    await house.caretaker.go_round()
    assert await kept(house, *names) == [True, True, True, False, False]
    await house.caretaker.go_round()
    assert await kept(house, *names) == [True, False, False, False, False]


async def test_a_table_at_which_somebody_waits_is_kept(house: Building) -> None:
    ada = await somebody(house)
    room = await open_table(house, ada, ["me", "free"])
    await age(house, room.id, 31)
    ear = Ear(ada)
    room.join(ear)
    await house.caretaker.go_round()
    assert await kept(house, room.id) == [True]
    room.leave(ear)
    await house.caretaker.go_round()
    assert await kept(house, room.id) == [True]


async def test_with_zero_days_all_are_kept(house: Building, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house.caretaker, "_keep", 0)
    name = (await open_table(house, await somebody(house), ["me", "free"])).id
    await age(house, name, 3000)
    await house.caretaker.go_round()
    assert await kept(house, name) == [True]


async def test_who_sits_down_at_the_last_moment_has_a_seat_or_is_told(house: Building) -> None:
    ada, ben = await somebody(house), await somebody(house)
    for _ in range(10):
        name = (await open_table(house, ada, ["me", "free", "free"])).id
        await age(house, name, 31)
        sat, _ = await asyncio.gather(
            house.store.sit_down(name, 1, ben, "Ben", NONCE),
            house.caretaker.go_round(),
            return_exceptions=True,
        )
        if isinstance(sat, Refusal):
            assert (sat.code, await kept(house, name)) == ("unknown", [False])
        else:
            assert (sat, await kept(house, name)) == (True, [True])


async def test_after_a_rematch_was_removed_there_can_be_another(house: Building) -> None:
    ada = await somebody(house)
    room = await open_table(house, ada, ["me", "random"])
    room.join(Ear(ada))
    await house.store.put_stand_in(room.id, 0, "random")
    await room.changed()
    async with asyncio.timeout(60):
        while room.status != "over":  # noqa: ASYNC110 - a listener is told by calls
            await asyncio.sleep(0.01)
    first = await create_table.rematch(house, room, ada)
    await age(house, first.id, 31)
    first_id = first.id
    del first
    await house.caretaker.go_round()
    assert await kept(house, first_id, room.id) == [False, True]
    assert room.info(ada, may_sit=True).rematch is None
    second = await create_table.rematch(house, room, ada)
    assert second.id != first_id
    assert room.info(ada, may_sit=True).rematch == second.id


async def test_old_games_of_bots_alone_are_removed_unless_somebody_watches(house: Building) -> None:
    ada = await somebody(house)
    old, recent, watched = [await open_table(house, ada, ["random", "random"]) for _ in range(3)]
    watched.join(Ear(None))
    async with asyncio.timeout(60):
        while watched.status != "over":  # noqa: ASYNC110 - a listener is told by calls
            await asyncio.sleep(0.01)
    for room, days in ((old, 31), (recent, 29), (watched, 31)):
        await age(house, room.id, days)
    await house.caretaker.go_round()
    assert await kept(house, old.id, recent.id, watched.id) == [False, True, True]
    assert old.status == "playing"


async def test_people_without_seat_or_table_are_forgotten(
    house: Building, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cleanup, "MOST_LOOKED_AT", 3)
    (idle, key), recent, host, seated = await house.people.new(), *[await somebody(house) for _ in range(3)]
    await house.people.token(idle)
    room = await open_table(house, host, ["free", "free", "random"])
    assert await house.store.sit_down(room.id, 1, seated, "Ben", NONCE)
    async with house.store._writing() as connection:
        old = people.c.id.in_([idle, host, seated])
        await connection.execute(update(people).where(old).values(created=now() - 31 * DAY))
    for _ in range(2):  # a few each time, and the rest the next
        await house.caretaker.go_round()
    async with house.store._reading() as connection:
        left = (await connection.execute(select(people.c.id))).scalars()
        assert set(left) == {recent, host, seated}
    assert await house.people.who(key) is None


async def test_a_game_of_bots_that_nobody_may_watch_is_refused(house: Building) -> None:
    bots = [messages.WantedSeat(bot="random")] * 2
    with pytest.raises(Refusal, match="for nobody") as refused:
        await create_table.open_table(
            house,
            await somebody(house),
            messages.OpenTable("cheops", bots, messages.TableOptions(watching=False)),
        )
    assert refused.value.code == "bad-message"
