"""The pages of the client; all files are our own, so that no page needs another site."""

import re
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.static_files import create_static_files_router
from litestar.status_codes import HTTP_404_NOT_FOUND

from ostraka.core.registry import GAMES
from ostraka.server.http.assets import WEB, read, serve_asset
from ostraka.server.http.opengraph import game_shown, with_preview
from ostraka.server.rate_limits import PAGES as RATE

STATIC: Final = Path(__file__).parents[1] / "static"

# preload links of a screen or a game, as the build writes them into the page:
# <!-- at learn/: <link …><link …> --> and <!-- with senet: <link …> -->
_PRELOADS: Final = re.compile(r"<!-- (?P<need>(?:at|with) \S+): (?P<links>.*?) -->")

# the addresses of the client's screens: all get the same page, and its router looks at the address
SCREENS: Final = (
    *("/", "/t/{link:str}", "/review/{link:str}", "/replay", "/replay/{link:str}"),
    *("/learn", "/learn/{game:str}", "/rules/{game:str}", "/device"),
)


@get(list(SCREENS), include_in_schema=False, opt={"rate": RATE})
async def serve_screen(request: Request[Any, Any, Any]) -> Response[str]:
    """The app shell; if the client was not built, a page that says how to build it."""
    game = await game_shown(request)
    text = with_preview(request, _page(request.url.path, game), game)
    return Response(text, media_type="text/html", headers={"cache-control": "no-cache"})


def not_found_page() -> Response[str]:
    """404 for browsers: the app shell, which shows 'not found'."""
    return Response(_page(), status_code=HTTP_404_NOT_FOUND, media_type="text/html")


def _page(path: str = "/", game: str | None = None) -> str:
    """The app shell with the preload links of the screen at an address and of the game that it shows."""
    text = (read(WEB / "index.html") or read(STATIC / "index.html") or b"").decode()
    first, _, rest = path.strip("/").partition("/")
    needs = {f"at {first}/" if rest else f"at {first}", f"with {game}"}
    return _PRELOADS.sub(lambda match: match["links"] if match["need"] in needs else "", text)


# files at the root, under names that browsers or other programs expect
FILES: Final = {
    "theme.js": "text/javascript",
    "sw.js": "text/javascript",
    "icon.svg": "image/svg+xml",
    "icon-192.png": "image/png",
    "icon-512.png": "image/png",
    "og-ostraka.png": "image/png",
    **{f"og-{game}.png": "image/png" for game in GAMES},
    "manifest.webmanifest": "application/manifest+json",
}


@get([f"/{name}" for name in FILES], include_in_schema=False, sync_to_thread=False, opt={"rate": RATE})
def serve_file(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the client at the root."""
    name = request.url.path.removeprefix("/")
    content = read(WEB / name)
    if content is None:
        raise NotFoundException
    return Response(content, media_type=FILES[name], headers={"cache-control": "no-cache"})


PAGES: Final = (
    serve_screen,
    serve_file,
    create_static_files_router(
        "/static",
        directories=[STATIC],
        include_in_schema=False,
        opt={"rate": RATE},
        cache_control=CacheControlHeader(no_cache=True),  # cached, but revalidated
    ),
    serve_asset,
)
