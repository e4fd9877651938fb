"""What other programs show of a link that somebody shares: a title and a picture of ours (Open Graph)."""

import re
from html import escape
from typing import Any, Final

from litestar import Request

from ostraka.rules import GAMES
from ostraka.server.errors import StoreDown
from ostraka.server.house import Building

MARK: Final = "<!-- shared -->"  # where it goes in the page
_HOST: Final = re.compile(r"[\w.\-\[\]:]+")


async def with_picture(request: Request[Any, Any, Any], page: str) -> str:
    """A page that says what a link to it leads to."""
    building: Building = request.app.state.building
    game = await _game(building, request.path_params)
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


async def _game(building: Building, named: dict[str, Any]) -> str | None:
    if "game" in named:
        return named["game"] if named["game"] in GAMES else None
    if "link" not in named:
        return None
    try:
        return await building.store.game_of(named["link"])
    except StoreDown:
        return None


def _origin(request: Request[Any, Any, Any]) -> str:
    host = request.headers.get("host", "")
    return f"http://{host}" if _HOST.fullmatch(host) else ""
