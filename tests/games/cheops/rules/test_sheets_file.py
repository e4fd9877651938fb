import re
from importlib.resources import files
from itertools import combinations
from time import process_time

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import ostraka
from ostraka.core.component_files import MOST_FAULTS
from ostraka.core.errors import BadComponents
from ostraka.games.cheops.rules.components import COLOURS, SYMBOLS, Components, Points, Sheet, faults, kit
from ostraka.games.cheops.rules.quality import below_standard, effort, pattern, shared
from ostraka.games.cheops.rules.setup import Setup
from ostraka.games.cheops.rules.sheets_file import check, read, standard, write
from ostraka.games.cheops.rules.stones import STONE_OF, STONES_ARE
from ostraka.table.record import decode
from ostraka.table.referee import verify
from sheets import build_at_random, old_block

FIRST = files("ostraka.games.cheops.rules").joinpath("sheets/first.txt").read_text("utf-8")
OLD = write(old_block(), "A block for tests")  # sheet A stands on line 10, sheet B on line 31
SHEET_A = OLD.split("\n\n")[1]
PYRAMID_HAS = "the pyramid has six, of 1 stone at the top to 6 at the bottom"
ARCH_HAS = "the arch has six: the capstone, and five of 2 stones"
RELIEF_HAS = "the relief has three of 4 stones"
EXPECTED = "expected points, symbol, sheet, pyramid, arch, relief or quarry"
COLOURS_ARE = "the colours are b blue, g green, o orange, p pink, r red, y yellow (C1)"
USUAL = Points()


def report(text: str) -> list[str]:
    return [str(fault) for fault in check(text, "mine.txt")]


def changed(old: str, new: str) -> list[str]:
    """The faults of the old block after one change."""
    assert old in OLD
    return report(OLD.replace(old, new, 1))


def recoloured(sheet: Sheet, letter: str, by: str) -> Sheet:
    """A sheet in which the colours, in the order of their names, are exchanged for those of these letters."""
    of = {
        colour: next(new for new in COLOURS if new[0] == to) for colour, to in zip(COLOURS, by, strict=True)
    }
    written = msgspec.to_builtins(sheet)
    for part in ("pyramid", "relief"):
        written[part] = [[of[colour] for colour in row] for row in written[part]]
    for column in ("left", "right"):
        written["arch"][column] = [of[colour] for colour in written["arch"][column]]
    written["arch"]["cap"] = of[written["arch"]["cap"]]
    written["quarry"] = [of[colour] for colour in written["quarry"]]
    return msgspec.convert({**written, "letter": letter}, Sheet)


# --- the block that is shipped


def test_the_shipped_block_has_no_fault() -> None:
    assert check(FIRST, "first.txt") == []
    assert below_standard(standard()) == []


def test_the_shipped_block_has_six_sheets_on_which_no_stone_has_the_same_colour_twice() -> None:
    assert "".join(sheet.letter for sheet in standard().sheets) == "ABCDEF"
    assert {shared(*pair) for pair in combinations(standard().sheets, 2)} == {0}


def test_the_shipped_text_is_laid_out_as_texts_are_written() -> None:
    comments = [line[2:] for line in FIRST.splitlines() if line.startswith(";")]
    assert write(standard(), "\n".join(comments)) == FIRST


def test_the_table_of_colours_in_the_shipped_text_is_true() -> None:
    first = standard().sheets[0]
    table = re.findall(r"^; +([A-F])   ((?:[bgopry] ?){6})$", FIRST, re.MULTILINE)
    assert (
        tuple(recoloured(first, letter, row.replace(" ", "")) for letter, row in table) == standard().sheets
    )


def test_nobody_can_spoil_the_standard_block_for_others() -> None:
    spoilt = standard()
    spoilt.sheets[0].symbols["eye"] = ("p1.1",)
    assert standard().sheets[0].symbols["eye"] == ("p4.2",)
    assert spoilt.sheets[1].symbols["eye"] == ("p4.2",)


# --- reading and writing


def test_a_written_file_reads_back() -> None:
    assert read(write(old_block(), "One line\nand another"), "again") == old_block()


def test_own_components_read_back() -> None:
    symbols = {symbol: (stone,) for symbol, stone in zip(SYMBOLS, STONE_OF, strict=False)}
    sheet = msgspec.structs.replace(old_block().sheets[2], letter="Z", symbols=symbols)
    block_of_one = Components((sheet,), Points((0, 0, 0, 0, 0, 999), (1, 2, 3, 4, 5, 6)))
    assert read(write(block_of_one, "Mine"), "mine.txt") == block_of_one


def test_rows_are_written_as_they_are_built() -> None:
    sheet = old_block().sheets[0]
    assert (sheet.pyramid[0][0], sheet.pyramid[5]) == ("green", ("red",))
    assert (sheet.arch.left[0], sheet.arch.right[0], sheet.arch.cap) == ("green", "pink", "green")
    assert (sheet.relief[0][0], sheet.relief[2][0]) == ("yellow", "orange")


def test_a_block_without_points_has_the_usual_ones() -> None:
    assert read(re.sub("points.*\n", "", OLD), "mine.txt").points == USUAL
    one = read(re.sub("points arch.*\n", "", OLD.replace("1 3 6", "1 2 6")), "mine.txt").points
    assert one == Points(pyramid=(1, 2, 6, 10, 15, 21))


@pytest.mark.parametrize(
    "text",
    [
        OLD.upper(),
        OLD.replace("\n", "\r\n"),
        OLD.replace("\n", "\n\n"),
        OLD.replace("\n", "\t; and a comment\n"),
        re.sub("^ +", "", OLD, flags=re.MULTILINE),
        re.sub("^ +", "\t", OLD, flags=re.MULTILINE),
        OLD.rstrip("\n"),
        re.sub(r"(?<=\b[bgopry]) (?=[bgopry]\b)", "", OLD),
        OLD.replace("  r y b\n", "  red Yellow BLUE\n"),
        OLD.replace("quarry o g", "quarry\n  o g\n "),
        OLD.replace("pyramid\n ", "pyramid "),
        "\n\n".join([*OLD.split("\n\n")[1:], OLD.split("\n\n")[0]]),
    ],
    ids=[
        "upper case", "CRLF", "empty lines", "comments", "no indent", "tabs", "no end of line", "no spaces",
        "words", "quarry in lines", "row beside its heading", "symbols last",
    ],
)  # fmt: skip
def test_spacing_and_case_are_free(text: str) -> None:
    assert read(text, "mine.txt") == old_block()


def test_a_bad_block_is_not_read() -> None:
    with pytest.raises(
        BadComponents, match=r"mine\.txt, line 10, sheet A: no arch and no relief and no quarry"
    ):
        read(OLD.replace(SHEET_A, SHEET_A.split("arch")[0].strip()), "mine.txt")


def test_all_faults_are_reported_together() -> None:
    text = (
        OLD.replace("0 4 6 8", "8 6 4 0")
        .replace("symbol eye p4.2", "symbol eye p9.2")
        .replace("quarry o", "quarry", 1)
        .replace("sheet C", "sheet B")
        .replace("  o r\n  r y\n", "  o x\n  r\n", 1)
    )
    assert report(text)[:5] == [
        "mine.txt, line 3: the arch has six levels of 0 to 999 points, none below another (C23)",
        f"mine.txt, line 5: there is no stone 'p9.2' to carry a symbol; {STONES_ARE} (C4)",
        f"mine.txt, line 20, sheet A: found 'x'; {COLOURS_ARE}",
        f"mine.txt, line 21, sheet A: a row of 1 stone; {ARCH_HAS} (C3)",
        "mine.txt, line 29, sheet A: 11 stones in the quarry; there are 12 (C3)",
    ]
    assert report(text)[5:] == [
        "mine.txt, line 52, sheet B: is already defined in line 31; letters must be unique (C2)",
    ]


# --- what the rules forbid


def test_C1_an_unknown_colour_letter_is_a_fault() -> None:
    assert changed("  r y b\n", "  r x b\n") == [f"mine.txt, line 14, sheet A: found 'x'; {COLOURS_ARE}"]


def test_C1_unknown_colours_are_reported_once() -> None:
    assert changed("  g b g p\n", "  purple b purple q\n") == [
        f"mine.txt, line 15, sheet A: found 'purple', 'q'; {COLOURS_ARE}"
    ]


@pytest.mark.parametrize("heading", ["sheet", "sheet AB", "sheet 1", "sheet A B", "sheet Ä", "sheet ß"])
def test_C2_a_sheet_without_a_letter(heading: str) -> None:
    assert changed("sheet C", heading) == [
        "mine.txt, line 52: a sheet is named by one letter, A to Z; write a line such as 'sheet A' (C2)"
    ]


def test_C2_a_letter_twice() -> None:
    assert changed("sheet C", "sheet A") == [
        "mine.txt, line 52, sheet A: is already defined in line 10; letters must be unique (C2)"
    ]


def test_C2_no_sheet_at_all() -> None:
    assert report(OLD.split("sheet A")[0]) == ["mine.txt, block: 0 sheets; a block has 1 to 26 of them (C2)"]


def test_C2_a_building_before_the_first_sheet() -> None:
    assert changed("sheet A\n", "") == [
        "mine.txt, line 10: the pyramid belongs to no sheet; put a line such as 'sheet A' before it (C2)"
    ]


def test_C2_a_sheet_whose_heading_is_missing() -> None:
    assert changed("sheet B\n", "") == [
        "mine.txt, line 31, sheet A: another pyramid; put a line such as 'sheet B' before it (C2)"
    ]


@pytest.mark.parametrize("part", ["pyramid", "arch", "relief", "quarry"])
def test_C3_a_part_is_missing(part: str) -> None:
    without = re.sub(rf"{part}(\s+[bgopry]\b)+\n", "", SHEET_A + "\n")
    assert changed(SHEET_A + "\n", without) == [
        f"mine.txt, line 10, sheet A: no {part}; a sheet has a pyramid, an arch, a relief and a quarry (C3)"
    ]


def test_C3_a_part_twice() -> None:
    twice = SHEET_A.replace("arch\n", "relief\n  y o g p\n  b p y r\n  o r b g\narch\n")
    assert changed(SHEET_A, twice) == [
        "mine.txt, line 29, sheet A: the relief is already defined in line 18; a sheet has one (C3)"
    ]


@pytest.mark.parametrize(
    ("old", "new", "line", "what"),
    [
        ("     r y b\n", "", 11, f"5 rows; {PYRAMID_HAS}"),
        ("     r y b\n", "     r y\n", 14, f"a row of 2 stones; {PYRAMID_HAS}"),
        ("  g r b y p o\n", "  g r b y p o\n  b\n", 11, f"7 rows; {PYRAMID_HAS}"),
        ("  y o\n  b b\n", "  b b\n", 18, f"5 rows; {ARCH_HAS}"),
        ("  b b\n", "  b\n", 23, f"a row of 1 stone; {ARCH_HAS}"),
        ("  b p y r\n", "", 25, f"2 rows; {RELIEF_HAS}"),
        ("  b p y r\n", "  b p y r r\n", 27, f"a row of 5 stones; {RELIEF_HAS}"),
        ("quarry o g", "quarry g", 29, "11 stones in the quarry; there are 12"),
        ("quarry o g", "quarry b o g", 29, "13 stones in the quarry; there are 12"),
        ("quarry o g r y p b r y g p o b", "quarry", 29, "0 stones in the quarry; there are 12"),
    ],
)
def test_C3_rows_of_the_wrong_length(old: str, new: str, line: int, what: str) -> None:
    assert changed(old, new) == [f"mine.txt, line {line}, sheet A: {what} (C3)"]


def test_C4_an_unknown_symbol() -> None:
    assert changed("symbol eye", "symbol nose") == [
        "mine.txt, line 5: 'nose' is no symbol; the symbols are ankh, eye, feather, lotus, scarab (C4)",
        "mine.txt, block: no stone carries the eye; every symbol needs one or more (C4)",
    ]


def test_C4_a_misspelt_symbol_is_not_missed_as_well() -> None:
    assert changed("symbol scarab", "symbol scrab") == [
        "mine.txt, line 8: 'scrab' is no symbol; the symbols are ankh, eye, feather, lotus, scarab (C4)"
    ]


def test_C4_a_symbol_without_a_stone() -> None:
    assert changed("symbol eye p4.2", "symbol eye") == [
        "mine.txt, line 5: no stone carries the eye; every symbol needs one or more (C4)"
    ]


def test_C4_missing_symbols_are_faults() -> None:
    assert report(re.sub("symbol (eye|lotus).*\n", "", OLD)) == [
        "mine.txt, block: no stone carries the eye, the lotus; every symbol needs one or more (C4)"
    ]


def test_C4_a_symbol_without_a_name() -> None:
    assert "mine.txt, line 5: write a line such as 'symbol lotus p3.4 b1' (C4)" in changed(
        "symbol eye p4.2", "symbol"
    )


@pytest.mark.parametrize("stone", ["p2.6", "p7.1", "l6", "r0", "e1", "a4", "top", "p21", "x" * 500])
def test_C4_a_symbol_on_an_unknown_stone(stone: str) -> None:
    (fault,) = changed("symbol eye p4.2", f"symbol eye {stone}")
    assert fault.startswith(f"mine.txt, line 5: there is no stone '{stone[:30]}")
    assert fault.endswith("they are p1.1 to p6.1, l1 to l5, r1 to r5, cap, a1 to d3 (C4)")


@pytest.mark.parametrize(("stones", "line"), [("p4.2 p2.1", 4), ("p4.2 p4.2", 5)])
def test_C4_two_symbols_on_a_stone(stones: str, line: int) -> None:
    stone = stones.split()[1]
    assert changed("symbol eye p4.2", f"symbol eye {stones}") == [
        f"mine.txt, line 5: {stone} already carries a symbol (line {line}); use another stone (C4)"
    ]


@pytest.mark.parametrize(
    "points",
    ["1 3 6 10 15", "1 3 6 10 15 21 28", "1 3 6 10 9 21", "1 3 6 10 15 1000", "1 3 6 10 15 -1", "six", ""],
)
def test_C22_points_of_the_pyramid(points: str) -> None:
    assert changed("points pyramid 1 3 6 10 15 21", f"points pyramid {points}") == [
        "mine.txt, line 2: the pyramid has six levels of 0 to 999 points, none below another (C22)"
    ]


def test_C23_points_of_the_arch() -> None:
    assert changed("points arch 0 4", "points arch 4 0") == [
        "mine.txt, line 3: the arch has six levels of 0 to 999 points, none below another (C23)"
    ]


@pytest.mark.parametrize("line", ["points", "points relief 1 2 3 4 5 6", "points 1 3 6 10 15 21"])
def test_points_of_something_else(line: str) -> None:
    assert changed("points arch 0 4 6 8 11 14", line) == [
        "mine.txt, line 3: write 'points pyramid' or 'points arch', and six numbers"
    ]


@pytest.mark.parametrize("line", ["points arch 0 4 6 8 11 14", "symbol eye a1"])
def test_a_line_twice(line: str) -> None:
    what = " ".join(line.split()[:2])
    (fault,) = changed("\n\nsheet A", f"\n{line}\n\nsheet A")
    assert re.fullmatch(rf"mine\.txt, line 9: '{what}' is already defined in line [35]", fault)


# --- what cannot be read


@pytest.mark.parametrize(
    ("old", "new", "meant"),
    [("pyramid\n", "pyramide\n", "pyramid"), ("relief", "releif", "relief"), ("quarry", "quary", "quarry"),
     ("sheet", "sheets", "sheet"), ("arch\n", "ach:\n", "arch")],
)  # fmt: skip
def test_a_misspelt_word_is_reported_and_understood(old: str, new: str, meant: str) -> None:
    (fault,) = changed(old, new)
    assert fault.endswith(f": found '{new.strip()}'; did you mean '{meant}'?")


def test_unreadable_lines_are_reported_once() -> None:
    story = "once upon a time\nthere was a king\nr g b\nwho had no pyramid\n"
    assert report(story + OLD) == [f"mine.txt, line 1: {EXPECTED}, found 'once upon a time'"]


def test_an_unreadable_line_after_a_building_is_reported() -> None:
    assert changed("quarry o", "hello\nquarry o") == [f"mine.txt, line 29: {EXPECTED}, found 'hello'"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\x00\xff\x1b[31m" * 10_000,
        "x" * 5_000_000,
        "r " * 2_000_000,
        "sheet A\npyramid\n" + "r " * 2_000_000,
        "sheet A\npyramid\n" + "r\n" * 300_000,
        "sheet A\npyramid\n" + "x\n" * 300_000,
        "what\n" * 300_000,
        "sheet A\n" * 300_000,
        "pyramid\n" * 300_000,
        "symbol eye a1\n" * 300_000,
        "points arch 1\n" * 300_000,
        "symbol eye " + " ".join(f"z{n}" for n in range(300_000)),
        "points arch " + "9" * 1_000_000,
        "sheet " + "A" * 1_000_000,
    ],
    ids=range(15),
)
def test_hostile_texts_are_refused_soon(text: str) -> None:
    start = process_time()
    with pytest.raises(BadComponents) as caught:
        read(text, "mine.txt")
    assert process_time() - start < 5
    assert 1 <= len(caught.value.faults) <= MOST_FAULTS + 3
    assert all(len(str(fault)) < 300 and str(fault).isprintable() for fault in caught.value.faults)


LINES = OLD.splitlines()
WORDS = sorted(set(OLD.split()) | {"x", "cap", "purple", "red", "sheets", "Ä", "\x00", ";", "-1", "9999"})


@given(
    st.lists(
        st.tuples(
            st.sampled_from(["drop", "double", "swap", "word", "insert"]),
            st.integers(0, len(LINES) - 1),
            st.integers(0, len(LINES) - 1),
            st.sampled_from(WORDS),
        ),
        max_size=4,
    )
)
def test_a_spoilt_text_gives_faults_or_a_block_to_play_with(changes: list[tuple[str, int, int, str]]) -> None:
    text = list(LINES)
    for way, one, other, word in changes:
        at, to = one % len(text), other % len(text)
        words = text[at].split(" ")
        if way == "drop":
            del text[at]
        elif way == "double":
            text.insert(to, text[at])
        elif way == "swap":
            text[at], text[to] = text[to], text[at]
        elif way == "word":
            text[at] = " ".join([*words[: other % len(words)], word, *words[other % len(words) + 1 :]])
        else:
            text.insert(at, word)
    gives_faults_or_a_block_to_play_with("\n".join(text))


@given(st.one_of(st.text(), st.lists(st.sampled_from([*WORDS, "\n"])).map(" ".join)))
def test_any_text_gives_faults_or_a_block_to_play_with(text: str) -> None:
    gives_faults_or_a_block_to_play_with(text)


def gives_faults_or_a_block_to_play_with(text: str) -> None:
    try:
        block = read(text, "mine.txt")
    except BadComponents as error:
        refused = error.faults
    else:
        refused = []
        assert faults(block) == []
        letters = tuple(sheet.letter for sheet in block.sheets)[:2]
        if len(letters) == 2:
            kit(block, 2, Setup(sheets=letters, first=0))
        assert read(write(block, "again"), "again") == block
    assert check(text, "mine.txt")[: len(refused)] == refused


# --- below the design standard


def test_too_few_sheets_for_five_players() -> None:
    text = OLD.split("\n\nsheet E")[0]
    assert report(text) == ["mine.txt, block: 4 sheets, so that only 4 can play; there should be six, A to F"]


def test_no_choice_for_the_last_to_take_a_sheet() -> None:
    assert report(OLD.split("\n\nsheet F")[0]) == ["mine.txt, block: 5 sheets; there should be six, A to F"]


def test_letters_with_a_gap() -> None:
    assert changed("sheet F", "sheet G") == [
        "mine.txt, block: the sheets are A B C D E G; they should go from A to F in order"
    ]


def test_a_sheet_with_another_pattern_of_colours_is_a_fault() -> None:
    (fault,) = changed("b r g p y o g p r y b o", "b r g p y o g p r y o b")
    assert fault == (
        "mine.txt, line 31, sheet B: is not sheet A in other colours, so one of them is better;"
        " look at quarry:11 (blue would fit), quarry:12 (orange would fit)"
    )


def test_the_odd_sheet_is_named() -> None:
    (fault,) = changed("quarry o g r y p b", "quarry g o r y p b")
    assert fault.startswith("mine.txt, line 10, sheet A: is not sheet B in other colours")


def test_sheets_that_look_alike() -> None:
    first = old_block().sheets[0]
    twin = recoloured(first, "B", "bgopyr")
    twins = msgspec.structs.replace(old_block(), sheets=(first, twin, *old_block().sheets[2:]))
    assert report(write(twins, "A block for tests"))[0] == (
        "mine.txt, line 31, sheet B: looks like sheet A: 30 of 44 stones are of the same colour;"
        " there should be 11 at most"
    )


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ("  b b\n", "  b r\n", "l2 is blue and r2 is red; they should be of one colour"),
        ("     r y b\n", "     r b b\n", "p4.2 rests on p3.2 and both are blue; they should differ"),
        ("     r y b\n", "     r g b\n", "p4.2 rests on p3.3 and both are green; they should differ"),
        ("  o r b g\n", "  g g g g\n", "11 green stones on the buildings; there should be 5 to 9"),
        ("  b p y r\n", "  b b b b\n", "11 blue stones on the buildings; there should be 5 to 9"),
        ("quarry o g r", "quarry o g g", "3 green stones in the quarry; there should be 2"),
    ],
)
def test_a_sheet_below_standard(old: str, new: str, what: str) -> None:
    assert f"mine.txt, line 10, sheet A: {what}" in changed(old, new)


def test_a_rarely_needed_colour_is_a_fault() -> None:
    rare = OLD.replace("  g r b y p o\n", "  g r b y g o\n", 1).replace("   o p o b y\n", "   o r o b y\n", 1)
    lines = report(rare.replace("  b p y r\n", "  b r y r\n", 1))
    assert "mine.txt, line 10, sheet A: 4 pink stones on the buildings; there should be 5 to 9" in lines


def test_neighbours_in_the_relief_may_be_doubles() -> None:
    doubles = Components(
        tuple(
            msgspec.structs.replace(sheet, relief=(sheet.relief[0], sheet.relief[0], sheet.relief[2]))
            for sheet in old_block().sheets
        ),
        old_block().points,
    )
    assert report(write(doubles, "A block for tests")) == []


def test_a_good_sheet_is_checked_next_to_a_bad_one() -> None:
    lines = report(OLD.replace("  b b\n", "  b r\n", 1).replace("sheet C", "sheet"))
    assert "mine.txt, line 10, sheet A: l2 is blue and r2 is red; they should be of one colour" in lines


def test_a_symbol_on_too_many_stones() -> None:
    assert changed("symbol eye p4.2", "symbol eye p4.2 c2 r3 l4") == [
        "mine.txt, line 5, symbol eye: is on 4 stones; put it on one to three"
    ]


@pytest.mark.parametrize(("stones", "least"), [("p1.3", 1), ("c2", 2), ("r2", 2), ("p5.1 r1", 16)])
def test_a_symbol_too_easy_or_too_hard_is_a_fault(stones: str, least: int) -> None:
    assert changed("symbol eye p4.2", f"symbol eye {stones}") == [
        f"mine.txt, line 5, symbol eye: is gained with {least} stones; it should take 3 to 15 to get there"
    ]


def test_a_building_without_symbols() -> None:
    text = OLD.replace("l5 a3", "l5 p4.1").replace("p3.4 b1", "p3.4 p2.2").replace("l3 d3", "l3")
    assert report(text) == [
        "mine.txt, block: no stone of the relief has a symbol; spread them over the three buildings"
    ]


def test_levels_of_equal_worth_are_a_fault() -> None:
    assert changed("0 4 6 8", "0 4 4 8") == [
        "mine.txt, line 3, points arch: some levels are worth the same; each should be worth more"
    ]


# --- measures


@pytest.mark.parametrize(
    ("carriers", "least"),
    [
        ("p1.1", 1), ("p2.5", 3), ("p6.1", 21), ("p2.1 p2.2", 5), ("l5", 5), ("l1 r2", 3), ("cap", 11),
        ("a1", 2), ("a1 b1", 2), ("a1 c1", 4), ("a1 b1 d3", 4), ("a1 b1 c1", 4), ("p2.1 r4 b2", 9),
    ],
)  # fmt: skip
def test_the_effort_of_a_symbol_is_its_least_number_of_stones(carriers: str, least: int) -> None:
    assert effort(tuple(carriers.split())) == least


def test_sheets_in_other_colours_have_one_pattern() -> None:
    first = old_block().sheets[0]
    assert {pattern(sheet) for sheet in old_block().sheets} == {pattern(first)}
    assert pattern(recoloured(first, "G", "ygoprb")) == pattern(first)
    assert pattern(msgspec.structs.replace(first, quarry=first.quarry[::-1])) != pattern(first)


# --- components that are no text


def test_C2_two_sheets_that_differ_only_by_their_letter() -> None:
    first, second, *rest = old_block().sheets
    twins = Components((first, msgspec.structs.replace(first, letter="B"), *rest), old_block().points)
    same = "sheet B: has the same stones as sheet A; the colours of all sheets differ (C2)"
    assert report(write(twins, "A block for tests")) == [f"mine.txt, line 31, {same}"]
    with pytest.raises(BadComponents, match="has the same stones as sheet A"):
        read(write(twins, "A block for tests"), "mine.txt")
    with pytest.raises(BadComponents, match=re.escape(same)):
        ostraka.new("cheops", seed=1, components=twins)
    with pytest.raises(BadComponents, match=re.escape(same)):
        ostraka.Table("cheops", components=twins)
    assert second not in twins.sheets


def test_C2_six_identical_sheets_are_refused_but_old_records_of_them_stay_readable() -> None:
    alike = tuple(msgspec.structs.replace(old_block().sheets[0], letter=letter) for letter in "ABCDEF")
    parts = Components(alike, old_block().points)
    faults_of = [line.split(", ", 2)[2] for line in report(write(parts, "Alike"))]
    assert faults_of == [
        f"sheet {letter}: has the same stones as sheet A; the colours of all sheets differ (C2)"
        for letter in "BCDEF"
    ]
    begun = ostraka.Table("cheops", components=parts, setup=Setup(("A", "B"), 0), chance=ostraka.Seeded(1))
    record = build_at_random(begun, 1).record()
    assert verify(decode(record.encode())).scores == list(record.scores or ())


def test_C2_every_sheet_with_its_symbols_elsewhere_is_named() -> None:
    first, *rest = old_block().sheets
    symbols = {**first.symbols, "eye": ("p4.1",)}
    others = [msgspec.structs.replace(sheet, symbols=symbols) for sheet in rest[:2]]
    assert [str(fault) for fault in faults(Components((first, *others)))] == [
        f"sheet {letter}: its symbols are on other stones than those of sheet A (C2)" for letter in "BC"
    ]


def test_C2_a_letter_cannot_command_a_terminal() -> None:
    odd = msgspec.structs.replace(old_block().sheets[0], letter="\x1b[31m")
    assert [str(fault) for fault in faults(Components((odd,)))] == [
        r"sheet '\x1b[31m': a sheet is named by one capital letter, A to Z (C2)"
    ]


def test_components_of_wrong_types_are_refused_by_name() -> None:
    purple = msgspec.structs.replace(old_block().sheets[0], quarry=("purple",) * 12)
    parts = msgspec.structs.replace(old_block(), sheets=(purple, *old_block().sheets[1:]))
    with pytest.raises(BadComponents, match="purple"):
        ostraka.new("cheops", seed=1, components=parts)
