"""The guide to the environments is true."""

import doctest
import re
from pathlib import Path

import pytest

import ostraka
from ostraka.envs.encoding import encoding_for

ROOT = Path(__file__).parent.parent.parent
GUIDE = ROOT / "docs" / "environments.md"


def test_the_examples_of_the_guide_run() -> None:
    results = doctest.testfile(str(GUIDE), module_relative=False, encoding="utf-8")
    assert results.attempted > 15
    assert results.failed == 0


@pytest.mark.parametrize("game", ["pyramids", "cheops"])
def test_every_part_of_an_observation_is_described(game: str) -> None:
    for name, part in encoding_for(ostraka.GAMES[game], 2).parts:
        if not name.startswith("1."):
            assert f"| `{name}` | {part.size} | {part.says} |" in GUIDE.read_text("utf-8")


@pytest.mark.parametrize("game", ["pyramids", "cheops"])
def test_the_sizes_in_the_guide_are_true(game: str) -> None:
    text = GUIDE.read_text("utf-8")
    sizes_listed = text.split(f"### {game.capitalize()}")[1].split(" numbers")[0]
    most = ostraka.GAMES[game].most
    sizes = [len(encoding_for(ostraka.GAMES[game], seats).highest) for seats in range(2, most + 1)]
    assert list(map(int, re.findall(r"\d+", sizes_listed))) == sizes
    last = encoding_for(ostraka.GAMES[game], 2).actions - 1
    assert f"to {last} |" in text
