"""Messages to everybody who is connected to a table."""

from typing import Final

import msgspec

from ostraka.server import messages
from ostraka.server.errors import Refusal
from ostraka.server.live.presence import Presence
from ostraka.server.live.table_state import TableState

encode: Final = msgspec.json.Encoder().encode


def send_lobby(state: TableState, presence: Presence) -> None:
    """Send the public facts about the table to every connection."""
    for listener in list(presence.listeners):
        info = state.info(presence, listener.person, may_sit=listener.may_sit)
        listener.send(encode(messages.Lobby(info)))


def send_step(state: TableState, presence: Presence) -> None:
    """Send the present step to every connection that does not have it; each message is encoded once."""
    if state.session.table is None:
        return
    _close_watchers(state, presence)
    step = state.session.step
    encoded: dict[tuple[tuple[int, ...], int, bool], bytes] = {}
    for listener in list(presence.listeners):
        seats = tuple(state.seats_of(listener.person))
        sent_seats, sent_step = listener.sent
        if (seats, step) == listener.sent:
            continue
        since = sent_step if sent_seats == seats else 0
        key = seats, since, listener.reads_states
        if key not in encoded:
            encoded[key] = state.views.step_message(seats, since, as_states=listener.reads_states)
        listener.sent = seats, step
        listener.send(encoded[key])


def _close_watchers(state: TableState, presence: Presence) -> None:
    """Close connections that were allowed while there was a free seat, at a table without watchers."""
    for listener in list(presence.listeners):
        try:
            state.check_may_watch(listener.person, may_sit=listener.may_sit)
        except Refusal as refusal:
            presence.listeners.discard(listener)
            listener.close_with(refusal)
