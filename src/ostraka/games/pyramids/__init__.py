"""Pyramids: flip a shape, mark it in your chambers, reach the tomb."""

from typing import Final

PLACE: Final = 1  # in lists of games
