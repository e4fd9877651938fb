import pytest

from staging.cheops import SYMBOLS, all_done, bonuses, shown, stage
from staging.moves import play

ORANGE = "roll orange orange orange"


def test_C18_the_only_stone_with_a_symbol_gains_its_bonus() -> None:
    table = play(stage(symbols=SYMBOLS | {"eye": "p1.1"}), ORANGE, "0 lay p1.1=die")
    assert bonuses(table, 0) == ["eye"]
    assert table.breakdown[0]["bonuses"] == 3


def test_C18_of_several_stones_the_last_one_gains_it() -> None:
    symbols = SYMBOLS | {"eye": "p1.1 l1 a1"}
    table = play(stage(symbols=symbols), ORANGE, "0 lay p1.1=die", "0 lay l1=die", "1 done")
    assert bonuses(table, 0) == []
    play(table, ORANGE, "1 done", "0 lay a1=die b1=die")
    assert bonuses(table, 0) == ["eye"]


@pytest.mark.parametrize("pair", ["a1=die a2=die", "a2=die a1=die"])
def test_C18_both_stones_of_a_pair_may_complete_a_symbol(pair: str) -> None:
    table = play(stage("p1.1", symbols=SYMBOLS | {"eye": "p1.1 a1 a2"}), ORANGE, f"0 lay {pair}")
    assert bonuses(table, 0) == ["eye"]


def test_C18_a_symbol_counts_on_ones_own_sheet_only() -> None:
    table = play(stage("p1.1", "l1", symbols=SYMBOLS | {"eye": "p1.1 l1"}), ORANGE, "0 lay r1=die", "0 done")
    assert bonuses(table, 0) == bonuses(table, 1) == []
    play(table, "1 lay p1.1=die")
    assert (bonuses(table, 0), bonuses(table, 1)) == ([], ["eye"])


def test_C19_all_seats_that_complete_it_in_the_same_play_gain_it() -> None:
    table = play(stage(seats=4, symbols=SYMBOLS | {"eye": "p1.1"}), f"{ORANGE} orange")
    play(table, "0 lay p1.1=die", "0 done", "1 done", "2 lay p1.1=die", "2 done", "3 lay p1.1=die", "3 done")
    assert [bonuses(table, seat) for seat in range(4)] == [["eye"], [], ["eye"], ["eye"]]


def test_C19_seats_earlier_in_the_order_still_gain_it_in_the_same_play() -> None:
    table = play(stage(first=1, symbols=SYMBOLS | {"eye": "p1.1"}), ORANGE, "1 lay p1.1=die", "1 done")
    assert "eye" in shown(table).bonuses
    play(table, "0 lay p1.1=die")
    assert bonuses(table, 0) == bonuses(table, 1) == ["eye"]


def test_C19_seats_still_to_build_in_that_play_have_a_last_chance() -> None:
    table = play(stage(seats=4, first=1, symbols=SYMBOLS | {"eye": "p1.1"}), f"{ORANGE} orange", "1 done")
    assert [seat.last_chance for seat in shown(table).seats] == [(), (), (), ()]
    play(table, "2 lay p1.1=die")
    assert [seat.last_chance for seat in shown(table).seats] == [("eye",), (), (), ("eye",)]
    play(table, "2 done", "3 done")
    assert [seat.last_chance for seat in shown(table).seats] == [("eye",), (), (), ()]
    play(table, "0 done")
    assert [seat.last_chance for seat in shown(table).seats] == [(), (), (), ()]


def test_C19_after_that_play_it_is_gone_for_all_others() -> None:
    table = play(stage(seats=3, symbols=SYMBOLS | {"eye": "p1.1"}), f"{ORANGE} orange", "0 lay p1.1=die")
    all_done(table)
    assert "eye" not in shown(table).bonuses
    play(table, f"{ORANGE} orange", "1 lay p1.1=die", "1 done", "2 lay p1.1=die", "2 done", "0 done")
    assert [bonuses(table, seat) for seat in range(3)] == [["eye"], [], []]
    assert [points["bonuses"] for points in table.breakdown] == [3, 0, 0]


def test_C19_other_bonuses_stay() -> None:
    table = play(stage(symbols=SYMBOLS | {"eye": "p1.1", "ankh": "p1.2"}), ORANGE, "0 lay p1.1=die")
    all_done(table)
    assert shown(table).bonuses == ("ankh", "feather", "lotus", "scarab", "finish")
    play(table, ORANGE, "1 lay p1.2=die")
    assert bonuses(table, 1) == ["ankh"]


def test_C20_two_stones_may_gain_two_bonuses() -> None:
    table = play(stage(seats=3, symbols=SYMBOLS | {"eye": "p1.1", "ankh": "l1"}), f"{ORANGE} orange")
    for seat in (0, 1):
        play(table, f"{seat} lay p1.1=die", f"{seat} lay l1=die")
    assert bonuses(table, 0) == bonuses(table, 1) == ["ankh", "eye"]
    assert table.breakdown[0]["bonuses"] == 6


def test_C20_a_pair_may_gain_two_bonuses_at_once() -> None:
    table = play(stage(symbols=SYMBOLS | {"eye": "a1", "ankh": "a2"}), ORANGE, "0 lay a1=die a2=die")
    assert bonuses(table, 0) == ["ankh", "eye"]


def test_C20_one_of_two_may_be_gone_already() -> None:
    table = play(
        stage(symbols=SYMBOLS | {"eye": "a1", "ankh": "a2"}), ORANGE, "0 lay a1=die b1=die", "1 done"
    )
    play(table, ORANGE, "1 lay a1=die a2=die")
    assert (bonuses(table, 0), bonuses(table, 1)) == (["eye"], ["ankh"])
