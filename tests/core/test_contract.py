"""A game that lacks something is refused when it is registered, not in the middle of a search."""

from types import ModuleType

import numpy as np
import pytest

from ostraka.core.contract import Contract
from ostraka.core.errors import OstrakaError

STATE = np.dtype((np.record, [("seats", np.int8), ("waiting", np.int8)]))
CONTRACT = Contract("tests")


@CONTRACT.declare
def reopen(state: np.record) -> None:
    """A function that every game has to have."""


@CONTRACT.declare
def conceal(state: np.record, before: np.record, seat: int) -> None:
    """Another one."""


def module(**functions: object) -> ModuleType:
    made = ModuleType("a_game.play")
    for name, function in functions.items():
        function.__module__ = made.__name__
        setattr(made, name, function)
    return made


def test_a_missing_function_is_named() -> None:
    def conceal(state: np.record, before: np.record, seat: int) -> None: ...

    with pytest.raises(
        OstrakaError, match=r"the tests contract needs a function reopen\(state\) in one of a_game.play"
    ):
        CONTRACT.register(STATE, module(conceal=conceal))


def test_a_misspelt_function_is_a_missing_one() -> None:
    def conceal(state: np.record, before: np.record, seat: int) -> None: ...
    def re_open(state: np.record) -> None: ...

    with pytest.raises(OstrakaError, match=r"needs a function reopen\(state\)"):
        CONTRACT.register(STATE, module(conceal=conceal, re_open=re_open))


def test_a_function_of_the_wrong_form_is_named() -> None:
    def conceal(state: np.record, seat: int) -> None: ...
    def reopen(state: np.record) -> None: ...

    with pytest.raises(
        OstrakaError,
        match=r"conceal\(state, seat\) in one of a_game.play must be conceal\(state, before, seat\)",
    ):
        CONTRACT.register(STATE, module(conceal=conceal, reopen=reopen))


def test_imported_functions_are_not_taken_for_the_game_s_own() -> None:
    def conceal(state: np.record, before: np.record, seat: int) -> None: ...
    def reopen(state: np.record) -> None: ...

    borrowed = module(conceal=conceal, reopen=reopen)
    reopen.__module__ = "somewhere.else"
    with pytest.raises(OstrakaError, match="needs a function reopen"):
        CONTRACT.register(STATE, borrowed)
