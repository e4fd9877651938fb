"""Sets to print, written to a file."""

from collections.abc import Iterable
from pathlib import Path

from ostraka.cli.component_options import Equipment
from ostraka.cli.console.files import written_whole
from ostraka.cli.console.streams import say
from ostraka.cli.errors import FINE, CommandError
from ostraka.core.registry import find_game
from ostraka.press import LANGUAGES, PAPERS, Order, press
from ostraka.press.game import press_game


def run(game: str, equipment: Equipment, target: Path, *, language: str, paper: str, backs: bool) -> int:
    standard = find_game(game).standard
    equipment.check(game)
    if backs and not press_game(game).has_backs:
        raise CommandError(f"a set of {game} has no cards, so there are no --backs to print")
    order = Order(
        game,
        components=press_game(game).select(equipment.components or standard(), equipment.chosen),
        language=_one_of(LANGUAGES, language, "language"),
        paper=_one_of(PAPERS, paper, "paper"),
        backs=backs,
    )
    printed = press(order)
    with written_whole(target) as stream:
        stream.write(printed.pdf)
    say(f"{printed.pages} pages written to {target}")
    say("Print at actual size (100 %); the first page says how to make the set.")
    return FINE


def _one_of(known: Iterable[str], word: str, what: str) -> str:
    if word.lower() not in known:
        raise CommandError(f"there is no {what} {word!r}; there are {', '.join(known)}")
    return word.lower()
