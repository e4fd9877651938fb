"""Reviews and hints in the terminal."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from cli.scripts import type_a_game
from ostraka.bots.facts import Fact
from ostraka.cli import main
from ostraka.cli.console.streams import out
from ostraka.cli.play.hints import fact_words
from ostraka.cli.play.seating import seat_players
from ostraka.cli.warm_up import prepare_review
from ostraka.core.registry import GAMES

Typed = Callable[[list[str]], None]
Spoil = Callable[[int, Callable[[dict[str, object]], None]], Path]
ALONE = seat_players(2, "1", "random", None)
SEED = 5


@pytest.fixture(autouse=True, scope="module")
def prepared_review() -> None:
    for game in GAMES:
        prepare_review(game)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_review_is_printed(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    assert main(["simulate", game, "--bots", "architect,random", "--games", "1", "--out", str(path)]) == 0
    capsys.readouterr()
    assert main(["review", str(path), "--playouts", "30"]) == 0
    text = capsys.readouterr().out
    for part in ("accuracy", "Turning points", "Winning chances", "Decision by decision"):
        assert part in text
    assert "random: about the level of: Random; luck " in text
    assert "; Best move: " in text
    assert "About the move played: " in text


def test_a_review_for_programs(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    options = ["--game", "2", "--seat", "1", "--playouts", "10", "--json"]
    assert main(["review", str(games), *options]) == 0
    review = json.loads(capsys.readouterr().out)
    assert [player["seat"] for player in review["players"]] == [1]
    assert {choice["seat"] for choice in review["choices"]} == {1}
    assert review["playouts"] == 10
    assert main(["review", str(games), *options]) == 0
    assert json.loads(capsys.readouterr().out) == review


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (["--seat", "2"], "the seats of this game are 0 to 1"),
        (["--game", "9"], "contains 3 games"),
        (["--playouts", "0"], "a budget has 1 to"),
    ],
)
def test_a_wrong_seat_or_record_is_refused(
    games: Path, options: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", str(games), *options]) == 2
    assert why in capsys.readouterr().err


def test_a_missing_file_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", "nowhere.json"]) == 2
    assert "cannot read nowhere.json" in capsys.readouterr().err


def test_a_record_that_breaks_a_rule_is_refused(spoil: Spoil, capsys: pytest.CaptureFixture[str]) -> None:
    def repeat_a_move(record: dict[str, object]) -> None:
        moves = record["moves"]
        assert isinstance(moves, list)
        moves.insert(3, moves[2])

    path = spoil(1, repeat_a_move)
    assert main(["review", str(path), "--playouts", "5"]) == 2
    assert "game 1, move 4: " in capsys.readouterr().err


def test_names_stand_as_they_are(spoil: Spoil, capsys: pytest.CaptureFixture[str]) -> None:
    path = spoil(1, lambda record: record.update(names=["[red]Ada", "Ben"]))
    assert main(["review", str(path), "--playouts", "5"]) == 0
    assert "[red]Ada " in capsys.readouterr().out


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_hint_names_the_best_move_and_why(
    game: str, typed: Typed, capsys: pytest.CaptureFixture[str]
) -> None:
    lines, _ = type_a_game(ALONE, SEED, game=game, turns=2)
    typed(["H", *lines, "hint"])
    main(["play", game, "--bots", "random", "--seed", str(SEED)])
    text = capsys.readouterr().out
    assert text.count("Hint: ") == 2
    assert "% chance of winning, " in text
    assert "): " in text
    assert "Next best: " in text


@pytest.mark.parametrize(
    ("game", "fact", "phrase"),
    [
        (
            "pyramids",
            Fact("denies", {"pyramid": 42, "colour": "orange", "rivals": 2}),
            r"\b42\b.* \(rivals: 2\)",
        ),
        ("cheops", Fact("bonus", {"symbol": "ankh", "points": 3, "rivals": 1}), r"ankh.* \(rivals: 1\)"),
        ("cheops", Fact("bonus", {"symbol": "ankh", "points": 3, "rivals": 0}), r"ankh[^(]*"),
    ],
)
def test_a_phrase_counts_the_rivals_for_something(game: str, fact: Fact, phrase: str) -> None:
    assert re.fullmatch(f".*{phrase}", fact_words(game, fact))


def test_a_whole_turn_needs_no_hint(
    typed: Typed, capsys: pytest.CaptureFixture[str], at_terminal: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    del at_terminal
    monkeypatch.setenv("LINES", "60")
    lines, _ = type_a_game(ALONE, SEED, turns=1)
    typed([*lines[:-1], "h", "", "quit!"])
    main(["play", "--bots", "random", "--seed", str(SEED)])
    assert "No: Press Enter to confirm this turn" in capsys.readouterr().out


def test_a_game_can_be_reviewed_when_it_is_over(
    typed: Typed, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines, table = type_a_game(ALONE, SEED)
    typed([*lines, "review", "mine.json"])
    assert main(["play", "--bots", "random", "--seed", str(SEED)]) == 0
    text = capsys.readouterr().out
    assert "Review: Pyramids, " in text
    name = table.names[0]
    assert f"{name} " in text[text.index("Review: ") :]
    assert (tmp_path / "mine.json").exists()


def test_a_stopped_review_loses_no_game(
    typed: Typed, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(*_: object) -> object:
        raise KeyboardInterrupt

    monkeypatch.setattr("ostraka.cli.play.session.reviewed", stopped)
    lines, _ = type_a_game(ALONE, SEED)
    typed([*lines, "review", "mine.json"])
    assert main(["play", "--bots", "random", "--seed", str(SEED)]) == 0
    assert "The review was stopped." in capsys.readouterr().out
    assert (tmp_path / "mine.json").exists()


@pytest.mark.parametrize("width", [60, 140])
def test_a_review_fits_the_terminal(
    games: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    monkeypatch.setattr(out, "width", width)
    capsys.readouterr()
    assert main(["review", str(games), "--playouts", "5"]) == 0
    assert max(map(len, capsys.readouterr().out.splitlines())) <= width
