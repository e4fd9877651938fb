"""One turn of a person: shown, typed, previewed, confirmed."""

import shlex
from collections.abc import Callable, Sequence
from pathlib import Path

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from ostraka.cli import clauses
from ostraka.cli.consoles import out
from ostraka.cli.errors import CommandError
from ostraka.cli.face import Face
from ostraka.cli.play.asking import Asker
from ostraka.cli.play.draft import Draft
from ostraka.cli.play.saving import Keeper
from ostraka.rules.errors import IllegalMove, OstrakaError
from ostraka.table.table import Table

_CONFIRMING = ("", "y", "yes", "ok")


class Quit(Exception):  # noqa: N818 - a wish, not a fault
    """The person wants to leave."""


class QuitAnyway(Quit):
    """The person wants to leave even if the game cannot be kept."""


class Turn:
    """Asks one person until their turn is whole and confirmed."""

    def __init__(
        self, draft: Draft, table: Table, face: Face, asker: Asker, keeper: Keeper, news: Sequence[str]
    ) -> None:
        self._draft = draft
        self._table = table
        self._face = face
        self._asker = asker
        self._keeper = keeper
        self._message = self._told(news)
        self._commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "all": self._all,
            "moves": self._moves,
            "rules": self._rules,
            "save": self._save,
            "undo": self._undo,
            "quit": self._quit,
            "quit!": self._quit_anyway,
        }
        self._short = {"h": "help", "?": "help", "u": "undo", "q": "quit", "exit": "quit", "rule": "rules"}

    def run(self) -> None:
        self._show()
        while True:
            self._ask_for()
            line = self._asker.ask("> ", self._offers, self._tells)
            if line.lower() in _CONFIRMING and self._draft.moves and not self._draft.legal:
                self._draft.confirm()
                return
            self._message = ""
            self._obey(line)
            if self._asker.at_terminal:
                self._show()
            elif self._message:
                out.print(Text(self._message), soft_wrap=True)

    # --- what is shown

    def _show(self) -> None:
        if self._asker.at_terminal:
            out.clear()
        out.print(self._face.screen(self._draft.before, self._draft.moves, out.width, out.height))
        if self._message:
            out.print(Text(self._message))

    def _ask_for(self) -> None:
        """What a person has done in this turn so far, and what is asked of them now."""
        draft = self._draft
        if draft.moves:
            out.print(Text(self._face.preview(draft.before, draft.after, draft.moves), "bold cyan"))
        if draft.legal:
            out.print(Text(self._face.instruction(draft.before, draft.legal), "bold"))
        else:
            out.print(Text("Press Enter to confirm this turn, or type u to take it back.", "bold"))

    def _told(self, news: Sequence[str]) -> str:
        """What the others did since this person's last turn."""
        by_seat: dict[str, list[str]] = {}
        for move in news:
            seat, words = move.split(" ", 1)
            by_seat.setdefault(seat, []).append(words)
        told = [
            f"{seat} {self._table.names[int(seat)]}: {', '.join(words)}" for seat, words in by_seat.items()
        ]
        return "Last turn - " + "; ".join(told) if told else "New here? Type help. Tab completes moves."

    def _offers(self, line: str) -> list[str]:
        words = self._face.continuations(line, self._draft.legal) if self._draft.legal else []
        if line.split():
            return words
        verbs = sorted({move[0] for move in self._draft.legal})
        return [*verbs, *words, *self._commands]

    def _tells(self, line: str) -> str:
        """What can come next, for the line below the prompt."""
        if not self._draft.legal:
            return "Enter confirms, u takes back"
        if line.split()[:1] and line.split(maxsplit=1)[0].lower() in self._commands:
            return ""
        whole = self._face.is_whole(line, self._draft.seat, self._draft.legal)
        begun = "" if not line or line[-1].isspace() or whole else line.rsplit(maxsplit=1)[-1].lower()
        known = line[: len(line) - len(begun)]
        words = [
            word
            for word in self._face.continuations(known, self._draft.legal)
            if word.startswith(begun) or not begun
        ]
        ready = "Enter plays this" if whole else ""
        more = f"next: {' '.join(words)}" if words else ""
        return "; ".join(part for part in (ready, more) if part) or "no legal move begins like this"

    def _page(self, page: RenderableType) -> None:
        """Something that takes the place of the table for a moment."""
        if not self._asker.at_terminal:
            out.print(page)
            return
        out.clear()
        out.print(page)
        self._asker.ask("Enter goes back to the table: ", lambda _: [], lambda _: "")

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
        except IllegalMove as error:
            self._message = f"No: {error.sentence}. More: rules {error.clause}"
        except (CommandError, OstrakaError) as error:
            self._message = f"No: {error}"

    def _play(self, line: str) -> None:
        if not self._draft.legal:
            raise CommandError("this turn is whole; Enter confirms it, u takes it back")
        self._draft.play(self._face.read(line, self._draft.seat, self._draft.legal))

    def _undo(self, _: str) -> None:
        if not self._draft.moves:
            raise CommandError("there is nothing to take back: confirmed turns stay")
        self._draft.undo()

    def _help(self, _: str) -> None:
        self._page(Text(self._face.help))

    def _all(self, _: str) -> None:
        self._page(self._face.everybody(self._draft.before, out.width))

    def _moves(self, _: str) -> None:
        legal = [" ".join(move) for move in self._draft.legal]
        self._page(Group(Text(f"{len(legal)} legal moves", "bold"), Columns(legal, padding=(0, 3))))

    def _rules(self, names: str) -> None:
        if names:
            found = clauses.find(self._table.game.name, names.replace(",", " ").split())
            self._message = "\n".join(map(str, found))
        else:
            self._page(Text("\n".join(map(str, clauses.read(self._table.game.name)))))

    def _save(self, name: str) -> None:
        if not name:
            raise CommandError("name the file, as in: save game.json")
        path = Path(name).expanduser()
        self._keeper.save(self._table, path)
        self._message = f"Saved. Go on later with: ostraka play --resume {shlex.quote(name)}"

    def _quit(self, _: str) -> None:
        try:
            self._keeper.keep(self._table)
        except CommandError as error:
            raise CommandError(f"{error}. Save it with save FILE, and leave with quit!") from None
        raise Quit

    def _quit_anyway(self, _: str) -> None:
        raise QuitAnyway
