"""The two places to write to: what was asked for, and everything else."""

from typing import Final

from rich.console import Console
from rich.text import Text

out: Final = Console(highlight=False, markup=False, emoji=False)
err: Final = Console(stderr=True, highlight=False, markup=False, emoji=False)


def printable(text: str) -> str:
    """A text without the codes by which a file of a stranger could command the terminal."""
    return "".join(letter if letter.isprintable() or letter == "\n" else "?" for letter in text)


def say(sentence: str) -> None:
    """A line of result, never broken at the width of the terminal."""
    out.print(Text(printable(sentence)), soft_wrap=True)


def complain(sentence: str) -> None:
    err.print(Text.assemble(("ostraka: ", "bold red"), printable(sentence)), soft_wrap=True)
