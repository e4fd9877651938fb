"""What the bots that think see ahead."""

import random
import time

import numpy as np
import pytest

import ostraka
from ostraka.bots import Budget, Weight
from ostraka.bots.network import OUTPUTS, compute_hidden, read_output, untrained
from ostraka.bots.playing import play_out
from ostraka.core.jit import COMPILED
from staging import cheops as cheops_stage
from staging.moves import play
from staging.pyramids import skip_to, stage

GAMES = sorted(ostraka.GAMES)


def middle(game: str, seats: int, seed: int, decisions: int) -> ostraka.Table:
    table = ostraka.new(game, seats, seed=seed)
    choose = random.Random(seed)
    for _ in range(decisions):
        table.play(choose.choice(table.legal(min(table.waiting))))
    return table


@pytest.mark.parametrize("output", range(OUTPUTS))
def test_the_compiled_network_agrees_with_numpy(output: int) -> None:
    network = untrained(7, 5, 1)
    network[7] = 0.1
    network[11, :OUTPUTS] = (0.5, -0.5, 2)
    inputs = np.array([0, 1, 0.5, 0, -1, 0, 2], np.float32)
    hidden = np.zeros(5, np.float32)
    compute_hidden(network, inputs, hidden)
    expected = np.maximum(inputs @ network[:7] + network[7], 0) @ network[8 + output] + network[11, output]
    assert read_output(network, hidden, output) == pytest.approx(expected, rel=1e-5)


@pytest.mark.parametrize("name", ["architect", "pharaoh"])
@pytest.mark.parametrize(("game", "seats"), [("pyramids", 3), ("cheops", 2), ("cheops", 5)])
def test_every_legal_move_is_weighed_best_first(name: str, game: str, seats: int) -> None:
    table = middle(game, seats, 3, 20)
    view = table.view(min(table.waiting))
    weights = ostraka.bot(name, playouts=60).weigh(view)
    assert sorted(str(weight.move) for weight in weights) == sorted(map(str, view.legal))
    assert all(0 <= weight.win <= 1 and weight.margin_error >= 0 for weight in weights)
    assert ostraka.bot(name, playouts=60).choose(view) == weights[0].move


@pytest.mark.parametrize("name", ["random", "novice", "scribe", "architect", "pharaoh"])
@pytest.mark.parametrize("game", GAMES)
def test_the_same_view_gets_the_same_answer_after_any_other_question(name: str, game: str) -> None:
    first, second = middle(game, 2, 3, 20), middle(game, 2, 4, 30)
    bot = ostraka.bot(name, seed=5, playouts=40)
    view = first.view(min(first.waiting))
    answer_at_first = bot.choose(view)
    bot.choose(second.view(min(second.waiting)))
    assert bot.choose(view) == answer_at_first == ostraka.bot(name, seed=5, playouts=40).choose(view)


@pytest.mark.parametrize("game", GAMES)
def test_a_search_depends_on_the_view_alone(game: str) -> None:
    """Whatever a seat may not know can be anything: the answer is the same."""
    for decisions in (0, 1, 20, 21):
        table = middle(game, 3, 7, decisions)
        seat = max(table.waiting)
        before = [str(weight) for weight in ostraka.bot("pharaoh", playouts=40).weigh(table.view(seat))]
        poisoned = table.copy()
        for other in range(3):
            if other != seat and game == "pyramids" and poisoned.state.phase in (1, 4):
                for move in list(poisoned.legal(other))[-1:]:
                    poisoned.play(move)  # decided in secret
        view = poisoned.view(seat)
        assert view.codes == table.view(seat).codes
        after = [str(weight) for weight in ostraka.bot("pharaoh", playouts=40).weigh(view)]
        assert after == before


def test_a_budget_in_milliseconds_is_respected() -> None:
    table = middle("cheops", 2, 3, 10)
    view = table.view(min(table.waiting))
    bot = ostraka.bot("pharaoh", milliseconds=60)
    bot.choose(view)  # compiles
    start = time.perf_counter()
    bot.choose(view)
    spent = time.perf_counter() - start
    assert spent > 0.05
    assert spent < 0.5 or not COMPILED


@pytest.mark.parametrize(
    "budget",
    [{"playouts": 0}, {"milliseconds": 0}, {"playouts": 5, "milliseconds": 5.0}, {"playouts": 10**9}],
)
def test_an_empty_budget_is_refused(budget: dict[str, int]) -> None:
    with pytest.raises(ostraka.OstrakaError, match="budget"):
        Budget(**budget)


def by_move(weights: list[Weight]) -> dict[str, Weight]:
    return {str(weight.move): weight for weight in weights}


def test_the_last_mark_of_pyramids_is_weighed_exactly() -> None:
    table = skip_to(stage("@.... @.... @.... @.r.. @T..."), 4, 7)
    play(table, "flip I2", "1 mark 3 a1")
    weights = by_move(ostraka.bot("pharaoh", playouts=200).weigh(table.view(0)))
    for move in map(str, table.legal(0)):
        after = table.copy()
        after.play(move)
        assert after.over
        if weights[move].playouts:
            assert weights[move].margin == after.scores[0] - after.scores[1]
            assert weights[move].margin_error == 0
            assert weights[move].win == (1.0 if after.winners == [0] else 0.5 if 0 in after.winners else 0.0)
    assert "b5" in str(ostraka.bot("pharaoh", playouts=50).choose(table.view(0)))


def test_the_last_stones_of_cheops_are_weighed_exactly() -> None:
    table = play(
        cheops_stage.stage("pyramid left right", "p1 p2 p3 relief left"),
        "roll orange red red",
        "0 lay cap=die",
        "0 done",
    )
    (seat,) = table.waiting
    weights = by_move(ostraka.bot("pharaoh", playouts=400).weigh(table.view(seat)))
    over = {}
    for move in map(str, table.legal(seat)):
        after = table.copy()
        after.play(move)
        if after.over:
            over[move] = after.scores[seat] - after.scores[1 - seat]
    assert over
    for move, margin in over.items():
        if weights[move].playouts:
            assert weights[move].margin == margin


@pytest.mark.parametrize(
    ("game", "better", "worse", "least"),
    [
        ("pyramids", "scribe", "novice", 0.65),
        ("cheops", "scribe", "novice", 0.6),
        ("pyramids", "architect", "scribe", 0.65),
        ("cheops", "architect", "scribe", 0.6),
        ("pyramids", "novice", "random", 0.9),
        ("cheops", "novice", "random", 0.6),
    ],
)
def test_each_bot_beats_the_weaker_one(game: str, better: str, worse: str, least: float) -> None:
    won = 0.0
    for number in range(60):
        names = [better, worse] if number % 2 == 0 else [worse, better]
        bots = [ostraka.bot(name, seed=number) for name in names]
        table = play_out(ostraka.new(game, 2, seed=number // 2), bots)
        won += (number % 2 in table.winners) / len(table.winners)
    assert won / 60 >= least
