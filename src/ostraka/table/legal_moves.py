"""The legal moves of a seat."""

from collections.abc import Iterator
from typing import overload

import numpy as np
import numpy.typing as npt

from ostraka.core.errors import OstrakaError
from ostraka.core.game import AnyGame, Move


class Legal:
    """The legal moves of a seat: sized, iterable, answering `move in legal`."""

    __slots__ = ("_codes", "_count", "_game")

    def __init__(self, game: AnyGame, codes: npt.NDArray[np.int64], count: int) -> None:
        self._game = game
        self._codes = codes
        self._count = count

    @property
    def codes(self) -> npt.NDArray[np.int64]:
        """The moves as the compiled rules know them."""
        return self._codes[: self._count]

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | list[Move]:
        if isinstance(index, slice):
            return [self._game.move(code) for code in self.codes[index].tolist()]
        if not -self._count <= index < self._count:
            raise IndexError(index)
        return self._game.move(self._codes.item(index if index >= 0 else index + self._count))

    def __iter__(self) -> Iterator[Move]:
        return map(self._game.move, self.codes.tolist())

    def __contains__(self, move: object) -> bool:
        if isinstance(move, str):
            try:
                move = self._game.parse(move)
            except OstrakaError:
                return False
        return getattr(move, "code", None) in self.codes.tolist()

    def __repr__(self) -> str:
        return f"<{len(self)} legal moves: {', '.join(map(str, self[:5]))}{', …' if len(self) > 5 else ''}>"
