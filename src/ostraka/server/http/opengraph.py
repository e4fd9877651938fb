"""Open Graph: the title and the picture that other programs show for a shared link."""

import asyncio
import re
from html import escape
from typing import Any, Final

from litestar import Request

from ostraka.core.registry import GAMES
from ostraka.server.db.people import is_link
from ostraka.server.errors import Refusal, StoreDown
from ostraka.server.http.access import address_of, services_of
from ostraka.server.http.assets import WEB
from ostraka.server.rate_limits import REQUESTS
from ostraka.server.services import Services

TIMEOUT: Final = 0.5  # seconds for the database
PLACEHOLDER: Final = "<!-- shared -->"  # in the page
_HOST: Final = re.compile(r"[\w.\-\[\]:]+")


def with_preview(request: Request[Any, Any, Any], page: str, game: str | None) -> str:
    """A page with the meta tags for the game that it shows."""
    settings = services_of(request).settings
    origin = settings.origin if settings.public_url else _origin(request)
    title = f"{game.capitalize()} · Ostraka" if game else "Ostraka"
    return page.replace(
        PLACEHOLDER,
        f'<meta property="og:title" content="{escape(title)}" />\n'
        '    <meta property="og:type" content="website" />\n'
        f'    <meta property="og:image" content="{escape(f"{origin}/{_picture(game)}")}" />\n'
        '    <meta property="og:image:width" content="1200" />\n'
        '    <meta property="og:image:height" content="630" />\n'
        '    <meta name="twitter:card" content="summary_large_image" />',
    )


def _picture(game: str | None) -> str:
    """The picture of a game, or ours if it has none."""
    picture = f"og-{game}.png"
    return picture if game is not None and (WEB / picture).is_file() else "og-ostraka.png"


async def game_shown(request: Request[Any, Any, Any]) -> str | None:
    """The game that the screen at an address shows, if it shows one."""
    services = services_of(request)
    params = request.path_params
    if "game" in params:
        return params["game"] if params["game"] in GAMES else None
    if "link" not in params or not is_link(params["link"]):
        return None
    try:
        services.rate_limits.take(REQUESTS, address_of(request))  # only this page queries the database
    except Refusal:
        return None
    return await game_of_link(services, params["link"])


async def game_of_link(services: Services, link: str) -> str | None:
    """The game of a table, if the database answers soon: the page must not wait for its picture."""
    query = services.tasks.start(_query_game(services, link))
    await asyncio.wait({query}, timeout=TIMEOUT)  # cancelling a query takes as long as the query
    return query.result() if query.done() else None


async def _query_game(services: Services, link: str) -> str | None:
    try:
        return await services.store.tables.game_of(link)
    except StoreDown:
        return None


def _origin(request: Request[Any, Any, Any]) -> str:
    host = request.headers.get("host", "")
    return f"http://{host}" if _HOST.fullmatch(host) else ""
