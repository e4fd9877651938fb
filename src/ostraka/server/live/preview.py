"""Previews: the effect of some moves, without changing anything."""

from ostraka.bots.facts import Fact, facts_of
from ostraka.server import messages
from ostraka.server.live.views import table_view
from ostraka.table.turn_draft import Draft


def preview(draft: Draft, message_id: str) -> messages.Previewed:
    """The effect of the moves of a draft; it makes no draws, so nothing is revealed."""
    facts: tuple[Fact, ...] = ()
    if draft.moves:
        facts = tuple(facts_of(draft.before_last_move, draft.table.game.parse(draft.moves[-1])))
    return messages.Previewed(
        message_id,
        draft.seat,
        tuple(draft.moves),
        tuple(map(str, draft.next)),
        draft.whole,
        facts,
        table_view(draft.after, draft.before.codes),
    )
