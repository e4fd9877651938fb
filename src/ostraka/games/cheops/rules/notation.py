"""Moves of Cheops in words, as the record writes them, and as small frozen objects."""

import re
from functools import lru_cache
from typing import Final

import msgspec

from ostraka.core.codes import kind_of, seat_of
from ostraka.core.errors import BadNotation
from ostraka.games.cheops.rules import moves, refusals
from ostraka.games.cheops.rules.components import COLOURS
from ostraka.games.cheops.rules.dice import MOST_DICE
from ostraka.games.cheops.rules.moves import COLOUR_BITS, DIE, JOKER, KINDS
from ostraka.games.cheops.rules.state import QUARRY, STONES_A_PLAY
from ostraka.games.cheops.rules.stones import NAME_OF, NO_STONE, STONE_OF

_MOST_SEATS_IN_A_CODE: Final = 8
_NUMBER = "(0|[1-9][0-9]{0,3})"
_STONE = r"[a-z][a-z0-9.]{0,7}=(?:die|joker|quarry:(?:0|[1-9][0-9]{0,3}))"
_FORMS: Final = tuple(
    (kind, re.compile(pattern.replace("STONE", _STONE).replace("N", _NUMBER)))
    for kind, pattern in (
        (moves.KIND_ROLL, r"roll((?: [a-z]{1,12})+)"),
        (moves.KIND_LAY, r"N lay((?: STONE)+)"),
        (moves.KIND_DONE, r"N done"),
    )
)
_REMEDY: Final = (
    "a move looks like '0 lay p1.3=die', '0 lay l1=joker', '0 lay b2=die b3=quarry:4', '0 done'"
    " or 'roll red green blue'"
)


class Move(msgspec.Struct, frozen=True):
    """A move of a seat or of chance; its text is the record's notation, and `parse` reads it back."""

    code: int

    @property
    def kind(self) -> str:
        return KINDS[kind_of(self.code)]

    @property
    def seat(self) -> int | None:
        """The seat that makes the move; None for chance."""
        return owner(self.code)

    @property
    def stones(self) -> tuple[str, ...]:
        """The names of the stones that are laid."""
        return tuple(stone for stone, _ in _laid(self.code)) if self.kind == "lay" else ()

    @property
    def payments(self) -> tuple[str, ...]:
        """How each of these stones is paid."""
        return tuple(how for _, how in _laid(self.code)) if self.kind == "lay" else ()

    @property
    def dice(self) -> tuple[str, ...]:
        """The colours of a roll."""
        return _rolled(self.code) if self.kind == "roll" else ()

    def __str__(self) -> str:
        return text(self.code)

    def __repr__(self) -> str:
        return f"<{self}>"


def owner(move: int) -> int | None:
    """The seat that a move is made by; None for chance."""
    return None if kind_of(move) == moves.KIND_ROLL else int(seat_of(move))


def _laid(move: int) -> list[tuple[str, str]]:
    stones = [(NAME_OF[moves.stone_of(move)], _how_text(moves.how_of(move)))]
    if moves.second_of(move) != NO_STONE:
        stones.append((NAME_OF[moves.second_of(move)], _how_text(moves.second_how_of(move))))
    return stones


def _how_text(how: int) -> str:
    return "die" if how == DIE else "joker" if how == JOKER else f"quarry:{how}"


def _rolled(move: int) -> tuple[str, ...]:
    faces = moves.faces_of(move)
    dice = []
    while faces:
        dice.append(COLOURS[(faces & 7) - 1])
        faces >>= COLOUR_BITS
    return tuple(dice)


@lru_cache(maxsize=1 << 16)
def text(move: int) -> str:
    if not 0 <= move < 1 << 62 or not moves.is_move(move):
        return f"no move ({hex(move)[:24]})"
    kind = kind_of(move)
    if kind == moves.KIND_ROLL:
        return " ".join(("roll", *_rolled(move)))
    if kind == moves.KIND_DONE:
        return f"{seat_of(move)} done"
    return " ".join((str(seat_of(move)), "lay", *(f"{stone}={how}" for stone, how in _laid(move))))


def parse(written: str) -> Move:
    """Read a move; `BadNotation` if it is none, `IllegalMove` if it can never be legal."""
    for kind, form in _FORMS:
        match = form.fullmatch(written)
        if match:
            return Move(int(_code(kind, match, written)))
    raise BadNotation(written, _REMEDY)


def _code(kind: int, match: re.Match[str], written: str) -> int:
    if kind == moves.KIND_ROLL:
        return _roll(match[1].split(), written)
    seat = int(match[1])
    if seat >= _MOST_SEATS_IN_A_CODE:
        raise refusals.REASONS[refusals.NO_SUCH_SEAT].refuse(written)
    if kind == moves.KIND_DONE:
        return moves.done(seat)
    pairs = [pair.split("=") for pair in match[2].split()]
    stones = sorted((_stone(name, written), _how(how, written)) for name, how in pairs)
    if len(stones) > STONES_A_PLAY:
        raise refusals.REASONS[refusals.THIRD_STONE].refuse(written)
    if len({stone for stone, _ in stones}) < len(stones):
        raise refusals.REASONS[refusals.REPEATED_STONE].refuse(written)
    (stone, how), (second, second_how) = (*stones, (NO_STONE, 0))[:2]
    return moves.lay(seat, stone, how, second, second_how)


def _roll(colours: list[str], written: str) -> int:
    faces = 0
    for place, colour in enumerate(colours):
        if colour not in COLOURS:
            raise refusals.REASONS[refusals.NO_SUCH_COLOUR].refuse(written)
        if place >= MOST_DICE:
            raise refusals.REASONS[refusals.NUMBER_OF_DICE].refuse(written)
        faces |= (COLOURS.index(colour) + 1) << COLOUR_BITS * place
    return moves.roll(faces)


def _stone(name: str, written: str) -> int:
    if name not in STONE_OF:
        raise refusals.REASONS[refusals.NO_SUCH_STONE].refuse(written)
    return STONE_OF[name]


def _how(how: str, written: str) -> int:
    if how in ("die", "joker"):
        return DIE if how == "die" else JOKER
    place = int(how.removeprefix("quarry:"))
    if not 1 <= place <= QUARRY:
        raise refusals.REASONS[refusals.NO_SUCH_QUARRY_STONE].refuse(written)
    return place
