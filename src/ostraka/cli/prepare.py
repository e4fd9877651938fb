"""Compiling the rules before they are needed, once on a machine, so that nobody waits unwarned."""

from contextlib import AbstractContextManager, nullcontext, suppress

from ostraka import minds
from ostraka.cli.consoles import err
from ostraka.rules import GAMES
from ostraka.rules.compiled import COMPILED, cache_folder
from ostraka.table.opening import new
from ostraka.table.table import Table


def prepare() -> None:
    """Warm up if the machine code is not kept yet; a marker file beside it remembers that it is."""
    ready = cache_folder() / "ready"
    if not COMPILED or ready.exists():
        return
    notice = "Preparing the rules for this machine (once) …"
    waiting: AbstractContextManager[object] = nullcontext()
    if err.is_terminal:
        waiting = err.status(notice)
    else:
        err.print(notice)
    with waiting:
        for game in GAMES:
            _play_through(new(game, seed=0))
    with suppress(OSError):  # without the marker, the next start only shows the notice again
        ready.touch()


def _play_through(table: Table) -> None:
    """Play at random to the end, and let every bot answer every kind of question once."""
    chooser = minds.mind("random")
    asked: set[str] = set()
    while not table.over:
        for seat in sorted(table.waiting):
            view = table.view(seat)
            if view.legal[0].kind not in asked:
                asked.add(view.legal[0].kind)
                for name in minds.MINDS:
                    minds.mind(name).choose(view)
            table.play(chooser.choose(view))
    _ = table.record(), table.winners
