"""What a draft will bring in Cheops, shown before it is confirmed."""

from collections.abc import Iterator, Sequence

from ostraka.cli.console.text import listed
from ostraka.cli.language import change, t
from ostraka.cli.play.typed import Draft
from ostraka.games.cheops.rules.notation import Move, parse
from ostraka.games.cheops.rules.scoring import BONUS
from ostraka.games.cheops.rules.snapshot import Seat
from ostraka.games.cheops.rules.stones import BUILDINGS
from ostraka.text.numbers import signed

_FINISH = "finish"


def preview(draft: Draft) -> str:
    """A sentence about the sheet before a draft, and after it."""
    moves = [move for move in map(parse, draft.moves) if move.stones]
    if not moves:
        return t("cheops-builds-nothing")
    before: Seat = draft.before.snapshot.seats[draft.seat]
    after: Seat = draft.after.snapshot.seats[draft.seat]
    points = sum(after.points.values()) - sum(before.points.values())
    gains = [*_buildings(before, after), *_paid(before, after, moves), *_bonuses(before, after)]
    stones = listed([stone for move in moves for stone in move.stones])
    sentence = t("cheops-builds", stones=stones, gains="; ".join([*gains, change(points)]))
    return f"{sentence} {t('cheops-ends')}" if _FINISH in after.bonuses else sentence


def _buildings(before: Seat, after: Seat) -> Iterator[str]:
    for building in BUILDINGS:
        gained = after.points[building] - before.points[building]
        done = building in after.complete and building not in before.complete
        if gained or done:
            amount = f" {signed(gained)}" if gained else ""
            complete = f", {t('cheops-complete')}" if done else ""
            yield f"{t(f'points-cheops-{building}')}{amount}{complete}"


def _paid(before: Seat, after: Seat, moves: Sequence[Move]) -> Iterator[str]:
    """What was struck out, and what can no longer be."""
    struck = [how.removeprefix("quarry:") for move in moves for how in move.payments if ":" in how]
    skipped = set(before.quarry) - set(after.quarry) - set(after.struck)
    if struck:
        lost = before.points["quarry"] - after.points["quarry"]
        parts = [f"{t('quarry-struck')}: {', '.join(struck)}"]
        parts += [f"{t('quarry-skipped')}: {len(skipped)}"] if skipped else []
        yield f"{t('quarry')} {signed(-lost)} ({', '.join(parts)})"
    if after.jokers < before.jokers:
        lost = before.points["jokers"] - after.points["jokers"]
        yield f"{t('points-cheops-jokers')} {signed(-lost)}"


def _bonuses(before: Seat, after: Seat) -> Iterator[str]:
    for bonus in sorted(set(after.bonuses) - set(before.bonuses) - {_FINISH}):
        earned = t("fact-bonus", symbol=t(f"symbol-{bonus}"), points=BONUS)
        yield f"{earned} ({t('cheops-others-too')})"
    if _FINISH in after.bonuses and _FINISH not in before.bonuses:
        yield t("fact-finish", points=BONUS)
