"""What is said aloud in Cheops, and when."""

import ostraka
from staging.cheops import SYMBOLS, all_done, stage
from staging.moves import play

ORANGE = "roll orange orange orange"
Said = list[tuple[str, int | None, dict[str, int | str]]]


def said(table: ostraka.Table, since: int = 0) -> Said:
    return [(each.key, each.seat, each.args) for each in table.announcements(since)]


def test_C18_a_gained_symbol_is_announced_at_once() -> None:
    table = play(stage(symbols=SYMBOLS | {"eye": "p1.1"}), ORANGE, "0 lay p1.1=die")
    assert said(table) == [("gained", 0, {"bonus": "eye"})]


def test_C19_that_a_bonus_is_gone_is_announced_when_the_play_ends() -> None:
    table = play(stage(symbols=SYMBOLS | {"eye": "p1.1"}), ORANGE, "0 lay p1.1=die", "0 done")
    since = table.ply
    play(table, "1 done")
    assert said(table, since) == [("gone", None, {"bonus": "eye"})]


def test_C19_a_bonus_that_all_have_is_gone_for_nobody() -> None:
    table = play(stage(symbols=SYMBOLS | {"eye": "p1.1"}), ORANGE)
    play(table, "0 lay p1.1=die", "0 done", "1 lay p1.1=die", "1 done")
    assert [key for key, _, _ in said(table)] == ["gained", "gained"]


def test_C21_the_second_building_announces_the_last_play() -> None:
    table = stage("pyramid a1 b1 c1 d1 a2 b2 c2 d2 a3 b3", seats=3)
    play(table, f"{ORANGE} orange", "0 lay c3=die d3=die")
    assert said(table) == [
        ("completed", 0, {"building": "relief"}),
        ("last-play", 0, {"others": 2}),
    ]
    since = table.ply
    all_done(table)
    assert said(table, since) == [("gained", 0, {"bonus": "finish"})]
    assert table.over


def test_C21_a_further_stone_of_the_same_player_is_no_other_turn() -> None:
    table = stage("pyramid left r1 r2 r3 r4 r5", seats=4, first=1)
    play(table, f"{ORANGE} orange", "1 done", "2 done", "3 done", "0 lay cap=die")
    assert ("last-play", 0, {"others": 0}) in said(table)
    assert not table.over


def test_C21_the_last_play_is_announced_once() -> None:
    table = stage("pyramid left r1 r2 r3 r4 r5", "pyramid left r1 r2 r3 r4 r5", seats=3)
    play(table, f"{ORANGE} orange", "0 lay cap=die", "0 done", "1 lay cap=die")
    last = [(seat, args) for key, seat, args in said(table) if key == "last-play"]
    assert last == [(0, {"others": 2})]


def test_C21_the_last_to_build_ends_the_game_by_it() -> None:
    table = stage("", "pyramid left r1 r2 r3 r4", seats=2)
    play(table, ORANGE, "0 done", "1 lay r5=die", "1 lay cap=die")
    assert table.over
    assert ("last-play", 1, {"others": 0}) in said(table)
    assert said(table)[-1] == ("gained", 1, {"bonus": "finish"})


def test_C21_the_snapshot_says_that_this_is_the_last_play_while_it_lasts() -> None:
    table = play(stage("pyramid left r1 r2 r3 r4 r5", seats=3), f"{ORANGE} orange")
    assert not table.snapshot.last_play
    play(table, "0 lay cap=die")
    assert table.snapshot.last_play
    all_done(table)
    assert table.over
    assert not table.snapshot.last_play
