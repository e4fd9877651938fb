"""The words of five languages: complete, well formed, and the same in each."""

import re
from collections import Counter
from typing import Final

import pytest
from babel import Locale
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from text.message_files import (
    ENGLISH,
    EVERYWHERE,
    FILES,
    LANGUAGES,
    SOURCE,
    bundle,
    entries,
    messages_of,
    said,
    text,
)

NUMBERS: Final[tuple[float, ...]] = (0, 1, 2, 5, 12, 22, 1.5, -1)
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.selecting: set[str] = set()
        self.selectors: list[ast.SelectExpression] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.selectors.append(node)
        if isinstance(node.selector, ast.VariableReference):
            self.selecting.add(node.selector.id.name)
        self.generic_visit(node)


def variables(message: ast.Message) -> _Variables:
    visitor = _Variables()
    visitor.visit(message)
    return visitor


def plurals(language: str) -> set[str]:
    """The categories that numbers of these games can fall into, and halves, which an average may be."""
    form = Locale(language).plural_form
    return {"other"} | {form(number / 2) if number % 2 else form(number // 2) for number in range(2000)}


# --- five languages say the same


@pytest.mark.parametrize(("language", "file"), EVERYWHERE)
def test_a_file_is_well_formed(language: str, file: str) -> None:
    parsed = entries(language, file)
    assert [entry.content for entry in parsed if isinstance(entry, ast.Junk)] == []
    keys = Counter(entry.id.name for entry in parsed if isinstance(entry, ast.Message))
    assert [key for key, count in keys.items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_stands_in_two_files(language: str) -> None:
    keys = Counter(key for file in FILES for key in messages_of(language, file))
    assert [key for key, count in keys.items() if count > 1] == []


@pytest.mark.parametrize(("language", "file"), EVERYWHERE)
def test_a_file_has_the_keys_of_the_english_one_in_its_order(language: str, file: str) -> None:
    assert list(messages_of(language, file)) == list(messages_of("en", file))


@pytest.mark.parametrize(("language", "file"), EVERYWHERE)
def test_every_message_has_the_variables_of_the_english_one(language: str, file: str) -> None:
    for key, message in messages_of(language, file).items():
        assert variables(message).names == variables(ENGLISH[key]).names, key


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", {"one", "other"}),
        ("pl", {"one", "few", "many", "other"}),
        ("it", {"one", "other"}),
        ("cs", {"one", "few", "many", "other"}),
        ("de", {"one", "other"}),
    ],
)
def test_the_plurals_of_a_language_are_those_of_the_glossary(language: str, expected: set[str]) -> None:
    assert plurals(language) == expected


@pytest.mark.parametrize(("language", "file"), EVERYWHERE)
def test_every_message_with_a_count_has_all_plural_forms(language: str, file: str) -> None:
    for key, message in messages_of(language, file).items():
        for selector in variables(message).selectors:
            names = {
                variant.key.name for variant in selector.variants if isinstance(variant.key, ast.Identifier)
            }
            if names <= CATEGORIES and names != {"other"}:
                assert names == plurals(language), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_formatted(language: str) -> None:
    words = bundle(language)
    for key, message in ENGLISH.items():
        used = variables(message)
        for number in NUMBERS:
            counted = dict.fromkeys(used.names, number)
            named = {name: number if name in used.selecting else "Ra" for name in used.names}
            assert said(words, key, **counted).strip(), key
            assert said(words, key, **named).strip(), key


@pytest.mark.parametrize(("language", "file"), EVERYWHERE)
def test_quotation_marks_dots_and_spaces_are_set_as_they_are_printed(language: str, file: str) -> None:
    written = text(language, file)
    assert "..." not in written
    assert not re.search(r"^[^#\n]*'", written, re.MULTILINE)
    assert not re.search(r"[ \t]+$", written, re.MULTILINE)
    if language != "en":
        assert not re.search(r'^[^#\n]*"', re.sub(r'{ *".*?" *}', "", written), re.MULTILINE)


def test_polish_and_czech_count_as_their_grammars_do() -> None:
    words = bundle("pl")
    assert [said(words, "score-pyramids", count=count) for count in (1, 2, 5, 22)] == [
        "1 piramida",
        "2 piramidy",
        "5 piramid",
        "22 piramidy",
    ]
    words = bundle("cs")
    assert [said(words, "jokers-left", count=count) for count in (1, 2, 5, 0)] == [
        "zbývá 1 žolík",
        "zbývají 2 žolíci",
        "zbývá 5 žolíků",
        "zbývá 0 žolíků",
    ]


def test_every_language_of_the_server_has_its_folder() -> None:
    folders = {path.parent.name for path in (SOURCE / "text").glob("*/main.ftl")}
    assert folders == set(LANGUAGES)
