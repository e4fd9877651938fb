"""The course of a game at a table: the state after every decision, and the moves that led to it."""

from collections.abc import Collection
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import numpy.typing as npt

from ostraka.core.codes import KINDS

if TYPE_CHECKING:
    from ostraka.core.game import Rows

_ROWS_AT_FIRST: Final = 64
_MOST_CHANCE_MOVES: Final = 64  # that can follow each other without a decision


class History:
    """States as the rows of one array, and for each its status, ply and draws, as plain numbers.

    A source of chance plays in the last row; `Table.play` adds a row. The garbage collector ignores
    lists of numbers, and slots are as fast as a table's own attributes.
    """

    __slots__ = (
        *("_searched", "_secret_plies", "capacity", "chance_made", "draws", "dtype", "log", "opening"),
        *("plies", "raw", "rows", "statuses"),
    )

    def __init__(self, dtype: np.dtype[np.void]) -> None:
        self.dtype = dtype
        self.log: list[int] = []  # all moves
        self.statuses: list[int] = []  # of each row
        self.plies: list[int] = []  # moves before each row
        self.draws: list[int] = []  # single draws before each row
        self._secret_plies: list[int] = []  # of moves that only some seats see in full
        self._searched = 0  # moves of the log
        self.chance_made = np.zeros(_MOST_CHANCE_MOVES, np.int64)  # scratch for compiled code
        self._put(np.zeros((_ROWS_AT_FIRST, dtype.itemsize), np.uint8))
        self.opening: Rows = self.rows[:0]

    def begin(self, status: int) -> None:
        """Make the state in the first row the one before the first move."""
        self.statuses, self.plies, self.draws = [status], [0], [0]
        # by bytes: NumPy copies a record field by field
        self.opening = np.frombuffer(self.raw[0].tobytes(), self.dtype)

    @property
    def last(self) -> int:
        """The row of the present state."""
        return len(self.statuses) - 1

    def go_back_to(self, row: int) -> None:
        """Forget everything after a row."""
        del self.statuses[row + 1 :], self.plies[row + 1 :], self.draws[row + 1 :]
        del self.log[self.plies[row] :]
        if self._searched > len(self.log):
            self._searched = len(self.log)
            self._secret_plies = [ply for ply in self._secret_plies if ply < self._searched]

    def grow(self) -> None:
        """Make room for twice as many rows."""
        raw = np.zeros((2 * self.capacity, self.dtype.itemsize), np.uint8)
        raw[: self.capacity] = self.raw
        self._put(raw)

    def secret_plies(self, kinds: Collection[int]) -> list[int]:
        """The plies of moves of these kinds; only moves since the last call are searched."""
        new = enumerate(self.log[self._searched :], self._searched)
        self._secret_plies += [ply for ply, code in new if code % KINDS in kinds]
        self._searched = len(self.log)
        return self._secret_plies

    def copy(self) -> "History":
        twin = object.__new__(History)
        twin.dtype = self.dtype
        twin.log = self.log.copy()
        twin.statuses = self.statuses.copy()
        twin.plies = self.plies.copy()
        twin.draws = self.draws.copy()
        twin._secret_plies = self._secret_plies.copy()
        twin._searched = self._searched
        twin.chance_made = np.zeros(_MOST_CHANCE_MOVES, np.int64)
        twin.opening = self.opening
        twin._put(self.raw.copy())
        return twin

    def _put(self, raw: npt.NDArray[np.uint8]) -> None:
        self.raw = raw
        self.capacity = len(raw)
        self.rows: Rows = np.frombuffer(raw, self.dtype)  # `raw.view` takes ten times as long

    def __getstate__(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.__slots__ if name != "rows"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        for name, value in state.items():
            setattr(self, name, value)
        self._put(self.raw)
