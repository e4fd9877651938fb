"""What the press needs to know of a game."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from typing import Any, Generic, TypeVar

from ostraka.core.errors import Fault, OstrakaError
from ostraka.core.game import Components
from ostraka.core.registry import ask
from ostraka.text.fluent import Words

C = TypeVar("C", bound=Components)


def _everything(components: C, chosen: Mapping[str, Any]) -> C:
    del chosen
    return components


@dataclass(frozen=True)
class PressGame(Generic[C]):
    """The `GAME` of a game's `press`."""

    pages: Traversable  # the folder of its Typst files; `set.typ` is the whole set
    parts: Callable[[C, Words], dict[str, Any]]  # what the pages show
    words: tuple[str, ...]  # keys of the words on its pages, beyond those that all sets share
    faults: Callable[[C], list[Fault]]  # why nobody can play with these components
    most_seats: Callable[[C], int]  # that one set is enough for
    options: Mapping[str, Any] = field(default_factory=dict)  # that its pages read, with their defaults
    select: Callable[[C, Mapping[str, Any]], C] = _everything  # the components that a set-up needs


def press_game(name: str) -> PressGame[Any]:
    """How a set of a game is printed."""
    game: PressGame[Any] | None = ask(name, "press", PressGame)
    if game is None:
        raise OstrakaError(f"{name} has no set to print")
    return game
