"""Asking a person for a line: with completion at a terminal, plainly from anything else."""

import sys
from collections.abc import Callable, Iterable
from typing import Protocol

from prompt_toolkit import PromptSession
from prompt_toolkit.application import Application
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.shortcuts import CompleteStyle

from ostraka.cli.console.streams import out, say

Offers = Callable[[str], list[str]]  # the words that can follow a line
Tells = Callable[[str], str]  # a remark on a line as it stands
Redraws = Callable[[], None]  # puts on the screen again what stood above the prompt


class Asker(Protocol):
    """Whoever brings a person's lines; the end of input is an `EOFError`."""

    @property
    def at_terminal(self) -> bool: ...
    def ask(self, prompt: str, offers: Offers, tells: Tells, redraws: Redraws | None = None) -> str: ...


class Lines:
    """Lines from a file or a pipe, repeated on the screen so that the transcript is whole."""

    at_terminal = False

    def ask(self, prompt: str, offers: Offers, tells: Tells, redraws: Redraws | None = None) -> str:
        del offers, tells, redraws  # only a terminal shows them
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        say(f"{prompt}{line.rstrip()}")
        return line.strip()


class Terminal:
    """A prompt with completion, and a line below it that says what can come next."""

    at_terminal = True

    def __init__(self) -> None:
        self._session: PromptSession[str] = PromptSession()
        self._session.app.before_render += self._notice_resize
        self._size: tuple[int, int] | None = None  # of the screen that was drawn for this question

    def ask(self, prompt: str, offers: Offers, tells: Tells, redraws: Redraws | None = None) -> str:
        typed = ""
        while True:
            self._size = out.size if redraws else None
            try:
                return self._ask(prompt, offers, tells, typed)
            except _Resized as resized:
                typed = resized.typed
                if redraws:
                    redraws()

    def _ask(self, prompt: str, offers: Offers, tells: Tells, typed: str) -> str:
        return self._session.prompt(
            prompt,
            default=typed,
            completer=_Words(offers),
            complete_while_typing=False,
            complete_style=CompleteStyle.READLINE_LIKE,
            bottom_toolbar=lambda: tells(self._session.default_buffer.text)[: out.width],
            reserve_space_for_menu=0,
        ).strip()

    def _notice_resize(self, app: Application[str]) -> None:
        """What stands above the prompt was drawn for another size: ask anew below a new drawing."""
        running = app.future is not None and not app.future.done()
        if running and self._size is not None and out.size != self._size:
            self._size = None
            app.exit(exception=_Resized(self._session.default_buffer.text))


class _Resized(Exception):  # noqa: N818 - an event, not a fault
    def __init__(self, typed: str) -> None:
        super().__init__()
        self.typed = typed


class _Words(Completer):
    def __init__(self, offers: Offers) -> None:
        self._offers = offers

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
        del complete_event
        line = document.text_before_cursor
        begun = "" if not line or line[-1].isspace() else line.split()[-1]
        for word in self._offers(line[: len(line) - len(begun)]):
            if word.startswith(begun.lower()):
                yield Completion(word, start_position=-len(begun))


def find_asker() -> Asker:
    return Terminal() if sys.stdin.isatty() and sys.stdout.isatty() else Lines()
