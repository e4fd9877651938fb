"""The games themselves: pure, without input, output, randomness or clock."""

from typing import Final

from ostraka.rules import cheops, pyramids
from ostraka.rules.cheops import CHEOPS
from ostraka.rules.errors import OstrakaError
from ostraka.rules.game import Game
from ostraka.rules.pyramids import PYRAMIDS

# the union of the games' own types
Components = pyramids.Components | cheops.Components
Shown = pyramids.wire.Shown | cheops.wire.Shown
Position = pyramids.wire.Position | cheops.wire.Position

GAMES: Final[dict[str, Game]] = {game.name: game for game in (PYRAMIDS, CHEOPS)}


def find_game(name: str) -> Game:
    if name not in GAMES:
        raise OstrakaError(f"there is no game {name!r}; the games are: {', '.join(GAMES)}")
    return GAMES[name]
