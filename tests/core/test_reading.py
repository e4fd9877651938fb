"""Text that compiled code reads, word by word."""

from typing import Final

import pytest

from ostraka.core.reading import (
    ABSENT,
    is_at_end,
    next_letter,
    read_number,
    read_word,
    skip,
    skip_space,
    source_of,
)
from ostraka.core.writing import words

WORDS: Final = words("take", "taken", "", "leave")


@pytest.mark.parametrize(
    ("text", "number", "rest"),
    [
        ("0", 0, ""),
        ("7 take", 7, " take"),
        ("9999", 9999, ""),
        ("10000", 1000, "0"),  # four digits at most
        ("07", 0, "7"),  # no leading zeros
        ("", ABSENT, ""),
        ("x", ABSENT, "x"),
        ("-1", ABSENT, "-1"),
    ],
)
def test_numbers(text: str, number: int, rest: str) -> None:
    at = source_of(text)
    assert read_number(at) == number
    assert text[int(at.at[0]) :] == rest


@pytest.mark.parametrize(
    ("text", "index"),
    [
        ("take", 0),
        ("taken", 1),
        ("take 3", 0),
        ("takes", ABSENT),
        ("tak", ABSENT),
        ("", ABSENT),
        ("leave", 3),
    ],
)
def test_words_are_read_to_a_space_or_the_end(text: str, index: int) -> None:
    at = source_of(text)
    assert read_word(at, WORDS) == index
    assert int(at.at[0]) == (0 if index == ABSENT else len(("take", "taken", "", "leave")[index]))


def test_words_up_to_another_letter() -> None:
    at = source_of("take=1")
    assert read_word(at, WORDS) == ABSENT
    assert read_word(at, WORDS, ord("=")) == 0
    assert skip(at, ord("="))
    assert read_number(at) == 1
    assert is_at_end(at)


def test_nothing_stands_after_the_end() -> None:
    at = source_of("")
    assert is_at_end(at)
    assert next_letter(at) == 0
    assert not skip_space(at)
