"""Sheets on which payment runs out and seats race for the same bonuses: rules and referee agree."""

import random
from collections import Counter

import msgspec
import pytest

from harsh import CHUNKS, GAMES, HAS_ENOUGH
from ostraka.core.bits import each
from ostraka.core.tuples import plain
from ostraka.games.cheops.rules.components import BONUSES
from ostraka.games.cheops.rules.setup import Setup
from ostraka.games.cheops.rules.stones import stone_names
from ostraka.games.cheops.rules.summary import colours_of
from ostraka.table.table import Table
from referees.cheops import UNDER, Player, Referee
from sheets import eager, random_table

KINDS = ("scarce", "few", "plain", "scarce")
ORDERS = (
    "one bonus for two seats in a play",
    "two bonuses for one seat in a play",
    "a bonus is gone before the last stone",
    "no joker is left",
    "the quarry is used up",
    "stones could be laid but not paid",
    "the second stone rests on the first",
    "the capstone rests on the column just completed",
    "two like stones, one by a die and one without",
    "nobody builds in a play",
    "two seats finish",
    "the pyramid breaks a tie",
    "a win is shared",
)


class Judged:
    """A game and the second referee, which are compared after every move."""

    def __init__(self, table: Table, choose: random.Random) -> None:
        assert isinstance(table.setup, Setup)
        self.table, self.choose = table, choose
        parts = msgspec.to_builtins(table.components)
        self.referee = Referee(table.seats, parts, list(table.setup.sheets), table.setup.first)
        self.passes = choose.choice([0.0, 0.05, 0.3])  # how often any move is as good as another
        self.lists = choose.random() < 0.1  # whether every list of legal moves is compared
        self.orders: Counter[str] = Counter()
        self.before: list[set[str]] = []  # the bonuses of each seat before this play
        self.laid: list[str] = []  # stones of this seat in this play
        self.stones = 0  # of all seats in this play
        self.seen = 0
        self.follow()

    def play(self) -> Counter[str]:
        """Play to the end; which orders occurred how often."""
        while not self.table.over:
            (seat,) = self.table.waiting
            legal = self.table.legal(seat)
            if self.lists:
                assert sorted(map(str, legal)) == sorted(self.referee.legal(seat))
            self.look(self.referee.players[seat], len(legal))
            idle = self.choose.random() < self.passes
            self.table.play(self.choose.choice(legal) if idle else eager(self.choose, self.table, seat))
            self.follow()
            self.compare()
        assert self.referee.over
        assert self.table.breakdown == [self.referee.breakdown(seat) for seat in range(self.table.seats)]
        assert self.table.winners == self.referee.winners
        self.look_back()
        return self.orders

    def follow(self) -> None:
        for move in self.table.moves_since(self.seen):
            if move.kind == "roll":
                self.before = [set(player.bonuses) for player in self.referee.players]
                self.stones = 0
            elif move.kind == "lay":
                self.note(self.referee.players[int(move.seat or 0)], str(move).split()[2:])
            self.referee.play(str(move))
            if self.referee.step != "build":
                self.close_play()
        self.seen = self.table.ply

    def note(self, player: Player, paid: list[str]) -> None:
        """The orders in one move, before it is made."""
        names = [word.partition("=")[0] for word in paid]
        if player.laid == 1 and {self.laid[-1]} & UNDER[names[0]]:
            self.orders["the second stone rests on the first"] += 1
            self.orders["the capstone rests on the column just completed"] += names == ["cap"]
        if len(names) == 2:
            colours = {player.colour[name] for name in names}
            by_die = sum(word.endswith("=die") for word in paid)
            self.orders["two like stones, one by a die and one without"] += (len(colours), by_die) == (1, 1)
        self.laid = names
        self.stones += len(names)
        for symbol, carriers in player.symbols.items():
            is_last = {*carriers} <= player.marked | {*names} and not {*carriers} <= player.marked
            self.orders["a bonus is gone before the last stone"] += is_last and symbol in self.referee.gone

    def close_play(self) -> None:
        gained = [player.bonuses - had for player, had in zip(self.referee.players, self.before, strict=True)]
        each_once = Counter(symbol for symbols in gained for symbol in symbols - {"finish"})
        self.orders["one bonus for two seats in a play"] += max(each_once.values(), default=0) > 1
        self.orders["two bonuses for one seat in a play"] += max(map(len, gained)) > 1
        self.orders["nobody builds in a play"] += self.stones == 0

    def look(self, player: Player, legal: int) -> None:
        self.orders["no joker is left"] += player.jokers == 0
        self.orders["the quarry is used up"] += player.struck == 12
        could_lay = player.laid < 2 and any(player.fault(stone) is None for stone in UNDER)
        self.orders["stones could be laid but not paid"] += legal == 1 and could_lay

    def look_back(self) -> None:
        players, scores = self.referee.players, self.referee.scores
        self.orders["two seats finish"] += sum("finish" in player.bonuses for player in players) > 1
        tied = scores.count(max(scores)) > 1
        shared = len(self.referee.winners) > 1
        self.orders["the pyramid breaks a tie"] += tied and not shared
        self.orders["a win is shared"] += shared

    def compare(self) -> None:
        state, referee = plain(self.table.state), self.referee
        assert self.table.waiting == referee.waiting
        for record, player in zip(state.seat, referee.players, strict=False):
            assert set(stone_names(record.marked)) == player.marked
            assert (record.jokers, record.quarry) == (player.jokers, (1 << 12) - (1 << player.struck))
            assert {BONUSES[place] for place in each(record.bonuses)} == player.bonuses
        if referee.step == "build":
            builder = referee.players[referee.builder]
            assert colours_of(state.lying) == tuple(sorted(builder.dice))
            assert (state.active, state.seat[referee.builder].laid) == (referee.active, builder.laid)


def harsh_table(seed: int) -> Table:
    """A few games are played with each block."""
    block = seed // 8
    return random_table(2 + block % 4, seed, KINDS[block // 4 % len(KINDS)], block=block)


@pytest.mark.parametrize("chunk", CHUNKS)
def test_harsh_games_are_judged_alike(chunk: int) -> None:
    orders: Counter[str] = Counter()
    for number in range(GAMES):
        seed = 100_000 * chunk + number
        orders += Judged(harsh_table(seed), random.Random(seed)).play()
    if HAS_ENOUGH:
        assert not [order for order in ORDERS if orders[order] == 0]
