"""Security headers, and protection against cross-site requests."""

from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.types import Message, Scope

from ostraka.server.errors import Refusal
from ostraka.server.settings import Settings

MOST_BODY: Final = 65_536
_SAFE: Final = ("GET", "HEAD", "OPTIONS")
HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:;"
        " font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self';"
        " base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
_TLS: Final = ("strict-transport-security", "max-age=31536000")


def check_origin(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> None:
    """Refuse a page of another origin; a program that sends no Origin is no page."""
    origin = connection.headers.get("origin")
    if origin is None:
        return
    if settings.public_url:
        if origin == settings.origin:
            return
    else:
        host = connection.headers.get("host")
        if host and origin in (f"http://{host}", f"https://{host}"):
            return
    raise _foreign_origin()


def check_change(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> None:
    """Refuse a change that a page of another origin asks for (CSRF)."""
    if connection.scope.get("method") in _SAFE:
        return
    check_origin(connection, settings)
    if connection.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise _foreign_origin()


def _foreign_origin() -> Refusal:
    return Refusal("foreign-origin", "this request comes from a page of another site")


def headers(*, secure: bool) -> list[tuple[str, str]]:
    """The headers of every response."""
    return [*HEADERS.items(), *([_TLS] if secure else [])]


async def forbid_caching(message: Message, scope: Scope) -> None:
    """Forbid caches to store a response that has no Cache-Control of its own."""
    del scope
    if message["type"] == "http.response.start":
        given = list(message["headers"])
        if all(name != b"cache-control" for name, _ in given):
            message["headers"] = [*given, (b"cache-control", b"no-store")]
