"""Reading what a client has sent over HTTP; where it cannot be read, that is theirs to mend."""

from typing import Any, Final, TypeVar

import msgspec
from litestar import Request

from ostraka.server.errors import LONGEST_TEXT, Refusal

T = TypeVar("T")
UNREADABLE: Final = (msgspec.DecodeError, RecursionError, UnicodeError)  # what decoding raises


class Asked(Request[Any, Any, Any]):
    """A request whose body is refused, and no fault of ours, where it cannot be read."""

    async def json(self) -> Any:  # noqa: ANN401 - whatever was sent
        try:
            return await super().json()
        except UNREADABLE as error:
            raise not_understood(error) from None


async def exact(request: Asked, data: T) -> T:
    """What was sent, read again without the framework's leniency: 0 is not false, nor "1" a number."""
    try:
        return msgspec.json.decode(await request.body(), type=type(data))
    except UNREADABLE as error:
        raise not_understood(error) from None


def not_understood(error: Exception) -> Refusal:
    return Refusal("bad-message", f"not understood: {error}"[:LONGEST_TEXT])
