"""Who may come in: where a request comes from, and what a page may do."""

from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ostraka.server.errors import Refusal
from ostraka.server.settings import Settings

MOST_BODY: Final = 65_536
_SAFE: Final = ("GET", "HEAD", "OPTIONS")
HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self';"
        " connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none';"
        " frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
_TLS: Final = ("strict-transport-security", "max-age=31536000")


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Whom a request comes from: behind proxies, what the outermost trusted one says."""
    settings: Settings = connection.app.state.building.settings
    if settings.proxies:
        told = connection.headers.get("x-forwarded-for", "").split(",")
        if len(told) >= settings.proxies and told[-settings.proxies].strip():
            return str(told[-settings.proxies].strip())
    client = connection.client
    return client.host if client else "-"


def check_origin(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> None:
    """A page of another site must not act for somebody; programs that send no origin are no pages."""
    origin = connection.headers.get("origin")
    if origin is None:
        return
    allowed = settings.public.rstrip("/") if settings.public else None
    if origin == allowed or (allowed is None and urlsplit(origin).netloc == connection.headers.get("host")):
        return
    raise Refusal("foreign-origin", "this comes from a page of another site")


def check_change(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> None:
    """Every change is asked for by our own page, or by a program."""
    if connection.scope.get("method") in _SAFE:
        return
    check_origin(connection, settings)
    if connection.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise Refusal("foreign-origin", "this comes from a page of another site")


class Headers:
    """Puts the headers on every answer."""

    def __init__(self, app: ASGIApp, *, secure: bool) -> None:
        self._app = app
        headers = dict([*HEADERS.items(), *([_TLS] if secure else [])])
        self._headers = [(name.encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def put(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = {name for name, _ in message["headers"]}
                added = [header for header in self._headers if header[0] not in given]
                message["headers"] = [*message["headers"], *added]
            await send(message)

        await self._app(scope, receive, put)
