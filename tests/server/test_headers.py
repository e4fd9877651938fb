"""The headers of every response, and the cookie."""

import socket
from collections.abc import Callable

import httpx
import pytest

from ostraka.server.http.security import HEADERS
from server.client import NOWHERE, Browser
from server.conftest import Process

PUBLIC = "https://play.example.org"


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
        ("POST", "/api/device-tokens", 403),
    ],
)
def test_the_headers_stand_on_every_answer(server: Process, method: str, path: str, status: int) -> None:
    answer = httpx.request(method, server.address + path)
    assert answer.status_code == status
    for name, value in HEADERS.items():
        assert answer.headers.get_list(name) == [value], name
    assert "server" not in answer.headers
    assert "strict-transport-security" not in answer.headers
    is_page = path == "/" or path.startswith("/static")  # kept by browsers, but asked after
    assert is_page == (answer.headers.get("cache-control") == "no-cache") or status == 404
    assert is_page or answer.headers.get("cache-control") == "no-store"
    if status >= 400:
        assert set(answer.json()) == {"code", "text", "clause", "reason", "retry"}


@pytest.mark.parametrize("path", ["/", "/static/plain.css", "/api/tables", "/health", "/nowhere"])
def test_a_head_is_answered_as_a_get_without_its_body(server: Process, path: str) -> None:
    got, head = httpx.get(server.address + path), httpx.head(server.address + path)
    assert head.status_code == got.status_code
    assert head.content == b""
    for name in ("content-type", "content-length", "cache-control", "content-security-policy"):
        assert head.headers.get(name) == got.headers.get(name), name


def test_security_headers_are_sent_even_for_malformed_requests(server: Process) -> None:
    with socket.create_connection(("127.0.0.1", server.port)) as wire:
        wire.sendall(b"GET nothing\r\n\r\n")
        answer = wire.recv(4096).decode()
    assert answer.startswith("HTTP/1.1 400")
    for name in HEADERS:
        assert name in answer


def test_a_page_may_load_nothing_from_elsewhere() -> None:
    policy = HEADERS["content-security-policy"]
    assert policy.startswith("default-src 'none';")
    assert "unsafe" not in policy.replace("script-src 'self' 'wasm-unsafe-eval';", "")
    assert "http" not in policy
    assert "*" not in policy


async def test_a_key_stands_in_a_cookie_that_no_script_can_read(server: Process) -> None:
    async with Browser(server.address) as ada:
        body = {"game": "cheops", "seats": [{}, {}]}
        answer = await ada.http.post("/api/tables", json=body)
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "path=/" in cookie
        assert "secure" not in cookie
        assert "domain" not in cookie


def test_behind_tls_the_cookie_is_secure_and_hsts_is_sent(
    start: Callable[..., Process],
) -> None:
    server = start(public_url=PUBLIC)
    answer = httpx.post(
        f"http://127.0.0.1:{server.listening}/api/tables",
        json={"game": "cheops", "seats": [{}, {}]},
        headers={"origin": PUBLIC},
    )
    assert answer.status_code == 201
    assert "; secure" in answer.headers["set-cookie"].lower()
    assert answer.headers["strict-transport-security"] == "max-age=31536000"
