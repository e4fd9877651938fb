"""Pyramids as the terminal game knows it."""

from collections.abc import Sequence
from typing import cast

import msgspec
from rich.console import RenderableType

from ostraka.cli.console.text import either, player_names
from ostraka.cli.language import t
from ostraka.cli.play.face import Face
from ostraka.cli.play.typed import Draft
from ostraka.core.bits import each
from ostraka.core.errors import IllegalMove
from ostraka.games.pyramids.rules.notation import parse
from ostraka.games.pyramids.rules.snapshot import Shown, Snapshot, shown
from ostraka.games.pyramids.terminal import typed_moves
from ostraka.games.pyramids.terminal.help import help_page
from ostraka.games.pyramids.terminal.move_words import move_words
from ostraka.games.pyramids.terminal.preview import preview
from ostraka.games.pyramids.terminal.screen import everybody, screen
from ostraka.table.table import Table
from ostraka.table.view import View


def seen(view: View) -> Shown:
    """What a view of Pyramids shows."""
    return shown(cast("Snapshot", view.snapshot), view.components)


class PyramidsFace(Face):
    """How Pyramids is drawn, typed and explained."""

    smallest = (50, 20)
    typed = typed_moves
    score_clauses = "P30"
    tie_clause = "P31"

    # --- what is drawn

    def help(self) -> RenderableType:
        return help_page()

    def screen(self, draft: Draft, width: int, height: int) -> RenderableType:
        fresh: dict[int, set[str]] = {}
        for move in map(parse, draft.moves):
            if move.card is not None:
                fresh.setdefault(move.card, set()).update(move.cells)
        before = draft.before
        return screen(
            seen(before), player_names(before.names), draft.seat, fresh=fresh, width=width, height=height
        )

    def everybody(self, view: View, width: int) -> RenderableType:
        return everybody(seen(view), player_names(view.names), width)

    def whole_table(self, table: Table, width: int) -> RenderableType:
        views = [seen(table.view(seat)) for seat in range(table.seats)]
        seats = tuple(view.seats[seat] for seat, view in enumerate(views))  # each as it sees itself
        unseen = tuple(card + 1 for card in each(table.state.deck))
        whole = msgspec.structs.replace(views[0], seats=seats, unseen=unseen)
        return everybody(whole, player_names(table.names), width)

    def tie_values(self, table: Table) -> Sequence[object]:
        """The lowest number that each seat has explored."""
        return [min(seat.explored, default="-") for seat in seen(table.view(None)).seats]

    # --- what is said

    def instruction(self, draft: Draft) -> str:
        legal = draft.legal
        kind = legal[0][0]
        longest = max(legal, key=len)
        examples = [" ".join(longest)]
        if kind == "mark" and len(longest) == len(("mark", "3", "c1")):
            kind = "mark-single"
        if ("take", "deck") in legal and len(legal) > 1:
            examples.append("take deck")
        return f"{t(f'say-{kind}')} {t('terminal-example', example=either(examples))}"

    def preview(self, draft: Draft) -> str:
        return preview(draft)

    def move_words(self, moves: Sequence[str], names: Sequence[str]) -> list[str]:
        return move_words(moves, names)

    def objection(self, error: IllegalMove, draft: Draft) -> str:
        view = seen(draft.after)
        mine = view.seats[draft.seat]
        chambers = t("pyramids-your-chambers", cards=_numbers([chamber.card for chamber in mine.chambers]))
        details = {
            "not your chamber": chambers,
            "not marking": chambers,
            "not dealt": t("pyramids-your-cards", cards=_numbers(mine.dealt)),
            "not offered": t("pyramids-offered", cards=_numbers(view.offer)),
        }
        return " ".join(filter(None, (super().objection(error, draft), details.get(error.reason, ""))))


def _numbers(cards: Sequence[int]) -> str:
    return ", ".join(map(str, cards)) or "-"
