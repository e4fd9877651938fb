"""Who sits on the other seats."""

from collections.abc import Sequence

from ostraka.bots import Mind, mind
from ostraka.core.errors import OstrakaError
from ostraka.envs.seeds import SEEDS
from ostraka.table.randomness import pick

Opponents = str | Mind | Sequence[str | Mind]


def seated(opponents: Opponents, seats: int) -> list[str | Mind]:
    """One opponent for each other seat, clockwise; a single one sits on all of them."""
    if isinstance(opponents, str) or not isinstance(opponents, Sequence):
        found: list[str | Mind] = [opponents] * (seats - 1)
    else:
        found = list(opponents)
    if len(found) != seats - 1:
        raise OstrakaError(f"at {seats} seats there are {seats - 1} opponents, not {len(found)}")
    for opponent in found:
        if isinstance(opponent, str):
            mind(opponent)
        elif not hasattr(opponent, "choose"):
            raise OstrakaError(f"an opponent is the name of a bot, or a bot, not {opponent!r}")
    return found


def called(opponents: Sequence[str | Mind], seed: int) -> list[Mind]:
    """The bots for one game, each with a seed of its own."""
    return [
        mind(opponent, seed=pick(seed, away, SEEDS)) if isinstance(opponent, str) else opponent
        for away, opponent in enumerate(opponents)
    ]
