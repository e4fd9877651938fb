"""Only pages of our own origin may change anything."""

from collections.abc import Callable

import httpx
import pytest

from ostraka.server.http.app import make_app
from ostraka.server.settings import Settings
from server.client import NOWHERE, Browser, refusal
from server.conftest import Process

PUBLIC = "https://play.example.org"
CHANGES = [
    (method.upper(), path.format(link=NOWHERE, seat=0, game="cheops", place=0))
    for path, operations in make_app(Settings()).openapi_schema.to_schema()["paths"].items()
    for method in operations
    if method != "get"
]


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
    answer = httpx.request(method, server.address + path, headers={"origin": server.address})
    assert answer.json().get("code") != "foreign-origin"


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://["])
async def test_no_page_of_another_site_can_connect(server: Process, origin: str) -> None:
    async with Browser(server.address) as ada:
        table = await ada.open("cheops", ["me", "free"])
    refused, code = await refusal(server.address, table["id"], {"origin": origin})
    assert (refused["type"], refused["code"], code) == ("refused", "foreign-origin", 4403)


def test_with_a_public_address_only_its_pages_count(start: Callable[..., Process]) -> None:
    server = start(public_url=PUBLIC + "/")
    address = f"http://127.0.0.1:{server.listening}"
    body = {"game": "cheops", "seats": [{}, {}]}
    for origin, status in ((address, 403), (PUBLIC, 201), ("https://play.example.org.evil.org", 403)):
        answer = httpx.post(f"{address}/api/tables", json=body, headers={"origin": origin})
        assert answer.status_code == status, origin
