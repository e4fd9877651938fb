import pytest

from ostraka.games.cheops.rules import Components
from ostraka.games.cheops.rules.components import FINISH, Points
from ostraka.games.cheops.rules.scoring import has_finished, pending_bonuses
from ostraka.games.cheops.rules.stones import stones
from ostraka.table.position import digest
from ostraka.table.table import Table
from staging.cheops import APART, all_done, block, bonuses, ended, have, named, shown, stage
from staging.moves import play, refused

ORANGE = "roll orange orange orange"
NOT_YET = "p1 p2 p3 p4 p5 relief"  # but for the top of the pyramid, two buildings
PAID = {"blue": "p1.1 a1", "red": "p1.2 b1", "yellow": "p1.3 c1"}  # by places 7, 6 and 12 of the quarry


def score(marked: str) -> dict[str, int]:
    """Where the points of a seat with these stones come from, but for 12 quarry stones and 2 jokers left."""
    table = stage(marked, symbols=APART)
    untouched = stage().breakdown[0]
    return {
        source: points - untouched[source]
        for source, points in table.breakdown[0].items()
        if points > untouched[source]
    }


def test_C21_the_second_complete_building_ends_the_game_with_that_play() -> None:
    table = play(stage(NOT_YET, seats=3), f"{ORANGE} orange", "0 lay p6.1=die")
    assert table.waiting == {0}, "the seat may still lay its second stone"
    play(table, "0 lay l1=die", "1 lay p1.1=die", "1 done")
    assert (table.waiting, table.over) == (frozenset({2}), False)
    play(table, "2 done")
    assert (table.waiting, table.over, table.chance_due) == (frozenset(), True, False)


def test_C21_the_finish_bonus_is_pending_until_the_play_is_over() -> None:
    table = play(stage(NOT_YET, seats=3), f"{ORANGE} orange", "0 lay p6.1=die", "0 done")
    first, *others = shown(table).seats
    assert (first.pending, "finish" in first.bonuses) == (("finish",), True)
    assert bonuses(table, 0) == [name for name in first.bonuses if name != "finish"]
    assert sum(first.points.values()) == table.scores[0] + 3
    assert ["finish" in seat.last_chance for seat in others] == [True, True]
    play(table, "1 done", "2 done")
    after = shown(table).seats[0]
    assert (after.pending, after.bonuses, after.points) == ((), first.bonuses, first.points)


@pytest.mark.parametrize(
    ("marks", "finished"),
    [
        ("", False),
        ("pyramid left right relief", True),
        ("pyramid left right a1 b1", False),
        ("arch relief p1 p2 p3", True),
        ("pyramid arch a1 b1", True),
        ("pyramid arch relief", True),
    ],
)
def test_C21_two_complete_buildings_finish_and_one_does_not(marks: str, finished: bool) -> None:
    marked = stones(*named(marks))
    assert has_finished(marked) == finished
    assert pending_bonuses(marked, 0) == (1 << FINISH if finished else 0)
    assert pending_bonuses(marked, 1 << FINISH) == 0, "it counts already"


def test_C21_the_last_to_build_may_end_the_game_too() -> None:
    table = play(stage("", NOT_YET, symbols=APART), ORANGE, "0 done", "1 lay p6.1=die", "1 done")
    assert table.over
    assert (bonuses(table, 0), bonuses(table, 1)) == ([], ["finish"])


def test_C21_one_complete_building_is_not_enough() -> None:
    table = stage("p1 p2 p3 p4 p5 left right", "arch", symbols=APART)
    play(table, ORANGE, "0 lay p6.1=die", "0 done", "1 done")
    assert table.chance_due
    assert bonuses(table, 0) == []
    play(table, ORANGE, "1 done", "0 lay cap=die", "0 done")
    assert table.over


def test_C21_every_seat_with_two_completed_buildings_gains_the_finish_bonus() -> None:
    table = play(stage(NOT_YET, "pyramid left right", NOT_YET, seats=4, symbols=APART), f"{ORANGE} orange")
    play(table, "0 lay p6.1=die", "0 done", "1 lay cap=die", "1 done", "2 done", "3 done")
    assert table.over
    assert [bonuses(table, seat) for seat in range(4)] == [["finish"], ["finish"], [], []]
    assert [points["bonuses"] for points in table.breakdown] == [3, 3, 0, 0]


def test_C21_two_buildings_completed_in_one_play() -> None:
    table = play(
        stage("p1 p2 p3 p4 p5 left right", symbols=APART), ORANGE, "0 lay p6.1=die", "0 lay cap=die", "1 done"
    )
    assert table.over
    assert bonuses(table, 0) == ["finish"]


def test_C21_after_the_end_nothing_more_is_played() -> None:
    table = ended("pyramid relief")
    for move in ("roll red red red", "0 done", "1 lay p1.1=joker", "0 lay a1=die b1=die"):
        assert refused(table, move) == "C21"
    assert not any(table.legal(seat) for seat in (0, 1))
    assert shown(table).phase == "over"


@pytest.mark.parametrize(
    ("stones", "points"),
    [
        ("", 0),
        ("p1.4", 1),
        ("p1", 1),
        ("p1.1 p1.2 p2.1", 3),
        ("p1.1 p1.2 p1.3 p2.1 p2.2 p3.1", 6),
        ("p1 p2 p3 p4.1", 10),
        ("p1 p2 p3 p4 p5.2", 15),
        ("p1 p2 p3 p4 p5", 15),
        ("pyramid", 21),
    ],
)
def test_C22_the_highest_stone_of_the_pyramid_gives_its_level(stones: str, points: int) -> None:
    assert score(stones) == ({"pyramid": points} if points else {})


@pytest.mark.parametrize(
    ("stones", "points"),
    [
        ("left", 0),
        ("left r1", 0),
        ("left r1 r2", 4),
        ("l1 l2 right", 4),
        ("l1 l2 l3 r1 r2 r3", 6),
        ("l1 l2 l3 l4 r1 r2 r3", 6),
        ("l1 l2 l3 l4 right", 8),
        ("left right", 11),
        ("arch", 14),
    ],
)
def test_C23_the_lower_column_of_the_arch_gives_its_level(stones: str, points: int) -> None:
    assert score(stones) == ({"arch": points} if points else {})


def test_C22_C23_the_points_are_those_of_the_components() -> None:
    points = Points(pyramid=(2, 4, 8, 16, 32, 64), arch=(1, 3, 9, 27, 81, 243))
    parts = Components(block(symbols=APART).sheets, points)
    text = f"cheops/2 {digest(parts)} roll / A:p1.123456,p2.12345,p3.1234,l12345,r12 / B"
    table = Table.from_position(text, components=parts)
    table = have(table, 1, marked="p1 p2 p3 p4 p5 arch")
    by_building = [(points["pyramid"], points["arch"]) for points in table.breakdown]
    assert by_building == [(8, 3), (32, 243)]


@pytest.mark.parametrize(
    ("stones", "points"),
    [
        ("a1 b1 c1 d1", 4),
        ("a1 b1 c1 d1 a2 b2", 6),
        ("a1 b1 c1 d1 a2 b2 c2 d2", 8),
        ("a1 b1 c1 d1 a2 b2 c2 d2 a3 b3", 11),
        ("relief", 15),
        ("a1 a2 d2 d3", 4),
    ],
)
def test_C24_the_relief_gives_points_by_the_number_of_its_stones(stones: str, points: int) -> None:
    assert score(stones) == {"relief": points}


def test_C25_three_points_for_each_bonus() -> None:
    symbols = {"ankh": "p1.1", "eye": "p1.2", "feather": "l1", "lotus": "l2", "scarab": "r1"}
    assert stage("p1.2 l1", symbols=symbols).breakdown[0]["bonuses"] == 6
    table = ended("pyramid arch", symbols=symbols)
    assert bonuses(table, 0) == ["ankh", "eye", "feather", "lotus", "scarab", "finish"]
    assert table.breakdown[0]["bonuses"] == 18


@pytest.mark.parametrize(("struck", "points"), [(1, 11), (7, 5), (11, 1), (12, 0)])
def test_C25_one_point_for_each_quarry_stone_right_of_the_last_struck(struck: int, points: int) -> None:
    table = stage("p1", blue="p1.1", red="p1.2", yellow="p1.3")
    assert table.breakdown[0]["quarry"] == 12
    assert have(table, 0, struck=struck).breakdown[0]["quarry"] == points


def test_C25_a_quarry_stone_that_was_skipped_gives_nothing() -> None:
    table = play(stage(red="p1.1"), "roll green green green", "0 lay p1.1=quarry:5")
    assert table.breakdown[0]["quarry"] == 7
    assert table.breakdown[1]["quarry"] == 12


def test_C25_two_points_for_each_joker() -> None:
    assert [have(stage("p1"), 0, jokers=jokers).breakdown[0]["jokers"] for jokers in (0, 1, 2)] == [0, 2, 4]
    table = play(stage(seats=5), "roll red red red red", "0 lay p1.1=joker")
    assert [points["jokers"] for points in table.breakdown] == [8, 10, 10, 10, 10]


def winners(*hands: tuple[str, int]) -> list[int]:
    """The seats that win with these stones and so many quarry stones left."""
    table = ended(*(marked for marked, _ in hands), seats=len(hands), symbols=APART, **PAID)
    for seat, (_, left) in enumerate(hands):
        table = have(table, seat, jokers=0, struck=12 - left or None)
    assert table.over
    return table.winners


def test_C26_the_most_points_win() -> None:
    assert winners(("pyramid relief", 0), ("p1 relief", 0)) == [0]
    assert winners(("arch relief", 0), ("pyramid relief", 0)) == [1]


def test_C26_of_tied_players_the_one_with_more_stones_in_the_pyramid() -> None:
    one = "p1 p2 p3 p4.1 arch relief"  # 10 + 14 + 15 + 3 for the finish
    more = "p1 p2 p3 p4.1 p4.2 arch relief"
    assert winners((one, 5), (more, 5)) == [1]
    assert winners((more, 5), (one, 5)) == [0]
    assert winners((one, 5), (one, 5), (more, 5)) == [2]
    assert winners((one, 6), (more, 5)) == [0], "only where the points are the same"


def test_C26_stones_elsewhere_decide_nothing() -> None:
    other = "pyramid a1 b1 c1 d1 a2 b2"  # 21 + 6, and 12 for the quarry: as much as two buildings
    assert winners(("pyramid relief", 0), (other, 12)) == [0, 1]
    assert winners(("pyramid relief", 0), (f"{other} left r1", 12)) == [0, 1]


def test_before_the_end_nobody_has_won() -> None:
    table = stage("pyramid")
    assert table.winners == []
    all_done(play(table, ORANGE))
    assert table.winners == []
