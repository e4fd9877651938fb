"""Text that compiled code writes, compared with what Python's own JSON says."""

import json
from typing import Any, Final

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ostraka.core.jit import compiled
from ostraka.core.writing import (
    ITEM,
    Text,
    begin_list,
    begin_object,
    empty_text,
    end_list,
    end_object,
    names,
    put_digits,
    put_flag,
    put_null,
    put_number,
    put_number_or_null,
    put_numbers,
    put_quoted,
    put_words,
    words,
)

N: Final = names("count", "open", "name", "nothing", "places", "words", "rows")
WORDS: Final = words("ankh", "", "eye")


@compiled
def write_everything(text: Text, number: int, places: int) -> None:
    begin_object(text, ITEM)
    put_number(text, N.count, number)
    put_flag(text, N.open, number > 0)
    put_quoted(text, N.name, WORDS, 2)
    put_null(text, N.nothing)
    put_numbers(text, N.places, places)
    put_words(text, N.words, WORDS, 0b101)
    begin_list(text, N.rows)
    for row in range(2):
        begin_object(text, ITEM)
        put_number_or_null(text, N.count, row - 1)
        end_object(text)
    begin_list(text, ITEM)
    end_list(text)
    end_list(text)
    end_object(text)


@settings(deadline=None)  # the first example compiles
@given(st.integers(-(2**62), 2**62), st.sets(st.integers(0, 61)))
def test_it_is_the_json_that_python_writes(number: int, places: set[int]) -> None:
    text = empty_text(1000)
    write_everything(text, number, sum(1 << place for place in places))
    expected: dict[str, Any] = {
        "count": number,
        "open": number > 0,
        "name": "eye",
        "nothing": None,
        "places": sorted(place + 1 for place in places),
        "words": ["ankh", "eye"],
        "rows": [{"count": None}, {"count": 0}, []],
    }
    assert str(text) == json.dumps(expected, separators=(",", ":"))


@pytest.mark.parametrize("number", [0, 9, 10, 99, 100, -1, -10, 10**18, -(10**18)])
def test_digits(number: int) -> None:
    text = empty_text(30)
    put_digits(text, number)
    assert str(text) == str(number)


def test_what_does_not_fit_is_counted_and_writes_nowhere() -> None:
    room = np.full(12, ord("~"), np.uint8)
    text = Text(room[:8], np.zeros(1, np.int64))
    write_everything(text, 5, 0)
    whole = empty_text(1000)
    write_everything(whole, 5, 0)
    assert not text.is_whole
    assert bytes(room[8:]) == b"~~~~"
    assert bytes(text) == bytes(whole)[:8]
