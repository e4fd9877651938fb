"""What a game must know of itself to be played in the terminal."""

from collections.abc import Sequence
from typing import Final, Protocol

from rich.console import RenderableType

from ostraka.cli.errors import CommandError
from ostraka.cli.play.typed import Words
from ostraka.core.errors import IllegalMove
from ostraka.games.cheops.terminal.face import Cheops
from ostraka.games.pyramids.terminal.face import Pyramids
from ostraka.table.table import Table
from ostraka.table.view import View


class Face(Protocol):
    """How a game is drawn, read and told."""

    @property
    def secret(self) -> frozenset[str]:
        """The kinds of moves that others may not see until they have decided too."""
        ...

    @property
    def smallest(self) -> tuple[int, int]:
        """The width and height of a terminal in which every turn fits."""
        ...

    def help(self) -> RenderableType: ...
    def screen(
        self, before: View, after: View, drafted: Sequence[str], width: int, height: int
    ) -> RenderableType:
        """What a decision needs, in the room there is; `TooSmall` where that is not enough.

        Some moves may be drafted, but not confirmed: they lead from what was before to what is after.
        """
        ...

    def everybody(self, view: View, width: int) -> RenderableType: ...
    def whole_table(self, table: Table, width: int) -> RenderableType:
        """Everything, what is still secret too."""
        ...

    def read(self, line: str, seat: int, legal: Sequence[Words]) -> str: ...
    def continuations(self, line: str, legal: Sequence[Words]) -> list[str]: ...
    def is_whole(self, line: str, seat: int, legal: Sequence[Words]) -> bool: ...
    def preview(self, before: View, after: View, drafted: Sequence[str]) -> str: ...
    def objection(self, error: IllegalMove, view: View) -> str:
        """Why a move is refused, told to the one who tried it."""
        ...

    def instruction(self, view: View, legal: Sequence[Words]) -> str: ...
    def ending(self, table: Table) -> RenderableType: ...


FACES: Final[dict[str, Face]] = {"pyramids": Pyramids(), "cheops": Cheops()}


def face_of(game: str) -> Face:
    if game not in FACES:
        raise CommandError(f"there is no game {game!r}; the games are: {', '.join(FACES)}")
    return FACES[game]
