"""Numbers have minus signs, not hyphens, in every language."""

import pytest

from ostraka.text.fluent import Words
from ostraka.text.numbers import sign_of, signed, written
from text.message_files import LANGUAGES


def test_a_minus_sign_is_no_hyphen() -> None:
    assert [written(number) for number in (-3, 0, 12, -0.5, "-1,234")] == ["−3", "0", "12", "−0.5", "−1,234"]


def test_a_change_has_its_sign_and_is_rounded() -> None:
    assert [signed(change) for change in (2.6, -2.6, 0.4, -0.4)] == ["+3", "−3", "0", "0"]
    assert [sign_of(change) for change in (2, -2, 0)] == ["+", "−", "±"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_has_minus_signs_too(language: str) -> None:
    words = Words(language, "main", "terminal")
    assert words("fact-ends", margin=-3).endswith(": −3")
    assert words("fact-ends", margin=-3.5)[-4:] in ("−3.5", "−3,5")
    assert "−6" in words("pyramids-penalty-now", penalty=6)
