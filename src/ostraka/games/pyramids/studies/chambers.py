"""Chambers without icons: walls that fit a plan, as cell sets."""

from typing import Final, NamedTuple

from msgspec.structs import replace

from ostraka.core.bits import each
from ostraka.games.pyramids.rules.components import ENTRANCE, PLAIN, TOMB, WALL, Card
from ostraka.games.pyramids.rules.quality import reach
from ostraka.games.pyramids.rules.shapes import (
    CELLS,
    EVERY_CELL,
    LEFT_EDGE,
    NOT_LEFT,
    NOT_RIGHT,
    SIDE,
    beside,
    path_between,
)
from ostraka.games.pyramids.studies.plans import Plan
from ostraka.games.pyramids.studies.seeded_random import SeededRandom

TOP_EDGE: Final = (1 << SIDE) - 1
ROWS: Final = tuple(TOP_EDGE << SIDE * row for row in range(SIDE))
COLUMNS: Final = tuple(LEFT_EDGE << column for column in range(SIDE))
EDGES: Final = (ROWS[0], ROWS[-1], COLUMNS[0], COLUMNS[-1])
CORNERS: Final = (ROWS[0] | ROWS[-1]) & (COLUMNS[0] | COLUMNS[-1])
BLANK: Final = Card(0, "green", (PLAIN * SIDE,) * SIDE)
STEPS: Final = 60  # moves of a wall before the search starts again


class Chamber(NamedTuple):
    """Entrance, tomb and walls."""

    entrance: int
    tomb: int
    walls: int

    @property
    def floor(self) -> int:
        return EVERY_CELL & ~self.walls

    @property
    def doors(self) -> int:
        return self.entrance | self.tomb

    @property
    def dead_ends(self) -> int:
        return self.floor & ~self.doors & ~crossable(self.floor)

    def card(self) -> Card:
        """A card with this chamber, which has no number yet."""
        signs = {self.entrance: ENTRANCE, self.tomb: TOMB, self.walls: WALL}
        return with_letters(BLANK, {cell: sign for cells, sign in signs.items() for cell in each(cells)})

    def move_wall(self, rng: SeededRandom) -> "Chamber":
        wall = rng.choice(list(each(self.walls)))
        free = rng.choice(list(each(self.floor & ~self.doors)))
        return self._replace(walls=self.walls ^ (1 << wall | 1 << free))

    def flaws(self, plan: Plan) -> int:
        """How far the chamber is from the plan, and from a good one; 0 is perfect."""
        least, most = plan.path
        path = path_between(self.entrance, self.tomb, self.floor)
        narrow_doors = self.doors & ~crossable(self.floor)
        unreachable = self.floor & ~reach(self.entrance, self.floor)
        return (
            max(least - path, path - most, 0)
            + max(self.dead_ends.bit_count() - plan.dead_ends, 0)
            + narrow_doors.bit_count()
            + unreachable.bit_count()
            + shrinking(self.walls)
        )


def build_chamber(rng: SeededRandom, plan: Plan) -> Chamber:
    """Start from random walls and move them until the chamber has no flaws."""
    while True:
        chamber = random_chamber(rng, plan)
        flaws = chamber.flaws(plan)
        for _ in range(STEPS):
            moved = chamber.move_wall(rng)
            left = moved.flaws(plan)
            if not left:
                return moved
            if left <= flaws:
                chamber, flaws = moved, left


def random_chamber(rng: SeededRandom, plan: Plan) -> Chamber:
    entrance, tomb = rng.below(SIDE), CELLS - SIDE + rng.below(SIDE)
    rest = rng.shuffled([cell for cell in range(CELLS) if cell not in {entrance, tomb}])
    walls = sum(1 << cell for cell in rest[: rng.between(*plan.walls)])
    return Chamber(1 << entrance, 1 << tomb, walls)


def crossable(floor: int) -> int:
    """The cells with at least two neighbours on the floor, which a path can cross."""
    above, below = floor << SIDE & EVERY_CELL, floor >> SIDE
    left, right = (floor & NOT_RIGHT) << 1, (floor & NOT_LEFT) >> 1
    return above & below | left & right | (above | below) & (left | right)


def shrinking(walls: int) -> int:
    """How many patterns of walls only make the chamber smaller, or cut it in two."""
    pairs = walls & (walls & NOT_LEFT) >> 1
    return (
        ((walls & CORNERS).bit_count() > 1)
        + bool(walls & CORNERS & int(beside(walls)))
        + bool(pairs & pairs >> SIDE)
        + sum((walls & edge).bit_count() > 2 for edge in EDGES)
        + sum((walls & line).bit_count() > 3 for line in ROWS + COLUMNS)
    )


def with_letters(card: Card, letters: dict[int, str]) -> Card:
    """The same card with these letters in these cells."""
    old = "".join(card.grid)
    new = "".join(letters.get(cell, letter) for cell, letter in enumerate(old))
    return replace(card, grid=tuple(new[row : row + SIDE] for row in range(0, CELLS, SIDE)))
