"""What a person types, as a move in the record's notation, and what they may type next.

Moves are tuples of words here, without the seat: ("mark", "3", "c1", "c2"). The verb may be shortened
or left out, the card may be left out where only one fits, and cells may stand in any order.
"""

import re
from collections.abc import Sequence
from typing import Final

from ostraka.cli.errors import CommandError

Words = tuple[str, ...]
VERBS: Final = ("keep", "mark", "cross", "take")
_CELLS: Final = re.compile(r"(?:[a-z][0-9])+")
_FORMS: Final = {
    "keep": "keep 3 40",
    "mark": "mark 3 c1 c2 b2",
    "cross": "cross 3 d2",
    "take": "take 11 or take deck",
}


def split(line: str) -> list[str]:
    """The words of a line; cells written together come apart."""
    words: list[str] = []
    for word in line.lower().replace(",", " ").split():
        words += re.findall(r"[a-z][0-9]", word) if _CELLS.fullmatch(word) else [word]
    return words


def verb_of(word: str) -> str | None:
    found = [verb for verb in VERBS if verb.startswith(word)]
    return found[0] if word.isalpha() and len(found) == 1 else None


def read(line: str, seat: int, legal: Sequence[Words]) -> str:
    """A move in the record's notation; whether it is legal is for the table to say."""
    words = split(line)
    if len(words) > 1 and words[0].isdigit() and verb_of(words[1]):
        if int(words[0]) != seat:
            raise CommandError(f"you sit on seat {seat}; leave the number of the seat out")
        words = words[1:]
    due = legal[0][0]
    verb = verb_of(words[0]) if words else None
    rest = words[1:] if verb else words
    verb = verb or due
    if not rest or not all(_is_word_of_a_move(word) for word in rest):
        raise CommandError(f"{line.strip()!r} is no move and no command; type for example {_FORMS[due]}")
    if verb in ("mark", "cross") and not rest[0].isdigit():
        rest = [_only_card(rest, legal), *rest]
    return " ".join([str(seat), verb, *rest])


def _is_word_of_a_move(word: str) -> bool:
    return word == "deck" or (word.isascii() and word.isdigit()) or bool(_CELLS.fullmatch(word))


def _only_card(cells: Sequence[str], legal: Sequence[Words]) -> str:
    """The card that cells are meant for, where nothing but one of them fits."""
    fitting = {move[1] for move in legal if set(move[2:]) == set(cells)}
    if len(fitting) == 1:
        return fitting.pop()
    cards = sorted({move[1] for move in legal}, key=int)
    if len(cards) == 1:
        return cards[0]
    raise CommandError(f"name the chamber before the cells: {' or '.join(cards)}")


def continuations(line: str, legal: Sequence[Words]) -> list[str]:
    """The words that can stand next in a legal move that begins with this line."""
    words = split(line)
    verb = verb_of(words[0]) if words else None
    typed = words[1:] if verb else words
    found: set[str] = set()
    for move in legal:
        if verb in (None, move[0]) and set(typed) <= set(move[1:]) and len(set(typed)) == len(typed):
            found.update(_next_words(move, typed))
    return sorted(found, key=lambda word: (word.isalpha(), not word.isdigit(), word.zfill(2)))


def _next_words(move: Words, typed: Sequence[str]) -> Sequence[str]:
    left = [word for word in move[1:] if word not in typed]
    if move[0] in ("mark", "cross"):
        return [move[1]] if not typed else [word for word in left if word != move[1]]
    return left


def is_whole(line: str, seat: int, legal: Sequence[Words]) -> bool:
    """Whether a line is a legal move as it stands."""
    try:
        _, verb, *rest = read(line, seat, legal).split()
    except (CommandError, IndexError):
        return False
    return any(move[0] == verb and set(move[1:]) == set(rest) for move in legal)
