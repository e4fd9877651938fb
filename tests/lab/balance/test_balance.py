"""What cards and sheets are worth: by trial, with the same chance, and held against the design."""

import json
from pathlib import Path

import numpy as np
import polars as pl
import pytest
from msgspec.structs import replace

from ostraka.cli import main
from ostraka.games.cheops.rules import sheets_file
from ostraka.games.cheops.studies.balance import Sheets
from ostraka.games.pyramids.rules import deck_file
from ostraka.games.pyramids.studies.balance import KEPT, TAKEN, fitted
from ostraka.lab import Balance, Here, run
from ostraka.lab.balance import page
from ostraka.lab.balance.balance import Balanced, Players
from ostraka.lab.balance.criteria import FAILS, HOLDS, OPEN, below, between, chance_alone, far_from
from ostraka.lab.statistics import Estimate
from ostraka.table.table import Table

CHOOSE = np.random.default_rng(11)


@pytest.fixture(scope="module")
def pyramids() -> Balanced:
    return run(Balance("pyramids", games=24, share=4), Here(1))


@pytest.fixture(scope="module")
def cheops() -> Balanced:
    return run(Balance("cheops", games=40, share=5), Here(1))


# --- what a card is worth


def test_least_squares_find_what_columns_add_though_values_are_missing() -> None:
    added = np.array([2.0, -1.0, 0.5, -1.5])
    values = 10 * CHOOSE.random((50, 1)) + added
    values[CHOOSE.random(values.shape) < 0.3] = np.nan
    values = values[~np.isnan(values).all(axis=1)]
    effects, covariance, level = fitted(values)
    assert effects == pytest.approx(added)
    assert np.abs(covariance).max() < 1e-12
    assert level == pytest.approx(np.nanmean(values - added, axis=1))


def test_the_intervals_of_columns_cover_as_often_as_they_say() -> None:
    added, covered = np.array([1.0, 0.0, -1.0]), 0
    for _ in range(400):
        values = CHOOSE.normal(0, 5, (60, 1)) + added + CHOOSE.normal(0, 2, (60, 3))
        values[CHOOSE.random(60) < 0.3, 1] = np.nan
        effects, covariance, _ = fitted(values)
        covered += abs(effects[0] - 1.0) < 1.96 * covariance[0, 0] ** 0.5
    assert 0.92 < covered / 400 < 0.98


def test_of_a_column_without_values_and_of_a_single_row_nothing_is_sure() -> None:
    values = np.array([[5.0, 4.0, np.nan], [7.0, 6.5, np.nan], [1.0, np.nan, np.nan]])
    effects, covariance, level = fitted(values)
    assert effects[:2] == pytest.approx([0.375, -0.375])
    assert np.isnan(effects[2])
    assert covariance[0, 0] > 0
    assert np.isnan(covariance[2]).all()
    assert not np.isnan(level).any()
    assert np.isnan(fitted(values[:1])[1]).all()


def test_after_a_game_or_two_everything_is_open() -> None:
    """Not a single interval is narrow because there is nothing to compare with."""
    for game in ("pyramids", "cheops"):
        found = run(Balance(game, games=1, share=1), Here(1))
        assert {row.verdict for row in found.criteria} == {OPEN}
        assert "<svg" in str(page.page(found))
    assert {
        row.verdict for row in run(Balance("pyramids", None, (2,), games=1, share=1), Here(1)).cards.table()
    } == {"open"}


def test_a_card_that_is_better_than_the_others_is_found() -> None:
    """Card 1 with a straight way, gems on it, and nothing to fear."""
    plain = deck_file.standard()
    gift = replace(plain.card(1), grid=("..E..", "..r..", ".xgf.", "..r..", "..T.."))
    cards = tuple(gift if card.number == 1 else card for card in plain.cards)
    found = run(Balance("pyramids", replace(plain, cards=cards), (2,), games=40, share=10), Here(1))
    rows = found.cards.table()
    assert max(rows, key=lambda row: row.worth).card == 1
    assert rows[0].verdict == "overpowered"
    assert 0.5 < rows[0].taken <= 1
    assert found.cards.criteria()[2].verdict == FAILS
    assert found.cards.criteria()[2].about == "card 1"


def test_every_card_has_its_row_and_the_mean_of_all_is_what_a_card_brings(pyramids: Balanced) -> None:
    rows = pyramids.cards.table()
    assert [row.card for row in rows] == list(range(1, 49))
    assert np.mean([row.worth for row in rows]) == pytest.approx(pyramids.cards.mean)
    assert 8 < pyramids.cards.mean < 20
    assert np.mean([figure.value for _, figure in pyramids.cards.colours()]) == pytest.approx(0)
    assert [name for name, _ in pyramids.cards.icons()][:6] == [
        "cross",
        "red",
        "green",
        "torch",
        "skull",
        "potion",
    ]


def test_cards_are_counted_as_often_as_they_were_there(pyramids: Balanced) -> None:
    counts = pyramids.cards.counts.sum(axis=0)
    seats = int(pyramids.found["seats"].sum())
    assert counts[:, KEPT].sum() == 2 * seats  # P6: keeps 2 of 4
    assert counts[:, 0].sum() == 4 * seats
    assert 0 < counts[:, TAKEN].sum() < counts[:, 2].sum()
    explored = pyramids.found["sources"][:, :, 4].sum() // 10
    assert counts[:, 5].sum() == explored


# --- sheets


def test_every_sheet_and_every_bonus_has_its_row(cheops: Balanced) -> None:
    assert [row.sheet for row in cheops.sheets.table()] == list("ABCDEF")
    assert sum(row.games for row in cheops.sheets.table()) == cheops.found["seats"].sum()
    assert [row.bonus for row in cheops.sheets.bonuses()] == [
        "ankh",
        "eye",
        "feather",
        "lotus",
        "scarab",
        "finish",
    ]
    assert all(0 <= row.gained <= 1 for row in cheops.sheets.bonuses())
    assert len(cheops.sheets.stones()) == 44
    laid = {row.stone: row.laid for row in cheops.sheets.stones()}
    assert laid["p1.1"] >= laid["p6.1"]  # C9: a higher stone rests on lower ones
    colours = dict(cheops.sheets.colours())
    assert sum(figure.value for figure in colours.values()) == pytest.approx(sum(laid.values()))


def test_a_sheet_that_wins_more_is_told() -> None:
    """A made-up run in which sheet A always wins."""
    sheets = np.array([[0, 1], [2, 0], [0, 3], [4, 5]] * 100)
    won = np.where(sheets.min(axis=1, keepdims=True) == sheets, 1.0, 0.0)
    columns = {"sheet": sheets, "won": won, "points": 40 + 5 * won, "seats": np.full(400, 2)}
    found = Sheets(sheets_file.standard(), columns | {"first": np.tile([0, 1], 200)})
    criterion = found.criteria()[0]
    assert (criterion.about, criterion.verdict) == ("sheet A", FAILS)
    assert found.table()[0].wins == 0.5


def test_the_wins_of_a_bonus_know_which_seats_sat_in_one_game() -> None:
    """Both seats of every game have it: its wins are 0 whoever won, and nothing about that is uncertain."""
    games = 50
    won = np.stack([CHOOSE.integers(0, 2, games), np.zeros(games, int)], axis=1).astype(float)
    won[:, 1] = 1 - won[:, 0]
    columns = {
        "sheet": np.tile([0, 1], (games, 1)), "won": won, "points": 40 + won, "seats": np.full(games, 2),
        "first": np.zeros(games, int), "gained": np.ones((games, 2, 6), int),
    }  # fmt: skip
    for row in Sheets(sheets_file.standard(), columns).bonuses():
        assert (row.gained, row.wins, row.wins_error) == (1, 0, 0)


# --- both games


def test_all_seats_together_win_every_game_once(pyramids: Balanced, cheops: Balanced) -> None:
    for found in (pyramids, cheops):
        assert found.found["won"].sum() == pytest.approx(found.played)
        for seats in found.tables:
            games = int((found.found["seats"] == seats).sum())
            assert games == found.played // len(found.tables)
            assert sum(row.games for row in found.seats if row.seats == seats) == games * seats


def test_the_games_are_those_of_tables(pyramids: Balanced) -> None:
    """Points by source add up to the points, and nobody sits on seats that there are not."""
    assert (pyramids.found["sources"].sum(axis=2) == pyramids.found["points"]).all()
    two = pyramids.found["seats"] == 2
    assert not pyramids.found["points"][two, 2:].any()
    assert pyramids.found["points"][two, :2].mean() > 100


def test_nothing_is_lost_by_who_is_blind_to_nothing() -> None:
    table = Table("pyramids", 2)
    players = Players("pyramids", table.rows.copy(), table.kit, 2, 5)
    assert players.play({}).beside(players.play({}), 1) == (0.0, 0.0)
    blind = players.play({1: "skull"})
    assert not np.array_equal(blind.made, players.play({}).made)


def test_criteria_are_those_of_the_design(pyramids: Balanced, cheops: Balanced) -> None:
    told = [row.criterion for row in pyramids.criteria]
    assert told[:3] == [
        "colours are worth the same",
        "cards are worth the same to who may choose",
        "cards are worth the same when they come unasked",
    ]
    assert {"points at 2 seats", "pyramids explored at 4 seats", "no seat of 3 wins more than others"} <= set(
        told
    )
    assert told[-3:] == [f"who ignores the {thing} loses" for thing in ("skull", "potion", "torch")]
    assert "who ignores the bonus loses" in [row.criterion for row in cheops.criteria]
    assert pyramids.table["verdict"].tolist() == [row.verdict for row in pyramids.criteria]
    assert pl.DataFrame(pyramids.worth).height == 48


def test_a_verdict_is_given_only_where_the_interval_allows_it() -> None:
    assert between("points", Estimate(100, 3), (95, 125)).verdict == HOLDS
    assert between("points", Estimate(96, 3), (95, 125)).verdict == OPEN
    assert between("points", Estimate(90, 3), (95, 125)).verdict == FAILS
    assert far_from("cards", [("1", Estimate(0.1, 0.1)), ("2", Estimate(-0.1, 0.1))], 0.25).verdict == HOLDS
    assert far_from("cards", [("1", Estimate(0.1, 0.1)), ("2", Estimate(-0.2, 0.1))], 0.25).verdict == OPEN
    assert far_from("cards", [("1", Estimate(0.1, 0.1)), ("2", Estimate(-0.4, 0.1))], 0.25).verdict == FAILS
    assert far_from("cards", [("1", Estimate(float("nan"), 0.1))], 0.25).verdict == OPEN
    assert (
        chance_alone("seats", [("0", Estimate(0.51, 0.02)), ("1", Estimate(0.49, 0.02))], 0.5).verdict
        == HOLDS
    )
    assert (
        chance_alone("seats", [("0", Estimate(0.51, 0.1)), ("1", Estimate(0.49, 0.1))], 0.5).verdict == OPEN
    )
    assert (
        chance_alone("seats", [("0", Estimate(0.55, 0.02)), ("1", Estimate(0.45, 0.02))], 0.5).verdict
        == FAILS
    )
    assert [below("x", "y", Estimate(value, 1)).verdict for value in (-2, 0, 2)] == [HOLDS, OPEN, FAILS]


def test_a_figure_that_fails_is_shown_before_one_that_is_only_further_off() -> None:
    wide, sure = Estimate(0.4, 0.5), Estimate(-0.3, 0.02)
    for found in (
        far_from("cards", [("wide", wide), ("sure", sure)], 0.25),
        chance_alone("sheets", [("wide", wide), ("sure", sure)], 0.0),
    ):
        assert (found.about, found.verdict) == ("sure", FAILS)
        assert found.high < 0


@pytest.mark.parametrize(
    ("study", "games"),
    [
        (Balance("cheops", games=1, share=2), 8),
        (Balance("pyramids", games=7, share=2), 12),
        (Balance("pyramids", seats=(4, 2), games=4, share=2), 4),
    ],
)
def test_every_number_of_seats_is_played_equally_often(study: Balance, games: int) -> None:
    seats = [study.tables[batch % len(study.tables)] for batch in range(study.batches)]
    assert {seats.count(many) for many in study.tables} == {study.batches // len(study.tables)}
    assert study.batches * study.share == games


@pytest.mark.parametrize("game", ["pyramids", "cheops"])
def test_it_comes_to_the_same_on_any_number_of_cores(game: str, pyramids: Balanced, cheops: Balanced) -> None:
    alone = pyramids if game == "pyramids" else cheops
    again = run(alone.study, Here(2))
    for name, column in alone.found.items():
        assert np.array_equal(column, again.found[name], equal_nan=column.dtype.kind == "f"), name


def test_the_command_takes_a_file_of_either_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own, sheets = tmp_path / "own.txt", tmp_path / "sheets.txt"
    own.write_text(deck_file.write(deck_file.standard(), "mine"), "utf-8")
    sheets.write_text(sheets_file.write(sheets_file.standard(), "mine"), "utf-8")
    few = ["--seats", "2", "--games", "2", "--processes", "1"]
    for path, game, out in ((own, "pyramids", "w.parquet"), (sheets, "cheops", "w.jsonl")):
        report = tmp_path / f"{game}.html"
        files = ["--out", str(tmp_path / out), "--report", str(report)]
        assert main(["lab", "balance", str(path), *few, "--json", *files]) == 0
        told = json.loads(capsys.readouterr().out)
        assert told["game"] == game
        assert {"criterion", "wanted", "about", "figure", "low", "high", "verdict"} == set(
            told["criteria"][0]
        )
        assert report.read_text("utf-8").count("<svg") >= 8
    assert pl.read_parquet(tmp_path / "w.parquet").height == 48
    assert main(["lab", "balance", "cheops", *few]) == 0
    assert "25 games of architects of cheops at 2 seats" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (["nowhere.txt"], "cannot read nowhere.txt"),
        (["cheops", "--seats", "2,x"], "'x' is not a whole number"),
        (["cheops", "--seats", "9"], "is played by 2 to 5"),
        (["cheops", "--games", "0"], "games, not 0"),
        (["cheops", "--batch", "0"], "a batch has 1 to 100000 games"),
        (["cheops", "--out", "x.csv"], "neither Parquet nor JSON Lines"),
        (["cheops", "--out", "x.jsonl", "--report", "./x.jsonl"], "x.jsonl is named twice"),
        (["cheops", "--journal", "x.jsonl", "--out", "x.jsonl"], "x.jsonl is named twice"),
        (["cheops", "--journal", "."], "name a file in it"),
        (["cheops", "--journal", "nowhere/j"], "make that folder first"),
    ],
)
def test_a_wrong_argument_is_one_sentence(
    wrong: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lab", "balance", *wrong]) == 2
    error = capsys.readouterr().err
    assert error.startswith("ostraka: ")
    assert told in error
