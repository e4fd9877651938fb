"""What stones of a seat will bring, told before they are confirmed."""

from collections.abc import Iterator, Sequence

from ostraka.cli.console.text import listed
from ostraka.games.cheops.rules.notation import Move, parse
from ostraka.games.cheops.rules.scoring import BONUS
from ostraka.games.cheops.rules.snapshot import Seat

_FINISH = "finish"
_ENOUGH = 2  # complete buildings end the game (C21)


def preview(before: Seat, after: Seat, moves: Sequence[str]) -> str:
    """A sentence about the sheet before some moves, and after them."""
    made = [move for move in map(parse, moves) if move.stones]
    if not made:
        return "You build nothing in this play."
    stones = [stone for move in made for stone in move.stones]
    parts = [*_buildings(before, after), *_paid(before, after, made), *_bonuses(before, after)]
    ends = len(after.complete) >= _ENOUGH
    finish = BONUS if ends and _FINISH not in after.bonuses else 0
    points = sum(after.points.values()) - sum(before.points.values()) + finish
    told = f"You build {listed(stones)}: {'; '.join([*parts, f'points {points:+d}'])}."
    return f"{told} This ends the game after this play (C21)." if ends else told


def _buildings(before: Seat, after: Seat) -> Iterator[str]:
    for building in ("pyramid", "arch", "relief"):
        brought = after.points[building] - before.points[building]
        done = building in after.complete and building not in before.complete
        if brought or done:
            yield f"{building}{f' {brought:+d}' if brought else ''}{', complete' if done else ''}"


def _paid(before: Seat, after: Seat, made: Sequence[Move]) -> Iterator[str]:
    """What was struck out, and what can no longer be."""
    struck = [how.removeprefix("quarry:") for move in made for how in move.payments if ":" in how]
    skipped = set(before.quarry) - set(after.quarry) - set(after.struck)
    if struck:
        stones = f"stone{'s' if len(struck) > 1 else ''} {listed(struck)} struck"
        passed = f", {len(skipped)} skipped" if skipped else ""
        yield f"quarry -{before.points['quarry'] - after.points['quarry']} ({stones}{passed})"
    if after.jokers < before.jokers:
        lost = before.points["jokers"] - after.points["jokers"]
        yield f"jokers -{lost} ({before.jokers - after.jokers} spent)"


def _bonuses(before: Seat, after: Seat) -> Iterator[str]:
    for bonus in sorted(set(after.bonuses) - set(before.bonuses) - {_FINISH}):
        yield f"bonus {bonus} +{BONUS} (others can gain it too in this play, C19)"
    if len(after.complete) >= _ENOUGH and _FINISH not in before.bonuses:
        yield f"bonus finish +{BONUS}"
