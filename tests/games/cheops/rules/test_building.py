import pytest

from ostraka.table.table import Table
from staging.cheops import all_done, have, lays, marked, stage
from staging.moves import play, refused

RICH = "roll orange orange orange"  # stones are orange where a test does not paint them


def rolled(*stones: str, seats: int = 2) -> Table:
    """A table with these stones marked at seat 0, which builds with orange dice only."""
    return play(stage(*stones, seats=seats), RICH if seats == 2 else f"{RICH} orange")


def test_C7_two_stones_and_the_play_goes_on_with_the_next() -> None:
    table = play(rolled(), "0 lay p1.1=die", "0 lay p1.2=die")
    assert table.waiting == {1}
    assert marked(table, 0) == {"p1.1", "p1.2"}


def test_C7_one_stone_or_none() -> None:
    assert play(rolled(), "0 done").waiting == {1}
    table = play(rolled(), "0 lay p1.1=die")
    assert table.waiting == {0}
    assert play(table, "0 done").waiting == {1}
    assert marked(table, 0) == {"p1.1"}


@pytest.mark.parametrize("third", ["p1.3=die", "l1=joker", "a1=die b1=die", "cap=die"])
def test_C7_no_third_stone_after_two(third: str) -> None:
    table = play(rolled(), "0 lay p1.1=die", "0 lay p1.2=die")
    assert refused(table, f"0 lay {third}") == "C7"
    play(table, "1 lay p1.1=die")
    assert refused(table, f"0 lay {third}") == "C7"


def test_C7_no_third_stone_after_two_of_the_relief() -> None:
    table = play(rolled(), "0 lay a1=die b1=die")
    assert refused(table, "0 lay p1.1=die") == "C7"
    assert refused(table, "0 lay c1=die d1=joker") == "C7"


def test_C7_no_pair_of_the_relief_after_one_stone() -> None:
    table = play(rolled(), "0 lay p1.1=die")
    assert refused(table, "0 lay a1=die b1=die") == "C7"
    assert not any(move.kind == "lay" and len(str(move).split()) == 4 for move in table.legal(0))


def test_C7_no_three_stones_at_once() -> None:
    assert refused(rolled(), "0 lay a1=die b1=die c1=die") == "C7"
    assert refused(rolled(), "0 lay p1.1=die p1.2=die p1.3=die") == "C7"


def test_C7_a_stone_is_marked_once() -> None:
    table = rolled("p1.1 a1 b1 l1")
    for move in ("0 lay p1.1=die", "0 lay l1=die", "0 lay a1=die b1=die", "0 lay a1=die a2=die"):
        assert refused(table, move) == "C7"


def test_C7_a_new_play_allows_two_stones_again() -> None:
    table = play(rolled(), "0 lay p1.1=die", "0 lay p1.2=die", "1 done", RICH, "1 done")
    assert refused(table, "0 lay p1.3=die") == "legal"
    assert refused(table, "0 lay p1.4=die") == "legal"


def test_C8_two_stones_of_the_relief_at_once_edge_to_edge() -> None:
    table = rolled()
    for pair in ("a1 b1", "c2 d2", "a1 a2", "d2 d3", "b3 c3"):
        one, other = pair.split()
        assert refused(table.copy(), f"0 lay {one}=die {other}=die") == "legal"
        assert refused(table.copy(), f"0 lay {other}=die {one}=die") == "legal", "in either order"
    pairs = {str(move) for move in table.legal(0) if len(str(move).split()) == 4}
    assert len(pairs) == 17


def test_C8_a_pair_is_written_in_the_order_of_the_sheet() -> None:
    assert str(rolled().play("0 lay a2=die a1=die")) == "0 lay a1=die a2=die"
    assert str(rolled().play("0 lay b1=die a1=die")) == "0 lay a1=die b1=die"


@pytest.mark.parametrize("pair", ["a1 c1", "a1 b2", "a1 d3", "d1 a2", "d2 a3", "a1 a3", "b2 c1"])
def test_C8_separate_stones_of_the_relief_are_refused(pair: str) -> None:
    one, other = pair.split()
    assert refused(rolled(), f"0 lay {one}=die {other}=die") == "C8"


def test_C8_one_stone_of_the_relief_alone() -> None:
    table = rolled()
    assert refused(table, "0 lay a1=die") == "C8"
    assert refused(play(table, "0 lay p1.1=die"), "0 lay a1=die") == "C8"


def test_C8_the_same_stone_twice_is_no_pair() -> None:
    assert refused(rolled(), "0 lay a1=die a1=die") == "C8"


@pytest.mark.parametrize("two", ["p1.1=die p1.2=die", "l1=die r1=die", "p1.1=die l1=die", "a1=die p1.1=die"])
def test_C8_only_stones_of_the_relief_are_laid_two_at_once(two: str) -> None:
    assert refused(rolled(), f"0 lay {two}") == "C8"


def test_C8_a_lonely_stone_of_the_relief_can_never_be_marked() -> None:
    table = rolled("a2 a3 b1 c1")
    assert lays(table, 0, "a1", "b1") == lays(table, 0, "a1", "a2") == []
    assert not [move for move in table.legal(0) if "a1=" in str(move)]


def test_C9_the_bottom_row_is_free() -> None:
    table = rolled()
    for place in range(1, 7):
        assert lays(table, 0, f"p1.{place}") == [f"p1.{place}=die"]


@pytest.mark.parametrize(
    ("below", "stone"),
    [
        ("", "p2.1"),
        ("p1.1", "p2.1"),
        ("p1.2", "p2.1"),
        ("p1.1 p1.2", "p2.2"),
        ("p1.2 p1.3", "p2.1"),
        ("p1 p2.4", "p3.4"),
        ("p1 p2 p3 p4 p5.1", "p6.1"),
        ("p1.6 l1", "p2.6"),
    ],
)
def test_C9_a_higher_stone_rests_on_two(below: str, stone: str) -> None:
    clause = "C3" if stone == "p2.6" else "C9"
    assert refused(rolled(below), f"0 lay {stone}=die") == clause


@pytest.mark.parametrize(
    ("below", "stone"),
    [
        ("p1.1 p1.2", "p2.1"),
        ("p1.5 p1.6", "p2.5"),
        ("p1 p2.4 p2.5", "p3.4"),
        ("p1 p2 p3 p4 p5", "p6.1"),
    ],
)
def test_C9_on_both_of_them_it_stands(below: str, stone: str) -> None:
    assert lays(rolled(below), 0, stone) == [f"{stone}=die"]


def test_C9_all_that_can_stand_on_a_pyramid_half_built() -> None:
    table = rolled("p1 p2.1 p2.2 p2.4")
    free = {str(move).split()[2].split("=")[0] for move in table.legal(0) if " lay p" in str(move)}
    assert free == {"p2.3", "p2.5", "p3.1"}


def test_C10_columns_go_from_the_bottom_up_each_at_its_own_speed() -> None:
    table = rolled("l1 l2 l3")
    assert lays(table, 0, "l4") == ["l4=die"]
    assert lays(table, 0, "r1") == ["r1=die"]
    assert refused(table, "0 lay l5=die") == "C10"
    assert refused(table, "0 lay r2=die") == "C10"
    assert refused(table, "0 lay r4=die") == "C10"


@pytest.mark.parametrize("columns", ["", "left", "right", "left r1 r2 r3 r4", "l1 l2 l3 l4 right"])
def test_C10_the_capstone_waits_for_both_columns(columns: str) -> None:
    assert refused(rolled(columns), "0 lay cap=die") == "C10"


def test_C10_the_capstone_crowns_both_columns() -> None:
    assert lays(rolled("left right"), 0, "cap") == ["cap=die"]
    assert marked(play(rolled("left right"), "0 lay cap=die"), 0) >= {"l5", "r5", "cap"}


def test_C10_a_complete_left_column_does_not_carry_the_right_one() -> None:
    table = rolled("left")
    assert refused(table, "0 lay r2=die") == "C10"
    assert lays(table, 0, "r1") == ["r1=die"]


def test_C11_two_stones_may_be_split_between_pyramid_and_arch() -> None:
    table = play(rolled(), "0 lay p1.4=die", "0 lay r1=die")
    assert marked(table, 0) == {"p1.4", "r1"}
    table = play(rolled(), "0 lay r1=die", "0 lay p1.4=die")
    assert marked(table, 0) == {"p1.4", "r1"}
    table = play(rolled(), "0 lay l1=die", "0 lay r1=die")
    assert marked(table, 0) == {"l1", "r1"}


def test_a_seat_that_can_lay_nothing_is_asked_all_the_same() -> None:
    table = stage("pyramid left right a1 b1 c1 d1 a2 b2 c2 d2 b3 c3")
    table = play(have(table, 0, jokers=0, struck=9), "roll red red red")
    assert [str(move) for move in table.legal(0)] == ["0 done"], "nothing pays for the orange capstone"
    all_done(table)
    assert table.chance_due
