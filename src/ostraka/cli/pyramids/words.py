"""What the terminal game tells a newcomer about Pyramids."""

from collections.abc import Sequence
from typing import Final

from ostraka.cli.pyramids.reading import Words

HELP: Final = """\
The game. Explore pyramids: mark a path in a chamber from its entrance (E) to its tomb (T). Every
turn a shape is flipped for all. Mark it whole on one of your two chambers, turned or mirrored as you
like, or mark a single cell instead. The first marks of a chamber cover its entrance; later ones touch
what is marked already. Walls (#) stay free. Four rounds of seven flips, then the highest score wins.

  T  tomb: the pyramid is explored, 10 points; take a new card from the offer or the deck
  r g  gems: 5 points a pair of red and green, 1 each without a pair
  f  torch: 5 points, once a round          x  cross: mark one more cell at once, anywhere
  s  skull: the largest penalty counts      p  potion: erases your two worst skulls
  Your 2nd, 4th and 6th pyramid of a colour claim its best bonus left: 10, then 6, then 3.

Type a move; Tab completes it, and the line below the prompt shows what can come next.
  mark 3 c1 c2 b2   marks cells on card 3; shorter: m 3 c1 c2 b2, 3 c1 c2 b2, or c1c2b2 if only
                    one chamber fits. Columns are a to e, rows 1 to 5 from the top.
  cross 3 d2        the further cell that a cross demands (or just 3 d2)
  keep 3 40         keeps two of the four cards dealt       take 11, take deck   takes a new card
  Enter confirms a turn, u takes it back as long as it is not confirmed.

  all   the whole table     moves      every move that is legal now     rules P13   a clause
  help  this page           save FILE  saves the game                   quit        saves and leaves\
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
