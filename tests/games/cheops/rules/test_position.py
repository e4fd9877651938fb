"""Positions that the rules rule out, each by its clause; docs/position.md has the notation."""

import pytest

import ostraka
from ostraka.table.position import parse
from ostraka.table.table import Table
from staging.cheops import SYMBOLS, block, stage
from staging.moves import play

PARTS = block(blue="p1.1", red="p1.2")  # all other stones are orange; the quarry is bgopry, twice
HEAD = "cheops/2 " + stage(blue="p1.1", red="p1.2").position().split()[1]
ROLL = f"{HEAD} roll / A:p1.123,l1 struck=1 jokers=1 / B"
LAY = f"{HEAD} lay play=2 dice=bbr lying=br / A:p1.123,l1 struck=1 jokers=1 / B:p1.1 laid=1"
NEXT = f"{HEAD} lay play=2 dice=bbr middle=br builder=0 / A:p1.123,l1 struck=1 jokers=1 / B:p1.1 laid=1"
WHOLE = "p1.123456,p2.12345,p3.1234,p4.123,p5.12,p6.1"
EYE = "p1.2345,p2.234,p3.23,p4.2"
OVER = f"{HEAD} over play=9 dice=bbr / A:{WHOLE},a123,b123,c123,d123 bonuses=eye,lotus,finish / B"


def load(text: str) -> Table:
    return Table.from_position(text, components=PARTS)


def clause(text: str) -> str:
    """The clause that a position breaks; the error names the field and stays one line."""
    with pytest.raises(ostraka.BadPosition) as caught:
        load(text)
    assert str(caught.value).startswith(caught.value.field)
    assert "\n" not in str(caught.value)
    return caught.value.clause


def seat(text: str, number: int, *words: str, **values: object) -> str:
    return str(parse(text).with_seat(number, *words, **values))


def table(text: str, *words: str, **values: object) -> str:
    return str(parse(text).with_table(*words, **values))


@pytest.mark.parametrize("text", [ROLL, LAY, NEXT, OVER])
def test_these_positions_are_fine(text: str) -> None:
    assert load(text).position() == text


@pytest.mark.parametrize(
    ("text", "broken"),
    [
        (table(LAY, dice="bbw"), "C1"),
        (seat(ROLL, 1, "A"), "C2"),
        (seat(ROLL, 1, "Z"), "C2"),
        (seat(ROLL, 1, "B", "C"), "C2"),
        (seat(ROLL, 1, "B:p7.1"), "C3"),
        (seat(ROLL, 1, "B:l6"), "C3"),
        (seat(ROLL, 1, "B:wall"), "C3"),
        (seat(ROLL, 0, jokers=3), "C5"),
        (table(ROLL, first=2), "C6"),
        (table(ROLL, first=9), "C6"),
        (table(LAY, dice="bbrr"), "C6"),
        (table(LAY, dice=None), "C6"),
        (seat(ROLL, 1, "B:p1.11"), "C7"),
        (seat(ROLL, 0, laid=1), "C7"),
        (seat(LAY, 1, laid=2), "C7"),
        (seat(LAY, 1, laid=3), "C7"),
        (seat(LAY, 0, laid=1), "C7"),
        (seat(table(LAY, lying=None), 1, "B", laid=1), "C7"),
        (seat(ROLL, 1, "B:a1"), "C8"),
        (seat(ROLL, 1, "B:a1,d1"), "C8"),
        (seat(ROLL, 1, "B:a12,b2,c3"), "C8"),
        (seat(ROLL, 1, "B:p2.1"), "C9"),
        (seat(ROLL, 1, "B:p1.13,p2.1"), "C9"),
        (seat(ROLL, 1, "B:l2"), "C10"),
        (seat(ROLL, 1, "B:l12345,r1234,cap"), "C10"),
        (seat(ROLL, 0, struck=2), "C12"),
        (seat(ROLL, 0, struck="1,7"), "C12"),
        (seat(ROLL, 0, "A:p1.1", jokers=1), "C12"),
        (table(LAY, lying="-"), "C12"),
        (table(NEXT, middle="r"), "C12"),
        (seat(ROLL, 0, struck=13), "C13"),
        (table(NEXT, middle="go"), "C15"),
        (table(LAY, lying="gr"), "C16"),
        (table(ROLL, builder=1), "C16"),
        (table(ROLL, builder=2), "C16"),
        (table(LAY, play=0), "C17"),
        (seat(ROLL, 1, bonuses="eye"), "C18"),
        (seat(ROLL, 1, bonuses="crown"), "C18"),
        (seat(ROLL, 1, f"B:{EYE}"), "C18"),
        (table(ROLL, new="eye"), "C19"),
        (table(LAY, new="eye"), "C19"),
        (seat(table(LAY, new="eye"), 0, f"A:{EYE}", struck=None, jokers=None, bonuses="eye"), "C19"),
        (seat(OVER, 0, bonuses="eye,lotus"), "C21"),
        (seat(ROLL, 0, bonuses="finish"), "C21"),
        (table(ROLL, "over", dice="bbr"), "C21"),
        (seat(ROLL, 1, parse(OVER).seats[0].words[0].replace("A", "B"), bonuses="eye,lotus"), "C21"),
        (table(ROLL, "jump"), ""),
        (seat(ROLL, 0, marked="p1"), ""),
    ],
)
def test_a_position_that_cannot_exist_is_refused_by_its_clause(text: str, broken: str) -> None:
    assert clause(text) == broken


def test_C19_a_new_bonus_can_still_be_gained_in_this_play() -> None:
    below = EYE.removesuffix(",p4.2")
    text = table(NEXT, new="eye", dice="oor", middle="or")
    text = seat(seat(text, 1, f"B:{EYE}", bonuses="eye"), 0, f"A:{below}", struck=None, jokers=None)
    gained = play(load(text), "0 lay p4.2=die")
    assert parse(gained.position()).seats[0].values["bonuses"] == "eye"
    gone = play(load(table(text, new=None)), "0 lay p4.2=die")
    assert "bonuses" not in parse(gone.position()).seats[0].values
    assert SYMBOLS["eye"] == "p4.2"


def test_C16_the_active_seat_follows_from_the_first_and_the_play() -> None:
    for first, plays, active in ((0, 1, 0), (0, 2, 1), (1, 2, 0), (1, 4, 0), (1, 5, 1)):
        text = table(f"{HEAD} lay dice=bbr / A / B", first=first, play=plays)
        assert load(text).waiting == {active}


def test_C13_places_left_of_the_last_one_struck_are_skipped() -> None:
    row = load(seat(ROLL, 0, "A:p1.123,l1", struck="1,5")).snapshot.seats[0]
    assert (row.struck, row.quarry) == ((1, 5), (6, 7, 8, 9, 10, 11, 12))
