"""The pages that the server has itself; all of them are files of ours, and none needs another site."""

import re
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.static_files import create_static_files_router
from litestar.status_codes import HTTP_404_NOT_FOUND

from ostraka.server.http.assets import WEB, asset, read
from ostraka.server.http.opengraph import game_shown, with_picture
from ostraka.server.rate_limits import PAGES as RATE

STATIC: Final = Path(__file__).parents[1] / "static"

# what a screen or a game needs, as the build writes it into the page: <!-- at learn/: <link …><link …> -->
_NEEDS: Final = re.compile(r"<!-- (?P<need>(?:at|with) \S+): (?P<links>.*?) -->")

# the addresses of the client's screens: one page, which looks at its address itself
SCREENS: Final = (
    *("/", "/t/{link:str}", "/review/{link:str}", "/replay", "/replay/{link:str}"),
    *("/learn", "/learn/{game:str}", "/rules/{game:str}", "/device"),
)


@get(list(SCREENS), include_in_schema=False, opt={"rate": RATE})
async def screen(request: Request[Any, Any, Any]) -> Response[str]:
    """The page that a browser opens; where it was not built, one that says how to build it."""
    game = await game_shown(request)
    text = with_picture(request, _page(request.url.path, game), game)
    return Response(text, media_type="text/html", headers={"cache-control": "no-cache"})


def lost() -> Response[str]:
    """For someone who has come to an address that there is not: the same page, which says so."""
    return Response(_page(), status_code=HTTP_404_NOT_FOUND, media_type="text/html")


def _page(path: str = "/", game: str | None = None) -> str:
    """The page with links to what its screen and its game need, so that they come with the first script."""
    text = (read(WEB / "index.html") or read(STATIC / "index.html") or b"").decode()
    first, _, rest = path.strip("/").partition("/")
    needs = {f"at {first}/" if rest else f"at {first}", f"with {game}"}
    return _NEEDS.sub(lambda found: found["links"] if found["need"] in needs else "", text)


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


@get([f"/{name}" for name in FILES], include_in_schema=False, sync_to_thread=False, opt={"rate": RATE})
def file(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the client that stands at the root."""
    name = request.url.path.removeprefix("/")
    found = read(WEB / name)
    if found is None:
        raise NotFoundException
    return Response(found, media_type=FILES[name], headers={"cache-control": "no-cache"})


PAGES: Final = (
    screen,
    file,
    create_static_files_router(
        "/static",
        directories=[STATIC],
        include_in_schema=False,
        opt={"rate": RATE},
        cache_control=CacheControlHeader(no_cache=True),  # kept, but asked after
    ),
    asset,
)
