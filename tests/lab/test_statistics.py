"""Intervals and ratings, compared with what can be worked out by hand."""

import math
from itertools import permutations

import numpy as np
import pytest

from dice import Dice
from ostraka.lab.runner.run import Here, run
from ostraka.lab.statistics import mean_and_error, ratio, share, t_value, z_value
from ostraka.lab.tournament.ratings import ELO, rate
from ostraka.table.randomness import pick

CHOOSE = np.random.default_rng(7)


def test_z_values_are_those_of_the_normal_distribution() -> None:
    assert z_value() == pytest.approx(1.959964, abs=1e-6)
    assert z_value(5) == pytest.approx(2.575829, abs=1e-6)  # 1%


@pytest.mark.parametrize(
    ("outside", "freedom", "known"),
    [
        (0.05, 1, 12.7062), (0.05, 2, 4.3027), (0.05, 3, 3.1824), (0.05, 4, 2.7764), (0.05, 10, 2.2281),
        (0.05, 30, 2.0423), (0.01, 5, 4.0321), (0.001, 3, 12.9240), (0.001, 20, 3.8495), (0.05, 10**6, 1.96),
    ],
)  # fmt: skip
def test_students_t_is_that_of_the_tables(outside: float, freedom: int, known: float) -> None:
    assert t_value(outside, freedom) == pytest.approx(known, abs=2e-4)


@pytest.mark.parametrize("many", [2, 3, 5, 12])
def test_intervals_of_few_values_cover_as_often_as_those_of_many(many: int) -> None:
    covered = 0
    for _ in range(3000):
        estimate = mean_and_error(CHOOSE.normal(7, 3, many))
        covered += estimate.low < 7 < estimate.high
    assert covered / 3000 == pytest.approx(0.95, abs=0.015)


# --- dice, and draws without replacement


def test_dice_have_the_mean_and_the_variance_of_dice() -> None:
    """Of 20,000 throws: 3.5 within its interval, and 35/12 for the variance."""
    thrown = run(Dice(games=20, throws=1000), Here(1))["thrown"]
    mean = mean_and_error(thrown)
    assert mean.error == pytest.approx(1.96 * math.sqrt(35 / 12 / 20_000), rel=0.02)
    assert mean.low < 3.5 < mean.high
    assert thrown.var() == pytest.approx(35 / 12, rel=0.02)
    for face in range(1, 7):
        estimate = share(int((thrown == face).sum()), len(thrown), questions=6)
        assert estimate.low < 1 / 6 < estimate.high


def test_draws_without_replacement_are_hypergeometric() -> None:
    """4 of 12 cards, 5 of which are green: the chances of 0 to 4 green ones are known."""
    counted = np.zeros(5)
    for hand in range(4000):
        deck = list(range(12))
        drawn = [deck.pop(pick(9, 4 * hand + draw, len(deck))) for draw in range(4)]
        counted[sum(card < 5 for card in drawn)] += 1
    for green in range(5):
        known = math.comb(5, green) * math.comb(7, 4 - green) / math.comb(12, 4)
        estimate = share(counted[green], 4000, questions=5)
        assert estimate.low < known < estimate.high


# --- coverage


def test_intervals_of_means_cover_as_often_as_they_say() -> None:
    covered = 0
    for _ in range(2000):
        estimate = mean_and_error(CHOOSE.integers(1, 7, 80))
        covered += estimate.low < 3.5 < estimate.high
    assert covered / 2000 == pytest.approx(0.95, abs=0.02)


@pytest.mark.parametrize("chance", [0.02, 0.5, 0.9])
def test_intervals_of_shares_cover_as_often_as_they_say(chance: float) -> None:
    hits = CHOOSE.binomial(150, chance, 3000)
    covered = [share(int(hit), 150).low <= chance <= share(int(hit), 150).high for hit in hits]
    assert 0.93 < float(np.mean(covered)) < 0.98


def test_intervals_of_ratios_cover_as_often_as_they_say() -> None:
    """Batches of different size, whose values hang together within a batch."""
    covered = 0
    for _ in range(1500):
        sizes = CHOOSE.integers(5, 30, 60)
        estimate = ratio(sizes * CHOOSE.normal(2.0, 0.5, 60), sizes)
        covered += estimate.low < 2.0 < estimate.high
    assert covered / 1500 == pytest.approx(0.95, abs=0.025)


def test_one_value_has_an_infinite_error_and_no_value_no_mean() -> None:
    assert ratio([3], [2]).error == math.inf
    assert mean_and_error([3]) == (3, math.inf)
    assert math.isnan(share(0, 0).value)
    assert math.isnan(mean_and_error([]).value)


# --- Elo


def duel(wins: int, losses: int) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    games = wins + losses
    won = np.array([[1.0, 0.0]] * wins + [[0.0, 1.0]] * losses)
    return np.ones((games, 2)), won, np.arange(games), np.zeros(games)


def test_two_bots_have_the_elo_of_their_odds() -> None:
    """300 of 400: the odds are those of 300.5 to 100.5, one game more being shared."""
    ratings = rate(*duel(300, 100))
    ahead = ratings.between(0, 1)
    assert ahead.value == pytest.approx(400 * math.log10(300.5 / 100.5))
    assert ratings.elo.sum() == pytest.approx(0)
    assert ahead.error == pytest.approx(1.96 * ELO / math.sqrt(400 * 0.75 * 0.25), rel=0.01)


def test_elo_recovers_known_strengths() -> None:
    """Every share of wins as Elo says it is: then the ratings are those, whatever was played how often."""
    elo = np.array([150.0, 20.0, -170.0])
    sat, won, group, pairing = [], [], [], []
    for place, (one, other) in enumerate(((0, 1), (0, 2), (1, 2))):
        chance = 1 / (1 + 10 ** ((elo[other] - elo[one]) / 400))
        for game in range(4000):
            sat.append([float(bot in (one, other)) for bot in range(3)])
            won.append([chance if bot == one else 1 - chance if bot == other else 0.0 for bot in range(3)])
            group.append(game)
            pairing.append(place)
    rating = rate(sat, won, group, pairing)
    assert rating.elo == pytest.approx(elo, abs=0.1)
    assert np.abs(rating.covariance.sum(axis=0)).max() < 1e-6  # all of it is about differences
    assert max(rating.of(bot).error for bot in range(3)) < 5


def test_at_many_seats_strength_is_the_share_of_wins() -> None:
    """Three bots at one table that win 5, 3 and 2 of 10 games: Luce's model has just these shares."""
    won = np.repeat(np.eye(3), [500, 300, 200], axis=0)
    elo = rate(np.ones((1000, 3)), won, np.arange(1000), np.zeros(1000)).elo
    strength = 10 ** (elo / 400)
    assert strength / strength.sum() == pytest.approx([0.5, 0.3, 0.2], abs=0.001)


def test_an_unbeaten_bot_is_far_ahead_by_an_unknown_distance() -> None:
    ahead = rate(*duel(50, 0)).between(0, 1)
    assert ahead.value == pytest.approx(400 * math.log10(50.5 / 0.5))
    assert 200 < ahead.error < math.inf


def test_games_with_the_same_chance_count_once() -> None:
    """Each game twice over, as one group: as sure as without the copies."""
    sat, won, group, pairing = duel(60, 40)
    twice = [np.concatenate([array, array]) for array in (sat, won, group, pairing)]
    assert rate(*twice).between(0, 1).error == pytest.approx(
        rate(sat, won, group, pairing).between(0, 1).error, rel=0.02
    )


def test_intervals_of_elo_cover_as_often_as_they_say() -> None:
    """Three bots, groups of games that hang together (a good day for all pairings of one bot)."""
    elo = np.array([60.0, 0.0, -60.0])
    meetings = list(permutations(range(3), 2))
    sat = np.array([[float(bot in meeting) for bot in range(3)] for meeting in meetings])
    covered = 0
    for _ in range(300):
        won = []
        for _group in range(80):
            day = CHOOSE.normal(0, 30, 3)
            for one, other in meetings:
                chance = 1 / (1 + 10 ** ((elo[other] + day[other] - elo[one] - day[one]) / 400))
                first = CHOOSE.random() < chance
                won.append([float(bot == (one if first else other)) for bot in range(3)])
        ahead = rate(
            np.tile(sat, (80, 1)), won, np.repeat(np.arange(80), 6), np.tile(np.arange(6) // 2, 80)
        ).between(0, 2)
        covered += ahead.low < 120 < ahead.high
    assert 0.91 < covered / 300 < 0.985
