"""A hint: the best move that pharaoh finds, why, and what comes next to it."""

from typing import Final

from ostraka.cli.prepare import prepare_review
from ostraka.cli.reasons import sentence
from ostraka.minds import Weight, mind
from ostraka.minds.reasons import reasons
from ostraka.table.view import View

_OTHERS: Final = 2  # moves that are named beside the best


def hint(view: View) -> str:
    """Two lines at most, if the terminal is wide enough."""
    prepare_review(view.game.name)
    best, *others = mind("pharaoh").weigh(view)
    why = sentence(reasons(view, best.move))
    told = [f"Hint: {_odds(best)}" + (f"; it {why}" if why else "")]
    if others:
        told.append("Next: " + "; ".join(map(_odds, others[:_OTHERS])))
    return "\n".join(told)


def _odds(weight: Weight) -> str:
    words = str(weight.move).split(" ", 1)[1]
    return f"{words} ({100 * weight.win:.0f}% to win, {weight.margin:+.1f} points)"
