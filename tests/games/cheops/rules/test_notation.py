"""Moves and tables of Cheops in words."""

import pytest

import ostraka
from ostraka.games.cheops.rules.notation import parse
from staging.cheops import SYMBOLS, have, stage
from staging.moves import play, refused


@pytest.mark.parametrize(
    ("text", "kind", "seat", "stones", "payments", "dice"),
    [
        ("roll red green blue", "roll", None, (), (), ("red", "green", "blue")),
        ("roll pink pink pink yellow", "roll", None, (), (), ("pink", "pink", "pink", "yellow")),
        ("1 lay p1.3=die", "lay", 1, ("p1.3",), ("die",), ()),
        ("4 lay cap=joker", "lay", 4, ("cap",), ("joker",), ()),
        ("0 lay b2=die b3=quarry:4", "lay", 0, ("b2", "b3"), ("die", "quarry:4"), ()),
        ("2 lay l5=quarry:12", "lay", 2, ("l5",), ("quarry:12",), ()),
        ("3 done", "done", 3, (), (), ()),
    ],
)
def test_the_parts_of_a_move(
    text: str,
    kind: str,
    seat: int | None,
    stones: tuple[str, ...],
    payments: tuple[str, ...],
    dice: tuple[str, ...],
) -> None:
    move = parse(text)
    assert str(move) == text
    assert repr(move) == f"<{text}>"
    assert (move.kind, move.seat, move.stones, move.payments, move.dice) == (
        kind,
        seat,
        stones,
        payments,
        dice,
    )
    assert parse(str(move)) == move


def test_a_pair_is_written_in_the_order_of_the_sheet() -> None:
    assert str(parse("0 lay a2=joker d1=die")) == "0 lay d1=die a2=joker"
    assert parse("0 lay a2=joker a1=die") == parse("0 lay a1=die a2=joker") != parse("0 lay a1=joker a2=die")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "lay p1.1=die",
        "0 lay",
        "0 lay p1.1",
        "0 lay p1.1=",
        "0 lay p1.1=gold",
        "0 lay p1.1=quarry",
        "0 lay p1.1=quarry:",
        "0 lay p1.1=quarry:01",
        "0 lay p1.1=quarry:-1",
        "0 lay  p1.1=die",
        " 0 lay p1.1=die",
        "0 lay p1.1=die ",
        "0 lay P1.1=die",
        "0 lay p1.1=die,a1=die",
        "00 lay p1.1=die",
        "-1 done",
        "0 done 1",
        "done",
        "roll",
        "roll Red red red",
        "roll 1 2 3",
        "0 roll red red red",
        "٣ done",
        "0 done\n",
        "0 mark 3 c1",
        "0 lay p1.1=quarry:99999999999999999999999999",
        "9" * 5000 + " done",
    ],
)
def test_text_without_a_move_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(ostraka.BadNotation, match="a move looks like"):
        stage().play(text)


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("roll red red mauve", "C1"),
        ("roll red red red red red", "C6"),
        ("0 lay p7.1=die", "C3"),
        ("0 lay p1.1=quarry:13", "C3"),
        ("0 lay a1=die a1=die", "C8"),
        ("0 lay a1=die b1=die c1=die", "C7"),
        ("9 done", "C5"),
        ("5 done", "C5"),
    ],
)
def test_an_impossible_move_names_its_clause(text: str, clause: str) -> None:
    assert refused(stage(), text) == clause


def test_an_illegal_move_tells_clause_reason_and_sentence() -> None:
    with pytest.raises(ostraka.IllegalMove) as caught:
        play(stage(), "roll red red red").play("0 lay p2.1=joker")
    error = caught.value
    assert (error.clause, error.reason, error.move) == ("C9", "no support", "0 lay p2.1=joker")
    assert str(error) == "0 lay p2.1=joker: both stones under it must be marked first (C9)"


PICTURE = """\
Cheops: play 1, seat 0 is active (lay); dice: green red
bonuses left: eye feather lotus scarab finish

seat 0 Seat 0, sheet A: 17 points
  quarry - x o p r y b g o p r y  jokers 2  bonuses ankh
  p6      o         cap o
  p5     o o        5  o o      a b c d
  p4    o o o       4  o o    1 @ @ o o
  p3   o o o o      3  o o    2 o o o o
  p2  o o o o o     2  o o    3 o o o o
  p1 r o o o o o    1  @ o

seat 1 Seat 1, sheet B: 12 points <- to move
  quarry - - - - x y b g o p r y  jokers 2  bonuses none
  p6      o         cap o
  p5     o o        5  o o      a b c d
  p4    o o o       4  o o    1 o g o o
  p3   o o o o      3  o o    2 o o o o
  p2  o o o o o     2  o o    3 o o o o
  p1 @ o o o o o    1  b o

symbols: ankh a1; eye p4.2; feather l5 a3; lotus p3.4 b1; scarab p2.5 l3 d3
stones and dice: b blue  g green  o orange  p pink  r red  y yellow  @ marked; quarry: x struck  - skipped"""


def test_a_table_prints_as_a_picture_that_one_can_play_from() -> None:
    symbols = SYMBOLS | {"ankh": "a1"}
    table = stage("a1 b1", "p1.1", symbols=symbols, blue="l1", green="b1", red="p1.1")
    table = have(have(table, 0, struck=2), 1, struck=5)
    play(table, "roll red green blue", "0 lay l1=die", "0 done")
    assert str(table) == PICTURE
    assert repr(table) == "<cheops, 2 seats, 3 moves, waiting for [1]>"
    assert str(table.view(1)) == str(table.view(None)) == PICTURE


def test_a_table_before_the_roll_and_after_the_end() -> None:
    table = stage("pyramid a1 b1 c1 d1 a2 b2 c2 d2 a3 b3")
    assert str(table).startswith("Cheops: play 1, seat 0 is active (roll)\n")
    assert repr(table) == "<cheops, 2 seats, 0 moves, chance to move>"
    play(table, "roll orange orange orange", "0 lay c3=die d3=die", "1 done")
    assert str(table).startswith("Cheops: the game is over\n")
    assert repr(table) == "<cheops, 2 seats, 3 moves, over>"
