"""Levelling a deck, with a progress bar for every round."""

from itertools import count

from ostraka.cli.console.streams import err
from ostraka.cli.lab.progress import follow
from ostraka.cli.warm_up import prepare
from ostraka.games.pyramids.rules.components import Components
from ostraka.games.pyramids.studies.levelling import ROUNDS, Measurement, level
from ostraka.lab.balance.balance import Balance, Balanced


def levelled(deck: Components, seed: int, processes: int | None) -> Components:
    """The deck with new cards for those that good players find too good or too bad."""
    prepare("pyramids", ["architect"])
    begun, done = count(1), count(1)

    def play(study: Balance) -> Balanced:
        what = f"Round {next(begun)} of at most {ROUNDS}: {study.games} games"
        return follow(study, what, processes=processes)

    def report(measured: Measurement) -> None:
        worst = f"the worst card is {measured.worst:.0%} off the mean"
        err.print(f"round {next(done)}: {worst}", soft_wrap=True)

    return level(deck, seed, play=play, on_round=report)
