"""A table of a game from another package, over HTTP and WebSocket."""

import json
import random

import ostraka
from ostraka.table.record import decode
from server.client import Browser
from server.conftest import Process


async def test_people_and_bots_play_it_at_a_server(server: Process) -> None:
    async with Browser(server.address) as ada, Browser(server.address) as ben:
        table = await ada.open("scarabs", ["me", "free", "pharaoh"])
        link = table["id"]
        await ben.sit(link, 1)
        async with ada.live(link) as first, ben.live(link) as second:
            while not (first.views and first.views[0]["over"]):
                for live, seat in ((first, 0), (second, 1)):
                    while not live.views or not (live.views[seat]["over"] or live.views[seat]["legal"]):
                        await live.hear()
                    if not live.views[seat]["over"]:
                        ack = await live.play(seat, [random.choice(live.views[seat]["legal"])])
                        assert ack["type"] == "ack"
                        while live.step < ack["step"]:
                            await live.hear()
            others_deals = [move for move in first.moves[0] if move.startswith("deal 1 ")]
            assert others_deals == [], "what Ben was dealt is his secret"
        record = decode(json.dumps(await ada.ask("GET", f"/api/tables/{link}/record")))
        assert ostraka.verify(record).over


async def test_a_refusal_names_its_clause(server: Process) -> None:
    async with Browser(server.address) as ada:
        table = await ada.open("scarabs", ["me", "me"])
        async with ada.live(table["id"]) as live:
            while not live.views:
                await live.hear()
            answer = await live.play(0, ["deal 0 6"])
            assert (answer["code"], answer["text"]) == ("not-yours", "deal 0 6: this is a move of chance")
            ack = await live.play(0, ["0 take"])
            while live.step < ack["step"]:
                await live.hear()
            answer = await live.play(0, ["0 leave"])
            assert (answer["type"], answer["clause"]) == ("refused", "S2")
