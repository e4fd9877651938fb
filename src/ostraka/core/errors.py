"""Errors about moves, notation and components; each says what to do about it."""

from collections.abc import Sequence
from typing import Final, NamedTuple, Self, overload

_LONGEST_QUOTE: Final = 80


def shortened(text: str) -> str:
    """Text as quoted in a message, truncated."""
    return text if len(text) <= _LONGEST_QUOTE else text[:_LONGEST_QUOTE] + "…"


class OstrakaError(Exception):
    """Base class of all errors that users of this library can cause."""


class BadNotation(OstrakaError, ValueError):  # noqa: N818 - reads well where it is caught
    """A text that is not a move in any position."""

    def __init__(self, text: str, remedy: str) -> None:
        super().__init__(f"cannot read {shortened(text)!r}: {remedy}")
        self.text = text
        self.remedy = remedy

    def __reduce__(self) -> tuple[type[Self], tuple[str, str]]:
        return type(self), (self.text, self.remedy)


class IllegalMove(OstrakaError, ValueError):  # noqa: N818 - as above
    """A move that breaks a clause of the rules."""

    def __init__(self, clause: str, reason: str, sentence: str, move: str) -> None:
        super().__init__(f"{shortened(move)}: {sentence}{f' ({clause})' if clause else ''}")
        self.clause = clause
        self.reason = reason
        self.sentence = sentence
        self.move = move

    def __reduce__(self) -> tuple[type[Self], tuple[str, str, str, str]]:
        return type(self), (self.clause, self.reason, self.sentence, self.move)


class BadPosition(OstrakaError, ValueError):  # noqa: N818 - as above
    """Not a position, or a position that breaks the rules; names the field and the remedy."""

    def __init__(self, field: str, remedy: str, clause: str = "") -> None:
        super().__init__(f"{shortened(field)}: {remedy}{f' ({clause})' if clause else ''}")
        self.field = field
        self.remedy = remedy
        self.clause = clause

    def __reduce__(self) -> tuple[type[Self], tuple[str, str, str]]:
        return type(self), (self.field, self.remedy, self.clause)


class UnknownRules(OstrakaError, ValueError):  # noqa: N818 - as above
    """A game by rulings that this version of Ostraka doesn't have yet."""

    def __init__(self, game: str, rules: int, known: int) -> None:
        super().__init__(f"Ostraka knows versions 1 to {known} of the rules of {game}, not {rules}")
        self.game = game
        self.rules = rules
        self.known = known

    def __reduce__(self) -> tuple[type[Self], tuple[str, int, int]]:
        return type(self), (self.game, self.rules, self.known)


class Fault(NamedTuple):
    """One fault of components: the clause (empty for the design standard), where it is, and what it is.

    Faults that a client shows to people have a name, by which it finds the words.
    """

    clause: str
    where: str
    what: str
    name: str = ""

    def __str__(self) -> str:
        clause = f" ({self.clause})" if self.clause else ""
        return f"{self.where}: {self.what}{clause}"


class BadComponents(OstrakaError, ValueError):  # noqa: N818 - as above
    """Components that don't make a playable game."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("\n".join(map(str, faults)))
        self.faults = faults

    def __reduce__(self) -> tuple[type[Self], tuple[list[Fault]]]:
        return type(self), (self.faults,)


class Reason(NamedTuple):
    """Why a move is refused: a name for programs, the clause, a sentence for people."""

    name: str
    clause: str
    sentence: str

    def refuse(self, move: str) -> IllegalMove:
        return IllegalMove(self.clause, self.name, self.sentence, move)


class Reasons(Sequence[Reason]):
    """Every reason why a game refuses a move; `add` returns its place, a constant for the compiled rules."""

    def __init__(self) -> None:
        self._reasons: list[Reason] = []

    def add(self, name: str, clause: str, sentence: str) -> int:
        self._reasons.append(Reason(name, clause, sentence))
        return len(self._reasons) - 1

    @overload
    def __getitem__(self, place: int) -> Reason: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[Reason]: ...
    def __getitem__(self, place: int | slice) -> Reason | Sequence[Reason]:
        return self._reasons[place]

    def __len__(self) -> int:
        return len(self._reasons)
