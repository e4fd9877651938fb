"""A bot stands in for an absent person, who can take the seat back."""

import random
from collections.abc import Callable

import pytest

from server.client import Browser, Live
from server.conftest import Process, migrate

PATIENCE = "0.3"
Start = Callable[..., Process]


@pytest.fixture(params=["sqlite", "postgresql"])
def addresses(request: pytest.FixtureRequest, start: Start) -> list[str]:
    """Where Ada and Ben come in: at one process, or at two."""
    if request.param == "sqlite":
        return [start(stand_in_after=PATIENCE).address] * 2
    database = request.getfixturevalue("postgres").database()
    migrate(database)
    bus = request.getfixturevalue("redis").address
    return [start(stand_in_after=PATIENCE, database=database, redis_url=bus).address for _ in range(2)]


async def until_here(live: Live, seat: int, *, here: bool) -> None:
    while not live.table or live.table["seats"][seat]["connected"] != here:
        await live.hear()


async def replace(browser: Browser, link: str, seat: int) -> None:
    """Ask for a stand-in until it is allowed."""
    while True:
        answer = await browser.http.post(f"/api/tables/{link}/seats/{seat}/stand-in", json={"bot": "scribe"})
        if answer.status_code == 200:
            return
        assert (answer.status_code, answer.json()["code"]) == (409, "too-early")


async def test_a_bot_stands_in_for_an_absent_person_until_they_return(addresses: list[str]) -> None:
    choose = random.Random(1).choice
    async with Browser(addresses[0]) as ada, Browser(addresses[1]) as ben:
        table = await ada.open("pyramids", ["me", "free"])
        link = table["id"]
        async with ada.live(link) as here:
            await ben.sit(link, 1)
            async with ben.live(link) as there:
                await there.until("step")
                await until_here(here, 1, here=True)
                await until_here(there, 0, here=True)
                early = await ada.ask("POST", f"/api/tables/{link}/seats/1/stand-in", {}, status=409)
                assert early["code"] == "too-early"
            await until_here(here, 1, here=False)
            await replace(ada, link, 1)
            while here.table["seats"][1]["stand_in"] is None:
                await here.hear()
            path = f"/api/tables/{link}/seats/1/stand-in"
            for bot, status, code in (("novice", 400, "bad-message"), ("pharaoh", 409, "too-late")):
                assert (await ada.ask("POST", path, {"bot": bot}, status=status))["code"] == code
            assert (await ada.ask("GET", f"/api/tables/{link}"))["seats"][1]["stand_in"] == "scribe"
            for _ in range(3):
                while not here.views.get(0, {}).get("legal"):
                    await here.hear()
                await here.play(0, await here.whole_turn(0, choose))
            while here.views[0]["waiting"] != [0]:
                await here.hear()
            async with ben.live(link) as back:
                await back.until("step")
                refused = await back.play(1, ["1 done"])
                assert refused["code"] == "not-yours"
                info = await ben.ask("DELETE", f"/api/tables/{link}/seats/1/stand-in")
                assert info["seats"][1]["stand_in"] is None
                while here.table["seats"][1]["stand_in"] is not None:
                    await here.hear()
                await here.play(0, await here.whole_turn(0, choose))
                while not back.views[1]["legal"]:
                    await back.hear()
                ack = await back.play(1, await back.whole_turn(1, choose))
                assert ack["type"] == "ack"


async def test_only_those_at_the_table_can_ask_and_only_for_people(addresses: list[str]) -> None:
    async with Browser(addresses[0]) as ada, Browser(addresses[1]) as eve:
        table = await ada.open("cheops", ["me", "me", "scribe"])
        path = f"/api/tables/{table['id']}/seats"
        assert (await eve.ask("POST", f"{path}/0/stand-in", {}, status=403))["code"] == "not-yours"
        assert (await ada.ask("POST", f"{path}/2/stand-in", {}, status=404))["code"] == "unknown"
        assert (await eve.ask("DELETE", f"{path}/0/stand-in", status=403))["code"] == "not-yours"
        mine = await ada.ask("POST", f"{path}/1/stand-in", {"bot": "novice"})  # one's own, at once
        assert mine["seats"][1]["stand_in"] == "novice"
