"""The bots on the other seats."""

from collections.abc import Sequence

from ostraka.bots import Bot, check_bot, find_bot
from ostraka.core.errors import OstrakaError
from ostraka.table.randomness import SEEDS, pick

Opponents = str | Bot | Sequence[str | Bot]


def checked_opponents(opponents: Opponents, seats: int) -> list[str | Bot]:
    """One opponent for each other seat, clockwise; a single one plays all of them."""
    if isinstance(opponents, str) or not isinstance(opponents, Sequence):
        each: list[str | Bot] = [opponents] * (seats - 1)
    else:
        each = list(opponents)
    if len(each) != seats - 1:
        raise OstrakaError(f"at {seats} seats there are {seats - 1} opponents, not {len(each)}")
    for opponent in each:
        if isinstance(opponent, str):
            check_bot(opponent)
        elif not hasattr(opponent, "choose"):
            raise OstrakaError(f"an opponent is the name of a bot, or a bot, not {opponent!r}")
    return each


def bots_for(opponents: Sequence[str | Bot], seed: int) -> list[Bot]:
    """The bots for one episode; each bot given by name gets its own seed."""
    return [
        find_bot(opponent, seed=pick(seed, away, SEEDS)) if isinstance(opponent, str) else opponent
        for away, opponent in enumerate(opponents)
    ]
