"""Decks in the terminal: checked, shown, made."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from ostraka.cli.arranging import in_rows
from ostraka.cli.consoles import complain, out, say
from ostraka.cli.errors import CHECK_FAILED, FINE, CommandError
from ostraka.cli.files import read_text, written_whole
from ostraka.cli.pyramids.drawing import full, legend
from ostraka.rules.errors import BadComponents, Fault
from ostraka.rules.pyramids import deck
from ostraka.rules.pyramids.components import Components

_A_FEW: Final = 5
_MANY: Final = 30


def load_deck(path: Path) -> Components:
    try:
        return deck.read(read_text(path), str(path))
    except BadComponents as error:
        lines = _first(error.faults, _A_FEW)
        raise CommandError("\n".join([*lines, f"See all of it with: ostraka deck check {path}"])) from None


def check(path: Path) -> int:
    """Name every fault of a deck, against the rules or the house standard."""
    faults = deck.check(read_text(path), str(path))
    for line in _first(faults, _MANY):
        complain(line)
    if faults:
        say(f"{path}: {len(faults)} {'fault' if len(faults) == 1 else 'faults'}")
        return CHECK_FAILED
    say(f"{path}: no faults")
    return FINE


def _first(faults: Sequence[Fault], most: int) -> list[str]:
    left = len(faults) - most
    return [*map(str, faults[:most]), *([f"and {left} more"] if left > 0 else [])]


def show(numbers: Sequence[int], path: Path | None) -> int:
    components = load_deck(path) if path else deck.standard()
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


def write(components: Components, seed: int, target: Path | None) -> int:
    text = deck.write(components, f"A deck made by: ostraka deck new --seed {seed}")
    if target is None:
        say(text.rstrip("\n"))
        return FINE
    with written_whole(target) as stream:
        stream.write(text.encode())
    say(f"{len(components.cards)} cards written to {target}")
    return FINE
