import pytest

from ostraka.games.cheops.rules.summary import colours_of
from staging.cheops import all_done, lays, lying, marked, shown, stage
from staging.moves import play, refused


def test_C15_the_active_player_rolls_once() -> None:
    table = play(stage(), "roll red green blue")
    assert table.waiting == {0}
    assert refused(table, "roll red green blue") == "C15"
    play(table, "0 done")
    assert refused(table, "roll red green blue") == "C15"


def test_C15_nobody_builds_before_the_roll() -> None:
    table = stage()
    assert (table.chance_due, table.waiting) == (True, frozenset())
    for move in ("0 lay p1.1=joker", "0 done", "1 done"):
        assert refused(table, move) == "C15"


def test_C15_dice_that_the_active_player_used_are_out_of_reach_of_the_others() -> None:
    table = play(
        stage(seats=3, red="p1.1 p1.2"), "roll red green blue red", "0 lay p1.1=die", "0 lay p1.2=die"
    )
    assert lying(table) == "blue green"
    assert refused(table, "1 lay p1.1=die") == "C12"
    assert lays(table, 1, "p1.1") == ["p1.1=quarry:5", "p1.1=quarry:11", "p1.1=joker"]
    play(table, "1 done")
    assert refused(table, "2 lay p1.1=die") == "C12"
    assert shown(table, 2).blocked == ("red", "red")


def test_C16_the_others_put_their_dice_back() -> None:
    table = play(stage(seats=3, red="p1.1", green="p1.2"), "roll red green blue blue", "0 done")
    for seat in (1, 2):
        assert lying(table) == "blue blue green red"
        play(table, f"{seat} lay p1.1=die")
        assert lying(table) == "blue blue green"
        play(table, f"{seat} lay p1.2=die")
    assert table.chance_due
    assert marked(table, 1) == marked(table, 2) == {"p1.1", "p1.2"}


@pytest.mark.parametrize("pair", ["a1=die b1=die", "b1=die a1=die"])
def test_C16_dice_of_a_pair_come_back_too(pair: str) -> None:
    table = play(stage(seats=3, red="a1", green="b1"), "roll red green blue blue", "0 done", f"1 lay {pair}")
    assert lying(table) == "blue blue green red"
    assert refused(table, f"2 lay {pair}") == "legal"


def test_C16_a_die_serves_one_stone_of_a_players_play() -> None:
    table = play(stage(red="p1.1 l1"), "roll red green blue", "0 done", "1 lay p1.1=die")
    assert refused(table, "1 lay l1=die") == "C12"
    assert refused(table, "1 lay l1=joker") == "legal"


def test_C16_others_build_clockwise_each_in_turn() -> None:
    table = play(stage(seats=4, first=2), "roll red green blue blue")
    for seat in (2, 3, 0, 1):
        assert table.waiting == {seat}
        for other in {0, 1, 2, 3} - {seat}:
            assert refused(table, f"{other} done") == "C16"
            assert refused(table, f"{other} lay p1.1=joker") == "C16"
            assert not table.legal(other)
        play(table, f"{seat} lay p1.1=joker", f"{seat} done")
    assert table.chance_due


def test_C16_a_seat_that_is_done_builds_no_more_in_this_play() -> None:
    table = play(stage(), "roll red green blue", "0 lay p1.1=joker", "0 done")
    assert refused(table, "0 lay p1.2=joker") == "C16"
    assert refused(table, "0 done") == "C16"


@pytest.mark.parametrize("seat", [2, 5, 7, 9, 1234])
def test_C5_an_unknown_seat_is_refused(seat: int) -> None:
    table = play(stage(), "roll red green blue")
    assert refused(table, f"{seat} done") == "C5"
    assert refused(table, f"{seat} lay p1.1=joker") == "C5"


def test_C17_the_next_player_clockwise_rolls_all_dice() -> None:
    table = play(stage(seats=3, first=1, red="p1.1"), "roll red green blue blue", "1 lay p1.1=die")
    all_done(table)
    assert refused(table, "roll red green blue") == "C6", "the die of the active player is back"
    for active in (2, 0, 1, 2):
        play(table, "roll red green blue blue")
        assert table.waiting == {active}
        assert colours_of(table.state.lying) == ("blue", "blue", "green", "red")
        all_done(table)


def test_C17_a_play_is_over_when_the_last_has_built() -> None:
    table = play(stage(), "roll orange orange orange", "0 done", "1 lay p1.1=die")
    assert table.waiting == {1}
    play(table, "1 lay p1.2=die")
    assert table.chance_due
    assert refused(table, "1 done") == "C15"
    assert shown(table).plays == 2
    assert shown(table).active == 1
    assert shown(table).builder is None
