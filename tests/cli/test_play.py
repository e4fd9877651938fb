"""The terminal game, typed line by line."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from cli.scripts import type_a_game
from ostraka.cli import main
from ostraka.cli.console.streams import out
from ostraka.cli.game import face_of
from ostraka.cli.play import session
from ostraka.cli.play.prompt import Lines
from ostraka.cli.play.saves import SavedGame
from ostraka.cli.play.seating import recognise, seat_players
from ostraka.cli.play.turn import Turn
from ostraka.cli.play.typed import Draft
from ostraka.games.pyramids.terminal.face import seen
from ostraka.table.record import decode
from ostraka.table.referee import load, verify

Typed = Callable[[list[str]], None]
ALONE = seat_players(2, "1", "random", None)
SEED = 5


def saved_games(tmp_path: Path) -> list[Path]:
    return sorted((tmp_path / "data").rglob("*.json"))


def play(*options: str) -> int:
    return main(["play", "--bots", "random", "--seed", str(SEED), *options])


def test_a_whole_game_is_played_to_its_end(
    typed: Typed, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines, table = type_a_game(ALONE, SEED)
    typed([*lines, "mine.json"])
    assert play() == 0
    text = capsys.readouterr().out
    assert "Final scores (P30)" in text
    assert re.search(r" wins? \(", text)
    record = decode((tmp_path / "mine.json").read_bytes())
    assert record == table.record()
    assert verify(record).over
    assert saved_games(tmp_path) == []


def test_several_people_and_bots_sit_anywhere(typed: Typed, tmp_path: Path) -> None:
    seating = seat_players(3, "0,2", "random", "Ann,Ben")
    assert seating.names == ("Ann", "random (bot)", "Ben")
    lines, table = type_a_game(seating, SEED)
    typed([*lines, "mine.json"])
    assert play("--seats", "3", "--people", "0,2", "--names", "Ann,Ben") == 0
    assert decode((tmp_path / "mine.json").read_bytes()) == table.record()


def test_the_end_of_input_saves_and_says_how_to_go_on(
    typed: Typed, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines, table = type_a_game(ALONE, SEED, turns=3)
    typed(lines)
    assert play() == 0
    [saved] = saved_games(tmp_path)
    text = capsys.readouterr().out
    assert "The input ended before the game did.\nThe game is saved.\n" in text
    assert "ostraka play --resume last" in text
    assert load(saved).moves == table.moves


def test_a_whole_turn_from_a_pipe_needs_no_confirming(typed: Typed, tmp_path: Path) -> None:
    lines, table = type_a_game(ALONE, SEED, turns=3)
    typed([line for line in lines if line])
    assert play() == 0
    [saved] = saved_games(tmp_path)
    assert load(saved).moves == table.moves


@pytest.mark.usefixtures("at_terminal")
def test_a_turn_that_was_not_confirmed_is_not_saved(
    typed: Typed, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines, _ = type_a_game(ALONE, SEED, turns=1)
    typed([lines[0], "quit"])
    assert play() == 0
    assert "The game is saved, without the turn you hadn’t confirmed." in capsys.readouterr().out
    [saved] = saved_games(tmp_path)
    assert len(load(saved).moves) == 2  # the deals


def test_leaving_for_good_keeps_nothing(
    typed: Typed, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines, _ = type_a_game(ALONE, SEED, turns=2)
    typed([*lines, "quit!"])
    assert play() == 0
    assert "The game isn’t saved." in capsys.readouterr().out
    assert saved_games(tmp_path) == []


def test_leaving_a_resumed_game_for_good_leaves_it_where_it_was(
    typed: Typed, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(["quit"])
    play()
    [saved] = saved_games(tmp_path)
    typed(["quit!"])
    assert main(["play", "--resume", saved.stem]) == 0
    assert f"The game stays in {saved}" in capsys.readouterr().out
    assert saved_games(tmp_path) == [saved]


def test_saved_games_are_listed_and_removed(
    typed: Typed, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    typed([])
    play()
    [saved] = saved_games(tmp_path)
    capsys.readouterr()
    assert main(["play", "--list"]) == 0
    assert capsys.readouterr().out.startswith(f"{saved.stem}  You, Random; 2 moves\n")
    (tmp_path / "other.json").write_text("not a saved game")
    assert main(["play", "--remove", "other.json"]) == 2
    assert main(["play", "--remove", saved.stem]) == 0
    assert saved_games(tmp_path) == []
    assert (tmp_path / "other.json").exists()


@pytest.mark.usefixtures("at_terminal")
def test_a_command_typed_below_a_page_is_obeyed(typed: Typed, capsys: pytest.CaptureFixture[str]) -> None:
    typed(["help", "dance", "quit"])
    assert play() == 0
    assert "“dance” isn’t a move or a command" in capsys.readouterr().out


@pytest.mark.usefixtures("at_terminal")
@pytest.mark.parametrize(("width", "height"), [(50, 20), (60, 20), (80, 24)])
@pytest.mark.parametrize("seats", [2, 4])
def test_every_turn_fits_the_smallest_terminal(
    seats: int, width: int, height: int, typed: Typed, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    monkeypatch.setattr(out, "width", width)
    monkeypatch.setattr(out, "height", height)
    lines, _ = type_a_game(seat_players(seats, "1", "random", None), SEED)
    typed(lines)
    assert play("--seats", str(seats)) == 0
    text = capsys.readouterr().out
    assert "too small" not in text
    for turn in text.split("Pyramids: Round")[1:-1]:
        assert len(turn.split("> ")[0].splitlines()) <= height - 1


@pytest.mark.usefixtures("at_terminal")
def test_a_message_gives_the_size_that_a_small_terminal_needs(
    typed: Typed, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(out, "width", 30)
    monkeypatch.setattr(out, "height", 10)
    typed(["quit"])
    assert play() == 0
    text = " ".join(capsys.readouterr().out.split())
    assert "This terminal is too small: 30x10, and the game needs at least 50x20." in text


def test_a_resumed_game_with_its_seed_goes_on_as_it_would_have(typed: Typed, tmp_path: Path) -> None:
    seating = seat_players(2, "2", None, "Ann,Ben")
    lines, table = type_a_game(seating, SEED)
    people = ["--people", "2", "--names", "Ann,Ben"]
    first, _ = type_a_game(seating, SEED, turns=7)
    typed([*first, "quit"])
    assert main(["play", "--seed", str(SEED), *people]) == 0
    [saved] = saved_games(tmp_path)
    typed([*lines[len(first) :], "whole.json"])
    assert main(["play", "--resume", str(saved), "--seed", str(SEED)]) == 0
    assert load(tmp_path / "whole.json").moves == table.moves
    assert saved_games(tmp_path) == []


def test_resuming_the_last_game_takes_the_latest(typed: Typed, tmp_path: Path) -> None:
    lines, _ = type_a_game(ALONE, SEED, turns=1)
    typed(lines)
    play()
    typed([])
    assert main(["play", "--resume", "last"]) == 0
    assert len(saved_games(tmp_path)) == 1


def test_a_resumed_game_knows_its_players(typed: Typed, capsys: pytest.CaptureFixture[str]) -> None:
    typed([])
    play()
    options = {"--bots": "random", "--seats": "2", "--people": "1", "--names": "Ann", "--deck": "mine.txt"}
    for option, value in options.items():
        assert main(["play", "--resume", "last", option, value]) == 2
        assert f"{option} cannot be combined with --resume" in capsys.readouterr().err
    assert recognise(["You", "random (bot)"]).bots == {1: "random"}


def test_a_refusal_says_why_and_the_clause_can_be_read(
    typed: Typed, capsys: pytest.CaptureFixture[str]
) -> None:
    lines, table = type_a_game(ALONE, SEED, turns=1)
    shown = seen(table.view(0))
    card = shown.seats[0].chambers[0].card
    bottom = shown.components.card(card).grid[-1]
    typed([*lines, f"mark {card} {'abcde'[bottom.index('T')]}5", "rules P12"])
    assert play() == 2
    printed = capsys.readouterr()
    assert "No: Your first marks in a chamber must include its entrance. More: rules P12" in printed.err
    assert "P12  The first marks in a chamber must include its entrance." in printed.out


def test_nonsense_is_answered_with_an_example(typed: Typed, capsys: pytest.CaptureFixture[str]) -> None:
    typed(["dance", "", "u", "save", "rules X1"])
    assert play() == 2
    text = capsys.readouterr().err
    assert "No: “dance” isn’t a move or a command. For example: keep 9 19" in text
    assert "No: There’s nothing to take back" in text
    assert "No: Name the file" in text
    assert "No: there’s no clause “X1”" in text


@pytest.mark.usefixtures("at_terminal")
def test_undo_goes_back_as_long_as_nothing_is_confirmed(typed: Typed, tmp_path: Path) -> None:
    lines, table = type_a_game(ALONE, SEED, turns=1)
    dealt = table.moves[0].__str__().split()[2:]
    other = " ".join(dealt[2:]) if lines[0] != f"keep {' '.join(dealt[2:])}" else " ".join(dealt[:2])
    typed([other, "u", lines[0], "", "quit"])
    assert play() == 0
    [saved] = saved_games(tmp_path)
    assert load(saved).moves == table.moves


def test_saving_does_not_overwrite_another_file(
    typed: Typed, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "letter.txt").write_text("dear Ann")
    typed(["save letter.txt", "save game.json", "save game.json", "save no/where.json"])
    assert play() == 2
    printed = capsys.readouterr()
    assert (tmp_path / "letter.txt").read_text() == "dear Ann"
    assert json.loads((tmp_path / "game.json").read_text())["names"] == ["You", "random (bot)"]
    assert printed.out.count("Saved. Continue later with: ostraka play --resume game.json") == 2
    assert "No: can’t write no/where.json: No such file or directory" in printed.err


def test_a_folder_that_cannot_be_written_stops_nobody(
    typed: Typed, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "data").write_text("in the way")
    lines, table = type_a_game(ALONE, SEED, turns=2)
    typed([*lines, "quit", "save mine.json", "quit!"])
    assert play() == 2
    assert "Save it with save FILE, or leave with quit!" in capsys.readouterr().err
    assert load(tmp_path / "mine.json").moves == table.moves


def test_an_interruption_saves_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Lines, "ask", interrupt)
    monkeypatch.setattr("ostraka.cli.play.start.find_asker", Lines)
    assert play() == 130
    assert "The game is saved" in capsys.readouterr().out
    assert len(saved_games(tmp_path)) == 1


def test_bots_alone_play_to_the_end(typed: Typed, capsys: pytest.CaptureFixture[str]) -> None:
    typed([])
    assert play("--people", "0") == 0
    assert "Final scores (P30)" in capsys.readouterr().out


@pytest.mark.parametrize("junk", [b"", b"{", b"[1]", b'{"format":"ostraka/1","game":"chess"}', b"\xff"])
def test_junk_cannot_be_resumed(junk: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "junk.json").write_bytes(junk)
    assert main(["play", "--resume", "junk.json"]) == 2
    printed = capsys.readouterr().err
    assert printed.startswith("ostraka: junk.json")
    assert printed.count("junk.json") == 1


def test_an_incomplete_move_is_answered_with_its_continuations() -> None:
    table = type_a_game(ALONE, SEED, turns=1)[1]
    face, save = face_of("pyramids"), SavedGame("pyramids", None)
    turn = Turn(Draft(table, 0), table, face=face, asker=Lines(), save=save)
    assert turn._remark("m") == "next: mark moves"
    assert turn._remark("moves") == "Enter runs this command"
    assert turn._remark("mark 99 ") == "no legal move starts like that"


def test_only_a_file_of_one_game_is_resumed(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--resume", games.name]) == 2
    printed = capsys.readouterr().err
    assert "games.jsonl contains 3 games" in printed
    assert "ostraka replay games.jsonl --game N" in printed


@pytest.mark.usefixtures("at_terminal")
def test_between_people_the_screen_is_wiped(
    typed: Typed, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines, table = type_a_game(seat_players(2, "2", None, "Ann,Ben"), SEED, turns=1)
    monkeypatch.setattr(session, "wipe", lambda: print("WIPED"))  # noqa: T201 - stands for the screen
    typed(["", *lines, ""])
    assert main(["play", "--seed", str(SEED), "--people", "2", "--names", "Ann,Ben"]) == 0
    _, for_ann, for_ben = capsys.readouterr().out.split("WIPED")
    assert for_ann.startswith("\nPass the keyboard to Ann.")
    assert for_ben.startswith("\nPass the keyboard to Ben.")
    dealt_to_ann = str(table.moves[0]).split()[2:]
    cards = [seen(table.view(0)).components.card(int(number)) for number in dealt_to_ann]
    chambers = [f"  {card.number} {card.colour}" for card in cards]
    assert all(chamber in for_ann for chamber in chambers)
    assert not any(chamber in for_ben for chamber in chambers)
