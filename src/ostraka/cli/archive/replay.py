"""The table of a recorded game after any of its moves."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from ostraka.cli.archive.records import read_game
from ostraka.cli.console.streams import out, printable
from ostraka.cli.console.text import distinct_names
from ostraka.cli.errors import FINE, CommandError
from ostraka.cli.game import face_of
from ostraka.cli.language import t
from ostraka.cli.play.announcements import STYLE, sentences
from ostraka.cli.warm_up import prepare
from ostraka.table import referee
from ostraka.table.record import BadRecord, Record
from ostraka.table.table import Table

_AROUND = 4  # moves shown before and after
_INDENT = (0, 0, 0, 7)  # as far as the moves


def replay(source: str, at: int | None, game: int) -> int:
    """Show the table after a move."""
    record = read_game(source, game)
    prepare(record.game)
    last = len(record.moves)
    ply = last if at is None else at + last if at < 0 else at
    if not 0 <= ply <= last:
        raise CommandError(f"--at {at}: this game has {last} moves; choose 0 to {last}, or -1 to -{last}")
    try:
        table = referee.replay(record, until=ply)
    except BadRecord as error:
        raise CommandError(f"{source}, game {game}, {error}") from None
    table.names = tuple(map(printable, table.names))
    for line in _moves_around(record, table):
        out.print(line)
    out.print()
    face = face_of(record.game)
    out.print(face.whole_table(table, out.width))
    if table.over:
        out.print(face.ending(table))
    return FINE


def _moves_around(record: Record, table: Table) -> Iterator[RenderableType]:
    """The moves before and after this point of the game; below each move, what was announced about it."""
    ply, names = table.ply, distinct_names(table.names)
    yield Text(f"{t('replay-slider')} {t('replay-ply', ply=ply, last=len(record.moves))}", "bold")
    first = max(0, ply - 1 - _AROUND)
    announced = table.announcements(first)
    for number, move in enumerate(map(printable, record.moves[first : ply + _AROUND]), first + 1):
        here = number == ply
        yield Text(
            f"{'>' if here else ' '}{number:>4}  {move}", "bold" if here else "dim" if number > ply else ""
        )
        for sentence in sentences(record.game, [one for one in announced if one.ply == number], names):
            yield Padding(Text(sentence, STYLE), _INDENT, expand=False)
