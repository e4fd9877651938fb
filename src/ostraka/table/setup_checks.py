"""Checks of what a table is made of before its first move: seats, names, set-up, components."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from ostraka.core.errors import BadComponents, Fault, OstrakaError
from ostraka.core.game import AnyGame, Components, Options, Pick, Rows, Setup
from ostraka.core.registry import find_game
from ostraka.table.names import can_be_seen

_LONGEST_NAME: Final = 60


def check_seats(game: AnyGame, seats: int) -> None:
    if not isinstance(seats, int) or not game.fewest <= seats <= game.most:
        raise OstrakaError(f"{game.name} takes {game.fewest} to {game.most} players, not {seats!r}")


def arranged(
    game: AnyGame, seats: int, components: Components, chosen: Mapping[str, Any], pick: Pick | None
) -> Setup:
    """The set-up of a game: the choices of the players, and the rest by chance."""
    if not isinstance(components, game.components):
        raise BadComponents([Fault("", "components", f"these are not components of {game.name}")])
    try:
        setup = game.arrange(components, seats, chosen, pick)
    except TypeError as error:
        raise BadComponents([Fault("", "set-up", str(error))]) from None
    return checked_setup(game, setup)


def checked_setup(game: AnyGame, setup: Setup) -> Setup:
    """The set-up, checked against the types of the record."""
    try:
        return msgspec.convert(msgspec.to_builtins(setup), game.setup)
    except (TypeError, ValueError) as error:
        raise BadComponents([Fault("", "set-up", str(error))]) from None


def checked_options(game: AnyGame, options: Options | None) -> Options:
    """The options, checked to be of the type that the game has."""
    if options is None:
        return game.options()
    if type(options) is not game.options:
        raise OstrakaError(f"the options of {game.name} must be {game.options.__name__}, not {options!r}")
    return options


def checked_names(seats: int, names: Sequence[str] | None) -> tuple[str, ...]:
    if names is None:
        return tuple(f"Seat {seat}" for seat in range(seats))
    if len(names) != seats:
        raise OstrakaError(f"{seats} seats need {seats} names, not {len(names)}")
    for name in names:
        if not isinstance(name, str) or len(name) > _LONGEST_NAME or not can_be_seen(name):
            raise OstrakaError(f"a name has at most {_LONGEST_NAME} characters and no control characters")
    return tuple(names)


def kit_for(game: AnyGame, seats: int, components: Components, setup: Setup, options: Options) -> Rows:
    """The components as arrays for the compiled rules; equal components share one kit."""
    try:
        written = msgspec.json.encode(components)
        return _kit(game.name, seats, written, setup, options)
    except (TypeError, ValueError) as error:
        if isinstance(error, OstrakaError):
            raise
        raise BadComponents([Fault("", "components", str(error))]) from None


@lru_cache(maxsize=512)
def standard_kit(game: str, seats: int, setup: Setup) -> Rows:
    rules = find_game(game)
    return rules.kit(rules.standard(), seats, setup, rules.options())


@lru_cache(maxsize=32)
def _kit(game: str, seats: int, components: bytes, setup: Setup, options: Options) -> Rows:
    rules = find_game(game)
    return rules.kit(msgspec.json.decode(components, type=rules.components), seats, setup, options)
