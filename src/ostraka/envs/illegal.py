"""What becomes of a seat that takes an illegal action."""

from typing import Final, Literal, get_args

from ostraka.core.errors import OstrakaError

Illegal = Literal["lose", "raise"]  # the game is over and lost, or `IllegalAction` and nothing happens
_WAYS: Final[tuple[str, ...]] = get_args(Illegal)


def check_illegal(illegal: str) -> None:
    if illegal not in _WAYS:
        raise OstrakaError(f"an illegal action can {' or '.join(_WAYS)}, not {illegal!r}")
