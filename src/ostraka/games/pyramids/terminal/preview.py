"""What moves of a seat will bring, told before they are confirmed.

It speaks only of the seat's own sheet, so it gives away nothing that others have marked in secret.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from ostraka.games.pyramids.rules.components import Components
from ostraka.games.pyramids.rules.notation import CELL_NAMES, Move, parse
from ostraka.games.pyramids.rules.shapes import SIDE
from ostraka.games.pyramids.rules.snapshot import Seat, Shown

_ORDINALS = {2: "2nd", 4: "4th", 6: "6th"}


def preview(before: Shown, after: Seat, seat: int, moves: Sequence[str]) -> str:
    """A sentence about the sheet before some moves, and after them."""
    made = [parse(move) for move in moves]
    if made[0].kind == "keep":
        return f"You keep {' and '.join(map(str, made[0].cards))}."
    if made[0].kind == "take":
        return f"You take {made[0].card}." if made[0].card else "You take the unseen top card of the deck."
    parts = list(_brought(before, before.seats[seat], after, made))
    return f"That brings: {'; '.join(parts)}." if parts else "That brings a longer path, and no points yet."


def _brought(before: Shown, sheet: Seat, after: Seat, made: Sequence[Move]) -> Iterator[str]:
    icons = _icons(before.components, made)
    for letter, name, had, has in (
        ("r", "red", sheet.red, after.red),
        ("g", "green", sheet.green, after.green),
    ):
        if icons[letter]:
            yield f"{has - had} {name} gem{'s' if has - had != 1 else ''}" if has > had else f"{name} is full"
    if icons["f"]:
        lit = set(after.torches) - set(sheet.torches)
        yield f"the torch of round {before.round}" if lit else "no torch: this round's burns already (P18)"
    if icons["s"] or after.skulls != sheet.skulls:
        yield f"skulls {sheet.skulls} -> {after.skulls}, penalty {sheet.penalty} -> {after.penalty}"
    if icons["p"]:
        yield "a potion" + (", drunk after the crosses" if after.crosses else " erased up to two skulls")
    tombs = [move.card for move in made if "T" in _letters(before.components, move) and move.card]
    for card in tombs:
        yield f"the tomb of {card}: explored"
    yield from _claims(before, sheet, tombs)
    unused = icons["x"] - sum(move.kind == "cross" for move in made) - after.crosses
    if unused > 0:
        yield f"{unused} cross{'es' if unused > 1 else ''} lost: no cell is left (PR3)"
    points = 10 * len(tombs) + sum(
        after.points[source] - sheet.points[source] for source in ("torches", "gems", "skulls")
    )
    if points or icons.keys() - {".", "E", "x"}:
        yield f"points {points:+d}"


def _claims(before: Shown, sheet: Seat, tombs: Sequence[int]) -> Iterator[str]:
    """P26: the bonuses that come into reach; P27 may let others go first."""
    colours = [before.components.card(card).colour for card in tombs]
    for colour in sorted(set(colours)):
        had = sum(before.components.card(card).colour == colour for card in sheet.explored)
        has = had + colours.count(colour)
        if has // 2 > had // 2 and has // 2 * 2 in _ORDINALS and before.bonuses[colour]:
            bonus = before.bonuses[colour][0]
            yield f"your {_ORDINALS[has // 2 * 2]} {colour}: bonus {bonus}, unless a lower number claims it"


def _icons(components: Components, made: Sequence[Move]) -> Counter[str]:
    return Counter("".join(_letters(components, move) for move in made))


def _letters(components: Components, move: Move) -> str:
    if move.card is None:
        return ""
    grid = components.card(move.card).grid
    cells = [CELL_NAMES.index(name) for name in move.cells]
    return "".join(grid[cell // SIDE][cell % SIDE] for cell in cells)
