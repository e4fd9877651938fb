"""Answers in fewer bytes, for those who can unpack them."""

import asyncio
import gzip
from typing import Any

from litestar import Request, Response


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


def takes_small(request: Request[Any, Any, Any]) -> bool:
    """Whether who asks can unpack what `packed` makes."""
    return takes(request.headers.get("accept-encoding", ""), "gzip")


def packed(text: bytes) -> bytes:
    """JSON in which positions repeat each other: of a game a hundredth is left, of a lesson a tenth."""
    return gzip.compress(text, 6, mtime=0)


async def sent(request: Request[Any, Any, Any], text: bytes) -> Response[Any]:
    """Such JSON as an answer; it is packed beside us, so that nobody who plays waits for it."""
    small = takes_small(request)
    return answered(await asyncio.to_thread(packed, text) if small else text, small=small)


def answered(body: bytes, *, small: bool) -> Response[Any]:
    """JSON as it is sent, packed before or not."""
    headers = {"vary": "accept-encoding", **({"content-encoding": "gzip"} if small else {})}
    return Response(body, media_type="application/json", headers=headers)
