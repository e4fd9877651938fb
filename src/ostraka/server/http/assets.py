"""The scripts, styles and letters of the client: read once, sent compressed to browsers that take that."""

import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from ostraka.server.http.compression import takes
from ostraka.server.rate_limits import PAGES

WEB: Final = Path(__file__).parents[1] / "web"  # built by `make web`
_FOR_GOOD: Final = "public, max-age=31536000, immutable"  # their names change with their content
_PACKED: Final = ".br"


class Asset(NamedTuple):
    plain: bytes
    packed: bytes | None
    media_type: str


def assets(folder: Path = WEB / "assets") -> dict[str, Asset]:
    """Every file by its name; when the client was built anew, the new ones, as its page asks for them."""
    try:
        return _assets(folder, folder.stat().st_mtime_ns)
    except FileNotFoundError:
        return {}


@lru_cache(2)
def _assets(folder: Path, changed: int) -> dict[str, Asset]:
    del changed  # another time is another build
    found = {path.name: path.read_bytes() for path in folder.iterdir()}
    return {
        name: Asset(content, found.get(name + _PACKED), _media_type(name))
        for name, content in found.items()
        if not name.endswith(_PACKED)
    }


def read(path: Path) -> bytes | None:
    """A file that may change while we run: read again only when it has."""
    try:
        return _read(path, path.stat().st_mtime_ns)
    except FileNotFoundError:
        return None


@lru_cache(32)
def _read(path: Path, changed: int) -> bytes:
    del changed  # another one is another file
    return path.read_bytes()


def _media_type(name: str) -> str:
    if name.endswith(".js"):
        return "text/javascript"
    if name.endswith(".woff2"):
        return "font/woff2"
    return mimetypes.guess_type(name)[0] or "application/octet-stream"


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False, opt={"rate": PAGES})
def asset(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    found = assets().get(name)
    if found is None:
        raise NotFoundException
    headers = {"cache-control": _FOR_GOOD, "vary": "accept-encoding"}
    if found.packed is not None and takes(request.headers.get("accept-encoding", ""), "br"):
        return Response(
            found.packed, media_type=found.media_type, headers={**headers, "content-encoding": "br"}
        )
    return Response(found.plain, media_type=found.media_type, headers=headers)
