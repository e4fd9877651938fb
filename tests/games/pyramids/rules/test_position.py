"""Positions that the rules rule out, each by its clause; docs/position.md has the notation."""

import pytest

import ostraka
from ostraka.games.pyramids.rules.components import BONUSES, COLOURS
from ostraka.table.position import parse
from ostraka.table.table import Table
from staging.moves import finish_marking, play
from staging.pyramids import stage

# In the standard deck card 18 has walls at d2 and its entrance at e1; 4 and 48 are orange, 16 is green.
FLIP = "pyramids/2 standard flip round=2 flips=I3,L3 offer=13,20,26,29 / 18:e1 30 / 5 47"
MARK = FLIP.replace("flip ", "mark ")
TAKE = "pyramids/2 standard take flips=I3,L3 offer=13,20,26,29 / 18:e1 fresh=30 / 5 47"
TWICE = "pyramids/2 standard take flips=I3,L3 offer=13,20,26,29 / 18:e1 fresh=30 / fresh=5,47"
FULL = "pyramids/2 standard take round=4 flips=I2,I3,I3,L3,L3,O4,T4 offer=13,20,26,29 / 18:e1 fresh=30 / 5 47"
READY = "@.... @.... @.... @.... @T..."
OVER = "pyramids/2 standard over round=4 flips=I2,I3,I3,L3,L3,O4,T4 offer=13,20,26,29 / 18:e1 30 / 5 47"


def clause(text: str) -> str:
    """The clause that a position breaks; the error names the field and stays one line."""
    with pytest.raises(ostraka.BadPosition) as caught:
        Table.from_position(text)
    assert str(caught.value).startswith(caught.value.field)
    assert "\n" not in str(caught.value)
    return caught.value.clause


def seat(text: str, number: int, *words: str, **values: object) -> str:
    return str(parse(text).with_seat(number, *words, **values))


def table(text: str, *words: str, **values: object) -> str:
    return str(parse(text).with_table(*words, **values))


@pytest.mark.parametrize("text", [FLIP, MARK, TAKE, TWICE, OVER])
def test_these_positions_are_fine(text: str) -> None:
    assert Table.from_position(text).position() == text


@pytest.mark.parametrize(
    ("text", "broken"),
    [
        (seat(FLIP, 0, "18:e1", "49"), "P1"),
        (seat(FLIP, 0, "18:e1", "0"), "P1"),
        (seat(FLIP, 0, "18:e1", "x"), "P1"),
        (seat(FLIP, 0, "18:e1", "13"), "P1"),
        (seat(FLIP, 1, explored="18"), "P1"),
        (seat(FLIP, 1, explored="16,16"), "P1"),
        (table(FLIP, offer="13,13,26,29"), "P1"),
        (table(FLIP, flips="I3,X3"), "P4"),
        (table(FLIP, flips="I2,I2"), "P4"),
        (seat(FLIP, 0, "18", "30", "16"), "P6"),
        ("pyramids/2 standard keep / - / -", "P6"),
        ("pyramids/2 standard deal / 18 30 / -", "P6"),
        ("pyramids/2 standard deal / red=1 / -", "P6"),
        ("pyramids/2 standard offer offer=13,20 / 18 30 / 5 47", "P7"),
        ("pyramids/2 standard offer / 18:e1 30 / 5 47", "P7"),
        ("pyramids/2 standard offer / 18 / 5 47", "P7"),
        (table(MARK, flips=None), "P9"),
        (seat(FLIP, 0, "18:d2e12", "30"), "P11"),
        (seat(FLIP, 0, "18:f1", "30"), "P11"),
        (seat(FLIP, 0, "18:e11", "30"), "P11"),
        (seat(FLIP, 0, "18:d1", "30"), "P12"),
        (seat(FLIP, 0, "18:c1e1", "30"), "P13"),
        (seat(FLIP, 0, red=11), "P17"),
        (seat(FLIP, 0, green=31), "P17"),
        (seat(FLIP, 0, red="two"), "P17"),
        (seat(FLIP, 0, torches="3"), "P18"),
        (seat(FLIP, 0, skulls=11), "P19"),
        (seat(FLIP, 0, fresh="16"), "P22"),
        (seat(FLIP, 0, "18:e1"), "P22"),
        (seat(TAKE, 0, "18:e1", "16"), "P22"),
        (seat(TAKE, 1, "5"), "P22"),
        (seat(TAKE, 0, "18:e1", "-", fresh="30,16,2"), "P22"),
        (table(FLIP, offer="13,20,26"), "P23"),
        (table(FLIP, offer="13,20,26,29,16"), "P23"),
        (table(TAKE, "offer"), "P23"),
        (seat(table(TAKE, "offer", offer="13,20,26,29"), 0, "18:e1", "16"), "P23"),
        (seat(seat(TWICE, 0, "18:e1", "16"), 1, "-", "-"), "P24"),
        (seat(FLIP, 0, bonuses="red:10"), "P26"),
        (seat(FLIP, 0, bonuses="green:10"), "P26"),
        (seat(FLIP, 0, explored="4,48"), "P26"),
        (seat(FLIP, 0, explored="4,48", bonuses="orange:6"), "P26"),
        (table(FLIP, flips="I2,I3,I3,L3,L3,O4,T4"), "P28"),
        (table(FLIP, flips="I2,I3,I3,L3,L3,O4,T4,L4"), "P28"),
        (table(FLIP, round=5), "P29"),
        (table(FLIP, "over"), "P29"),
        (FULL, "PR7"),
        (table(TAKE, flips=None), "PR7"),
        (seat(OVER, 0, fresh="16"), "PR7"),
        (table(FLIP, "jump"), ""),
        (table(FLIP, "flip", "mark"), ""),
        (table(FLIP, ofer="13"), ""),
        (seat(FLIP, 0, blue=1), ""),
    ],
)
def test_a_position_that_cannot_exist_is_refused_by_its_clause(text: str, broken: str) -> None:
    assert clause(text) == broken


def test_P21_a_marked_tomb_means_that_the_pyramid_is_explored() -> None:
    text = stage(READY).position()
    with pytest.raises(ostraka.BadPosition, match=r"card 1: .* write it under fresh or explored \(P21\)"):
        Table.from_position(text.replace("1:a12345", "1:a12345b5"), components=stage(READY).components)


def test_P26_each_bonus_is_claimed_once_and_in_order() -> None:
    position = parse(stage().position())
    two = position.with_seat(0, explored="7,10", bonuses="green:10")
    parts = stage().components
    Table.from_position(two, components=parts)
    again = two.with_seat(1, explored="13,16", bonuses="green:10")
    for wrong in (again, again.with_seat(1, bonuses="green:3"), again.with_seat(1, bonuses=None)):
        with pytest.raises(ostraka.BadPosition, match=r"\(P26\)"):
            Table.from_position(wrong, components=parts)
    assert Table.from_position(again.with_seat(1, bonuses="green:6"), components=parts).scores == [30, 26]


def test_P24_the_taking_seats_follow_from_the_pyramids_just_explored() -> None:
    table = Table.from_position(TWICE)
    assert table.waiting == {1}, "5 is lower than 30"
    play(table, "1 take 13", "1 take 20", "offer 1 2")
    assert table.waiting == {0}


def test_P22_a_taker_may_have_taken_one_of_two() -> None:
    table = play(Table.from_position(TWICE), "1 take 13")
    assert parse(table.position()).seats[1].words == ("13",)
    assert Table.from_position(table.position()).waiting == {1}


def test_P25_PR6_when_the_cards_have_run_out_chambers_stay_empty() -> None:
    explored = ",".join(str(number) for number in range(1, 49) if number not in (18, 30, 5))
    bonuses = ",".join(f"{colour}:{points}" for colour in COLOURS for points in BONUSES)
    text = f"pyramids/2 standard flip round=4 / 18:e1 30 / 5 explored={explored} bonuses={bonuses}"
    table = Table.from_position(text)
    assert table.position() == text
    finish_marking(play(table, "flip I2"))
    assert table.chance_due


def test_PR4_there_is_no_marking_where_nobody_has_a_cell() -> None:
    stuck = "@#### ##### ##### ##### T####"
    table = stage(stuck, stuck, stuck, stuck)
    text = table.position().replace(" flip ", " mark flips=I2 ")
    with pytest.raises(ostraka.BadPosition, match=r"write flip or over \(PR4\)"):
        Table.from_position(text, components=table.components)


def test_a_misspelt_field_is_guessed() -> None:
    with pytest.raises(ostraka.BadPosition, match=r"seat 0, 'torchs': .* did you mean torches"):
        Table.from_position(seat(FLIP, 0, torchs="1"))
