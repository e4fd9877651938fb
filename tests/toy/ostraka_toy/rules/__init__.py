"""The rules of Scarabs, as Ostraka asks for them."""

from typing import Final

from ostraka.core.game import RULES, Game
from ostraka_toy.rules import notation, play, text
from ostraka_toy.rules.state import KIT, MOST_SEATS, STATE, Components, kit

RULES.register(STATE, play, text)

GAME: Final = Game(
    name="scarabs",
    fewest=2,
    most=MOST_SEATS,
    state=STATE,
    kit_type=KIT,
    most_moves=2,
    sources=("scarabs",),
    reasons=play.REASONS,
    topics=play.TOPICS,
    components=Components,
    standard=Components,
    kit=kit,
    move=notation.Move,
    parse=notation.parse,
    owner=notation.owner,
    picture=notation.picture,
    snapshot_type=notation.Snapshot,
    simultaneous=True,
    secret_kinds=frozenset({play.DEAL}),
    seen_by=notation.seen_by,
)
