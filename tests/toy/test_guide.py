"""The guide to a new game shows what is in the files of the toy."""

import re
from importlib import import_module
from pathlib import Path

import pytest

from ostraka.core.game import RULES

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "new-game.md").read_text("utf-8")
EXCERPTS = re.findall(r"^```\w+ (\S+)\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(("name", "excerpt"), EXCERPTS, ids=[name for name, _ in EXCERPTS])
def test_an_excerpt_stands_in_its_file(name: str, excerpt: str) -> None:
    file = ROOT / name if name.startswith("src/") else ROOT / "tests" / "toy" / name
    assert excerpt in file.read_text("utf-8")


def test_every_step_is_there() -> None:
    assert [int(number) for number in re.findall(r"^## (\d)\. ", GUIDE, re.MULTILINE)] == list(range(1, 9))
    assert len(EXCERPTS) >= 6


def test_every_test_that_it_names_exists() -> None:
    named = set(re.findall(r"`(tests/toy/test_\w+\.py)`", GUIDE))
    assert len(named) == 5
    assert all((ROOT / name).exists() for name in named)


def test_every_function_of_the_contract_is_explained() -> None:
    for name in RULES.names:
        assert f"`{name}`" in GUIDE, name


def test_every_record_that_it_names_exists() -> None:
    for path in re.findall(r"`(ostraka\.\w+\.game)\.(\w+)`", GUIDE):
        assert hasattr(import_module(path[0]), path[1]), path
