import msgspec
import numpy as np
import pytest

import ostraka
from ostraka.core.bits import each
from ostraka.core.errors import BadComponents
from ostraka.games.cheops.rules import Components
from ostraka.games.cheops.rules.components import KIT, SHEET, Points, Sheet, faults
from ostraka.games.cheops.rules.state import SEAT, STATE
from ostraka.games.cheops.rules.stones import BUILDINGS, EVERY_STONE, NAME_OF, STONE_OF, stone_names, stones
from staging.cheops import SYMBOLS, block, capped, sheet, stage
from staging.moves import refused


def changed(**fields: object) -> Components:
    """The block with one of its sheets, E, changed."""
    return with_sheet(msgspec.structs.replace(sheet("E"), **fields))


def with_sheet(other: Sheet) -> Components:
    parts = capped(block())
    sheets = tuple(other if sheet.letter == "E" else sheet for sheet in parts.sheets)
    return msgspec.structs.replace(parts, sheets=sheets)


def faults_in(parts: Components) -> list[tuple[str, str]]:
    return [(fault.clause, fault.where) for fault in faults(parts)]


def test_C1_dice_have_six_colours() -> None:
    for colour in ("blue", "green", "orange", "pink", "red", "yellow"):
        assert refused(stage(), f"roll {colour} {colour} {colour}") == "legal"
    assert refused(stage(), "roll red green white") == "C1"


def test_C1_there_are_four_dice() -> None:
    assert refused(stage(seats=5), "roll red green blue pink") == "legal"
    assert refused(stage(seats=5), "roll red green blue pink pink") == "C6"


def test_C2_sheets_are_distinguished_by_a_letter() -> None:
    assert faults_in(block()) == []
    assert ("C2", "sheet A") in faults_in(changed(letter="A")), "it stands twice"
    for letter in ("", "e", "AB", "7", "É"):
        assert faults_in(changed(letter=letter)) == [("C2", f"sheet {letter!r}")]


@pytest.mark.parametrize("sheets", [0, 27])
def test_C2_a_block_has_sheets_but_no_more_than_there_are_letters(sheets: int) -> None:
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZA"[:sheets]
    parts = msgspec.structs.replace(block(), sheets=tuple(sheet(letter) for letter in letters))
    assert ("C2", "block") in faults_in(parts)


def test_C2_all_sheets_have_their_symbols_on_the_same_stones() -> None:
    other = sheet("E", symbols=SYMBOLS | {"eye": "p4.1"})
    assert faults_in(with_sheet(other)) == [("C2", "sheet E")]
    turned = sheet("E", symbols=SYMBOLS | {"ankh": "r4 p2.1"})
    assert faults_in(with_sheet(turned)) == [], "in which order they are listed does not matter"


def test_C3_a_sheet_has_a_pyramid_of_21_an_arch_of_11_and_a_relief_of_12() -> None:
    assert {name: bits.bit_count() for name, bits in BUILDINGS.items()} == {
        "pyramid": 21,
        "arch": 11,
        "relief": 12,
    }
    assert sum(BUILDINGS.values()) == EVERY_STONE, "no stone belongs to two buildings"
    assert stone_names(EVERY_STONE) == tuple(STONE_OF)
    assert [NAME_OF[stone] for stone in each(stones("cap", "a1", "p1.1"))] == ["p1.1", "cap", "a1"]


ROWS = sheet().pyramid


@pytest.mark.parametrize(
    "fields",
    [
        {"pyramid": ROWS[:5]},
        {"pyramid": ROWS[::-1]},
        {"pyramid": (*ROWS[:5], ("red", "red"))},
        {"arch": msgspec.structs.replace(sheet().arch, left=("red",) * 4)},
        {"arch": msgspec.structs.replace(sheet().arch, right=("red",) * 6)},
        {"relief": (("red",) * 4,) * 2},
        {"relief": (("red",) * 3,) * 4},
        {"quarry": ("red",) * 11},
        {"quarry": ("red",) * 13},
    ],
)
def test_C3_buildings_and_quarry_have_their_size(fields: dict[str, object]) -> None:
    assert faults_in(changed(**fields)) == [("C3", "sheet E")]
    with pytest.raises(BadComponents, match="sheet E"):
        ostraka.new("cheops", seed=1, components=changed(**fields))


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("0 lay p7.1=die", "no such level"),
        ("0 lay p1.7=die", "no such place"),
        ("0 lay p6.2=die", "no such place so high"),
        ("0 lay l6=die", "no such height"),
        ("0 lay e1=die f1=die", "no such column"),
        ("0 lay a4=die b4=die", "no such row"),
        ("0 lay p1.1=quarry:0", "the quarry starts at 1"),
        ("0 lay p1.1=quarry:13", "and ends at 12"),
    ],
)
def test_C3_stones_outside_the_sheet_cannot_be_named(move: str, why: str) -> None:
    table = stage()
    table.play("roll red red red")
    assert refused(table, move) == "C3", why


@pytest.mark.parametrize(
    ("symbols", "faulty"),
    [
        (SYMBOLS, False),
        (SYMBOLS | {"eye": "a1 a2 b2 c1 p6.1"}, False),
        (SYMBOLS | {"eye": "p2.1"}, True),  # two symbols on one stone
        (SYMBOLS | {"eye": "p4.2 p4.2"}, True),
        (SYMBOLS | {"eye": ""}, True),
        (SYMBOLS | {"eye": "p7.1"}, True),
        (SYMBOLS | {"moon": "p1.1"}, True),
        ({symbol: carriers for symbol, carriers in SYMBOLS.items() if symbol != "eye"}, True),
    ],
)
def test_C4_every_symbol_stands_on_one_stone_or_several(symbols: dict[str, str], faulty: bool) -> None:
    assert {fault.clause for fault in faults(block(symbols=symbols))} == ({"C4"} if faulty else set())


def test_C4_symbols_stand_on_stones_of_the_standard_sheets() -> None:
    standard = ostraka.GAMES["cheops"].standard()
    for shipped in standard.sheets:
        assert len(shipped.symbols) == 5
        assert set(shipped.symbol_on()) <= set(STONE_OF)
    assert {len(carriers) for carriers in standard.sheets[0].symbols.values()} == {1, 2, 3}


@pytest.mark.parametrize(
    ("points", "clause"),
    [
        (Points(pyramid=(1, 3, 6, 10, 15)), "C22"),
        (Points(pyramid=(1, 3, 6, 10, 15, 14)), "C22"),
        (Points(pyramid=(-1, 3, 6, 10, 15, 21)), "C22"),
        (Points(pyramid=(1, 3, 6, 10, 15, 1000)), "C22"),
        (Points(arch=(0, 4, 6, 8, 11, 14, 17)), "C23"),
        (Points(arch=(4, 0, 6, 8, 11, 14)), "C23"),
    ],
)
def test_C22_C23_points_grow_with_the_levels(points: Points, clause: str) -> None:
    assert faults_in(msgspec.structs.replace(block(), points=points)) == [(clause, "points")]
    flat = Points(pyramid=(5,) * 6, arch=(0,) * 6)
    assert faults_in(msgspec.structs.replace(block(), points=flat)) == []


def test_every_fault_of_components_is_named_at_once() -> None:
    parts = msgspec.structs.replace(changed(quarry=("red",)), points=Points(arch=(1,)))
    assert faults_in(parts) == [("C3", "sheet E"), ("C23", "points")]
    with pytest.raises(BadComponents, match="sheet E: 1 stones in the quarry; there are 12"):
        ostraka.new("cheops", seed=1, components=parts)


def test_components_of_wrong_types_are_refused_by_name() -> None:
    with pytest.raises(BadComponents, match="purple"):
        ostraka.new("cheops", seed=1, components=changed(quarry=("purple",) * 12))
    with pytest.raises(BadComponents):
        ostraka.new("cheops", seed=1, components=ostraka.GAMES["pyramids"].standard())


@pytest.mark.parametrize("row", [SEAT, STATE, SHEET, KIT])
def test_no_field_of_a_record_hides_behind_an_attribute_of_numpy(row: np.dtype[np.void]) -> None:
    assert not [
        name
        for name in row.names or ()
        if hasattr(np.zeros(1, np.dtype((np.record, [("_", "i1")])))[0], name)
    ]


def test_a_state_is_small() -> None:
    assert STATE.itemsize < 150


def test_neighbours_of_one_colour_are_known() -> None:
    row = stage(blue="a1 b1 b2 d3 c3", green="d1 d2").kit[0].sheet[0]
    assert stone_names(int(row.like_right)) == ("a1", "a3", "c3")
    assert stone_names(int(row.like_below)) == ("b1", "c1", "d1", "a2")
