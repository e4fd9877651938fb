"""Find the packages of games: the folders of `ostraka.games`, and entry points of other packages."""

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

GROUP: Final = "ostraka.games"  # the entry point group, and the package of our own games
_NAME: Final = re.compile("[a-z][a-z0-9_]{0,31}")


@cache
def game_packages() -> dict[str, str]:
    """The package of each game by its name: our own in their order, then installed ones by name."""
    return {**_our_own(), **installed_packages()}


def check_game(name: str) -> None:
    """Raise an error if there is no game of this name; imports nothing."""
    if name not in game_packages():
        raise OstrakaError(f"there is no game {name!r}; the games are: {', '.join(game_packages())}")


@cache
def ask(game: str, layer: str, kind: type[T]) -> T | None:
    """The `GAME` of a game's module for a layer; None if the game has no such module."""
    check_game(game)
    module = f"{game_packages()[game]}.{layer}"
    if find_spec(module) is None:
        return None
    record = getattr(import_module(module), "GAME", None)
    if not isinstance(record, kind):
        raise OstrakaError(f"{module}.GAME must be a {kind.__name__}, not {record!r}")
    return record


def _our_own() -> dict[str, str]:
    packages = {
        module.name: import_module(f"{GROUP}.{module.name}")
        for module in pkgutil.iter_modules(import_module(GROUP).__path__)
    }
    return {name: packages[name].__name__ for name in sorted(packages, key=lambda name: packages[name].PLACE)}


@cache
def installed_packages() -> dict[str, str]:
    """The packages of games that other distributions install, by the game's name."""
    packages: dict[str, str] = {}
    ours = {module.name for module in pkgutil.iter_modules(import_module(GROUP).__path__)}
    for entry in sorted(entry_points(group=GROUP)):
        if not _NAME.fullmatch(entry.name):
            raise OstrakaError(f"the entry point {entry.name!r} is not a valid game name: use a-z, 0-9 and _")
        if entry.name in ours or packages.get(entry.name, entry.value) != entry.value:
            raise OstrakaError(f"two packages provide the game {entry.name!r}; uninstall {entry.value}")
        packages[entry.name] = entry.value
    return packages


def sources_of(package: str) -> list[Path]:
    """The Python files of a package; empty if there is no such package."""
    try:
        spec = find_spec(package)
    except ImportError:
        return []
    folders = spec.submodule_search_locations if spec is not None else None
    return [path for folder in folders or () for path in sorted(Path(folder).rglob("*.py"))]
