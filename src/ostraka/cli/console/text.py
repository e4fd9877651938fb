"""Players as the terminal names them: short, apart from each other, with their points."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

NAME_WIDTH: Final = 12


def short_name(name: str) -> Text:
    text = Text(name)
    text.truncate(NAME_WIDTH, overflow="ellipsis")
    return text


def with_points(names: Sequence[str], points: Mapping[str, int], seat: int, *, you: bool = False) -> Text:
    """A seat with its name and the sum of its points."""
    total = sum(points.values())
    word = "point" if total == 1 else "points"
    return Text(f"{seat} {short_name(names[seat])}: {total} {word}", "bold underline" if you else "bold")


def told_apart(names: Sequence[str]) -> list[str]:
    """The names, with the seat before those that stand more than once."""
    return [f"{seat} {name}" if names.count(name) > 1 else name for seat, name in enumerate(names)]


def listed(words: Sequence[str], last: str = "and") -> str:
    """Words as a sentence lists them: one, two and three."""
    return f" {last} ".join(filter(None, [", ".join(words[:-1]), *words[-1:]]))
