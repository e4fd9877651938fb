"""Text that compiled code writes: moves in the record's notation, and JSON for clients.

A `Text` is an array of bytes and its length so far. Everything written is ASCII.
"""

from collections import namedtuple
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from ostraka.core.bits import lowest
from ostraka.core.jit import compiled, inlined

Letters = npt.NDArray[np.uint8]


class Text(NamedTuple):
    """Text in the making; `length` is an array of one number.

    What doesn't fit is counted, but not written.
    """

    letters: Letters
    length: npt.NDArray[np.int64]

    @property
    def is_whole(self) -> bool:
        return bool(self.length[0] <= len(self.letters))

    def __str__(self) -> str:
        return bytes(self).decode("ascii")

    def __bytes__(self) -> bytes:
        return self.letters[: self.length[0]].tobytes()


class Words(NamedTuple):
    """A list of words, one after the other, and where each begins."""

    letters: Letters
    starts: npt.NDArray[np.int64]


def empty_text(size: int) -> Text:
    return Text(np.empty(size, np.uint8), np.zeros(1, np.int64))


def letters_of(text: str) -> Letters:
    return np.frombuffer(text.encode(errors="replace"), np.uint8)


def words(*texts: str) -> Words:
    starts = np.cumsum([0, *map(len, texts)])
    return Words(letters_of("".join(texts)), starts.astype(np.int64))


def names(*texts: str) -> Any:  # noqa: ANN401 - has each name as an attribute
    """Names of JSON fields, as in `names("card", "marked").card`."""
    return namedtuple("Names", texts)(*map(letters_of, texts))  # noqa: PYI024 - as above


def _byte(letter: str) -> int:
    return ord(letter)


ITEM: Final = letters_of("")  # in the place of a name: an item of a list has none
_TRUE, _FALSE, _NULL = letters_of("true"), letters_of("false"), letters_of("null")
_QUOTE, _COMMA, _COLON, _MINUS, _ZERO, _SPACE = map(_byte, '",:-0 ')
_OBJECT, _END_OF_OBJECT, _LIST, _END_OF_LIST = map(_byte, "{}[]")


# --- plain text


@inlined
def put_letter(text: Text, letter: int) -> None:
    if text.length[0] < len(text.letters):
        text.letters[text.length[0]] = letter
    text.length[0] += 1


@inlined
def put_space(text: Text) -> None:
    put_letter(text, _SPACE)


@compiled
def put_letters(text: Text, letters: Letters) -> None:
    for place in range(len(letters)):
        put_letter(text, letters[place])


@compiled
def put_word(text: Text, words: Words, index: int) -> None:
    for place in range(words.starts[index], words.starts[index + 1]):
        put_letter(text, words.letters[place])


@compiled
def put_digits(text: Text, number: int) -> None:
    """A whole number in decimal."""
    if number < 0:
        put_letter(text, _MINUS)
        number = -number
    size = 1
    while number // size >= 10:
        size *= 10
    while size > 0:
        put_letter(text, _ZERO + number // size % 10)
        size //= 10


# --- JSON: each function writes a comma where one is due


@compiled
def put_name(text: Text, name: Letters) -> None:
    """The comma before a value, and its name; `ITEM` for an item of a list."""
    if 0 < text.length[0] <= len(text.letters):
        last = text.letters[text.length[0] - 1]
        if last != _OBJECT and last != _LIST and last != _COLON:
            put_letter(text, _COMMA)
    if len(name) > 0:
        put_letter(text, _QUOTE)
        put_letters(text, name)
        put_letter(text, _QUOTE)
        put_letter(text, _COLON)


@compiled
def begin_object(text: Text, name: Letters) -> None:
    put_name(text, name)
    put_letter(text, _OBJECT)


@compiled
def end_object(text: Text) -> None:
    put_letter(text, _END_OF_OBJECT)


@compiled
def begin_list(text: Text, name: Letters) -> None:
    put_name(text, name)
    put_letter(text, _LIST)


@compiled
def end_list(text: Text) -> None:
    put_letter(text, _END_OF_LIST)


@compiled
def put_number(text: Text, name: Letters, number: int) -> None:
    put_name(text, name)
    put_digits(text, number)


@compiled
def put_flag(text: Text, name: Letters, flag: bool) -> None:
    put_name(text, name)
    put_letters(text, _TRUE if flag else _FALSE)


@compiled
def put_null(text: Text, name: Letters) -> None:
    put_name(text, name)
    put_letters(text, _NULL)


@compiled
def put_number_or_null(text: Text, name: Letters, number: int) -> None:
    """A number, or null for a negative one."""
    if number < 0:
        put_null(text, name)
    else:
        put_number(text, name, number)


@compiled
def put_quoted(text: Text, name: Letters, words: Words, index: int) -> None:
    """A word of a list, as a string."""
    put_name(text, name)
    put_letter(text, _QUOTE)
    put_word(text, words, index)
    put_letter(text, _QUOTE)


@compiled
def put_numbers(text: Text, name: Letters, numbers: int) -> None:
    """The numbers of a set, counted from 1, as a list."""
    begin_list(text, name)
    while numbers != 0:
        put_number(text, ITEM, lowest(numbers) + 1)
        numbers &= numbers - 1
    end_list(text)


@compiled
def put_words(text: Text, name: Letters, words: Words, indices: int) -> None:
    """The words whose indices are in a set, as a list of strings."""
    begin_list(text, name)
    while indices != 0:
        put_quoted(text, ITEM, words, lowest(indices))
        indices &= indices - 1
    end_list(text)


@inlined
def begin_quote(text: Text, name: Letters) -> None:
    put_name(text, name)
    put_letter(text, _QUOTE)


@inlined
def end_quote(text: Text) -> None:
    put_letter(text, _QUOTE)
