"""Options that several environments share, and the checks for them."""

from typing import Final, Literal, get_args

from ostraka.core.errors import OstrakaError

Reward = Literal["win", "points"]
REWARDS: Final[tuple[str, ...]] = get_args(Reward)
Illegal = Literal["lose", "raise"]  # an illegal action loses the game, or raises and changes nothing
_ILLEGAL: Final[tuple[str, ...]] = get_args(Illegal)
RENDER_MODES: Final = ("human", "ansi", "rgb_array")


def check_reward(reward: str) -> None:
    if reward not in REWARDS:
        raise OstrakaError(f"there is no reward {reward!r}; the rewards are: {', '.join(REWARDS)}")


def check_illegal(illegal: str) -> None:
    if illegal not in _ILLEGAL:
        raise OstrakaError(f"an illegal action can {' or '.join(_ILLEGAL)}, not {illegal!r}")


def check_render_mode(mode: str | None) -> None:
    if mode is not None and mode not in RENDER_MODES:
        raise OstrakaError(f"there is no render mode {mode!r}; the modes are: {', '.join(RENDER_MODES)}")


def check_seat(seat: object, seats: int, otherwise: str = "") -> None:
    if not isinstance(seat, int) or not 0 <= seat < seats:
        raise OstrakaError(f"there is no seat {seat!r}; the seats are 0 to {seats - 1}{otherwise}")
