"""What can be asked of a game without changing it: what moves would do, hints, its record, its plies."""

from collections.abc import Callable
from typing import Any

import msgspec

from ostraka.minds import mind
from ostraka.minds.reasons import Fact, reasons
from ostraka.server import messages
from ostraka.server.course import Course
from ostraka.server.errors import Refusal
from ostraka.server.seeing import seen
from ostraka.table.draft import Draft
from ostraka.table.referee import replay


def tried(draft: Draft, message: str) -> messages.Tried:
    """What some moves would do; chance is not asked, so nothing is given away."""
    facts: tuple[Fact, ...] = ()
    if draft.moves:
        last = Draft(draft.table, draft.seat, draft.moves[:-1])
        facts = tuple(reasons(last.after, draft.table.game.parse(draft.moves[-1])))
    return messages.Tried(
        message,
        draft.seat,
        tuple(draft.moves),
        tuple(map(str, draft.next)),
        draft.whole,
        facts,
        seen(draft.after, draft.before.codes),
    )


def advised(course: Course, message: messages.Hint) -> Callable[[], messages.Hinted]:
    """Work for a thread that finds a hint; what it needs is taken from the game at once."""
    draft = course.draft(message.seat, message.moves)
    if not draft.next:
        raise Refusal("too-late", "this turn is whole")
    view = draft.after

    def work() -> messages.Hinted:
        weights = mind("pharaoh").weigh(view)[:3]
        return messages.Hinted(
            message.id,
            message.seat,
            tuple(
                messages.Advice(
                    str(weight.move),
                    round(weight.margin, 2),
                    round(weight.win, 4),
                    tuple(reasons(view, weight.move)),
                )
                for weight in weights
            ),
        )

    return work


def record_of(course: Course) -> Any:  # noqa: ANN401 - the game's own record
    """The record of a game that is over, with the secret of its draws."""
    if course.table is None or not course.table.over:
        raise Refusal("too-early", "the record can be had when the game is over")
    record: Any = course.table.record()
    options = msgspec.structs.replace(record.options, fair=course.fair.proof(over=True))
    return msgspec.structs.replace(record, options=options)


def view_at(course: Course, ply: int, seat: int | None) -> messages.Seen:
    """The table of a game that is over, after some of its moves."""
    record = record_of(course)
    if not 0 <= ply <= len(record.moves):
        raise Refusal("unknown", f"this game has {len(record.moves)} moves")
    return seen(replay(record, until=ply).view(seat), ())
