"""The pages that the server has itself; all of them are files of ours, and none needs another site."""

from pathlib import Path
from typing import Final

from litestar import Response, get
from litestar.datastructures import CacheControlHeader
from litestar.static_files import create_static_files_router

STATIC: Final = Path(__file__).parent / "static"


@get("/", include_in_schema=False, sync_to_thread=False)
def root() -> Response[bytes]:
    """The page that a browser opens."""
    return Response((STATIC / "index.html").read_bytes(), media_type="text/html")


PAGES: Final = (
    root,
    create_static_files_router(
        "/static",
        directories=[STATIC],
        include_in_schema=False,
        cache_control=CacheControlHeader(no_cache=True),  # kept, but asked after
    ),
)
