"""The terminal plays a game that has no face of its own, by a plain default one."""

import io
import re

import pytest

from ostraka.cli import main


def test_a_whole_game_is_played_by_numbers(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
    monkeypatch.setattr("sys.stdin", io.StringIO("".join("1\n\n" for _ in range(3))))
    assert main(["play", "scarabs", "--bots", "random", "--seed", "3"]) == 0
    screen = capsys.readouterr().out
    assert "Scarabs, round 1 of 3" in screen
    assert "0 take" in screen
    assert re.search(r"^won: (You|random \(bot\)), points \d\.", screen, re.MULTILINE)


def test_simulate_verify_and_replay(
    tmp_path_factory: pytest.TempPathFactory, capsys: pytest.CaptureFixture[str]
) -> None:
    games = tmp_path_factory.mktemp("games") / "games.jsonl"
    assert main(["simulate", "scarabs", "--seats", "3", "--games", "5", "--out", str(games)]) == 0
    assert main(["verify", str(games)]) == 0
    assert main(["replay", str(games), "--game", "2", "--at", "3"]) == 0
    assert "Scarabs, round 1 of 3" in capsys.readouterr().out


def test_match_and_rules_know_the_installed_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", "scarabs", "scribe", "random", "--games", "20", "--processes", "1"]) == 0
    assert main(["rules", "S4"]) == 0
    assert "S4  A scarab that is taken brings its points" in capsys.readouterr().out
