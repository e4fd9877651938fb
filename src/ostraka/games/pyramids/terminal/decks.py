"""Decks in the terminal: loaded, checked, drawn, written."""

from collections.abc import Sequence
from pathlib import Path

from ostraka.cli import component_files
from ostraka.cli.console.files import written_whole
from ostraka.cli.console.layout import in_rows
from ostraka.cli.console.streams import out, say
from ostraka.cli.errors import FINE, CommandError
from ostraka.games.pyramids.rules import deck_file
from ostraka.games.pyramids.rules.components import Components
from ostraka.games.pyramids.terminal.drawing import full, legend


def load_deck(path: Path) -> Components:
    return component_files.load(path, deck_file.read, "deck check")


def check(path: Path) -> int:
    """List every fault of a deck, by the rules or by the design standard."""
    return component_files.report(path, deck_file.check)


def show(numbers: Sequence[int], path: Path | None) -> int:
    components = load_deck(path) if path else deck_file.standard()
    known = {card.number: card for card in components.cards}
    if not known:
        raise CommandError(f"{path} has no cards")
    for number in numbers:
        if number not in known:
            raise CommandError(f"there is no card {number}; the cards are {min(known)} to {max(known)}")
    cards = [known[number] for number in numbers] or list(components.cards)
    for row in in_rows([full(card) for card in cards], out.width):
        out.print(row)
        out.print()
    out.print(legend())
    return FINE


def write(components: Components, command: str, target: Path | None) -> int:
    text = deck_file.write(components, f"A deck made by: {command}")
    if target is None:
        say(text.rstrip("\n"))
        return FINE
    with written_whole(target) as stream:
        stream.write(text.encode())
    say(f"{len(components.cards)} cards written to {target}")
    return FINE
