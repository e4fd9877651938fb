"""Nothing of the rules is left unsaid, in any language; and a game's messages stand in its own folder."""

import re
from typing import Final

import pytest

import ostraka
from ostraka.core.rulebook import clauses
from ostraka.text.chapters import chapter
from ostraka.text.fluent import Words
from text.message_files import FILES, LANGUAGES, text

NAMES = re.compile("|".join(rf"\b{game}\b" for game in ostraka.GAMES))

WORDED: Final = {
    word: str(number) for number, word in enumerate(["two", "three", "four", "five", "six", "seven"], 2)
} | {
    "eight": "8",
    "ten": "10",
    "twelve": "12",
    "second": "2",
    "tenth": "10",
    "both": "2",
    "pair": "2",
    **{f"{number}{ending}": str(number) for number, ending in ((2, "nd"), (4, "th"), (6, "th"), (8, "th"))},
}
UNSAID: Final = {  # numbers of `rules.md` that the message doesn't need
    "P1": {"3"},  # it names the three colours
    "PR2": {"3"},  # it describes the step
    "CR1": {"C24", "4"},  # it gives only the result
}


def said(language: str) -> dict[str, str]:
    """The clauses of the rules by their keys; each stands on one line."""
    return dict(re.findall(r"^(rule-[\w-]+) = (.+)$", "\n".join(chapter(language, "rules")), re.MULTILINE))


def numbers(message: str) -> set[str]:
    return set(re.findall(r"[PC]?\d+", message))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(ostraka.GAMES))
def test_every_clause_has_a_message(language: str, game: str) -> None:
    rules = said(language)
    assert [clause.name for clause in clauses(game) if f"rule-{game}-{clause.name}" not in rules] == []


def counted(text: str) -> set[str]:
    """The numbers and clauses in an English text, whether in digits or in words."""
    found = re.findall(r"[PC][XR]?\d+|\d+(?:nd|rd|th)?|[A-Za-z]+", re.sub(r"(?<=\d)x(?=\d)", " by ", text))
    known = {WORDED.get(word.lower(), word) for word in found}
    return {word for word in known if word[-1].isdigit()}


@pytest.mark.parametrize("game", sorted(ostraka.GAMES))
def test_the_english_message_of_a_clause_counts_as_the_rules_do(game: str) -> None:
    """`rules.md` is what we implement, the message is what people read: both have the same numbers."""
    english = said("en")
    assert len(clauses(game)) == sum(key.startswith(f"rule-{game}-") for key in english)
    for clause in clauses(game):
        message = counted(english[f"rule-{game}-{clause.name}"])
        assert message == counted(clause.text) - UNSAID.get(clause.name, set()), clause.name


def test_a_number_counts_in_digits_and_in_words() -> None:
    assert counted("Two players, a 5x5 chamber, their 4th pyramid (P26): both score 10.") == {
        *("2", "5", "4", "P26", "10")
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clause_names_the_same_numbers_and_clauses_in_every_language(language: str) -> None:
    """What is counted in digits is the same everywhere, so a slip in a translation is seen."""
    english, translated = said("en"), said(language)
    for key, message in english.items():
        assert numbers(translated[key]) == numbers(message), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(ostraka.GAMES))
def test_players_age_and_time_are_on_the_home_page_and_over_the_rules(language: str, game: str) -> None:
    words = Words(language, "title", "rules")
    seats = {str(ostraka.GAMES[game].fewest), str(ostraka.GAMES[game].most)}
    for key in (f"about-{game}", f"rules-about-{game}"):
        assert numbers(words(key)) == {*seats, "8", "20"}, key


@pytest.mark.parametrize("file", [file for file in FILES if file.startswith("text/")])
def test_no_key_of_a_shared_chapter_names_a_game(file: str) -> None:
    keys = re.findall(r"^([a-zA-Z][\w-]*) =", text("en", file), re.MULTILINE)
    assert [key for key in keys if NAMES.search(key.replace("-", " "))] == []
