"""Training a network, with a progress bar."""

from pathlib import Path
from typing import Final

import numpy as np
from rich.progress import Progress

from ostraka.cli.console.files import written_whole
from ostraka.cli.console.streams import err, say
from ostraka.cli.errors import FINE, CommandError
from ostraka.core.registry import find_game
from ostraka.lab import training as lab
from ostraka.table.chance import check_seed

_MOST: Final = 1_000_000


def train(game: str, target: Path, *, generations: int, games: int, seed: int) -> int:
    find_game(game)
    check_seed(seed)
    for option, value, least in (("generations", generations, 1), ("games", games, lab.FEWEST_GAMES)):
        if not least <= value <= _MOST:
            raise CommandError(f"--{option} must be from {least} to {_MOST}, not {value}")
    with Progress(console=err, disable=not err.is_terminal) as progress:
        task = progress.add_task(f"Training {game}", total=generations)

        def report(line: str) -> None:
            progress.console.print(line, soft_wrap=True)
            progress.advance(task)

        network = lab.train(game, generations=generations, games=games, seed=seed, on_generation=report)
    with written_whole(target) as stream:
        np.save(stream, network, allow_pickle=False)
    say(f"Weights written to {target}")
    return FINE
