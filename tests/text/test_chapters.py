"""Nothing of the rules is left unsaid, in any language; and a game's messages stand in its own folder."""

import re

import pytest

import ostraka
from ostraka.core.rulebook import clauses
from ostraka.text.chapters import chapter
from text.message_files import FILES, LANGUAGES, text

NAMES = re.compile("|".join(rf"\b{game}\b" for game in ostraka.GAMES))


def said(language: str) -> dict[str, str]:
    """The clauses of the rules by their keys; each stands on one line."""
    return dict(re.findall(r"^(rule-\w+) = (.+)$", "\n".join(chapter(language, "rules")), re.MULTILINE))


def numbers(message: str) -> set[str]:
    return set(re.findall(r"[PC]?\d+", message))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(ostraka.GAMES))
def test_every_clause_has_a_message(language: str, game: str) -> None:
    rules = said(language)
    assert [clause.name for clause in clauses(game) if f"rule-{clause.name}" not in rules] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clause_names_the_same_numbers_and_clauses_in_every_language(language: str) -> None:
    """What is counted in digits is the same everywhere, so a slip in a translation is seen."""
    english, translated = said("en"), said(language)
    for key, message in english.items():
        assert numbers(translated[key]) == numbers(message), key


@pytest.mark.parametrize("file", [file for file in FILES if file.startswith("text/")])
def test_no_key_of_a_shared_chapter_names_a_game(file: str) -> None:
    keys = re.findall(r"^([a-zA-Z][\w-]*) =", text("en", file), re.MULTILINE)
    assert [key for key in keys if NAMES.search(key.replace("-", " "))] == []
