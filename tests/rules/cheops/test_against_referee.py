"""The compiled rules and a second, simple referee agree, move by move, over thousands of random games."""

import random

import msgspec
import pytest

import ostraka
from ostraka.rules.bits import each
from ostraka.rules.cheops.buildings import stone_names
from ostraka.rules.cheops.components import BONUSES
from ostraka.rules.cheops.picture import colours_of
from ostraka.rules.cheops.setup import Setup
from ostraka.rules.compiled import COMPILED
from referees.cheops import Referee, Refused
from sheets import eager, random_table

GAMES = 50 if COMPILED else 1
CHUNKS = range(6)
KINDS = ["standard", "all", "few", "plain"]


def referee_of(table: ostraka.Table) -> Referee:
    assert isinstance(table.setup, Setup)
    parts = msgspec.to_builtins(table.components)
    return Referee(table.seats, parts, list(table.setup.sheets), table.setup.first)


def follow(referee: Referee, table: ostraka.Table, seen: int) -> int:
    for move in table.moves[seen:]:
        referee.play(str(move))
    return table.ply


def compare(table: ostraka.Table, referee: Referee) -> None:
    assert table.waiting == referee.waiting
    for seat in range(table.seats):
        assert sorted(map(str, table.legal(seat))) == sorted(referee.legal(seat))
    state = table.state
    assert state.active == referee.active
    for seat, player in enumerate(referee.players):
        record = state.seat[seat]
        assert set(stone_names(record.marked)) == player.marked
        assert [place + 1 for place in each(record.quarry)] == [*range(player.struck + 1, 13)]
        assert record.jokers == player.jokers
        assert {BONUSES[place] for place in each(record.bonuses)} == player.bonuses
        if seat in table.waiting:
            assert colours_of(state.lying) == tuple(sorted(player.dice))
            assert record.laid == player.laid
    assert {BONUSES[place] for place in each(state.gone)} == referee.gone
    assert table.breakdown == [referee.breakdown(seat) for seat in range(table.seats)]


@pytest.mark.parametrize("chunk", CHUNKS)
@pytest.mark.parametrize("kind", KINDS)
def test_every_legal_list_and_every_score_agree(kind: str, chunk: int) -> None:
    for number in range(GAMES):
        seed = 1000 * chunk + number
        table = random_table(2 + seed % 4, seed, kind)
        referee = referee_of(table)
        choose = random.Random(seed)
        passes = choose.choice([0.0, 0.1, 1.0])  # how often any move is as good as another, `done` included
        seen = follow(referee, table, 0)
        while not table.over:
            compare(table, referee)
            (seat,) = table.waiting
            idle = choose.random() < passes
            table.play(choose.choice(table.legal(seat)) if idle else eager(choose, table, seat))
            seen = follow(referee, table, seen)
        assert referee.over
        assert (table.scores, table.winners) == (referee.scores, referee.winners)
        assert table.breakdown == [referee.breakdown(seat) for seat in range(table.seats)]
