"""The pages that the server has itself; all of them are files of ours, and none needs another site."""

from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.static_files import create_static_files_router

from ostraka.server.sharing import with_picture

STATIC: Final = Path(__file__).parent / "static"
WEB: Final = Path(__file__).parent / "web"  # built by `make web`
_A_YEAR: Final = 31_536_000

# the addresses of the client's screens: one page, which looks at its address itself
SCREENS: Final = (
    *("/", "/t/{link:str}", "/review/{link:str}", "/replay", "/replay/{link:str}"),
    *("/learn", "/learn/{game:str}", "/rules/{game:str}", "/key"),
)


@get(list(SCREENS), include_in_schema=False)
async def screen(request: Request[Any, Any, Any]) -> Response[str]:
    """The page that a browser opens; where it was not built, one that says how to build it."""
    built = WEB / "index.html"
    page = built if built.is_file() else STATIC / "index.html"
    text = await with_picture(request, page.read_text("utf-8"))
    return Response(text, media_type="text/html", headers={"cache-control": "no-cache"})


# what browsers ask for by fixed names
FILES: Final = {
    "theme.js": "text/javascript",
    "sw.js": "text/javascript",
    "icon.svg": "image/svg+xml",
    "icon-192.png": "image/png",
    "icon-512.png": "image/png",
    "og-ostraka.png": "image/png",
    "og-pyramids.png": "image/png",
    "og-cheops.png": "image/png",
    "manifest.webmanifest": "application/manifest+json",
}


@get([f"/{name}" for name in FILES], include_in_schema=False, sync_to_thread=False)
def file(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the client that stands at the root."""
    name = request.url.path.removeprefix("/")
    found = WEB / name
    if not found.is_file():
        raise NotFoundException
    return Response(found.read_bytes(), media_type=FILES[name], headers={"cache-control": "no-cache"})


PAGES: Final = (
    screen,
    file,
    create_static_files_router(
        "/static",
        directories=[STATIC],
        include_in_schema=False,
        cache_control=CacheControlHeader(no_cache=True),  # kept, but asked after
    ),
    create_static_files_router(
        "/assets",
        directories=[WEB / "assets"],
        include_in_schema=False,
        cache_control=CacheControlHeader(public=True, max_age=_A_YEAR, immutable=True),  # named by content
    ),
)
