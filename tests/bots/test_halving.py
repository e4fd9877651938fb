"""Sequential halving: which moves are played out, which are dropped, and how they compare."""

import math
from collections.abc import Sequence

import numpy as np
import pytest

import ostraka
from ostraka.bots.bot import deciding_seat
from ostraka.bots.game import bot_game
from ostraka.bots.halving import (
    A_WIN,
    NO_TRIAL,
    UNLIMITED,
    begin_search,
    end_round,
    find_promising,
    gap_between,
    note_gaps,
    note_result,
    search_on,
)
from ostraka.bots.memory import CANDIDATES, MOST_TRIALS, new_memory
from ostraka.bots.network import load_network
from ostraka.bots.pharaoh import NOTHING_ELSE, begin_decision
from ostraka.bots.trials import Trials, read_trials
from ostraka.core.game import Rows
from ostraka.table.view import View


def a_view(game: str = "cheops", seed: int = 1) -> View:
    table = ostraka.new(game, 2, seed=seed)
    return table.view(min(table.waiting))


def begun(count: int, *, kept: int = NO_TRIAL, budget: int = 0) -> tuple[View, Rows]:
    """A search of the first moves of a game, before its first playout."""
    view = a_view()
    memory = new_memory("cheops")
    begin_search(view.rows, 0, view.legal.codes, np.arange(count), kept, 1, budget, 4, memory)
    return view, memory


def tried(*results: Sequence[tuple[float, float]]) -> Trials:
    """Trials with these margins and chances of winning; the first has the most."""
    view, memory = begun(len(results))
    for number in range(len(results[0])):
        memory[0].left = sum(number < len(of_one) for of_one in results)
        for place in range(memory[0].left):
            note_result(memory, place, *results[place][number])
        note_gaps(memory)
    end_round(memory)
    return read_trials(view, memory)


def test_moves_are_compared_by_the_same_chance() -> None:
    """Whatever luck both had is no difference between them."""
    choose = np.random.default_rng(1)
    luck, noise = choose.normal(0, 30, 100).tolist(), choose.normal(0, 0.1, 60).tolist()
    trials = tried(
        [(value + 3, 0.5) for value in luck],
        [(value + other, 0.45) for value, other in zip(luck, noise, strict=False)],
    )
    cost, error = gap_between(trials.memory, 0, 1)
    assert cost == pytest.approx(8, abs=0.1)
    assert error < 0.1
    assert gap_between(trials.memory, 1, 0) == (-cost, error)
    assert gap_between(trials.memory, 0, 0) == (0, 0)


def test_one_playout_makes_nothing_certain() -> None:
    trials = tried([(50.0, 1.0)], [(0.0, 0.0)])
    assert gap_between(trials.memory, 0, 1) == (150, math.inf)
    assert trials.ranked[0].weight().win_error < 1


def test_means_and_errors_are_those_of_all_playouts() -> None:
    margins, wins = np.random.default_rng(2).normal(5, 20, (2, 200))
    (trial,) = tried(list(zip(margins.tolist(), wins.tolist(), strict=True))).ranked
    weight = trial.weight()
    assert trial.value == pytest.approx((margins + A_WIN * wins).mean())
    assert (weight.margin, weight.win) == pytest.approx((margins.mean(), wins.mean()))
    errors = margins.std(ddof=1) / 200**0.5, wins.std(ddof=1) / 200**0.5
    assert (weight.margin_error, weight.win_error) == pytest.approx(errors)


@pytest.mark.parametrize("count", [1, 5, 12, 13, 40])
def test_the_moves_with_the_largest_margins_are_played_out(count: int) -> None:
    margins = np.random.default_rng(count).integers(-5, 5, count).astype(float)  # with ties
    found = np.zeros(MOST_TRIALS, np.int64)
    size = find_promising(margins, count, NO_TRIAL, found)
    assert found[:size].tolist() == np.argsort(-margins, kind="stable")[:CANDIDATES].tolist()


def test_a_move_that_is_asked_for_is_played_out_too() -> None:
    margins, found = np.arange(20, 0, -1.0), np.zeros(MOST_TRIALS, np.int64)
    assert find_promising(margins, 20, 17, found) == CANDIDATES + 1
    assert found[CANDIDATES] == 17
    assert find_promising(margins, 20, 3, found) == CANDIDATES


@pytest.mark.parametrize(("kept", "left"), [(NO_TRIAL, [0, 3, 4]), (1, [0, 1, 3, 4]), (3, [0, 3, 4])])
def test_a_round_drops_the_worse_half(kept: int, left: list[int]) -> None:
    _, memory = begun(6, kept=kept)
    for place, margin in enumerate([5.0, 1.0, 2.0, 4.0, 4.0, 3.0]):
        note_result(memory, place, margin, 0.5)
    note_gaps(memory)
    assert end_round(memory)
    assert memory[0].alive[: memory[0].left].tolist() == left


def test_the_last_two_moves_stay_to_the_end() -> None:
    _, memory = begun(3)
    assert end_round(memory)
    assert memory[0].left == 2
    assert not end_round(memory)


@pytest.mark.parametrize("game", sorted(ostraka.GAMES))
def test_a_search_in_portions_is_the_same_search(game: str) -> None:
    """Wherever it stops, and whatever was in its memory before."""
    view, network = a_view(game, seed=3), load_network(game)
    found = []
    for portion, rubbish in ((UNLIMITED, 0x00), (1, 0xFF), (3, 0x55)):
        memory = new_memory(game)
        memory.view(np.uint8)[:] = rubbish
        begin_decision(
            view.rows,
            view.kit,
            deciding_seat(view),
            view.legal.codes,
            NOTHING_ELSE,
            7,
            5,
            120,
            bot_game(game).horizon,
            network,
            memory,
        )
        while search_on(view.kit, network, portion, memory):
            pass
        assert not search_on(view.kit, network, portion, memory)
        found.append(read_trials(view, memory).ranked)
        assert sum(trial.playouts for trial in found[-1]) == memory[0].made
    assert found[0] == found[1] == found[2]
