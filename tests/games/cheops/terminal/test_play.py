"""The terminal game of Cheops, typed line by line."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from cli.scripts import type_a_game
from ostraka.cli import main
from ostraka.cli.console.streams import out
from ostraka.cli.game import face_of
from ostraka.cli.play.prompt import Lines
from ostraka.cli.play.saves import SavedGame
from ostraka.cli.play.seating import Seating, seat_players
from ostraka.cli.play.turn import Turn
from ostraka.cli.play.typed import Draft
from ostraka.table.record import decode
from ostraka.table.referee import load, verify
from ostraka.table.table import Table
from sheets import old_block

Typed = Callable[[list[str]], None]
ALONE = seat_players(2, "1", "random", None)
SEED = 5
CHOSEN = ("--sheets", "A,D", "--first", "0")


def typed_game(seating: Seating = ALONE, turns: int = 9999) -> tuple[list[str], Table]:
    return type_a_game(seating, SEED, turns=turns, game="cheops")


def play(*options: str) -> int:
    return main(["play", "cheops", "--bots", "random", "--seed", str(SEED), *options])


@pytest.fixture
def saved(tmp_path: Path) -> Callable[[], Path]:
    """The one saved game."""

    def find() -> Path:
        [path] = (tmp_path / "data").rglob("cheops-*.json")
        return path

    return find


def test_a_whole_game_is_played_to_its_end(
    typed: Typed, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines, table = typed_game()
    typed([*lines, "mine.json"])
    assert play() == 0
    text = capsys.readouterr().out
    assert "Final scores (C22-C25)" in text
    assert re.search(r" wins? \(", text)
    record = decode((tmp_path / "mine.json").read_bytes())
    assert record == table.record()
    assert verify(record).over


def test_five_play_with_people_anywhere(typed: Typed, tmp_path: Path) -> None:
    lines, table = typed_game(seat_players(5, "0,3", "random", "Ann,Ben"))
    typed([*lines, "mine.json"])
    assert play("--seats", "5", "--people", "0,3", "--names", "Ann,Ben") == 0
    assert decode((tmp_path / "mine.json").read_bytes()) == table.record()


def test_sheets_and_the_starting_player_can_be_chosen(
    typed: Typed, saved: Callable[[], Path], capsys: pytest.CaptureFixture[str]
) -> None:
    typed(["quit"])
    assert play("--sheets", "d,b", "--first", "1", "--people", "1,") == 0
    assert "active: 1 You" in capsys.readouterr().out
    assert b'"sheets":["D","B"],"first":1' in saved().read_bytes()


@pytest.mark.usefixtures("at_terminal")
def test_a_play_of_two_stones_is_one_draft(typed: Typed, saved: Callable[[], Path]) -> None:
    table = type_a_game(ALONE, SEED, turns=0, game="cheops", sheets="AD", first=0)[1]
    draft = Draft(table, 0)
    first = next(move for move in draft.legal if move[1].startswith("p1."))
    typed([" ".join(first), "", "u", " ".join(first), "done", "u", "done", "", "quit"])
    assert play(*CHOSEN) == 0
    moves = [str(move) for move in load(saved()).moves]
    assert moves[1:3] == [f"0 {' '.join(first)}", "0 done"]


@pytest.mark.usefixtures("at_terminal")
def test_an_incomplete_play_is_neither_confirmed_nor_saved(
    typed: Typed, saved: Callable[[], Path], capsys: pytest.CaptureFixture[str]
) -> None:
    table = type_a_game(ALONE, SEED, turns=0, game="cheops", sheets="AD", first=0)[1]
    stone = next(move for move in Draft(table, 0, frozenset()).legal if move[1].startswith("p1."))
    typed([" ".join(stone), "", "quit"])
    assert play(*CHOSEN) == 0
    text = capsys.readouterr().out
    assert "Your turn isn’t finished yet." in text
    assert "Lay one more stone? Or type done. For example: " in text
    assert "The game is saved, without the turn you hadn’t confirmed." in text
    assert load(saved()).ply == 1


def test_a_resumed_game_with_its_seed_goes_on_as_it_would_have(
    typed: Typed, saved: Callable[[], Path], tmp_path: Path
) -> None:
    seating = seat_players(2, "2", None, "Ann,Ben")
    lines, table = typed_game(seating)
    first, _ = typed_game(seating, turns=7)
    typed([*first, "quit"])
    assert main(["play", "cheops", "--seed", str(SEED), "--people", "2", "--names", "Ann,Ben"]) == 0
    typed([*lines[len(first) :], "whole.json"])
    assert main(["play", "--resume", str(saved()), "--seed", str(SEED)]) == 0
    assert load(tmp_path / "whole.json").moves == table.moves


def test_a_saved_game_is_listed_and_needs_no_options(
    typed: Typed, saved: Callable[[], Path], capsys: pytest.CaptureFixture[str]
) -> None:
    typed([])
    play()
    capsys.readouterr()
    assert main(["play", "--list"]) == 0
    assert capsys.readouterr().out.startswith(f"{saved().stem}  You, Random; ")
    for option, value in {"--sheets": "A,B", "--first": "1", "--block": "mine.txt"}.items():
        assert main(["play", "--resume", "last", option, value]) == 2
        assert f"{option} cannot be combined with --resume" in capsys.readouterr().err


def test_a_refusal_says_why_and_the_clause_can_be_read(
    typed: Typed, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(["p6.1", "rules C9", "rules P13"])
    assert play(*CHOSEN) == 2
    printed = capsys.readouterr()
    assert "p6.1 rests on p5.1 and p5.2. More: rules C9" in printed.err
    assert "C9  Pyramid: 1 or 2 stones." in printed.out
    assert "No: there’s no clause “P13”; the clauses are C1-CR9" in printed.err


@pytest.mark.usefixtures("at_terminal")
def test_a_long_page_is_shown_in_parts(typed: Typed, capsys: pytest.CaptureFixture[str]) -> None:
    typed(["help", "all", "moves", "quit!"])
    assert play() == 0
    text = capsys.readouterr().out
    assert "Build a pyramid, an arch and a floor relief" in text
    assert "Bonuses left (3 points each): ankh, eye, feather, lotus, scarab, finish" in text
    assert " legal moves" in text


@pytest.mark.usefixtures("at_terminal")
@pytest.mark.parametrize(("width", "height"), [(60, 20), (80, 24)])
@pytest.mark.parametrize("seats", [2, 5])
def test_every_turn_fits_the_smallest_terminal(
    seats: int, width: int, height: int, typed: Typed, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    monkeypatch.setattr(out, "width", width)
    monkeypatch.setattr(out, "height", height)
    lines, _ = typed_game(seat_players(seats, "1", "random", None), turns=12)
    typed([*lines, "quit"])
    assert play("--seats", str(seats)) == 0
    text = capsys.readouterr().out
    assert "too small" not in text
    asked = text.split("\n> ")[:-1]
    assert len(asked) > 12
    for turn in asked[1:]:
        assert len(turn.splitlines()) - 1 <= height - 1


def test_an_incomplete_move_is_answered_with_its_continuations() -> None:
    table = Table("cheops", 2, components=old_block())
    table.play("roll green red blue")
    face, save = face_of("cheops"), SavedGame("cheops", None)
    turn = Turn(Draft(table, 0), table, face=face, asker=Lines(), save=save)
    assert turn._remark("").startswith("next: done p1.1 p1.2 ")
    assert turn._remark("p1.1") == "Enter plays this move"
    assert turn._remark("p1.4 ") == "next: quarry:4 quarry:8 joker"
    assert turn._remark("lay p1.4") == "next: p1.4=quarry:4 p1.4=quarry:8 p1.4=joker"
    assert turn._remark("do") == "Enter plays this move"
    assert turn._remark("help") == "Enter runs this command"
    assert turn._remark("p6.1 ") == "no legal move starts like that"
    assert turn._completions("").count("done") == 1


@pytest.mark.usefixtures("at_terminal")
def test_nothing_is_secret_between_people(typed: Typed, capsys: pytest.CaptureFixture[str]) -> None:
    lines, _ = typed_game(seat_players(2, "2", None, "Ann,Ben"), turns=4)
    typed([*lines, "quit"])
    assert main(["play", "cheops", "--seed", str(SEED), "--people", "2", "--names", "Ann,Ben"]) == 0
    text = capsys.readouterr().out
    assert "Ann: Lay up to two stones." in text
    assert "Pass the keyboard" not in text
