"""A hint: the best move that pharaoh finds, why, and what comes next to it."""

from typing import Final

from ostraka.bots import Weight, find_bot
from ostraka.bots.facts import facts_of
from ostraka.cli.console.streams import out
from ostraka.cli.play.facts import sentence
from ostraka.cli.warm_up import prepare_review
from ostraka.table.view import View

_OTHERS: Final = 2  # moves that are named beside the best, where there is room


def hint(view: View) -> str:
    """Two lines at most, if the terminal is wide enough."""
    prepare_review(view.game.name)
    best, *others = find_bot("pharaoh").weigh(view)
    why = sentence(facts_of(view, best.move))
    told = [f"Hint: {_odds(best)}" + (f"; it {why}" if why else "")]
    for count in range(min(_OTHERS, len(others)), 0, -1):
        line = "Next: " + "; ".join(map(_odds, others[:count]))
        if len(line) <= out.width:
            told.append(line)
            break
    return "\n".join(told)


def _odds(weight: Weight) -> str:
    words = str(weight.move).split(" ", 1)[1]
    ahead = "ahead" if weight.margin >= 0 else "behind"
    return f"{words} ({100 * weight.win:.0f}% to win, {abs(weight.margin):.0f} {ahead})"
