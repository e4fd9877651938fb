"""The terminal game, typed line by line."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from cli.scripts import type_a_game
from ostraka.cli import main
from ostraka.cli.play import session
from ostraka.cli.play.asking import Lines
from ostraka.cli.play.seating import recognise, seat_players
from ostraka.table.record import decode
from ostraka.table.referee import load, verify

Typed = Callable[[list[str]], None]
ALONE = seat_players(2, "1", "random", None)
SEED = 5


def saved_games(tmp_path: Path) -> list[Path]:
    return sorted((tmp_path / "data").rglob("*.json"))


def play(*options: str) -> int:
    return main(["play", "--minds", "random", "--seed", str(SEED), *options])


def test_a_whole_game_is_played_to_its_end(
    typed: Typed, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines, table = type_a_game(ALONE, SEED)
    typed([*lines, "mine.json"])
    assert play() == 0
    text = capsys.readouterr().out
    assert "Score sheet (P30)" in text
    assert "Winner: " in text
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
    assert f"ostraka play --resume {saved}" in capsys.readouterr().out
    assert load(saved).moves == table.moves


def test_a_resumed_game_with_its_seed_goes_on_as_it_would_have(typed: Typed, tmp_path: Path) -> None:
    seating = seat_players(2, "2", "random", "Ann,Ben")
    lines, table = type_a_game(seating, SEED)
    people = ["--people", "2", "--names", "Ann,Ben"]
    first, _ = type_a_game(seating, SEED, turns=7)
    typed([*first, "quit"])
    assert play(*people) == 0
    [saved] = saved_games(tmp_path)
    typed(lines[len(first) :])
    assert main(["play", "--resume", str(saved), "--seed", str(SEED)]) == 0
    assert load(saved).moves == table.moves


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
    assert main(["play", "--resume", "last", "--minds", "random"]) == 2
    assert "a saved game knows its players" in capsys.readouterr().err
    assert recognise(["You", "random (bot)"]).bots == {1: "random"}


def test_a_refusal_says_why_and_the_clause_can_be_read(
    typed: Typed, capsys: pytest.CaptureFixture[str]
) -> None:
    lines, table = type_a_game(ALONE, SEED, turns=1)
    card = table.view(0).wire().table.seats[0].chambers[0].card
    typed([*lines, f"mark {card} a5", "rules P12"])
    assert play() == 0
    text = capsys.readouterr().out
    assert "No: the first marks in a chamber include its entrance. More: rules P12" in text
    assert "P12  The first marks in a chamber must include its entrance." in text


def test_nonsense_is_answered_with_an_example(typed: Typed, capsys: pytest.CaptureFixture[str]) -> None:
    typed(["dance", "", "u", "save", "rules X1"])
    assert play() == 0
    text = capsys.readouterr().out
    assert "No: 'dance' is no move and no command; type for example keep 3 40" in text
    assert "No: there is nothing to take back" in text
    assert "No: name the file" in text
    assert "No: there is no clause 'X1'" in text


def test_undo_goes_back_as_long_as_nothing_is_confirmed(typed: Typed, tmp_path: Path) -> None:
    lines, table = type_a_game(ALONE, SEED, turns=1)
    dealt = table.moves[0].__str__().split()[2:]
    other = " ".join(dealt[2:]) if lines[0] != f"keep {' '.join(dealt[2:])}" else " ".join(dealt[:2])
    typed([other, "u", lines[0], "", "quit"])
    assert play() == 0
    [saved] = saved_games(tmp_path)
    assert load(saved).moves == table.moves


def test_saving_does_not_overwrite_what_is_not_this_game(
    typed: Typed, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "letter.txt").write_text("dear Ann")
    typed(["save letter.txt", "save game.json", "save game.json", "save no/where.json"])
    assert play() == 0
    text = capsys.readouterr().out
    assert (tmp_path / "letter.txt").read_text() == "dear Ann"
    assert json.loads((tmp_path / "game.json").read_text())["names"] == ["You", "random (bot)"]
    assert text.count("Saved. Go on later with: ostraka play --resume game.json") == 2
    assert "No: cannot write no/where.json: No such file or directory" in text


def test_a_folder_that_cannot_be_written_stops_nobody(
    typed: Typed, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "data").write_text("in the way")
    lines, table = type_a_game(ALONE, SEED, turns=2)
    typed([*lines, "quit", "save mine.json", "quit!"])
    assert play() == 0
    assert "Save it with save FILE, and leave with quit!" in capsys.readouterr().out
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
    assert "Score sheet (P30)" in capsys.readouterr().out


@pytest.mark.parametrize("junk", [b"", b"{", b"[1]", b'{"format":"ostraka/1","game":"chess"}', b"\xff"])
def test_junk_cannot_be_resumed(junk: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "junk.json").write_bytes(junk)
    assert main(["play", "--resume", "junk.json"]) == 2
    assert capsys.readouterr().err.startswith("ostraka: junk.json: ")


class Watcher(Lines):
    """A terminal whose screen is kept, and wiped when the game wipes it."""

    at_terminal = True


def test_between_people_the_screen_is_wiped(
    typed: Typed, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("ostraka.cli.play.start.find_asker", Watcher)
    lines, table = type_a_game(seat_players(2, "2", None, "Ann,Ben"), SEED, turns=1)
    monkeypatch.setattr(session, "wipe", lambda: print("WIPED"))  # noqa: T201 - stands for the screen
    typed(["", *lines, ""])
    assert play("--people", "2", "--names", "Ann,Ben") == 0
    _, for_ann, for_ben = capsys.readouterr().out.split("WIPED")
    assert for_ann.startswith("\nPass to Ann.")
    assert for_ben.startswith("\nPass to Ben.")
    dealt_to_ann = str(table.moves[0]).split()[2:]
    chambers = [f"  {number} {table.components.card(int(number)).colour}" for number in dealt_to_ann]
    assert all(chamber in for_ann for chamber in chambers)
    assert not any(chamber in for_ben for chamber in chambers)
