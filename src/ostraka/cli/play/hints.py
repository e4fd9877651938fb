"""Hints: the best move that pharaoh finds, why, and what comes next to it."""

from collections.abc import Sequence
from typing import Final

from ostraka.bots import Weight, find_bot
from ostraka.bots.facts import Fact, facts_of
from ostraka.bots.game import bot_game
from ostraka.cli.console.streams import out
from ostraka.cli.language import key_of, knows, t
from ostraka.cli.warm_up import prepare_review
from ostraka.table.view import View
from ostraka.text.numbers import signed

_OTHERS: Final = 2  # moves that are named next to the best, where there is room
_MOST_FACTS: Final = 3


def hint(view: View) -> str:
    """Two lines at most, if the terminal is wide enough."""
    prepare_review(view.game.name)
    best, *others = find_bot("pharaoh").weigh(view)
    why = argument(view.game.name, facts_of(view, best.move))
    first = t("terminal-hint", move=_with_odds(best))
    lines = [f"{first}: {why}" if why else first]
    for count in range(min(_OTHERS, len(others)), 0, -1):
        line = t("terminal-hint-next", moves="; ".join(map(_with_odds, others[:count])))
        if len(line) <= out.width:
            lines.append(line)
            break
    return "\n".join(lines)


def _with_odds(weight: Weight) -> str:
    move = str(weight.move).split(" ", 1)[1]
    odds = t("hint-odds", win=round(100 * weight.win), margin=signed(weight.margin))
    return f"{move} ({odds})"


def argument(game: str, facts: Sequence[Fact]) -> str:
    """The most telling facts of a move: first what speaks for it, then what speaks against it."""
    drawbacks = bot_game(game).drawbacks
    telling = facts[:_MOST_FACTS]
    good = "; ".join(fact_words(game, fact) for fact in telling if fact.key not in drawbacks)
    bad = "; ".join(fact_words(game, fact) for fact in telling if fact.key in drawbacks)
    return t("terminal-but", good=good, bad=bad) if good and bad else good or bad


def fact_words(game: str, fact: Fact) -> str:
    """A fact as a phrase; colours, shapes and the like are named in the player's language."""
    key = key_of("fact", game, fact.key)
    if not knows(key):
        return " ".join([fact.key, *map(str, fact.args.values())])
    phrase = t(key, **{name: _named(game, name, value) for name, value in fact.args.items()})
    rivals = fact.args.get("rivals", 0)
    return f"{phrase} ({t('terminal-rivals', count=rivals)})" if rivals else phrase


def _named(game: str, name: str, value: int | str) -> int | str:
    """The word for a value such as a colour, which has a message of its own."""
    key = key_of(name, game, str(value))
    return t(key) if isinstance(value, str) and knows(key) else value
