"""Scarabs in words: moves, a picture of the table, and what a client is sent."""

import re
from collections.abc import Iterable
from typing import Final

import msgspec
import numpy as np

from ostraka.core import game
from ostraka.core.errors import BadNotation
from ostraka_toy.rules.play import DEAL, KINDS, code
from ostraka_toy.rules.state import ROUNDS, Components

_MOVE: Final = re.compile(r"deal ([0-7]) ([1-6])|([0-7]) (take|leave)")


class Move(msgspec.Struct, frozen=True):
    code: int

    @property
    def kind(self) -> str:
        return KINDS[self.code & 15]

    @property
    def seat(self) -> int | None:
        return None if self.kind == "deal" else owner(self.code)

    def __str__(self) -> str:
        seat, value = owner(self.code), self.code >> 7
        if self.kind != "deal":
            return f"{seat} {self.kind}"
        return f"deal {seat} {value}" if value else f"deal {seat}"


def owner(move: int) -> int:
    return move >> 4 & 7


def seen_by(move: int, seat: int | None) -> int:
    """A deal as another seat, or a watcher, sees it: to whom, not what (S1)."""
    return move if owner(move) == seat else int(code(DEAL, owner(move), 0))


def parse(text: str) -> Move:
    match = _MOVE.fullmatch(text)
    if match is None:
        raise BadNotation(text, "a move looks like '0 take' or '0 leave'")
    if match[1] is not None:
        return Move(int(code(DEAL, int(match[1]), int(match[2]))))
    return Move(int(code(KINDS.index(match[4]), int(match[3]), 0)))


class Seat(msgspec.Struct, frozen=True):
    hand: int | None  # None for another's
    points: int


class Snapshot(game.Snapshot, frozen=True, tag_field="game", tag="scarabs"):
    round: int
    seats: tuple[Seat, ...]


def snapshot(state: np.record, kit: np.record, setup: game.Setup, points: list[dict[str, int]]) -> Snapshot:
    del kit, setup
    seats = (
        Seat(int(seat.hand) or None, sum(by.values())) for seat, by in zip(state.seat, points, strict=False)
    )
    return Snapshot(int(state.round_number), tuple(seats))


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
