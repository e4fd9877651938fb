"""Moves of Pyramids in words."""

from collections.abc import Sequence

from ostraka.cli.language import t
from ostraka.cli.play.log import Who, who


def move_words(moves: Sequence[str], names: Sequence[str]) -> list[str]:
    """Moves of one player, or one chance move, without the player."""
    return [_in_words(move.split(), names) for move in moves]


def _in_words(words: Sequence[str], names: Sequence[str]) -> str:
    if words[0].isdigit():
        return _decision(words[1:], who(names[int(words[0])]))
    kind, *rest = words
    if kind == "deal":
        name = names[int(rest[0])]
        return t("move-deal", who=who(name), name=name)
    if kind == "offer":
        return t("move-offer", cards=", ".join(rest))
    return t("move-flip", shape=t(f"shape-{rest[0]}")) if kind == "flip" else t("move-draw", card=rest[0])


def _decision(words: Sequence[str], who: Who) -> str:
    kind, first, *rest = words
    if kind == "mark":
        return t("move-mark", who=who, card=first, cells=" ".join(rest), count=len(rest))
    if kind == "cross":
        return t("move-cross", who=who, card=first, cells=rest[0])
    if kind == "keep":
        return t("move-keep", who=who, first=first, second=rest[0])
    return t("move-take-deck", who=who) if first == "deck" else t("move-take", who=who, card=first)
