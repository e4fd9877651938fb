"""Pyramids as the terminal game knows it."""

from collections.abc import Sequence
from typing import cast

import msgspec
from rich.console import Group, RenderableType
from rich.text import Text

from ostraka.cli.console.text import told_apart
from ostraka.cli.play.typed import Words
from ostraka.core.bits import each
from ostraka.core.errors import IllegalMove
from ostraka.games.pyramids.rules.notation import parse
from ostraka.games.pyramids.rules.snapshot import Shown, Snapshot, shown
from ostraka.games.pyramids.terminal import typed_moves, words
from ostraka.games.pyramids.terminal.preview import preview
from ostraka.games.pyramids.terminal.result import sheet, verdict
from ostraka.games.pyramids.terminal.screen import everybody, screen
from ostraka.table.table import Table
from ostraka.table.view import View


def seen(view: View) -> Shown:
    """What a view of Pyramids shows."""
    return shown(cast("Snapshot", view.snapshot), view.components)


class Pyramids:
    """How Pyramids is drawn, read and told."""

    secret = frozenset({"keep", "mark"})  # P6, P10: all decide at the same time
    smallest = (50, 20)

    def help(self) -> RenderableType:
        return words.page()

    def screen(
        self, before: View, after: View, drafted: Sequence[str], width: int, height: int
    ) -> RenderableType:
        del after  # the marks themselves say what is drafted
        fresh: dict[int, set[str]] = {}
        for move in map(parse, drafted):
            if move.card is not None:
                fresh.setdefault(move.card, set()).update(move.cells)
        shown, seat = seen(before), before.seat or 0
        return screen(shown, before.names, seat, fresh=fresh, width=width, height=height)

    def everybody(self, view: View, width: int) -> RenderableType:
        return everybody(seen(view), view.names, width)

    def whole_table(self, table: Table, width: int) -> RenderableType:
        views = [seen(table.view(seat)) for seat in range(table.seats)]
        seats = tuple(view.seats[seat] for seat, view in enumerate(views))  # each as it sees itself
        unseen = tuple(card + 1 for card in each(table.state.deck))
        whole = msgspec.structs.replace(views[0], seats=seats, unseen=unseen)
        return everybody(whole, table.names, width)

    def read(self, line: str, seat: int, legal: Sequence[Words]) -> str:
        return typed_moves.read(line, seat, legal)

    def continuations(self, line: str, legal: Sequence[Words]) -> list[str]:
        return typed_moves.continuations(line, legal)

    def is_whole(self, line: str, seat: int, legal: Sequence[Words]) -> bool:
        return typed_moves.is_whole(line, seat, legal)

    def preview(self, before: View, after: View, drafted: Sequence[str]) -> str:
        seat = before.seat or 0
        return preview(seen(before), seen(after).seats[seat], seat, drafted)

    def objection(self, error: IllegalMove, view: View) -> str:
        return words.objection(error, seen(view), view.seat or 0)

    def instruction(self, view: View, legal: Sequence[Words]) -> str:
        name = view.names[view.seat or 0]
        return words.instruction(legal[0][0], name, legal, shape=seen(view).flipped)

    def ending(self, table: Table) -> RenderableType:
        seats = seen(table.view(None)).seats
        names = told_apart(table.names)
        return Group(sheet(seats, names), Text(verdict(seats, names, table.winners), "bold"))
