"""What goes wrong is the client's to mend only where it is: in what they have sent."""

import httpx
import pytest

from ostraka.server.app import make_app
from ostraka.server.errors import Conflict, Refusal, StoreDown, refusal_for
from ostraka.server.settings import Settings
from server.client import Browser
from server.conftest import Process

DEEP = b"[" * 60_000
READERS = [
    (method.upper(), path.format(link="A" * 22, seat=0))
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
def test_a_fault_of_ours_is_told_as_ours(error: Exception, code: str) -> None:
    assert refusal_for(error).code == code


@pytest.mark.parametrize(("method", "path"), READERS)
@pytest.mark.parametrize(
    "body", [DEEP, b"\xff", b'{"key":"\\ud800"}', b"{"], ids=["deep", "bytes", "half", "cut"]
)
def test_a_body_that_cannot_be_read_is_the_clients(
    server: Process, method: str, path: str, body: bytes
) -> None:
    answer = httpx.request(method, server.address + path, content=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")


async def test_a_message_that_cannot_be_read_is_the_clients(server: Process) -> None:
    async with Browser(server.address) as ada:
        table = await ada.open("cheops", ["me", "free"])
        async with ada.live(table["id"]) as live:
            await live.until("welcome")
            for text in (DEEP.decode()[:16_000], '{"type":"\\ud800"}', "{"):
                await live.socket.send(text)
                assert (await live.until("refused"))["code"] == "bad-message"
