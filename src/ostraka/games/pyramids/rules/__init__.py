"""Pyramids: flip a shape, mark it in your chambers, reach the tomb. The rules are in `rules.md`."""

from typing import Final

from ostraka.core.game import Game, Setup, nothing_to_arrange, register
from ostraka.games.pyramids.rules import chance, deck_file, legal, play, refusals, scoring, secrets, snapshot
from ostraka.games.pyramids.rules.ascii import picture
from ostraka.games.pyramids.rules.components import KIT, SHORT_DECK, Components, kit
from ostraka.games.pyramids.rules.notation import Move, owner, parse, redact
from ostraka.games.pyramids.rules.state import MOST_SEATS, STATE

__all__ = ["PYRAMIDS", "Components", "Move", "deck_file", "snapshot"]

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
    standard=deck_file.standard,
    setup=Setup,
    arrange=nothing_to_arrange,
    kit=kit,
    move=Move,
    parse=parse,
    owner=owner,
    goes_on=frozenset({"cross"}),  # P16: further cells belong to the turn that a mark began
    redact=redact,
    picture=picture,
    shown=snapshot.shown,
    position=snapshot.position,
    foresee=play.foresee,
)
