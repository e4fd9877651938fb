"""Why a move of Cheops is refused: the reason, and what helps the one who tried it."""

from collections.abc import Callable, Sequence
from typing import Final

from ostraka.cli.console.text import either, listed
from ostraka.cli.language import t
from ostraka.cli.play.typed import Words
from ostraka.core.errors import IllegalMove
from ostraka.games.cheops.rules.notation import Move, parse
from ostraka.games.cheops.rules.snapshot import Shown
from ostraka.games.cheops.terminal.typed_moves import example, short

_FEW: Final = 4


class _Refused:
    """A refused move, and the sheet that it was meant for."""

    def __init__(self, move: Move, shown: Shown, seat: int, legal: Sequence[Words]) -> None:
        self.stones = move.stones
        self.paid = dict(zip(move.stones, move.payments, strict=True))
        self.shown = shown
        self.mine = shown.seats[seat]
        self.sheet = shown.components.sheet(self.mine.sheet)
        self.colours = self.sheet.colours()
        self.legal = legal

    def from_quarry(self) -> dict[str, int]:
        """The stones that were to be paid with places of the quarry."""
        return {stone: int(how[7:]) for stone, how in self.paid.items() if how.startswith("quarry:")}

    def alternatives(self) -> str:
        """What can be typed instead for the same stones."""
        same = [move for move in self.legal if {word.split("=")[0] for word in move[1:]} == set(self.stones)]
        return either([short(move, self.legal) for move in same[:_FEW]])

    def colour(self, stone: str) -> str:
        return t(f"colour-{self.colours[stone]}")


def _marked(refused: _Refused) -> str:
    stone = next(stone for stone in refused.stones if stone in refused.mine.marked)
    return f"{t('reason-cheops-marked')} ({stone})"


def _one_alone(refused: _Refused) -> str:
    pairs = [move for move in refused.legal if refused.stones[0] in {word.split("=")[0] for word in move[1:]}]
    detail = t("terminal-example", example=example(pairs)) if pairs else t("cheops-no-partner")
    return f"{t('reason-cheops-one-alone')} {detail}"


def _no_support(refused: _Refused) -> str:
    level, _, number = refused.stones[0][1:].partition(".")
    below = [f"p{int(level) - 1}.{k}" for k in (int(number), int(number) + 1)]
    detail = t("cheops-rests-on", stone=refused.stones[0], below=listed(below))
    return f"{t('reason-cheops-no-support')} {detail}"


def _column(refused: _Refused) -> str:
    column = refused.stones[0][0]
    height = sum(stone[0] == column for stone in refused.mine.marked if "." not in stone and stone != "cap")
    return f"{t('reason-cheops-column')} {t('cheops-next-stone', stone=f'{column}{height + 1}')}"


def _die_lies_there(refused: _Refused) -> str:
    stone = next(
        stone
        for stone, how in refused.paid.items()
        if how != "die" and refused.colours[stone] in refused.shown.lying
    )
    return f"{t('reason-cheops-die-lies-there')} ({stone}: {refused.colour(stone)})"


def _no_die(refused: _Refused) -> str:
    by_die = [stone for stone, how in refused.paid.items() if how == "die"]
    lacking = [stone for stone in by_die if refused.colours[stone] not in refused.shown.lying]
    stone = (lacking or by_die[::-1])[0]  # two stones of one colour, one die: it cannot pay for the second
    about = f"({stone}: {refused.colour(stone)})"
    if moves := refused.alternatives():
        return f"{t('cheops-no-die')} {about} {t('terminal-you-can-type', moves=moves)}"
    return f"{t('reason-cheops-no-die')} {about}"


def _other_colour(refused: _Refused) -> str:
    quarry = refused.sheet.quarry
    stone, place = next(
        (stone, place)
        for stone, place in refused.from_quarry().items()
        if quarry[place - 1] != refused.colours[stone]
    )
    if not any(quarry[left - 1] == refused.colours[stone] for left in refused.mine.quarry):
        return f"{t('cheops-quarry-lacks')} ({stone}: {refused.colour(stone)})"
    theirs = t(f"colour-{quarry[place - 1]}")
    struck = t("how-quarry", place=place)
    return f"{t('reason-cheops-other-colour')} ({struck}: {theirs}; {stone}: {refused.colour(stone)})"


def _left_of_the_last(refused: _Refused) -> str:
    last = t("cheops-last-struck", place=max(refused.mine.struck))
    return f"{t('reason-cheops-left-of-the-last')} {last}"


_DETAILED: Final[dict[str, Callable[[_Refused], str]]] = {
    "marked": _marked,
    "one alone": _one_alone,
    "no support": _no_support,
    "column": _column,
    "die lies there": _die_lies_there,
    "no die": _no_die,
    "other colour": _other_colour,
    "left of the last": _left_of_the_last,
}


def detailed_objection(error: IllegalMove, shown: Shown, seat: int, legal: Sequence[Words]) -> str | None:
    """Why a move is refused, with what helps; None where the reason says it all."""
    explain = _DETAILED.get(error.reason)
    return None if explain is None else explain(_Refused(parse(error.move), shown, seat, legal))
