"""Documents stay true: their examples run, and nothing is left out of them."""

import doctest
import re
import tomllib
from pathlib import Path
from typing import cast

import msgspec
import pytest

from ostraka.bots import blind_bots
from ostraka.core.registry import GAMES
from ostraka.table.record import options_type

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")


def test_the_examples_of_the_readme_run() -> None:
    tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert tried.attempted > 8
    assert tried.failed == 0


def test_the_examples_of_the_lab_run() -> None:
    tried = doctest.testfile(str(ROOT / "docs" / "lab.md"), module_relative=False, encoding="utf-8")
    assert tried.attempted > 3
    assert tried.failed == 0


def test_every_word_of_the_lab_is_explained() -> None:
    told = (ROOT / "docs" / "lab.md").read_text("utf-8")
    for word in (
        "overpowered",
        "dominated",
        "sought",
        "shunned",
        *(bot for game in GAMES for bot in blind_bots(game)),
    ):
        assert word in told


def test_the_readme_shows_the_two_commands() -> None:
    assert "make play\nmake test\n" in README


def test_every_command_of_the_makefile_has_a_line_of_help() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    phony = re.search(r"^\.PHONY: (.*)$", makefile, re.MULTILINE)
    assert phony
    for target in phony[1].split():
        assert re.search(rf"^{target}:.*## \w", makefile, re.MULTILINE), target


@pytest.mark.parametrize(
    "path", sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]), ids=lambda path: path.name
)
def test_links_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", path.read_text("utf-8")):
        assert (path.parent / target).exists(), target


def test_every_extra_is_described() -> None:
    described = (ROOT / "docs" / "dependencies.md").read_text("utf-8")
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    for extra in settings["project"]["optional-dependencies"]:
        assert f"| `{extra}` |" in described


def test_every_dependency_has_its_reason() -> None:
    reasons = (ROOT / "docs" / "dependencies.md").read_text("utf-8")
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    lists = [
        settings["project"]["dependencies"],
        *settings["project"]["optional-dependencies"].values(),
        *settings["dependency-groups"].values(),
    ]
    names = {re.split(r"[\[><=;]", wanted)[0] for each in lists for wanted in each} - {"ostraka"}
    assert len(names) > 40
    assert [name for name in sorted(names) if not re.search(rf"\b{name}\b", reasons)] == []


def test_every_option_of_a_record_is_documented() -> None:
    documented = (ROOT / "docs" / "record.md").read_text("utf-8")
    for game in GAMES:
        for field in msgspec.structs.fields(cast("type[msgspec.Struct]", options_type(game))):
            assert f"`{field.encode_name}`" in documented


def test_every_module_of_the_rules_is_in_the_plan_of_the_house() -> None:
    plan = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    for path in (ROOT / "src" / "ostraka" / "rules").rglob("*.py"):
        if path.stem != "__init__":
            assert re.search(rf"\b{path.stem}\b", plan), path.stem
