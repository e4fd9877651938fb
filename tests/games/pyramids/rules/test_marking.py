import pytest

import ostraka
from ostraka.games.pyramids.rules.shapes import PICTURES
from staging.moves import play, refused
from staging.pyramids import ENTER, marked, stage

PATH = "@.... @.... @.... ..... ....T"
WALLED = "E#... .#... ..... ..... ....T"


def test_P9_the_shape_applies_to_every_seat() -> None:
    table = play(stage(seats=3), "flip I3")
    assert table.waiting == {0, 1, 2}
    assert all(any(len(str(move).split()) == 6 for move in table.legal(seat)) for seat in range(3))


def test_P9_nothing_is_flipped_while_someone_marks() -> None:
    table = play(stage(), "flip I3", "0 mark 1 a1")
    assert refused(table, "flip I2") == "P9"


def test_P10_all_mark_at_the_same_time_in_any_order() -> None:
    there = play(stage(), "flip I2", "0 mark 1 a1 b1", "1 mark 3 a1 a2")
    back = play(stage(), "flip I2", "1 mark 3 a1 a2", "0 mark 1 a1 b1")
    assert there.state.tobytes() == back.state.tobytes()


def test_P10_exactly_one_of_the_two_chambers() -> None:
    table = play(stage(), "flip I2", "0 mark 2 a1 a2")
    assert (marked(table, 0, 0), marked(table, 0, 1)) == (set(), {"a1", "a2"})
    assert refused(table, "0 mark 1 a1 a2") == "P10", "a second mark in the same turn"


def test_P10_the_chamber_is_ones_own() -> None:
    table = play(stage(), "flip I2")
    assert refused(table, "0 mark 3 a1 a2") == "P10"
    assert refused(table, "0 mark 41 a1 a2") == "P10"


@pytest.mark.parametrize("cells", ["b1 b2 b3 c3", "b1 a1 b2 b3", "b1 c1 c2 c3", "a1 b1 c1 c2", "b1 b2 c2 d2"])
def test_P10_the_shape_may_be_turned_and_mirrored(cells: str) -> None:
    assert refused(play(stage(ENTER), "flip L4"), f"0 mark 1 {cells}") == "legal"


@pytest.mark.parametrize("cells", ["b1 b2", "b1 b2 b3", "b1 b2 b3 b4", "b1 b2 b3 d3", "b1 b2 b3 c3 c4"])
def test_P10_a_part_of_the_shape_or_another_one_is_refused(cells: str) -> None:
    assert refused(play(stage(ENTER), "flip L4"), f"0 mark 1 {cells}") == "P10"


def test_P10_no_mark_before_the_flip() -> None:
    assert refused(stage(), "0 mark 1 a1") == "P10"


def test_P11_no_cell_is_marked_twice() -> None:
    table = play(stage(PATH), "flip I2")
    assert refused(table, "0 mark 1 a3 a4") == "P11"
    assert refused(table, "0 mark 1 a4 a4") == "P11"


def test_P11_a_wall_is_never_marked() -> None:
    table = play(stage(WALLED), "flip I2")
    assert refused(table, "0 mark 1 a1 b1") == "P11"
    assert refused(table, "0 mark 1 b1") == "P11"


@pytest.mark.parametrize("cell", ["f1", "a6", "a0", "z9", "a10"])
def test_P11_a_cell_off_the_chamber(cell: str) -> None:
    assert refused(play(stage(), "flip I2"), f"0 mark 1 a1 {cell}") == "P11"


def test_P12_the_first_marks_include_the_entrance() -> None:
    table = play(stage(ENTER), "flip I2")
    assert refused(table, "0 mark 1 c1 d1") == "P12"
    assert refused(table, "0 mark 1 b2") == "P12"
    assert refused(table, "0 mark 1 b1 b2") == "legal"


def test_P13_later_marks_touch_marked_cells_edge_to_edge() -> None:
    table = play(stage(PATH), "flip I2")
    assert refused(table.copy(), "0 mark 1 b3 c3") == "legal"
    assert refused(table, "0 mark 1 b4 c4") == "P13", "a corner is not enough"
    assert refused(table, "0 mark 1 d4 e4") == "P13"


def test_P13_the_path_may_branch() -> None:
    table = play(stage(PATH), "flip I2", "0 mark 1 b1 c1")
    assert marked(table, 0, 0) == {"a1", "a2", "a3", "b1", "c1"}


def test_P14_a_single_cell_instead_on_either_chamber() -> None:
    table = play(stage(PATH, ENTER), "flip T4")
    assert refused(table.copy(), "0 mark 1 a4") == "legal"
    assert refused(table.copy(), "0 mark 2 b1") == "legal", "the entrance of an untouched chamber"
    assert refused(table, "0 mark 1 c3") == "P13"
    assert refused(table, "0 mark 2 a1") == "P12"


def test_P14_the_single_cell_may_be_the_tomb() -> None:
    table = play(stage("@.... @.... @.... @.... @T..."), "flip T4", "0 mark 1 b5", "1 mark 3 a1")
    assert table.breakdown[0]["pyramids"] == 10


def test_P15_nobody_may_pass() -> None:
    table = play(stage(), "flip T4", "1 mark 3 a1")
    assert table.waiting == {0}
    assert all(move.kind == "mark" for move in table.legal(0))
    with pytest.raises(ostraka.BadNotation):
        table.play("0 pass")


def test_PX4_the_L_turned_and_mirrored_with_the_entrance_is_a_legal_first_mark() -> None:
    """The card shows `###` over `#..`: quarter turns alone give no `.#`, `.#`, `##`."""
    assert PICTURES["L4"] == ("###", "#..")
    turned = [("###", "#.."), ("##", ".#", ".#"), ("..#", "###"), ("#.", "#.", "##")]
    assert (".#", ".#", "##") not in turned
    table = play(stage("..E.. ..... ..... ..... ..T.."), "flip L4", "0 mark 1 c1 c2 c3 b3")
    assert marked(table, 0, 0) == {"c1", "c2", "c3", "b3"}
