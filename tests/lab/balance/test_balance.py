"""What cards and sheets are worth: by trial, with the same chance, and held against the design."""

import json
import re
from pathlib import Path

import numpy as np
import polars as pl
import pytest

from ostraka.cli import main
from ostraka.games.cheops.rules import sheets_file
from ostraka.games.pyramids.rules import deck_file
from ostraka.lab import Balance, Here, run
from ostraka.lab.balance import balance, page
from ostraka.lab.balance.balance import Balanced
from ostraka.lab.balance.criteria import FAILS, HOLDS, OPEN, all_within, below, between, chance_alone
from ostraka.lab.balance.games import Start
from ostraka.lab.game import StudyGame
from ostraka.lab.statistics import Estimate
from ostraka.table.table import Table


@pytest.fixture(scope="module")
def pyramids() -> Balanced:
    return run(Balance("pyramids", games=24, batch_size=4), Here(1))


@pytest.fixture(scope="module")
def cheops() -> Balanced:
    return run(Balance("cheops", games=40, batch_size=5), Here(1))


def test_after_a_game_or_two_everything_is_open() -> None:
    """Not a single interval is narrow because there is nothing to compare with."""
    for game in ("pyramids", "cheops"):
        outcome = run(Balance(game, games=1, batch_size=1), Here(1))
        assert {row.verdict for row in outcome.criteria} == {OPEN}
        assert "<svg" in str(page.page(outcome))


def test_all_seats_together_win_every_game_once(pyramids: Balanced, cheops: Balanced) -> None:
    for outcome in (pyramids, cheops):
        assert outcome.columns["won"].sum() == pytest.approx(outcome.played)
        for seats in outcome.seat_counts:
            games = int((outcome.columns["seats"] == seats).sum())
            assert games == outcome.played // len(outcome.seat_counts)
            assert sum(row.games for row in outcome.seats if row.seats == seats) == games * seats


def test_the_games_are_those_of_tables(pyramids: Balanced) -> None:
    """Points by source add up to the points, and empty seats have none."""
    assert (pyramids.columns["sources"].sum(axis=2) == pyramids.columns["points"]).all()
    two = pyramids.columns["seats"] == 2
    assert not pyramids.columns["points"][two, 2:].any()
    assert pyramids.columns["points"][two, :2].mean() > 100


def test_a_seat_that_ignores_no_feature_loses_nothing() -> None:
    table = Table("pyramids", 2)
    start = Start("pyramids", table.rows.copy(), table.kit, 2, 5)
    assert start.play({}).gain_over(start.play({}), 1) == (0.0, 0.0)
    ablated = start.play({1: "skull"})
    assert not np.array_equal(ablated.moves, start.play({}).moves)


def test_criteria_of_seats_are_those_of_every_game(pyramids: Balanced, cheops: Balanced) -> None:
    for outcome in (pyramids, cheops):
        names = [row.criterion for row in outcome.criteria]
        assert {f"no seat of {seats} wins more than others" for seats in outcome.seat_counts} <= set(names)
        assert outcome.table["verdict"].tolist() == [row.verdict for row in outcome.criteria]
    assert pl.DataFrame(pyramids.worth).height == 48


@pytest.mark.parametrize("game", ["pyramids", "cheops"])
def test_a_game_without_studies_has_balance_of_seats(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance, "study_game", lambda _game: StudyGame("Nothing known"))
    monkeypatch.setattr(page, "study_game", lambda _game: StudyGame("Nothing known"))
    outcome = run(Balance(game, games=1, batch_size=1, ablation=False), Here(1))
    about_seats = r"no seat of . wins more than others|no place in the order of play wins more"
    assert all(re.fullmatch(about_seats, row.criterion) for row in outcome.criteria)
    assert len(outcome.criteria) == len(outcome.seat_counts) + (game == "cheops")
    assert outcome.worth == {}
    assert "The balance of Nothing known" in str(page.page(outcome))


def test_a_verdict_is_given_only_where_the_interval_allows_it() -> None:
    assert between("points", Estimate(100, 3), (95, 125)).verdict == HOLDS
    assert between("points", Estimate(96, 3), (95, 125)).verdict == OPEN
    assert between("points", Estimate(90, 3), (95, 125)).verdict == FAILS
    assert all_within("cards", [("1", Estimate(0.1, 0.1)), ("2", Estimate(-0.1, 0.1))], 0.25).verdict == HOLDS
    assert all_within("cards", [("1", Estimate(0.1, 0.1)), ("2", Estimate(-0.2, 0.1))], 0.25).verdict == OPEN
    assert all_within("cards", [("1", Estimate(0.1, 0.1)), ("2", Estimate(-0.4, 0.1))], 0.25).verdict == FAILS
    assert all_within("cards", [("1", Estimate(float("nan"), 0.1))], 0.25).verdict == OPEN
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
    for criterion in (
        all_within("cards", [("wide", wide), ("sure", sure)], 0.25),
        chance_alone("sheets", [("wide", wide), ("sure", sure)], 0.0),
    ):
        assert (criterion.about, criterion.verdict) == ("sure", FAILS)
        assert criterion.high < 0


@pytest.mark.parametrize(
    ("study", "games"),
    [
        (Balance("cheops", games=1, batch_size=2), 8),
        (Balance("pyramids", games=7, batch_size=2), 12),
        (Balance("pyramids", seats=(4, 2), games=4, batch_size=2), 4),
    ],
)
def test_every_number_of_seats_is_played_equally_often(study: Balance, games: int) -> None:
    seats = [study.seat_counts[batch % len(study.seat_counts)] for batch in range(study.batches)]
    assert {seats.count(many) for many in study.seat_counts} == {study.batches // len(study.seat_counts)}
    assert study.batches * study.batch_size == games


@pytest.mark.parametrize("game", ["pyramids", "cheops"])
def test_any_number_of_cores_gives_the_same_outcome(game: str, pyramids: Balanced, cheops: Balanced) -> None:
    alone = pyramids if game == "pyramids" else cheops
    again = run(alone.study, Here(2))
    for name, column in alone.columns.items():
        assert np.array_equal(column, again.columns[name], equal_nan=column.dtype.kind == "f"), name


def test_the_command_takes_a_file_of_either_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deck, sheets = tmp_path / "deck.txt", tmp_path / "sheets.txt"
    deck.write_text(deck_file.write(deck_file.standard(), "mine"), "utf-8")
    sheets.write_text(sheets_file.write(sheets_file.standard(), "mine"), "utf-8")
    few = ["--seats", "2", "--games", "2", "--processes", "1"]
    for path, game, out in ((deck, "pyramids", "w.parquet"), (sheets, "cheops", "w.jsonl")):
        report = tmp_path / f"{game}.html"
        files = ["--out", str(tmp_path / out), "--report", str(report)]
        assert main(["lab", "balance", str(path), *few, "--json", *files]) == 0
        printed = json.loads(capsys.readouterr().out)
        assert printed["game"] == game
        assert {"criterion", "wanted", "about", "figure", "low", "high", "verdict"} == set(
            printed["criteria"][0]
        )
        assert report.read_text("utf-8").count("<svg") >= 8
    assert pl.read_parquet(tmp_path / "w.parquet").height == 48
    assert main(["lab", "balance", "cheops", *few]) == 0
    assert "25 games of architects of cheops at 2 seats" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("wrong", "printed"),
    [
        (["nowhere.txt"], "cannot read nowhere.txt"),
        (["cheops", "--seats", "2,x"], "'x' is not a whole number"),
        (["cheops", "--seats", "9"], "takes 2 to 5 players"),
        (["cheops", "--games", "0"], "games, not 0"),
        (["cheops", "--batch", "0"], "a batch has 1 to 100000 games"),
        (["cheops", "--out", "x.csv"], "neither Parquet nor JSON Lines"),
        (["cheops", "--out", "x.jsonl", "--report", "./x.jsonl"], "x.jsonl is named twice"),
        (["cheops", "--journal", "x.jsonl", "--out", "x.jsonl"], "x.jsonl is named twice"),
        (["cheops", "--journal", "."], "name a file in it"),
        (["cheops", "--journal", "nowhere/j"], "create that folder first"),
    ],
)
def test_a_wrong_argument_is_one_sentence(
    wrong: list[str], printed: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lab", "balance", *wrong]) == 2
    error = capsys.readouterr().err
    assert error.startswith("ostraka: ")
    assert printed in error
