"""From a request to its services, the address of its client, and its person."""

from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from ostraka.server.db.people import COOKIE, YEAR
from ostraka.server.http.request_body import JsonRequest
from ostraka.server.rate_limits import NEW_PEOPLE
from ostraka.server.services import Services
from ostraka.server.settings import Settings

Connection = ASGIConnection[Any, Any, Any, Any]


def services_of(connection: Connection) -> Services:
    services: Services = connection.app.state.services
    return services


def address_of(connection: Connection) -> str:
    """Rate-limit key: the client's address, or behind proxies the one from the outermost trusted proxy."""
    trusted = services_of(connection).settings.trusted_proxies
    client = connection.client
    host = client.host if client else "-"
    if trusted:
        forwarded = ",".join(connection.headers.getall("x-forwarded-for", [])).split(",")
        if len(forwarded) >= trusted:
            return _network(forwarded[-trusted].strip()) or _network(host) or host
    return _network(host) or host


def _network(address: str) -> str | None:
    """An IPv4 address as it is, an IPv6 address cut to its /64 network; None for anything else."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return None
    if isinstance(parsed, IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(IPv6Network((parsed, 64), strict=False))
    return str(parsed)


async def person_of(connection: Connection) -> str | None:
    """The person whose key is in the cookie, if any."""
    return await services_of(connection).store.people.find(connection.cookies.get(COOKIE))


async def ensure_person(request: JsonRequest) -> tuple[str, list[Cookie]]:
    """The person of a request, and the cookie with a key if this request had to issue one."""
    person = await person_of(request)
    if person is not None:
        return person, []
    services = services_of(request)
    services.rate_limits.take(NEW_PEOPLE, address_of(request))
    person, key = await services.store.people.add()
    request.state.cookies = [key_cookie(services.settings, key)]
    return person, request.state.cookies


def key_cookie(settings: Settings, key: str) -> Cookie:
    return Cookie(
        COOKIE,
        value=key,
        path="/",
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=settings.secure,
    )
