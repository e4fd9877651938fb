"""What a person types in Pyramids, as a move in the record's notation, and what can come next.

Moves are tuples of words here, without the seat: ("mark", "3", "c1", "c2"). The verb may be shortened
or left out, the card may be left out where only one fits, and cells may stand in any order.
"""

import re
from collections.abc import Sequence
from typing import Final

from ostraka.cli.console.text import either
from ostraka.cli.errors import CommandError
from ostraka.cli.language import t
from ostraka.cli.play.typed import Words, no_move, with_example, without_seat

VERBS: Final = ("keep", "mark", "cross", "take")
_CELLS: Final = re.compile(r"(?:[a-z][0-9])+")
_LONGEST_NUMBER: Final = 4


def split(line: str) -> list[str]:
    """The words of a line; cells written together come apart."""
    words: list[str] = []
    for word in line.lower().replace(",", " ").split():
        words += re.findall(r"[a-z][0-9]", word) if _CELLS.fullmatch(word) else [word]
    return words


def verb_of(word: str) -> str | None:
    verbs = [verb for verb in VERBS if verb.startswith(word)]
    return verbs[0] if word.isalpha() and len(verbs) == 1 else None


def read(line: str, seat: int, legal: Sequence[Words]) -> str:
    """A move in the record's notation; whether it is legal is for the table to say."""
    words = without_seat(split(line), seat, verb_of, example(legal))
    due = legal[0][0]
    verb = verb_of(words[0]) if words else None
    rest = words[1:] if verb else words
    if (not verb and not rest) or not all(_is_word_of_a_move(word) for word in rest):
        raise no_move(line, example(legal))
    if verb not in (None, due):
        raise with_example("pyramids-other-verb", example(legal), verb=str(verb), due=due)
    rest = [_plain(word) for word in rest]
    if due in ("mark", "cross") and rest and not rest[0].isdigit():
        rest = [_only_card(rest, legal), *rest]
    _check_form(due, rest, legal)
    return " ".join([str(seat), due, *rest])


def _plain(word: str) -> str:
    """A number as the record writes it."""
    return word.lstrip("0") or "0" if word.isdigit() else word


def _check_form(verb: str, rest: Sequence[str], legal: Sequence[Words]) -> None:
    """Refuse what does not have the form of a move; the error shows a legal one."""
    problem = _problem(verb, rest, legal)
    if problem == "pyramids-not-yours":
        raise CommandError(t(problem, card=rest[0], cards=either(_cards(legal))))
    if problem:
        raise with_example(problem, example(legal, rest[0] if rest else ""))


def _problem(verb: str, rest: Sequence[str], legal: Sequence[Words]) -> str:  # noqa: PLR0911 - cases
    """The key of the message that says what is missing; empty if nothing is."""
    numbers = [word for word in rest if word.isdigit()]
    if any(len(number) > _LONGEST_NUMBER for number in numbers):
        return "reason-pyramids-no-such-card"
    if verb == "keep":
        return "" if len(rest) >= 2 and len(numbers) == len(rest) else "pyramids-name-two-cards"
    if verb == "take":
        return "" if len(rest) == 1 and (numbers or rest[0] == "deck") else "pyramids-name-one-card"
    if not rest:
        return "pyramids-name-chamber"
    if rest[0] not in _cards(legal):
        return "pyramids-not-yours"
    if len(rest) == 1:
        return "pyramids-name-cells"
    return "" if len(numbers) == 1 and "deck" not in rest else "pyramids-name-one-chamber"


def example(legal: Sequence[Words], card: str = "") -> str:
    """A short legal move, on that card if there is one."""
    on_it = [move for move in legal if card in move[1:]]
    return min((" ".join(move) for move in on_it or legal), key=len)


def _cards(legal: Sequence[Words]) -> list[str]:
    return sorted({move[1] for move in legal}, key=int)


def _is_word_of_a_move(word: str) -> bool:
    return word == "deck" or (word.isascii() and word.isdigit()) or bool(_CELLS.fullmatch(word))


def _only_card(cells: Sequence[str], legal: Sequence[Words]) -> str:
    """The card that cells are meant for, where nothing but one of them fits."""
    fitting = {move[1] for move in legal if set(move[2:]) == set(cells)}
    if len(fitting) == 1:
        return fitting.pop()
    cards = _cards(legal)
    if len(cards) == 1:
        return cards[0]
    raise CommandError(t("pyramids-which-chamber", cards=either(cards)))


def continuations(line: str, legal: Sequence[Words]) -> list[str]:
    """The words that can come next in a legal move that begins with this line."""
    words = split(line)
    verb = verb_of(words[0]) if words else None
    typed = words[1:] if verb else words
    words_next: set[str] = set()
    for move in legal:
        if verb in (None, move[0]) and set(typed) <= set(move[1:]) and len(set(typed)) == len(typed):
            words_next.update(_next_words(move, typed))
    return sorted(words_next, key=lambda word: (word.isalpha(), not word.isdigit(), word.zfill(2)))


def _next_words(move: Words, typed: Sequence[str]) -> Sequence[str]:
    left = [word for word in move[1:] if word not in typed]
    if move[0] in ("mark", "cross"):
        return [move[1]] if not typed else [word for word in left if word != move[1]]
    return left


def is_whole(line: str, seat: int, legal: Sequence[Words]) -> bool:
    """Whether a line is a legal move as it stands."""
    try:
        _, verb, *rest = read(line, seat, legal).split()
    except CommandError:
        return False
    return any(move[0] == verb and set(move[1:]) == set(rest) for move in legal)
