"""Positions of Pyramids in words, as docs/position.md has them.

All cards that are nowhere else are in the deck. Which seat takes cards, and how many, follows from the
cards explored in this turn. Hands and the marks of an unfinished phase are written as moves.
"""

import re
from collections.abc import Iterator
from typing import Final

import numpy as np

from ostraka.core.bits import each
from ostraka.core.component_files import quoted
from ostraka.core.errors import BadPosition
from ostraka.core.position import NOTHING, Block, BlockReader, Blocks, block, numbers_of
from ostraka.core.tuples import Plain, plain
from ostraka.games.pyramids.rules.components import BONUSES, COLOURS, SPACES
from ostraka.games.pyramids.rules.move_text import CELL_NAMES
from ostraka.games.pyramids.rules.shapes import SHAPES, beside
from ostraka.games.pyramids.rules.state import (
    DEAL,
    DRAW,
    EXPEDITION,
    FLIP,
    FLIPS,
    KEEP,
    MARK,
    MOST_CARDS,
    NO_CARD,
    NO_SHAPE,
    OFFER,
    OFFERED,
    OVER,
    PHASES,
    ROUNDS,
    TAKE,
)

_CELLS: Final = re.compile("(?:[a-e][1-5]+)+")
_COLUMN: Final = re.compile("([a-e])([1-5]+)")
_CARDS_ARE: Final = "write numbers of cards of the deck, each once"
_TAKING: Final = (TAKE, DRAW, OFFER)


# --- writing


def write(state: np.record, kit: np.record, setup: object) -> Blocks | None:
    """A state in words; None while seats have hands, which are written as moves (P6)."""
    del setup
    row = plain(state)
    players = row.seat[: row.seats]
    if row.phase == KEEP or any(player.dealt for player in players):
        return None
    table = block(
        [PHASES[row.phase]],
        {
            "round": row.round_number if row.round_number > 1 else 0,
            "flips": _flips(row, kit),
            "offer": _numbers(row.offer),
        },
    )
    return Blocks(table, tuple(_seat(player) for player in players))


def _flips(row: Plain, kit: np.record) -> list[str]:
    """The expedition cards flipped in this round; the order of all but the last is forgotten."""
    gone = [SHAPES[kit.expedition[card]] for card in range(EXPEDITION) if not row.left >> card & 1]
    if gone:
        gone.remove(SHAPES[row.flipped])
        gone.append(SHAPES[row.flipped])
    return gone


def _seat(player: Plain) -> Block:
    return block(
        _chambers(player),
        {
            "explored": _numbers(player.explored & ~player.fresh),
            "fresh": _numbers(player.fresh),
            "red": player.red,
            "green": player.green,
            "torches": _numbers(player.torches),
            "skulls": player.skulls,
            "bonuses": [
                f"{colour}:{BONUSES[place]}"
                for number, colour in enumerate(COLOURS)
                for place in each(player.bonuses[number])
            ],
        },
    )


def _chambers(player: Plain) -> list[str]:
    words = [
        NOTHING if chamber.card == NO_CARD else chamber_text(chamber.card + 1, chamber.marked)
        for chamber in player.chamber
    ]
    while words and words[-1] == NOTHING:
        words.pop()
    return words


def chamber_text(card: int, marked: int) -> str:
    """A card with its marked cells by columns: `3:b2c12` has b2, c1 and c2."""
    columns = {
        column: "".join(CELL_NAMES[cell][1] for cell in each(marked) if CELL_NAMES[cell][0] == column)
        for column in "abcde"
    }
    cells = "".join(column + rows for column, rows in columns.items() if rows)
    return f"{card}:{cells}" if cells else str(card)


def _numbers(places: int) -> list[int]:
    """A set of cards or rounds by their numbers, from 1."""
    return [place + 1 for place in each(places)]


# --- reading


def read(state: np.record, kit: np.record, blocks: Blocks) -> None:
    """Make the state of a game before its deal the one that these words describe."""
    reader = BlockReader("", blocks.table)
    reader.only("round", "flips", "offer")
    state.phase = _phase(reader)
    state.round_number = reader.number("round", 1, ROUNDS, 1, "P29")
    _read_flips(state, kit, reader)
    cards = _Cards(int(kit.deck))
    state.offer = cards.put("the offer", reader.names("offer"), reader.where("offer"))
    for seat, words in enumerate(blocks.seats):
        _read_seat(state, kit, seat, BlockReader(f"seat {seat}", words), cards)
    state.deck = cards.left
    _check_bonuses(state, kit)
    _CHECKS[int(state.phase)](state, kit)


def _phase(reader: BlockReader) -> int:
    if len(reader.words) != 1 or reader.words[0] not in PHASES:
        given = " ".join(reader.words) or "nothing"
        raise BadPosition("phase", f"{quoted(given)} is not a phase; choose from: {', '.join(PHASES)}")
    phase = PHASES.index(reader.words[0])
    if phase == KEEP:
        raise BadPosition(
            "phase", "write hands as moves: deal | deal 0 3 17 40 41 | deal 1 5 9 22 31 | 0 keep 3 40", "P6"
        )
    return phase


def _read_flips(state: np.record, kit: np.record, reader: BlockReader) -> None:
    flips = reader.names("flips")
    left = int(state.left)
    for shape in flips:
        if shape not in SHAPES:
            raise BadPosition(
                "flips", f"there is no shape {quoted(shape)}; write some of: {', '.join(SHAPES)}", "P4"
            )
        showing = left & int(kit.showing[SHAPES.index(shape)])
        if not showing:
            raise BadPosition("flips", f"there are fewer expedition cards with {shape}", "P4")
        left &= ~(showing & -showing)
    if len(flips) > FLIPS:
        raise BadPosition("flips", f"a round has {FLIPS} flips, not {len(flips)}", "P28")
    state.left, state.turn = left, len(flips)
    state.flipped = SHAPES.index(flips[-1]) if flips else NO_SHAPE


class _Cards:
    """Where every card of the deck lies; each is in one place (P1)."""

    def __init__(self, deck: int) -> None:
        self.left = deck
        self._place: dict[int, str] = {}

    def put(self, place: str, words: list[str], where: str) -> int:
        """Lay cards into a place; the set of them."""
        cards = 0
        for number in numbers_of(words, where, _CARDS_ARE, "P1"):
            if number in self._place:
                raise BadPosition(
                    where,
                    f"card {number} is already in {self._place[number]}; a card is in one place",
                    "P1",
                )
            if not 1 <= number <= MOST_CARDS or not self.left >> (number - 1) & 1:
                raise BadPosition(where, f"the deck has no card {number}", "P1")
            self._place[number] = place
            self.left &= ~(1 << (number - 1))
            cards |= 1 << (number - 1)
        return cards


def _read_seat(state: np.record, kit: np.record, seat: int, reader: BlockReader, cards: _Cards) -> None:
    reader.only("explored", "fresh", "red", "green", "torches", "skulls", "bonuses")
    player = state.seat[seat]
    if len(reader.words) > len(player.chamber):
        raise BadPosition(reader.where("chambers"), "a seat has two chambers", "P6")
    for place, word in enumerate(reader.words):
        if word != NOTHING:
            _read_chamber(player.chamber[place], kit, word, reader, cards)
    player.fresh = cards.put(reader.name, reader.names("fresh"), reader.where("fresh"))
    player.explored = player.fresh | cards.put(
        reader.name, reader.names("explored"), reader.where("explored")
    )
    player.red = reader.number("red", 0, SPACES, 0, "P17")
    player.green = reader.number("green", 0, SPACES, 0, "P17")
    player.skulls = reader.number("skulls", 0, SPACES, 0, "P19")
    rounds = reader.numbers("torches", 1, int(state.round_number), "P18")
    player.torches = sum(1 << (number - 1) for number in rounds)
    names = [f"{colour}:{bonus}" for colour in COLOURS for bonus in BONUSES]
    for bonus in reader.choices("bonuses", names, "P26"):
        colour, place = divmod(names.index(bonus), len(BONUSES))
        player.bonuses[colour] |= 1 << place


def _read_chamber(chamber: np.record, kit: np.record, word: str, reader: BlockReader, cards: _Cards) -> None:
    number, has_marks, cells = word.partition(":")
    where = reader.where("chambers")
    chamber.card = cards.put(reader.name, [number], where).bit_length() - 1
    if not has_marks:
        return
    where = reader.where(f"card {number}")
    if not _CELLS.fullmatch(cells):
        raise BadPosition(
            where, f"{quoted(cells)} is not a set of cells; write columns with their rows, as b2c12", "P11"
        )
    names = [column + row for column, rows in _COLUMN.findall(cells) for row in rows]
    marked = sum(1 << CELL_NAMES.index(name) for name in set(names))
    if len(set(names)) < len(names):
        raise BadPosition(where, "a cell is marked only once", "P11")
    _check_marks(kit.card[chamber.card], marked, where)
    chamber.marked = marked


def _check_marks(card: np.record, marked: int, where: str) -> None:
    if marked & int(card.wall):
        raise BadPosition(where, "a wall can never be marked", "P11")
    if not marked & int(card.entrance):
        raise BadPosition(where, "the first marks in a chamber include its entrance", "P12")
    if marked & int(card.tomb):
        raise BadPosition(
            where, "a pyramid whose tomb is marked is explored: write it under fresh or explored", "P21"
        )
    reached, before = int(card.entrance), 0
    while reached != before:
        reached, before = reached | int(beside(reached)) & marked, reached
    if reached != marked:
        raise BadPosition(where, "all marks are one path, with branches, from the entrance", "P13")


# --- invariants


def _check_bonuses(state: np.record, kit: np.record) -> None:
    """P26: every second pyramid of a colour explored in an earlier turn has claimed the next bonus."""
    for number, colour in enumerate(COLOURS):
        earned, claimed = 0, 0
        for seat in range(state.seats):
            player = state.seat[seat]
            explored = int(player.explored & ~player.fresh & kit.colour[number]).bit_count()
            pairs = min(explored, 7) // 2  # the 8th claims nothing
            bonuses = int(player.bonuses[number])
            where = f"seat {seat}, bonuses"
            if bonuses & claimed:
                raise BadPosition(where, f"a bonus of {colour} is claimed by one seat only", "P26")
            if bonuses.bit_count() > pairs:
                raise BadPosition(
                    where,
                    f"{explored} {colour} pyramids explored in earlier turns claim only {pairs} bonuses",
                    "P26",
                )
            earned += pairs
            claimed |= bonuses
        if claimed != (1 << min(earned, len(BONUSES))) - 1:
            wanted = ", ".join(map(str, BONUSES[:earned])) or "none"
            raise BadPosition("bonuses", f"the claimed {colour} bonuses must be: {wanted}", "P26")


def _check_deal(state: np.record, kit: np.record) -> None:
    """P6: before the deal all cards lie in the deck, and nothing is scored."""
    if state.deck != kit.deck or state.turn or state.round_number > 1 or any(map(_scored, _players(state))):
        raise BadPosition("phase", "deal needs a table without cards, marks and points", "P6")


def _scored(player: np.record) -> bool:
    return any((player.red, player.green, player.torches, player.skulls))


def _players(state: np.record) -> Iterator[np.record]:
    return (state.seat[seat] for seat in range(state.seats))


def _empty(player: np.record) -> int:
    """How many chambers of a seat are empty."""
    return sum(chamber.card == NO_CARD for chamber in player.chamber)


def _check_between(state: np.record, kit: np.record) -> None:
    """Before a flip: nothing is left to do of the turn before."""
    del kit
    if state.turn == FLIPS:
        raise BadPosition("flips", f"phase flip needs fewer than {FLIPS} flips", "P28")
    _check_closed(state)


def _check_closed(state: np.record) -> None:
    """Between turns no pyramid is fresh; chambers and offer are full while cards last."""
    for seat, player in enumerate(_players(state)):
        if player.fresh:
            raise BadPosition(f"seat {seat}, fresh", "is only allowed in phases take, draw and offer", "P22")
        if _empty(player) and state.deck | state.offer:
            raise BadPosition(f"seat {seat}, chambers", "a seat needs two cards while any are left", "P22")
    _check_offer(state, 0)


def _check_offer(state: np.record, taken: int) -> None:
    """P23, P25: the offer is filled up, but for what the present taker has taken."""
    cards = int(state.offer).bit_count()
    if cards > OFFERED or (cards < OFFERED - taken and state.deck):
        raise BadPosition("offer", f"the offer needs {OFFERED} cards while the deck has any", "P23")


def _check_mark(state: np.record, kit: np.record) -> None:
    if not state.turn:
        raise BadPosition("flips", "phase mark needs at least one flip", "P9")
    _check_closed(state)
    for seat, player in enumerate(_players(state)):
        if any(_has_open_cell(chamber, kit) for chamber in player.chamber):
            state.waiting |= 1 << seat
    if not state.waiting:
        raise BadPosition("phase", "mark needs a seat with a cell to mark; write flip or over", "PR4")


def _has_open_cell(chamber: np.record, kit: np.record) -> bool:
    if chamber.card == NO_CARD:
        return False
    marked = int(chamber.marked)
    return not marked or bool(int(beside(marked)) & ~(marked | int(kit.card[chamber.card].wall)))


def _check_taking(state: np.record, kit: np.record) -> None:
    """P22 to P24: the taker, and its number of takes, follow from the pyramids explored in this turn."""
    del kit
    if not state.turn or (state.round_number, state.turn) == (ROUNDS, FLIPS):
        raise BadPosition("flips", "cards are taken after a flip, except the last flip of the game", "PR7")
    fresh = [seat for seat, player in enumerate(_players(state)) if player.fresh]
    for seat, player in enumerate(_players(state)):
        player.takes = _empty(player)
        if player.takes > int(player.fresh).bit_count() or int(player.fresh).bit_count() > 2:
            raise BadPosition(
                f"seat {seat}, chambers", "a chamber is empty only for a pyramid explored in this turn", "P22"
            )
    fresh.sort(key=lambda seat: _lowest(int(state.seat[seat].fresh)))
    takers = [seat for seat in fresh if state.seat[seat].takes]
    done = [seat for seat in fresh if not state.seat[seat].takes]
    if fresh != done + takers:
        raise BadPosition("chambers", "the seat with the lowest number explored takes new cards first", "P24")
    if state.phase == OFFER:
        _check_refill(state, done)
    else:
        _check_take(state, takers)


def _lowest(cards: int) -> int:
    return (cards & -cards).bit_length()


def _check_refill(state: np.record, done: list[int]) -> None:
    if not done:
        raise BadPosition("fresh", "phase offer needs a seat that has taken its new cards", "P23")
    state.taker = done[-1]
    if not state.deck or int(state.offer).bit_count() >= OFFERED:
        raise BadPosition("offer", "phase offer needs a gap in the offer and a card in the deck", "P23")
    _check_offer(state, int(state.seat[state.taker].fresh).bit_count())


def _check_take(state: np.record, takers: list[int]) -> None:
    if not takers:
        raise BadPosition("fresh", "phases take and draw need a pyramid explored in this turn", "P22")
    state.taker = takers[0]
    taker = state.seat[state.taker]
    _check_offer(state, int(taker.fresh).bit_count() - int(taker.takes))
    if state.phase == TAKE:
        state.waiting = 1 << takers[0]
        if not state.deck | state.offer:
            raise BadPosition("phase", "take needs a card in the offer or the deck", "PR6")
    elif not state.deck:
        raise BadPosition("phase", "draw needs a card in the deck", "P25")


def _check_offering(state: np.record, kit: np.record) -> None:
    """The first offer comes before every flip; later ones belong to a turn."""
    if state.turn or state.round_number > 1:
        _check_taking(state, kit)
        return
    untouched = all(
        chamber.card != NO_CARD and not chamber.marked
        for player in _players(state)
        for chamber in player.chamber
    )
    if not untouched or any(map(_scored, _players(state))) or any(p.explored for p in _players(state)):
        raise BadPosition("phase", "the first offer needs two cards without marks at each seat", "P7")
    if state.offer:
        raise BadPosition("offer", "must be empty before the first flip of the game; write phase flip", "P7")


def _check_over(state: np.record, kit: np.record) -> None:
    del kit
    if (state.round_number, state.turn) != (ROUNDS, FLIPS):
        raise BadPosition("phase", f"over needs {FLIPS} flips in round {ROUNDS}", "P29")
    for seat, player in enumerate(_players(state)):
        if player.fresh:
            raise BadPosition(f"seat {seat}, fresh", "write pyramids of the last turn under explored", "PR7")
    _check_offer(state, 0)


_CHECKS: Final = {
    DEAL: _check_deal,
    OFFER: _check_offering,
    FLIP: _check_between,
    MARK: _check_mark,
    TAKE: _check_taking,
    DRAW: _check_taking,
    OVER: _check_over,
}
