"""What a person types in a game without typed moves of its own: a move as records write it, or its number."""

from collections.abc import Sequence

from ostraka.cli.errors import CommandError
from ostraka.cli.language import t
from ostraka.cli.play.typed import Words, no_move


def read(line: str, seat: int, legal: Sequence[Words]) -> str:
    if line.isascii() and line.isdigit():
        if not 1 <= int(line) <= len(legal):
            raise CommandError(t("terminal-no-number", count=len(legal)))
        return " ".join((str(seat), *legal[int(line) - 1]))
    words = line.split()
    if words[:1] == [str(seat)] and len(words) > 1:
        words = words[1:]
    if words[0] not in {move[0] for move in legal}:
        raise no_move(line, example(legal))
    return " ".join((str(seat), *words))


def continuations(line: str, legal: Sequence[Words]) -> list[str]:
    words = tuple(line.split())
    begun = len(words)
    return list(dict.fromkeys(move[begun] for move in legal if move[:begun] == words and move[begun:]))


def is_whole(line: str, seat: int, legal: Sequence[Words]) -> bool:
    try:
        move = read(line, seat, legal)
    except CommandError:
        return False
    return tuple(move.split()[1:]) in legal


def example(legal: Sequence[Words]) -> str:
    return " ".join(legal[0])
