"""Functions that compiled code calls for any game; each game defines them.

The compiler picks the game's own function by the type of the first argument, so dispatch costs nothing
at run time.
"""

from collections.abc import Callable
from functools import wraps
from inspect import signature
from types import ModuleType
from typing import Any, ParamSpec, TypeVar, cast

import numpy as np
from numba import from_dtype
from numba.extending import overload

from ostraka.core.errors import OstrakaError
from ostraka.core.jit import COMPILED

P = ParamSpec("P")
R = TypeVar("R")

_functions: dict[Any, dict[str, Callable[..., Any]]] = {}  # of each game, by the type of its state


class Contract:
    """The functions that a layer needs from every game, for compiled code that works with any game.

    In an optional contract, the declared functions serve games that register none of their own.
    """

    def __init__(self, layer: str, *, optional: bool = False) -> None:
        self.layer = layer
        self.optional = optional
        self._declared: dict[str, Callable[..., Any]] = {}

    @property
    def names(self) -> tuple[str, ...]:
        """The functions that a game has to have."""
        return tuple(self._declared)

    def declare(self, function: Callable[P, R]) -> Callable[P, R]:
        """Declare a function of the contract; calls go to the game's function of the same name."""
        name = function.__name__
        self._declared[name] = function

        @wraps(function)
        def call(state: np.record, *rest: Any) -> Any:  # noqa: ANN401 - the declaration has the types
            return self._find(name, state.dtype)(state, *rest)

        def choose(state: Any, *_rest: Any) -> Any:  # noqa: ANN401 - Numba's types of the arguments
            found = self._find(name, state) if self.optional or state in _functions else None
            return getattr(found, "py_func", found)

        if COMPILED:
            overload(call, strict=False, jit_options={"forceinline": True})(choose)
        return cast("Callable[P, R]", call)

    def _find(self, name: str, state: Any) -> Callable[..., Any]:  # noqa: ANN401 - as `_key` returns it
        own = _functions.get(state, {})
        return own.get(name, self._declared[name]) if self.optional else own[name]

    def register(self, state: np.dtype[np.void], *modules: ModuleType) -> None:
        """Use the functions of these modules for this type of state."""
        functions = {
            name: value
            for module in modules
            for name, value in vars(module).items()
            if name in self._declared and getattr(value, "__module__", None) == module.__name__
        }
        where = ", ".join(module.__name__ for module in modules)
        for name, declared in self._declared.items():
            wanted = f"{name}({', '.join(signature(declared).parameters)})"
            if name not in functions:
                raise OstrakaError(f"the {self.layer} contract needs a function {wanted} in one of {where}")
            given = signature(getattr(functions[name], "py_func", functions[name])).parameters
            if len(given) != len(signature(declared).parameters):
                raise OstrakaError(f"{name}({', '.join(given)}) in one of {where} must be {wanted}")
        _functions.setdefault(_key(state), {}).update(functions)

    def knows(self, state: np.dtype[np.void]) -> bool:
        """Whether functions are registered for this type of state."""
        return set(self._declared) <= _functions.get(_key(state), {}).keys()


def _key(state: np.dtype[np.void]) -> Any:  # noqa: ANN401 - a type of Numba's, or the dtype without the compiler
    return from_dtype(state) if COMPILED else state
