"""Which rooms are open, and that a list of tables opens none."""

import asyncio
import gc
import random
import re
import weakref
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from ostraka.server.db.migrate import migrate
from ostraka.server.live.rooms import Rooms
from ostraka.server.services import Services
from server.client import Browser, Json
from server.conftest import Process
from server.offline_services import NONCE, FakeListener, open_table, running_services

Start = Callable[..., Process]


async def rooms(browser: Browser) -> int:
    """How many rooms are open."""
    metrics = (await browser.http.get("/metrics")).text
    match = re.search(r"^ostraka_rooms (\S+)$", metrics, re.MULTILINE)
    assert match is not None
    return int(float(match[1]))


def timeless(tables: list[Json]) -> list[Json]:
    """Tables without the time until a stand-in: only open rooms know it, and it changes."""
    return [
        {**table, "seats": [{**seat, "stand_in_after": None} for seat in table["seats"]]} for table in tables
    ]


async def one_by_one(browser: Browser, listed: list[Json]) -> list[Json]:
    """The same tables, each requested by its link."""
    return [await browser.ask("GET", f"/api/tables/{table['id']}") for table in listed]


async def test_a_list_of_tables_opens_no_rooms_and_agrees_with_them(start: Start) -> None:
    process = start(log_level="error")
    async with Browser(process.address) as ada:
        over = await ada.open("cheops", ["me", "random"])
        async with ada.live(over["id"]) as live:
            await live.play_to_the_end(random.Random(1).choice)
        rematch = await ada.ask("POST", f"/api/tables/{over['id']}/rematch")
        playing = await ada.open("pyramids", ["me", "me", "scribe"], options={"hints": False})
        await ada.ask("POST", f"/api/tables/{playing['id']}/seats/1/stand-in", {"bot": "novice"})
        waiting = await ada.open("pyramids", ["me", "free", "scribe"], options={"language": "pl"})
        in_memory = await ada.ask("GET", "/api/tables")
        assert timeless(in_memory) == timeless(await one_by_one(ada, in_memory))
        process.stop()
        ada.http.base_url = process.start().address
        ada.address = process.address
        listed = await ada.ask("GET", "/api/tables")
        assert await rooms(ada) == 0
        listed_by_id = {table["id"]: table for table in listed}
        opened = (over, rematch, playing, waiting)
        statuses = [listed_by_id[table["id"]]["status"] for table in opened]
        assert statuses == ["over", "open", "playing", "open"]
        assert listed_by_id[over["id"]]["rematch"] == rematch["id"]
        assert listed_by_id[over["id"]]["scores"]
        assert timeless(listed) == timeless(await one_by_one(ada, listed))
        assert await rooms(ada) == 4


async def test_a_list_of_tables_shows_connected_people(start: Start) -> None:
    async with Browser(start(log_level="error").address) as ada:
        table = await ada.open("cheops", ["me", "free"])
        async with ada.live(table["id"]) as live:
            await live.until("lobby")
            (listed,) = await ada.ask("GET", "/api/tables")
            assert [seat["connected"] for seat in listed["seats"]] == [True, False]
            assert listed == await ada.ask("GET", f"/api/tables/{table['id']}")


# --- how many are kept


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[Services]:
    database = str(tmp_path / "games.sqlite")
    await asyncio.to_thread(migrate, database)
    async with running_services(database) as services:
        services.rooms = Rooms(services.rooms.context, most_idle=3)
        yield services


async def open_some(services: Services, number: int) -> list[str]:
    person, _ = await services.store.people.add()
    return [(await open_table(services, person, ["me", "free"])).id for _ in range(number)]


def still_open(services: Services, names: list[str]) -> list[int]:
    return [place for place, name in enumerate(names) if services.rooms.find(name) is not None]


async def test_of_too_many_idle_rooms_the_longest_unused_are_closed(services: Services) -> None:
    names = await open_some(services, 3)
    assert still_open(services, names) == [0, 1, 2]
    await services.rooms.open(names[0])
    names += await open_some(services, 1)
    assert still_open(services, names) == [0, 2, 3]
    names += await open_some(services, 1)
    assert still_open(services, names) == [0, 3, 4]


async def test_a_room_with_a_connection_stays_open_and_does_not_count_as_idle(services: Services) -> None:
    names = await open_some(services, 2)
    listeners = [FakeListener(), FakeListener()]
    for name, listener in zip(names, listeners, strict=True):
        (await services.rooms.open(name)).join(listener)
    names += await open_some(services, 4)
    assert still_open(services, names) == [0, 1, 3, 4, 5]
    (await services.rooms.open(names[0])).leave(listeners[0])
    names += await open_some(services, 1)
    assert still_open(services, names) == [0, 1, 5, 6]


async def test_a_room_in_which_somebody_plays_stays_open(services: Services) -> None:
    (name,) = await open_some(services, 1)
    async with (await services.rooms.open(name)).lock:
        names = [name, *await open_some(services, 4)]
        assert still_open(services, names) == [0, 2, 3, 4]


async def test_a_closed_room_that_somebody_holds_is_opened_again_and_never_doubled(
    services: Services,
) -> None:
    (name,) = await open_some(services, 1)
    held = await services.rooms.open(name)
    await open_some(services, 3)
    assert services.rooms.find(name) is None
    await services.store.tables.sit_down(name, 1, held.state.row.host, "Ben", NONCE)
    one, two = await asyncio.gather(services.rooms.open(name), services.rooms.open(name))
    assert one is two is held
    assert held.state.seats[1].name == "Ben"


async def test_a_closed_room_leaves_nothing_in_memory(services: Services) -> None:
    gc.disable()
    try:
        (name,) = await open_some(services, 1)
        room = weakref.ref(await services.rooms.open(name))
        await open_some(services, 3)
        assert room() is None
    finally:
        gc.enable()
