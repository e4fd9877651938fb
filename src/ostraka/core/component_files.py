"""Components as text: lines without their comments, and faults that name the file and the line."""

import re
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from typing import Final

from ostraka.core.errors import Fault

MOST_FAULTS: Final = 1000  # nobody reads more
_LONGEST_LINE: Final = 1000  # what is cut off is wrong, and what is left of it too
_LONGEST_QUOTE: Final = 40
_LONGEST_WORD: Final = 20  # that may be a slip of the pen


def lines(text: str) -> Iterator[tuple[int, str]]:
    """Every line with its number, without comment, and with single spaces."""
    for number, line in enumerate(text.replace("\r\n", "\n").replace("\r", "\n").split("\n"), 1):
        yield number, " ".join(line.partition(";")[0].split())[:_LONGEST_LINE]


def numbers(words: Iterable[str]) -> tuple[int, ...] | None:
    """The numbers that these words are; None if one of them is none."""
    found = list(words)
    return tuple(map(int, found)) if all(re.fullmatch("[0-9]{1,9}", word) for word in found) else None


def meant(word: str, known: Iterable[str]) -> str | None:
    """The known word that a misspelt one stands for."""
    return next(iter(get_close_matches(word[:_LONGEST_WORD], known, n=1, cutoff=0.7)), None)


def quoted(text: str) -> str:
    """A text of a stranger in quotation marks, neither long nor able to command a terminal."""
    return repr(text if len(text) <= _LONGEST_QUOTE else text[: _LONGEST_QUOTE - 1] + "…")


def counted(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


class Reader:
    """What is wrong with a text, and where everything stood in it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.faults: list[Fault] = []
        self.line_of: dict[str, int] = {}  # of what the rules call `card 7` or `sheet A`

    @property
    def weary(self) -> bool:
        """Whether so much is wrong that reading on is of no use."""
        return len(self.faults) > MOST_FAULTS

    def fault(self, line: int, what: str, clause: str = "", part: str = "") -> None:
        """Note what is wrong in a line and, if that can be told, in which part."""
        if len(self.faults) < MOST_FAULTS:
            self.faults.append(Fault(clause, ", ".join(filter(None, (self._at(line), part))), what))
        elif not self.weary:
            self.faults.append(Fault("", self._at(line), "too many faults; what follows is not checked"))

    def add(self, line: int, faults: Iterable[Fault], part: str = "") -> None:
        """Note faults of what stands in this line."""
        for fault in faults:
            self.fault(line, fault.what, fault.clause, part)

    def placed(self, faults: Iterable[Fault]) -> list[Fault]:
        """The same faults, with file and line."""
        return [Fault(fault.clause, self._where(fault.where), fault.what) for fault in faults]

    def _at(self, line: int) -> str:
        return f"{self.name}, line {line}"

    def _where(self, part: str) -> str:
        return f"{self._at(self.line_of[part])}, {part}" if part in self.line_of else f"{self.name}, {part}"
