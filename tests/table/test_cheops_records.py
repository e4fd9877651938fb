"""Records of Cheops from strangers: whatever is wrong with them, `BadRecord` says so, soon and briefly."""

import random
from collections.abc import Callable
from time import process_time
from typing import Any

import msgspec
import pytest

import ostraka
from decks import play_at_random
from ostraka.core.jit import COMPILED
from ostraka.table.record import decode
from ostraka.table.referee import verify

CORRUPTIONS = 3_000 if COMPILED else 100
GAME = play_at_random(ostraka.new("cheops", 2, seed=5, sheets="AD", first=1), 5).record().encode()

Written = dict[str, Any]


def refused(written: bytes) -> str:
    start = process_time()
    with pytest.raises(ostraka.BadRecord) as caught:
        verify(decode(written))
    assert process_time() - start < 10
    what = str(caught.value)
    assert len(what) < 2000
    assert what.replace("\n", "").isprintable()
    return what


def spoilt(change: Callable[[Written], object]) -> bytes:
    written = msgspec.json.decode(GAME)
    change(written)
    return msgspec.json.encode(written)


def first_sheet(written: Written) -> Written:
    sheet: Written = written["components"]["sheets"][0]
    return sheet


def test_the_record_itself_is_good() -> None:
    assert verify(decode(GAME)).over


@pytest.mark.parametrize(
    ("change", "what"),
    [
        (lambda sheet: sheet.update(letter=""), "named by one capital letter"),
        (lambda sheet: sheet.update(letter="\x1b[31m"), "named by one capital letter"),
        (lambda sheet: sheet.update(letter="Ä"), "named by one capital letter"),
        (lambda sheet: sheet.update(letter="D"), "sheet D: appears 2 times"),
        (lambda sheet: sheet.update(letter="x" * 100_000), "length <= 8"),
        (lambda sheet: sheet.update(pyramid=[]), "the pyramid has six rows"),
        (lambda sheet: sheet.update(pyramid=[["red"] * 1000] * 1000), "the pyramid has six rows"),
        (lambda sheet: sheet.update(pyramid=["red"] * 21), "Expected `array`"),
        (lambda sheet: sheet["arch"].update(left=["red"] * 6), "two columns of five stones"),
        (lambda sheet: sheet["arch"].update(cap="purple"), "Invalid enum value 'purple'"),
        (lambda sheet: sheet.update(relief=[["red"] * 3] * 4), "three rows of four stones"),
        (lambda sheet: sheet.update(quarry=["red"] * 13), "13 stones in the quarry"),
        (lambda sheet: sheet.update(quarry=None), "Expected `array`"),
        (lambda sheet: sheet.update(symbols={}), "no stone carries the ankh"),
        (lambda sheet: sheet["symbols"].update(eye=[]), "no stone carries the eye"),
        (lambda sheet: sheet["symbols"].update(eye=["p9.9"]), "no stone 'p9.9'"),
        (lambda sheet: sheet["symbols"].update(eye=["a1", "a1"]), "a1 carries 2 symbols"),
        (lambda sheet: sheet["symbols"].update(eye=["p4.1"]), "are on other stones"),
        (lambda sheet: sheet["symbols"].update(eye=["a1"] * 100_000), "length <= 99"),
        (lambda sheet: sheet["symbols"].update({"x" * 100_000: ["a1"]}), "is no symbol"),
        (lambda sheet: sheet["symbols"].update({str(n): [] for n in range(100_000)}), "length <= 99"),
        (lambda sheet: sheet.update(extra=1), "unknown field `extra`"),
    ],
)
def test_C2_C3_C4_a_bad_sheet_is_refused(change: Callable[[Written], object], what: str) -> None:
    assert what in refused(spoilt(lambda written: change(first_sheet(written))))


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ({"sheets": ["A"]}, "2 seats take one sheet each, not 1 in all"),
        ({"sheets": ["A", "A"]}, "every seat takes a different sheet"),
        ({"sheets": ["A", "Z"]}, "there is no sheet 'Z'"),
        ({"sheets": ["A", "\x1b[31m"]}, "there is no sheet"),
        ({"sheets": ["A", "x" * 100_000]}, "length <= 8"),
        ({"sheets": ["A"] * 100_000}, "length <= 99"),
        ({"sheets": "AD"}, "Expected `array`"),
        ({"first": 2}, "there is no seat 2 to start"),
        ({"first": -1}, "there is no seat -1 to start"),
        ({"first": 10**30}, "Expected `int` <= 99"),
        ({"first": None}, "Expected `int`"),
        ({"seats": 6}, "takes 2 to 5 players"),
        ({"options": {"short_deck": True}}, "unknown field `short_deck`"),
    ],
)
def test_C2_C6_a_bad_setup_is_refused(change: Written, what: str) -> None:
    assert what in refused(spoilt(lambda written: written.update(change)))


@pytest.mark.parametrize(
    "points",
    [
        {"pyramid": []},
        {"arch": [1] * 100_000},
        {"arch": [0, 4, 6, 8, 11, 10**30]},
        {"arch": [6, 5, 4, 3, 2, 1]},
        [],
    ],
)
def test_C22_C23_bad_points_are_refused(points: object) -> None:
    refused(spoilt(lambda written: written["components"].update(points=points)))


@pytest.mark.parametrize(("sheets", "what"), [(0, "0 sheets"), (27, "27 sheets"), (20_000, "length <= 99")])
def test_C2_none_or_too_many_sheets_are_refused(sheets: int, what: str) -> None:
    def change(written: Written) -> None:
        written["components"]["sheets"] = [first_sheet(written)] * sheets

    assert what in refused(spoilt(change))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"pyramid":[', b'"pyramid":[' + b"[" * 100_000),
        (b'"first":1', b'"first":' + b"9" * 5000),
        (b'"letter":"A"', b'"letter":"\\ud800"'),
        (b'"letter":"A"', b'"letter":"\xff"'),
    ],
)
def test_malformed_json_is_refused(old: bytes, new: bytes) -> None:
    assert old in GAME
    assert "not a record" in refused(GAME.replace(old, new, 1))


def test_corruptions_are_refused_or_harmless_and_never_crash() -> None:
    choose = random.Random(2025)
    refusals = 0
    for _ in range(CORRUPTIONS):
        at, length = choose.randrange(len(GAME)), choose.randint(0, 8)
        junk = bytes(choose.choices(b'"[]{},:0129abrs\x00\xff', k=choose.randint(0, 3)))
        try:
            verify(decode(GAME[:at] + junk + GAME[at + length :]))
        except ostraka.BadRecord:
            refusals += 1
    assert refusals > 0.8 * CORRUPTIONS
