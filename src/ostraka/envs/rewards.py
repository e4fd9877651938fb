"""What a seat is rewarded with."""

from collections.abc import Collection
from typing import Final, Literal, get_args

from ostraka.core.errors import OstrakaError

Reward = Literal["win", "points"]
REWARDS: Final[tuple[str, ...]] = get_args(Reward)
LOST: Final = -1.0  # for an illegal action


def check_reward(reward: str) -> None:
    if reward not in REWARDS:
        raise OstrakaError(f"there is no reward {reward!r}; the rewards are: {', '.join(REWARDS)}")


def for_winning(winners: Collection[int], seats: int) -> list[float]:
    """1 for the only winner, and less for the others so that all is 0 in sum; a shared win is shared."""
    return [
        (seats / len(winners) - 1) / (seats - 1) if seat in winners else -1 / (seats - 1)
        for seat in range(seats)
    ]
