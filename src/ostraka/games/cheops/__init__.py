"""Cheops: roll colours, build a pyramid, an arch and a floor relief."""

from typing import Final

PLACE: Final = 2  # in lists of games
