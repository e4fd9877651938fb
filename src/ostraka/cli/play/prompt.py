"""Prompts: a line from a person, with completion at a terminal, or plainly from a file or pipe."""

import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from prompt_toolkit import PromptSession
from prompt_toolkit.application import Application
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.shortcuts import CompleteStyle
from rich.console import RenderableType

from ostraka.cli.console.layout import lines_of
from ostraka.cli.console.streams import out, say
from ostraka.cli.language import t

PROMPT_LINES: Final = 2  # the prompt, and the remark below it


@dataclass(frozen=True)
class Guidance:
    """What a terminal shows of a line while it is typed."""

    completions: Callable[[str], Sequence[str]] = lambda _: ()  # the words that can follow a line
    remark: Callable[[str], str] = lambda _: ""  # what the line below the prompt says about a line
    redraw: Callable[[], None] | None = None  # puts what was above the prompt on the screen again


NO_GUIDANCE: Final = Guidance()


class Asker(Protocol):
    """A source of lines; the end of input raises `EOFError`."""

    @property
    def at_terminal(self) -> bool: ...
    def ask(self, prompt: str, guidance: Guidance = NO_GUIDANCE) -> str: ...


class Lines:
    """Lines from a file or a pipe, echoed so that the transcript is complete."""

    at_terminal = False

    def ask(self, prompt: str, guidance: Guidance = NO_GUIDANCE) -> str:
        del guidance  # only a terminal shows it
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        say(f"{prompt}{line.rstrip()}")
        return line.strip()


class Terminal:
    """A prompt with completion, and a line below it that shows what can come next."""

    at_terminal = True

    def __init__(self) -> None:
        self._session: PromptSession[str] = PromptSession()
        self._session.app.before_render += self._notice_resize
        self._size: tuple[int, int] | None = None  # of the screen that was drawn for this question

    def ask(self, prompt: str, guidance: Guidance = NO_GUIDANCE) -> str:
        typed = ""
        while True:
            self._size = out.size if guidance.redraw else None
            try:
                return self._ask(prompt, guidance, typed)
            except _Resized as resized:
                typed = resized.typed
                if guidance.redraw:
                    guidance.redraw()

    def _ask(self, prompt: str, guidance: Guidance, typed: str) -> str:
        return self._session.prompt(
            prompt,
            default=typed,
            completer=_Words(guidance),
            complete_while_typing=False,
            complete_style=CompleteStyle.READLINE_LIKE,
            bottom_toolbar=lambda: guidance.remark(self._session.default_buffer.text)[: out.width],
            reserve_space_for_menu=0,
        ).strip()

    def _notice_resize(self, app: Application[str]) -> None:
        """Ask again below a new drawing, if the one above the prompt was made for another size."""
        running = app.future is not None and not app.future.done()
        if running and self._size is not None and out.size != self._size:
            self._size = None
            app.exit(exception=_Resized(self._session.default_buffer.text))


class _Resized(Exception):  # noqa: N818 - an event, not an error
    def __init__(self, typed: str) -> None:
        super().__init__()
        self.typed = typed


class _Words(Completer):
    def __init__(self, guidance: Guidance) -> None:
        self._guidance = guidance

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
        del complete_event
        line = document.text_before_cursor
        begun = "" if not line or line[-1].isspace() else line.split()[-1]
        for word in self._guidance.completions(line[: len(line) - len(begun)]):
            if word.startswith(begun.lower()):
                yield Completion(word, start_position=-len(begun))


def find_asker() -> Asker:
    return Terminal() if sys.stdin.isatty() and sys.stdout.isatty() else Lines()


def show_page(page: RenderableType, asker: Asker, commands: Sequence[str]) -> str:
    """Show a page in place of the table, in parts if it is long; the result is a command typed below it."""
    if not asker.at_terminal:
        out.print(page)
        return ""
    lines = lines_of(page, out.width)
    height = max(1, out.height - PROMPT_LINES)
    for start in range(0, len(lines), height):
        out.clear()
        for line in lines[start : start + height]:
            out.print(line)
        question = _page_question(more=start + height < len(lines), commands=bool(commands))
        typed = asker.ask(f"{question} ", Guidance(lambda _: commands))
        if typed:
            return typed
    return ""


def _page_question(*, more: bool, commands: bool) -> str:
    if more:
        return t("terminal-page-more-or-command") if commands else t("terminal-page-more")
    return t("terminal-page-back") if commands else t("terminal-page-done")
