"""The design standard: criteria of a good block, beyond the rules."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, pairwise
from typing import Final

from ostraka.core.component_files import counted
from ostraka.core.errors import Fault
from ostraka.games.cheops.rules.components import COLOURS, MOST_SHEETS, SYMBOLS, Colour, Components, Sheet
from ostraka.games.cheops.rules.state import MOST_SEATS
from ostraka.games.cheops.rules.stones import BUILDINGS, COLUMN, HEIGHT, LEVELS, STONE_OF, WIDTH, stones

BLOCK: Final = 6  # sheets, so that the last to take one still has a choice
MOST_SHARED: Final = len(STONE_OF) // 4  # stones of one colour on two sheets
LEAST_EFFORT: Final = (
    3  # C7: two stones are one play; a bonus that everyone reaches in the first play is no race
)
MOST_EFFORT: Final = 15
_A_FEW: Final = 5

# the stones that each one of the pyramid and of the arch rests on
RESTS_ON: Final = {
    **{
        f"p{level}.{k}": (f"p{level - 1}.{k}", f"p{level - 1}.{k + 1}")
        for level in range(2, LEVELS + 1)
        for k in range(1, LEVELS - level + 2)
    },
    **{f"{column}{height}": (f"{column}{height - 1}",) for column in "lr" for height in range(2, COLUMN + 1)},
    "cap": (f"l{COLUMN}", f"r{COLUMN}"),
}
_RELIEF: Final = [[f"{column}{row + 1}" for column in "abcd"[:WIDTH]] for row in range(HEIGHT)]
# the pairs of stones of the relief that touch edge to edge
BESIDE: Final = (
    *((one, other) for row in _RELIEF for one, other in pairwise(row)),
    *(pair for rows in pairwise(_RELIEF) for pair in zip(*rows, strict=True)),
)


def pattern(sheet: Sheet) -> tuple[int, ...]:
    """The same for all sheets that differ by a permutation of the colours alone, stones and quarry."""
    known: dict[Colour, int] = {}
    return tuple(known.setdefault(colour, len(known)) for colour in _places(sheet).values())


def _places(sheet: Sheet) -> dict[str, Colour]:
    """The colour of every stone of the buildings and of the quarry."""
    return {**sheet.colours(), **{f"quarry:{n}": colour for n, colour in enumerate(sheet.quarry, 1)}}


def shared(one: Sheet, other: Sheet) -> int:
    """How many stones of the buildings have the same colour on both sheets."""
    return sum(
        mine == theirs for mine, theirs in zip(one.colours().values(), other.colours().values(), strict=True)
    )


def effort(carriers: tuple[str, ...]) -> int:
    """How many stones must be laid to gain the bonus of a symbol on these one to three stones."""
    needed, left = set(), list(carriers)
    while left:
        stone = left.pop()
        needed.add(stone)
        left += RESTS_ON.get(stone, ())
    in_relief = {stone for stone in needed if stones(stone) & BUILDINGS["relief"]}
    pairs = any(in_relief.issuperset(pair) for pair in BESIDE)
    return len(needed) + len(in_relief) - 2 * pairs  # C8: in the relief a second one is laid with each


def below_standard(components: Components) -> list[Fault]:
    """Where a block that the rules allow falls short of what makes a good one."""
    faults = [fault for sheet in components.sheets for fault in sheet_shortcomings(sheet)]
    return faults + list(block_shortcomings(components))


# --- one sheet


def sheet_shortcomings(sheet: Sheet) -> Iterator[Fault]:
    where = f"sheet {sheet.letter}"
    colours = sheet.colours()
    if colours["l2"] != colours["r2"]:
        yield Fault(
            "", where, f"l2 is {colours['l2']} and r2 is {colours['r2']}; they should be of one colour"
        )
    for stone, under in RESTS_ON.items():
        for one in under:
            if stone.startswith("p") and colours[stone] == colours[one]:
                what = f"{stone} rests on {one} and both are {colours[stone]}; they should differ"
                yield Fault("", where, what)
    yield from _uneven(where, "on the buildings", tuple(colours.values()), range(5, 10))
    yield from _uneven(where, "in the quarry", sheet.quarry, range(2, 3))


def _uneven(where: str, place: str, colours: tuple[Colour, ...], wanted: range) -> Iterator[Fault]:
    """Every colour should be in demand: none should be much more frequent than another."""
    times = Counter(colours)
    for colour in COLOURS:
        if times[colour] not in wanted:
            should = " to ".join(map(str, sorted({wanted[0], wanted[-1]})))
            stones_there = counted(times[colour], f"{colour} stone")
            yield Fault("", where, f"{stones_there} {place}; there should be {should}")


# --- the block


def block_shortcomings(components: Components) -> Iterator[Fault]:
    yield from _too_few(components)
    yield from _unfair(components)
    for one, other in combinations(components.sheets, 2):
        alike = shared(one, other)
        if alike > MOST_SHARED:
            what = (
                f"looks like sheet {one.letter}: {alike} of {len(STONE_OF)} stones are of the same colour;"
                f" there should be {MOST_SHARED} at most"
            )
            yield Fault("", f"sheet {other.letter}", what)
    yield from _symbol_shortcomings(components)
    for building, points in (("pyramid", components.points.pyramid), ("arch", components.points.arch)):
        if len(set(points)) < len(points):
            yield Fault("", f"points {building}", "some levels are worth the same; each should be worth more")


def _too_few(components: Components) -> Iterator[Fault]:
    letters = "".join(sheet.letter for sheet in components.sheets)
    wanted = "".join(chr(ord("A") + place) for place in range(MOST_SHEETS))
    if len(letters) < BLOCK:
        # C2: everyone takes a different one
        play = f", so that only {len(letters)} can play" if len(letters) < MOST_SEATS else ""
        yield Fault("", "block", f"{len(letters)} sheets{play}; there should be six, A to F")
    elif not wanted.startswith(letters):
        last = wanted[len(letters) - 1]
        yield Fault(
            "", "block", f"the sheets are {' '.join(letters)}; they should go from A to {last} in order"
        )


def _unfair(components: Components) -> Iterator[Fault]:
    """The dice treat colours alike: sheets that differ by a permutation of colours have the same value."""
    patterns = [pattern(sheet) for sheet in components.sheets]
    usual = max(patterns, key=patterns.count)
    model = components.sheets[patterns.index(usual)]
    for sheet, colours in zip(components.sheets, patterns, strict=True):
        if colours != usual:
            wrong = _strays(model, sheet)
            what = (
                f"is not sheet {model.letter} in other colours, so one of them is better;"
                f" look at {', '.join(wrong[:_A_FEW])}{' and others' if len(wrong) > _A_FEW else ''}"
            )
            yield Fault("", f"sheet {sheet.letter}", what)


def _strays(model: Sheet, sheet: Sheet) -> list[str]:
    """The places that do not fit the exchange of colours that most of the others follow, with what would."""
    of_model, of_sheet = _places(model), _places(sheet)
    fitting: dict[Colour, Colour] = {}
    for (was, now), _ in Counter((of_model[place], of_sheet[place]) for place in of_sheet).most_common():
        if was not in fitting and now not in fitting.values():
            fitting[was] = now
    return [
        f"{place} ({fitting[was]} would fit)" if was in fitting else place
        for place, was in of_model.items()
        if fitting.get(was) != of_sheet[place]
    ]


def _symbol_shortcomings(components: Components) -> Iterator[Fault]:
    carriers = components.sheets[0].symbols
    for symbol in SYMBOLS:
        where = f"symbol {symbol}"
        if len(carriers[symbol]) > 3:
            yield Fault("", where, f"is on {len(carriers[symbol])} stones; put it on one to three")
        elif not LEAST_EFFORT <= (least := effort(carriers[symbol])) <= MOST_EFFORT:
            should = f"{LEAST_EFFORT} to {MOST_EFFORT}"
            yield Fault("", where, f"is gained with {least} stones; it should take {should} to get there")
    every = stones(*(stone for names in carriers.values() for stone in names))
    for building, within in BUILDINGS.items():
        if not every & within:
            yield Fault(
                "", "block", f"no stone of the {building} has a symbol; spread them over the three buildings"
            )
