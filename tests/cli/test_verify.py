import io
import json
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from ostraka.cli import main

Spoil = Callable[[int, Callable[[dict[str, object]], None]], Path]


def test_honest_games_are_verified(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    assert main(["verify", str(games)]) == 0
    assert capsys.readouterr().out == "3 games verified\n"


def test_standard_input_is_verified(
    games: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    capsys.readouterr()
    monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=io.BytesIO(games.read_bytes())))
    assert main(["verify", "-"]) == 0
    assert capsys.readouterr().out == "3 games verified\n"


def test_a_record_spread_over_lines_is_verified(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = json.loads(games.read_text().splitlines()[0])
    games.write_text(json.dumps(record, indent=1))
    capsys.readouterr()
    assert main(["verify", str(games)]) == 0
    assert capsys.readouterr().out == "1 game verified\n"


def test_a_breach_is_named_with_line_move_and_clause(
    spoil: Spoil, capsys: pytest.CaptureFixture[str]
) -> None:
    place = 0

    def repeat_a_mark(record: dict[str, object]) -> None:
        nonlocal place
        moves = record["moves"]
        assert isinstance(moves, list)
        place = next(number for number, move in enumerate(moves, 1) if " mark " in move)
        moves.insert(place, moves[place - 1])

    path = spoil(2, repeat_a_mark)
    assert main(["verify", str(path)]) == 1
    errors = capsys.readouterr().err
    assert f"{path}, line 2 (game 2), move {place + 1}: " in errors
    assert errors.rstrip().endswith(("(P10)", "(P16)"))


def test_a_false_score_is_a_breach(spoil: Spoil, capsys: pytest.CaptureFixture[str]) -> None:
    path = spoil(3, lambda record: record.update(scores=[999, 0]))
    assert main(["verify", str(path)]) == 1
    assert f"{path}, line 3 (game 3), the scores are" in capsys.readouterr().err


@pytest.mark.parametrize("junk", [b"{nonsense\n", b"\xff\xfe\n", b"[]\n", b'{"format": "ostraka/9"}\n'])
def test_a_line_without_a_record_is_reported(
    junk: bytes, games: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    games.write_bytes(games.read_bytes() + junk)
    assert main(["verify", str(games)]) == 1
    assert f"{games}, line 4 (game 4), not a record: " in capsys.readouterr().err


def test_an_empty_file_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "empty").touch()
    assert main(["verify", "empty"]) == 2
    assert "empty contains no games" in capsys.readouterr().err


def test_replay_shows_the_end_with_the_score_sheet(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = json.loads(games.read_text().splitlines()[1])
    assert main(["replay", str(games), "--game", "2"]) == 0
    text = capsys.readouterr().out
    assert "Final scores (P30)" in text
    assert f" wins ({max(record['scores'])} points)." in text
    assert f"{record['moves'][-1]}" in text


def test_replay_goes_to_any_move_and_counts_from_the_end(
    games: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    total = len(json.loads(games.read_text().splitlines()[0])["moves"])
    capsys.readouterr()
    main(["replay", str(games), "--at", "-10"])
    from_the_end = capsys.readouterr().out
    main(["replay", str(games), "--at", str(total - 10)])
    assert capsys.readouterr().out == from_the_end
    assert f"Move {total - 10} of {total}" in from_the_end


def test_control_codes_in_a_record_do_not_reach_the_terminal(
    spoil: Spoil, capsys: pytest.CaptureFixture[str]
) -> None:
    path = spoil(1, lambda record: record.update(names=["\x1b[2J", "Ben"]))
    assert main(["replay", str(path)]) == 2
    assert main(["play", "--resume", str(path)]) == 2
    spoil(1, lambda record: record.update({"\x1b[2J": 1}))
    assert main(["verify", str(path)]) == 1
    printed = capsys.readouterr()
    assert "\x1b[2J" not in printed.out + printed.err


@pytest.mark.parametrize(
    ("option", "sentence"),
    [(["--at", "9999"], "--at 9999: this game has"), (["--game", "4"], "contains 3 games")],
)
def test_replay_reports_a_move_out_of_range(
    option: list[str], sentence: str, games: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(games), *option]) == 2
    assert sentence in capsys.readouterr().err


def test_games_of_both_kinds_are_verified_together(
    games: Path, cheops_games: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    games.write_bytes(games.read_bytes() + cheops_games.read_bytes())
    capsys.readouterr()
    assert main(["verify", str(games)]) == 0
    assert capsys.readouterr().out == "5 games verified\n"


def test_a_breach_in_cheops_is_named_with_its_clause(
    cheops_games: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = json.loads(cheops_games.read_text().splitlines()[0])
    place = next(number for number, move in enumerate(record["moves"], 1) if " lay " in move)
    record["moves"][place - 1] = record["moves"][place - 1].split()[0] + " lay p6.1=joker"
    cheops_games.write_text(json.dumps(record))
    assert main(["verify", str(cheops_games)]) == 1
    errors = capsys.readouterr().err
    assert f"{cheops_games}, line 1 (game 1), move {place}: " in errors
    assert errors.rstrip().endswith("(C9)")


def test_replay_shows_a_game_of_cheops_at_any_move(
    cheops_games: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(cheops_games), "--game", "2"]) == 0
    text = capsys.readouterr().out
    assert "The game is over." in text
    assert "Final scores (C22-C25)" in text
    assert main(["replay", str(cheops_games), "--at", "0"]) == 0
    start = capsys.readouterr().out
    assert "Cheops: round 1" in start
    assert "The dice haven’t been rolled yet." in start
    assert main(["replay", str(cheops_games), "--at", "1"]) == 0
    assert "now building: " in capsys.readouterr().out
