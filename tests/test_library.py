"""The names of the library are imported on first use."""

import pytest

import ostraka


def test_every_public_name_can_be_imported() -> None:
    assert set(ostraka.__all__) == {*ostraka._NAMES, "__version__"}
    assert all(getattr(ostraka, name) is not None for name in ostraka.__all__)


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'pharaoh'"):
        _ = ostraka.pharaoh  # type: ignore[attr-defined] # pharaoh is a bot, not a name


def test_dir_lists_all_names() -> None:
    assert {"new", "Table", "games", "table"} <= set(dir(ostraka))
