"""What the command line asks of a game."""

from pathlib import Path

import pytest

from ostraka.cli.game import GameOption, TerminalGame
from ostraka.core.errors import OstrakaError
from ostraka.core.game import Components


def load(path: Path) -> Components:
    del path
    return Components()


def test_a_game_with_a_file_of_components_must_recognise_one() -> None:
    option = GameOption("board", "Board to use.", Path, load=load)
    with pytest.raises(OstrakaError, match="must have `owns`"):
        TerminalGame(options=(option,))
    assert TerminalGame(options=(option,), owns=str.isdigit).option == {"board": option}
