"""Read components from text files; faults name the file and the line."""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from difflib import get_close_matches
from importlib.resources import files
from typing import Final, Generic, TypeVar

from ostraka.core.errors import BadComponents, Fault

C = TypeVar("C")
MOST_FAULTS: Final = 1000  # enough for anyone to read
_LONGEST_LINE: Final = 1000  # no valid line is longer
_LONGEST_QUOTE: Final = 40
_LONGEST_WORD: Final = 20  # no known word is longer


def lines(text: str) -> Iterator[tuple[int, str]]:
    """Numbered lines, with comments removed and whitespace collapsed."""
    for number, line in enumerate(text.replace("\r\n", "\n").replace("\r", "\n").split("\n"), 1):
        yield number, " ".join(line.partition(";")[0].split())[:_LONGEST_LINE]


def numbers(words: Iterable[str]) -> tuple[int, ...] | None:
    """Parse words as numbers; None if any of them isn't one."""
    digits = list(words)
    return tuple(map(int, digits)) if all(re.fullmatch("[0-9]{1,9}", word) for word in digits) else None


def meant(word: str, known: Iterable[str]) -> str | None:
    """The known word closest to a misspelt one."""
    return next(iter(get_close_matches(word[:_LONGEST_WORD], known, n=1, cutoff=0.7)), None)


def quoted(text: str) -> str:
    """`repr` of untrusted text, truncated; safe to print to a terminal."""
    return repr(text if len(text) <= _LONGEST_QUOTE else text[: _LONGEST_QUOTE - 1] + "…")


def counted(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def read_shipped(read: Callable[[str, str], C], package: str, path: str) -> C:
    """Components that come with a game, from a file in its package."""
    file = files(package).joinpath(path)
    return read(file.read_text("utf-8"), file.name)


class Reader(ABC, Generic[C]):
    """Reads a file line by line; collects its faults, and the line of each component in it."""

    components: C  # as far as they can be read

    def __init__(self, name: str) -> None:
        self.name = name
        self.faults: list[Fault] = []
        self.line_of: dict[str, int] = {}  # by the name in the rules, such as `house 27`

    @abstractmethod
    def read(self, number: int, line: str) -> None:
        """Read one line, without its comment."""

    def read_all(self, text: str) -> None:
        for number, line in lines(text):
            if self.has_too_many:
                break
            self.read(number, line)

    def result(self) -> C:
        """The components; `BadComponents` names file, line and remedy of every fault."""
        if self.faults:
            raise BadComponents(self.faults)
        return self.components

    @property
    def has_too_many(self) -> bool:
        """Whether there are so many faults that reading stops."""
        return len(self.faults) > MOST_FAULTS

    def fault(self, line: int, what: str, clause: str = "", part: str = "") -> None:
        """Add a fault of a line and, if known, of a part of it."""
        if len(self.faults) < MOST_FAULTS:
            self.faults.append(Fault(clause, ", ".join(filter(None, (self._at(line), part))), what))
        elif not self.has_too_many:
            self.faults.append(Fault("", self._at(line), "too many faults; the rest is not checked"))

    def add(self, line: int, faults: Iterable[Fault], part: str = "") -> None:
        """Add faults of a component that is on this line."""
        for fault in faults:
            self.fault(line, fault.what, fault.clause, part)

    def placed(self, faults: Iterable[Fault]) -> list[Fault]:
        """The same faults, located by file and line."""
        return [Fault(fault.clause, self._where(fault.where), fault.what) for fault in faults]

    def _at(self, line: int) -> str:
        return f"{self.name}, line {line}"

    def _where(self, part: str) -> str:
        return f"{self._at(self.line_of[part])}, {part}" if part in self.line_of else f"{self.name}, {part}"
