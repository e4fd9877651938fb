import random

import pytest

from ostraka.core.bits import each, if_so, lowest, nth, one, packed, size, wide

SETS = [0b1, 0b1010, (1 << 61) - 1, 1 << 61, *(random.Random(1).getrandbits(61) | 1 << 60 for _ in range(50))]


@pytest.mark.parametrize("bits", SETS)
def test_bit_operations_agree_with_python_sets(bits: int) -> None:
    members = [number for number in range(62) if bits >> number & 1]
    assert size(bits) == len(members)
    assert lowest(bits) == members[0]
    assert list(each(bits)) == members
    assert [nth(bits, place) for place in range(len(members))] == members


@pytest.mark.parametrize("among", SETS)
def test_a_set_is_packed_by_the_places_of_its_numbers(among: int) -> None:
    places = {number: place for place, number in enumerate(each(among))}
    for bits in SETS:
        assert packed(bits, among) == sum(1 << places[number] for number in each(bits & among))


def test_a_set_where_a_condition_holds() -> None:
    assert [if_so(condition, 0b101) for condition in (True, False)] == [0b101, 0]


def test_a_set_of_one() -> None:
    assert [one(number) for number in range(62)] == [1 << number for number in range(62)]


def test_the_empty_set() -> None:
    assert size(0) == 0
    assert list(each(0)) == []


def test_wide_numbers_keep_their_sign() -> None:
    assert [wide(number) for number in (-1, 0, 127)] == [-1, 0, 127]
