"""One game in the terminal, from the first question to the score sheet."""

import shlex
from collections.abc import Mapping
from contextlib import suppress
from typing import Final

from ostraka.bots import Bot
from ostraka.cli.archive.review import page, reviewed
from ostraka.cli.console.files import typed_path
from ostraka.cli.console.streams import complain, out, say
from ostraka.cli.errors import FINE, INTERRUPTED, USER_ERROR, CommandError
from ostraka.cli.play.face import Face
from ostraka.cli.play.pages import show_page
from ostraka.cli.play.prompt import Asker
from ostraka.cli.play.saves import Keeper
from ostraka.cli.play.seating import Seating
from ostraka.cli.play.turn import Quit, QuitForGood, Turn
from ostraka.cli.play.typed_turn import Draft
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
        keeper: Keeper,
    ) -> None:
        self._table = table
        self._seating = seating
        self._bots = bots
        self._face = face
        self._asker = asker
        self._keeper = keeper
        self._at_screen: int | None = None
        self._draft: Draft | None = None
        self._refused = False
        self._seen = {seat: len(table.view(seat).moves) for seat in seating.people}  # moves known a turn ago

    def run(self) -> int:
        try:
            while not self._table.over:
                self._step()
            self._end()
        except QuitForGood:
            self._forget()
        except Quit:
            self._leave()
        except EOFError:
            out.print()
            if not self._asker.at_terminal:
                say("The input ended before the game did.")
            self._leave()
        except KeyboardInterrupt:
            self._leave()
            return INTERRUPTED
        return USER_ERROR if self._refused and not self._asker.at_terminal else FINE

    def _step(self) -> None:
        """The next decision; people go first, so that no bot's choice is on the table before theirs."""
        waiting = sorted(self._table.waiting, key=lambda seat: (seat in self._bots, seat))
        seat = waiting[0]
        if seat in self._bots:
            self._table.play(self._bots[seat].choose(self._table.view(seat)))
            return
        self._hand_over(seat)
        view = self._table.view(seat)
        news = [str(move) for move in view.moves[self._seen[seat] :] if move.seat not in (None, seat)]
        self._draft = Draft(self._table, seat)
        turn = Turn(self._draft, self._table, self._face, self._asker, self._keeper, news)
        try:
            turn.run()
        finally:
            self._refused |= turn.refused
        self._draft = None
        self._seen[seat] = len(view.moves)
        self._keep()

    def _hand_over(self, seat: int) -> None:
        """Between people, nothing secret stays on the screen."""
        secret = self._table.legal(seat)[0].kind in self._face.secret
        if secret and len(self._seating.people) > 1 and seat != self._at_screen:
            name = self._table.names[seat]
            if self._asker.at_terminal:
                wipe()
                self._asker.ask(f"Pass to {name}. {name}, press Enter: ", _nothing, _silence)
            else:
                say(f"--- {name} ---")
        self._at_screen = seat

    def _end(self) -> None:
        if self._asker.at_terminal:
            wipe()
        out.print(self._face.everybody(self._table.view(None), out.width))
        out.print(self._face.ending(self._table))
        if self._seating.people:
            self._keep()
            self._offer_to_save()

    def _offer_to_save(self) -> None:
        try:
            while name := self._asked_for_a_name():
                try:
                    self._keeper.save(self._table, typed_path(name))
                except CommandError as error:
                    self._refused = True
                    complain(str(error))
                else:
                    say(f"Saved. Look at it again with: ostraka replay {shlex.quote(name)}")
                    break
        except (EOFError, KeyboardInterrupt):
            say("")
        self._keeper.drop()

    def _asked_for_a_name(self) -> str:
        """The file to save in; empty for none."""
        question = "Save this game (a file name), or type review; Enter for neither: "
        name = self._asker.ask(question, _nothing, _silence)
        while name.lower() == _REVIEW or not (name or self._asker.at_terminal):
            if name:  # the Enter after a last turn is no answer
                self._review()
            name = self._asker.ask(question, _nothing, _silence)
        name = name.removeprefix("save ").strip()
        return "" if name in _NO else name

    def _review(self) -> None:
        record = self._table.record()
        try:
            found = reviewed(record, self._seating.people)
        except KeyboardInterrupt:
            say("The review was stopped.")
        else:
            show_page(page(found, record), self._asker, [])

    def _keep(self) -> None:
        """Keep the game without being asked: where that fails, playing on matters more."""
        with suppress(CommandError):
            self._keeper.keep(self._table)

    def _leave(self) -> None:
        self._keeper.keep(self._table)
        pending = self._draft is not None and self._draft.moves
        say("The game is saved" + (", without the turn that was not confirmed." if pending else "."))
        say(f"Go on with: ostraka play --resume {self._keeper.way_back()}")

    def _forget(self) -> None:
        if self._keeper.forget():
            say("The game is not kept.")
        else:
            say(f"The game stays in {self._keeper.path}, as it was after the last confirmed turn.")


def wipe() -> None:
    """Clear the screen and what has scrolled off it."""
    out.clear()
    out.file.write("\x1b[3J")
    out.file.flush()


def _nothing(line: str) -> list[str]:
    del line
    return []


def _silence(line: str) -> str:
    del line
    return ""
