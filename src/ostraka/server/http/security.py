"""Who may come in: where a request comes from, and what a page may do."""

from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.types import Message, Scope

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
    client = connection.client
    host = client.host if client else "-"
    if settings.proxies:
        told = ",".join(connection.headers.getall("x-forwarded-for", [])).split(",")
        if len(told) >= settings.proxies:
            return _place(told[-settings.proxies].strip()) or _place(host) or host
    return _place(host) or host


def _place(address: str) -> str | None:
    """An address as it is counted: of the sixth kind everybody has 2**64, so all of those are one."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return None
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(IPv6Network((found, 64), strict=False))
    return str(found)


def check_origin(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> None:
    """A page of another site must not act for somebody; programs that send no origin are no pages."""
    origin = connection.headers.get("origin")
    if origin is None:
        return
    if settings.public:
        if origin == settings.origin:
            return
    else:
        host = connection.headers.get("host")
        if host and origin in (f"http://{host}", f"https://{host}"):
            return
    raise Refusal("foreign-origin", "this comes from a page of another site")


def check_change(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> None:
    """Every change is asked for by our own page, or by a program."""
    if connection.scope.get("method") in _SAFE:
        return
    check_origin(connection, settings)
    if connection.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise Refusal("foreign-origin", "this comes from a page of another site")


def headers(*, secure: bool) -> list[tuple[str, str]]:
    """What stands on every answer, whoever gives it."""
    return [*HEADERS.items(), *([_TLS] if secure else [])]


async def keep_private(message: Message, scope: Scope) -> None:
    """No cache keeps an answer that does not ask for it."""
    del scope
    if message["type"] == "http.response.start":
        given = list(message["headers"])
        if all(name != b"cache-control" for name, _ in given):
            message["headers"] = [*given, (b"cache-control", b"no-store")]
