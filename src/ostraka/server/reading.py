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


def takes(said: str, encoding: str) -> bool:
    """Whether a client that says this in `accept-encoding` can unpack an encoding."""
    weights = {}
    for offer in said.lower().split(","):
        name, _, weight = offer.partition(";")
        weights[name.strip()] = _weight(weight)
    return weights.get(encoding, weights.get("*", 0.0)) > 0


def _weight(text: str) -> float:
    """How much something is wanted: `q=0.5`, or nothing for all; what is no number is not wanted."""
    if not text.strip():
        return 1.0
    try:
        return float(text.partition("=")[2])
    except ValueError:
        return 0.0


def not_understood(error: Exception) -> Refusal:
    return Refusal("bad-message", f"not understood: {error}"[:LONGEST_TEXT])
