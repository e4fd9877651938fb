"""A whole game at once, for those who look back on it."""

from typing import Any, Final

import msgspec

from ostraka.server import messages
from ostraka.server.errors import LONGEST_TEXT, Refusal
from ostraka.table.record import BadRecord, Record, decode
from ostraka.table.referee import steps, verify

MOST_MOVES: Final = 1_000  # of a record that is shown; a game has about two hundred


def replayed(record: Record) -> messages.Replay:
    """A game with the table after every move; whether its draws were fair, whoever sees it can check."""
    so_far = [(table.snapshot, str(move)) for table, move in steps(record)]
    end = verify(_without_proof(record))
    positions = [*(position for position, _ in so_far), end.snapshot]
    moves = [None, *(move for _, move in so_far)]
    return messages.Replay(
        game=end.game.name,
        names=end.names,
        pyramids=end.components if end.game.name == "pyramids" else None,
        cheops=end.components if end.game.name == "cheops" else None,
        fair=record.options.fair,
        moments=tuple(map(messages.Moment, moves, positions)),
        scores=tuple(end.scores) if end.over else None,
        winners=tuple(end.winners) if end.over else None,
    )


def replayed_text(text: bytes) -> messages.Replay:
    """The same for a record that somebody sends; refused, with what the referee says, if it is none."""
    try:
        return replayed(_decoded(text))
    except BadRecord as error:
        raise Refusal("bad-message", str(error)[:LONGEST_TEXT], clause=error.clause or None) from None


def _decoded(text: bytes) -> Record:
    record = decode(text)
    if len(record.moves) > MOST_MOVES:
        raise BadRecord(f"{len(record.moves)} moves; no more than {MOST_MOVES} are shown")
    return record


def _without_proof(record: Any) -> Record:  # noqa: ANN401 - the game's own record
    options = msgspec.structs.replace(record.options, fair=None)
    bare: Record = msgspec.structs.replace(record, options=options)
    return bare
