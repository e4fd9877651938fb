"""Tournaments: everybody meets everybody with the same chance, and it ends when the answer is known."""

import json
from itertools import combinations
from pathlib import Path

import numpy as np
import pandas as pd
import polars as pl
import pytest

import ostraka
from ostraka.cli import main
from ostraka.lab import Here, Tournament, run
from ostraka.lab.runner.study import Part, concatenate
from ostraka.lab.tournament.tournament import Outcome

THREE = ("random", "novice", "scribe")
COMMAND = ["lab", "tournament", "cheops", "random", "scribe", "--games", "20", "--processes", "1"]


def outcome_of(wins: dict[tuple[int, int], int], games: int, share: int = 10) -> Outcome:
    """A tournament of three in which the first of a pair won this number of its games."""
    tournament = Tournament("cheops", THREE, games=3 * games, batch_size=share)
    parts: list[Part] = []
    for pairing, pair in enumerate(combinations(range(3), 2)):
        for game in range(games):
            won = game * wins[pair] // games != (game + 1) * wins[pair] // games
            shared = {
                "group": game // 2,
                "pairing": pairing,
                "rotation": game % 2,
                "decisions": 9,
                "seconds": 1.0,
            }
            by_seat = {"seat": [0, 1], "bot": pair, "points": [50, 40], "won": [float(won), float(not won)]}
            both = {name: [value, value] for name, value in shared.items()}
            parts.append({name: np.array(column) for name, column in (both | by_seat).items()})
    return tournament.summed_up(parts)


def test_all_meet_all_on_every_seat_with_the_same_chance() -> None:
    tournament = Tournament("cheops", THREE, games=12, batch_size=2)
    assert tournament.pairings == [(0, 1), (0, 2), (1, 2)]
    assert (tournament.rounds, tournament.batches) == (1, 3)
    columns = concatenate([tournament.play(batch) for batch in range(3)])
    met = set(
        zip(
            columns["group"],
            columns["pairing"],
            columns["rotation"],
            columns["seat"],
            columns["bot"],
            strict=True,
        )
    )
    for group in range(2):
        for pairing, (one, other) in enumerate(tournament.pairings):
            assert {(group, pairing, 0, 0, one), (group, pairing, 0, 1, other)} <= met
            assert {(group, pairing, 1, 0, other), (group, pairing, 1, 1, one)} <= met
    assert len(met) == len(columns["seat"]) == 24
    assert {tournament.match(pairing).seed for pairing in range(3)} == {tournament.seed}


def test_more_seats_take_more_bots_and_few_bots_sit_in_turns() -> None:
    assert Tournament("cheops", (*THREE, "architect"), 3).pairings == list(combinations(range(4), 3))
    assert Tournament("cheops", ("random", "scribe"), 4).pairings == [(0, 1)]


def test_the_same_tournament_gives_the_same_games_on_any_number_of_cores() -> None:
    tournament = Tournament("cheops", THREE, 3, seed=4, games=12, batch_size=1)
    alone, together_ = run(tournament, Here(1)), run(tournament, Here(2))
    for name, column in alone.games.items():
        assert np.array_equal(column, together_.games[name])
    assert np.array_equal(alone.ratings.covariance, together_.ratings.covariance)


def test_it_ends_when_the_order_is_known_and_not_before() -> None:
    bots = ("random", "scribe")
    sure = run(Tournament("cheops", bots, games=4000, batch_size=16), Here(1))
    assert sure.played == 64  # the first look: 32 groups of two games
    assert sure.sure
    assert [standing.bot for standing in sure.standings] == ["scribe", "random"]
    assert run(Tournament("cheops", bots, games=96, batch_size=16, until_sure=False), Here(1)).played == 96


def test_every_step_of_the_order_is_stronger_equal_or_open() -> None:
    clear = outcome_of({(0, 1): 10, (0, 2): 5, (1, 2): 10}, 100)
    assert [step.verdict for step in clear.steps] == ["stronger", "stronger"]
    assert [step.stronger for step in clear.steps] == ["scribe", "novice"]
    close = outcome_of({(0, 1): 50, (0, 2): 48, (1, 2): 51}, 100)
    assert {step.verdict for step in close.steps} == {"open"}
    assert not close.sure
    few = outcome_of({(0, 1): 5, (0, 2): 5, (1, 2): 5}, 10)
    assert {step.verdict for step in few.steps} == {"open"}  # however clear it looks after five groups
    even = outcome_of({(0, 1): 50, (0, 2): 50, (1, 2): 50}, 100)
    assert {step.verdict for step in even.steps} == {
        "the same"
    }  # every group was shared: nothing is uncertain


def test_every_pair_of_bots_is_a_question() -> None:
    """Which bots come to stand next to each other is not known before."""
    outcome = outcome_of({(0, 1): 10, (0, 2): 5, (1, 2): 10}, 100)
    assert len(outcome.tournament.looks) == 1
    scribe, novice = outcome.order[:2]
    assert outcome.steps[0].elo_error == outcome.ratings.between(scribe, novice, questions=2 * 3).error


def test_repeated_testing_seldom_separates_equal_bots() -> None:
    """Coin flips, looked at after 32, 64, … groups: at most one tournament in 20 is fooled."""
    choose, fooled = np.random.default_rng(3), 0
    tournament = Tournament("cheops", ("random", "scribe"), games=2 * 1024, batch_size=32)
    for _ in range(200):
        coins = choose.integers(0, 2, (1024, 2)).astype(float)
        for rounds in (*tournament.looks, tournament.rounds):
            groups = 32 * rounds
            won = np.stack([coins[:groups], 1 - coins[:groups]], axis=2).reshape(-1)
            part: Part = {
                "group": np.repeat(np.arange(groups), 4), "pairing": np.zeros(4 * groups, int),
                "rotation": np.tile([0, 0, 1, 1], groups), "bot": np.tile([0, 1], 2 * groups), "won": won,
            }  # fmt: skip
            if Outcome(tournament, part).steps[0].verdict == "stronger":
                fooled += 1
                break
    assert fooled <= 0.05 * 200 + 4


def test_standings_have_intervals_and_shares_add_up() -> None:
    outcome = run(Tournament("cheops", THREE, games=60, batch_size=5, until_sure=False), Here(1))
    assert sum(standing.wins * standing.games for standing in outcome.standings) == pytest.approx(60)
    assert outcome.table["games"].tolist() == [40, 40, 40]
    best = outcome.standings[0]
    assert (best.bot, best.fair) == ("scribe", 0.5)
    assert best.elo > 0 < best.elo_error
    against = {(row["bot"], row["other"]): row["wins"] for row in outcome.against().each()}
    assert against["scribe", "random"] + against["random", "scribe"] == pytest.approx(1)


# --- tables and files


def test_notebooks_take_the_tables_as_they_are() -> None:
    outcome = run(Tournament("cheops", ("random", "scribe"), games=4, batch_size=2), Here(1))
    frame, sheet = pd.DataFrame(outcome.games), pl.DataFrame(outcome.games)
    assert frame.shape == sheet.shape == (8, 8)
    assert set(frame["bot"]) == set(sheet["bot"]) == {"random", "scribe"}
    assert frame["won"].sum() == sheet["won"].sum() == 4
    assert outcome._repr_html_().startswith("<table>")
    assert "8 rows" not in outcome.games._repr_html_()


def test_the_command_prints_and_writes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = {kind: tmp_path / f"games.{kind}" for kind in ("parquet", "jsonl", "html")}
    assert main([*COMMAND, "--out", str(files["parquet"]), "--report", str(files["html"])]) == 0
    printed = capsys.readouterr().out
    assert "20 games of cheops at 2 seats" in printed
    assert "Is the order known?" in printed
    assert main([*COMMAND, "--out", str(files["jsonl"]), "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert [bot["bot"] for bot in printed["bots"]] == ["scribe", "random"]
    lines = [json.loads(line) for line in files["jsonl"].read_text("utf-8").splitlines()]
    assert lines == pl.read_parquet(files["parquet"]).to_dicts()
    assert len(lines) == 40


def test_the_command_goes_on_from_its_journal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    journal = tmp_path / "run.journal"
    assert main([*COMMAND, "--json", "--journal", str(journal)]) == 0
    size, first = journal.stat().st_size, json.loads(capsys.readouterr().out)
    assert main([*COMMAND, "--json", "--journal", str(journal)]) == 0
    assert json.loads(capsys.readouterr().out) == first
    assert journal.stat().st_size == size
    assert main([*COMMAND, "--json", "--seed", "1", "--journal", str(journal)]) == 2


@pytest.mark.parametrize(
    ("wrong", "printed"),
    [
        (["scribe"], "two or more different bots"),
        (["scribe", "scribe"], "two or more different bots"),
        (["scribe", "sphinx"], "there is no bot"),
        (["scribe", "skull-blind"], "skull-blind does not play cheops"),
        (["scribe", "random", "--games", "0"], "games, not 0"),
        (["scribe", "random", "--out", "x.csv"], "neither Parquet nor JSON Lines"),
        (["scribe", "random", "--out", "/nowhere/x.jsonl"], "cannot write"),
        (["scribe", "random", "--processes", "0"], "processes must be 1 to"),
        (["scribe", "random", "--processes", "100000"], "on this machine, not 100000"),
        (["scribe", "random", "--batch", "0"], "a batch has 1 to 100000"),
        (["scribe", "random", "--deck", "x.txt"], "is an option of pyramids"),
    ],
)
def test_a_wrong_argument_is_one_sentence(
    wrong: list[str], printed: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lab", "tournament", "cheops", *wrong]) == 2
    error = capsys.readouterr().err
    assert error.startswith("ostraka: ")
    assert printed in error


def test_an_unknown_game_is_reported_before_unknown_bots() -> None:
    with pytest.raises(ostraka.OstrakaError, match="chess"):
        Tournament("chess", ("sphinx", "griffin"))
    with pytest.raises(ostraka.OstrakaError, match="a seed is a number"):
        Tournament("cheops", ("scribe", "random"), seed=1 << 63)


def test_a_missing_package_names_its_extra(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(__import__("sys").modules, "vl_convert", None)
    with pytest.raises(ostraka.OstrakaError, match=r"pip install 'ostraka\[lab\]'"):
        ostraka.core.extras.require("lab", "vl_convert")
    assert main([*COMMAND, "--report", str(tmp_path / "x.html")]) == 2
