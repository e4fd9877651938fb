"""New tables."""

import secrets
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

import msgspec

from ostraka.core.errors import OstrakaError
from ostraka.core.game import AnyGame, Components, Options, Pick, Setup
from ostraka.core.registry import find_game
from ostraka.table.chance import LARGEST_SEED, Chance, Fair, Seeded
from ostraka.table.randomness import SETUP_DRAWS
from ostraka.table.setup_checks import arranged, check_seats, kit_for
from ostraka.table.table import Table


def new(
    game: str,
    seats: int = 2,
    *,
    seed: int | None = None,
    chance: Chance | None = None,
    names: Sequence[str] | None = None,
    components: Components | None = None,
    options: Options | None = None,
    **chosen: Any,  # noqa: ANN401 - fields of the game's set-up
) -> Table:
    """A new table; without a seed or a source of chance, it draws a fresh seed.

    (A plain `Table` has no source: there, people make the chance moves.) The set-up of a game can be
    chosen by the names of its fields in the record; chance decides the rest.
    """
    if seed is not None and chance is not None:
        raise OstrakaError("give a seed or a source of chance, not both")
    if chance is None:
        chance = Seeded(secrets.randbelow(LARGEST_SEED) if seed is None else seed)
    setup = _settled(game, seats, components, chance, chosen)
    return Table(
        game,
        seats,
        names=names,
        components=components,
        setup=setup,
        chance=chance,
        options=options,
    )


def _settled(
    game: str, seats: int, components: Components | None, chance: Chance, chosen: dict[str, Any]
) -> Setup:
    rules = find_game(game)
    check_seats(rules, seats)
    if chosen:
        _check_choices(rules, chosen)
    pick = chance.pick if isinstance(chance, Seeded | Fair) else None
    return arranged_by(rules, seats, rules.standard() if components is None else components, pick, chosen)


def _check_choices(game: AnyGame, chosen: Iterable[str]) -> None:
    """Refuse choices that are no fields of the game's set-up."""
    known = [field.name for field in msgspec.structs.fields(game.setup)]
    for name in chosen:
        if name not in known:
            choices = f"choose from: {', '.join(known)}" if known else "it has none"
            raise OstrakaError(f"{game.name} has no set-up option {name!r}; {choices}")


def check_components(
    game: str,
    seats: int,
    components: Components | None,
    chosen: Mapping[str, Any] = MappingProxyType({}),
) -> None:
    """Refuse components, or choices made before the first move, that the game cannot be played with."""
    rules = find_game(game)
    setup = _settled(game, seats, components, Seeded(0), dict(chosen))
    kit_for(rules, seats, rules.standard() if components is None else components, setup, rules.options())


def arranged_by(
    game: AnyGame,
    seats: int,
    components: Components,
    pick: Pick | None,
    chosen: Mapping[str, Any] = MappingProxyType({}),
) -> Setup:
    """The set-up: the players' choices, and the rest drawn from a source of chance."""
    return arranged(
        game,
        seats,
        components,
        chosen,
        None if pick is None else lambda draw, outcomes: pick(SETUP_DRAWS + draw, outcomes),
    )
