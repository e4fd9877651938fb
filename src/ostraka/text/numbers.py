"""Numbers as people read them: with a minus sign, which is as wide as a plus, not with a hyphen."""

from typing import Final

MINUS: Final = "\N{MINUS SIGN}"


def written(number: float | str) -> str:
    """A number, or one that is formatted already."""
    return str(number).replace("-", MINUS)


def sign_of(change: float) -> str:
    """The sign of a change; both signs for none."""
    return "±" if change == 0 else "+" if change > 0 else MINUS


def signed(change: float) -> str:
    """A change, rounded, with its sign; zero has none."""
    return written(f"{round(change):+d}") if round(change) else "0"
