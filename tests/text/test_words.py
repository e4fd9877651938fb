"""Every chapter says the same in every language, and leaves nothing of the rules or of the lessons unsaid."""

import re
from pathlib import Path
from typing import get_args

import pytest

import ostraka
from ostraka.lessons import lesson
from ostraka.server.messages import Language
from rules.test_clauses import clauses

TEXT = Path(ostraka.__file__).parent / "text"
LANGUAGES = get_args(Language)
CHAPTERS = ("learn", "rules")


def messages(language: str, chapter: str) -> dict[str, str]:
    """The messages of a chapter by their key."""
    text = (TEXT / language / f"{chapter}.ftl").read_text("utf-8")
    found: dict[str, str] = {}
    for key, value in re.findall(r"^([a-zA-Z][\w-]*) = ?(.*(?:\n .*)*)", text, re.MULTILINE):
        assert key not in found, f"{language}/{chapter}.ftl says {key} twice"
        found[key] = value
    return found


def variables(message: str) -> set[str]:
    return set(re.findall(r"\$\w+", message))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(ostraka.GAMES))
def test_every_clause_is_said(language: str, game: str) -> None:
    said = messages(language, "rules")
    assert [clause for clause in clauses(game) if not said.get(f"rule-{clause}", "").strip()] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(ostraka.GAMES))
def test_every_step_of_a_lesson_is_said(language: str, game: str) -> None:
    said = messages(language, "learn")
    for step in lesson(game).steps:
        assert f"learn-{game}-{step.key}" in said
        assert (f"learn-{game}-{step.key}-done" in said) == bool(step.turn)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_language_says_the_same_things(language: str, chapter: str) -> None:
    english, said = messages("en", chapter), messages(language, chapter)
    assert list(said) == list(english)
    for key, message in english.items():
        assert variables(said[key]) == variables(message), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clause_refers_to_the_same_clauses_and_numbers_in_every_language(language: str) -> None:
    """What is counted in digits is the same everywhere; so a slip in a translation is seen."""
    english, said = messages("en", "rules"), messages(language, "rules")
    for key in english:
        if re.match(r"rule-[PC][XR]?\d", key):
            assert numbers(said[key]) == numbers(english[key]), key


def numbers(message: str) -> set[str]:
    return set(re.findall(r"[PC]?\d+", message))
