"""The commands `deck …`."""

from pathlib import Path
from typing import Annotated, Final

from cyclopts import App, Parameter

from ostraka.cli.console.files import may_write
from ostraka.cli.options import MAKE, Force, Processes, add, flag, number


def check(file: Annotated[Path, Parameter(help="Deck as text.")], /) -> int:
    """List every fault of a deck, by the rules and by the design standard.

    Example: ostraka deck check mine.txt
    """
    from ostraka.games.pyramids.terminal.decks import check as run

    return run(file)


def show(
    *cards: Annotated[int, number("Cards to draw; default: all.")],
    deck: Annotated[
        Path | None, Parameter(help="Deck to use instead of the one that comes with Ostraka.")
    ] = None,
) -> int:
    """Draw cards.

    Example: ostraka deck show 3 17 40
    """
    from ostraka.games.pyramids.terminal.decks import show as run

    return run(cards, deck)


def new(
    *,
    seed: Annotated[int, number("Random seed: the same seed makes the same deck.")] = 0,
    quick: Annotated[
        bool, flag("Skip balancing by simulation: takes seconds, and only meets the design standard.")
    ] = False,
    out: Annotated[Path | None, Parameter(help="File to write; default: standard output.")] = None,
    force: Force = False,
    processes: Processes = None,
) -> int:
    """Make a deck of 48 cards that are worth the same to good players.

    Architects play thousands of games with it, and cards that are too good or too
    bad are replaced; that takes minutes. With --quick the deck only meets the design
    standard that `ostraka deck check` checks.

    Example: ostraka deck new --seed 12 --out mine.txt
    """
    may_write(out, force=force)
    from ostraka.games.pyramids.studies.deck_generator import make
    from ostraka.games.pyramids.terminal.decks import write
    from ostraka.table.chance import Seeded

    Seeded(seed)
    deck = make(seed)
    if not quick:
        from ostraka.games.pyramids.terminal.levelling import levelled

        deck = levelled(deck, seed, processes)
    return write(deck, f"ostraka deck new --seed {seed}{' --quick' if quick else ''}", out)


deck: Final = App(
    name="deck",
    group=MAKE,
    help="Check, draw or make decks for Pyramids.\n\nExample: ostraka deck show 1 2 3",
)
add(deck, check, show, new)
