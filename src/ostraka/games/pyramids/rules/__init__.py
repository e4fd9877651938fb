"""Pyramids: flip a shape, mark it in your chambers, reach the tomb. The rules are in `rules.md`."""

from typing import Final

from ostraka.core.game import RULES, Game, PositionNotation
from ostraka.games.pyramids.rules import (
    announcements,
    chance,
    deck_file,
    legal,
    move_text,
    play,
    position,
    refusals,
    scoring,
    secrets,
    snapshot,
)
from ostraka.games.pyramids.rules.ascii import picture
from ostraka.games.pyramids.rules.components import KIT, Components, Options, kit
from ostraka.games.pyramids.rules.moves import KIND_DEAL
from ostraka.games.pyramids.rules.notation import Move, owner, parse, seen_by
from ostraka.games.pyramids.rules.state import MOST_SEATS, STATE

__all__ = ["GAME", "Components", "Move", "deck_file", "snapshot"]

RULES.register(STATE, announcements, chance, legal, move_text, play, refusals, scoring, secrets, snapshot)

GAME: Final = Game(
    name="pyramids",
    fewest=2,
    most=MOST_SEATS,
    state=STATE,
    kit_type=KIT,
    most_moves=legal.MOST_MOVES,
    sources=scoring.SOURCES,
    reasons=refusals.REASONS,
    topics=announcements.TOPICS,
    options=Options,
    components=Components,
    standard=deck_file.standard,
    kit=kit,
    move=Move,
    parse=parse,
    owner=owner,
    continuing_kinds=frozenset({"cross"}),  # P16: further cells belong to the turn that a mark began
    simultaneous=True,
    secret_kinds=frozenset({KIND_DEAL}),
    seen_by=seen_by,
    picture=picture,
    snapshot_type=snapshot.Snapshot,
    position=PositionNotation(position.write, position.read),
)
