"""Abandoned tables and people are removed; all others are still_stored."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import func, select, update

from ostraka.server import messages
from ostraka.server.db.database import now
from ostraka.server.db.migrate import migrate
from ostraka.server.db.schema import people, seats, tables
from ostraka.server.errors import Refusal
from ostraka.server.live import cleanup, create_table
from ostraka.server.live.cleanup import DAY
from ostraka.server.services import Services
from server.offline_services import NONCE, FakeListener, open_table, running_services


@pytest.fixture(params=["sqlite", "postgresql"])
async def services(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Services]:
    monkeypatch.setattr(cleanup, "_REMOVE_EVERY", -1.0)  # looks every time that a test sends it round
    monkeypatch.setattr("ostraka.server.services.HEARTBEAT", 3600.0)  # and never by itself, on a slow machine
    if request.param == "sqlite":
        database = str(tmp_path / "games.sqlite")
    else:
        database = request.getfixturevalue("postgres").database()
    await asyncio.to_thread(migrate, database)
    async with running_services(database, retention_days=30.0) as services:
        yield services


async def age(services: Services, table_id: str, days: float) -> None:
    """Pretend that nothing has happened at a table for some days."""
    async with services.store.writing() as connection:
        await connection.execute(
            update(tables).where(tables.c.id == table_id).values(changed=now() - round(days * DAY))
        )
    room = services.rooms.find(table_id)
    if room is not None:
        await room.reload()


async def still_stored(services: Services, *names: str) -> list[bool]:
    return [await services.store.tables.load(name) is not None for name in names]


async def somebody(services: Services) -> str:
    return (await services.store.people.add())[0]


async def test_only_old_tables_that_never_started_are_removed(services: Services) -> None:
    ada = await somebody(services)
    old, recent = [(await open_table(services, ada, ["me", "free"])).id for _ in range(2)]
    playing = (await open_table(services, ada, ["me", "me"])).id
    await age(services, old, 31)
    await age(services, recent, 29)
    await age(services, playing, 3000)
    await services.cleanup.run()
    assert await still_stored(services, old, recent, playing) == [False, True, True]
    assert services.rooms.find(old) is None
    async with services.store.reading() as connection:
        left = await connection.execute(
            select(func.count()).select_from(seats).where(seats.c.table_id == old)
        )
        assert left.scalar_one() == 0
    with pytest.raises(Refusal, match="no such table"):
        await services.rooms.open(old)


async def test_tables_are_removed_in_small_batches_oldest_first(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cleanup, "MOST_TABLES", 2)
    ada = await somebody(services)
    names = [(await open_table(services, ada, ["free", "free"])).id for _ in range(5)]
    for days, name in enumerate(names, 40):
        await age(services, name, days)
    await services.cleanup.run()
    assert await still_stored(services, *names) == [True, True, True, False, False]
    await services.cleanup.run()
    assert await still_stored(services, *names) == [True, False, False, False, False]


async def test_a_table_with_a_connected_person_is_not_removed(services: Services) -> None:
    ada = await somebody(services)
    room = await open_table(services, ada, ["me", "free"])
    await age(services, room.id, 31)
    listener = FakeListener(ada)
    room.join(listener)
    await services.cleanup.run()
    assert await still_stored(services, room.id) == [True]
    room.leave(listener)
    await services.cleanup.run()
    assert await still_stored(services, room.id) == [True]


async def test_with_zero_days_nothing_is_removed(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(services.cleanup, "_retention", 0)
    name = (await open_table(services, await somebody(services), ["me", "free"])).id
    await age(services, name, 3000)
    await services.cleanup.run()
    assert await still_stored(services, name) == [True]


async def test_sitting_down_during_the_clean_up_succeeds_or_is_refused(services: Services) -> None:
    ada, ben = await somebody(services), await somebody(services)
    for _ in range(10):
        name = (await open_table(services, ada, ["me", "free", "free"])).id
        await age(services, name, 31)
        sat, _ = await asyncio.gather(
            services.store.tables.sit_down(name, 1, ben, "Ben", NONCE),
            services.cleanup.run(),
            return_exceptions=True,
        )
        if isinstance(sat, Refusal):
            assert (sat.code, await still_stored(services, name)) == ("unknown", [False])
        else:
            assert (sat, await still_stored(services, name)) == (True, [True])


async def test_after_a_rematch_was_removed_there_can_be_another(services: Services) -> None:
    ada = await somebody(services)
    room = await open_table(services, ada, ["me", "random"])
    room.join(FakeListener(ada))
    await services.store.tables.set_stand_in(room.id, 0, "random")
    await room.seats_changed()
    async with asyncio.timeout(60):
        while room.session.status != "over":  # noqa: ASYNC110 - a listener gets calls, not events
            await asyncio.sleep(0.01)
    first = await create_table.create_rematch(services.rooms, room, ada)
    await age(services, first.id, 31)
    first_id = first.id
    del first
    await services.cleanup.run()
    assert await still_stored(services, first_id, room.id) == [False, True]
    assert room.info(ada, may_sit=True).rematch is None
    second = await create_table.create_rematch(services.rooms, room, ada)
    assert second.id != first_id
    assert room.info(ada, may_sit=True).rematch == second.id


async def test_old_bots_only_games_are_removed_unless_somebody_watches(services: Services) -> None:
    ada = await somebody(services)
    old, recent, watched = [await open_table(services, ada, ["random", "random"]) for _ in range(3)]
    watched.join(FakeListener(None))
    async with asyncio.timeout(60):
        while watched.session.status != "over":  # noqa: ASYNC110 - a listener gets calls, not events
            await asyncio.sleep(0.01)
    for room, days in ((old, 31), (recent, 29), (watched, 31)):
        await age(services, room.id, days)
    await services.cleanup.run()
    assert await still_stored(services, old.id, recent.id, watched.id) == [False, True, True]
    assert old.session.status == "playing"


async def test_people_without_a_seat_or_table_are_removed(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cleanup, "MOST_PEOPLE", 3)
    (idle, key), recent, host, seated = (
        await services.store.people.add(),
        *[await somebody(services) for _ in range(3)],
    )
    await services.store.people.add_device_token(idle)
    room = await open_table(services, host, ["free", "free", "random"])
    assert await services.store.tables.sit_down(room.id, 1, seated, "Ben", NONCE)
    async with services.store.writing() as connection:
        old = people.c.id.in_([idle, host, seated])
        await connection.execute(update(people).where(old).values(created=now() - 31 * DAY))
    for _ in range(2):  # a few each time, and the rest the next
        await services.cleanup.run()
    async with services.store.reading() as connection:
        left = (await connection.execute(select(people.c.id))).scalars()
        assert set(left) == {recent, host, seated}
    assert await services.store.people.find(key) is None


async def test_a_game_of_bots_that_nobody_may_watch_is_refused(services: Services) -> None:
    bots = [messages.WantedSeat(bot="random")] * 2
    with pytest.raises(Refusal, match="allow watchers") as refused:
        await create_table.create_table(
            services.rooms,
            await somebody(services),
            messages.OpenTable("cheops", bots, messages.TableOptions(watching=False)),
        )
    assert refused.value.code == "bad-message"
