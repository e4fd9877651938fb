"""The names of the library are fetched on first use."""

import pytest

import ostraka


def test_every_public_name_has_a_home() -> None:
    assert set(ostraka.__all__) == {*ostraka._NAMES, "__version__"}
    assert all(getattr(ostraka, name) is not None for name in ostraka.__all__)


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'pharaoh'"):
        _ = ostraka.pharaoh  # type: ignore[attr-defined] # there is none


def test_dir_lists_what_can_be_fetched() -> None:
    assert {"new", "Table", "games", "table"} <= set(dir(ostraka))
