"""Neither error responses nor logs contain traces or secrets."""

import asyncio
import contextlib
import json
import random
import secrets
import sqlite3
from collections.abc import Callable

from server.client import Browser, refusal
from server.conftest import Process


async def test_an_answer_never_carries_a_trace(start: Callable[..., Process]) -> None:
    server = start()
    async with Browser(server.address) as ada:
        table = await ada.open("cheops", ["me", "free"])
        port = server.port
        server.stop()
        with contextlib.closing(sqlite3.connect(server.folder / "games.sqlite")) as database:
            database.execute("update tables set options = 'nonsense'")
            database.commit()
        server.start(port)
        answer = await ada.http.get(f"/api/tables/{table['id']}")
        assert answer.status_code == 500
        assert answer.json() == {
            "code": "broken",
            "text": "the server failed to handle this; the details are in its log",
            "clause": None,
            "reason": None,
            "retry": None,
        }
        refused, code = await refusal(server.address, table["id"])
        assert (refused["code"], code) == ("broken", 4500)
    log = server.log.read_text()
    assert "Traceback" in log
    assert table["id"] not in log


async def test_the_log_of_a_whole_game_contains_no_link_or_key(start: Callable[..., Process]) -> None:
    server = start(log_level="debug")
    async with Browser(server.address) as ada, Browser(server.address) as ben:
        table = await ada.open("cheops", ["me", "free", "random"])
        link = table["id"]
        nonce = secrets.token_hex(16)
        await ben.ask("POST", f"/api/tables/{link}/seats/1", {"name": "Ben", "nonce": nonce})
        key = (await ada.ask("POST", "/api/device-tokens", status=201))["token"]
        await ben.ask("POST", f"/api/tables/{link}/seats/1", {"name": "\u0000", "nonce": nonce}, status=400)
        await ben.ask("GET", f"/api/tables/{link}/record", status=409)
        async with ada.live(link) as first, ben.live(link) as second:
            await second.socket.send("nonsense")
            choose = random.Random(1).choice
            await asyncio.gather(first.play_to_the_end(choose), second.play_to_the_end(choose))
        record = await ada.ask("GET", f"/api/tables/{link}/record")
        cookies = [ada.http.cookies["ostraka"], ben.http.cookies["ostraka"]]
    server.stop()
    log = server.log.read_text()
    fair = record["options"]["fair"]
    secret = [link, table["watch"], key, nonce, fair["secret"], *filter(None, fair["nonces"]), *cookies]
    assert len(secret) >= 8
    for one in secret:
        assert one not in log
    for line in log.splitlines():
        assert {"time", "level", "message"} <= set(json.loads(line))
