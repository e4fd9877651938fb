"""Rewards for winning."""

from collections.abc import Collection
from typing import Final

LOST: Final = -1.0  # the reward of an illegal action


def win_rewards(winners: Collection[int], seats: int) -> list[float]:
    """A zero-sum reward for each seat: 1 for a sole winner; several winners share it."""
    others = max(seats - 1, 1)  # a seat that plays alone gets 0
    return [(seats / len(winners) - 1) / others if seat in winners else -1 / others for seat in range(seats)]
