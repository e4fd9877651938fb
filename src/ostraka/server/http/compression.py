"""Compressed responses, for clients that accept them."""

import asyncio
import gzip
from typing import Any

from litestar import Request, Response


def accepts(accept_encoding: str, encoding: str) -> bool:
    """Whether an Accept-Encoding header allows an encoding."""
    weights = {}
    for offer in accept_encoding.lower().split(","):
        name, _, weight = offer.partition(";")
        weights[name.strip()] = _weight(weight)
    return weights.get(encoding, weights.get("*", 0.0)) > 0


def _weight(text: str) -> float:
    """The quality value of `q=0.5`; 1 if there is none, 0 if it is not a number."""
    if not text.strip():
        return 1.0
    try:
        return float(text.partition("=")[2])
    except ValueError:
        return 0.0


def accepts_gzip(request: Request[Any, Any, Any]) -> bool:
    return accepts(request.headers.get("accept-encoding", ""), "gzip")


def gzipped(json: bytes) -> bytes:
    """Compressed JSON; snapshots repeat each other, so a game shrinks to 3 % and a lesson to 10 %."""
    return gzip.compress(json, 6, mtime=0)


async def compressed_response(request: Request[Any, Any, Any], json: bytes) -> Response[Any]:
    """A JSON response; it is compressed in a thread, so that games need not wait."""
    compressed = accepts_gzip(request)
    return json_response(await asyncio.to_thread(gzipped, json) if compressed else json, gzip=compressed)


def json_response(body: bytes, *, gzip: bool) -> Response[Any]:
    """A response with a JSON body that is compressed already, or not at all."""
    headers = {"vary": "accept-encoding", **({"content-encoding": "gzip"} if gzip else {})}
    return Response(body, media_type="application/json", headers=headers)
