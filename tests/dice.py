"""A study with a known answer: dice thrown in batches."""

import os
import signal
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

import numpy as np

from ostraka.lab.runner.study import Part, concatenate
from ostraka.table.randomness import pick


@dataclass(frozen=True)
class Dice:
    """Throws of six-sided dice; each batch leaves a file that names its process."""

    seed: int = 0
    games: int = 12  # batches
    throws: int = 100
    enough_after: int = 1 << 30
    noted_in: str = ""

    extendable_by: ClassVar[frozenset[str]] = frozenset({"games"})

    @property
    def batches(self) -> int:
        return self.games

    def play(self, batch: int) -> Part:
        if self.noted_in:
            Path(self.noted_in, f"{batch}-{os.getpid()}-{time.monotonic_ns()}").touch()
        first = batch * self.throws
        thrown = [pick(self.seed, first + throw, 6) + 1 for throw in range(self.throws)]
        return {"thrown": np.array(thrown), "batch": np.full(self.throws, batch)}

    def enough(self, parts: Sequence[Part]) -> bool:
        return len(parts) >= self.enough_after

    def summed_up(self, parts: Sequence[Part]) -> Part:
        return concatenate(parts)


@dataclass(frozen=True)
class Deadly(Dice):
    """Kills the process that plays the fourth batch."""

    def play(self, batch: int) -> Part:
        if batch == 3:
            os.kill(os.getpid(), signal.SIGKILL)
        return super().play(batch)
