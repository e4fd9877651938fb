"""The two places to write to: what was asked for, and everything else."""

from typing import Final

from rich.console import Console
from rich.text import Text

out: Final = Console(highlight=False, markup=False, emoji=False)
err: Final = Console(stderr=True, highlight=False, markup=False, emoji=False)


def say(sentence: str) -> None:
    """A line of result, never broken at the width of the terminal."""
    out.print(Text(sentence), soft_wrap=True)


def complain(sentence: str) -> None:
    err.print(Text.assemble(("ostraka: ", "bold red"), sentence), soft_wrap=True)
