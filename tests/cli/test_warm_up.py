import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from ostraka.cli import main, warm_up


@pytest.fixture
def unprepared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine on which nothing is compiled yet."""
    monkeypatch.setattr(warm_up, "COMPILED", True)
    monkeypatch.setattr(warm_up, "cache_folder", lambda: tmp_path)
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    return tmp_path


@pytest.mark.parametrize("game", ["pyramids", "cheops"])
def test_the_notice_is_shown_once_for_a_machine(
    game: str, unprepared: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    warm_up.prepare(game)
    notice = f"Preparing the rules of {game.capitalize()} on this machine (once)…\n"
    assert capsys.readouterr().err == notice
    assert (unprepared / f"ready-{game}").exists()
    warm_up.prepare(game)
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("command", ["play", "replay", "resume", "simulate", "verify"])
def test_a_command_prepares_the_game_that_it_needs_and_no_other(
    command: str,
    unprepared: Path,
    typed: Callable[[list[str]], None],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    typed([])
    monkeypatch.setattr(warm_up, "_play_through", lambda _table, _bots: None)
    assert main(["simulate", "cheops", "--games", "1", "--out", "game.json"]) == 0
    (unprepared / "ready-cheops").unlink()
    capsys.readouterr()
    arguments = {
        "play": ["play", "cheops", "--people", "0", "--bots", "random"],
        "replay": ["replay", "game.json"],
        "resume": ["play", "--resume", "game.json"],
        "simulate": ["simulate", "cheops", "--games", "1"],
        "verify": ["verify", "game.json"],
    }
    assert main(arguments[command]) == 0
    assert capsys.readouterr().err == "Preparing the rules of Cheops on this machine (once)…\n"
    assert [path.name for path in unprepared.glob("ready-*")] == ["ready-cheops"]


def test_a_temporary_cache_is_announced(
    unprepared: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(warm_up, "_play_through", lambda _table, _bots: None)
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    warm_up.prepare("pyramids")
    warm_up.prepare("pyramids")
    errors = capsys.readouterr().err
    assert errors.count(f"only for now in {unprepared}: a later start may have to prepare them again.") == 1


def test_a_bot_that_thinks_longer_is_prepared_when_it_is_asked_for(
    unprepared: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[list[str]] = []
    monkeypatch.setattr(warm_up, "_play_through", lambda _table, bots: asked.append(list(bots)))
    warm_up.prepare("cheops", ["pharaoh", "scribe", "pharaoh"])
    warm_up.prepare("cheops", ["pharaoh"])
    assert asked == [["random", "novice", "scribe"], ["pharaoh"]]
    assert capsys.readouterr().err.endswith("Preparing Pharaoh for Cheops on this machine (once)…\n")
    assert (unprepared / "ready-cheops-pharaoh").exists()


def test_a_server_is_prepared_once_in_a_process_of_its_own(
    unprepared: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[list[str]] = []

    def run(command: list[str], *, check: bool) -> None:
        del check
        started.append(command)
        warm_up.prepare_all()

    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.setattr(warm_up, "_play_through", lambda _table, _bots: None)
    monkeypatch.setattr(warm_up, "_review_one", lambda _game: None)
    warm_up.prepare_server()
    warm_up.prepare_server()
    assert len(started) == 1
    (unprepared / "ready-cheops-review").unlink()
    warm_up.prepare_server()
    assert len(started) == 2


def test_without_a_cache_a_server_compiles_in_its_own_process(
    unprepared: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(warm_up, "_play_through", lambda _table, _bots: None)
    monkeypatch.setattr(warm_up, "_review_one", lambda _game: None)
    monkeypatch.setattr(subprocess, "run", None)  # nobody else could use what it makes
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    warm_up.prepare_server()
    assert (unprepared / "ready-cheops-review").exists()
