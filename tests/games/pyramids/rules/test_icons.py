import pytest

from staging.moves import play, refused
from staging.positions import having
from staging.pyramids import PLAIN, marked, shown, skip_to, stage

LAST_SKULL = 18


def icons(row: str) -> str:
    """A chamber whose top row has this text, entrance first and marked, with nothing else in it."""
    return f"{row} ..... ..... ..... ....T"


def test_P16_a_cross_demands_one_more_cell_at_once() -> None:
    table = play(stage(icons("Ex...")), "flip I2", "0 mark 1 a1 b1")
    assert table.waiting == {0, 1}
    assert refused(table, "0 mark 1 c1") == "P16"
    assert {move.kind for move in table.legal(0)} == {"cross"}
    play(table, "0 cross 1 c1")
    assert table.waiting == {1}


def test_P16_the_further_cell_may_lie_on_either_chamber() -> None:
    table = play(stage(icons("Ex...")), "flip I2", "0 mark 1 a1 b1")
    assert [str(move) for move in table.legal(0)] == [
        "0 cross 1 c1",
        "0 cross 1 a2",
        "0 cross 1 b2",
        "0 cross 2 a1",
    ]
    assert refused(table, "0 cross 1 c2") == "P13"
    assert refused(table, "0 cross 2 b1") == "P12"
    assert refused(table, "0 cross 3 a1") == "P16"
    assert refused(table, "0 cross 1 c1 d1") == "P16"
    play(table, "0 cross 2 a1")
    assert marked(table, 0, 1) == {"a1"}


def test_P16_a_cross_under_a_cross_goes_on() -> None:
    table = play(stage(icons("Exx..")), "flip I2", "0 mark 1 a1 b1", "0 cross 1 c1")
    assert 0 in table.waiting
    play(table, "0 cross 1 d1")
    assert table.waiting == {1}


def test_P16_two_crosses_demand_two_cells() -> None:
    table = play(stage(icons("Exx..")), "flip I3", "0 mark 1 a1 b1 c1", "0 cross 1 d1")
    assert 0 in table.waiting
    play(table, "0 cross 1 e1")
    assert table.waiting == {1}


def test_P16_no_cross_without_a_demand() -> None:
    table = play(stage(), "flip I2")
    assert refused(table, "0 cross 1 a1") == "P16"
    play(table, "0 mark 1 a1 b1")
    assert refused(table, "0 cross 1 c1") == "P16"


def test_P17_gems_are_crossed_out_by_colour() -> None:
    table = play(stage(icons("Ergr.")), "flip I3", "0 mark 1 a1 b1 c1", "1 mark 3 a1")
    player = table.state.seat[0]
    assert (player.red, player.green) == (1, 1)


def test_P17_after_ten_gems_of_a_colour_more_do_nothing() -> None:
    table = having(stage(icons("Errg.")), 0, red=9)
    play(table, "flip I3", "0 mark 1 a1 b1 c1")
    assert table.state.seat[0].red == 10
    assert table.breakdown[0]["gems"] == 10


def test_P18_a_torch_crosses_out_the_torch_of_its_round() -> None:
    table = skip_to(stage(icons("Ef...")), 3, 2)
    play(table, "flip I2", "0 mark 1 a1 b1")
    assert shown(table).seats[0].torches == (3,)
    assert table.breakdown[0]["torches"] == 5


def test_PX3_one_torch_a_round_and_never_that_of_another_round() -> None:
    table = play(stage(icons("Ef.f.")), "flip I2", "0 mark 1 a1 b1", "1 mark 3 a1")
    play(table, "flip I3", "0 mark 1 c1", "1 mark 3 b1")
    play(table, "flip L3", "0 mark 1 d1", "1 mark 3 c1")
    assert shown(table).seats[0].torches == (1,)
    second = skip_to(stage(icons("@f...")), 2, 1)
    play(second, "flip I2", "0 mark 1 b1")
    assert shown(second).seats[0].torches == (2,)


def test_P19_skulls_are_crossed_out_in_order() -> None:
    table = play(stage(icons("Ess..")), "flip I3", "0 mark 1 a1 b1 c1")
    assert table.state.seat[0].skulls == 2
    assert table.breakdown[0]["skulls"] == -2


def test_P19_after_ten_skulls_more_do_nothing() -> None:
    table = having(stage(icons("Ess..")), 0, skulls=9)
    play(table, "flip I3", "0 mark 1 a1 b1 c1")
    assert table.state.seat[0].skulls == 10
    assert table.breakdown[0]["skulls"] == -LAST_SKULL


@pytest.mark.parametrize(("before", "after", "penalty"), [(7, 5, -6), (2, 0, 0), (1, 0, 0), (0, 0, 0)])
def test_P20_a_potion_erases_the_two_skulls_with_the_largest_penalties(
    before: int, after: int, penalty: int
) -> None:
    table = having(stage(icons("Ep...")), 0, skulls=before)
    play(table, "flip I2", "0 mark 1 a1 b1")
    assert table.state.seat[0].skulls == after
    assert table.breakdown[0]["skulls"] == penalty


def test_P20_the_next_skull_after_a_potion_takes_the_first_free_place() -> None:
    table = having(stage(icons("Ep.s.")), 0, skulls=5)
    play(table, "flip I2", "0 mark 1 a1 b1", "1 mark 3 a1", "flip L3", "0 mark 1 c1", "1 mark 3 b1")
    play(table, "flip I3", "0 mark 1 d1")
    assert table.breakdown[0]["skulls"] == -4


def test_P21_marking_the_tomb_explores_the_pyramid() -> None:
    table = play(stage("@.... @.... @.... @.... @T..."), "flip T4", "0 mark 1 b5", "1 mark 3 a1")
    assert shown(table, 1).seats[0].explored == (1,)
    assert table.breakdown[0]["pyramids"] == 10


def test_P3_a_plain_cell_does_nothing() -> None:
    table = play(stage(PLAIN), "flip I2", "0 mark 1 a1 b1")
    assert table.breakdown[0] == {"torches": 0, "bonuses": 0, "gems": 0, "skulls": 0, "pyramids": 0}
