"""What sheets and their bonuses are worth."""

import numpy as np
import pytest

from ostraka.games.cheops.rules import sheets_file
from ostraka.games.cheops.studies.sheet_worth import Sheets
from ostraka.lab import Balance, Here, run
from ostraka.lab.balance.balance import Balanced
from ostraka.lab.balance.criteria import FAILS
from ostraka.lab.game import Evidence
from ostraka.lab.runner.study import Part

RNG = np.random.default_rng(11)


@pytest.fixture(scope="module")
def outcome() -> Balanced:
    return run(Balance("cheops", games=40, batch_size=5), Here(1))


def sheets_of(columns: Part) -> Sheets:
    return Sheets(Evidence(sheets_file.standard(), [columns], columns))


def test_every_sheet_and_every_bonus_has_its_row(outcome: Balanced) -> None:
    sheets = Sheets(outcome.evidence)
    assert [row.sheet for row in sheets.table()] == list("ABCDEF")
    assert sum(row.games for row in sheets.table()) == outcome.columns["seats"].sum()
    bonuses = ["ankh", "eye", "feather", "lotus", "scarab", "finish"]
    assert [row.bonus for row in sheets.bonuses()] == bonuses
    assert all(0 <= row.gained <= 1 for row in sheets.bonuses())
    assert len(sheets.stones()) == 44
    laid = {row.stone: row.laid for row in sheets.stones()}
    assert laid["p1.1"] >= laid["p6.1"]  # C9: a higher stone rests on lower ones
    colours = dict(sheets.colours())
    assert sum(figure.value for figure in colours.values()) == pytest.approx(sum(laid.values()))


def test_a_better_sheet_is_detected() -> None:
    """A made-up run in which sheet A always wins."""
    letters = np.array([[0, 1], [2, 0], [0, 3], [4, 5]] * 100)
    won = np.where(letters.min(axis=1, keepdims=True) == letters, 1.0, 0.0)
    sheets = sheets_of({"sheet": letters, "won": won, "points": 40 + 5 * won, "seats": np.full(400, 2)})
    criterion = sheets.criteria()[0]
    assert (criterion.about, criterion.verdict) == ("sheet A", FAILS)
    assert sheets.table()[0].wins == 0.5


def test_the_wins_of_a_bonus_are_clustered_by_game() -> None:
    """Both seats of every game have it, so its extra wins are exactly 0."""
    games = 50
    won = np.stack([RNG.integers(0, 2, games), np.zeros(games, int)], axis=1).astype(float)
    won[:, 1] = 1 - won[:, 0]
    sheets = sheets_of(
        {
            "sheet": np.tile([0, 1], (games, 1)), "won": won, "points": 40 + won, "seats": np.full(games, 2),
            "gained": np.ones((games, 2, 6), int),
        }
    )  # fmt: skip
    for row in sheets.bonuses():
        assert (row.gained, row.wins, row.wins_error) == (1, 0, 0)


def test_criteria_are_those_of_the_design(outcome: Balanced) -> None:
    names = [row.criterion for row in outcome.criteria]
    assert names[:2] == ["no sheet wins more than others", "no place in the order of play wins more"]
    assert "points at 5 seats" in names
    assert names[-1] == "ignoring the bonus loses"


def test_the_seat_that_decides_first_is_the_one_that_was_drawn(outcome: Balanced) -> None:
    places = [name for name, _ in outcome.order_of_play]
    assert places[:5] == ["place 1 of 2", "place 2 of 2", "place 1 of 3", "place 2 of 3", "place 3 of 3"]
    assert set(outcome.columns["first"][outcome.columns["seats"] == 5]) > {0, 1}
