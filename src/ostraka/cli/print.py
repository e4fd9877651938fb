"""The command `print`: sets to print, written to a PDF."""

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ostraka.cli.console.files import may_write, written_whole
from ostraka.cli.console.streams import say
from ostraka.cli.errors import FINE, CommandError
from ostraka.cli.game_options import GameOptions, takes_game_options
from ostraka.cli.options import Force, Game, either
from ostraka.text.languages import LANGUAGE_CODES


@takes_game_options
def print_(
    game: Game,
    /,
    *,
    out: Annotated[Path, Parameter(help="PDF file to write.")],
    language: Annotated[str, Parameter(help=f"Language: {either(LANGUAGE_CODES)}.")] = "en",
    paper: Annotated[str, Parameter(help="Paper size: a4 or letter.")] = "a4",
    options: GameOptions | None = None,
    force: Force = False,
) -> int:
    """Make a set to print, cut out and play with: components and rules.

    The set is readable in black and white. The first page lists what else you
    need and explains how to make the set.

    Example: ostraka print {first} --language pl --out {first}.pdf
    """
    may_write(out, force=force)
    from ostraka.core.registry import find_game
    from ostraka.press import PAPERS, Order, press
    from ostraka.press.game import press_game

    of_game = press_game(game)
    standard = find_game(game).standard
    options = options or GameOptions()
    options.check(game)
    order = Order(
        game,
        components=of_game.select(options.components(game) or standard(), options.setup(game)),
        language=_one_of(LANGUAGE_CODES, language, "language"),
        paper=_one_of(PAPERS, paper, "paper"),
        options={name: value for name, value in options.given.items() if name in of_game.options},
    )
    printed = press(order)
    with written_whole(out) as stream:
        stream.write(printed.pdf)
    say(f"{printed.pages} pages written to {out}")
    say("Print at actual size (100 %); the first page explains how to make the set.")
    return FINE


def _one_of(known: Iterable[str], word: str, what: str) -> str:
    if word.lower() not in known:
        raise CommandError(f"unknown {what} {word!r}; choose from: {', '.join(known)}")
    return word.lower()
