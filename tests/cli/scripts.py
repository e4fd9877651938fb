"""Lines that people type, made by playing the same game next to the terminal."""

from typing import Any

from ostraka.bots import find_bot
from ostraka.cli.play.seating import Seating
from ostraka.cli.play.typed import Draft
from ostraka.table.new import new
from ostraka.table.randomness import bot_seed
from ostraka.table.table import Table


def type_a_game(
    seating: Seating,
    seed: int,
    *,
    turns: int = 9999,
    game: str = "pyramids",
    **chosen: Any,  # noqa: ANN401 - as `new` takes it
) -> tuple[list[str], Table]:
    """What people type in a whole game, or in its first turns, and the table that follows from it."""
    table = new(game, len(seating.names), seed=seed, names=seating.names, **chosen)
    bots = {seat: find_bot(name, seed=bot_seed(seed, 0, seat)) for seat, name in seating.bots.items()}
    person = find_bot("random", seed=99)
    lines: list[str] = []
    while not table.over:
        seat = min(table.waiting, key=lambda seat: (seat in bots, seat))
        if seat in bots:
            table.play(bots[seat].choose(table.view(seat)))
            continue
        if turns == 0:
            break
        turns -= 1
        draft = Draft(table, seat)
        while draft.legal:
            draft.play(str(person.choose(draft.after)))
        draft.confirm()
        lines += [move.split(" ", 1)[1] for move in draft.moves]
        lines.append("")
    return lines, table
