"""Nobody gets in, reads or takes what is not theirs."""

import asyncio
import contextlib
import hashlib
import json
import random
import secrets
import socket
import sqlite3
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from ostraka.server import limits
from ostraka.server.app import make_app
from ostraka.server.guard import HEADERS
from ostraka.server.settings import Settings
from server.client import Browser, Json
from server.conftest import Process

NONCE = "ab" * 16
NOWHERE = "A" * 22
PUBLIC = "https://play.example.org"
CHANGES = [
    (method.upper(), path.format(link=NOWHERE, seat=0))
    for path, operations in make_app(Settings()).openapi_schema.to_schema()["paths"].items()
    for method in operations
    if method != "get"
]


def stored(server: Process) -> bytes:
    """Every byte of the database, what is not yet written back included."""
    return b"".join(path.read_bytes() for path in server.folder.glob("games.sqlite*"))


async def refusal(address: str, link: str, headers: dict[str, str] | None = None) -> tuple[Json, int]:
    """How a connection is turned away: what is said, and the code of the close."""
    url = f"{address.replace('http://', 'ws://')}/api/tables/{link}/live"
    async with connect(url, additional_headers=headers) as live:
        told: Json = json.loads(await live.recv())
        with contextlib.suppress(ConnectionClosed):
            await live.recv()
        assert live.close_code is not None
        return told, live.close_code


# --- headers and cookies


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/static/plain.css", 200),
        ("GET", "/static/../app.py", 404),
        ("GET", "/static/%2e%2e/app.py", 404),
        ("GET", "/schema", 200),
        ("GET", "/schema/openapi.json", 200),
        ("GET", "/health", 200),
        ("GET", "/ready", 200),
        ("GET", "/metrics", 200),
        ("GET", "/api/tables", 200),
        ("GET", "/api/tables/short", 400),
        ("GET", f"/api/tables/{NOWHERE}", 404),
        ("GET", "/nowhere", 404),
        ("PATCH", "/api/tables", 405),
        ("POST", "/api/tables", 400),
        ("POST", "/api/keys", 403),
    ],
)
def test_the_headers_stand_on_every_answer(server: Process, method: str, path: str, status: int) -> None:
    answer = httpx.request(method, server.address + path)
    assert answer.status_code == status
    for name, value in HEADERS.items():
        assert answer.headers.get_list(name) == [value], name
    assert "server" not in answer.headers
    assert "strict-transport-security" not in answer.headers
    assert path.startswith("/static") == (answer.headers.get("cache-control") != "no-store") or status == 404
    if status >= 400:
        assert set(answer.json()) == {"code", "text", "clause", "reason", "retry"}


def test_the_headers_stand_even_on_what_is_no_http(server: Process) -> None:
    with socket.create_connection(("127.0.0.1", server.port)) as wire:
        wire.sendall(b"GET nothing\r\n\r\n")
        answer = wire.recv(4096).decode()
    assert answer.startswith("HTTP/1.1 400")
    for name in HEADERS:
        assert name in answer


def test_a_page_may_load_nothing_from_elsewhere() -> None:
    policy = HEADERS["content-security-policy"]
    assert policy.startswith("default-src 'none';")
    assert "unsafe" not in policy
    assert "http" not in policy
    assert "*" not in policy


async def test_a_key_stands_in_a_cookie_that_no_script_can_read(server: Process) -> None:
    async with Browser(server.address) as ada:
        body = {"game": "cheops", "chairs": [{}, {}]}
        answer = await ada.http.post("/api/tables", json=body)
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "path=/" in cookie
        assert "secure" not in cookie
        assert "domain" not in cookie


def test_behind_tls_a_cookie_is_secure_and_the_browser_is_told_to_stay(
    start: Callable[..., Process],
) -> None:
    server = start(public=PUBLIC)
    answer = httpx.post(
        f"http://127.0.0.1:{port_of(server)}/api/tables",
        json={"game": "cheops", "chairs": [{}, {}]},
        headers={"origin": PUBLIC},
    )
    assert answer.status_code == 201
    assert "; secure" in answer.headers["set-cookie"].lower()
    assert answer.headers["strict-transport-security"] == "max-age=31536000"


# --- what is stored


async def test_of_keys_only_the_hashes_are_stored(server: Process) -> None:
    async with Browser(server.address) as ada:
        await ada.open("cheops", ["me", "free"])
        key = ada.http.cookies["ostraka"]
        another = (await ada.ask("POST", "/api/keys", status=201))["key"]
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


# --- pages of other sites


@pytest.mark.parametrize(("method", "path"), CHANGES)
def test_no_page_of_another_site_can_change_anything(server: Process, method: str, path: str) -> None:
    for headers in (
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": "http://["},
        {"origin": server.address + ".evil.example"},
        {"origin": server.address, "sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ):
        answer = httpx.request(method, server.address + path, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin"), headers
    own = httpx.request(method, server.address + path, headers={"origin": server.address})
    assert own.json().get("code") != "foreign-origin"


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://["])
async def test_no_page_of_another_site_can_connect(server: Process, origin: str) -> None:
    async with Browser(server.address) as ada:
        table = await ada.open("cheops", ["me", "free"])
    told, code = await refusal(server.address, table["id"], {"origin": origin})
    assert (told["type"], told["code"], code) == ("refused", "foreign-origin", 4403)


def test_with_a_public_address_only_its_pages_count(start: Callable[..., Process]) -> None:
    server = start(public=PUBLIC + "/")
    address = f"http://127.0.0.1:{port_of(server)}"
    body = {"game": "cheops", "chairs": [{}, {}]}
    for origin, status in ((address, 403), (PUBLIC, 201), ("https://play.example.org.evil.org", 403)):
        answer = httpx.post(f"{address}/api/tables", json=body, headers={"origin": origin})
        assert answer.status_code == status, origin


# --- links and seats of others


async def test_who_has_the_link_to_watch_cannot_sit_or_play(server: Process) -> None:
    async with Browser(server.address) as ada, Browser(server.address) as eve:
        table = await ada.open("pyramids", ["me", "free", "scribe"])
        watch = table["watch"]
        seen = await eve.ask("GET", f"/api/tables/{watch}")
        assert (seen["id"], seen["follower"]) == (None, None)
        await eve.sit(watch, 1, status=404)
        await eve.ask("DELETE", f"/api/tables/{watch}/seats/1", status=404)
        await eve.ask("POST", f"/api/tables/{watch}/seats/0/stand-in", {}, status=404)
        await eve.ask("DELETE", f"/api/tables/{watch}/seats/0/stand-in", status=404)
        await eve.ask("POST", f"/api/tables/{watch}/rematch", status=404)
        await ada.sit(table["id"], 1)
        async with eve.live(watch) as live:
            assert (await live.until("welcome"))["table"]["id"] is None
            for kind in ("play", "try", "hint"):
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
            for kind in ("play", "try", "hint"):
                answer = await live.answer({"type": kind, "id": kind, "seat": 0, "moves": []})
                assert (answer["type"], answer["code"]) == ("refused", "not-yours")
            mine = next(iter(live.views[1]["legal"]))
            others = "0" + mine[1:]
            stolen = await live.play(1, [others])
            assert stolen["type"] == "refused"


async def test_what_is_private_can_be_read_by_nobody_else(server: Process) -> None:
    async with Browser(server.address) as ada, Browser(server.address) as eve:
        table = await ada.open("cheops", ["me", "random"], wishes={"watching": False})
        async with ada.live(table["id"]) as live:
            await live.play_to_the_end(random.Random(1).choice)
        await ada.ask("GET", f"/api/tables/{table['id']}/record")
        for link in (table["id"], table["watch"]):
            for what in ("record", "replay", "replay/1", "review"):
                refused = await eve.ask("GET", f"/api/tables/{link}/{what}", status=403)
                assert refused["code"] == "not-yours"
            told, code = await refusal(server.address, link)
            assert (told["code"], code) == ("not-yours", 4403)
        assert await eve.ask("GET", "/api/tables") == []
        await eve.ask("POST", "/api/keys", status=403)


async def test_a_wrong_or_broken_cookie_is_nobody(server: Process) -> None:
    async with Browser(server.address) as ada:
        await ada.open("cheops", ["me", "free"])
        for value in ("x", "A" * 43, "A" * 44, "%00" * 20, ada.http.cookies["ostraka"][:-1] + "!"):
            async with Browser(server.address) as eve:
                answer = await eve.http.get("/api/tables", headers={"cookie": f"ostraka={value}"})
            assert (answer.status_code, answer.json()) == (200, [])


# --- names


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "\u00a0",
        "Ada\u0000",
        "Ada\nBen",
        "Ada\u001b[31m",
        "Ada\u0085",
        "\u202eadA",
        "Ada\u2066",
        "\u200f",
        "\u200b",
        "Ada\ufeff",
        "Ada\u2028",
        "\u3164",
        "a\u200db",
        "A" * 41,
    ],
    ids=lambda name: ascii(name)[:20],
)
async def test_a_name_that_could_deceive_is_refused(server: Process, name: str) -> None:
    async with Browser(server.address) as ada, Browser(server.address) as ben:
        table = await ada.open("cheops", ["me", "free"])
        refused = await ben.sit(table["id"], 1, name, status=400)
        assert refused["code"] == "bad-message"
        assert "name" in refused["text"]
        chairs = [{"mine": True, "name": name, "nonce": NONCE}, {}]
        await ben.ask("POST", "/api/tables", {"game": "cheops", "chairs": chairs}, status=400)


@pytest.mark.parametrize(
    "name",
    ["<script>alert(1)</script>", "'; drop table people; --", "مريم", "Żółć", "👩🚀", "{{7*7}}", "A" * 40],
)
async def test_any_other_name_is_kept_as_it_is(server: Process, name: str) -> None:
    async with Browser(server.address) as ada, Browser(server.address) as ben:
        table = await ada.open("cheops", ["me", "free"])
        sat = await ben.sit(table["id"], 1, name)
        assert sat["chairs"][1]["name"] == name
        answer = await ben.http.get(f"/api/tables/{table['id']}")
        assert answer.headers["content-type"] == "application/json"


# --- rates


async def test_an_address_that_asks_too_much_is_told_when_to_come_back(start: Callable[..., Process]) -> None:
    server = start(rates="true")
    async with Browser(server.address) as eve:

        async def ask(number: int) -> httpx.Response:
            told = {"x-forwarded-for": f"192.0.2.{number % 250}"}  # nobody is believed who says so
            return await eve.http.get("/api/tables", headers=told)

        answers = await asyncio.gather(*map(ask, range(600)))
        refused = [answer for answer in answers if answer.status_code == 429]
        assert refused
        assert refused[0].json()["code"] == "too-fast"
        assert refused[0].json()["retry"] > 0
        assert int(refused[0].headers["retry-after"]) >= 1
        assert (await eve.http.get("/health")).status_code == 200


def test_behind_a_proxy_every_address_is_counted_by_itself(start: Callable[..., Process]) -> None:
    server = start(rates="true", proxies="1")
    body = {"game": "cheops", "chairs": [{}, {}]}

    def opened(*told: str) -> int:
        with httpx.Client(base_url=server.address) as client:
            return sum(
                client.post("/api/tables", json=body, headers={"x-forwarded-for": one}).status_code == 201
                for one in told
            )

    most = int(limits.TABLES.at_once)
    assert opened(*(f"192.0.2.{i}" for i in range(most + 10))) == most + 10
    assert most <= opened(*(f"192.0.2.{i}, 198.51.100.1" for i in range(most + 10))) <= most + 6
    assert most <= opened(*(f"2001:db8::{i}" for i in range(1, most + 11))) <= most + 6


async def test_tables_connections_and_keys_have_rates_too(start: Callable[..., Process]) -> None:
    server = start(rates="true")
    async with Browser(server.address) as ada:
        table = await ada.open("cheops", ["me", "free"])
        opened = 1
        while (answer := await open_one(ada)).status_code == 201:
            opened += 1
        assert 0 <= opened - limits.TABLES.at_once < 6  # some time passes
        assert (answer.status_code, int(answer.headers["retry-after"]) in range(1, 6)) == (429, True)
        tried = 0
        while (await ada.http.post("/api/keys/use", json={"key": "x" * 43})).status_code == 404:
            tried += 1
        assert 0 <= tried - limits.KEYS.at_once < 3
        for _ in range(int(limits.CONNECTIONS.at_once) + 30):
            told, code = await refusal(server.address, NOWHERE)
            if told["code"] == "too-fast":
                break
        assert (told["code"], code) == ("too-fast", 4429)
        assert told["retry"] > 0
        assert await ada.ask("GET", f"/api/tables/{table['id']}")  # what is ours goes on


async def open_one(browser: Browser) -> httpx.Response:
    return await browser.http.post("/api/tables", json={"game": "cheops", "chairs": [{}, {}]})


async def test_a_connection_a_seat_and_a_table_have_rates(start: Callable[..., Process]) -> None:
    server = start(rates="true")
    async with Browser(server.address) as ada, Browser(server.address) as ben:
        table = await ada.open("pyramids", ["me", "free"])
        await ben.sit(table["id"], 1)
        async with ada.live(table["id"]) as live, ben.live(table["id"]) as other:
            await live.until("step")
            answers = [
                await live.answer({"type": "hint", "id": f"{i}", "seat": 0, "moves": []}) for i in range(7)
            ]
            refused = [answer for answer in answers if answer["type"] == "refused"]
            assert {answer["code"] for answer in refused} == {"too-fast"}
            assert refused[0]["retry"] > 0
            for i in range(int(limits.MESSAGES.at_once) + 60):
                await live.say({"type": "try", "id": f"t{i}", "seat": 0, "moves": []})
            last = await live.until("refused")
            assert (last["code"], last["id"][0]) == ("too-fast", "t")
            bye = await live.until("bye")
            assert bye == {"type": "bye", "code": "too-many-faults", "again": False}
            with contextlib.suppress(ConnectionClosed):
                await live.hear()
            assert live.socket.close_code == 1008
            tried = await other.answer({"type": "try", "id": "t", "seat": 1, "moves": []})
            assert tried["type"] == "tried"  # the other seat does not suffer


async def test_a_crowd_that_watches_keeps_no_player_out(server: Process) -> None:
    async with Browser(server.address) as ada, contextlib.AsyncExitStack() as crowd:
        table = await ada.open("cheops", ["me", "free"])
        eves = [await crowd.enter_async_context(Browser(server.address)) for _ in range(2)]
        for i in range(limits.CONNECTIONS_AT_A_TABLE):
            live = await crowd.enter_async_context(eves[i % 2].live(table["watch"]))
            await live.until("lobby")
        told, code = await refusal(server.address, table["watch"])
        assert (told["code"], code) == ("busy", 4503)
        async with ada.live(table["id"]) as mine:
            assert (await mine.until("welcome"))["table"]["chairs"][0]["mine"]


# --- what is told when something breaks, and what is logged


async def test_an_answer_never_carries_a_trace(start: Callable[..., Process]) -> None:
    server = start()
    async with Browser(server.address) as ada:
        table = await ada.open("cheops", ["me", "free"])
        port = server.port
        server.stop()
        with contextlib.closing(sqlite3.connect(server.folder / "games.sqlite")) as database:
            database.execute("update tables set wishes = 'nonsense'")
            database.commit()
        server.start(port)
        answer = await ada.http.get(f"/api/tables/{table['id']}")
        assert answer.status_code == 500
        assert answer.json() == {
            "code": "broken",
            "text": "something went wrong here; it is in the log",
            "clause": None,
            "reason": None,
            "retry": None,
        }
        told, code = await refusal(server.address, table["id"])
        assert (told["code"], code) == ("broken", 4500)
    log = server.log.read_text()
    assert "Traceback" in log
    assert table["id"] not in log


async def test_the_log_of_a_whole_game_lets_nobody_in(start: Callable[..., Process]) -> None:
    server = start(log="debug")
    async with Browser(server.address) as ada, Browser(server.address) as ben:
        table = await ada.open("cheops", ["me", "free", "random"])
        link = table["id"]
        nonce = secrets.token_hex(16)
        await ben.ask("POST", f"/api/tables/{link}/seats/1", {"name": "Ben", "nonce": nonce})
        key = (await ada.ask("POST", "/api/keys", status=201))["key"]
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


def port_of(server: Process) -> int:
    """Where a server listens that says another address to the world."""
    found = {
        int(line.split()[1].rsplit(":", 1)[1], 16)
        for line in Path(f"/proc/{server.pid}/net/tcp").read_text().splitlines()[1:]
        if line.split()[3] == "0A" and line.split()[9] in sockets_of(server.pid)
    }
    assert len(found) == 1
    return found.pop()


def sockets_of(pid: int) -> set[str]:
    """The sockets that a process holds; a file may be closed while we look."""
    found = set()
    for link in Path(f"/proc/{pid}/fd").iterdir():
        with contextlib.suppress(FileNotFoundError):
            name = str(link.readlink())
            if name.startswith("socket:"):
                found.add(name[8:-1])
    return found
