"""What cards are worth, by trial with the same chance."""

import numpy as np
import pytest
from msgspec.structs import replace

from ostraka.games.pyramids.rules import deck_file
from ostraka.games.pyramids.studies.card_trials import DEALT, EXPLORED, KEPT, SHOWN, TAKEN
from ostraka.games.pyramids.studies.card_worth import Cards
from ostraka.games.pyramids.studies.least_squares import fit_columns
from ostraka.lab import Balance, Here, run
from ostraka.lab.balance.balance import Balanced
from ostraka.lab.balance.criteria import FAILS

RNG = np.random.default_rng(11)


@pytest.fixture(scope="module")
def outcome() -> Balanced:
    return run(Balance("pyramids", games=24, batch_size=4), Here(1))


@pytest.fixture(scope="module")
def cards(outcome: Balanced) -> Cards:
    return Cards(outcome.evidence)


def test_least_squares_find_the_effects_of_columns_with_missing_values() -> None:
    added = np.array([2.0, -1.0, 0.5, -1.5])
    values = 10 * RNG.random((50, 1)) + added
    values[RNG.random(values.shape) < 0.3] = np.nan
    values = values[~np.isnan(values).all(axis=1)]
    effects, covariance, levels = fit_columns(values)
    assert effects == pytest.approx(added)
    assert np.abs(covariance).max() < 1e-12
    assert levels == pytest.approx(np.nanmean(values - added, axis=1))


def test_the_intervals_of_columns_cover_as_often_as_they_say() -> None:
    added, covered = np.array([1.0, 0.0, -1.0]), 0
    for _ in range(400):
        values = RNG.normal(0, 5, (60, 1)) + added + RNG.normal(0, 2, (60, 3))
        values[RNG.random(60) < 0.3, 1] = np.nan
        effects, covariance, _ = fit_columns(values)
        covered += abs(effects[0] - 1.0) < 1.96 * covariance[0, 0] ** 0.5
    assert 0.92 < covered / 400 < 0.98


def test_an_empty_column_or_a_single_row_has_no_estimate() -> None:
    values = np.array([[5.0, 4.0, np.nan], [7.0, 6.5, np.nan], [1.0, np.nan, np.nan]])
    effects, covariance, levels = fit_columns(values)
    assert effects[:2] == pytest.approx([0.375, -0.375])
    assert np.isnan(effects[2])
    assert covariance[0, 0] > 0
    assert np.isnan(covariance[2]).all()
    assert not np.isnan(levels).any()
    assert np.isnan(fit_columns(values[:1]).covariance).all()


def test_after_one_game_every_card_is_open() -> None:
    outcome = run(Balance("pyramids", None, (2,), games=1, batch_size=1), Here(1))
    assert {row.verdict for row in Cards(outcome.evidence).table()} == {"open"}


def test_a_better_card_is_detected() -> None:
    """Card 1 with a straight path, gems on it, and no skulls."""
    plain = deck_file.standard()
    gift = replace(plain.card(1), grid=("..E..", "..r..", ".xgf.", "..r..", "..T.."))
    deck = replace(plain, cards=tuple(gift if card.number == 1 else card for card in plain.cards))
    outcome = run(Balance("pyramids", deck, (2,), games=40, batch_size=10), Here(1))
    cards = Cards(outcome.evidence)
    rows = cards.table()
    assert max(rows, key=lambda row: row.worth).card == 1
    assert rows[0].verdict == "overpowered"
    assert 0.5 < rows[0].taken <= 1
    assert cards.criteria()[2].verdict == FAILS
    assert cards.criteria()[2].about == "card 1"


def test_every_card_has_its_row_and_their_mean_is_the_points_of_a_card(cards: Cards) -> None:
    rows = cards.table()
    assert [row.card for row in rows] == list(range(1, 49))
    assert np.mean([row.worth for row in rows]) == pytest.approx(cards.mean)
    assert 8 < cards.mean < 20
    assert np.mean([figure.value for _, figure in cards.colours()]) == pytest.approx(0)
    assert [name for name, _ in cards.icons()][:6] == ["cross", "red", "green", "torch", "skull", "potion"]


def test_cards_are_counted_as_often_as_they_were_there(outcome: Balanced, cards: Cards) -> None:
    counts = cards.counts.sum(axis=0)
    seats = int(outcome.columns["seats"].sum())
    assert counts[:, KEPT].sum() == 2 * seats  # P6: keeps 2 of 4
    assert counts[:, DEALT].sum() == 4 * seats
    assert 0 < counts[:, TAKEN].sum() < counts[:, SHOWN].sum()
    explored = outcome.columns["sources"][:, :, 4].sum() // 10
    assert counts[:, EXPLORED].sum() == explored


def test_criteria_are_those_of_the_design(outcome: Balanced) -> None:
    names = [row.criterion for row in outcome.criteria]
    assert names[:3] == [
        "colours are worth the same",
        "cards are worth the same when they are chosen",
        "cards are worth the same when they come unasked",
    ]
    assert {"points at 2 seats", "pyramids explored at 4 seats"} <= set(names)
    assert names[-3:] == [f"ignoring the {feature} loses" for feature in ("skull", "potion", "torch")]
    assert not outcome.order_of_play, "all seats decide at the same time"
