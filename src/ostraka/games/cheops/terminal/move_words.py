"""Moves of Cheops in words. Stones keep the short names under which they are typed."""

from collections.abc import Sequence

from ostraka.cli.language import t
from ostraka.cli.play.log import who
from ostraka.games.cheops.rules.notation import parse

_QUARRY = "quarry:"


def move_words(moves: Sequence[str], names: Sequence[str]) -> list[str]:
    """Moves of one player, or one chance move, without the player; all stones of a turn in one phrase."""
    turn = [parse(move) for move in moves]
    first = turn[0]
    if first.seat is None:
        return [t("move-roll", dice=", ".join(t(f"colour-{colour}") for colour in first.dice))]
    about = who(names[first.seat])
    paid = [
        t("stone-paid", stone=stone, how=_payment(how))
        for move in turn
        for stone, how in zip(move.stones, move.payments, strict=True)
    ]
    if not paid:
        return [t("move-done", who=about)]
    return [t("move-lay", who=about, count=len(paid), stones="; ".join(paid))]


def _payment(how: str) -> str:
    place = how.removeprefix(_QUARRY)
    return t(f"how-{how}") if place == how else t("how-quarry", place=place)
