"""Compiling the rules before they are needed, once on a machine, so that nobody waits unwarned."""

import os
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager, nullcontext, suppress
from functools import partial
from pathlib import Path
from typing import Final

import platformdirs

from ostraka import minds
from ostraka.cli.consoles import err
from ostraka.minds.review import review
from ostraka.rules import find_game
from ostraka.rules.compiled import COMPILED, cache_folder
from ostraka.table.opening import new
from ostraka.table.table import Table

QUICK: Final = ("random", "novice", "scribe")  # bots that are compiled along with the rules


def prepare(game: str, bots: Iterable[str] = ()) -> None:
    """Warm up what is not kept yet: the rules of a game, and of its bots those that think longer.

    A marker file beside the machine code remembers that it is kept.
    """
    find_game(game)
    _warm_up(
        f"ready-{game}", f"the rules of {game.capitalize()}", lambda: _play_through(new(game, seed=0), QUICK)
    )
    for bot in sorted(set(bots) - set(QUICK)):
        questions = partial(_play_through, new(game, seed=0), [bot])
        _warm_up(f"ready-{game}-{bot}", f"{bot} for {game.capitalize()}", questions)


def prepare_review(game: str) -> None:
    """Warm up what hints and reviews need."""
    prepare(game, ["pharaoh"])
    _warm_up(f"ready-{game}-review", f"hints and reviews for {game.capitalize()}", partial(_look_back, game))


def _warm_up(marker: str, what: str, work: Callable[[], None]) -> None:
    ready = cache_folder() / marker
    if not COMPILED or ready.exists():
        return
    if not _is_kept(ready.parent):
        lasting = platformdirs.user_cache_path("ostraka")
        err.print(
            f"The prepared rules cannot be kept in {lasting}, only for a while in {ready.parent}:"
            " a later start may have to prepare them again.",
            soft_wrap=True,
        )
    notice = f"Preparing {what} on this machine (once) …"
    waiting: AbstractContextManager[object] = nullcontext()
    if err.is_terminal:
        waiting = err.status(notice)
    else:
        err.print(notice)
    with waiting:
        work()
    with suppress(OSError):  # without the marker, the next start only shows the notice again
        ready.touch()


def _is_kept(folder: Path) -> bool:
    """Whether a folder outlives the temporary ones; one that the user names is theirs to keep."""
    return "NUMBA_CACHE_DIR" in os.environ or folder.is_relative_to(platformdirs.user_cache_path("ostraka"))


def _play_through(table: Table, bots: Iterable[str]) -> None:
    """Play at random to the end, and let these bots answer every kind of question once."""
    chooser = minds.mind("random")
    asked: set[str] = set()
    while not table.over:
        for seat in sorted(table.waiting):
            view = table.view(seat)
            if view.legal[0].kind not in asked:
                asked.add(view.legal[0].kind)
                for name in bots:
                    minds.mind(name, playouts=1).choose(view)
            table.play(chooser.choose(view))
    _ = table.record(), table.winners


def _look_back(game: str) -> None:
    table = new(game, seed=0)
    chooser = minds.mind("random")
    while not table.over:
        table.play(chooser.choose(table.view(min(table.waiting))))
    review(table.record(), playouts=1)
