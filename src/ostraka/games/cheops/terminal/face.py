"""Cheops as the terminal game knows it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

import msgspec
from rich.console import RenderableType

from ostraka.cli.console.text import player_names
from ostraka.cli.language import t
from ostraka.cli.play.face import Face
from ostraka.cli.play.typed import Draft
from ostraka.core.errors import IllegalMove
from ostraka.games.cheops.rules.notation import Move, parse
from ostraka.games.cheops.rules.snapshot import Shown, Snapshot, shown
from ostraka.games.cheops.rules.stones import PYRAMID, stones
from ostraka.games.cheops.terminal import typed_moves
from ostraka.games.cheops.terminal.drawing import Drawn, payments_in
from ostraka.games.cheops.terminal.help import help_page
from ostraka.games.cheops.terminal.move_words import move_words
from ostraka.games.cheops.terminal.objections import detailed_objection
from ostraka.games.cheops.terminal.preview import preview
from ostraka.games.cheops.terminal.screen import everybody, screen
from ostraka.table.table import Table
from ostraka.table.view import View

if TYPE_CHECKING:
    from collections.abc import Iterable


def seen(view: View) -> Shown:
    """What a view of Cheops shows."""
    return shown(cast("Snapshot", view.snapshot), view.components)


class CheopsFace(Face):
    """How Cheops is drawn, typed and explained."""

    smallest = (60, 20)
    typed = typed_moves
    score_clauses = "C22-C25"
    tie_clause = "C26"

    # --- what is drawn

    def help(self) -> RenderableType:
        return help_page()

    def screen(self, draft: Draft, width: int, height: int) -> RenderableType:
        """The table as it is, with one's own sheet as the draft leaves it."""
        before, after, seat = draft.before, draft.after, draft.seat
        shown = seen(before)
        mine = seen(after).seats[seat]
        own_sheet = shown.components.sheet(mine.sheet)
        colours = own_sheet.colours()
        laid = [
            pair for move in map(parse, draft.moves) for pair in zip(move.stones, move.payments, strict=True)
        ]
        lying = list(shown.lying)
        for stone, how in laid:
            if how == "die":
                lying.remove(colours[stone])
        drawn = Drawn(
            own_sheet,
            mine,
            payments_in(cast("Iterable[Move]", after.legal), colours),
            stones=[stone for stone, _ in laid],
            places=[int(how.removeprefix("quarry:")) for _, how in laid if ":" in how],
        )
        seats = (*shown.seats[:seat], mine, *shown.seats[seat + 1 :])
        shown = msgspec.structs.replace(shown, seats=seats, lying=tuple(lying))
        return screen(shown, player_names(before.names), seat, mine=drawn, width=width, height=height)

    def everybody(self, view: View, width: int) -> RenderableType:
        return everybody(seen(view), player_names(view.names), width)

    def whole_table(self, table: Table, width: int) -> RenderableType:
        return everybody(seen(table.view(None)), player_names(table.names), width)

    def tie_values(self, table: Table) -> Sequence[object]:
        """The stones in the pyramid of each seat."""
        return [(stones(*seat.marked) & PYRAMID).bit_count() for seat in seen(table.view(None)).seats]

    # --- what is said

    def instruction(self, draft: Draft) -> str:
        if draft.legal[0][0] == "done":
            return f"{t('say-stuck')} {t('terminal-example', example='done')}"
        asked = t("cheops-second") if seen(draft.after).seats[draft.seat].laid else t("say-lay")
        example = t("terminal-example", example=typed_moves.example(draft.legal))
        return f"{asked} {t('cheops-or-done', command='done')} {example}"

    def preview(self, draft: Draft) -> str:
        return preview(draft)

    def move_words(self, moves: Sequence[str], names: Sequence[str]) -> list[str]:
        return move_words(moves, names)

    def objection(self, error: IllegalMove, draft: Draft) -> str:
        view = draft.after
        legal = [tuple(move.split()[1:]) for move in map(str, view.legal)]
        detailed = detailed_objection(error, seen(view), draft.seat, legal)
        return super().objection(error, draft) if detailed is None else detailed
