"""Cheops as the terminal game knows it."""

from collections.abc import Iterable, Sequence
from typing import cast

import msgspec
from rich.console import Group, RenderableType
from rich.text import Text

from ostraka.cli.console.text import told_apart
from ostraka.cli.play.typed import Words
from ostraka.core.errors import IllegalMove
from ostraka.games.cheops.rules.notation import Move, parse
from ostraka.games.cheops.rules.snapshot import Shown, Snapshot, shown
from ostraka.games.cheops.terminal import typed_moves, words
from ostraka.games.cheops.terminal.drawing import Drawn, ways_in
from ostraka.games.cheops.terminal.preview import preview
from ostraka.games.cheops.terminal.result import sheet, verdict
from ostraka.games.cheops.terminal.screen import everybody, screen
from ostraka.table.table import Table
from ostraka.table.view import View


def seen(view: View) -> Shown:
    """What a view of Cheops shows."""
    return shown(cast("Snapshot", view.snapshot), view.components)


class Cheops:
    """How Cheops is drawn, read and told."""

    secret: frozenset[str] = frozenset()  # everything happens in the open
    smallest = (60, 20)

    def help(self) -> RenderableType:
        return words.page()

    def screen(
        self, before: View, after: View, drafted: Sequence[str], width: int, height: int
    ) -> RenderableType:
        """The table as it is, with one's own sheet as the draft leaves it."""
        shown, seat = seen(before), before.seat or 0
        mine = seen(after).seats[seat]
        own_sheet = shown.components.sheet(mine.sheet)
        colours = own_sheet.colours()
        made = [pair for move in map(parse, drafted) for pair in zip(move.stones, move.payments, strict=True)]
        lying = list(shown.lying)
        for stone, how in made:
            if how == "die":
                lying.remove(colours[stone])
        drawn = Drawn(
            own_sheet,
            mine,
            ways_in(cast("Iterable[Move]", after.legal), colours),
            stones=[stone for stone, _ in made],
            places=[int(how.removeprefix("quarry:")) for _, how in made if ":" in how],
        )
        seats = (*shown.seats[:seat], mine, *shown.seats[seat + 1 :])
        shown = msgspec.structs.replace(shown, seats=seats, lying=tuple(lying))
        return screen(shown, before.names, seat, mine=drawn, width=width, height=height)

    def everybody(self, view: View, width: int) -> RenderableType:
        return everybody(seen(view), view.names, width)

    def whole_table(self, table: Table, width: int) -> RenderableType:
        return everybody(seen(table.view(None)), table.names, width)

    def read(self, line: str, seat: int, legal: Sequence[Words]) -> str:
        return typed_moves.read(line, seat, legal)

    def continuations(self, line: str, legal: Sequence[Words]) -> list[str]:
        return typed_moves.continuations(line, legal)

    def is_whole(self, line: str, seat: int, legal: Sequence[Words]) -> bool:
        return typed_moves.is_whole(line, seat, legal)

    def preview(self, before: View, after: View, drafted: Sequence[str]) -> str:
        seat = before.seat or 0
        return preview(seen(before).seats[seat], seen(after).seats[seat], drafted)

    def objection(self, error: IllegalMove, view: View) -> str:
        legal = [tuple(move.split()[1:]) for move in map(str, view.legal)]
        return words.objection(error, seen(view), view.seat or 0, legal)

    def instruction(self, view: View, legal: Sequence[Words]) -> str:
        seat = view.seat or 0
        return words.instruction(view.names[seat], legal, laid=seen(view).seats[seat].laid)

    def ending(self, table: Table) -> RenderableType:
        seats = seen(table.view(None)).seats
        names = told_apart(table.names)
        return Group(sheet(seats, names), Text(verdict(seats, names, table.winners), "bold"))
