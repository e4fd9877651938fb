"""A game without studies, in the lab: balance of seats, headroom, simulations; nothing to learn."""

import pytest

import ostraka
from ostraka.lab import Balance, Headroom, Here, Simulation, run, simulate
from ostraka.lab.balance.page import page
from ostraka.lab.training import train


def test_its_balance_is_that_of_its_seats() -> None:
    outcome = run(Balance("scarabs", games=20, batch_size=5), Here(1))
    assert [row.criterion for row in outcome.criteria] == [
        "no seat of 2 wins more than others",
        "no seat of 3 wins more than others",
    ]
    assert outcome.worth == {}
    assert "The balance of Scarabs" in str(page(outcome))


def test_it_has_headroom() -> None:
    random, clairvoyant = run(Headroom("scarabs", bots=("random",), games=6), Here(1))
    assert clairvoyant.points > random.points


def test_it_is_simulated() -> None:
    totals = simulate(Simulation("scarabs", ("random", "scribe"), games=5))
    assert totals.games == 5 <= sum(totals.wins)


def test_a_game_without_features_cannot_be_trained() -> None:
    with pytest.raises(ostraka.OstrakaError, match="cannot train a network for scarabs"):
        train("scarabs")
