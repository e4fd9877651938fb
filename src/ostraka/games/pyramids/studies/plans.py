"""The sixteen plans of a deck, each for one card in every colour."""

from typing import Final, NamedTuple


class Plan(NamedTuple):
    """The properties of a card; red gems stand for gems of either colour."""

    character: str
    path: tuple[int, int]  # the least and the most cells of the shortest path
    walls: tuple[int, int]
    icons: str

    @property
    def dead_ends(self) -> int:
        return 2 if self.character == "maze" else 1

    @property
    def guarded(self) -> bool:
        return self.character in {"short", "guarded"}


# In each colour: 26 gems, 13 crosses, 8 torches, 4 potions, 46 skulls
PLANS: Final = (
    Plan("short", (7, 8), (5, 6), "rxsss"),
    Plan("short", (7, 8), (5, 6), "fssss"),
    Plan("short", (7, 8), (4, 6), "rpsss"),
    Plan("long", (10, 11), (6, 7), "rrrfsss"),
    Plan("long", (10, 11), (6, 7), "rrrxsss"),
    Plan("long", (10, 11), (6, 7), "rrfxpss"),
    Plan("guarded", (9, 10), (5, 7), "rrxsss"),
    Plan("guarded", (9, 10), (5, 7), "rrpsss"),
    Plan("guarded", (9, 10), (5, 7), "rrfssss"),
    Plan("crosses", (10, 11), (5, 7), "xxxrsss"),
    Plan("crosses", (10, 11), (5, 7), "xxrfsss"),
    Plan("maze", (10, 11), (7, 8), "rrfss"),
    Plan("maze", (10, 11), (7, 8), "rrxss"),
    Plan("maze", (10, 11), (7, 8), "rrfxss"),
    Plan("hall", (9, 9), (3, 4), "rfxsss"),
    Plan("hall", (9, 9), (3, 4), "rxpsss"),
)
