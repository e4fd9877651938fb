"""The game as clients see it: its state, the legal moves, and the moves that became known."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

from ostraka.core.announcements import Announcement
from ostraka.server import messages
from ostraka.server.live.game_session import GameSession
from ostraka.table.view import View

WATCHER: Final[tuple[int | None, ...]] = (None,)  # whose view a client without a seat gets
_encode: Final = msgspec.json.Encoder().encode


class Views:
    """The views of a game, encoded once a step for all clients with the same knowledge."""

    def __init__(self, session: GameSession) -> None:
        self._session = session
        self._encoded: dict[tuple[int | None, bool], bytes] = {}
        self._known: dict[int | None, tuple[int, ...]] = {}  # the moves that a seat knows after this step
        self._known_before: dict[int | None, tuple[int, ...]] = {}  # and after the previous one
        self._announced: dict[int, tuple[Announcement, ...]] = {}  # since a step
        self._snapshots: dict[bytes, bytes] = {}  # of the states of this step, as JSON
        self._snapshots_before: dict[bytes, bytes] = {}  # and of the previous one

    def advance(self) -> None:
        """Start a new step: drop the encoded views."""
        self._encoded, self._announced = {}, {}
        self._known_before, self._known = self._known, {}
        self._snapshots_before, self._snapshots = self._snapshots, {}

    def step_message(
        self, seats: Sequence[int], since: int | None = None, *, as_states: bool = False, kit: bool = False
    ) -> bytes:
        """The encoded step for a client with these seats, or none, that has seen step `since`."""
        step = self._session.step
        last = step - 1 if since is None else since
        views: Any = tuple(
            msgspec.Raw(self._view_since(seat, last, as_states)) for seat in (seats or WATCHER)
        )
        announced = self._announced_since(last)
        if not as_states:
            return _encode(messages.Step(step, last, views, announced))
        components = self._session.running.kit.tobytes() if kit or last == 0 else None
        return _encode(messages.States(step, last, views, announced, components))

    def _announced_since(self, step: int) -> tuple[Announcement, ...]:
        if step not in self._announced:
            self._announced[step] = tuple(self._session.announcements(step))
        return self._announced[step]

    def _view_since(self, seat: int | None, step: int, as_state: bool) -> bytes:
        """The view of a seat, with the moves that became known since an earlier step."""
        if step == self._session.step - 1:
            return self._view_since_previous(seat, as_state)
        view = self._session.running.view(seat)
        return self._encode(view, self._known_at(seat, step), as_state)

    def _view_since_previous(self, seat: int | None, as_state: bool) -> bytes:
        """The same for a client that has seen the previous step, as most have; encoded once a step."""
        encoded = self._encoded.get((seat, as_state))
        if encoded is None:
            before = self._known_before.get(seat)
            if before is None:
                before = self._known_at(seat, self._session.step - 1)
            view = self._session.running.view(seat)
            self._known[seat] = view.codes
            encoded = self._encoded[seat, as_state] = self._encode(view, before, as_state)
        return encoded

    def _encode(self, view: View, before: tuple[int, ...], as_state: bool) -> bytes:
        if as_state:
            return _encode(state_view(view, before))
        return _encode(table_view(view, before, self._snapshot(view)))

    def _known_at(self, seat: int | None, step: int) -> tuple[int, ...]:
        """The moves that a seat knew after an earlier step."""
        if step <= 0:
            return ()
        return self._session.running.at(self._session.plies[step - 1]).view(seat).codes

    def _snapshot(self, view: View) -> bytes:
        """The snapshot of a view, cached by its state for this step and the next."""
        state = view.rows.tobytes()
        snapshot = self._snapshots.get(state) or self._snapshots_before.get(state)
        if snapshot is None:
            snapshot = view.snapshot_json
        self._snapshots[state] = snapshot
        return snapshot


def table_view(view: View, before: tuple[int, ...], snapshot: bytes | None = None) -> messages.TableView:
    """The message for a view; `before` are the moves that its seat knew already."""
    over = view.over
    return messages.TableView(
        seat=view.seat,
        waiting=tuple(sorted(view.waiting)),
        over=over,
        legal=tuple(map(str, view.legal)),
        scores=tuple(view.scores) if over else None,
        winners=tuple(view.winners) if over else None,
        news=_news(view, before),
        table=msgspec.Raw(snapshot or view.snapshot_json),  # type: ignore[arg-type] # encoded already
    )


def state_view(view: View, before: tuple[int, ...]) -> messages.StateView:
    """The message for a view, for a client that has the rules; `before` as above."""
    return messages.StateView(
        seat=view.seat,
        waiting=tuple(sorted(view.waiting)),
        over=view.over,
        state=view.rows.tobytes(),
        news=_news(view, before),
    )


def _news(view: View, before: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(str(view.game.move(code)) for code in newly_known(before, view.codes))


def newly_known(before: tuple[int, ...], after: tuple[int, ...]) -> Iterable[int]:
    """The moves that are known now and were not before; a seat's own move may have changed its place."""
    if after[: len(before)] == before:  # the usual case
        yield from after[len(before) :]
        return
    same = 0
    for old, new in zip(before, after, strict=False):
        if old != new:
            break
        same += 1
    rest = list(before[same:])
    for code in after[same:]:
        if code in rest:
            rest.remove(code)
        else:
            yield code
