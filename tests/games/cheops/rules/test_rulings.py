import pytest

import ostraka
from ostraka.core.jit import COMPILED
from ostraka.table.record import decode
from ostraka.table.referee import verify
from ostraka.table.table import Table
from staging.cheops import all_done, ended, have, lays, lying, marked, shown, stage
from staging.moves import play, refused

ORANGE = "roll orange orange orange"
LONG = 40_000 if COMPILED else 400


def test_CR1_two_stones_of_the_relief_alone_score_nothing() -> None:
    table = play(stage(), ORANGE, "0 lay a1=die b1=die")
    assert table.breakdown[0]["relief"] == 0
    play(table, "1 done", ORANGE, "1 done", "0 lay c3=die d3=die")
    assert table.breakdown[0]["relief"] == 4


@pytest.mark.parametrize("stones", ["", "l1", "l1 r1", "left r1", "l1 right"])
def test_CR1_an_arch_whose_lower_column_stands_at_level_1_scores_nothing(stones: str) -> None:
    assert stage(stones).breakdown[0]["arch"] == 0


@pytest.mark.parametrize(
    ("before", "one", "other"),
    [
        ("p1.1", "p1.2", "p2.1"),
        ("", "l1", "l2"),
        ("left r1 r2 r3 r4", "r5", "cap"),
        ("p1 p2 p3 p4 p5.1", "p5.2", "p6.1"),
    ],
)
def test_CR2_the_second_stone_of_a_play_may_rest_on_the_first(before: str, one: str, other: str) -> None:
    table = play(stage(before), ORANGE)
    assert refused(table, f"0 lay {other}=die") in ("C9", "C10")
    play(table, f"0 lay {one}=die")
    assert lays(table, 0, other) == [f"{other}=die"]
    assert marked(play(table, f"0 lay {other}=die"), 0) >= {one, other}


def test_CR3_jokers_struck_out_in_setup_score_nothing() -> None:
    for seats in (2, 3, 4, 5):
        assert [points["jokers"] for points in stage(seats=seats).breakdown] == [2 * seats] * seats


@pytest.mark.parametrize(
    ("stones", "complete"),
    [
        ("pyramid", ("pyramid",)),
        ("p1 p2 p3 p4 p5", ()),
        ("left right", ()),
        ("arch", ("arch",)),
        ("relief", ("relief",)),
        ("a1 b1 c1 d1 a2 b2 c2 d2 c3 d3", ()),
        ("pyramid relief arch", ("pyramid", "arch", "relief")),
    ],
)
def test_CR4_a_building_is_complete_when_all_its_stones_are_marked(
    stones: str, complete: tuple[str, ...]
) -> None:
    table = ended(stones) if len(complete) >= 2 else stage(stones)
    assert shown(table).seats[0].complete == complete


def test_CR5_choosing_nothing_is_always_allowed_and_leaves_all_dice_in_the_middle() -> None:
    table = play(stage(seats=3), "roll red green blue blue")
    for seat in (0, 1, 2):
        assert lying(table) == "blue blue green red"
        assert "done" in str(table.legal(seat)[-1])
        play(table, f"{seat} done")
    assert table.chance_due
    assert all(marked(table, seat) == set() for seat in (0, 1, 2))


def test_CR5_so_is_stopping_after_one_stone() -> None:
    table = play(stage(), ORANGE, "0 lay p1.1=die")
    assert refused(table, "0 done") == "legal"


@pytest.mark.parametrize("seats", [2, 5])
def test_CR8_a_seat_with_an_untouched_quarry_scores_the_whole_row(seats: int) -> None:
    table = stage("p1.1", seats=seats)
    assert table.breakdown[0]["quarry"] == 12
    jokers_only = have(table, 0, jokers=seats - 1)
    assert jokers_only.breakdown[0]["quarry"] == 12, "a joker is no stone of the row"
    assert have(stage("p1.1", red="p1.1"), 0, struck=5).breakdown[0]["quarry"] == 7


@pytest.mark.parametrize("plays", [2**15 - 1, 2**16 - 1, 2**31 - 1, 2**32 - 1, 10**15 - 1])
def test_CR9_no_counter_overflows_far_into_a_game(plays: int) -> None:
    table = Table.from_position(f"cheops/3 standard roll play={plays} / A / B / C")
    play(table, "roll red green blue blue")
    all_done(table)
    assert shown(table).plays == plays + 1
    assert shown(table).active == plays % 3
    assert f"play={plays + 1} " in table.position()
    assert Table.from_position(table.position()).state.tobytes() == table.state.tobytes()
    assert f"play {plays + 1}, " in str(table)


def test_CR9_a_game_of_forty_thousand_plays_is_recorded_and_judged() -> None:
    """Nobody builds, more often than 16 bits can count."""
    table = ostraka.new("cheops", 2, seed=1, sheets="AB", first=0)
    for _ in range(LONG):
        first = table.state.active
        play(table, f"{first} done", f"{1 - first} done")
    assert shown(table).plays == LONG + 1
    assert table.scores == [16, 16]
    again = verify(decode(table.record().encode()))
    assert again.position() == table.position()


def test_CR5_a_game_in_which_nobody_builds_goes_on() -> None:
    table = stage()
    for _ in range(50):
        all_done(play(table, ORANGE))
    assert table.chance_due
    assert table.scores == [16, 16]


@pytest.mark.parametrize(
    ("stones", "points"), [("left r1 r2", 4), ("left r1 r2 r3", 6), ("left right", 11), ("arch", 14)]
)
def test_CR6_the_top_stone_of_the_lower_column_counts_until_the_capstone(stones: str, points: int) -> None:
    assert stage(stones).breakdown[0]["arch"] == points


def test_CR7_a_remaining_tie_is_shared() -> None:
    table = ended("pyramid relief", "", "pyramid relief", seats=3)
    assert table.scores[0] == table.scores[2] > table.scores[1]
    assert table.winners == [0, 2]


def test_CR7_all_may_share_it() -> None:
    table = ended(*["arch relief"] * 5, seats=5, green="a1")
    for seat in (1, 3):
        table = have(table, seat, jokers=4, struck=2)
    for seat in (0, 2, 4):
        table = have(table, seat, jokers=3)
    assert len(set(table.scores)) == 1
    assert table.winners == [0, 1, 2, 3, 4]
