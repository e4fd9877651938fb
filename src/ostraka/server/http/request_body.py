"""Reading the body of a request; one that cannot be read is the client's fault."""

from typing import Any, Final, TypeVar

import msgspec
from litestar import Request

from ostraka.server.errors import LONGEST_TEXT, Refusal

T = TypeVar("T")
UNREADABLE: Final = (msgspec.DecodeError, RecursionError, UnicodeError)  # what decoding raises


class JsonRequest(Request[Any, Any, Any]):
    """A request that answers an unreadable body with `bad-message`."""

    async def json(self) -> Any:  # noqa: ANN401 - whatever was sent
        try:
            return await super().json()
        except UNREADABLE as error:
            raise unreadable(error) from None


async def strict_body(request: JsonRequest, data: T) -> T:
    """The body, decoded again without the framework's coercions: 0 is not false, and "1" is no number."""
    try:
        return msgspec.json.decode(await request.body(), type=type(data))
    except UNREADABLE as error:
        raise unreadable(error) from None


def unreadable(error: Exception) -> Refusal:
    return Refusal("bad-message", f"cannot read this: {error}"[:LONGEST_TEXT])
