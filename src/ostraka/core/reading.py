"""Text that compiled code reads: a move in the record's notation, word by word.

Each function reads what stands next, and moves on only if it has found it.
"""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from ostraka.core.jit import compiled, inlined
from ostraka.core.writing import Letters, Words, letters_of

UNREADABLE: Final = -1000  # in the place of a move, where minus a reason tells what is wrong with it
ABSENT: Final = -1  # what was asked for doesn't stand next
_MOST_DIGITS: Final = 4
_SPACE, _ZERO, _NINE, _A, _Z = map(ord, " 09az")


class Source(NamedTuple):
    """A text, and how far it has been read: an array of one number."""

    letters: Letters
    at: npt.NDArray[np.int64]


def source_of(text: str) -> Source:
    return Source(letters_of(text), np.zeros(1, np.int64))


@inlined
def is_at_end(source: Source) -> bool:
    return source.at[0] >= len(source.letters)


@inlined
def next_letter(source: Source) -> int:
    """The letter that stands next, unread; 0 at the end."""
    return 0 if is_at_end(source) else int(source.letters[source.at[0]])


@compiled
def skip(source: Source, letter: int) -> bool:
    """Read a letter, if it stands next."""
    if next_letter(source) != letter:
        return False
    source.at[0] += 1
    return True


@inlined
def skip_space(source: Source) -> bool:
    return skip(source, _SPACE)


@inlined
def is_digit(letter: int) -> bool:
    return _ZERO <= letter <= _NINE


@inlined
def is_small_letter(letter: int) -> bool:
    return _A <= letter <= _Z


@compiled
def read_number(source: Source) -> int:
    """A number from 0 to 9999, without leading zeros."""
    if not is_digit(next_letter(source)):
        return ABSENT
    if skip(source, _ZERO):
        return 0
    number, digits = 0, 0
    while digits < _MOST_DIGITS and is_digit(next_letter(source)):
        number = 10 * number + next_letter(source) - _ZERO
        digits += 1
        source.at[0] += 1
    return number


@compiled
def read_word(source: Source, words: Words, until: int = _SPACE) -> int:
    """The index of the word that stands next, up to a space (or another letter) or the end."""
    for index in range(len(words.starts) - 1):
        start, size = words.starts[index], words.starts[index + 1] - words.starts[index]
        if size > 0 and _is_next(source, words.letters[start : start + size], until):
            source.at[0] += size
            return index
    return ABSENT


@compiled
def _is_next(source: Source, word: Letters, until: int) -> bool:
    end = source.at[0] + len(word)
    if end > len(source.letters) or (end < len(source.letters) and source.letters[end] != until):
        return False
    same = 0
    while same < len(word) and source.letters[source.at[0] + same] == word[same]:
        same += 1
    return same == len(word)
