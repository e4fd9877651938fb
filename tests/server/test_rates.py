"""Rate limits and capacity limits."""

import asyncio
import contextlib
import json
from collections.abc import Callable
from pathlib import Path

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from ostraka.server import rate_limits
from ostraka.server.http.websocket import MOST_FAULTS
from server.client import NOWHERE, Browser, refusal
from server.conftest import Process


async def test_an_address_over_its_rate_limit_gets_retry_after(start: Callable[..., Process]) -> None:
    server = start(rate_limits="true")
    async with Browser(server.address) as eve:
        few = asyncio.Semaphore(20)  # at once: more would keep this side busy, not the server

        async def ask(number: int) -> httpx.Response:
            headers = {"x-forwarded-for": f"192.0.2.{number % 250}"}  # nobody is believed who says so
            async with few:
                return await eve.http.get("/api/tables", headers=headers)

        answers = await asyncio.gather(*map(ask, range(600)))
        refused = [answer for answer in answers if answer.status_code == 429]
        assert refused
        assert refused[0].json()["code"] == "too-fast"
        assert refused[0].json()["retry"] > 0
        assert int(refused[0].headers["retry-after"]) >= 1
        assert (await eve.http.get("/health")).status_code == 200


async def test_many_at_one_address_can_open_the_page(start: Callable[..., Process]) -> None:
    server = start(rate_limits="true")
    async with Browser(server.address) as ada:
        few = asyncio.Semaphore(10)

        async def ask(path: str) -> int:
            async with few:
                return (await ada.http.get(path)).status_code

        paths = [f"/t/{NOWHERE}", "/static/plain.css", "/learn"] * 130
        assert set(await asyncio.gather(*map(ask, paths))) == {200}


def test_behind_a_proxy_every_address_is_counted_by_itself(start: Callable[..., Process]) -> None:
    server = start(rate_limits="true", trusted_proxies="1")
    body = {"game": "cheops", "seats": [{}, {}]}

    def opened(*addresses: str) -> int:
        with httpx.Client(base_url=server.address) as client:
            return sum(
                client.post("/api/tables", json=body, headers={"x-forwarded-for": one}).status_code == 201
                for one in addresses
            )

    most = int(rate_limits.TABLES.burst)
    assert opened(*(f"192.0.2.{i}" for i in range(most + 10))) == most + 10
    assert most <= opened(*(f"192.0.2.{i}, 198.51.100.1" for i in range(most + 10))) <= most + 6
    assert most <= opened(*(f"2001:db8::{i}" for i in range(1, most + 11))) <= most + 6


async def test_tables_connections_and_keys_have_rates_too(start: Callable[..., Process]) -> None:
    server = start(rate_limits="true")
    async with Browser(server.address) as ada:
        table = await ada.open("cheops", ["me", "free"])
        opened = 1
        while (answer := await open_one(ada)).status_code == 201:
            opened += 1
        assert 0 <= opened - rate_limits.TABLES.burst < 6  # some time passes
        assert (answer.status_code, int(answer.headers["retry-after"]) in range(1, 6)) == (429, True)
        attempts = 0
        while (await ada.http.post("/api/device-tokens/use", json={"token": "x" * 43})).status_code == 404:
            attempts += 1
        assert 0 <= attempts - rate_limits.DEVICE_TOKENS.burst < 3
        for _ in range(int(rate_limits.CONNECTIONS.burst) + 30):
            refused, code = await refusal(server.address, NOWHERE)
            if refused["code"] == "too-fast":
                break
        assert (refused["code"], code) == ("too-fast", 4429)
        assert refused["retry"] > 0
        assert await ada.ask("GET", f"/api/tables/{table['id']}")  # what is ours goes on


async def open_one(browser: Browser) -> httpx.Response:
    return await browser.http.post("/api/tables", json={"game": "cheops", "seats": [{}, {}]})


async def test_a_connection_a_seat_and_a_table_have_rates(start: Callable[..., Process]) -> None:
    server = start(rate_limits="true")
    async with Browser(server.address) as ada, Browser(server.address) as ben:
        table = await ada.open("pyramids", ["me", "free"])
        await ben.sit(table["id"], 1)
        async with ada.live(table["id"]) as live, ben.live(table["id"]) as other:
            await live.until("step")
            for i in range(7):
                await live.say({"type": "hint", "id": f"{i}", "seat": 0, "moves": []})
            heard = [await live.hear() for _ in range(7)]
            while len(answers := [message for message in heard if "id" in message]) < 7:
                heard.append(await live.hear())
            refused = [answer for answer in answers if answer["type"] == "refused"]
            assert {answer["code"] for answer in refused} == {"too-fast"}
            assert refused[0]["retry"] > 0
            for i in range(int(rate_limits.MESSAGES.burst) + 60):
                await live.say({"type": "preview", "id": f"t{i}", "seat": 0, "moves": []})
            last = await live.until("refused")
            assert (last["code"], last["id"][0]) == ("too-fast", "t")
            bye = await live.until("bye")
            assert bye == {"type": "bye", "code": "too-many-faults", "reconnect": False}
            with contextlib.suppress(ConnectionClosed):
                await live.hear()
            assert live.socket.close_code == 1008
            preview = await other.answer({"type": "preview", "id": "t", "seat": 1, "moves": []})
            assert preview["type"] == "previewed"  # the other seat does not suffer


async def test_many_watchers_do_not_block_players(server: Process) -> None:
    async with Browser(server.address) as ada, contextlib.AsyncExitStack() as crowd:
        table = await ada.open("cheops", ["me", "free"])
        eves = [await crowd.enter_async_context(Browser(server.address)) for _ in range(2)]
        for i in range(rate_limits.CONNECTIONS_PER_TABLE):
            live = await crowd.enter_async_context(eves[i % 2].live(table["watch"]))
            await live.until("lobby")
        refused, code = await refusal(server.address, table["watch"])
        assert (refused["code"], code) == ("busy", 4503)
        async with ada.live(table["id"]) as mine:
            assert (await mine.until("welcome"))["table"]["seats"][0]["mine"]


async def test_a_seat_over_its_rate_limit_gets_a_time_to_retry(start: Callable[..., Process]) -> None:
    server = start(rate_limits="true")
    async with Browser(server.address) as ada:
        table = await ada.open("pyramids", ["me", "me"])
        async with ada.live(table["id"]) as first, ada.live(table["id"]) as second:
            await first.until("step")
            await second.until("step")
            for i in range(int(rate_limits.TURNS.burst)):
                await first.say({"type": "play", "id": f"{i}", "seat": 0, "moves": [], "step": 0})
            answer = await second.play(0, [])  # another way to the same seat
            while answer["code"] == "not-whole":  # some time passes
                answer = await second.play(0, [])
            assert answer["code"] == "too-fast"
            assert 0 < answer["retry"] <= 1 / rate_limits.TURNS.per_second
            other = await first.play(1, [])
            assert other["code"] == "not-whole"  # the other seat does not suffer
            await asyncio.sleep(answer["retry"])
            ack = await second.play(0, await second.whole_turn(0, min))
            assert ack["type"] == "ack"


class Hurried(Process):
    """A server without a rate limit for connections, so that a test can open many."""

    program = (
        "-c",
        """
from ostraka.server import rate_limits
rate_limits.CONNECTIONS = rate_limits.Rate(10_000, 10_000)
from ostraka.cli import main
main()
""",
    )


async def test_the_connections_of_an_address_are_limited(tmp_path: Path) -> None:
    server = Hurried(tmp_path, rate_limits="true", trusted_proxies="1").start()
    try:
        async with Browser(server.address) as ada, contextlib.AsyncExitStack() as crowd:
            tables = [await ada.open("cheops", ["me", "free"]) for _ in range(6)]
            for i in range(rate_limits.CONNECTIONS_PER_ADDRESS):
                live = await crowd.enter_async_context(ada.live(tables[i % 6]["id"]))
                await live.until("lobby")
            refused, code = await refusal(server.address, tables[0]["id"])
            assert (refused["code"], code, refused["retry"]) == ("too-fast", 4429, 30)
            elsewhere = {"x-forwarded-for": "192.0.2.1"}
            assert await is_welcome(server.address, tables[0]["watch"], elsewhere)
            await live.socket.close()
            async with asyncio.timeout(10):  # the server notices in its own time
                while not await is_welcome(server.address, tables[0]["watch"], {}):
                    pass
    finally:
        server.stop()


async def is_welcome(address: str, link: str, headers: dict[str, str]) -> bool:
    """Whether a connection is accepted."""
    url = f"{address.replace('http://', 'ws://')}/api/tables/{link}/live"
    async with connect(url, additional_headers=headers) as live:
        with contextlib.suppress(ConnectionClosed):
            await live.send('{"type": "hello"}')
        return bool(json.loads(await live.recv())["type"] == "welcome")


async def test_more_than_twenty_faults_end_a_connection(server: Process) -> None:
    async with Browser(server.address) as ada:
        table = await ada.open("cheops", ["me", "free"])
        async with ada.live(table["id"]) as line:
            for _ in range(MOST_FAULTS):
                await line.socket.send("nonsense")
                assert (await line.until("refused"))["code"] == "bad-message"
            await line.say({"type": "ping"})
            await line.until("pong")
            await line.socket.send("nonsense")
            assert (await line.until("bye"))["code"] == "too-many-faults"
