"""The worked examples of the rules, which must hold exactly."""

import pytest

from ostraka.table.table import Table
from staging.cheops import GROUPS, bonuses, have, lying, marked, quarry_left, shown, stage
from staging.moves import play, refused

CX1 = {"pyramid": 21, "arch": 0, "relief": 8, "bonuses": 15, "quarry": 4, "jokers": 2}


def test_CX1_the_worked_example_gives_50_points() -> None:
    symbols = {"ankh": "p2.1 a1", "eye": "p4.2", "feather": "l5 d2", "lotus": "p3.4 b1", "scarab": "p2.5 l3"}
    table = stage("pyramid left r1 a1 b1 c1 d1 a2 b2 c2 d2", symbols=symbols, green="p1.1")
    table = have(table, 0, struck=8, jokers=1)
    assert table.breakdown[0] == CX1
    assert table.scores[0] == 50


def test_CX1_is_reached_in_a_game_with_our_own_sheets() -> None:
    """With one complete building nobody has the finish bonus: all five bonuses are symbols."""
    table = Table("cheops", 2)
    pyramid = iter([*GROUPS["pyramid"], "l1"])
    relief = ("a1 b1", "c1 d1", "a2 b2", "c2 d2")
    for stones in [*zip(pyramid, pyramid, strict=True), *map(str.split, relief)]:
        build(table, *stones)
    build(table, "l2", how="quarry:8")
    build(table, "r1", how="joker")
    assert bonuses(table, 0) == ["ankh", "eye", "feather", "lotus", "scarab"]
    assert shown(table).seats[0].complete == ("pyramid",)
    assert table.breakdown[0] == CX1
    assert table.scores[0] == 50


def build(table: Table, *stones: str, how: str = "die") -> None:
    """A play in which seat 0 lays these stones, with the dice for them, and seat 1 nothing."""
    colour = {name: str(shade) for name, shade in table.components.sheet("A").colours().items()}
    dice = [colour[stone] for stone in stones] if how == "die" else ["pink"]
    table.play(f"roll {' '.join([*dice, dice[0], dice[0]][:3])}")
    paid = [f"{stone}={how}" for stone in stones]
    moves = [" ".join(paid)] if stones[0] in GROUPS["relief"] else paid
    turn = [*(f"0 lay {move}" for move in moves), *(["0 done"] if len(stones) < 2 else [])]
    play(table, *(["1 done", *turn] if table.waiting == {1} else [*turn, "1 done"]))


def test_CX2_a_play_of_three() -> None:
    table = stage(seats=3, blue="p1.1", green="p1.2", yellow="a1 l1", red="b1 p1.3")
    play(table, "roll red green blue blue", "0 lay p1.1=die", "0 lay p1.2=die")
    assert lying(table) == "blue red"
    play(table, "1 lay a1=quarry:6 b1=die")
    assert quarry_left(table, 1) == [7, 8, 9, 10, 11, 12]
    assert lying(table) == "blue red", "the red die is back"
    play(table, "2 lay l1=joker", "2 lay p1.3=die")
    assert [marked(table, seat) for seat in range(3)] == [{"p1.1", "p1.2"}, {"a1", "b1"}, {"l1", "p1.3"}]
    assert [int(table.state.seat[seat].jokers) for seat in range(3)] == [3, 3, 2]
    assert table.chance_due


def test_CX2_other_payments_are_refused() -> None:
    table = stage(seats=3, blue="p1.1", green="p1.2", yellow="a1 l1", red="b1 p1.3")
    play(table, "roll red green blue blue", "0 lay p1.1=die")
    assert refused(table, "0 lay p1.2=joker") == "C12"
    play(table, "0 lay p1.2=die")
    assert refused(table, "1 lay p1.2=die") == "C12", "the green die is blocked"
    assert refused(table, "1 lay a1=quarry:6 b1=joker") == "C12", "a red die lies there"
    assert refused(table, "1 lay a1=die b1=die") == "C12", "no yellow one does"
    play(table, "1 lay a1=quarry:6 b1=die", "2 lay l1=joker")
    assert refused(table, "2 lay p1.3=joker") == "C12"


@pytest.mark.parametrize("skipped", [1, 2])
def test_CX3_after_skipping_red_and_pink_only_stones_right_of_blue_are_left(skipped: int) -> None:
    table = stage(quarry="rpb rpg yobrgy", blue="p1.1", red="p1.2 l1", pink="p1.3")
    play(table, "roll green green green", "0 lay p1.1=quarry:3")
    assert quarry_left(table, 0) == [4, 5, 6, 7, 8, 9, 10, 11, 12]
    colour = {1: "p1.2", 2: "p1.3"}[skipped]
    assert refused(table, f"0 lay {colour}=quarry:{skipped}") == "C13"
    assert refused(table, f"0 lay {colour}=quarry:{skipped + 3}") == "legal"


def test_CX3_it_goes_on_from_the_orange_one_to_the_right_of_the_blue() -> None:
    table = stage(quarry="rpbo bgyr pogy", blue="p1.1", red="p1.2", pink="p1.3")
    play(table, "roll green green yellow", "0 lay p1.1=quarry:3")
    assert quarry_left(table, 0) == [4, 5, 6, 7, 8, 9, 10, 11, 12]
    assert table.breakdown[0]["quarry"] == 9
    places = {place: refused(table.copy(), f"0 lay l1=quarry:{place}") for place in range(1, 13)}
    assert [place for place, answer in places.items() if answer == "legal"] == [4, 10], "the orange ones"
    assert refused(table, "0 lay p1.2=quarry:1") == refused(table, "0 lay p1.3=quarry:2") == "C13"
    play(table, "0 lay l1=quarry:4")
    assert quarry_left(table, 0) == [5, 6, 7, 8, 9, 10, 11, 12]
