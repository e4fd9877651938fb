"""What is typed, whatever the game: a line of words, and the commands that every game knows."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from rich.table import Table as Grid

from ostraka.cli.console.layout import explained
from ostraka.cli.errors import CommandError

Words = tuple[str, ...]  # a legal move without its seat
_COMMANDS: Final = {
    "Enter": "confirms a turn; without a terminal a whole turn is confirmed at once",
    "u": "takes it back before that",
    "Tab": "completes; the line below the prompt shows what can come next",
    "h": "a hint: the best move that pharaoh finds, and why",
    "all": "the whole table",
    "moves": "all legal moves",
    "rules CLAUSE": "a clause of the rules; rules alone shows them all",
    "save FILE": "saves the game",
    "quit": "leaves; the game is kept, go on with: ostraka play --resume last",
    "quit!": "leaves without keeping the game",
    "help, ?": "this page",
}


def typed(moves: Mapping[str, str], clause: str) -> Grid:
    """All that can be typed: the moves of a game, and the commands, with a clause as an example."""
    commands = {word.replace("CLAUSE", clause): what for word, what in _COMMANDS.items()}
    return explained({word: ("bold", what) for word, what in {**moves, **commands}.items()})


def without_seat(
    words: Sequence[str], seat: int, verb_of: Callable[[str], str | None], example: str
) -> Sequence[str]:
    """The words of a move without the seat, which may stand first as it does in the record."""
    if len(words) > 1 and words[0].isdigit() and verb_of(words[1]):
        if words[0] != str(seat):
            raise CommandError(f"you play for yourself only, for example: {example}")
        return words[1:]
    return words


def no_move(line: str, example: str) -> CommandError:
    return CommandError(f"{line.strip()!r} is no move and no command; for example: {example}")
