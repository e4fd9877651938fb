"""Moves as sentences: the player and what they do, in the words of the game."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from ostraka.cli.language import t

if TYPE_CHECKING:
    from ostraka.cli.play.face import Face

Who = Literal["you", "other", "nobody"]  # selects the verb of a message; of nobody, the infinitive


def who(name: str) -> Who:
    """A person who plays alone against bots is called "You"; a move without its player has no name."""
    if not name:
        return "nobody"
    return "you" if name == t("your-seat") else "other"


def log_line(face: "Face", moves: Sequence[str], names: Sequence[str]) -> str:
    """A sentence about a turn of one player, or about a chance move; in notation if the game has no words."""
    seat, *_ = moves[0].split()
    phrases = face.move_words(moves, names)
    if not seat.isdigit():
        return ", ".join(phrases or moves)
    name = names[int(seat)]
    if not phrases:
        notation = ", ".join(move.split(" ", 1)[1] for move in moves)
        return t("terminal-addressed", name=name, instruction=notation)
    line = t("log-line", who=who(name), name=name, move=", ".join(phrases))
    return line[:1].upper() + line[1:] if who(name) == "you" else line  # some languages leave "you" out
