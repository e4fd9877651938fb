"""The scripts, styles and fonts of the client: read once, and sent compressed if the browser accepts that."""

import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from ostraka.server.http.compression import accepts
from ostraka.server.rate_limits import PAGES

WEB: Final = Path(__file__).parents[1] / "web"  # built by `make web`
_FOREVER: Final = "public, max-age=31536000, immutable"  # their names contain a digest
_BROTLI: Final = ".br"


class Asset(NamedTuple):
    plain: bytes
    brotli: bytes | None
    media_type: str


def assets(folder: Path = WEB / "assets") -> dict[str, Asset]:
    """All files by name; after a new build of the client, the new ones."""
    try:
        return _assets(folder, folder.stat().st_mtime_ns)
    except FileNotFoundError:
        return {}


@lru_cache(2)
def _assets(folder: Path, changed: int) -> dict[str, Asset]:
    del changed  # part of the key of the cache
    files = {path.name: path.read_bytes() for path in folder.iterdir()}
    return {
        name: Asset(content, files.get(name + _BROTLI), _media_type(name))
        for name, content in files.items()
        if not name.endswith(_BROTLI)
    }


def read(path: Path) -> bytes | None:
    """A file that may change while the server runs; it is read again only after a change."""
    try:
        return _read(path, path.stat().st_mtime_ns)
    except FileNotFoundError:
        return None


@lru_cache(32)
def _read(path: Path, changed: int) -> bytes:
    del changed  # as above
    return path.read_bytes()


def _media_type(name: str) -> str:
    if name.endswith(".js"):
        return "text/javascript"
    if name.endswith(".woff2"):
        return "font/woff2"
    return mimetypes.guess_type(name)[0] or "application/octet-stream"


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False, opt={"rate": PAGES})
def serve_asset(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    asset = assets().get(name)
    if asset is None:
        raise NotFoundException
    headers = {"cache-control": _FOREVER, "vary": "accept-encoding"}
    if asset.brotli is not None and accepts(request.headers.get("accept-encoding", ""), "br"):
        return Response(
            asset.brotli, media_type=asset.media_type, headers={**headers, "content-encoding": "br"}
        )
    return Response(asset.plain, media_type=asset.media_type, headers=headers)
