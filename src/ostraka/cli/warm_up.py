"""Compiling the rules and bots of a game before they are needed, once per machine, with a notice."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager, nullcontext, suppress
from functools import partial
from pathlib import Path
from typing import Final

import platformdirs

from ostraka.bots import find_bot
from ostraka.bots.names import BOT_NAMES, QUICK
from ostraka.bots.playing import play_out
from ostraka.bots.review import review
from ostraka.cli.console.streams import err
from ostraka.cli.language import bot_name, game_name, t
from ostraka.core.game import Move
from ostraka.core.jit import COMPILED, cache_folder
from ostraka.core.registry import GAMES, find_game
from ostraka.table.chance import Fair
from ostraka.table.new import new
from ostraka.table.table import Table
from ostraka.table.view import View

_COMMAND: Final = "from ostraka.cli.warm_up import prepare_all; prepare_all()"


def prepare(game: str, bots: Iterable[str] = ()) -> None:
    """Compile what is not in the cache yet: the rules of a game, and of its bots those that search.

    A marker file next to the machine code says that it is complete.
    """
    find_game(game)
    _warm_up(
        f"ready-{game}", partial(_play_one, game, QUICK), partial(_notice, "terminal-preparing-rules", game)
    )
    for bot in sorted(set(bots) - set(QUICK)):
        notice = partial(_notice, "terminal-preparing-bot", game, bot=bot_name(bot))
        _warm_up(f"ready-{game}-{bot}", partial(_play_one, game, [bot]), notice)


def prepare_review(game: str) -> None:
    """Compile what hints and reviews need."""
    prepare(game, ["pharaoh"])
    _warm_up(
        f"ready-{game}-review",
        partial(_review_one, game),
        partial(_notice, "terminal-preparing-review", game),
    )


def prepare_all() -> None:
    """Compile everything that any table may ask for."""
    for game in GAMES:
        prepare(game, BOT_NAMES)
        prepare_review(game)


def prepare_server() -> None:
    """Compile everything before a server accepts connections, in a separate process to save its memory.

    Numba compiles and loads under one lock: the first players would all wait for it.
    """
    parts = ("", *(f"-{bot}" for bot in BOT_NAMES if bot not in QUICK), "-review")
    markers = [f"ready-{game}{part}" for game in GAMES for part in parts]
    if not COMPILED or all((cache_folder() / marker).exists() for marker in markers):
        return
    if _is_lasting(cache_folder()):
        subprocess.run([sys.executable, "-c", _COMMAND], check=False)  # noqa: S603 - our own program
    else:
        prepare_all()


def _warm_up(marker: str, work: Callable[[], None], notice: Callable[[], str]) -> None:
    ready = cache_folder() / marker
    if not COMPILED or ready.exists():
        return
    if not _is_lasting(ready.parent):
        lasting = platformdirs.user_cache_path("ostraka")
        err.print(t("terminal-no-cache", lasting=str(lasting), folder=str(ready.parent)), soft_wrap=True)
    with _status(notice()):
        work()
    with suppress(OSError):  # without the marker, the next start only shows the notice again
        ready.touch()


def _notice(key: str, game: str, **args: str) -> str:
    return t(key, game=game_name(game), **args)


def _status(notice: str) -> AbstractContextManager[object]:
    if err.is_terminal:
        return err.status(notice)
    err.print(notice)
    return nullcontext()


def _is_lasting(folder: Path) -> bool:
    """Whether a folder outlives this process; one that the user names does."""
    return "NUMBA_CACHE_DIR" in os.environ or folder.is_relative_to(platformdirs.user_cache_path("ostraka"))


def _play_one(game: str, bots: Iterable[str]) -> None:
    new(game, chance=Fair([None, None]))  # fair draws are compiled too: servers use them
    _play_through(new(game, seed=0), bots)


def _play_through(table: Table, bots: Iterable[str]) -> None:
    """Play at random to the end, and let these bots answer every kind of question once."""
    asked: set[str] = set()

    def ask_bots(seat: int, view: View, move: Move, seconds: float) -> None:
        del seat, move, seconds
        kind = view.legal[0].kind
        if kind not in asked:
            asked.add(kind)
            for name in bots:
                find_bot(name, playouts=1).choose(view)

    play_out(table, [find_bot("random")] * table.seats, ask_bots)
    _ = table.record(), table.winners


def _review_one(game: str) -> None:
    table = new(game, seed=0)
    play_out(table, [find_bot("random")] * table.seats)
    review(table.record(), playouts=1)
