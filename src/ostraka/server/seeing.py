"""A view as it is sent to a client: how it stands, what is legal, and what is new."""

from collections.abc import Iterable
from typing import Any

from ostraka.server import messages
from ostraka.table.view import View


def seen(view: View, before: tuple[int, ...], position: Any = None) -> messages.Seen:  # noqa: ANN401 - the game's own type
    """A view as it is sent: what is legal, how it stands, and the moves that were not known before."""
    over = view.over
    return messages.Seen(
        seat=view.seat,
        waiting=tuple(sorted(view.waiting)),
        over=over,
        legal=tuple(map(str, view.legal)),
        scores=tuple(view.scores) if over else None,
        winners=tuple(view.winners) if over else None,
        news=tuple(str(view.game.move(code)) for code in newly_known(before, view.codes)),
        table=view.position if position is None else position,
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
