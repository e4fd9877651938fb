"""What is said aloud in Pyramids, and when."""

import pytest

import ostraka
from staging.moves import finish_marking, play
from staging.pyramids import PLAIN, explored, of_colour, skip_to, stage

READY = "@.... @.... @.... @.... @T..."  # one cell from its tomb, b5
Said = list[tuple[str, int | None, dict[str, int | str]]]


def said(table: ostraka.Table, since: int = 0) -> Said:
    return [(each.key, each.seat, each.args) for each in table.announcements(since)]


def test_P22_an_explored_pyramid_is_announced_when_all_have_marked() -> None:
    table = play(stage(READY, colours={1: "purple"}), "flip T4", "0 mark 1 b5")
    assert said(table) == [], "nobody knows before the others have marked"
    finish_marking(table)
    assert said(table) == [("explored", 0, {"pyramid": 1, "colour": "purple"})]


def test_P24_the_reason_for_taking_first_is_announced_once_with_several_takers() -> None:
    table = play(stage(PLAIN, READY, READY), "flip T4", "1 mark 3 b5", "0 mark 2 b5")
    explorers = [event[:2] for event in said(table)]
    assert explorers == [("explored", 0), ("explored", 1), ("takes-first", 0)]
    since = table.ply
    play(table, "0 take 41", "offer 25", "1 take 42", "offer 26")
    assert said(table, since) == []


def test_P24_a_single_taker_is_not_announced() -> None:
    table = play(stage(READY), "flip T4", "0 mark 1 b5", "1 mark 3 a1")
    assert [key for key, _, _ in said(table)] == ["explored"]


def test_P26_a_claimed_bonus_is_announced_with_the_next_one() -> None:
    table = stage(READY, colours={1: "green"})
    table = explored(table, of_colour(table, "green", range(20, 48))[:1])
    play(table, "flip T4", "0 mark 1 b5", "1 mark 3 a1")
    since = table.ply
    play(table, "0 take 41", "offer 25")
    assert said(table, since) == [("claimed", 0, {"colour": "green", "points": 10, "next": 6})]


def test_P27_claims_are_announced_in_their_order_and_the_last_leaves_none() -> None:
    table = stage(READY, PLAIN, READY, colours={1: "green", 3: "green"})
    greens = of_colour(table, "green", range(5, 41))
    table = explored(table, greens[:1], greens[1:4])
    play(table, "flip T4", "0 mark 1 b5", "1 mark 3 b5", "0 take 41", "offer 45", "1 take 42", "offer 46")
    claims = [(seat, args) for key, seat, args in said(table) if key == "claimed"]
    assert claims == [
        (0, {"colour": "green", "points": 6, "next": 3}),
        (1, {"colour": "green", "points": 3, "next": 0}),
    ]


def test_P18_a_torch_is_announced_once_a_round() -> None:
    table = play(stage("E.... f.... f.... ..... T...."), "flip I2", "0 mark 1 a1 a2", "1 mark 3 a1")
    assert said(table) == [("torch", 0, {"round": 1})]
    since = table.ply
    play(table, "flip I3", "0 mark 1 a3", "1 mark 3 a2")
    assert said(table, since) == []


@pytest.mark.parametrize(("number", "over"), [(1, True), (3, True), (4, False)])
def test_P28_the_end_of_a_round_is_announced_but_not_that_of_the_game(number: int, over: bool) -> None:
    table = play(skip_to(stage(), number, 7), "flip I2")
    finish_marking(table)
    assert [args for key, _, args in said(table) if key == "round-over"] == [{"round": number}] * over


def test_P29_the_last_card_of_the_game_is_announced() -> None:
    table = play(skip_to(stage(), 4, 6), "flip I2")
    assert said(table) == []
    table = play(skip_to(stage(), 4, 7), "flip I2")
    assert said(table) == [("last-card", None, {})]


def test_P29_the_snapshot_says_that_this_is_the_last_card_while_it_lasts() -> None:
    table = play(skip_to(stage(), 4, 6), "flip I2")
    assert not table.snapshot.last_card
    table = play(skip_to(stage(), 4, 7), "flip I2")
    assert table.snapshot.last_card
    finish_marking(table)
    assert table.over
    assert not table.snapshot.last_card


def test_PR4_a_seat_that_sits_a_turn_out_is_announced() -> None:
    stuck = "@#### ##### ##### ##### T####"
    table = play(stage(stuck, stuck), "flip I2")
    assert said(table) == [("sits-out", 0, {})]


def test_PR9_announcements_tell_nothing_of_a_step_until_all_have_decided() -> None:
    table = ostraka.new("pyramids", seats=3, seed=7)
    while not table.over:
        since, waiting = table.ply, table.waiting
        table.play(table.legal(min(waiting))[0])
        if table.waiting and table.waiting < waiting:
            assert said(table, since) == []
