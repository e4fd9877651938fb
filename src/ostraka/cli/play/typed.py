"""What people type, whatever the game: a turn of words, and the commands that every game knows."""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from rich.table import Table as Grid

from ostraka.cli.console.layout import explained
from ostraka.cli.errors import CommandError
from ostraka.cli.language import t
from ostraka.table import turn_draft

Words = tuple[str, ...]  # a legal move without its seat


class TypedMoves(Protocol):
    """How people type the moves of a game; a module with these functions is enough."""

    def read(self, line: str, seat: int, legal: Sequence[Words]) -> str:
        """The move that a line means, in the record's notation; the table says whether it is legal."""

    def continuations(self, line: str, legal: Sequence[Words]) -> list[str]:
        """The words that can come next."""

    def is_whole(self, line: str, seat: int, legal: Sequence[Words]) -> bool:
        """Whether a line is a legal move as it stands."""

    def example(self, legal: Sequence[Words]) -> str:
        """A legal move to type."""


class Draft(turn_draft.Draft):
    """A turn before it is confirmed; its legal moves are words, without the seat."""

    @property
    def legal(self) -> list[Words]:
        """The moves that can come next in this turn; none when it is complete."""
        return [tuple(str(move).split()[1:]) for move in self.next]


def typing_help(moves: Mapping[str, str], clause: str) -> Grid:
    """Everything that can be typed: the moves of a game and the commands, with a clause as an example."""
    commands = {
        "Enter": t("terminal-help-enter"),
        "u": t("terminal-help-undo"),
        "Tab": t("terminal-help-tab"),
        "h": t("terminal-help-hint"),
        "all": t("terminal-help-all"),
        "moves": t("terminal-help-moves"),
        f"rules {clause}": t("terminal-help-rules"),
        "save game.json": t("terminal-help-save"),
        "quit": t("terminal-help-quit"),
        "quit!": t("terminal-help-quit-for-good"),
        "help, ?": t("terminal-help-help"),
    }
    return explained({word: ("bold", meaning) for word, meaning in {**moves, **commands}.items()})


def without_seat(
    words: Sequence[str], seat: int, verb_of: Callable[[str], str | None], example: str
) -> Sequence[str]:
    """The words of a move without the seat, which may come first as it does in the record."""
    if len(words) > 1 and words[0].isdigit() and verb_of(words[1]):
        if words[0] != str(seat):
            raise with_example("terminal-own-seat", example)
        return words[1:]
    return words


def with_example(key: str, example: str, **args: float | str) -> CommandError:
    """An error that shows a legal move."""
    return CommandError(f"{t(key, **args)} {t('terminal-example', example=example)}")


def no_move(line: str, example: str) -> CommandError:
    return with_example("terminal-no-move", example, line=line.strip())
