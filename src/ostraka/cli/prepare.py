"""Compiling the rules before they are needed, once on a machine, so that nobody waits unwarned."""

import os
from contextlib import AbstractContextManager, nullcontext, suppress
from pathlib import Path

import platformdirs

from ostraka import minds
from ostraka.cli.consoles import err
from ostraka.rules import find_game
from ostraka.rules.compiled import COMPILED, cache_folder
from ostraka.table.opening import new
from ostraka.table.table import Table


def prepare(game: str) -> None:
    """Warm up if the machine code of a game is not kept yet; a marker file beside it remembers that it is."""
    find_game(game)
    ready = cache_folder() / f"ready-{game}"
    if not COMPILED or ready.exists():
        return
    if not _is_kept(ready.parent):
        lasting = platformdirs.user_cache_path("ostraka")
        err.print(
            f"The prepared rules cannot be kept in {lasting}, only for a while in {ready.parent}:"
            " a later start may have to prepare them again.",
            soft_wrap=True,
        )
    notice = f"Preparing the rules of {game.capitalize()} for this machine (once) …"
    waiting: AbstractContextManager[object] = nullcontext()
    if err.is_terminal:
        waiting = err.status(notice)
    else:
        err.print(notice)
    with waiting:
        _play_through(new(game, seed=0))
    with suppress(OSError):  # without the marker, the next start only shows the notice again
        ready.touch()


def _is_kept(folder: Path) -> bool:
    """Whether a folder outlives the temporary ones; one that the user names is theirs to keep."""
    return "NUMBA_CACHE_DIR" in os.environ or folder.is_relative_to(platformdirs.user_cache_path("ostraka"))


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
