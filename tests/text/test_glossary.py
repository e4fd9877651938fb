"""The messages use the words of docs/words.md, which says how to read its tables."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import ostraka
from text.message_files import FILES, LANGUAGES, bundle, messages_of, said

GLOSSARY: Final = Path(__file__).parents[2] / "docs" / "words.md"
HEADER: Final = ("en", "pl", "it", "cs", "de", "not")
TRANSLATED: Final = tuple(language for language in LANGUAGES if language != "en")

# Messages whose English word isn't the term, or that say the same better without it, in one language or all.
OTHERWISE: Final[dict[str, set[str]]] = {
    "building": {  # the verb
        *(
            "learn-cheops-welcome",
            "move-done",
            "rules-cheops-building",
            "rule-cheops-C16",
            "cheops-builds-now",
        ),
    },
    "turn": {  # whose turn it is
        *("reason-cheops-out-of-turn", "cheops-help-aim"),
        "reason-pyramids-another-takes",
    },
    "active player": {"de dice-blocked"},
    "cell": {"cs announced-sits-out", "de gain-cross"},
    "erase": {"print-need-sleeves"},  # pens
    "level": {"fact-ends"},  # on points
    "mark": {"pl learn-about-pyramids"},
    "point": {"de terminal-review-end"},
    "review": {"terminal-ask-name"},  # what is typed
    "round": {"de announced-torch"},
    "rule": {"terminal-more"},  # what is typed
    "table": {"learn-cheops-relief-done", "de invite-text"},
}


@dataclass(frozen=True)
class Term:
    """A row of the glossary: stems by language, and those that we decided against."""

    game: str  # the game whose messages it holds for; empty for all
    stems: Mapping[str, tuple[str, ...]]
    avoided: Mapping[str, tuple[str, ...]]

    @property
    def name(self) -> str:
        return self.stems["en"][0]


def bold(cell: str) -> tuple[str, ...]:
    return tuple(re.findall(r"\*\*(.+?)\*\*", cell))


def avoided(cell: str) -> dict[str, tuple[str, ...]]:
    """As in `en **way**, pl **drog**a **dróg**`."""
    return {part.split()[0]: bold(part) for part in cell.split(", ") if part}


def read_terms(glossary: str) -> Iterator[Term]:
    for section in glossary.split("\n## "):
        title = section.partition("\n")[0].lower()
        game = title if title in ostraka.GAMES else ""
        for line in re.findall(r"^\| (.+) \|$", section, re.MULTILINE):
            cells = [cell.strip() for cell in line.split("|")]
            if len(cells) == len(HEADER) and bold(cells[0]):
                yield Term(game, dict(zip(HEADER, map(bold, cells[:-1]), strict=False)), avoided(cells[-1]))


TERMS: Final = tuple(read_terms(GLOSSARY.read_text("utf-8")))


class _Text(Visitor):
    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.parts.append(node.value)


def text_of(message: ast.Message) -> str:
    """The words of a message, in all its forms."""
    found = _Text()
    found.visit(message)
    return " ".join(found.parts)


@cache
def messages(language: str, game: str) -> dict[str, str]:
    """The words of every message of a game; of all messages if none is named."""
    files = [file for file in FILES if not game or file.startswith(f"games/{game}/")]
    return {key: text_of(message) for file in files for key, message in messages_of(language, file).items()}


@cache
def pattern(language: str, stems: tuple[str, ...], *, within: bool = False) -> re.Pattern[str]:
    """The words, or sequences of words, that begin with these stems; English has few endings."""
    ending = r"(?:e?s|e?d|e|ing|y|ies)?\b" if language == "en" else r"\w*"
    phrases = (f"{ending}[ -]".join(map(re.escape, stem.split())) + ending for stem in stems)
    return re.compile(("" if within else r"\b") + f"(?:{'|'.join(phrases)})", re.IGNORECASE)


@cache
def phrases_of(english: str) -> frozenset[str]:
    """The terms in an English message; the longest counts: to cross out isn't to make a cross."""
    stems = sorted({stem for term in TERMS for stem in term.stems["en"]}, key=len, reverse=True)
    return frozenset(pattern("en", tuple(stems)).findall(english))


def names(term: Term, english: str) -> bool:
    return any(pattern("en", term.stems["en"]).fullmatch(phrase) for phrase in phrases_of(english))


def missing(term: Term, language: str, translated: Mapping[str, str]) -> list[str]:
    """The messages that use the term in English, but none of its stems in this language."""
    if not term.stems[language]:
        return []
    wanted = pattern(language, term.stems[language], within=language == "de")
    english = messages("en", term.game)
    return [key for key in english if names(term, english[key]) and not wanted.search(translated[key])]


def excused(term: Term, language: str, key: str) -> bool:
    return bool({key, f"{language} {key}"} & OTHERWISE.get(term.name, set()))


def found(term: Term, language: str, translated: Mapping[str, str]) -> list[str]:
    """The messages with a word that we decided against."""
    stems = term.avoided.get(language, ())
    return [key for key, text in translated.items() if stems and pattern(language, stems).search(text)]


def test_the_glossary_is_read() -> None:
    assert len(TERMS) > 70
    chamber = next(term for term in TERMS if term.name == "chamber")
    assert (chamber.game, chamber.stems["de"], chamber.avoided["it"]) == ("pyramids", ("Kammer",), ("camer",))
    assert {term.game for term in TERMS} == {"", *ostraka.GAMES}


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_message_has_the_terms_of_the_english_one(language: str) -> None:
    lacking = {
        (term.name, key)
        for term in TERMS
        for key in missing(term, language, messages(language, term.game))
        if not excused(term, language, key)
    }
    assert lacking == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_has_a_word_that_was_decided_against(language: str) -> None:
    wrong = {
        (term.name, key) for term in TERMS for key in found(term, language, messages(language, term.game))
    }
    assert wrong == set()


# --- these tests can fail


def changed(language: str, game: str, one: str, other: str) -> dict[str, str]:
    """The messages of a language, with another word."""
    return {key: text.replace(one, other) for key, text in messages(language, game).items()}


def term_of(game: str, name: str) -> Term:
    return next(term for term in TERMS if (term.game, term.name) == (game, name))


@pytest.mark.parametrize(
    ("language", "game", "name", "one", "other"),
    [
        ("pl", "pyramids", "path", "ścieżk", "drog"),
        ("it", "cheops", "column", "colonn", "pilastr"),
        ("cs", "pyramids", "shape", "vzor", "tvar"),
        ("de", "cheops", "round", "Durchgang", "Runde"),
        ("de", "pyramids", "skull", "Totenk", "Schädelk"),
    ],
)
def test_a_wrong_term_would_be_found(language: str, game: str, name: str, one: str, other: str) -> None:
    term, wrong = term_of(game, name), changed(language, game, one, other)
    assert "rule" in " ".join(missing(term, language, wrong))
    assert "rule" in " ".join(found(term, language, wrong))
    assert "rule" not in " ".join(missing(term, language, messages(language, game)))


def test_a_longer_term_is_not_the_shorter_one() -> None:
    assert names(term_of("pyramids", "cross"), "Each cross is used at once.")
    assert not names(term_of("pyramids", "cross"), "Erase the crossed-out skulls.")
    assert not names(term_of("", "bot"), "Both stones at the bottom.")
    assert not names(term_of("", "point"), "No turning points.")


def test_every_exception_is_needed() -> None:
    lacking = {
        (term.name, said_in)
        for language in TRANSLATED
        for term in TERMS
        for key in missing(term, language, messages(language, term.game))
        for said_in in (key, f"{language} {key}")
    }
    assert {(name, key) for name, keys in OTHERWISE.items() for key in keys} <= lacking


# --- the shapes are in a table of their own


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_shape_has_the_name_of_the_glossary(language: str) -> None:
    rows = re.findall(r"^\| (\w\d) \| (.+) \|$", GLOSSARY.read_text("utf-8"), re.MULTILINE)
    assert len(rows) == 6
    words = bundle(language)
    for shape, names_of_it in rows:
        name = dict(zip(HEADER, names_of_it.split(" | "), strict=False))[language]
        assert said(words, f"shape-{shape}") == name
