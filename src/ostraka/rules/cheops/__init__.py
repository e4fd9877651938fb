"""Cheops: roll colours, build a pyramid, an arch and a floor relief. The rules are in `rules.md`."""

from typing import Final

from ostraka.rules.cheops import block, chance, legal, play, refusals, scoring, secrets, wire
from ostraka.rules.cheops.components import KIT, Components, kit
from ostraka.rules.cheops.notation import Move, owner, parse
from ostraka.rules.cheops.picture import picture
from ostraka.rules.cheops.setup import Setup, arrange
from ostraka.rules.cheops.state import FEWEST_SEATS, MOST_SEATS, STATE
from ostraka.rules.game import Game, register

__all__ = ["CHEOPS", "Components", "Move", "Setup", "block", "wire"]

register(STATE, chance, legal, play, refusals, scoring, secrets)

CHEOPS: Final = Game(
    name="cheops",
    fewest=FEWEST_SEATS,
    most=MOST_SEATS,
    state=STATE,
    kit_type=KIT,
    most_moves=legal.MOST_MOVES,
    sources=scoring.SOURCES,
    reasons=refusals.REASONS,
    variants=frozenset(),
    components=Components,
    standard=block.standard,
    setup=Setup,
    arrange=arrange,
    kit=kit,
    move=Move,
    parse=parse,
    owner=owner,
    goes_on=frozenset({"lay", "done"}),  # C7: up to two stones are one play
    redact=None,
    picture=picture,
    shown=wire.shown,
    position=wire.position,
)
