"""What can be asked of a game without changing it: what moves would do, its record, its plies."""

from typing import Any

import msgspec

from ostraka.bots.explain import Fact, facts_of
from ostraka.server import messages
from ostraka.server.errors import Refusal
from ostraka.server.live.game_session import Course
from ostraka.server.live.views import seen
from ostraka.table.turn_draft import Draft


def previewed(draft: Draft, message: str) -> messages.Previewed:
    """What some moves would do; chance is not asked, so nothing is given away."""
    facts: tuple[Fact, ...] = ()
    if draft.moves:
        last = Draft(draft.table, draft.seat, draft.moves[:-1])
        facts = tuple(facts_of(last.after, draft.table.game.parse(draft.moves[-1])))
    after = draft.after
    return messages.Previewed(
        message,
        draft.seat,
        tuple(draft.moves),
        tuple(map(str, draft.next)),
        draft.whole,
        facts,
        seen(after, draft.before.codes, after.preview),
    )


def record_of(course: Course) -> Any:  # noqa: ANN401 - the game's own record
    """The record of a game that is over, with the secret of its draws."""
    if course.table is None or not course.table.over:
        raise Refusal("too-early", "the record can be had when the game is over")
    record: Any = course.table.record()
    options = msgspec.structs.replace(record.options, fair=course.fair.proof(over=True))
    return msgspec.structs.replace(record, options=options)
