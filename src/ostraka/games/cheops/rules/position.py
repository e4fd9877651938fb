"""Positions of Cheops in words, as docs/position.md has them.

Everything is public, so a state is written as it stands. The active seat follows from the first one and
the number of the play; places of the quarry left of the last one struck are skipped.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Final

import numpy as np

from ostraka.core.bits import each
from ostraka.core.component_files import quoted
from ostraka.core.errors import BadPosition
from ostraka.core.position import Block, BlockReader, Blocks, block
from ostraka.core.tuples import Plain, plain
from ostraka.games.cheops.rules.components import BONUSES, COLOURS, FINISH, SYMBOLS
from ostraka.games.cheops.rules.scoring import has_finished
from ostraka.games.cheops.rules.setup import Setup
from ostraka.games.cheops.rules.state import LAY, MOST_SEATS, OVER, PHASES, QUARRY, ROLL, STONES_A_PLAY
from ostraka.games.cheops.rules.stones import (
    CAP,
    COLUMNS,
    LEVEL,
    LEVELS,
    PYRAMID,
    RELIEF,
    STONE_OF,
    STONES_ARE,
    WIDTH,
    stone_names,
    stones,
)
from ostraka.games.cheops.rules.summary import colours_of

_GROUP: Final = re.compile(r"(p[1-6]\.|[lrabcd])([1-6]+)|(cap)")
_COLOUR_OF: Final = {colour[0]: number for number, colour in enumerate(COLOURS)}
_MOST_PLAYS: Final = 10**15  # CR9: far from an overflow, and exact in JavaScript
_FEET: Final = stones("l1", "r1")


# --- writing


def write(state: np.record, kit: np.record, setup: Setup) -> Blocks:
    """A state in words."""
    del kit
    row = plain(state)
    players = row.seat[: row.seats]
    table = block(
        [PHASES[row.phase]],
        {
            "first": setup.first,
            "play": row.plays if row.plays > 1 else 0,
            "dice": dice_text(row.rolled),
            "middle": dice_text(row.middle) or "-" if row.middle != row.rolled else "",
            "lying": dice_text(row.lying) or "-" if row.lying != row.middle else "",
            "builder": str(row.builder) if row.builder != row.active else "",
            "new": _bonuses(_taken(players) & ~row.gone & ~(1 << FINISH)),
        },
    )
    return Blocks(
        table,
        tuple(
            _seat(player, letter, len(players)) for player, letter in zip(players, setup.sheets, strict=True)
        ),
    )


def _seat(player: Plain, letter: str, jokers: int) -> Block:
    marks = stones_text(player.marked)
    return block(
        [f"{letter}:{marks}" if marks else letter],
        {
            "struck": [place + 1 for place in each(player.struck)],
            "jokers": str(player.jokers) if player.jokers != jokers else "",
            "bonuses": _bonuses(player.bonuses),
            "laid": player.laid,
        },
    )


def dice_text(dice: int) -> str:
    """Dice by the initials of their colours."""
    return "".join(colour[0] for colour in colours_of(dice))


def stones_text(marked: int) -> str:
    """Stones by levels, columns and rows: `p1.124,l12,a1,b1` has p1.1, p1.2, p1.4, l1, l2, a1 and b1."""
    groups: dict[str, str] = {}
    for name in stone_names(marked):
        if name == "cap":
            groups[name] = ""
        else:
            groups[name[:-1]] = groups.get(name[:-1], "") + name[-1]
    return ",".join(group + numbers for group, numbers in groups.items())


def _bonuses(places: int) -> list[str]:
    return [BONUSES[place] for place in each(places)]


def _taken(players: Sequence[Plain]) -> int:
    taken = 0
    for player in players:
        taken |= int(player.bonuses)
    return taken


# --- reading


def setup(table: Block, seats: Sequence[Block]) -> Setup:
    """The sheets and the first seat; the rules of the set-up check them."""
    letters = []
    for seat, words in enumerate(seats):
        if len(words.words) != 1:
            raise BadPosition(
                f"seat {seat}", "write one sheet with the stones marked on it, as A or A:p1.12,l1", "C2"
            )
        letters.append(words.words[0].partition(":")[0])
    first = BlockReader("", table).number("first", 0, MOST_SEATS - 1, 0, "C6")
    return Setup(sheets=tuple(letters), first=first)


def read(state: np.record, kit: np.record, blocks: Blocks) -> None:
    """Make the state of a game before its first roll the one that these words describe."""
    reader = BlockReader("", blocks.table)
    reader.only("first", "play", "dice", "middle", "lying", "builder", "new")
    state.phase = _phase(reader)
    state.plays = reader.number("play", 1, _MOST_PLAYS, 1, "C17")
    state.active = (int(kit.first) + int(state.plays) - 1) % int(state.seats)
    state.builder = reader.number("builder", 0, int(state.seats) - 1, int(state.active), "C16")
    state.waiting = 1 << int(state.builder) if state.phase == LAY else 0
    for seat, words in enumerate(blocks.seats):
        _read_seat(state, kit, seat, BlockReader(f"seat {seat}", words))
    _read_dice(state, reader)
    _read_gone(state, reader)
    _check_builder(state)
    _check_symbols(state, kit)
    _check_end(state)


def _phase(reader: BlockReader) -> int:
    if len(reader.words) != 1 or reader.words[0] not in PHASES:
        given = " ".join(reader.words) or "nothing"
        raise BadPosition("phase", f"{quoted(given)} is not a phase; choose from: {', '.join(PHASES)}")
    return PHASES.index(reader.words[0])


def _read_seat(state: np.record, kit: np.record, seat: int, reader: BlockReader) -> None:
    reader.only("struck", "jokers", "bonuses", "laid")
    player = state.seat[seat]
    player.marked = marked = _stones(reader)
    _check_stones(marked, reader.where("stones"))
    places = reader.numbers("struck", 1, QUARRY, "C13")
    player.struck = sum(1 << (place - 1) for place in places)
    player.quarry = (1 << QUARRY) - (1 << max(places, default=0))
    player.jokers = reader.number("jokers", 0, int(state.seats), int(state.seats), "C5")
    player.bonuses = sum(1 << BONUSES.index(name) for name in reader.choices("bonuses", BONUSES, "C18"))
    player.laid = reader.number("laid", 0, STONES_A_PLAY, 0, "C7")
    _check_payment(player, kit.sheet[seat], int(state.seats), reader)


def _stones(reader: BlockReader) -> int:
    _, has_marks, text = reader.words[0].partition(":")
    marked = 0
    for group in text.split(",") if has_marks else ():
        for name in _names(group, reader):
            if name not in STONE_OF:
                raise BadPosition(
                    reader.where("stones"), f"there is no stone {quoted(name)}: {STONES_ARE}", "C3"
                )
            if marked >> STONE_OF[name] & 1:
                raise BadPosition(reader.where("stones"), f"{name} is listed twice", "C7")
            marked |= 1 << STONE_OF[name]
    return marked


def _names(group: str, reader: BlockReader) -> Iterator[str]:
    """The stones of a group: `p1.12` has two of them."""
    match = _GROUP.fullmatch(group)
    if match is None:
        raise BadPosition(
            reader.where("stones"),
            f"{quoted(group)} is not a group of stones; write p1.124 for a level, l12 for a column, cap, a12",
            "C3",
        )
    return iter([match[3]] if match[3] else [match[1] + number for number in match[2]])


def _dice(reader: BlockReader, key: str, default: int) -> int:
    """Dice by the initials of their colours; `-` is none."""
    if not reader.has(key):
        return default
    dice = 0
    for initial in "".join(reader.names(key)):
        if initial not in _COLOUR_OF:
            raise BadPosition(
                key, f"there is no colour {quoted(initial)}; write initials: {''.join(_COLOUR_OF)}", "C1"
            )
        dice += 1 << 4 * _COLOUR_OF[initial]
    return dice


# --- invariants


def _check_stones(marked: int, where: str) -> None:
    """C8 to C10: nothing floats, and the relief is laid in pairs."""
    resting = (marked & marked >> 1) << LEVELS | LEVEL[0]
    if marked & PYRAMID & ~resting:
        raise BadPosition(where, "both stones under a stone of the pyramid must be marked", "C9")
    if marked & COLUMNS & ~(marked << 1 | _FEET):
        raise BadPosition(where, "a column of the arch is built from the bottom up", "C10")
    if marked & CAP and marked & COLUMNS != COLUMNS:
        raise BadPosition(where, "the capstone needs both columns to be complete", "C10")
    if not _in_pairs(marked & RELIEF):
        raise BadPosition(where, "the stones of the relief are laid in pairs, edge to edge", "C8")


def _in_pairs(stones: int) -> bool:
    """Whether stones of the relief can have been laid two by two."""
    if not stones:
        return True
    first = stones & -stones
    column = (first.bit_length() - (RELIEF & -RELIEF).bit_length()) % WIDTH
    right = first << 1 if column < WIDTH - 1 else 0
    return any(
        stones & other and _in_pairs(stones & ~(first | other)) for other in (right, first << WIDTH) if other
    )


def _check_payment(player: np.record, sheet: np.record, jokers: int, reader: BlockReader) -> None:
    """C12: every stone struck and every joker has paid for a stone, those of the quarry for their colour."""
    marked = int(player.marked)
    for number, colour in enumerate(COLOURS):
        struck = (int(player.struck) & int(sheet.quarry[number])).bit_count()
        laid = (marked & int(sheet.stones[number])).bit_count()
        if struck > laid:
            raise BadPosition(
                reader.where("struck"),
                f"{struck} {colour} quarry stones are struck for {laid} {colour} stones marked",
                "C12",
            )
    used = int(player.struck).bit_count() + jokers - int(player.jokers)
    if used > marked.bit_count():
        raise BadPosition(
            reader.where("jokers"),
            f"{used} quarry stones and jokers are struck for {marked.bit_count()} stones marked",
            "C12",
        )
    if player.laid > marked.bit_count():
        raise BadPosition(reader.where("laid"), "more stones are laid in this play than are marked", "C7")


def _read_dice(state: np.record, reader: BlockReader) -> None:
    """C6, C15, C16: all dice are rolled; a seat takes as many as it lays stones."""
    rolled = _dice(reader, "dice", 0)
    middle = _dice(reader, "middle", rolled)
    lying = _dice(reader, "lying", middle)
    count = 3 if state.seats == 2 else 4
    rolled_count, middle_count, lying_count = (len(colours_of(dice)) for dice in (rolled, middle, lying))
    if rolled_count != count and (rolled_count or state.phase != ROLL):
        raise BadPosition("dice", f"{state.seats} seats roll {count} dice, not {rolled_count}", "C6")
    by_active, by_builder = rolled_count - middle_count, middle_count - lying_count
    if not _among(middle, rolled) or by_active > STONES_A_PLAY:
        raise BadPosition("middle", "must be dice, without at most two that the active seat has used", "C15")
    is_active = state.builder == state.active
    if not _among(lying, middle) or (state.phase != LAY and by_builder):
        raise BadPosition("lying", "must be dice of the middle; all of them unless the phase is lay", "C16")
    if state.phase == LAY and by_builder > state.seat[state.builder].laid:
        raise BadPosition("lying", "lacks more dice than the builder has laid stones", "C12")
    if state.phase == LAY and by_active > (0 if is_active else state.seat[state.active].laid):
        raise BadPosition("middle", "lacks more dice than the active seat has laid stones", "C12")
    state.rolled, state.middle, state.lying = rolled, middle, lying


def _among(dice: int, others: int) -> bool:
    return all(dice >> 4 * colour & 15 <= others >> 4 * colour & 15 for colour in range(len(COLOURS)))


def _players(state: np.record) -> list[np.record]:
    return [state.seat[seat] for seat in range(state.seats)]


def _read_gone(state: np.record, reader: BlockReader) -> None:
    """C19: what was gained before this play is gone; what is new can still be gained."""
    taken = _taken(_players(state)) & ~(1 << FINISH)
    new = sum(1 << SYMBOLS.index(name) for name in reader.choices("new", SYMBOLS, "C19"))
    if new and state.phase != LAY:
        raise BadPosition("new", "must be empty between plays", "C19")
    if new & ~taken:
        raise BadPosition("new", "lists a bonus that no seat has gained", "C19")
    for seat, player in enumerate(_players(state)):
        if int(player.bonuses) & new and not player.laid:
            raise BadPosition(
                f"seat {seat}, bonuses", "a bonus under new needs a stone laid in this play", "C19"
            )
    state.gone = taken & ~new


def _check_builder(state: np.record) -> None:
    """C16: the seats from the active one on have built, those after the builder have not yet."""
    if state.phase != LAY and state.builder != state.active:
        raise BadPosition("builder", "is only allowed in phase lay", "C16")
    seats = int(state.seats)
    built = (int(state.builder) - int(state.active)) % seats if state.phase == LAY else seats
    for turn in range(seats):
        seat = (int(state.active) + turn) % seats
        most = 0 if state.phase == ROLL or turn > built else STONES_A_PLAY - (turn == built)
        if state.seat[seat].laid > most:
            raise BadPosition(
                f"seat {seat}, laid", f"this seat can have laid at most {most} stones in this play", "C7"
            )


def _check_symbols(state: np.record, kit: np.record) -> None:
    """C18, C19: a seat with a bonus has all its stones, and somebody has every bonus that is complete."""
    for place, symbol in enumerate(SYMBOLS):
        complete = [
            seat
            for seat, player in enumerate(_players(state))
            if not int(kit.sheet[seat].symbol[place]) & ~int(player.marked)
        ]
        having = [seat for seat, player in enumerate(_players(state)) if int(player.bonuses) >> place & 1]
        for seat in having:
            if seat not in complete:
                raise BadPosition(
                    f"seat {seat}, bonuses", f"not all stones with the {symbol} are marked", "C18"
                )
        is_gone = int(state.gone) >> place & 1
        lacking = [seat for seat in complete if seat not in having]
        if lacking and not is_gone:
            raise BadPosition(
                f"seat {lacking[0]}, bonuses",
                f"add {symbol}: all stones with this symbol are marked",
                "C18",
            )


def _check_end(state: np.record) -> None:
    """C21: the play in which somebody completes a second building is the last one."""
    finished = [seat for seat, player in enumerate(_players(state)) if has_finished(int(player.marked))]
    having = [seat for seat, player in enumerate(_players(state)) if int(player.bonuses) >> FINISH & 1]
    if having != (finished if state.phase == OVER else []):
        raise BadPosition(
            "bonuses", "at the end all seats with two complete buildings have finish, and no others", "C21"
        )
    if state.phase == OVER and not finished:
        raise BadPosition("phase", "the game is not over until a seat has completed two buildings", "C21")
    early = [seat for seat in finished if state.phase == ROLL or not state.seat[seat].laid]
    if state.phase != OVER and early:
        raise BadPosition(f"seat {early[0]}", "has two complete buildings, so the phase must be over", "C21")
