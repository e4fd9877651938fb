"""Fixtures for tests of the command line and the terminal game."""

import io
import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ostraka.cli import main
from ostraka.cli.language import speak
from ostraka.cli.play.prompt import Lines
from ostraka.cli.warm_up import prepare
from ostraka.core.registry import GAMES


@pytest.fixture(autouse=True, scope="session")
def prepared() -> None:
    """Compile the rules first, so that no command reports that it is compiling."""
    for game in GAMES:
        prepare(game)


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Saved games go to a folder of the test; text is English, and as wide as its sentences."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.delenv("OSTRAKA_LANGUAGE", raising=False)
    speak()
    monkeypatch.chdir(tmp_path)
    return iter([tmp_path])


class Watcher(Lines):
    """A terminal that keeps its screen."""

    at_terminal = True


@pytest.fixture
def at_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ostraka.cli.play.start.find_asker", Watcher)


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Callable[[list[str]], None]:
    """Put lines on standard input, as a pipe does."""

    def put(lines: list[str]) -> None:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))

    return put


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """Three recorded games."""
    path = tmp_path / "games.jsonl"
    assert main(["simulate", "--games", "3", "--seed", "4", "--out", str(path)]) == 0
    return path


@pytest.fixture
def cheops_games(tmp_path: Path) -> Path:
    """Two recorded games of Cheops."""
    path = tmp_path / "cheops.jsonl"
    assert (
        main(["simulate", "cheops", "--seats", "3", "--games", "2", "--seed", "4", "--out", str(path)]) == 0
    )
    return path


@pytest.fixture
def spoil(games: Path) -> Callable[[int, Callable[[dict[str, object]], None]], Path]:
    """Corrupt one of the recorded games."""

    def change(game: int, how: Callable[[dict[str, object]], None]) -> Path:
        lines = games.read_text().splitlines()
        record = json.loads(lines[game - 1])
        how(record)
        lines[game - 1] = json.dumps(record)
        games.write_text("\n".join(lines) + "\n")
        return games

    return change
