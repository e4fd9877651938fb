"""Standard output for results, standard error for everything else."""

from typing import Final

from rich.console import Console
from rich.text import Text

out: Final = Console(highlight=False, markup=False, emoji=False)
err: Final = Console(stderr=True, highlight=False, markup=False, emoji=False)


def printable(text: str) -> str:
    """Untrusted text without control codes."""
    return "".join(letter if letter.isprintable() or letter == "\n" else "?" for letter in text)


def say(sentence: str) -> None:
    """Print a line of result, never broken at the width of the terminal."""
    out.print(Text(printable(sentence)), soft_wrap=True)


def complain(sentence: str) -> None:
    """Print an error or a warning."""
    err.print(Text.assemble(("ostraka: ", "bold red"), printable(sentence)), soft_wrap=True)
