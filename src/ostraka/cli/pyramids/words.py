"""What the terminal game tells a newcomer about Pyramids."""

from collections.abc import Sequence
from typing import Final

from ostraka.cli.pyramids.reading import Words

# fits a terminal of 80 columns and 24 lines
HELP: Final = """\
Mark a path in a chamber from its entrance (E) to its tomb (T). Every turn one
shape is flipped for all: mark it whole, turned or mirrored, on one of your two
chambers, or mark a single cell instead. The first marks of a chamber cover its
entrance, later ones touch what is marked; walls (#) stay free. After four
rounds of seven flips the highest score wins.

  T    tomb: explored, 10 points; you take a new card from offer or deck
  r g  gems: 5 points a pair of red and green, 1 each without a pair
  f    torch: 5 points, once a round    s  skull: your worst penalty counts
  x    cross: mark one more cell now    p  potion: erases your 2 worst skulls
  The 2nd, 4th, 6th pyramid of a colour claim its best bonus: 10, then 6, 3.

Tab completes, and the line below the prompt shows what can come next.
  mark 3 c1 c2    cells of card 3, column and row; or: m 3 c1 c2, 3 c1c2
  cross 3 d2      the further cell that a cross demands; or: 3 d2
  keep 3 40       keeps two of four cards       take 11, take deck
  Enter           confirms a turn               u   takes it back before that
  all             the whole table               moves      all legal moves
  rules P13       a clause of the rules         save FILE  saves the game
  help            this page                     quit       saves and leaves\
"""


def instruction(kind: str, seat_name: str, legal: Sequence[Words], *, shape: str | None) -> str:
    """What is asked of a seat now, with an example that is legal."""
    longest = max(legal, key=len)
    example = " ".join(longest)
    if kind == "keep":
        return f"{seat_name}, keep two of these four cards, for example: {example}"
    if kind == "take":
        unseen = " (or take deck, unseen)" if ("take", "deck") in legal and len(legal) > 1 else ""
        return f"{seat_name}, take a new card, for example: {example}{unseen}"
    if kind == "cross":
        return f"{seat_name}, a cross demands one more cell, for example: {example}"
    return f"{seat_name}, mark {shape} or one cell, for example: {example}"
