"""Commands for positions: draw one, and say what a bot thinks of its moves."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, cast

from cyclopts import Parameter

from ostraka.cli.console.streams import out, say
from ostraka.cli.errors import FINE, CommandError
from ostraka.cli.language import speak
from ostraka.cli.options import BOTS, Json, Language, Playouts, number

if TYPE_CHECKING:
    from ostraka.bots import Weight
    from ostraka.core.game import Components
    from ostraka.table.table import Table

PositionText = Annotated[
    str, Parameter(help="The position, one line in quotation marks (docs/position.md has the notation).")
]
Seat = Annotated[int | None, number("Show only what this seat may know.")]
ComponentsFile = Annotated[
    Path | None,
    Parameter(
        name="--components",
        help="File with custom components, or a record that contains them.",
    ),
]


def show(
    position: PositionText,
    /,
    *,
    seat: Seat = None,
    components: ComponentsFile = None,
    language: Language = None,
) -> int:
    """Draw a position; with --seat, only what that seat may know.

    Example: ostraka show "$(cat position.txt)" --seat 0
    """
    from ostraka.cli.game import face_of
    from ostraka.table.position import parse
    from ostraka.table.table import Table

    speak(language)
    known = parse(position).known
    table = Table.from_position(known, components=components_from(components, known.game))
    face = face_of(known.game)
    if seat is None:
        out.print(face.whole_table(table, out.width))
    else:
        out.print(face.everybody(table.view(seat), out.width))
    return FINE


def weigh(
    position: PositionText,
    /,
    *,
    bot: Annotated[str, Parameter(help=f"Bot to ask: {BOTS}.")] = "pharaoh",
    seat: Annotated[int | None, number("Seat to move; default: the first that owes a move.")] = None,
    playouts: Playouts = None,
    components: ComponentsFile = None,
    json: Json = False,
) -> int:
    """Evaluate every legal move in a position with a bot, best first.

    For each move: the chance of winning and the final lead over the best other
    seat, with their standard errors.

    Example: ostraka weigh "$(cat position.txt)" --bot scribe
    """
    from ostraka.bots import find_bot
    from ostraka.cli.warm_up import prepare
    from ostraka.table.position import parse
    from ostraka.table.table import Table

    budget = {} if playouts is None else {"playouts": playouts}
    asked = find_bot(bot, **budget)
    wanted = parse(position)
    table = Table.from_position(
        wanted,
        components=components_from(components, wanted.game),
        seed=None if wanted.is_known else 0,  # the seat that is asked for knows as little as before
    )
    mover = _mover(table, seat)
    prepare(table.game.name, [bot])
    weights = asked.weigh(table.view(mover))
    for line in [_json(mover, weights)] if json else _lines(weights):
        say(line)
    return FINE


def components_from(path: Path | None, game: str) -> "Components | None":
    """The components in a file: as people write them, or in a recorded game."""
    from ostraka.cli.console.files import read_text
    from ostraka.cli.game import terminal_game
    from ostraka.table.record import decode

    if path is None:
        return None
    text = read_text(path)
    if text.lstrip().startswith("{"):
        return cast("Components", decode(text.partition("\n")[0]).components)
    for option in terminal_game(game).options:
        if option.load is not None:
            return option.load(path)
    raise CommandError(f"{path}: {game} has no component files; pass a record that contains the components")


def _mover(table: "Table", seat: int | None) -> int:
    if not table.waiting:
        why = "the game is over" if table.over else "a chance move is due"
        raise CommandError(f"no seat is to move in this position: {why}")
    if seat is None:
        return min(table.waiting)
    if seat not in table.waiting:
        owing = ", ".join(map(str, sorted(table.waiting)))
        raise CommandError(f"--seat {seat}: this seat is not to move; choose from: {owing}")
    return seat


def _lines(weights: "list[Weight]") -> list[str]:
    width = max(len(str(weight.move)) for weight in weights)
    return [
        f"{weight.move!s:<{width}}  {100 * weight.win:5.1f}% ±{100 * weight.win_error:4.1f}"
        f"  {weight.margin:+6.1f} ±{weight.margin_error:4.1f}  {weight.playouts or 'no'} playouts"
        for weight in weights
    ]


def _json(seat: int, weights: "list[Weight]") -> str:
    import msgspec

    moves = [{**weight._asdict(), "move": str(weight.move)} for weight in weights]
    return msgspec.json.encode({"seat": seat, "moves": moves}).decode()
