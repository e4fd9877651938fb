"""Which rooms are open, and what is known without opening one."""

import random
import re
from collections.abc import Callable

from server.client import Browser, Json
from server.conftest import Process

Start = Callable[..., Process]


async def rooms(browser: Browser) -> int:
    """How many rooms are open."""
    told = (await browser.http.get("/metrics")).text
    found = re.search(r"^ostraka_rooms (\S+)$", told, re.MULTILINE)
    assert found is not None
    return int(float(found[1]))


async def one_by_one(browser: Browser, listed: list[Json]) -> list[Json]:
    """The same tables, each asked for by its link."""
    return [await browser.ask("GET", f"/api/tables/{table['id']}") for table in listed]


async def test_a_list_opens_no_rooms_and_says_what_the_rooms_say(start: Start) -> None:
    process = start(log="error")
    async with Browser(process.address) as ada:
        over = await ada.open("cheops", ["me", "random"])
        async with ada.live(over["id"]) as live:
            await live.play_to_the_end(random.Random(1).choice)
        rematch = await ada.ask("POST", f"/api/tables/{over['id']}/rematch")
        playing = await ada.open("pyramids", ["me", "me", "scribe"], wishes={"hints": False})
        await ada.ask("POST", f"/api/tables/{playing['id']}/seats/1/stand-in", {"level": "novice"})
        waiting = await ada.open("pyramids", ["me", "free", "scribe"], wishes={"language": "pl"})
        in_memory = await ada.ask("GET", "/api/tables")
        assert in_memory == await one_by_one(ada, in_memory)
        process.stop()
        ada.http.base_url = process.start().address
        ada.address = process.address
        listed = await ada.ask("GET", "/api/tables")
        assert await rooms(ada) == 0
        told = {table["id"]: table for table in listed}
        opened = (over, rematch, playing, waiting)
        assert [told[table["id"]]["status"] for table in opened] == ["over", "open", "playing", "open"]
        assert told[over["id"]]["follower"] == rematch["id"]
        assert told[over["id"]]["scores"]
        assert listed == await one_by_one(ada, listed)
        assert await rooms(ada) == 4


async def test_who_is_here_is_told_in_a_list_too(start: Start) -> None:
    async with Browser(start(log="error").address) as ada:
        table = await ada.open("cheops", ["me", "free"])
        async with ada.live(table["id"]) as live:
            await live.until("lobby")
            (listed,) = await ada.ask("GET", "/api/tables")
            assert [chair["here"] for chair in listed["chairs"]] == [True, False]
            assert listed == await ada.ask("GET", f"/api/tables/{table['id']}")
