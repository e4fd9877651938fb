import random
from itertools import combinations_with_replacement

import pytest

from ostraka.core.bits import each
from ostraka.games.cheops.rules.components import COLOURS
from ostraka.games.cheops.rules.dice import in_bytes
from ostraka.games.cheops.rules.moves import DIE, JOKER
from ostraka.games.cheops.rules.payment import second_ways, stones_by_way, twos_by_ways, ways
from staging.cheops import have, lays, lying, quarry_left, shown, stage
from staging.moves import play, refused


def test_C12_a_die_of_the_colour_pays() -> None:
    table = play(stage(red="p1.1"), "roll red green blue")
    assert lays(table, 0, "p1.1") == ["p1.1=die"]
    assert lying(play(table, "0 lay p1.1=die")) == "blue green"


@pytest.mark.parametrize("how", ["quarry:5", "joker"])
def test_C12_where_a_die_lies_nothing_else_pays(how: str) -> None:
    table = play(stage(red="p1.1"), "roll red green blue")
    assert refused(table, f"0 lay p1.1={how}") == "C12"


def test_C12_where_no_die_lies_the_quarry_or_a_joker_pays() -> None:
    table = play(stage(red="p1.1"), "roll green green blue")
    assert lays(table, 0, "p1.1") == ["p1.1=quarry:5", "p1.1=quarry:11", "p1.1=joker"]
    assert refused(table, "0 lay p1.1=die") == "C12"


@pytest.mark.parametrize("place", [1, 2, 3, 4, 6, 7, 12])
def test_C12_a_quarry_stone_has_the_colour_of_the_stone(place: int) -> None:
    table = play(stage(red="p1.1"), "roll green green blue")
    assert refused(table, f"0 lay p1.1=quarry:{place}") == "C12"


def test_C12_a_seat_without_any_payment_cannot_mark_the_stone() -> None:
    table = have(stage("left", red="p1.1 l1"), 0, struck=11, jokers=0)
    play(table, "roll green green blue")
    assert lays(table, 0, "p1.1") == []
    for how, clause in (("die", "C12"), ("quarry:11", "C13"), ("joker", "C5")):
        assert refused(table, f"0 lay p1.1={how}") == clause


def test_C12_once_a_die_is_used_up_the_quarry_and_jokers_pay() -> None:
    table = play(stage(blue="p1.1 p1.2"), "roll red green blue", "0 lay p1.1=die")
    assert refused(table, "0 lay p1.2=die") == "C12"
    assert lays(table, 0, "p1.2") == ["p1.2=quarry:1", "p1.2=quarry:7", "p1.2=joker"]
    assert play(table, "0 lay p1.2=quarry:7").waiting == {1}
    assert quarry_left(table, 0) == [8, 9, 10, 11, 12]


def test_C12_two_dice_of_a_colour_pay_for_two_stones() -> None:
    table = play(stage(blue="p1.1 p1.2"), "roll blue green blue", "0 lay p1.1=die")
    assert lays(table, 0, "p1.2") == ["p1.2=die"]
    assert refused(table, "0 lay p1.2=joker") == "C12"


def test_C12_a_pair_of_one_colour_takes_one_die_and_something_else() -> None:
    table = play(stage(blue="a1 b1"), "roll red green blue")
    assert lays(table, 0, "a1", "b1") == ["a1=die b1=quarry:1", "a1=die b1=quarry:7", "a1=die b1=joker"]
    assert refused(table.copy(), "0 lay a1=quarry:1 b1=die") == "legal", "it makes no difference"
    for two in ("die die", "joker joker", "quarry:1 quarry:7", "quarry:7 joker"):
        one, other = two.split()
        assert refused(table, f"0 lay a1={one} b1={other}") == "C12"


def test_C12_both_spellings_of_an_outcome_come_to_the_same() -> None:
    positions = set()
    for pair in ("a1=die b1=quarry:7", "a1=quarry:7 b1=die", "b1=quarry:7 a1=die"):
        positions.add(play(stage(blue="a1 b1"), "roll red green blue", f"0 lay {pair}").state.tobytes())
    assert len(positions) == 1


def test_C12_a_pair_of_one_colour_takes_two_dice_where_two_lie() -> None:
    table = play(stage(blue="a1 b1"), "roll red blue blue")
    assert lays(table, 0, "a1", "b1") == ["a1=die b1=die"]
    assert refused(table, "0 lay a1=die b1=joker") == "C12"
    assert refused(table, "0 lay a1=quarry:1 b1=die") == "C12"


def test_C12_a_pair_of_one_colour_without_dice() -> None:
    table = play(stage(blue="a1 b1"), "roll red red red")
    assert lays(table, 0, "a1", "b1") == [
        "a1=quarry:1 b1=quarry:7",
        "a1=quarry:1 b1=joker",
        "a1=quarry:7 b1=joker",
        "a1=joker b1=joker",
    ]


def test_C12_a_pair_of_two_colours_is_paid_stone_by_stone() -> None:
    table = play(stage(blue="a1", red="a2"), "roll red green green")
    assert lays(table, 0, "a1", "a2") == ["a1=quarry:1 a2=die", "a1=quarry:7 a2=die", "a1=joker a2=die"]
    assert refused(table, "0 lay a1=joker a2=joker") == "C12"
    assert refused(table, "0 lay a1=die a2=die") == "C12"


def test_C13_stones_may_be_skipped_and_then_are_lost() -> None:
    table = play(stage(red="p1.1", blue="p1.2"), "roll green green green", "0 lay p1.1=quarry:5")
    assert quarry_left(table, 0) == [6, 7, 8, 9, 10, 11, 12]
    assert lays(table, 0, "p1.2") == ["p1.2=quarry:7", "p1.2=joker"]
    assert refused(table, "0 lay p1.2=quarry:1") == "C13"


def test_C13_a_stone_is_struck_once() -> None:
    table = play(stage(red="p1.1 p1.2"), "roll green green green", "0 lay p1.1=quarry:5")
    assert refused(table, "0 lay p1.2=quarry:5") == "C13"


def test_C13_the_order_holds_for_the_whole_game() -> None:
    table = play(stage(red="p1.1 l1"), "roll green green green", "0 lay p1.1=quarry:11", "0 done", "1 done")
    play(table, "roll green green green", "1 done")
    assert refused(table, "0 lay l1=quarry:5") == "C13"
    assert lays(table, 0, "l1") == ["l1=joker"]


def test_C13_jokers_are_free_of_that_order() -> None:
    table = play(stage(red="p1.1", blue="p1.2"), "roll green green green", "0 lay p1.1=joker")
    assert quarry_left(table, 0) == list(range(1, 13))
    assert lays(table, 0, "p1.2") == ["p1.2=quarry:1", "p1.2=quarry:7", "p1.2=joker"]


def test_C13_one_quarry_stone_pays_for_one_stone() -> None:
    table = play(stage(red="a1 b1"), "roll green green green")
    assert refused(table, "0 lay a1=quarry:5 b1=quarry:5") == "C13"


def test_C13_everyone_has_a_quarry_of_their_own() -> None:
    table = play(stage(red="p1.1"), "roll green green green", "0 lay p1.1=quarry:11", "0 done")
    assert quarry_left(table, 1) == list(range(1, 13))
    assert refused(table, "1 lay p1.1=quarry:5") == "legal"


def test_C14_quarry_stones_are_struck_in_the_order_of_building() -> None:
    for one, other in (("p1.1", "p1.2"), ("l1", "r1"), ("p1.1", "r1")):
        table = play(stage(red="p1.1 l1", blue="p1.2 r1"), "roll green green green", f"0 lay {one}=quarry:5")
        assert refused(table, f"0 lay {other}=quarry:1") == "C13", "blue first would have been possible"
        table = play(
            stage(red="p1.1 l1", blue="p1.2 r1"), "roll green green green", f"0 lay {other}=quarry:1"
        )
        assert refused(table, f"0 lay {one}=quarry:5") == "legal"


def test_C14_in_the_relief_both_are_struck_at_once_in_any_order() -> None:
    table = play(stage(red="a1", blue="b1"), "roll green green green")
    for one in (5, 11):
        for other in (1, 7):
            twin = play(table.copy(), f"0 lay a1=quarry:{one} b1=quarry:{other}")
            assert quarry_left(twin, 0) == list(range(max(one, other) + 1, 13))
            assert shown(twin).seats[0].struck == tuple(sorted((one, other)))


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_C5_a_joker_more_than_there_are_players_is_refused(seats: int) -> None:
    table = have(stage("left", seats=seats), 0, jokers=1)
    play(table, "roll" + " green" * min(seats + 1, 4), "0 lay p1.1=joker")
    assert refused(table, "0 lay p1.2=joker") == "C5"


def test_C5_one_joker_does_not_pay_for_two_stones() -> None:
    table = have(stage("l1", blue="b1"), 0, jokers=1)
    play(table, "roll red red red")
    assert refused(table, "0 lay a1=joker b1=joker") == "C5"
    assert "a1=joker b1=joker" not in lays(table, 0, "a1", "b1")
    assert "a1=joker b1=quarry:1" in lays(table, 0, "a1", "b1")
    assert refused(table, "0 lay a1=joker a2=joker") == "C5", "nor for two of one colour"


def test_C5_all_the_jokers_of_a_table_of_two_in_a_played_game() -> None:
    table = play(stage(), "roll red red red", "0 lay p1.1=joker", "0 lay p1.2=joker", "1 done")
    play(table, "roll red red red", "1 done")
    assert refused(table, "0 lay p1.3=joker") == "C5"
    assert lays(table, 0, "p1.3") == ["p1.3=quarry:3", "p1.3=quarry:9"]


def test_C12_C13_the_payments_for_all_stones_are_those_for_each() -> None:
    choose = random.Random(1)
    for _ in range(60):
        rolled = " ".join(choose.choices(COLOURS, k=3))
        blue, green, red = "p1.1 left a1 b1 c2", "p1.2 right a3", "p1.5 p2"
        table = stage("p1 p2 p3", blue=blue, green=green, red=red, pink="p1.4", yellow="p1.6")
        table = have(table, 0, struck=choose.randrange(1, 13), jokers=choose.randrange(3))
        play(table, f"roll {rolled}")
        state, kit = table.rows[0], table.kit[0]
        by_way, by_ways = stones_by_way(state, kit, 0), twos_by_ways(state, kit, 0)
        for colour in range(len(COLOURS)):
            first, later = (place + 1 for place in each(int(kit.sheet[0].quarry[colour])))
            each_way = (DIE, first, later, JOKER)
            twos = [
                pair
                for pair in combinations_with_replacement(each_way, 2)
                if pair not in ((first, first), (later, later))
            ]
            firsts = ways(state, kit, 0, colour)
            for stone in each(int(kit.sheet[0].stones[colour])):
                assert [stones >> stone & 1 for stones in by_way] == [firsts >> way & 1 for way in each_way]
                assert [stones >> stone & 1 for stones in by_ways] == [
                    firsts >> way & second_ways(state, kit, 0, colour, colour, way) >> other & 1
                    for way, other in twos
                ]


@pytest.mark.parametrize("dice", ["", "blue", "red red green", "yellow yellow yellow yellow"])
def test_dice_are_counted_in_bytes(dice: str) -> None:
    counted = sum(1 << 4 * COLOURS.index(colour) for colour in dice.split())
    bytes_ = int(in_bytes(counted)).to_bytes(8, "little")
    assert bytes_ == bytes(dice.split().count(colour) for colour in COLOURS) + bytes(2)
