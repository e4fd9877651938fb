"""Scarabs for Python: moves as objects, a picture of the table, and the type of a snapshot."""

from collections.abc import Iterable

import msgspec
import numpy as np

from ostraka.core import game
from ostraka.core.errors import BadNotation
from ostraka.core.reading import source_of
from ostraka.core.writing import empty_text
from ostraka_toy.rules.play import DEAL, KINDS, code
from ostraka_toy.rules.state import ROUNDS, Components
from ostraka_toy.rules.text import move_of, put_move


class Move(msgspec.Struct, frozen=True):
    code: int

    @property
    def kind(self) -> str:
        return KINDS[self.code & 15]

    @property
    def seat(self) -> int | None:
        return None if self.kind == "deal" else owner(self.code)

    def __str__(self) -> str:
        text = empty_text(16)
        put_move(text, self.code)
        return str(text)


def owner(move: int) -> int:
    return move >> 4 & 7


def seen_by(move: int, seat: int | None) -> int:
    """A deal as another seat, or a watcher, sees it: to whom, not what (S1)."""
    return move if owner(move) == seat else int(code(DEAL, owner(move), 0))


def parse(text: str) -> Move:
    move = int(move_of(source_of(text)))
    if move < 0:
        raise BadNotation(text, "a move looks like '0 take' or '0 leave'")
    return Move(move)


class Seat(msgspec.Struct, frozen=True):
    hand: int | None  # None for another's
    points: int


class Snapshot(game.Snapshot, frozen=True, tag_field="game", tag="scarabs"):
    round: int
    seats: tuple[Seat, ...]


def picture(
    state: np.record,
    kit: np.record,
    components: Components,
    setup: game.Setup,
    names: Iterable[str],
    points: list[list[int]],
    waiting: frozenset[int],
) -> str:
    del kit, components, setup
    lines = [f"Scarabs, round {min(int(state.round_number), ROUNDS)} of {ROUNDS}"]
    for seat, name in enumerate(names):
        hand = int(state.seat[seat].hand)
        lines.append(
            f"{name}: {sum(points[seat])} points{f', holds {hand}' if hand else ''}"
            f"{' <- to move' if seat in waiting else ''}"
        )
    return "\n".join(lines)
