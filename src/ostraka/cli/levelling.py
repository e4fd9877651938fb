"""Levelling a deck from the command line, with a bar for every round."""

from itertools import count

from ostraka.cli.consoles import err
from ostraka.cli.following import follow
from ostraka.cli.prepare import prepare
from ostraka.lab.balance import Balance, Balanced
from ostraka.lab.levelling import ROUNDS, Measured, level
from ostraka.rules.pyramids.components import Components


def levelled(deck: Components, seed: int, processes: int | None) -> Components:
    """The deck with new cards for those that good players find too good or too bad."""
    prepare("pyramids", ["architect"])
    begun, done = count(1), count(1)

    def play(study: Balance) -> Balanced:
        what = f"Round {next(begun)} of {ROUNDS} at most: {study.games} games"
        return follow(study, what, processes=processes)

    def tell(found: Measured) -> None:
        err.print(f"round {next(done)}: the worst card is {found.worst:.0%} off the mean", soft_wrap=True)

    return level(deck, seed, play=play, tell=tell)
