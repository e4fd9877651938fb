"""What a draft will bring in Pyramids, shown before it is confirmed.

It is about the seat's own sheet only, so it gives away nothing that others have marked in secret.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from ostraka.cli.language import change, t
from ostraka.cli.play.typed import Draft
from ostraka.games.pyramids.rules.components import Components
from ostraka.games.pyramids.rules.move_text import CELL_NAMES
from ostraka.games.pyramids.rules.notation import Move, parse
from ostraka.games.pyramids.rules.shapes import SIDE
from ostraka.games.pyramids.rules.snapshot import Seat, Snapshot


def preview(draft: Draft) -> str:
    """A sentence about the sheet before a draft, and after it."""
    moves = [parse(move) for move in draft.moves]
    first = moves[0]
    if first.kind == "keep":
        one, other = first.cards
        return f"{t('advise-keep', first=one, second=other)}."
    if first.kind == "take":
        return f"{t('advise-take', card=first.card) if first.card else t('advise-take-deck')}."
    before: Snapshot = draft.before.snapshot
    after: Snapshot = draft.after.snapshot
    icons = _icons(draft.before.components, moves)
    gains = [*_gains(before, after, draft.seat, moves, icons)]
    return t("pyramids-brings", gains="; ".join(gains)) if gains else t("pyramids-brings-nothing")


def _gains(
    before: Snapshot, after: Snapshot, seat: int, moves: Sequence[Move], icons: Counter[str]
) -> Iterator[str]:
    had, has = before.seats[seat], after.seats[seat]
    yield from _collected(before, had, has, icons)
    for card in sorted(set(has.explored) - set(had.explored)):
        yield t("fact-explores", pyramid=card)
    yield from _bonuses(has)
    lost = icons["x"] - sum(move.kind == "cross" for move in moves) - has.crosses
    if lost > 0:
        yield t("pyramids-crosses-lost", count=lost)
    points = sum(has.points.values()) - sum(had.points.values())
    if points or icons.keys() - {".", "E", "x"}:
        yield change(points)


def _collected(before: Snapshot, had: Seat, has: Seat, icons: Counter[str]) -> Iterator[str]:
    """What the marked icons bring, or why they bring nothing."""
    for letter, colour, gained in (("r", "red", has.red - had.red), ("g", "green", has.green - had.green)):
        if icons[letter]:
            full = t("pyramids-full", gem=t(f"icon-{colour}-gem"))
            yield t(f"gain-{colour}", count=gained) if gained else full
    if icons["f"]:
        lit = len(has.torches) > len(had.torches)
        yield t("gain-torch", count=1) if lit else t("pyramids-torch-lit", round=before.round)
    if icons["s"] or has.skulls != had.skulls:
        yield t("pyramids-skulls", had=had.skulls, has=has.skulls, before=had.penalty, after=has.penalty)
    if icons["p"] > has.potions:
        yield t("pyramids-potion")
    if has.potions:
        yield t("gain-potion", count=has.potions)


def _bonuses(has: Seat) -> Iterator[str]:
    """P26: the bonuses in reach; by P27 somebody with a lower number may claim one first."""
    if has.pending is not None:
        for colour, points in has.pending.bonuses.items():
            claim = t("fact-claims", points=points, colour=t(f"colour-{colour}"))
            yield f"{claim} ({t('fact-contested')})" if colour in has.pending.contested else claim


def _icons(components: Components, moves: Sequence[Move]) -> Counter[str]:
    """The letters of the marked cells."""
    return Counter("".join(_letters(components, move) for move in moves))


def _letters(components: Components, move: Move) -> str:
    if move.card is None:
        return ""
    grid = components.card(move.card).grid
    cells = [CELL_NAMES.index(name) for name in move.cells]
    return "".join(grid[cell // SIDE][cell % SIDE] for cell in cells)
