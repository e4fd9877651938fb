"""The positions of the rules audit: those that no other test had, and a table of where each one is."""

import pytest

from staging.audit import names_of_tests
from staging.cheops import APART, bonuses, have, lays, lying, quarry_left, shown, stage
from staging.moves import play, refused

SITUATIONS = {
    "a pair of one colour with one die": "C12_a_pair_of_one_colour_takes_one_die_and_something_else",
    "the same without joker or quarry stone": "C12_a_pair_of_one_colour_needs_something_besides_one_die",
    "a pair of two colours": "C12_a_pair_of_two_colours_is_paid_stone_by_stone",
    "two quarry stones in the relief, in either order":
        "C14_in_the_relief_both_are_struck_at_once_in_any_order",
    "the same quarry stone twice": "C13_one_quarry_stone_pays_for_one_stone",
    "one joker for two stones": "C5_one_joker_does_not_pay_for_two_stones",
    "a second quarry stone left of the first": "C14_quarry_stones_are_struck_in_the_order_of_building",
    "the upper stone first": "CR2_the_second_stone_of_a_play_may_rest_on_the_first",
    "independent stones in either order":
        "C14_stones_that_carry_nothing_are_struck_in_the_order_a_player_likes",
    "jokers for 2, 3, 4 and 5": "C5_as_many_jokers_as_players_and_a_whole_quarry",
    "dice for 2, 3, 4 and 5": "C6_two_players_use_three_dice_and_more_use_four",
    "the second stone on the first, and the capstone": "CR2_the_second_stone_of_a_play_may_rest_on_the_first",
    "the capstone before the columns": "C10_the_capstone_waits_for_both_columns",
    "the dice of the active seat are blocked":
        "C15_dice_that_the_active_player_used_are_out_of_reach_of_the_others",
    "those of the others come back": "C16_the_others_put_their_dice_back",
    "all are rolled in the next play": "C17_all_dice_are_rolled_again_used_or_not",
    "a bonus for two in one play": "C19_all_seats_that_complete_it_in_the_same_play_gain_it",
    "then it is gone": "C19_after_that_play_it_is_gone_for_all_others",
    "gone before the last stone": "C19_a_bonus_may_be_gone_before_the_last_stone",
    "the second building in mid-play: the rest still act":
        "C21_the_second_complete_building_ends_the_game_with_that_play",
    "those before do not act again": "C21_the_last_to_build_may_end_the_game_too",
    "finish at the close of the play": "C21_the_finish_bonus_comes_when_the_play_is_over",
    "a symbol and finish in the last play": "C20_a_symbol_and_the_finish_bonus_in_the_last_play",
    "three buildings, one finish": "C21_three_buildings_bring_the_finish_bonus_once",
    "the arch 0/0/0/4/4/0/11/14": "C23_the_arch_step_by_step",
    "a relief that wraps around": "C8_separate_stones_of_the_relief_are_refused",
    "two stones of the relief": "CR1_two_stones_of_the_relief_alone_score_nothing",
    "a tie by stones of the pyramid": "C26_of_tied_players_the_one_with_more_stones_in_the_pyramid",
    "all pass": "CR5_a_game_in_which_nobody_builds_goes_on",
    "a die must be used": "C12_where_a_die_lies_nothing_else_pays",
    "the quarry 12": "CR8_a_seat_with_an_untouched_quarry_scores_the_whole_row",
    "jokers 2 each": "C25_two_points_for_each_joker",
    "a pair after one stone": "C7_no_pair_of_the_relief_after_one_stone",
    "the third joker of two": "C5_all_the_jokers_of_a_table_of_two_in_a_played_game",
}  # fmt: skip
ORANGE = "roll orange orange orange"
NOT_YET = "p1 p2 p3 p4 p5 relief"  # but for the top of the pyramid, two buildings


def test_every_situation_of_the_audit_has_its_test() -> None:
    assert [name for name in SITUATIONS.values() if name not in names_of_tests()] == []


# --- paying


def test_C12_a_pair_of_one_colour_needs_something_besides_one_die() -> None:
    table = have(stage("l1 l2 l3", blue="a1 b1 l1"), 0, struck=7, jokers=0)
    assert lays(play(table.copy(), "roll blue red red"), 0, "a1", "b1") == []
    assert lays(play(table, "roll blue blue red"), 0, "a1", "b1") == ["a1=die b1=die"]


@pytest.mark.parametrize(("one", "other"), [("p1.1", "p1.6"), ("l1", "r1"), ("p1.1", "l1")])
def test_C14_stones_that_carry_nothing_are_struck_in_the_order_a_player_likes(one: str, other: str) -> None:
    """Blue lies before red in the quarry, so the blue stone is built first, whichever it is."""
    for blue, red in ((one, other), (other, one)):
        table = play(stage(blue=blue, red=red), "roll green green green")
        play(table, f"0 lay {blue}=quarry:1", f"0 lay {red}=quarry:5")
        assert quarry_left(table, 0) == [6, 7, 8, 9, 10, 11, 12]


# --- dice and bonuses


def test_C17_all_dice_are_rolled_again_used_or_not() -> None:
    table = play(stage(), ORANGE, "0 lay p1.1=die", "0 lay p1.2=die", "1 lay p1.1=die", "1 done")
    assert refused(table, "roll red green") == "C6"
    play(table, "roll red green blue")
    assert table.waiting == {1}
    assert lying(table) == "blue green red"


def test_C19_a_bonus_may_be_gone_before_the_last_stone() -> None:
    """Seat 1 has one of the two stones when seat 0 completes the symbol, and the other one play later."""
    table = stage("p1.1", "p1.1", symbols=APART | {"eye": "p1.1 p1.2"})
    play(table, ORANGE, "0 lay p1.2=die", "0 done", "1 done", ORANGE, "1 lay p1.2=die")
    assert (bonuses(table, 0), bonuses(table, 1)) == (["eye"], [])


# --- the last play


def test_C21_the_finish_bonus_comes_when_the_play_is_over() -> None:
    table = play(stage(NOT_YET, symbols=APART), ORANGE, "0 lay p6.1=die", "0 done")
    assert (bonuses(table, 0), shown(table).seats[0].complete) == ([], ("pyramid", "relief"))
    play(table, "1 done")
    assert (bonuses(table, 0), table.over) == (["finish"], True)


def test_C20_a_symbol_and_the_finish_bonus_in_the_last_play() -> None:
    symbols = APART | {"eye": "p6.1", "lotus": "p5.1 r5 d1"}
    table = play(stage(NOT_YET, symbols=symbols), ORANGE, "0 lay p6.1=die", "0 done", "1 done")
    assert table.over
    assert bonuses(table, 0) == ["eye", "finish"]
    assert table.breakdown[0]["bonuses"] == 6


def test_C21_three_buildings_bring_the_finish_bonus_once() -> None:
    table = stage("p1 p2 p3 p4 p5 left right relief", symbols=APART)
    play(table, ORANGE, "0 lay p6.1=die", "0 lay cap=die", "1 done")
    assert shown(table).seats[0].complete == ("pyramid", "arch", "relief")
    assert bonuses(table, 0) == ["ankh", "eye", "feather", "lotus", "scarab", "finish"]
    assert table.breakdown[0]["bonuses"] == 18


@pytest.mark.parametrize(
    ("stones", "points"),
    [
        ("", 0),
        ("l1", 0),
        ("l1 r1", 0),
        ("l1 l2 r1 r2", 4),
        ("left r1 r2", 4),
        ("right l1", 0),
        ("left right", 11),
        ("arch", 14),
    ],
)
def test_C23_the_arch_step_by_step(stones: str, points: int) -> None:
    assert stage(stones).breakdown[0]["arch"] == points
