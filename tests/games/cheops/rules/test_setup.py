from typing import Any

import pytest

import ostraka
from ostraka.core.errors import BadComponents
from ostraka.games.cheops.rules.setup import Setup
from staging.cheops import block, capped, quarry_left, shown, stage
from staging.moves import play, refused


def refused_setup(seats: int, sheets: str, first: int) -> set[str]:
    """The clauses that a set-up breaks."""
    with pytest.raises(BadComponents) as caught:
        ostraka.Table("cheops", seats, setup=Setup(sheets=tuple(sheets), first=first))
    return {fault.clause for fault in caught.value.faults}


def test_C2_every_player_takes_a_different_sheet() -> None:
    assert refused_setup(2, "AA", 0) == {"C2"}
    assert refused_setup(3, "ABA", 0) == {"C2"}


@pytest.mark.parametrize("sheets", ["A", "ABC", "", "AZ", "Ab"])
def test_C2_every_player_takes_one_sheet_of_the_block(sheets: str) -> None:
    assert refused_setup(2, sheets, 0) == {"C2"}


def test_C2_a_block_may_be_too_small_for_so_many() -> None:
    few = capped(block())
    few = type(few)(few.sheets[:3], few.points)
    assert ostraka.new("cheops", 3, seed=1, components=few).waiting
    with pytest.raises(BadComponents, match="4 seats take one sheet each, not 3 in all"):
        ostraka.new("cheops", 4, seed=1, components=few)


@pytest.mark.parametrize("seats", [-1, 0, 1, 6])
def test_C5_two_to_five_play(seats: int) -> None:
    with pytest.raises(ostraka.OstrakaError, match="takes 2 to 5 players"):
        ostraka.Table("cheops", seats)
    with pytest.raises(ostraka.OstrakaError, match="takes 2 to 5 players"):
        ostraka.new("cheops", seats, seed=1)
    with pytest.raises(ostraka.OstrakaError, match="takes 2 to 5 players"):
        ostraka.new("cheops", seats, chance=ostraka.Fair([None] * max(seats, 0)))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_C5_as_many_jokers_as_players_and_a_whole_quarry(seats: int) -> None:
    table = stage(seats=seats)
    for seat in shown(table).seats:
        assert (seat.jokers, seat.quarry, seat.struck) == (seats, tuple(range(1, 13)), ())
    assert quarry_left(table, 0) == list(range(1, 13))


@pytest.mark.parametrize(("seats", "dice"), [(2, 3), (3, 4), (4, 4), (5, 4)])
def test_C6_two_players_use_three_dice_and_more_use_four(seats: int, dice: int) -> None:
    for number in range(1, 6):
        clause = refused(stage(seats=seats), "roll" + " pink" * number)
        assert clause == ("legal" if number == dice else "C6")


@pytest.mark.parametrize("first", [0, 1, 2, 3, 4])
def test_C6_the_starting_player_is_the_first_to_build(first: int) -> None:
    table = play(stage(seats=5, first=first), "roll red red red red")
    assert table.waiting == {first}


@pytest.mark.parametrize("first", [-1, 2, 5, 99])
def test_C6_the_starting_player_sits_at_the_table(first: int) -> None:
    assert refused_setup(2, "AB", first) == {"C6"}


def test_a_seat_beyond_all_tables_is_refused_too() -> None:
    with pytest.raises(BadComponents, match="first"):
        ostraka.new("cheops", 2, first=10**30)


def test_chance_draws_only_the_open_choices() -> None:
    table = ostraka.new("cheops", 2, seed=5, sheets="DA", first=1)
    assert table.setup == Setup(sheets=("D", "A"), first=1)
    firsts = {ostraka.new("cheops", 2, seed=seed, sheets="DA").setup for seed in range(20)}
    assert firsts == {Setup(sheets=("D", "A"), first=first) for first in (0, 1)}
    with pytest.raises(
        ostraka.OstrakaError, match="cheops has no set-up option 'colour'; choose from: sheets, first"
    ):
        ostraka.new("cheops", 2, seed=5, colour="red")


def test_a_table_without_chance_takes_sheets_and_seats_in_their_order() -> None:
    assert ostraka.Table("cheops", 3).setup == Setup(sheets=("A", "B", "C"), first=0)
    scripted = ostraka.new("cheops", 3, chance=ostraka.Scripted(["roll red red red red"]))
    assert scripted.setup == Setup(sheets=("A", "B", "C"), first=0)
    assert scripted.waiting == {0}


@pytest.mark.parametrize(
    "wrong",
    [
        {"sheets": 5},
        {"sheets": [1, 2]},
        {"sheets": [["A"], "B"]},
        {"first": "0"},
        {"first": 0.5},
        {"first": True},
    ],
)
def test_a_choice_of_the_wrong_type_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadComponents, match="set-up: "):
        ostraka.new("cheops", 2, seed=5, **wrong)
    with pytest.raises(BadComponents, match="set-up: "):
        ostraka.Table("cheops", 2, setup=Setup(wrong.get("sheets", ("A", "B")), wrong.get("first", 0)))


def test_the_set_up_of_another_game_is_refused() -> None:
    with pytest.raises(BadComponents, match="set-up: "):
        ostraka.Table("cheops", setup=ostraka.Table("pyramids").setup)
