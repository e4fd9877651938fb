"""What other programs show of a link that somebody shares: a title and a picture of ours (Open Graph)."""

import asyncio
import re
from html import escape
from typing import Any, Final

from litestar import Request

from ostraka.core.registry import GAMES
from ostraka.server.db.users import is_link
from ostraka.server.errors import Refusal, StoreDown
from ostraka.server.http.security import address_of
from ostraka.server.rate_limits import REQUESTS
from ostraka.server.services import Building

PATIENCE: Final = 0.5  # seconds for the database
MARK: Final = "<!-- shared -->"  # where it goes in the page
_HOST: Final = re.compile(r"[\w.\-\[\]:]+")


def with_picture(request: Request[Any, Any, Any], page: str, game: str | None) -> str:
    """A page that says what a link to it leads to."""
    building: Building = request.app.state.building
    origin = building.settings.origin if building.settings.public else _origin(request)
    title = f"{game.capitalize()} · Ostraka" if game else "Ostraka"
    picture = f"{origin}/og-{game or 'ostraka'}.png"
    return page.replace(
        MARK,
        f'<meta property="og:title" content="{escape(title)}" />\n'
        '    <meta property="og:type" content="website" />\n'
        f'    <meta property="og:image" content="{escape(picture)}" />\n'
        '    <meta property="og:image:width" content="1200" />\n'
        '    <meta property="og:image:height" content="630" />\n'
        '    <meta name="twitter:card" content="summary_large_image" />',
    )


async def game_shown(request: Request[Any, Any, Any]) -> str | None:
    """The game that the screen at this address shows, if it shows one."""
    building: Building = request.app.state.building
    named = request.path_params
    if "game" in named:
        return named["game"] if named["game"] in GAMES else None
    if "link" not in named or not is_link(named["link"]):
        return None
    try:
        building.limits.take(REQUESTS, address_of(request))  # this alone asks the database
    except Refusal:
        return None
    return await game_behind(building, named["link"])


async def game_behind(building: Building, link: str) -> str | None:
    """The game of a table, if the database tells it soon: a page must not wait for its picture."""
    asked = building.later(_ask(building, link))
    await asyncio.wait({asked}, timeout=PATIENCE)  # to stop a query takes as long as the query
    return asked.result() if asked.done() else None


async def _ask(building: Building, link: str) -> str | None:
    try:
        return await building.store.game_of(link)
    except StoreDown:
        return None


def _origin(request: Request[Any, Any, Any]) -> str:
    host = request.headers.get("host", "")
    return f"http://{host}" if _HOST.fullmatch(host) else ""
