"""One game in the terminal, from the first prompt to the score sheet."""

import shlex
from collections.abc import Mapping
from contextlib import suppress
from typing import Final

from rich.text import Text

from ostraka.bots import Bot
from ostraka.cli.archive.review import review_page, reviewed
from ostraka.cli.console.files import typed_path
from ostraka.cli.console.streams import complain, out, say
from ostraka.cli.console.text import distinct_names
from ostraka.cli.errors import FINE, INTERRUPTED, USER_ERROR, CommandError
from ostraka.cli.language import t
from ostraka.cli.play import announcements
from ostraka.cli.play.face import Face
from ostraka.cli.play.prompt import Asker, show_page
from ostraka.cli.play.saves import SavedGame
from ostraka.cli.play.seating import Seating
from ostraka.cli.play.turn import Quit, QuitForGood, Turn
from ostraka.cli.play.typed import Draft
from ostraka.table.table import Table

_REVIEW: Final = "review"
_NO: Final = ("n", "no", "q", "quit", "quit!")


class Session:
    """People at one terminal, bots, and the table between them."""

    def __init__(
        self,
        table: Table,
        seating: Seating,
        bots: Mapping[int, Bot],
        *,
        face: Face,
        asker: Asker,
        save: SavedGame,
    ) -> None:
        self._table = table
        self._seating = seating
        self._bots = bots
        self._face = face
        self._asker = asker
        self._saved = save
        self._at_screen: int | None = None
        self._draft: Draft | None = None
        self._refused = False
        self._known = {seat: len(table.view(seat).moves) for seat in seating.people}  # moves, a turn ago
        self._heard = dict.fromkeys(seating.people, table.ply)  # the ply when a person last looked

    def run(self) -> int:
        try:
            while not self._table.over:
                self._step()
            self._end()
        except QuitForGood:
            self._abandon()
        except Quit:
            self._leave()
        except EOFError:
            out.print()
            if not self._asker.at_terminal:
                say(t("terminal-input-ended"))
            self._leave()
        except KeyboardInterrupt:
            self._leave()
            return INTERRUPTED
        return USER_ERROR if self._refused and not self._asker.at_terminal else FINE

    def _step(self) -> None:
        """The next decision; people go first, so that no bot has decided before them."""
        waiting = sorted(self._table.waiting, key=lambda seat: (seat in self._bots, seat))
        seat = waiting[0]
        if seat in self._bots:
            self._table.play(self._bots[seat].choose(self._table.view(seat)))
            return
        self._hand_over(seat)
        view = self._table.view(seat)
        self._draft = Draft(self._table, seat)
        turn = Turn(
            self._draft,
            self._table,
            face=self._face,
            asker=self._asker,
            save=self._saved,
            news=[str(move) for move in view.moves[self._known[seat] :] if move.seat not in (None, seat)],
            announced=self._announced(self._heard[seat]),
            alone=self._is_alone,
        )
        self._heard[seat] = self._table.ply
        try:
            turn.run()
        finally:
            self._refused |= turn.refused
        self._draft = None
        self._known[seat] = len(view.moves)
        self._save()

    @property
    def _is_alone(self) -> bool:
        """Whether only one person plays at this screen."""
        return len(self._seating.people) == 1

    def _announced(self, since: int) -> str:
        """What was announced after the first `since` moves; "you" is a person who plays alone."""
        you = self._seating.people[0] if self._is_alone else None
        names = distinct_names(self._table.names)
        announced = self._table.announcements(since)
        return " ".join(announcements.sentences(self._table.game.name, announced, names, you))

    def _hand_over(self, seat: int) -> None:
        """Between people, nothing secret stays on the screen."""
        if seat != self._at_screen and len(self._seating.people) > 1 and self._is_secret(seat):
            name = self._table.names[seat]
            if self._asker.at_terminal:
                wipe()
                self._asker.ask(f"{t('terminal-hand-over', name=name)} ")
            else:
                say(f"--- {name} ---")
        self._at_screen = seat

    def _is_secret(self, seat: int) -> bool:
        """Whether another person here may not see what this seat sees, or is about to decide."""
        if self._table.game.simultaneous and len(self._table.waiting) > 1:
            return True
        visible = self._table.view(seat).rows.tobytes()
        others = (self._table.view(other) for other in self._seating.people if other != seat)
        return any(view.rows.tobytes() != visible for view in others)

    def _end(self) -> None:
        if self._asker.at_terminal:
            wipe()
        out.print(self._face.everybody(self._table.view(None), out.width))
        last_look = min(self._heard.values(), default=self._table.ply)
        if announced := self._announced(last_look):
            out.print(Text(announced, announcements.STYLE), soft_wrap=not self._asker.at_terminal)
        out.print(self._face.ending(self._table))
        if self._seating.people:
            self._save()
            self._offer_to_save()

    def _offer_to_save(self) -> None:
        try:
            while name := self._ask_for_name():
                try:
                    self._saved.save_as(self._table, typed_path(name))
                except CommandError as error:
                    self._refused = True
                    complain(str(error))
                else:
                    say(t("terminal-saved-replay", command=f"ostraka replay {shlex.quote(name)}"))
                    break
        except (EOFError, KeyboardInterrupt):
            say("")
        self._saved.remove_automatic()

    def _ask_for_name(self) -> str:
        """The file to save in; empty for none."""
        question = f"{t('terminal-ask-name')} "
        name = self._asker.ask(question)
        while name.lower() == _REVIEW or not (name or self._asker.at_terminal):
            if name:  # an empty line from a pipe only confirmed the last turn
                self._review()
            name = self._asker.ask(question)
        name = name.removeprefix("save ").strip()
        return "" if name in _NO else name

    def _review(self) -> None:
        record = self._table.record()
        try:
            review = reviewed(record, self._seating.people)
        except KeyboardInterrupt:
            say(t("terminal-review-stopped"))
        else:
            show_page(review_page(review, record), self._asker, [])

    def _save(self) -> None:
        """Autosave; ignore failures."""
        with suppress(CommandError):
            self._saved.save(self._table)

    def _leave(self) -> None:
        self._saved.save(self._table)
        pending = self._draft is not None and self._draft.moves
        say(t("terminal-left-unconfirmed") if pending else t("terminal-left"))
        say(t("terminal-continue", command=f"ostraka play --resume {self._saved.resume_argument()}"))

    def _abandon(self) -> None:
        if self._saved.abandon():
            say(t("terminal-not-saved"))
        else:
            say(t("terminal-stays", path=str(self._saved.path)))


def wipe() -> None:
    """Clear the screen and its scrollback."""
    out.clear()
    out.file.write("\x1b[3J")
    out.file.flush()
