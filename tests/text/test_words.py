"""The words of five languages: complete, well formed, short where they must be, and all of them used."""

import re
from collections import Counter
from pathlib import Path
from typing import Final, get_args

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import fluent_usage as uses
import ostraka
from games.test_clauses import clauses
from ostraka.bots import bot_game
from ostraka.core.registry import GAMES
from ostraka.games.cheops.rules import components as cheops
from ostraka.games.cheops.rules.stones import BUILDINGS
from ostraka.games.pyramids.rules import components as pyramids
from ostraka.games.pyramids.rules.shapes import SHAPES
from ostraka.lessons import lesson
from ostraka.server import messages

TEXT = Path(ostraka.__file__).parent / "text"
LANGUAGES = get_args(messages.Language)
CHAPTERS = sorted(path.name for path in (TEXT / "en").glob("*.ftl"))
EVERYWHERE = [(language, chapter) for chapter in CHAPTERS for language in LANGUAGES]
NUMBERS: Final[tuple[float, ...]] = (0, 1, 2, 5, 12, 22, 1.5, -1)
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
LEVELS = get_args(messages.BotName)

# What keys are put together of, where it is known here.
VALUES: Final[dict[str, tuple[str, ...]]] = {
    "game-": tuple(ostraka.GAMES),
    "about-": tuple(ostraka.GAMES),
    "tie-": tuple(ostraka.GAMES),
    "level-": LEVELS,
    "level-about-": tuple(level for level in LEVELS if level != "random"),
    "state-": ("connecting", "live", "away", "gone"),
    "points-": tuple({source: None for game in ostraka.GAMES.values() for source in game.sources}),
    "colour-": tuple({*cheops.COLOURS, *pyramids.COLOURS}),
    "shape-": SHAPES,
    "symbol-": (*cheops.SYMBOLS, "finish"),
    "building-": tuple(BUILDINGS),
    "icon-": ("wall", "entrance", "tomb", "cross", "red-gem", "green-gem", "torch", "skull", "potion"),
    "score-": ("red", "green"),
    "how-": ("die", "joker", "quarry"),
    "refused-": get_args(messages.Code),
    "learn-": tuple(
        f"{game}-{step.key}{part}"
        for game in ostraka.GAMES
        for step in lesson(game).steps
        for part in ("", "-done" if step.turn else "-go")
        if part != "-go" or step is not lesson(game).steps[-1]
    ),
    "learn-about-": tuple(ostraka.GAMES),
    "rule-": tuple(clause for game in ostraka.GAMES for clause in clauses(game)),
    "fact-": tuple(key for game in GAMES for key in bot_game(game).fact_keys),
}
PUT_TOGETHER_OF_TWO = {"colour-", "shape-", "symbol-", "building-"}  # in facts, by the name of the argument
HANDED_ON = {"confirm", "pass", "how-die", "how-joker", "how-quarry"}  # to their button in a variable

# Reasons that only a program can meet: no seat chooses such a move, or no screen can send it.
ONLY_BY_PROGRAMS = {
    "pyramids": {
        *("legal", "no such seat", "no move", "no such card", "no such shape", "repeated card"),
        *("not dealing", "dealt before", "not dealt", "not offering", "offer size", "first offer"),
        *("offered before", "not flipping", "shape gone", "not drawing", "drawn before"),
        *("off the chamber", "repeated cell"),
    },
    "cheops": {
        *("legal", "no such seat", "no move", "no such stone", "no such quarry stone", "no such colour"),
        *("repeated stone", "not rolling", "number of dice"),
    },
}


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


def entries(language: str, chapter: str) -> list[ast.EntryType]:
    return FluentParser().parse((TEXT / language / chapter).read_text("utf-8")).body


def messages_of(language: str, chapter: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(language, chapter) if isinstance(entry, ast.Message)}


def variables(message: ast.Message) -> _Variables:
    found = _Variables()
    found.visit(message)
    return found


def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for chapter in CHAPTERS:
        made.add_resource(FluentResource((TEXT / language / chapter).read_text("utf-8")))
    return made


def said(words: FluentBundle, key: str, **args: float | str) -> str:
    pattern = words.get_message(key).value
    assert pattern is not None, key
    text, errors = words.format_pattern(pattern, args)
    assert errors == [], (key, args)
    assert isinstance(text, str)
    return text


def plurals(language: str) -> set[str]:
    """The categories that numbers of these games can fall into, and halves, which an average may be."""
    form = Locale(language).plural_form
    return {"other"} | {form(number / 2) if number % 2 else form(number // 2) for number in range(2000)}


ENGLISH = {key: message for chapter in CHAPTERS for key, message in messages_of("en", chapter).items()}
SOURCES = uses.sources()


# --- five languages say the same


@pytest.mark.parametrize(("language", "chapter"), EVERYWHERE)
def test_a_chapter_is_well_formed(language: str, chapter: str) -> None:
    found = entries(language, chapter)
    assert [entry.content for entry in found if isinstance(entry, ast.Junk)] == []
    keys = Counter(entry.id.name for entry in found if isinstance(entry, ast.Message))
    assert [key for key, count in keys.items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_stands_in_two_chapters(language: str) -> None:
    keys = Counter(key for chapter in CHAPTERS for key in messages_of(language, chapter))
    assert [key for key, count in keys.items() if count > 1] == []


@pytest.mark.parametrize(("language", "chapter"), EVERYWHERE)
def test_a_chapter_has_the_keys_of_the_english_one_in_its_order(language: str, chapter: str) -> None:
    assert list(messages_of(language, chapter)) == list(messages_of("en", chapter))


@pytest.mark.parametrize(("language", "chapter"), EVERYWHERE)
def test_every_message_has_the_variables_of_the_english_one(language: str, chapter: str) -> None:
    for key, message in messages_of(language, chapter).items():
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


@pytest.mark.parametrize(("language", "chapter"), EVERYWHERE)
def test_whoever_counts_has_every_plural(language: str, chapter: str) -> None:
    for key, message in messages_of(language, chapter).items():
        for selector in variables(message).selectors:
            names = {
                variant.key.name for variant in selector.variants if isinstance(variant.key, ast.Identifier)
            }
            if names <= CATEGORIES and names != {"other"}:
                assert names == plurals(language), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    words = bundle(language)
    for key, message in ENGLISH.items():
        found = variables(message)
        for number in NUMBERS:
            counted = dict.fromkeys(found.names, number)
            named = {name: number if name in found.selecting else "Ra" for name in found.names}
            assert said(words, key, **counted).strip(), key
            assert said(words, key, **named).strip(), key


@pytest.mark.parametrize(("language", "chapter"), EVERYWHERE)
def test_quotation_marks_dots_and_spaces_are_set_as_they_are_printed(language: str, chapter: str) -> None:
    text = (TEXT / language / chapter).read_text("utf-8")
    assert "..." not in text
    assert not re.search(r"[ \t]+$", text, re.MULTILINE)
    if language != "en":
        assert not re.search(r'^[^#\n]*"', re.sub(r'{ *".*?" *}', "", text), re.MULTILINE)


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


# --- the browser asks for words that are there, and for all of them


def button_keys() -> set[str]:
    found = set(HANDED_ON)
    for text in SOURCES.values():
        whole, begun = uses.on_buttons(text)
        found |= whole | {beginning + value for beginning in begun for value in VALUES.get(beginning, ())}
    return found - {"level-random"}  # nobody can choose it


def test_the_keys_of_buttons_are_found() -> None:
    keys = button_keys()
    assert {"play", "friends", "copy", "copied", "open-table", "rematch", "home", "hint-use"} <= keys
    assert {"level-novice", "level-pharaoh", "take-deck"} <= keys
    assert keys.isdisjoint({"close", "undo", "lead", "say-pay"})  # pictures, or beside them


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_on_a_button_is_short(language: str) -> None:
    english, words = bundle("en"), bundle(language)
    too_long = {}
    for key in sorted(button_keys()):
        args = dict.fromkeys(variables(ENGLISH[key]).names, 1)
        text, limit = said(words, key, **args), 1.4 * len(said(english, key, **args)) + 4
        if len(text) > limit:
            too_long[key] = (text, limit)
    assert too_long == {}


@pytest.mark.parametrize("source", sorted(SOURCES))
def test_every_key_that_a_source_names_is_there(source: str) -> None:
    assert sorted(uses.keys(SOURCES[source]) - set(ENGLISH)) == []
    tabled = {key for key in uses.literals(SOURCES[source]) if re.match(r"(key|gain|say|move)-", key)}
    assert sorted(tabled - set(ENGLISH)) == []


def test_the_keys_of_a_source_are_found() -> None:
    assert {"log", "help", "connecting"} <= uses.keys(SOURCES["screens/Table.svelte"])
    assert uses.keys(SOURCES["screens/NewTable.svelte"]) >= {"open-table", "play", "player"}
    assert "friend" not in uses.keys(SOURCES["screens/NewTable.svelte"])
    assert uses.beginnings(SOURCES["parts/SeatName.svelte"]) == {"level-"}


@pytest.mark.parametrize("source", sorted(SOURCES))
def test_every_key_that_a_source_puts_together_is_there(source: str) -> None:
    for beginning in uses.beginnings(SOURCES[source]):
        if beginning in VALUES:
            assert {beginning + value for value in VALUES[beginning]} <= set(ENGLISH)
        else:
            assert any(key.startswith(beginning) for key in ENGLISH), beginning


def test_every_known_value_has_its_word() -> None:
    wanted = {beginning + value for beginning, values in VALUES.items() for value in values}
    assert sorted(wanted - set(ENGLISH)) == []


def test_no_key_is_left_over() -> None:
    used = set[str]()
    beginnings = set(PUT_TOGETHER_OF_TWO)
    for text in SOURCES.values():
        used |= uses.keys(text) | uses.literals(text)
        beginnings |= uses.beginnings(text)
    for path in (TEXT.parent).rglob("*.py"):
        used |= uses.literals(path.read_text("utf-8"))
    known = {beginning + value for beginning in beginnings for value in VALUES.get(beginning, ())}
    free = tuple(beginnings - set(VALUES) - {"reason-"})
    left = {key for key in ENGLISH if key not in used | known and not key.startswith(free)}
    left -= {reason_key(game, name) for game in ostraka.GAMES for name in met(game)}
    assert sorted(left) == []


# --- what the server says


def met(game: str) -> set[str]:
    """The reasons that a player can meet at the table."""
    return {reason.name for reason in ostraka.GAMES[game].reasons} - ONLY_BY_PROGRAMS[game]


def reason_key(game: str, name: str) -> str:
    return f"reason-{game}-{name.replace(' ', '-')}"


@pytest.mark.parametrize("game", sorted(ostraka.GAMES))
def test_every_reason_that_a_player_can_meet_has_its_words(game: str) -> None:
    wanted = {reason_key(game, name) for name in met(game)}
    assert {key for key in ENGLISH if key.startswith(f"reason-{game}-")} == wanted
    assert ONLY_BY_PROGRAMS[game] <= {reason.name for reason in ostraka.GAMES[game].reasons}


@pytest.mark.parametrize("game", sorted(ostraka.GAMES))
def test_every_fact_has_its_words(game: str) -> None:
    assert [key for key in bot_game(game).fact_keys if f"fact-{key}" not in ENGLISH] == []


def test_every_language_of_the_server_has_its_words() -> None:
    assert {path.name for path in TEXT.iterdir() if path.is_dir()} == set(LANGUAGES)
