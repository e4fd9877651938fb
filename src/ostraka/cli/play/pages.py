"""Something that takes the place of the table for a moment, in parts if it is long."""

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType

from ostraka.cli.console.measure import lines_of
from ostraka.cli.console.streams import out
from ostraka.cli.play.prompt import Asker

_PROMPT: Final = 2  # lines: the prompt, and the remark below it


def show_page(page: RenderableType, asker: Asker, commands: Sequence[str]) -> str:
    """Show it; the answer is a command that was typed instead of going on."""
    if not asker.at_terminal:
        out.print(page)
        return ""
    lines = lines_of(page, out.width)
    room = max(1, out.height - _PROMPT)
    for start in range(0, len(lines), room):
        out.clear()
        for line in lines[start : start + room]:
            out.print(line)
        more = start + room < len(lines)
        way = "shows more" if more else "goes back to the table" if commands else "goes on"
        question = f"Enter {way}, or type a command: " if more and commands else f"Enter {way}: "
        typed = asker.ask(question, lambda _: [*commands], lambda _: "")
        if typed:
            return typed
    return ""
