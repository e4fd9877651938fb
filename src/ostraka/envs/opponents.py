"""Who sits on the other seats."""

from collections.abc import Sequence

from ostraka.bots import Bot, check_bot, find_bot
from ostraka.core.errors import OstrakaError
from ostraka.table.randomness import SEEDS, pick

Opponents = str | Bot | Sequence[str | Bot]


def seated(opponents: Opponents, seats: int) -> list[str | Bot]:
    """One opponent for each other seat, clockwise; a single one sits on all of them."""
    if isinstance(opponents, str) or not isinstance(opponents, Sequence):
        found: list[str | Bot] = [opponents] * (seats - 1)
    else:
        found = list(opponents)
    if len(found) != seats - 1:
        raise OstrakaError(f"at {seats} seats there are {seats - 1} opponents, not {len(found)}")
    for opponent in found:
        if isinstance(opponent, str):
            check_bot(opponent)
        elif not hasattr(opponent, "choose"):
            raise OstrakaError(f"an opponent is the name of a bot, or a bot, not {opponent!r}")
    return found


def called(opponents: Sequence[str | Bot], seed: int) -> list[Bot]:
    """The bots for one game, each with a seed of its own."""
    return [
        find_bot(opponent, seed=pick(seed, away, SEEDS)) if isinstance(opponent, str) else opponent
        for away, opponent in enumerate(opponents)
    ]
