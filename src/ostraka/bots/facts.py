"""What can be said of a move: facts, each by a key and by what it is about, for clients to put into words."""

from collections.abc import Iterable, Sequence

import msgspec


class Fact(msgspec.Struct, frozen=True):
    """One thing that a move does, as in `nearer`, `{"pyramid": 17, "cells": 2, "left": 3}`."""

    key: str
    args: dict[str, int | str]


def fact(key: str, **args: int | str) -> Fact:
    """A fact in plain numbers, not those of NumPy's records."""
    return Fact(key, {name: value if isinstance(value, str) else int(value) for name, value in args.items()})


def in_order(facts: Iterable[Fact], keys: Sequence[str]) -> list[Fact]:
    """The facts in the order of their keys; where a key is the same, as they come."""
    return sorted(facts, key=lambda found: keys.index(found.key))
