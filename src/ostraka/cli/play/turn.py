"""One turn of a person: shown, typed, previewed, confirmed."""

import shlex
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from ostraka.cli.console.files import typed_path
from ostraka.cli.console.layout import lines_of
from ostraka.cli.console.streams import complain, out
from ostraka.cli.console.text import distinct_names
from ostraka.cli.errors import CommandError, TooSmall
from ostraka.cli.language import t
from ostraka.cli.play import announcements
from ostraka.cli.play.face import Face
from ostraka.cli.play.hints import hint
from ostraka.cli.play.log import log_line
from ostraka.cli.play.prompt import PROMPT_LINES, Asker, Guidance, show_page
from ostraka.cli.play.saves import SavedGame
from ostraka.cli.play.typed import Draft, no_move
from ostraka.cli.rules import clause_lines, find_clauses
from ostraka.core.errors import BadNotation, IllegalMove, OstrakaError
from ostraka.table.table import Table

_CONFIRMING: Final = ("", "y", "yes", "ok")
_ENDLESS: Final = 10_000  # lines, where nothing scrolls away
_RESERVED: Final = 3  # lines above the prompt that stay free, so that the table does not jump
_LONGEST_MESSAGE: Final = 3  # lines


class Quit(Exception):  # noqa: N818 - a request, not an error
    """The person wants to leave."""


class QuitForGood(Quit):
    """The person wants to leave without saving the game."""


class Turn:
    """Asks one person until their turn is complete and, at a terminal, confirmed."""

    def __init__(
        self,
        draft: Draft,
        table: Table,
        *,
        face: Face,
        asker: Asker,
        save: SavedGame,
        news: Sequence[str] = (),
        announced: str = "",
        alone: bool = False,
    ) -> None:
        self.refused = False  # whether anything typed was rejected
        self._draft = draft
        self._table = table
        self._face = face
        self._typed = face.typed
        self._guidance = Guidance(self._completions, self._remark, self._show)
        self._asker = asker
        self._saved = save
        self._alone = alone  # nobody else plays at this screen
        self._message = self._news(news)
        self._announced = announced
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
                line = self._asker.ask("> ", self._guidance)
            self._typed_ahead = self._message = self._announced = ""
            if line.lower() in _CONFIRMING and self._is_whole:
                return
            self._obey(line)

    def _run_from_lines(self) -> None:
        """Without a terminal a complete turn needs no confirmation: nobody looks at it first."""
        self._print(self._face.screen(self._draft, out.width, _ENDLESS))
        while not self._is_whole:
            for text in self._footer():
                self._print(text)
            line = ""
            while line.lower() in _CONFIRMING:
                line = self._asker.ask("> ", self._guidance)
            self._message = self._announced = ""
            self._obey(line)
        self._print(self._footer()[0])

    @property
    def _is_whole(self) -> bool:
        return bool(self._draft.moves) and not self._draft.legal

    # --- what is shown

    def _show(self) -> None:
        """The table, and below it the messages, which are cut first where space is short."""
        width, height = out.size
        draft = self._draft
        *others, asked = [lines_of(text, width) for text in self._asked()]
        for above in self._shorter_and_shorter(width, [line for lines in others for line in lines]):
            space = height - PROMPT_LINES - max(len(above) + len(asked), _RESERVED)
            try:
                table = self._face.screen(draft, width, space)
            except TooSmall as least:
                table = _too_small(least, self._face.smallest, len(above) + len(asked) + PROMPT_LINES)
            else:
                break
        out.clear()
        for part in (table, *above, *asked):
            out.print(part)

    def _shorter_and_shorter(self, width: int, rest: list[Text]) -> Iterator[list[Text]]:
        """The message, and announcements or the preview of the draft: the message is cut first."""
        message = lines_of(Text(self._message), width) if self._message else []
        for count in range(min(len(message), _LONGEST_MESSAGE), -1, -1):
            yield [*message[:count], *rest]
        for count in range(len(rest) - 1, 0, -1):
            last = rest[count - 1].copy()
            last.truncate(width - 1)
            yield [*rest[: count - 1], last.append("…")]

    def _footer(self) -> list[Text]:
        return [*([Text(self._message)] if self._message else []), *self._asked()]

    def _asked(self) -> list[Text]:
        """What was announced, what this turn brings so far, and what is asked of the person now."""
        draft = self._draft
        asked = [Text(self._announced, announcements.STYLE)] if self._announced else []
        if draft.moves:
            asked.append(Text(self._face.preview(draft), "bold cyan"))
        if draft.legal:
            asked.append(Text(self._addressed(self._face.instruction(draft)), "bold"))
        elif self._asker.at_terminal:
            asked.append(Text(t("terminal-confirm"), "bold"))
        return asked

    def _addressed(self, instruction: str) -> str:
        """An instruction with the name of the person, where several play at this screen."""
        name = self._table.names[self._draft.seat]
        return instruction if self._alone else t("terminal-addressed", name=name, instruction=instruction)

    def _print(self, part: RenderableType) -> None:
        out.print(part, soft_wrap=isinstance(part, Text))

    def _news(self, moves: Sequence[str]) -> str:
        """What the others have done since this person's last turn."""
        by_seat: dict[str, list[str]] = {}
        for move in moves:
            by_seat.setdefault(move.split(" ", 1)[0], []).append(move)
        names = distinct_names(self._table.names)
        news = [f"{log_line(self._face, turn, names)}." for turn in by_seat.values()]
        return t("terminal-news", news=" ".join(news)) if news else t("terminal-welcome")

    def _completions(self, line: str) -> list[str]:
        words = self._typed.continuations(line, self._draft.legal) if self._draft.legal else []
        if line.split():
            return words
        verbs = sorted({move[0] for move in self._draft.legal})
        return list(dict.fromkeys([*verbs, *words, *self._commands]))

    def _remark(self, line: str) -> str:
        """What can come next, for the line below the prompt."""
        if line.split()[:1] and line.split(maxsplit=1)[0].lower() in (*self._commands, *self._short):
            return t("terminal-runs-command")
        if not self._draft.legal:
            return t("terminal-enter-confirms")
        whole = self._typed.is_whole(line, self._draft.seat, self._draft.legal)
        begun = "" if not line or line[-1].isspace() or whole else line.rsplit(maxsplit=1)[-1].lower()
        known = line[: len(line) - len(begun)]
        possible = (
            self._completions(known) if begun else self._typed.continuations(known, self._draft.legal)
        )  # commands are named once they are begun
        words = [word for word in possible if word.startswith(begun) or not begun]
        ready = t("terminal-enter-plays") if whole else ""
        more = t("terminal-next", next=" ".join(words)) if words else ""
        return "; ".join(part for part in (ready, more) if part) or t("terminal-no-such-move")

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
                self._message = t("refused-not-whole")
        except IllegalMove as error:
            more = t("terminal-more", clause=error.clause) if error.clause else ""
            self._refuse(f"{self._face.objection(error, self._draft)} {more}".strip())
        except BadNotation:
            self._refuse(str(no_move(line, self._typed.example(self._draft.legal))))
        except (CommandError, OstrakaError) as error:
            self._refuse(str(error))

    def _refuse(self, why: str) -> None:
        self.refused = True
        sentence = t("terminal-refused", why=why)
        if self._asker.at_terminal:
            self._message = sentence
        else:
            complain(sentence)

    def _play(self, line: str) -> None:
        self._check_not_whole()
        self._draft.play(self._typed.read(line, self._draft.seat, self._draft.legal))

    def _check_not_whole(self) -> None:
        if not self._draft.legal:
            raise CommandError(t("terminal-confirm"))

    def _undo(self, _: str) -> None:
        if not self._draft.moves:
            raise CommandError(t("terminal-nothing-to-undo"))
        self._draft.undo()

    def _help(self, _: str) -> None:
        self._page(self._face.help())

    def _hint(self, _: str) -> None:
        self._check_not_whole()
        self._message = hint(self._draft.after)

    def _all(self, _: str) -> None:
        self._page(self._face.everybody(self._draft.before, out.width))

    def _moves(self, _: str) -> None:
        legal = [" ".join(move) for move in self._draft.legal]
        heading = Text(t("terminal-legal-moves", count=len(legal)), "bold")
        self._page(Group(heading, Columns(legal, padding=(0, 3))))

    def _rules(self, names: str) -> None:
        game = self._table.game.name
        if not names:
            self._page(Text("\n".join(clause_lines(game))))
            return
        clauses = "\n".join(find_clauses([game], names.replace(",", " ").split()))
        if self._asker.at_terminal and len(lines_of(Text(clauses), out.width)) > _LONGEST_MESSAGE:
            self._page(Text(clauses))
        else:
            self._message = clauses

    def _save(self, name: str) -> None:
        if not name:
            raise CommandError(t("terminal-name-file"))
        self._saved.save_as(self._table, typed_path(name))
        command = f"ostraka play --resume {shlex.quote(name)}"
        self._message = t("terminal-saved", command=command)

    def _quit(self, _: str) -> None:
        try:
            self._saved.save(self._table)
        except CommandError as error:
            raise CommandError(t("terminal-cannot-save", why=str(error))) from None
        raise Quit

    def _quit_for_good(self, _: str) -> None:
        raise QuitForGood


def _too_small(least: TooSmall, smallest: tuple[int, int], below: int) -> Text:
    width, height = max(least.width, smallest[0]), max(least.height + below, smallest[1])
    return Text(t("terminal-too-small", width=width, height=height, columns=out.width, rows=out.height))
