"""Access control: nobody reads or takes what belongs to others."""

import hashlib
import random

from server.client import Browser, refusal
from server.conftest import Process


def stored(server: Process) -> bytes:
    """Every byte of the database, what is not yet written back included."""
    return b"".join(path.read_bytes() for path in server.folder.glob("games.sqlite*"))


async def test_of_keys_only_the_hashes_are_stored(server: Process) -> None:
    async with Browser(server.address) as ada:
        await ada.open("cheops", ["me", "free"])
        key = ada.http.cookies["ostraka"]
        another = (await ada.ask("POST", "/api/device-tokens", status=201))["token"]
    everything = stored(server)
    for one in (key, another):
        assert len(one) == 43  # 256 bits
        assert one.encode() not in everything
        assert hashlib.sha256(one.encode()).hexdigest().encode() in everything


async def test_links_cannot_be_guessed(server: Process) -> None:
    async with Browser(server.address) as ada:
        tables = [await ada.open("cheops", ["me", "free"]) for _ in range(5)]
    links = [table[kind] for table in tables for kind in ("id", "watch")]
    assert len(set(links)) == len({link[:6] for link in links}) == 10
    assert {len(link) for link in links} == {22}  # 132 bits


async def test_the_watch_link_allows_neither_sitting_nor_playing(server: Process) -> None:
    async with Browser(server.address) as ada, Browser(server.address) as eve:
        table = await ada.open("pyramids", ["me", "free", "scribe"])
        watch = table["watch"]
        seen = await eve.ask("GET", f"/api/tables/{watch}")
        assert (seen["id"], seen["rematch"]) == (None, None)
        await eve.sit(watch, 1, status=404)
        await eve.ask("DELETE", f"/api/tables/{watch}/seats/1", status=404)
        await eve.ask("POST", f"/api/tables/{watch}/seats/0/stand-in", {}, status=404)
        await eve.ask("DELETE", f"/api/tables/{watch}/seats/0/stand-in", status=404)
        await eve.ask("POST", f"/api/tables/{watch}/rematch", status=404)
        await ada.sit(table["id"], 1)
        async with eve.live(watch) as live:
            assert (await live.until("welcome"))["table"]["id"] is None
            for kind in ("play", "preview", "hint"):
                answer = await live.answer({"type": kind, "id": kind, "seat": 0, "moves": []})
                assert (answer["type"], answer["code"]) == ("refused", "not-yours")
            assert set(live.views) <= {None}
        assert table["id"].encode() not in eve.heard


async def test_nobody_acts_on_the_seat_of_another(server: Process) -> None:
    async with Browser(server.address) as ada, Browser(server.address) as ben:
        table = await ada.open("pyramids", ["me", "free"])
        link = table["id"]
        await ben.sit(link, 1)
        await ben.sit(link, 0, status=409)
        await ben.ask("DELETE", f"/api/tables/{link}/seats/0", status=403)
        await ben.ask("DELETE", f"/api/tables/{link}/seats/0/stand-in", status=403)
        early = await ben.ask("POST", f"/api/tables/{link}/seats/0/stand-in", {}, status=409)
        assert early["code"] == "too-early"
        async with ben.live(link) as live:
            await live.until("step")
            assert set(live.views) == {1}
            for kind in ("play", "preview", "hint"):
                answer = await live.answer({"type": kind, "id": kind, "seat": 0, "moves": []})
                assert (answer["type"], answer["code"]) == ("refused", "not-yours")
            mine = next(iter(live.views[1]["legal"]))
            others = "0" + mine[1:]
            stolen = await live.play(1, [others])
            assert stolen["type"] == "refused"


async def test_nobody_else_can_read_private_data(server: Process) -> None:
    async with Browser(server.address) as ada, Browser(server.address) as eve:
        table = await ada.open("cheops", ["me", "random"], options={"watching": False})
        async with ada.live(table["id"]) as live:
            await live.play_to_the_end(random.Random(1).choice)
        await ada.ask("GET", f"/api/tables/{table['id']}/record")
        for link in (table["id"], table["watch"]):
            for what in ("record", "replay", "review"):
                refused = await eve.ask("GET", f"/api/tables/{link}/{what}", status=403)
                assert refused["code"] == "not-yours"
            refused, code = await refusal(server.address, link)
            assert (refused["code"], code) == ("not-yours", 4403)
        assert await eve.ask("GET", "/api/tables") == []
        await eve.ask("POST", "/api/device-tokens", status=403)


async def test_a_wrong_or_broken_cookie_is_nobody(server: Process) -> None:
    async with Browser(server.address) as ada:
        await ada.open("cheops", ["me", "free"])
        for value in ("x", "A" * 43, "A" * 44, "%00" * 20, ada.http.cookies["ostraka"][:-1] + "!"):
            async with Browser(server.address) as eve:
                answer = await eve.http.get("/api/tables", headers={"cookie": f"ostraka={value}"})
            assert (answer.status_code, answer.json()) == (200, [])
