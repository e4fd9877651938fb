import math

from ostraka.cli.console.text import interval, percent


def test_figures_carry_how_far_they_may_be_off() -> None:
    assert interval(121.94, 1.49) == "121.9 ± 1.5"
    assert interval(137.3, 81.7, "+.0f") == "+137 ± 82"
    assert percent(0.9125, 0.037) == "91.2% ± 3.7"


def test_a_single_value_does_not_tell_how_far_it_is_off() -> None:
    assert interval(12, math.inf) == "12.0 ± ?"
    assert percent(0.5, math.inf) == "50.0% ± ?"
