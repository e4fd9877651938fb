"""No observation reveals what its seat may not know."""

import random

import numpy as np
import pytest

import ostraka
from envs.random_games import positions
from ostraka.envs.encoding import encoding_for
from ostraka.table.view import View

FREE = "deal 0 1 2 3 4"


def numbers(view: View) -> bytes:
    encoding = encoding_for(view.game, len(view.names))
    return encoding.observation(view, encoding.page(view.kit)).tobytes() + encoding.mask(view).tobytes()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_simultaneous_decisions_of_others_are_hidden_before_deciding(seats: int) -> None:
    choose = random.Random(seats)
    hidden = 0
    for table, _ in positions("pyramids", seats, 3):
        if len(table.waiting) < 2:
            continue
        seat, other = choose.sample(sorted(table.waiting), 2)
        before = numbers(table.view(seat))
        legal = list(table.legal(other))
        for move in choose.sample(legal, min(3, len(legal))):
            twin = table.copy()
            twin.play(move)
            assert numbers(twin.view(seat)) == before
            hidden += twin.state.tobytes() != table.state.tobytes()
    assert hidden > 30


def test_hands_of_others_are_hidden() -> None:
    dealt = ["deal 1 5 6 7 8", "deal 1 40 41 42 43"]
    tables = [ostraka.Table("pyramids", 2, chance=ostraka.Scripted([FREE, deal])) for deal in dealt]
    assert numbers(tables[0].view(0)) == numbers(tables[1].view(0))
    assert numbers(tables[0].view(1)) != numbers(tables[1].view(1))


def test_cards_returned_by_others_are_hidden() -> None:
    """P6: of another seat's four cards, only the two that it keeps are ever seen."""
    tables = []
    for deal in ("deal 1 5 6 7 8", "deal 1 5 6 42 43"):
        table = ostraka.Table("pyramids", 2, chance=ostraka.Scripted([FREE, deal]))
        table.play("1 keep 5 6")
        table.play("0 keep 1 2")
        tables.append(table)
    assert numbers(tables[0].view(0)) == numbers(tables[1].view(0))


@pytest.mark.parametrize("game", ["pyramids", "cheops"])
def test_future_draws_are_hidden(game: str) -> None:
    """The same moves by other sources of chance look the same."""
    for table, _ in positions(game, 3, 5):
        twin = ostraka.Table(
            game,
            3,
            setup=table.setup,
            chance=ostraka.Scripted([str(move) for move in table.moves if move.seat is None]),
        )
        for move in table.moves:
            if move.seat is not None:
                twin.play(move)
        for seat in range(3):
            assert numbers(twin.view(seat)) == numbers(table.view(seat))
        if table.ply > 40:
            return
    pytest.fail("the game was too short to tell")


def test_marks_are_seen_once_one_has_marked() -> None:
    table = ostraka.new("pyramids", 2, seed=1)
    while table.state.phase != 4:
        table.play(table.legal(min(table.waiting))[0])
    table.play(table.legal(1)[0])
    before = np.frombuffer(numbers(table.view(0)), np.int8)
    table.play(next(move for move in table.legal(0) if len(str(move).split()) == 4))
    after = np.frombuffer(numbers(table.view(0)), np.int8)
    theirs = encoding_for(table.game, 2).slices["1.chambers"]
    assert (before[theirs] != after[theirs]).any()
