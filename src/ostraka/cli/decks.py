"""Decks in the terminal: checked, shown, made."""

from collections.abc import Sequence
from pathlib import Path

from ostraka.cli.consoles import complain, out, say
from ostraka.cli.errors import CHECK_FAILED, FINE, CommandError
from ostraka.cli.files import read_text, written_whole
from ostraka.cli.pyramids.drawing import full, in_rows, legend
from ostraka.rules.errors import BadComponents
from ostraka.rules.pyramids import deck
from ostraka.rules.pyramids.components import Components


def load_deck(path: Path) -> Components:
    try:
        return deck.read(read_text(path), str(path))
    except BadComponents as error:
        raise CommandError(f"{error}\nSee all of it with: ostraka deck check {path}") from None


def check(path: Path) -> int:
    """Name every fault of a deck, against the rules or the house standard."""
    faults = deck.check(read_text(path), str(path))
    for fault in faults:
        complain(str(fault))
    if faults:
        say(f"{path}: {len(faults)} {'fault' if len(faults) == 1 else 'faults'}")
        return CHECK_FAILED
    say(f"{path}: no faults")
    return FINE


def show(numbers: Sequence[int], path: Path | None) -> int:
    components = load_deck(path) if path else deck.standard()
    known = {card.number: card for card in components.cards}
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
