"""What a person types in Cheops, as a move in the record's notation, and what can come next.

Moves are tuples of words here, without the seat: ("lay", "p1.3=die"). The verb may be left out, and how
a stone is paid for too if there is only one possibility; else it follows the stone: `p1.3 q4`, `p1.3 joker`.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from ostraka.cli.console.text import either
from ostraka.cli.errors import CommandError
from ostraka.cli.language import t
from ostraka.cli.play.typed import Words, no_move, with_example, without_seat
from ostraka.games.cheops.rules.stones import STONE_OF

_VERBS: Final = ("lay", "done")
_PYRAMID: Final = re.compile(r"p([0-9])([0-9])")  # the dot may be left out
_LIKE_A_STONE: Final = re.compile(r"p[0-9]\.[0-9]|[a-z][0-9]")  # the table refuses stones that do not exist
_QUARRY: Final = re.compile(r"(?:q|quarry):?([0-9]{1,4})")
_PLACE: Final = re.compile("[0-9]{1,4}")
_ANY_QUARRY: Final = "quarry:"
_HOW: Final = {
    **dict.fromkeys(("d", "die"), "die"),
    **dict.fromkeys(("q", "quarry"), _ANY_QUARRY),
    **dict.fromkeys(("j", "joker"), "joker"),
}
_KINDS: Final = ("die", "quarry", "joker")
_MOST_STONES: Final = 2
_FEW: Final = 4


class Stone(NamedTuple):
    """A stone, and how it is paid for; an empty text leaves that open, `quarry:` only the place."""

    name: str
    how: str = ""

    def fits(self, how: str) -> bool:
        return self.how in ("", how) or (self.how == _ANY_QUARRY and how.startswith(_ANY_QUARRY))


def verb_of(word: str) -> str | None:
    """The verb that a word shortens; `pass` cannot be shortened, since p begins the name of a stone."""
    if word == "pass":
        return "done"
    return next((verb for verb in _VERBS if verb.startswith(word)), None) if word.isalpha() else None


def split(line: str) -> list[str]:
    return line.lower().replace(",", " ").replace("=", " ").split()


def read(line: str, seat: int, legal: Sequence[Words]) -> str:
    """A move in the record's notation; whether it is legal is for the table to say."""
    words = without_seat(split(line), seat, verb_of, example(legal))
    verb = verb_of(words[0]) if words else None
    rest = words[1:] if verb else words
    if verb == "done" and not rest:
        return f"{seat} done"
    stones = _stones(rest)
    if stones is None or verb == "done":
        raise no_move(line, example(legal))
    if not stones:
        raise with_example("cheops-name-stone", example(legal))
    return " ".join((str(seat), *(_chosen(stones, legal) or _literal(stones, legal))))


def _stones(words: Iterable[str]) -> list[Stone] | None:
    """Stones, each with what follows it; None if a word is neither."""
    stones: list[Stone] = []
    for word in words:
        name = _PYRAMID.sub(r"p\1.\2", word)
        how = _payment(stones[-1].how, word) if stones else ""
        if how:
            stones[-1] = Stone(stones[-1].name, how)
        elif name in STONE_OF or _LIKE_A_STONE.fullmatch(name):
            stones.append(Stone(name))
        else:
            return None
    return stones


def _payment(so_far: str, word: str) -> str:
    """How a stone is paid for, after one more word; empty if the word is no payment."""
    if so_far == _ANY_QUARRY and _PLACE.fullmatch(word):
        return f"{_ANY_QUARRY}{int(word)}"
    place = _QUARRY.fullmatch(word)
    if so_far:
        return ""
    return f"{_ANY_QUARRY}{int(place[1])}" if place else _HOW.get(word, "")


def _pairs(move: Words) -> list[tuple[str, str]]:
    """The stones of a move, each with its payment."""
    return [(name, how) for name, _, how in (word.partition("=") for word in move[1:])]


def _written(pairs: Iterable[tuple[str, str]]) -> Words:
    return ("lay", *(f"{name}={how}" for name, how in pairs))


def _fitting(stones: Sequence[Stone], legal: Sequence[Words]) -> list[Words]:
    """The legal moves that may be meant."""
    wanted = sorted(stones)
    fitting = []
    for move in legal:
        pairs = sorted(_pairs(move))
        if [name for name, _ in pairs] == [stone.name for stone in wanted] and all(
            stone.fits(how) for stone, (_, how) in zip(wanted, pairs, strict=True)
        ):
            fitting.append(move)
    return fitting


def _chosen(stones: Sequence[Stone], legal: Sequence[Words]) -> Words | None:
    """The one legal move that is meant, if any."""
    fitting = _fitting(stones, legal)
    if len(fitting) > 1:
        more = len(fitting) - _FEW
        moves = [short(move, legal) for move in fitting[:_FEW]]
        moves += [t("cheops-more-ways", count=more, command="moves")] if more > 0 else []
        raise CommandError(t("cheops-many-ways", count=len(fitting), moves=either(moves)))
    return fitting[0] if fitting else None


def _literal(stones: Sequence[Stone], legal: Sequence[Words]) -> Words:
    """What was typed as it stands, for the table to refuse with its reason."""
    possible = _fitting([Stone(stone.name) for stone in stones], legal)
    swapped = [_swapped(move) for move in possible if len(stones) == _MOST_STONES]
    if meant := _chosen(stones, swapped):  # of two stones of one colour, either can have the die
        return meant
    unpaid = [stone.name for stone in stones if stone.how == _ANY_QUARRY]
    if possible and unpaid and not any((name, "die") in _pairs(move) for name in unpaid for move in possible):
        moves = either([short(move, legal) for move in possible[:_FEW]])
        raise CommandError(f"{t('cheops-no-quarry')} {t('terminal-you-can-type', moves=moves)}")
    return _written((stone.name, _guess(stone.how)) for stone in stones)


def _swapped(move: Words) -> Words:
    (first, how), (second, other) = _pairs(move)
    return _written([(first, other), (second, how)])


def _guess(how: str) -> str:
    return "die" if how == "" else "quarry:1" if how == _ANY_QUARRY else how


def short(move: Words, legal: Sequence[Words]) -> str:
    """The shortest text for a legal move."""
    if move[0] != "lay":
        return move[0]
    same = _fitting([Stone(name) for name, _ in _pairs(move)], legal)
    words = []
    for name, how in _pairs(move):
        no_choice = all((name, how) in _pairs(other) for other in same)
        words += [name] if no_choice else [name, how.replace(_ANY_QUARRY, "q").replace("joker", "j")]
    return " ".join(words)


def example(legal: Sequence[Words]) -> str:
    """A short legal move, paid with dice if possible."""
    by_dice = [move for move in legal if move[1:] and all(word.endswith("=die") for word in move[1:])]
    return short((by_dice or legal)[0], legal)


def continuations(line: str, legal: Sequence[Words]) -> list[str]:
    """The words that can come next: after `lay` in the record's notation, else in short."""
    words = split(line)
    verb = verb_of(words[0]) if words else None
    stones = _stones(words[1:] if verb else words)
    if stones is None or verb == "done":
        return []
    lays = [dict(_pairs(move)) for move in legal if move[0] == "lay"]
    meant = [
        move for move in lays if all(stone.name in move and stone.fits(move[stone.name]) for stone in stones)
    ]
    names = {stone.name for stone in stones}
    following = [name for name in STONE_OF if name not in names and any(name in move for move in meant)]
    if verb == "lay":
        return sorted(
            {f"{name}={move[name]}" for name in following for move in meant if name in move}, key=_order
        )
    if stones and not stones[-1].how:
        payments = {move[stones[-1].name] for move in meant}
        following += sorted(payments, key=_order) if len(payments) > 1 else []
    return following if words else [*(move[0] for move in legal if move[0] == "done"), *following]


def _order(word: str) -> tuple[int, int, int]:
    name, _, how = word.rpartition("=")
    kind, _, place = how.partition(":")
    return STONE_OF.get(name, -1), _KINDS.index(kind), int(place or 0)


def is_whole(line: str, seat: int, legal: Sequence[Words]) -> bool:
    """Whether a line is a legal move as it stands."""
    try:
        _, *move = read(line, seat, legal).split()
    except CommandError:
        return False
    return tuple(move) in legal
