"""Nothing of the rules is left unsaid, in any language."""

import re
from pathlib import Path
from typing import get_args

import pytest

import ostraka
from games.test_clauses import clauses
from ostraka.server.messages import Language

TEXT = Path(ostraka.__file__).parent / "text"
LANGUAGES = get_args(Language)


def said(language: str, chapter: str) -> dict[str, str]:
    """The messages of a chapter by their key; all of them stand on one line."""
    text = (TEXT / language / f"{chapter}.ftl").read_text("utf-8")
    return dict(re.findall(r"^([a-zA-Z][\w-]*) = (.+)$", text, re.MULTILINE))


def numbers(message: str) -> set[str]:
    return set(re.findall(r"[PC]?\d+", message))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(ostraka.GAMES))
def test_every_clause_is_said(language: str, game: str) -> None:
    found = said(language, "rules")
    assert [clause for clause in clauses(game) if f"rule-{clause}" not in found] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clause_names_the_same_numbers_and_clauses_in_every_language(language: str) -> None:
    """What is counted in digits is the same everywhere, so a slip in a translation is seen."""
    english, found = said("en", "rules"), said(language, "rules")
    for key in english:
        if re.match(r"rule-[PC][XR]?\d", key):
            assert numbers(found[key]) == numbers(english[key]), key
