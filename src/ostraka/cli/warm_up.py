"""Compiling the rules before they are needed, once on a machine, so that nobody waits unwarned."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager, nullcontext, suppress
from functools import partial
from pathlib import Path
from typing import Final

import platformdirs

from ostraka.bots import BOTS, find_bot
from ostraka.bots.review import review
from ostraka.cli.console.streams import err
from ostraka.core.jit import COMPILED, cache_folder
from ostraka.core.registry import GAMES, find_game
from ostraka.table.chance import Fair
from ostraka.table.new import new
from ostraka.table.table import Table

QUICK: Final = ("random", "novice", "scribe")  # bots that are compiled along with the rules
_ELSEWHERE: Final = "from ostraka.cli.warm_up import prepare_all; prepare_all()"


def _telling(notice: str) -> AbstractContextManager[object]:
    if err.is_terminal:
        return err.status(notice)
    err.print(notice)
    return nullcontext()


def prepare(game: str, bots: Iterable[str] = ()) -> None:
    """Warm up what is not kept yet: the rules of a game, and of its bots those that think longer.

    A marker file beside the machine code remembers that it is kept.
    """
    find_game(game)
    rules = partial(_play_one, game, QUICK)
    _warm_up(f"ready-{game}", f"the rules of {game.capitalize()}", rules)
    for bot in sorted(set(bots) - set(QUICK)):
        questions = partial(_play_one, game, [bot])
        _warm_up(f"ready-{game}-{bot}", f"{bot} for {game.capitalize()}", questions)


def prepare_review(game: str) -> None:
    """Warm up what hints and reviews need."""
    prepare(game, ["pharaoh"])
    looking = partial(_look_back, game)
    _warm_up(f"ready-{game}-review", f"hints and reviews for {game.capitalize()}", looking)


def prepare_all() -> None:
    """Warm up all that any table may ask for."""
    for game in GAMES:
        prepare(game, BOTS)
        prepare_review(game)


def prepare_server() -> None:
    """The same before a server can be reached, in a process of its own, which takes its garbage with it.

    While something is compiled nothing else can be, nor be fetched from the cache: the first players
    would all wait for it.
    """
    markers = [f"ready-{game}{what}" for game in GAMES for what in ("", "-architect", "-pharaoh", "-review")]
    if not COMPILED or all((cache_folder() / marker).exists() for marker in markers):
        return
    if _is_kept(cache_folder()):
        subprocess.run([sys.executable, "-c", _ELSEWHERE], check=False)  # noqa: S603 - our own program
    else:
        prepare_all()


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
    with _telling(f"Preparing {what} on this machine (once) …"):
        work()
    with suppress(OSError):  # without the marker, the next start only shows the notice again
        ready.touch()


def _is_kept(folder: Path) -> bool:
    """Whether a folder outlives the temporary ones; one that the user names is theirs to keep."""
    return "NUMBA_CACHE_DIR" in os.environ or folder.is_relative_to(platformdirs.user_cache_path("ostraka"))


def _play_one(game: str, bots: Iterable[str]) -> None:
    new(game, chance=Fair([None, None]))  # draws in its own way, as all tables of a server do
    _play_through(new(game, seed=0), bots)


def _play_through(table: Table, bots: Iterable[str]) -> None:
    """Play at random to the end, and let these bots answer every kind of question once."""
    chooser = find_bot("random")
    asked: set[str] = set()
    while not table.over:
        for seat in sorted(table.waiting):
            view = table.view(seat)
            if view.legal[0].kind not in asked:
                asked.add(view.legal[0].kind)
                for name in bots:
                    find_bot(name, playouts=1).choose(view)
            table.play(chooser.choose(view))
    _ = table.record(), table.winners


def _look_back(game: str) -> None:
    table = new(game, seed=0)
    chooser = find_bot("random")
    while not table.over:
        table.play(chooser.choose(table.view(min(table.waiting))))
    review(table.record(), playouts=1)
