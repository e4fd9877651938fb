"""Replays: the whole of a finished game in one answer."""

from typing import Any, Final

import msgspec

from ostraka.server import messages
from ostraka.server.errors import LONGEST_TEXT, Refusal
from ostraka.table.record import BadRecord, Record, decode
from ostraka.table.referee import steps, verify

MOST_MOVES: Final = 1_000  # of a record that somebody sends; a game has about two hundred


def replayed(record: Record) -> messages.Replay:
    """A game with a snapshot of the table after every move; the client checks the fair draws itself."""
    plies = [(table.snapshot, str(move)) for table, move in steps(record)]
    end = verify(_without_proof(record))
    snapshots = [*(snapshot for snapshot, _ in plies), end.snapshot]
    moves = [None, *(move for _, move in plies)]
    announced = end.announcements()
    announced_at = [tuple(said for said in announced if said.ply == ply) for ply in range(len(moves))]
    return messages.Replay(
        game=end.game.name,
        names=end.names,
        components=end.components,
        fair=record.options.fair,
        moments=tuple(map(messages.Moment, moves, snapshots, announced_at)),
        scores=tuple(end.scores) if end.over else None,
        winners=tuple(end.winners) if end.over else None,
    )


def replayed_text(text: bytes) -> messages.Replay:
    """The replay of a record that a client sends; an invalid record is refused with the referee's reason."""
    try:
        return replayed(_decoded(text))
    except BadRecord as error:
        raise Refusal("bad-message", str(error)[:LONGEST_TEXT], clause=error.clause or None) from None


def _decoded(text: bytes) -> Record:
    record = decode(text)
    if len(record.moves) > MOST_MOVES:
        raise BadRecord(f"{len(record.moves)} moves; a replay shows at most {MOST_MOVES}")
    return record


def _without_proof(record: Any) -> Record:  # noqa: ANN401 - the game's own record
    options = msgspec.structs.replace(record.options, fair=None)
    bare: Record = msgspec.structs.replace(record, options=options)
    return bare
