"""Words that belong together stay on one line, in every language; the terminal has ordinary spaces."""

import re
import textwrap
from collections.abc import Iterator
from itertools import pairwise

import pytest
from fluent.syntax import FluentParser, ast

from ostraka.cli.language import knows, speak, t
from ostraka.text.fluent import Words
from ostraka.text.spaces import NBSP, bound, unbound
from text.message_files import ENGLISH, EVERYWHERE, LANGUAGES, text
from text.test_words import variables

# stated once more, and in another way: what may not stand at the end of a line, and what may not begin one
LAST = {"pl": {*"aiouwz"}, "cs": {*"aikosuvz"}, "de": {"z.", "d.", "u."}}
TIMES = "\N{MULTIPLICATION SIGN}"
FIRST = re.compile(r"%|mm\b|cm\b|g/m²|…")


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    speak()


def args_of(key: str, number: float) -> dict[str, float | str]:
    found = variables(ENGLISH[key])
    return {name: number if name in found.selecting else "7" for name in found.names}


def sentences(language: str) -> Iterator[tuple[str, str]]:
    """Every message, in several of its forms."""
    words = Words(language)
    for key in ENGLISH:
        for number in (1, 2, 5, 1.5):
            yield key, words(key, **args_of(key, number))


def parted(language: str, sentence: str) -> Iterator[str]:
    """The pairs of words that a line may part, but must not."""
    pieces = re.split("[ \n]", sentence)
    for before, after in pairwise(pieces):
        last = before.split(NBSP)[-1].lstrip('(„"').lower()
        if last in LAST.get(language, ()) or FIRST.match(after) or TIMES in (last, after):
            yield f"{before} {after}"
        if re.search(r"(?<!\d)\d\.$", before) and after[:1].islower():
            yield f"{before} {after}"


@pytest.mark.parametrize(
    ("language", "plain", "spaced"),
    [
        ("pl", "= W talii i w ręce, a z nią (o 5)", "= W~talii i~w~ręce, a~z~nią (o~5)"),
        ("pl", "wzrosły o { $win }%, oko", "wzrosły o~{ $win }%, oko"),
        ("cs", "= K s v z „o tom“, S T", "= K~s~v~z~„o~tom“, S~T"),
        ("cs", "ve 2. kole, o { $win } %. A dál", "ve 2.~kole, o~{ $win }~%. A~dál"),
        ("cs", '{ " a " }', '{ " a~" }'),
        ("de", "z. B. 100 % von { $length } mm …", "z.~B. 100~% von { $length }~mm~…"),
        ("de", "Runde 4. Danach 5 Steine", "Runde 4. Danach 5 Steine"),
        ("it", f"63 {TIMES} 88 mm, 200 g/m², o a piacere", f"63~{TIMES}~88~mm, 200~g/m², o a piacere"),
        ("en", "a line of 100 mm, i.e. a ruler", "a line of 100~mm, i.e. a ruler"),
    ],
)
def test_words_that_belong_together_are_bound(language: str, plain: str, spaced: str) -> None:
    assert bound(language, plain) == spaced.replace("~", NBSP)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_may_be_broken_in_a_wrong_place(language: str) -> None:
    assert {(key, pair) for key, said in sentences(language) for pair in parted(language, said)} == set()


@pytest.mark.parametrize(
    ("language", "broken"),
    [("pl", "gra w karty"), ("cs", "(S kartou)"), ("cs", "12 %"), ("cs", "v 1. kole"), ("de", "Gleich …")],
)
def test_a_wrong_place_would_be_found(language: str, broken: str) -> None:
    assert list(parted(language, broken))


@pytest.mark.parametrize(("language", "file"), EVERYWHERE)
def test_only_spaces_change_and_only_once(language: str, file: str) -> None:
    plain = text(language, file)
    assert NBSP not in plain
    spaced = bound(language, plain)
    assert unbound(spaced) == plain
    assert bound(language, spaced) == spaced
    assert not any(isinstance(entry, ast.Junk) for entry in FluentParser().parse(spaced).body)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrapped_line_does_not_end_in_a_one_letter_word(language: str) -> None:
    for _, said in sentences(language):
        for width in (24, 40):
            for line in textwrap.wrap(said, width, break_long_words=False)[:-1]:
                assert line.split()[-1].lower() not in LAST.get(language, ())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_has_ordinary_spaces(language: str) -> None:
    speak(language)
    said = [t(key, **args_of(key, 5)) for key in ENGLISH if knows(key)]
    assert len(said) > 500
    assert not any(NBSP in sentence for sentence in said)
