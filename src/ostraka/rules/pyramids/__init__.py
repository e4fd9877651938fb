"""Pyramids: flip a shape, mark it in your chambers, reach the tomb. The rules are in `rules.md`."""

from typing import Final

from ostraka.rules.game import Game, Setup, nothing_to_arrange, register
from ostraka.rules.pyramids import chance, deck, legal, play, refusals, scoring, secrets, wire
from ostraka.rules.pyramids.components import KIT, SHORT_DECK, Components, kit
from ostraka.rules.pyramids.notation import Move, owner, parse, redact
from ostraka.rules.pyramids.picture import picture
from ostraka.rules.pyramids.state import MOST_SEATS, STATE

__all__ = ["PYRAMIDS", "Components", "Move", "deck", "wire"]

register(STATE, chance, legal, play, refusals, scoring, secrets)

PYRAMIDS: Final = Game(
    name="pyramids",
    fewest=2,
    most=MOST_SEATS,
    state=STATE,
    kit_type=KIT,
    most_moves=legal.MOST_MOVES,
    sources=scoring.SOURCES,
    reasons=refusals.REASONS,
    variants=frozenset({SHORT_DECK}),
    components=Components,
    standard=deck.standard,
    setup=Setup,
    arrange=nothing_to_arrange,
    kit=kit,
    move=Move,
    parse=parse,
    owner=owner,
    goes_on=frozenset({"cross"}),  # P16: further cells belong to the turn that a mark began
    redact=redact,
    picture=picture,
    shown=wire.shown,
    position=wire.position,
    foresee=play.foresee,
)
