"""Tables that are opened in a position: checks of what it says, and the moves since."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ostraka.core.errors import BadComponents, BadPosition, IllegalMove, OstrakaError
from ostraka.core.game import Components, Move
from ostraka.core.position import UNKNOWN
from ostraka.core.registry import find_game
from ostraka.table import position
from ostraka.table.chance import Chance
from ostraka.table.position import Position
from ostraka.table.setup_checks import check_seats

if TYPE_CHECKING:
    from ostraka.table.table import Table


def table_for(
    kind: "type[Table]", wanted: Position, components: Components | None, names: Sequence[str] | None
) -> "Table":
    """A table before the first move, with the seats, components, set-up and options of a position."""
    seats = len(wanted.seats)
    try:
        check_seats(find_game(wanted.game), seats)
    except OstrakaError as error:
        raise BadPosition("seats", str(error)) from None
    components = position.components_of(wanted, components)
    options = position.options_of(wanted)
    is_usual = options == type(options)()
    try:
        return kind(
            wanted.game,
            seats,
            names=names,
            components=components,
            setup=position.setup_of(wanted),
            options=None if is_usual else options,
        )
    except BadComponents as error:
        raise position.as_bad_position(error) from None


def catch_up(table: "Table", wanted: Position, source: Chance | None) -> None:
    """Make the moves since a position; a source makes unknown chance moves, and all later ones."""
    is_draw_unknown = any(map(position.is_unknown_draw, wanted.moves))
    for number, text in enumerate(wanted.moves, 1):
        if text.endswith(UNKNOWN):
            continue
        move = _parsed(table, number, text)
        if is_draw_unknown and source is not None and move.seat is not None:
            table.leave_chance_to(source)
            is_draw_unknown = False
        _repeat(table, number, text, move)
    if source is not None and table.chance is None:
        table.leave_chance_to(source)
    for number, text in enumerate(wanted.moves, 1):
        seat = position.undisclosed_seat(text)
        if seat is not None and seat not in table.waiting:
            raise BadPosition(f"move {number}", f"{text}: this seat owes no decision")


def _parsed(table: "Table", number: int, text: str) -> Move:
    try:
        return table.game.parse(text)
    except IllegalMove as error:
        raise BadPosition(f"move {number}", f"{text}: {error.sentence}", error.clause) from None
    except OstrakaError as error:
        raise BadPosition(f"move {number}", str(error)) from None


def _repeat(table: "Table", number: int, text: str, move: Move) -> None:
    try:
        table.play(move)
    except IllegalMove as error:
        raise BadPosition(f"move {number}", f"{text}: {error.sentence}", error.clause) from None
