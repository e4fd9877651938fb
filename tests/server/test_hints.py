"""Hints are computed once and stored."""

import asyncio
from collections.abc import Callable

from server.client import Browser
from server.conftest import Process
from server.test_fuzz import figures


async def thoughts(server: Process) -> float:
    return (await asyncio.to_thread(figures, server))["ostraka_bot_decisions_total"]


async def test_the_same_hint_is_found_once_and_outlives_the_server(start: Callable[..., Process]) -> None:
    server = start()
    async with Browser(server.address) as ada:
        table = await ada.open("cheops", ["me", "me"])
        async with ada.live(table["id"]) as live:
            await live.until("step")
            seat = live.views[0]["waiting"][0]
            before = await thoughts(server)
            first = await live.answer({"type": "hint", "id": "h1", "seat": seat})
            again = await live.answer({"type": "hint", "id": "h2", "seat": seat})
            assert first["type"] == "hinted"
            assert len(first["advice"]) > 0
            assert again["advice"] == first["advice"]
            assert await thoughts(server) == before + 1
            one = next(move for move in live.views[seat]["legal"] if move.count("=") == 1)
            other = await live.answer({"type": "hint", "id": "h3", "seat": seat, "moves": [one]})
            assert other["advice"] != first["advice"]  # what comes after a first stone looks different
        port = server.port
        server.stop()
        server.start(port)
        async with ada.live(table["id"]) as live:
            await live.until("step")
            stored = await live.answer({"type": "hint", "id": "h4", "seat": seat})
            assert stored["advice"] == first["advice"]
            assert await thoughts(server) == 0
