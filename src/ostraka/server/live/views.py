"""A game as it is sent to clients: how it stands, what is legal, and what is new."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

from ostraka.server import messages
from ostraka.server.live.game_session import Course
from ostraka.table.view import View

WATCHER: Final[tuple[int | None, ...]] = (None,)  # whose view someone without a seat gets
_encode: Final = msgspec.json.Encoder().encode


class Views:
    """What is shown of the course of a game, made once a step for all who know the same."""

    def __init__(self, course: Course) -> None:
        self._course = course
        self._seen: dict[int | None, bytes] = {}
        self._known: dict[int | None, tuple[int, ...]] = {}  # the moves that a seat knows after this step
        self._knew: dict[int | None, tuple[int, ...]] = {}  # and after the one before
        self._positions: dict[bytes, Any] = {}  # what is shown of the states of this step
        self._were: dict[bytes, Any] = {}  # and of the one before

    def go_on(self) -> None:
        """One step on: what was sent last is what clients know."""
        self._seen = {}
        self._knew, self._known = self._known, {}
        self._were, self._positions = self._positions, {}

    def message_for(self, seats: Sequence[int], since: int | None = None) -> bytes:
        """How the game stands, for someone who has these seats, or none, and has seen a step last."""
        step = self._course.step
        last = step - 1 if since is None else since
        views = b",".join(self._seen_since(seat, last) for seat in (seats or WATCHER))
        return b'{"type":"step","step":%d,"since":%d,"views":[%b]}' % (step, last, views)

    def _seen_since(self, seat: int | None, step: int) -> bytes:
        """The table as a seat may know it, with what became known since an earlier step."""
        if step == self._course.step - 1:
            return self._seen_now(seat)
        view = self._course.running.view(seat)
        return _encode(seen(view, self._known_at(seat, step), self._position(view)))

    def _seen_now(self, seat: int | None) -> bytes:
        """The same for someone who has seen the step before, as most have; made once a step."""
        found = self._seen.get(seat)
        if found is None:
            before = self._knew.get(seat)
            if before is None:
                before = self._known_at(seat, self._course.step - 1)
            view = self._course.running.view(seat)
            self._known[seat] = view.codes
            found = self._seen[seat] = _encode(seen(view, before, self._position(view)))
        return found

    def _known_at(self, seat: int | None, step: int) -> tuple[int, ...]:
        """The moves that a seat knew after an earlier step."""
        if step <= 0:
            return ()
        return self._course.running.at(self._course.steps[step - 1]).view(seat).codes

    def _position(self, view: View) -> Any:  # noqa: ANN401 - the game's own type
        """What a view shows, put into words once for all who know the same, and for the next step."""
        state = view.rows.tobytes()
        found = self._positions.get(state) or self._were.get(state)
        if found is None:
            found = view.snapshot
        self._positions[state] = found
        return found


def seen(view: View, before: tuple[int, ...], position: Any = None) -> messages.TableView:  # noqa: ANN401 - the game's own type
    """A view as it is sent: what is legal, how it stands, and the moves that were not known before."""
    over = view.over
    return messages.TableView(
        seat=view.seat,
        waiting=tuple(sorted(view.waiting)),
        over=over,
        legal=tuple(map(str, view.legal)),
        scores=tuple(view.scores) if over else None,
        winners=tuple(view.winners) if over else None,
        news=tuple(str(view.game.move(code)) for code in newly_known(before, view.codes)),
        table=view.snapshot if position is None else position,
    )


def newly_known(before: tuple[int, ...], after: tuple[int, ...]) -> Iterable[int]:
    """The moves that are known now and were not; a move of one's own may have changed its place."""
    if after[: len(before)] == before:  # as it mostly is
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
