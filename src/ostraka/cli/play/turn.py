"""One turn of a person: shown, typed, previewed, confirmed."""

import shlex
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from ostraka.cli.console.files import typed_path
from ostraka.cli.console.measure import lines_of
from ostraka.cli.console.streams import complain, out
from ostraka.cli.errors import CommandError, TooSmall
from ostraka.cli.play.face import Face
from ostraka.cli.play.hints import hint
from ostraka.cli.play.pages import show_page
from ostraka.cli.play.prompt import Asker
from ostraka.cli.play.saves import Keeper
from ostraka.cli.play.typed_turn import Draft
from ostraka.core import rulebook
from ostraka.core.errors import IllegalMove, OstrakaError
from ostraka.table.table import Table

_CONFIRMING: Final = ("", "y", "yes", "ok")
_ENDLESS: Final = 10_000  # lines, where nothing scrolls away
_PROMPT: Final = 2  # lines: the prompt, and the remark below it
_USUAL: Final = 3  # lines above the prompt; so many stay free, so that the table does not jump
_MOST_SAID: Final = 3


class Quit(Exception):  # noqa: N818 - a wish, not a fault
    """The person wants to leave."""


class QuitForGood(Quit):
    """The person wants to leave without keeping the game."""


class Turn:
    """Asks one person until their turn is whole and, at a terminal, confirmed."""

    def __init__(
        self, draft: Draft, table: Table, face: Face, asker: Asker, keeper: Keeper, news: Sequence[str]
    ) -> None:
        self.refused = False  # whether anything typed could not be obeyed
        self._draft = draft
        self._table = table
        self._face = face
        self._asker = asker
        self._keeper = keeper
        self._message = self._told(news)
        self._typed_ahead = ""  # a command given while a page covered the table
        self._commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "hint": self._hint,
            "all": self._all,
            "moves": self._moves,
            "rules": self._rules,
            "save": self._save,
            "undo": self._undo,
            "quit": self._quit,
            "quit!": self._quit_for_good,
        }
        self._short = {
            "h": "hint", "?": "help", "u": "undo", "q": "quit", "exit": "quit", "rule": "rules",
        }  # fmt: skip

    def run(self) -> None:
        if self._asker.at_terminal:
            self._run_at_terminal()
        else:
            self._run_from_lines()
        self._draft.confirm()

    def _run_at_terminal(self) -> None:
        while True:
            line = self._typed_ahead
            if not line:
                self._show()
                line = self._asker.ask("> ", self._offers, self._tells, self._show)
            self._typed_ahead, self._message = "", ""
            if line.lower() in _CONFIRMING and self._is_whole:
                return
            self._obey(line)

    def _run_from_lines(self) -> None:
        """Without a terminal a turn that is whole needs no confirming: nobody looks at it first."""
        before = self._draft.before
        self._print(self._face.screen(before, before, [], out.width, _ENDLESS))
        while not self._is_whole:
            for text in self._footer():
                self._print(text)
            line = ""
            while line.lower() in _CONFIRMING:
                line = self._asker.ask("> ", self._offers, self._tells)
            self._message = ""
            self._obey(line)
        self._print(self._footer()[0])

    @property
    def _is_whole(self) -> bool:
        return bool(self._draft.moves) and not self._draft.legal

    # --- what is shown

    def _show(self) -> None:
        """The table, and below it what was said; where room is short, that is cut before the table is."""
        width, height = out.size
        draft = self._draft
        *brought, asked = [lines_of(text, width) for text in self._asked()]
        for told in self._shorter_and_shorter(width, [line for lines in brought for line in lines]):
            room = height - _PROMPT - max(len(told) + len(asked), _USUAL)
            try:
                table = self._face.screen(draft.before, draft.after, draft.moves, width, room)
            except TooSmall as least:
                table = _too_small(least, self._face.smallest, len(told) + len(asked) + _PROMPT)
            else:
                break
        out.clear()
        for part in (table, *told, *asked):
            out.print(part)

    def _shorter_and_shorter(self, width: int, brought: list[Text]) -> Iterator[list[Text]]:
        """What was said, and what the draft brings: first the one is cut, then the other."""
        said = lines_of(Text(self._message), width) if self._message else []
        for kept in range(min(len(said), _MOST_SAID), -1, -1):
            yield [*said[:kept], *brought]
        for kept in range(len(brought) - 1, 0, -1):
            last = brought[kept - 1].copy()
            last.truncate(width - 1)
            yield [*brought[: kept - 1], last.append("…")]

    def _footer(self) -> list[Text]:
        return [*([Text(self._message)] if self._message else []), *self._asked()]

    def _asked(self) -> list[Text]:
        """What a person has done in this turn so far, and what is asked of them now."""
        draft = self._draft
        asked = []
        if draft.moves:
            asked.append(Text(self._face.preview(draft.before, draft.after, draft.moves), "bold cyan"))
        if draft.legal:
            asked.append(Text(self._face.instruction(draft.after, draft.legal), "bold"))
        elif self._asker.at_terminal:
            asked.append(Text("Press Enter to confirm this turn, or type u to take it back.", "bold"))
        return asked

    def _print(self, part: RenderableType) -> None:
        out.print(part, soft_wrap=isinstance(part, Text))

    def _told(self, news: Sequence[str]) -> str:
        """What the others did since this person's last turn."""
        by_seat: dict[str, list[str]] = {}
        for move in news:
            seat, words = move.split(" ", 1)
            by_seat.setdefault(seat, []).append(words)
        told = [
            f"{seat} {self._table.names[int(seat)]}: {', '.join(words)}" for seat, words in by_seat.items()
        ]
        return (
            "Last turn - " + "; ".join(told)
            if told
            else "New here? Type help, or h for a hint. Tab completes moves."
        )

    def _offers(self, line: str) -> list[str]:
        words = self._face.continuations(line, self._draft.legal) if self._draft.legal else []
        if line.split():
            return words
        verbs = sorted({move[0] for move in self._draft.legal})
        return list(dict.fromkeys([*verbs, *words, *self._commands]))

    def _tells(self, line: str) -> str:
        """What can come next, for the line below the prompt."""
        if line.split()[:1] and line.split(maxsplit=1)[0].lower() in (*self._commands, *self._short):
            return "Enter runs this command"
        if not self._draft.legal:
            return "Enter confirms, u takes back"
        whole = self._face.is_whole(line, self._draft.seat, self._draft.legal)
        begun = "" if not line or line[-1].isspace() or whole else line.rsplit(maxsplit=1)[-1].lower()
        known = line[: len(line) - len(begun)]
        offered = (
            self._offers(known) if begun else self._face.continuations(known, self._draft.legal)
        )  # the commands are named once they are begun
        words = [word for word in offered if word.startswith(begun) or not begun]
        ready = "Enter plays this" if whole else ""
        more = f"next: {' '.join(words)}" if words else ""
        return "; ".join(part for part in (ready, more) if part) or "no legal move begins like this"

    def _page(self, page: RenderableType) -> None:
        """Something that takes the place of the table for a moment."""
        self._typed_ahead = show_page(page, self._asker, [*self._commands])

    # --- what is typed

    def _obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        word = word.lower()
        try:
            command = self._commands.get(self._short.get(word, word))
            if command:
                command(rest.strip())
            elif line:
                self._play(line)
            elif self._draft.moves:
                self._message = "This turn is not whole yet."
        except IllegalMove as error:
            why = self._face.objection(error, self._draft.after)
            self._refuse(f"{why}. More: rules {error.clause}")
        except (CommandError, OstrakaError) as error:
            self._refuse(str(error))

    def _refuse(self, why: str) -> None:
        self.refused = True
        if self._asker.at_terminal:
            self._message = f"No: {why}"
        else:
            complain(f"No: {why}")

    def _play(self, line: str) -> None:
        if not self._draft.legal:
            raise CommandError("this turn is whole; Enter confirms it, u takes it back")
        self._draft.play(self._face.read(line, self._draft.seat, self._draft.legal))

    def _undo(self, _: str) -> None:
        if not self._draft.moves:
            raise CommandError("there is nothing to take back: confirmed turns stay")
        self._draft.undo()

    def _help(self, _: str) -> None:
        self._page(self._face.help())

    def _hint(self, _: str) -> None:
        if not self._draft.legal:
            raise CommandError("this turn is whole; Enter confirms it, u takes it back")
        self._message = hint(self._draft.after)

    def _all(self, _: str) -> None:
        self._page(self._face.everybody(self._draft.before, out.width))

    def _moves(self, _: str) -> None:
        legal = [" ".join(move) for move in self._draft.legal]
        self._page(Group(Text(f"{len(legal)} legal moves", "bold"), Columns(legal, padding=(0, 3))))

    def _rules(self, names: str) -> None:
        if names:
            found = rulebook.find([self._table.game.name], names.replace(",", " ").split())
            self._message = "\n".join(map(str, found))
            if self._asker.at_terminal and len(lines_of(Text(self._message), out.width)) > _MOST_SAID:
                self._page(Text(self._message))
                self._message = ""
        else:
            self._page(Text("\n".join(map(str, rulebook.clauses(self._table.game.name)))))

    def _save(self, name: str) -> None:
        if not name:
            raise CommandError("name the file, as in: save game.json")
        path = typed_path(name)
        self._keeper.save(self._table, path)
        self._message = f"Saved. Go on later with: ostraka play --resume {shlex.quote(name)}"

    def _quit(self, _: str) -> None:
        try:
            self._keeper.keep(self._table)
        except CommandError as error:
            raise CommandError(f"{error}. Save it with save FILE, and leave with quit!") from None
        raise Quit

    def _quit_for_good(self, _: str) -> None:
        raise QuitForGood


def _too_small(least: TooSmall, smallest: tuple[int, int], below: int) -> Text:
    width, height = max(least.width, smallest[0]), max(least.height + below, smallest[1])
    return Text(
        f"The terminal is too small: it needs at least {width}x{height}, and has {out.width}x{out.height}."
        " Enlarge it, or type quit."
    )
