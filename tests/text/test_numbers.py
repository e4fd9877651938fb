"""Numbers have minus signs, not hyphens, in every language."""

import re

import pytest

from ostraka.text.fluent import Words
from ostraka.text.numbers import sign_of, signed, written
from ostraka.text.spaces import unbound
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


# --- a chance of 60 % that becomes 48 % lost 12 percentage points, not 12 %

CHANGES = ("review-lost-win", "review-turn-up", "review-turn-down")
PERCENTAGE_POINTS = {
    "en": ("1 percentage point", "12 percentage points"),
    "pl": ("1 punkt procentowy", "12 punktów procentowych"),
    "it": ("1 punto percentuale", "12 punti percentuali"),
    "cs": ("1 procentní bod", "12 procentních bodů"),
    "de": ("1 Prozentpunkt", "12 Prozentpunkte"),
}


@pytest.mark.parametrize("key", CHANGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_change_of_a_chance_is_in_percentage_points(language: str, key: str) -> None:
    words = Words(language, "review")
    for win, points in zip((1, 12), PERCENTAGE_POINTS[language], strict=True):
        sentence = words(key, win=win, who="you", name="")
        assert points in unbound(sentence)
        assert "%" not in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_chance_is_in_percent(language: str) -> None:
    words = Words(language, "main", "review")
    for key in ("hint-odds", "review-after"):
        assert re.search("48\N{NO-BREAK SPACE}?%", words(key, win=48, who="you", name="", margin="+3"))
