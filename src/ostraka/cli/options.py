"""What commands accept: options that several of them share."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter, Token

from ostraka.cli.errors import CommandError

_WHOLE: Final = re.compile(r"[+-]?[0-9]{1,19}")


def whole_number(kind: object, tokens: Sequence[Token]) -> int:
    """A number as it stands: cyclopts itself would round 2.6 seats to 3."""
    del kind
    if re.fullmatch(r"[+-]?[0-9]{20,}", tokens[0].value):
        raise ValueError("that number is far too large.")
    if not _WHOLE.fullmatch(tokens[0].value):
        raise ValueError(f"{tokens[0].value!r} is not a whole number.")
    return int(tokens[0].value)


def whole_numbers(text: str | None, option: str) -> tuple[int, ...]:
    """Numbers with commas between them; none if there is no text."""
    words = [word.strip() for word in text.split(",")] if text else []
    for word in words:
        if not _WHOLE.fullmatch(word):
            raise CommandError(f"{option} {text}: {word!r} is not a whole number")
    return tuple(map(int, words))


BOTS: Final = (  # spelt out: asking them would wake the compiler
    "random, novice (a first game), scribe (rules of thumb), architect (foresees) and pharaoh (the best)"
)
Seats = Annotated[int, Parameter(help="How many play.", converter=whole_number)]
Force = Annotated[
    bool, Parameter(help="Replace files that are to be written and exist.", negative="", show_default=False)
]
Game = Annotated[str, Parameter(help="The game: pyramids or cheops.")]
Deck = Annotated[
    Path | None,
    Parameter(help="A deck of your own instead of the one that comes with Ostraka (Pyramids)."),
]
Block = Annotated[
    Path | None,
    Parameter(help="A block of sheets of your own instead of the one that comes with Ostraka (Cheops)."),
]
Sheets = Annotated[
    str | None, Parameter(help="The sheet of each seat, as in A,D; by chance if not given (Cheops).")
]
First = Annotated[
    int | None,
    Parameter(help="The seat that starts; by chance if not given (Cheops).", converter=whole_number),
]
Source = Annotated[
    str,
    Parameter(help="A file of games, JSON or JSON Lines; - is standard input.", allow_leading_hyphen=True),
]
Games = Annotated[int, Parameter(help="How many games.", converter=whole_number)]
Playouts = Annotated[
    int | None, Parameter(help="What pharaoh may try for a decision.", converter=whole_number)
]
Milliseconds = Annotated[
    int | None, Parameter(help="How long pharaoh may think instead.", converter=whole_number)
]
Seed = Annotated[int, Parameter(help="The same arguments give the same games.", converter=whole_number)]
Processes = Annotated[
    int | None, Parameter(help="How many at once; by default one for each core.", converter=whole_number)
]
ClusterAt = Annotated[
    str | None, Parameter(help="A scheduler of dask.distributed that plays instead, as tcp://host:8786.")
]
Batch = Annotated[
    int | None,
    Parameter(
        help="How many games, or groups of games with the same chance, are given out at a time: more for"
        " a large cluster.",
        converter=whole_number,
    ),
]
Results = Annotated[Path | None, Parameter(help="A file for all results: .parquet or .jsonl.")]
Report = Annotated[Path | None, Parameter(help="A file for a page with figures (.html).")]
Journal = Annotated[
    Path | None,
    Parameter(help="A file that keeps what is played: a run that was stopped goes on from there."),
]
Json = Annotated[bool, Parameter(help="Print JSON for programs.", negative="", show_default=False)]
WhichGame = Annotated[int, Parameter(help="Which game of the file, from 1.", converter=whole_number)]
