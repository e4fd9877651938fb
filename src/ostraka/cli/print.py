"""Sets to print, written to a file."""

from collections.abc import Iterable
from pathlib import Path

import msgspec

from ostraka.cli.console.files import written_whole
from ostraka.cli.console.streams import say
from ostraka.cli.errors import FINE, CommandError
from ostraka.cli.game_options import Equipment
from ostraka.core.game import Components
from ostraka.core.registry import find_game
from ostraka.games.cheops.rules import sheets_file
from ostraka.games.cheops.rules.components import Components as CheopsComponents
from ostraka.games.pyramids.rules import deck_file
from ostraka.press import LANGUAGES, PAPERS, Order, press


def run(game: str, equipment: Equipment, target: Path, *, language: str, paper: str, backs: bool) -> int:
    find_game(game)
    equipment.check(game)
    if backs and game != "pyramids":
        raise CommandError("--backs is an option of pyramids; a set of cheops has no cards")
    order = Order(
        components=_components(game, equipment),
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


def _components(game: str, equipment: Equipment) -> Components:
    found = equipment.components or (deck_file.standard() if game == "pyramids" else sheets_file.standard())
    wanted = equipment.chosen.get("sheets")
    if not isinstance(found, CheopsComponents) or wanted is None:
        return found
    known = {sheet.letter: sheet for sheet in found.sheets}
    for letter in wanted:
        if letter not in known:
            raise CommandError(f"there is no sheet {letter!r}; the sheets are {' '.join(known)}")
    if not wanted:
        raise CommandError(f"--sheets names no sheet; the sheets are {' '.join(known)}")
    return msgspec.structs.replace(found, sheets=tuple(known[letter] for letter in dict.fromkeys(wanted)))
