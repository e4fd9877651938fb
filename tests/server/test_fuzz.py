"""Fuzzing: whatever is sent, the server answers with a refusal, stays up, and leaks nothing."""

import asyncio
import contextlib
import json
import os
import secrets
import socket
import struct
import time
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import allow_header_conformance, positive_data_acceptance
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect

from ostraka.server.http import uvicorn_protocols
from ostraka.server.http.app import make_app
from ostraka.server.http.websocket import MOST_BYTES
from ostraka.server.settings import Settings
from server.client import Browser, Json
from server.conftest import Process

EXAMPLES = int(os.environ.get("OSTRAKA_FUZZ", "12"))
FRAMES = 1_000_000 if EXAMPLES > 100 else 30_000
MEGABYTE = 2**20
LAX = settings(
    max_examples=EXAMPLES,
    deadline=None,
    database=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
UNCHECKED = [
    allow_header_conformance,  # OPTIONS, which nobody needs, names only one method of an address in Litestar
    positive_data_acceptance,  # a bot has no nonce, a name can be seen: no schema says such things
]
schema = schemathesis.openapi.from_dict(make_app(Settings()).openapi_schema.to_schema())


def figures(server: Process) -> dict[str, float]:
    lines = httpx.get(f"{server.address}/metrics").text.splitlines()
    return {line.split()[0]: float(line.split()[1]) for line in lines if line[0] != "#" and "{" not in line}


def settled(server: Process, name: str, most: float, patience: float = 5.0) -> bool:
    """Whether a metric falls to a value in time."""
    end = time.monotonic() + patience
    while figures(server)[name] > most:
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True


@contextlib.contextmanager
def unharmed(server: Process, megabytes: float = 24) -> Iterator[None]:
    """Afterwards the server answers at once, and has leaked no connections, tasks or memory."""
    assert settled(
        server, "ostraka_starting", 0, patience=30
    )  # what it fetches when it starts is nobody's harm
    before = figures(server)
    yield
    started = time.monotonic()
    assert httpx.get(f"{server.address}/ready").status_code == 200
    assert time.monotonic() - started < 2
    assert settled(server, "ostraka_connections", before["ostraka_connections"])
    assert settled(server, "ostraka_tasks", before["ostraka_tasks"] + 2)
    grown = figures(server)["process_resident_memory_bytes"] - before["process_resident_memory_bytes"]
    assert grown < megabytes * MEGABYTE


@pytest.fixture(scope="module")
def tables(server: Process) -> tuple[dict[str, str], list[Json]]:
    """A person's cookie, and their tables: an open one and two running ones."""

    async def make() -> tuple[dict[str, str], list[Json]]:
        async with Browser(server.address) as ada:
            made = [
                await ada.open("pyramids", ["me", "free"]),
                await ada.open("pyramids", ["me", "me"]),
                await ada.open("cheops", ["me", "me"]),
            ]
            return dict(ada.http.cookies), made

    return asyncio.run(make())


def live(server: Process, tables: tuple[dict[str, str], list[Json]], which: int = 1) -> ClientConnection:
    cookies, made = tables
    return connect(
        f"ws://127.0.0.1:{server.port}/api/tables/{made[which]['id']}/live",
        additional_headers={"cookie": f"ostraka={cookies['ostraka']}"},
        max_queue=None,
    )


# --- HTTP


@schema.parametrize()
@LAX
def test_no_request_breaks_it(case: schemathesis.Case[Any], server: Process) -> None:
    case.call_and_validate(base_url=server.address, excluded_checks=UNCHECKED)


@schema.parametrize()
@LAX
def test_no_request_about_a_real_table_breaks_it(
    case: schemathesis.Case[Any], server: Process, tables: tuple[dict[str, str], list[Json]]
) -> None:
    cookies, made = tables
    if "link" in (case.path_parameters or {}):
        case.path_parameters["link"] = secrets.choice(made)[secrets.choice(("id", "watch"))]
    if "seat" in (case.path_parameters or {}) and secrets.randbelow(2):
        case.path_parameters["seat"] = secrets.randbelow(3)
    answer = case.call(base_url=server.address, cookies=cookies)
    case.validate_response(answer, checks=[not_a_server_error])
    if answer.status_code >= 400:
        assert set(answer.json()) == {"code", "text", "clause", "reason", "retry"}


@pytest.mark.parametrize(
    "body",
    [
        b"[" * 60_000,
        b'{"game":' * 8_000,
        b'{"game":"cheops","seats":' + b"[" * 5000 + b"]" * 5000 + b"}",
        b'{"game":"cheops","seats":[{"name":"\\ud800"},{}]}',
        b'{"game":"cheops","seats":[{"name":"\xff"},{}]}',
        b'{"game":"cheops","seats":[{"mine":1e999},{}]}',
        b'{"game":"cheops","seats":[{},{}],"options":{"delay":' + b"9" * 5000 + b"}}",
        b"\x00",
        b"",
        b"null",
    ],
    ids=range(10),
)
def test_a_body_without_a_message_is_refused(server: Process, body: bytes) -> None:
    with unharmed(server):
        for kind in ("application/json", "application/x-www-form-urlencoded", "multipart/form-data", "x"):
            answer = httpx.post(f"{server.address}/api/tables", content=body, headers={"content-type": kind})
            assert answer.status_code in (400, 413, 415), answer.text
            assert "code" in answer.json()


def test_a_long_body_is_refused(server: Process) -> None:
    def chunks() -> Iterator[bytes]:
        for _ in range(100):
            yield b" " * 65_536

    with unharmed(server):
        answer = httpx.post(f"{server.address}/api/tables", content=b" " * 70_000)
        assert (answer.status_code, answer.json()["code"]) == (413, "too-big")
        with contextlib.suppress(httpx.TransportError):  # cut off while it still sends
            assert httpx.post(f"{server.address}/api/tables", content=chunks()).status_code == 413


def test_long_headers_are_refused(server: Process) -> None:
    with unharmed(server), socket.create_connection(("127.0.0.1", server.port)) as endless:
        endless.sendall(b"GET / HTTP/1.1\r\n")
        with contextlib.suppress(OSError):
            for _ in range(2 * uvicorn_protocols.MOST_HEADERS // 1000):
                endless.sendall(b"x: " + b"y" * 995 + b"\r\n")
        assert endless.recv(12) in (b"HTTP/1.1 400", b"")


# --- WebSocket

moves = st.lists(
    st.one_of(
        st.text(max_size=100), st.sampled_from(["0 keep 18 22", "0 done", "1 lay p1 red", "roll", "0"])
    ),
    max_size=35,
)
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=50),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
sent = st.one_of(
    st.fixed_dictionaries(
        {"type": st.sampled_from(["hello", "play", "preview", "hint", "ping", "welcome", ""])},
        optional={
            "id": st.text(max_size=45) | st.just("a") | anything,
            "seat": st.integers(-2, 6) | anything,
            "moves": moves | anything,
            "step": st.integers() | anything,
        },
    ),
    anything,
)


@given(said=st.lists(sent, max_size=15), first=st.booleans())
@LAX
def test_no_message_breaks_it(
    said: list[Any], first: bool, server: Process, tables: tuple[dict[str, str], list[Json]]
) -> None:
    with live(server, tables, which=1 + len(said) % 2) as socket_:
        with contextlib.suppress(ConnectionClosed):
            if first:
                socket_.send('{"type":"hello"}')
            for message in said:
                socket_.send(json.dumps(message))
            socket_.send('{"type":"ping"}')
        heard = everything(socket_, until="pong")
        assert {message["type"] for message in heard} <= {
            "welcome", "lobby", "step", "refused", "previewed", "ack", "hinted", "pong", "bye",
        }  # fmt: skip
        assert not [message for message in heard if message.get("code") in ("broken", "unavailable")]


def everything(connection: ClientConnection, until: str | None = None) -> list[Json]:
    """All that is said until the connection ends, or until a message of some kind."""
    heard: list[Json] = []
    with contextlib.suppress(ConnectionClosed):
        while not heard or heard[-1]["type"] != until:
            heard.append(json.loads(connection.recv(timeout=20)))
    return heard


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "[" * MOST_BYTES,
        '{"type":' * 2000,
        '{"type":"ping","x":1}',
        "\u0000",
        "9" * MOST_BYTES,
        '"\\ud800"',
    ],
    ids=range(8),
)
def test_a_text_frame_without_a_message_is_refused(
    server: Process, tables: tuple[dict[str, str], list[Json]], text: str
) -> None:
    with unharmed(server), live(server, tables) as connection:
        connection.send('{"type":"hello"}')
        for _ in range(3):
            connection.send(text)
        connection.send('{"type":"ping"}')
        heard = everything(connection, "pong")
        assert [message["code"] for message in heard if message["type"] == "refused"] == ["bad-message"] * 3
        with contextlib.suppress(ConnectionClosed):  # the server may hang up before the last is sent
            for _ in range(20):
                connection.send(text)
        assert everything(connection)[-1] == {"type": "bye", "code": "too-many-faults", "reconnect": False}
        assert connection.close_code == 1008


def test_binary_frames_are_refused(server: Process, tables: tuple[dict[str, str], list[Json]]) -> None:
    with unharmed(server), live(server, tables) as connection:
        connection.send('{"type":"hello"}')
        connection.send(b'{"type":"ping"}')
        assert everything(connection, "refused")[-1]["code"] == "bad-message"
        connection.send(b"\xff\xfe", text=True)
        everything(connection)
        assert connection.close_code == 1007


def test_a_long_message_is_refused_and_a_huge_one_ends_the_connection(
    server: Process, tables: tuple[dict[str, str], list[Json]]
) -> None:
    with unharmed(server), live(server, tables) as connection:
        connection.send('{"type":"hello"}')
        connection.send(" " * (MOST_BYTES + 1))
        assert everything(connection, "refused")[-1]["code"] == "too-big"
        with contextlib.suppress(ConnectionClosed):
            connection.send("x" * 10 * MEGABYTE)
        everything(connection)
        assert connection.close_code in (1009, 1006)


def test_a_connection_without_hello_is_closed(
    server: Process, tables: tuple[dict[str, str], list[Json]]
) -> None:
    with live(server, tables) as connection:
        connection.send('{"type":"ping"}')
        assert [message["code"] for message in everything(connection)] == ["bad-message"]
        assert connection.close_code == 1008


def test_a_million_tiny_frames_hurt_nobody(
    server: Process, tables: tuple[dict[str, str], list[Json]]
) -> None:
    with unharmed(server, 48), live(server, tables) as other:
        other.send('{"type":"hello"}')
        everything(other, "step")
        sent_frames = slowest = 0.0
        while sent_frames < FRAMES:
            with live(server, tables) as connection, contextlib.suppress(ConnectionClosed, OSError):
                connection.send('{"type":"hello"}')
                tiny = Frame(Opcode.TEXT, b"x").serialize(mask=True) * 1000
                for _ in range(10):
                    sent_frames += 1000
                    connection.socket.sendall(tiny)
            started = time.monotonic()
            other.send('{"type":"ping"}')
            everything(other, "pong")
            slowest = max(slowest, time.monotonic() - started)
        assert slowest < 2


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.CONT], ids=["pings", "pieces"])
def test_endless_pings_or_frames_use_no_memory(
    server: Process, tables: tuple[dict[str, str], list[Json]], opcode: Opcode
) -> None:
    pings = opcode is Opcode.PING
    many = Frame(opcode, b"p" * 100 if pings else b"", fin=pings).serialize(mask=True) * 1000
    with unharmed(server, 48), deaf_watcher(server.port, tables[1][1]["watch"]) as raw:
        raw.settimeout(1)
        with contextlib.suppress(OSError):  # cut off, or no longer read
            raw.sendall(b"" if pings else Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True))
            for _ in range(FRAMES // 1000):
                raw.sendall(many)


async def test_a_client_that_does_not_read_is_disconnected_and_delays_nobody(
    start: Callable[..., Process],
) -> None:
    server = start()
    async with Browser(server.address) as ada:
        table = await ada.open("pyramids", ["me", "me"])
        with deaf_watcher(server.port, table["watch"]):
            await nobody_waits(server, ada, table["id"])


async def nobody_waits(server: Process, ada: Browser, link: str) -> None:
    """Until the one who does not read is cut off, all others are answered at once."""
    async with ada.live(link) as other:
        await other.until("step")
        slowest = 0.0
        end = time.monotonic() + 3 * uvicorn_protocols.TIMEOUT
        # every visit makes the server tell everybody who is there
        while figures(server)["ostraka_connections"] > 1:
            assert time.monotonic() < end
            async with contextlib.AsyncExitStack() as visits:
                for _ in range(30):
                    await visits.enter_async_context(ada.live(link))
            started = time.monotonic()
            await other.say({"type": "ping"})
            await other.until("pong")
            slowest = max(slowest, time.monotonic() - started)
        assert slowest < 2


def deaf_watcher(port: int, link: str) -> socket.socket:
    """Someone who says hello and never reads, with the smallest of buffers."""
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    deaf.connect(("127.0.0.1", port))
    deaf.sendall(
        f"GET /api/tables/{link}/live HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
        "sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    assert deaf.recv(12) == b"HTTP/1.1 101"
    deaf.sendall(Frame(Opcode.TEXT, b'{"type":"hello"}').serialize(mask=True))
    return deaf


def test_connections_cut_at_any_point_leave_nothing(
    server: Process, tables: tuple[dict[str, str], list[Json]]
) -> None:
    cookies, made = tables
    request = (
        f"GET /api/tables/{made[1]['id']}/live HTTP/1.1\r\nhost: 127.0.0.1:{server.port}\r\n"
        f"cookie: ostraka={cookies['ostraka']}\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
        "sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()
    hello = Frame(Opcode.TEXT, b'{"type":"hello"}').serialize(mask=True)
    hint = Frame(Opcode.TEXT, b'{"type":"preview","id":"a","seat":0,"moves":[]}').serialize(mask=True)
    everything_sent = request + hello + hint
    with unharmed(server):
        for end in range(1, len(everything_sent), 7):
            with socket.create_connection(("127.0.0.1", server.port)) as cut:
                cut.sendall(everything_sent[:end])
                if end % 2:  # a reset, not an orderly end
                    cut.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))


def test_a_flood_of_tables_is_held_back(start: Callable[..., Process]) -> None:
    server = start(rate_limits="true")
    body = {"game": "cheops", "seats": [{"bot": "random"}, {}]}
    with httpx.Client(base_url=server.address) as client:
        first = client.post("/api/tables", json=body).status_code  # brings the game itself into memory
        with unharmed(server):
            answers = [client.post("/api/tables", json=body).status_code for _ in range(100)]
            assert set(answers) == {201, 429}
            assert answers.count(201) < 29
    assert figures(server)["ostraka_rooms"] == [first, *answers].count(201)
