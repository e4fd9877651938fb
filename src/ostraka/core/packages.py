"""Where the games are: the folders of `ostraka.games`, and packages that name an entry point."""

import pkgutil
import re
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Final, TypeVar

from ostraka.core.errors import OstrakaError

T = TypeVar("T")

GROUP: Final = "ostraka.games"  # of entry points, and the package of our own games
_NAME: Final = re.compile("[a-z][a-z0-9_]{0,31}")


@cache
def game_packages() -> dict[str, str]:
    """The package of each game by the game's name: ours in their order, then installed ones by name."""
    return {**_our_own(), **installed_packages()}


def check_game(name: str) -> None:
    """Refuse a name that is no game's; nothing is imported."""
    if name not in game_packages():
        raise OstrakaError(f"there is no game {name!r}; the games are: {', '.join(game_packages())}")


@cache
def ask(game: str, layer: str, kind: type[T]) -> T | None:
    """What a game tells a layer: the `GAME` of its module of that name; None if it has no such module."""
    check_game(game)
    module = f"{game_packages()[game]}.{layer}"
    if find_spec(module) is None:
        return None
    found = getattr(import_module(module), "GAME", None)
    if not isinstance(found, kind):
        raise OstrakaError(f"{module}.GAME has to be a {kind.__name__}, not {found!r}")
    return found


def _our_own() -> dict[str, str]:
    found = {
        module.name: import_module(f"{GROUP}.{module.name}")
        for module in pkgutil.iter_modules(import_module(GROUP).__path__)
    }
    return {name: found[name].__name__ for name in sorted(found, key=lambda name: found[name].PLACE)}


@cache
def installed_packages() -> dict[str, str]:
    """The games that other distributions bring, by their entry points."""
    found: dict[str, str] = {}
    ours = {module.name for module in pkgutil.iter_modules(import_module(GROUP).__path__)}
    for entry in sorted(entry_points(group=GROUP)):
        if not _NAME.fullmatch(entry.name):
            raise OstrakaError(f"the entry point {entry.name!r} is not a game's name: a-z, 0-9 and _ only")
        if entry.name in ours or found.get(entry.name, entry.value) != entry.value:
            raise OstrakaError(f"the game {entry.name!r} is installed twice; uninstall {entry.value}")
        found[entry.name] = entry.value
    return found


def sources_of(package: str) -> list[Path]:
    """The Python files of a package; none if it cannot be found."""
    try:
        spec = find_spec(package)
    except ImportError:
        return []
    folders = spec.submodule_search_locations if spec is not None else None
    return [path for folder in folders or () for path in sorted(Path(folder).rglob("*.py"))]
