"""The words of a position: `word` and `key=value`, one block for the table and one for each seat."""

import re
from collections.abc import Iterable
from typing import Final, NamedTuple

import msgspec

from ostraka.core.component_files import meant, quoted
from ostraka.core.errors import BadPosition

NOTHING: Final = "-"
UNKNOWN: Final = "?"
_NUMBER: Final = re.compile("[0-9]{1,16}")


class Block(msgspec.Struct, frozen=True):
    """The words and the named values of a table or of a seat; a value left out has its default."""

    words: tuple[str, ...] = ()
    values: dict[str, str] = {}

    def __str__(self) -> str:
        return " ".join([*self.words, *(f"{key}={value}" for key, value in self.values.items())]) or NOTHING

    def changed(self, *words: str, **values: object) -> "Block":
        """A copy with other words, if any are given, and other values; None removes a value."""
        merged = {**self.values, **{key: listed(value) for key, value in values.items()}}
        return Block(
            words or self.words,
            {key: value for key, value in merged.items() if values.get(key, value) is not None},
        )


class Blocks(NamedTuple):
    """The block of the table, and those of the seats."""

    table: Block
    seats: tuple[Block, ...]


def listed(value: object) -> str:
    """A value as a position writes it: several are joined by commas."""
    return (
        str(value) if isinstance(value, str) or not isinstance(value, Iterable) else ",".join(map(str, value))
    )


def block(words: Iterable[str], values: dict[str, object]) -> Block:
    """A block without the values that are zero or empty."""
    return Block(tuple(words), {key: listed(value) for key, value in values.items() if value})


def numbers_of(words: Iterable[str], where: str, remedy: str, clause: str) -> list[int]:
    """Some words as numbers, none of them twice."""
    numbers = []
    for word in words:
        if not _NUMBER.fullmatch(word):
            raise BadPosition(where, f"{quoted(word)} is not a number; {remedy}", clause)
        if int(word) in numbers:
            raise BadPosition(where, f"{word} is listed twice; {remedy}", clause)
        numbers.append(int(word))
    return numbers


class BlockReader:
    """Reads one block; every error names the value."""

    def __init__(self, name: str, block: Block) -> None:
        self.name = name  # of the seat; empty for the table
        self.words = block.words
        self._values = block.values

    def where(self, what: str) -> str:
        return f"{self.name}, {what}" if self.name else what

    def has(self, key: str) -> bool:
        return key in self._values

    def only(self, *known: str) -> None:
        """Refuse values that the game does not know here."""
        for key in self._values:
            if key not in known:
                close = meant(key, known)
                remedy = f"did you mean {close}?" if close else f"there are: {', '.join(known) or 'none'}"
                raise BadPosition(self.where(quoted(key)), f"there is no such field; {remedy}")

    def number(self, key: str, least: int, most: int, default: int, clause: str = "") -> int:
        text = self._values.get(key)
        if text is None:
            return default
        if not _NUMBER.fullmatch(text) or not least <= int(text) <= most:
            raise BadPosition(
                self.where(key), f"{quoted(text)} is not a number from {least} to {most}", clause
            )
        return int(text)

    def names(self, key: str) -> list[str]:
        """The names that a value lists, none where there is no value."""
        text = self._values.get(key, NOTHING)
        return [] if text == NOTHING else text.split(",")

    def choices(self, key: str, known: Iterable[str], clause: str) -> list[str]:
        """The names that a value lists, each a known one, none twice."""
        names = self.names(key)
        remedy = f"write some of: {', '.join(known)}"
        for place, name in enumerate(names):
            if name not in known:
                raise BadPosition(self.where(key), f"there is no {quoted(name)}; {remedy}", clause)
            if name in names[:place]:
                raise BadPosition(self.where(key), f"{name} is listed twice; {remedy}", clause)
        return names

    def numbers(self, key: str, least: int, most: int, clause: str) -> list[int]:
        """The numbers that a value lists, none twice."""
        remedy = f"write numbers from {least} to {most}, each once"
        numbers = numbers_of(self.names(key), self.where(key), remedy, clause)
        for number in numbers:
            if not least <= number <= most:
                raise BadPosition(self.where(key), f"there is no {number}; {remedy}", clause)
        return numbers
