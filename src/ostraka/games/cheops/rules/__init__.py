"""Cheops: roll colours, build a pyramid, an arch and a floor relief. The rules are in `rules.md`."""

from typing import Final

from ostraka.core.game import RULES, Game, PositionNotation, SetupSlots
from ostraka.core.setup import SETUP
from ostraka.games.cheops.rules import (
    announcements,
    chance,
    legal,
    move_text,
    play,
    position,
    refusals,
    scoring,
    secrets,
    sheets_file,
    slots,
    snapshot,
)
from ostraka.games.cheops.rules.arrangement import arrange
from ostraka.games.cheops.rules.ascii import picture
from ostraka.games.cheops.rules.components import BANK, KIT, Components, bank, kit, setup_fields
from ostraka.games.cheops.rules.notation import Move, owner, parse
from ostraka.games.cheops.rules.setup import Choices, Setup, rematch_choices
from ostraka.games.cheops.rules.state import FEWEST_SEATS, MOST_SEATS, STATE

__all__ = ["GAME", "Components", "Move", "Setup", "sheets_file", "snapshot"]

RULES.register(STATE, announcements, chance, legal, move_text, play, refusals, scoring, secrets, snapshot)
SETUP.register(BANK, slots)

GAME: Final = Game(
    name="cheops",
    fewest=FEWEST_SEATS,
    most=MOST_SEATS,
    state=STATE,
    kit_type=KIT,
    most_moves=legal.MOST_MOVES,
    sources=scoring.SOURCES,
    reasons=refusals.REASONS,
    topics=announcements.TOPICS,
    components=Components,
    standard=sheets_file.standard,
    setup=Setup,
    arrange=arrange,
    slots=SetupSlots(BANK, bank, setup_fields),
    choices=Choices,
    rematch_choices=rematch_choices,
    kit=kit,
    move=Move,
    parse=parse,
    owner=owner,
    continuing_kinds=frozenset({"lay", "done"}),  # C7: up to two stones are one play
    picture=picture,
    snapshot_type=snapshot.Snapshot,
    position=PositionNotation(position.write, position.read, position.setup),
)
