"""The games themselves: pure, without input, output, randomness or clock."""

from typing import Final

from ostraka.core.errors import OstrakaError
from ostraka.core.game import Game
from ostraka.games.cheops import rules as cheops
from ostraka.games.cheops.rules import CHEOPS
from ostraka.games.pyramids import rules as pyramids
from ostraka.games.pyramids.rules import PYRAMIDS

# the union of the games' own types
Components = pyramids.Components | cheops.Components
Shown = pyramids.snapshot.Shown | cheops.snapshot.Shown
Position = pyramids.snapshot.Position | cheops.snapshot.Position

GAMES: Final[dict[str, Game]] = {game.name: game for game in (PYRAMIDS, CHEOPS)}


def find_game(name: str) -> Game:
    if name not in GAMES:
        raise OstrakaError(f"there is no game {name!r}; the games are: {', '.join(GAMES)}")
    return GAMES[name]
