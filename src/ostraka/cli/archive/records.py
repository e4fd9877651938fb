"""Files of games: JSON Lines, or one record spread over several lines."""

import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from itertools import chain
from pathlib import Path
from typing import BinaryIO, NamedTuple

from ostraka.cli.errors import CommandError
from ostraka.table.record import BadRecord, Record, decode

STDIN = "-"


class Entry(NamedTuple):
    """One game in a file, not read yet."""

    game: int  # from 1
    line: int
    text: bytes


def entries(source: str) -> Iterator[Entry]:
    """The games in a file, or with `-` on standard input."""
    with _opened(source) as stream:
        games = 0
        try:
            for line, text in _pieces(stream):
                games += 1
                yield Entry(games, line, text)
        except OSError as error:
            raise CommandError(f"cannot read {source}: {error.strerror}") from None
    if not games:
        raise CommandError(f"{source} contains no games")


def read_game(source: str, game: int) -> Record:
    """One game of a file, by its number from 1."""
    last = 0
    for entry in entries(source):
        last = entry.game
        if last == game:
            try:
                return decode(entry.text)
            except BadRecord as error:
                raise CommandError(f"{source}, line {entry.line}: {error}") from None
    raise CommandError(f"--game {game}: {source} contains {last} games, counted from 1")


def size(source: str) -> int | None:
    """The size in bytes, if known."""
    return Path(source).stat().st_size if source != STDIN and Path(source).is_file() else None


def _opened(source: str) -> AbstractContextManager[BinaryIO]:
    if source == STDIN:
        return nullcontext(sys.stdin.buffer)
    try:
        return Path(source).open("rb")
    except OSError as error:
        raise CommandError(f"cannot read {source}: {error.strerror}") from None


def _pieces(stream: BinaryIO) -> Iterator[tuple[int, bytes]]:
    lines = ((number, line) for number, line in enumerate(stream, 1) if line.strip())
    first = next(lines, None)
    if first is None:
        return
    if first[1].strip() == b"{":  # spread out for people: the whole file is one game
        yield first[0], first[1] + b"".join(line for _, line in lines)
    else:
        yield from chain([first], lines)
