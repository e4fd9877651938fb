"""The HTTP API of people: keys, and tokens that give another device a key."""

from typing import Annotated, Final

from litestar import Response, post
from litestar.params import Body
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_204_NO_CONTENT

from ostraka.server import messages
from ostraka.server.db.people import COOKIE
from ostraka.server.errors import Refusal
from ostraka.server.http.access import address_of, ensure_person, key_cookie, person_of, services_of
from ostraka.server.http.openapi import problems
from ostraka.server.http.request_body import JsonRequest, strict_body
from ostraka.server.rate_limits import DEVICE_TOKENS


@post("/api/me", status_code=HTTP_200_OK, responses=problems(change=True))
async def ensure_key(request: JsonRequest) -> Response[messages.Me]:
    """Issue a key, or extend yours by a year; with a key, later requests can be retried safely."""
    _, issued = await ensure_person(request)
    same = [key_cookie(services_of(request).settings, request.cookies.get(COOKIE, ""))]
    return Response(messages.Me(new=bool(issued)), cookies=issued or same)


@post("/api/device-tokens", status_code=HTTP_201_CREATED, responses=problems("not-yours", change=True))
async def create_device_token(request: JsonRequest) -> messages.DeviceToken:
    """A one-time token for a private link, which gives another device a key of the same person."""
    person = await person_of(request)
    if person is None:
        raise Refusal("not-yours", "you have no games to transfer yet; open a table or take a seat first")
    services = services_of(request)
    services.rate_limits.take(DEVICE_TOKENS, address_of(request))
    return messages.DeviceToken(await services.store.people.add_device_token(person))


@post(
    "/api/device-tokens/use",
    status_code=HTTP_204_NO_CONTENT,
    responses=problems("unknown", change=True),
)
async def use_device_token(
    request: JsonRequest, data: Annotated[messages.UseDeviceToken, Body()]
) -> Response[None]:
    """Exchange a token for a key; it replaces the key that this browser had."""
    services = services_of(request)
    services.rate_limits.take(DEVICE_TOKENS, address_of(request))
    data = await strict_body(request, data)
    key = await services.store.people.exchange(data.token)
    if key is None:
        raise Refusal("unknown", "this private link is invalid or has expired")
    cookies = [key_cookie(services.settings, key)]
    return Response(None, cookies=cookies, status_code=HTTP_204_NO_CONTENT)


HANDLERS: Final = (ensure_key, create_device_token, use_device_token)
