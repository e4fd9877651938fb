"""Decks full of crosses, potions and skulls: the rules and the second referee agree after every move.

Players go for those icons, so orders that are rare with an ordinary deck occur in every run.
"""

import random
from collections import Counter
from dataclasses import dataclass, field

import pytest

import ostraka
from decks import HARSH, random_table
from harsh import CHUNKS, GAMES, HAS_ENOUGH
from ostraka.core.bits import each
from ostraka.core.codes import kind_of
from ostraka.core.tuples import plain
from ostraka.games.pyramids.rules.move_text import CELL_NAMES
from ostraka.games.pyramids.rules.moves import KIND_CROSS, KIND_MARK, fields
from ostraka.table.legal_moves import Legal
from ostraka.table.table import Table
from referees.pyramids import Referee
from staging.pyramids import deck_of

ORDERS = (
    "a chain of crosses",
    "a cross is lost",
    "a cross in a chamber whose tomb is marked",
    "a skull by a cross, then a potion by a cross",
    "a potion by a cross, then a skull by a cross",
    "a potion in the shape, and one by a cross",
    "two potions in the shape",
    "two potions by crosses",
    "a skull after the tenth",
    "the versions differ",
    "two tombs",
    "a chamber stays empty",
    "a seat sits the turn out",
)


@dataclass
class Turn:
    """What a seat has marked since the flip."""

    skulls: int  # before
    shape: str = ""  # icons
    crosses: str = ""  # icons, in order
    tombs: list[int] = field(default_factory=list)  # the cards whose tomb was marked
    is_late: bool = False  # whether a cross was used in such a chamber

    def skulls_after(self, rules: int) -> int:
        """PR1, once more: what the order of these icons leaves."""
        skulls = min(10, self.skulls + self.shape.count("s"))
        waiting = self.shape.count("p")
        for icon in self.crosses:
            if icon == "s":
                skulls = min(10, skulls + 1)
            elif icon == "p" and rules == 2:
                skulls = max(0, skulls - 2)
            elif icon == "p":
                waiting += 1
        return max(0, skulls - 2 * waiting)

    def orders(self) -> set[str]:
        by_cross, both = self.crosses, self.shape + self.crosses
        orders = {
            "a chain of crosses": "x" in by_cross,
            "a cross is lost": both.count("x") > len(by_cross),
            "a cross in a chamber whose tomb is marked": self.is_late,
            "a skull by a cross, then a potion by a cross": "p" in by_cross.partition("s")[2],
            "a potion by a cross, then a skull by a cross": "s" in by_cross.partition("p")[2],
            "a potion in the shape, and one by a cross": "p" in self.shape and "p" in by_cross,
            "two potions in the shape": self.shape.count("p") > 1,
            "two potions by crosses": by_cross.count("p") > 1,
            "a skull after the tenth": self.skulls == 10 and "s" in self.shape,
            "the versions differ": self.skulls_after(1) != self.skulls_after(2),
            "two tombs": len(self.tombs) > 1,
        }
        return {order for order, occurs in orders.items() if occurs}


class Judged:
    """A game and the second referee, which are compared after every move."""

    def __init__(self, table: Table, choose: random.Random) -> None:
        self.table, self.choose = table, choose
        self.rules = int(table.kit[0].rules)
        parts = {
            "cards": [
                {"number": card.number, "colour": card.colour, "grid": card.grid}
                for card in deck_of(table).cards
            ],
            "expedition": deck_of(table).expedition,
            "skulls": deck_of(table).skulls,
        }
        self.referee = Referee(table.seats, parts, {"rules": self.rules})
        self.icons = {card.number - 1: "".join(card.grid) for card in deck_of(table).cards}
        self.turns: dict[int, Turn] = {}
        self.orders: Counter[str] = Counter()
        self.seen = 0
        self.follow()

    def play(self) -> Counter[str]:
        """Play to the end; which orders occurred how often."""
        while not self.table.over:
            seat = self.choose.choice(sorted(self.table.waiting))
            legal = self.table.legal(seat)
            move = self.favourite(legal)
            kind, _, card, cells = fields(move.code)
            if kind == KIND_CROSS:
                assert sorted(map(str, legal)) == sorted(self.referee.legal(seat))
            if kind in (KIND_MARK, KIND_CROSS):
                self.note(seat, kind, card, cells)
            self.table.play(move)
            self.follow()
            self.compare()
        assert self.referee.over
        assert self.table.breakdown == [self.referee.breakdown(seat) for seat in range(self.table.seats)]
        assert self.table.winners == self.referee.winners
        return self.orders

    def favourite(self, legal: Legal) -> ostraka.Move:
        """Of some moves, the one with the most crosses, potions and skulls under it."""
        some = [legal[self.choose.randrange(len(legal))] for _ in range(4)]
        return max(some, key=lambda move: self.harshness(move.code))

    def harshness(self, code: int) -> int:
        if kind_of(code) not in (KIND_MARK, KIND_CROSS):
            return 0
        _, _, card, cells = fields(code)
        return sum(self.icons[card][cell] in "xps" for cell in each(cells))

    def note(self, seat: int, kind: int, card: int, cells: int) -> None:
        turn = self.turns.setdefault(seat, Turn(self.referee.players[seat].skulls))
        icons = "".join(self.icons[card][cell] for cell in each(cells))
        if kind == KIND_MARK:
            turn.shape = icons
        else:
            turn.is_late |= card in turn.tombs
            turn.crosses += icons
        if "T" in icons:
            turn.tombs.append(card)

    def follow(self) -> None:
        for move in self.table.moves_since(self.seen):
            self.referee.play(str(move))
            if move.kind in ("mark", "cross"):
                self.close_turn(int(move.seat or 0))
            elif move.kind == "flip":
                self.look_around()
        self.seen = self.table.ply

    def close_turn(self, seat: int) -> None:
        if self.referee.players[seat].is_done:
            turn = self.turns.pop(seat)
            assert self.referee.players[seat].skulls == turn.skulls_after(self.rules)
            self.orders.update(turn.orders())

    def look_around(self) -> None:
        self.orders["a seat sits the turn out"] += len(self.referee.waiting) < self.table.seats
        chambers = [chamber for player in self.referee.players for chamber in player.chambers]
        self.orders["a chamber stays empty"] += None in chambers

    def compare(self) -> None:
        referee = self.referee
        assert self.table.waiting == referee.waiting
        state = plain(self.table.state)
        for record, player in zip(state.seat, referee.players, strict=False):
            assert (record.red, record.green, record.skulls) == (player.red, player.green, player.skulls)
            assert {number + 1 for number in each(record.torches)} == player.torches
            if referee.step == "mark":
                assert (record.crosses, record.potions) == (player.crosses, player.potions)
                for place, chamber in enumerate(player.chambers):
                    marked = {CELL_NAMES[cell] for cell in each(record.chamber[place].marked)}
                    assert marked == (chamber.marked if chamber else set())
            else:
                assert {number + 1 for number in each(record.explored)} == player.explored


def harsh_table(seed: int) -> Table:
    """A few games are played with each deck, by turns under both versions of the rules."""
    deck = seed // 8
    seats, kind, short = 2 + deck % 3, HARSH[deck // 3 % len(HARSH)], deck % 5 == 0
    return random_table(seats, seed, kind, short=short, rules=1 + seed % 2, deck=deck)


@pytest.mark.parametrize("chunk", CHUNKS)
def test_harsh_games_are_judged_alike(chunk: int) -> None:
    orders: Counter[str] = Counter()
    for number in range(GAMES):
        seed = 100_000 * chunk + number
        orders += Judged(harsh_table(seed), random.Random(seed)).play()
    if HAS_ENOUGH:
        assert not [order for order in ORDERS if orders[order] == 0]
