"""An error is a 4xx only if the client caused it."""

import httpx
import msgspec
import pytest

from ostraka.server.errors import Conflict, Refusal, StoreDown, refusal_for
from ostraka.server.http.app import make_app
from ostraka.server.settings import Settings
from server.client import Browser
from server.conftest import Process

DEEP = b"[" * 60_000
READERS = [
    (method.upper(), path.format(link="A" * 22, seat=0, game="cheops", place=0))
    for path, operations in make_app(Settings()).openapi_schema.to_schema()["paths"].items()
    for method, operation in operations.items()
    if "requestBody" in operation
]


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (Refusal("taken", "seat 1 is taken"), "taken"),
        (StoreDown(), "unavailable"),
        (Conflict(), "unavailable"),
        (RecursionError(), "broken"),
        (UnicodeError(), "broken"),
        (ValueError(), "broken"),
    ],
    ids=lambda value: value if isinstance(value, str) else type(value).__name__,
)
def test_a_bug_of_the_server_is_reported_as_broken(error: Exception, code: str) -> None:
    assert refusal_for(error).code == code


def test_a_refusal_is_complete_over_http_and_websocket() -> None:
    refusal = Refusal("illegal", "text", clause="P6", reason="not keeping", retry=1.5)
    body = {"code": "illegal", "text": "text", "clause": "P6", "reason": "not keeping", "retry": 1.5}
    assert msgspec.to_builtins(refusal.problem) == body
    assert msgspec.to_builtins(refusal.refused("one")) == {"type": "refused", "id": "one", **body}


@pytest.mark.parametrize(
    ("game", "moves", "reason"),
    [("cheops", ["0 lay p2.1=die"], "no support"), ("pyramids", ["0 take 1"], "not taking")],
)
async def test_an_illegal_move_is_refused_with_the_name_of_its_reason(
    server: Process, game: str, moves: list[str], reason: str
) -> None:
    async with Browser(server.address) as ada:
        table = await ada.open(game, ["me", "me"])
        async with ada.live(table["id"]) as live:
            await live.until("step")
            seat = live.views[0]["waiting"][0]
            theirs = [f"{seat}{move[1:]}" for move in moves]
            for kind in ("play", "preview", "hint"):
                said = {"type": kind, "id": kind, "seat": seat, "moves": theirs}
                refused = await live.answer(said)
                assert (refused["code"], refused["reason"]) == ("illegal", reason)
                assert refused["clause"] in refused["text"]


@pytest.mark.parametrize(("method", "path"), READERS)
@pytest.mark.parametrize(
    "body", [DEEP, b"\xff", b'{"key":"\\ud800"}', b"{"], ids=["deep", "bytes", "half", "cut"]
)
def test_an_unreadable_body_is_a_client_error(server: Process, method: str, path: str, body: bytes) -> None:
    answer = httpx.request(method, server.address + path, content=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")


async def test_an_unreadable_message_is_a_client_error(server: Process) -> None:
    async with Browser(server.address) as ada:
        table = await ada.open("cheops", ["me", "free"])
        async with ada.live(table["id"]) as live:
            await live.until("welcome")
            for text in (DEEP.decode()[:16_000], '{"type":"\\ud800"}', "{"):
                await live.socket.send(text)
                assert (await live.until("refused"))["code"] == "bad-message"
