"""The compiled rules and a second, simple referee agree, move by move, over many random games."""

import pickle
import random

import msgspec
import numpy as np
import pytest

import ostraka
from ostraka.core.bits import each
from ostraka.core.jit import COMPILED
from ostraka.games.cheops.rules.components import BONUSES
from ostraka.games.cheops.rules.setup import Setup
from ostraka.games.cheops.rules.stones import STONE_OF, stone_names
from ostraka.games.cheops.rules.summary import colours_of
from referees.cheops import NEIGHBOURS, RELIEF, Player, Referee, Refused
from sheets import build_at_random, eager, random_table

GAMES = 40 if COMPILED else 1
CHUNKS = range(10)
KINDS = ["standard", "all", "few", "plain"]
WORDS = ["0", "1", "5", "red", "white", "roll", "lay", "done"]
NAMES = [*STONE_OF, "a4", "p7.1"]


def referee_of(table: ostraka.Table) -> Referee:
    assert isinstance(table.setup, Setup)
    parts = msgspec.to_builtins(table.components)
    return Referee(table.seats, parts, list(table.setup.sheets), table.setup.first)


def follow(referee: Referee, table: ostraka.Table, seen: int) -> int:
    for move in table.moves[seen:]:
        referee.play(str(move))
    return table.ply


def compare(table: ostraka.Table, referee: Referee) -> None:
    """The position of the seat to move; before the active one lays its first stone, that of all."""
    assert table.waiting == referee.waiting
    (builder,) = table.waiting
    player, state = referee.players[builder], table.state
    assert sorted(map(str, table.legal(builder))) == sorted(referee.legal(builder))
    assert colours_of(state.lying) == tuple(sorted(player.dice))
    assert (state.active, state.seat[builder].laid) == (referee.active, player.laid)
    compare_seat(state.seat[builder], player)
    if builder == referee.active and player.laid == 0:
        compare_all(table, referee)


def compare_all(table: ostraka.Table, referee: Referee) -> None:
    for seat, player in enumerate(referee.players):
        compare_seat(table.state.seat[seat], player)
        assert bool(table.legal(seat)) == (seat in referee.waiting)
    assert {BONUSES[place] for place in each(table.state.gone)} == referee.gone
    assert table.breakdown == [referee.breakdown(seat) for seat in range(table.seats)]


def compare_seat(record: np.record, player: Player) -> None:
    assert set(stone_names(int(record.marked))) == player.marked
    assert [place + 1 for place in each(record.quarry)] == [*range(player.struck + 1, 13)]
    assert record.jokers == player.jokers
    assert {BONUSES[place] for place in each(record.bonuses)} == player.bonuses


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
        for seat, player in enumerate(referee.players):
            compare_seat(table.state.seat[seat], player)
        assert table.breakdown == [referee.breakdown(seat) for seat in range(table.seats)]
        assert (table.scores, table.winners) == (referee.scores, referee.winners)


def nearly(choose: random.Random, move: str) -> str:
    """A move that is nearly right: one of its words changed, or other stones and payments altogether."""
    words = move.split()
    how = choose.choice(["die", "joker", f"quarry:{choose.randint(0, 13)}", "gold"])
    paid = f"{choose.choice(NAMES)}={how}"
    match choose.randrange(8):
        case 0:
            words[choose.randrange(len(words))] = choose.choice(WORDS)
        case 1:
            del words[choose.randrange(len(words))]
        case 2:
            words.append(choose.choice([paid, words[-1]]))
        case 3 | 4:
            words[-1] = f"{words[-1].partition('=')[0]}={how}"
        case 5:
            words[1:] = ["lay", paid]
        case _:
            stones = choose.choice([choose.sample(RELIEF, 2), *NEIGHBOURS])
            words[1:] = ["lay", *(f"{stone}={choose.choice([how, 'die', 'joker'])}" for stone in stones)]
    return " ".join(words)


@pytest.mark.parametrize("chunk", CHUNKS)
@pytest.mark.parametrize("kind", ["standard", "few"])
def test_rules_and_referee_refuse_the_same_moves(kind: str, chunk: int) -> None:
    for number in range(GAMES // 12 + 1):
        seed = 100 * chunk + number
        finished = build_at_random(random_table(2 + seed % 4, seed, kind), seed)
        table = ostraka.Table("cheops", finished.seats, components=finished.components, setup=finished.setup)
        referee = referee_of(table)
        choose = random.Random(seed)
        for move in finished.moves:
            for wrong in (nearly(choose, str(move)) for _ in range(4)):
                agree(table, referee, wrong)
            table.play(move)
            referee.play(str(move))
        agree(table, referee, "0 done")


def agree(table: ostraka.Table, referee: Referee, wrong: str) -> None:
    """Both refuse a move, or both make it and come to the same position."""
    before, twin = table.state.tobytes(), pickle.loads(pickle.dumps(referee))
    try:
        twin.play(wrong)
    except Refused:
        with pytest.raises(ostraka.OstrakaError):
            table.play(wrong)
        assert table.state.tobytes() == before
    else:
        table.play(wrong)
        for seat, player in enumerate(twin.players):
            compare_seat(table.state.seat[seat], player)
        assert table.waiting == twin.waiting
        table.undo()
