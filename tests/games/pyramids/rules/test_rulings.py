import pytest

import ostraka
from ostraka.games.pyramids.rules.components import Components
from ostraka.table.position import digest
from staging.moves import finish_marking, play, refused
from staging.positions import having, with_table
from staging.pyramids import COLUMN, components, explored, of_colour, shown, skip_to, stage

READY = "@.... @.... @.... @.... @T..."


def test_PR1_skulls_count_before_the_potion_of_the_same_shape() -> None:
    table = play(stage("Eps.. ..... ..... ..... ....T"), "flip I3", "0 mark 1 a1 b1 c1")
    assert table.state.seat[0].skulls == 0


def test_PR1_potions_wait_for_every_cross() -> None:
    table = having(stage("Exps. ..... ..... ..... ....T"), 0, skulls=3)
    play(table, "flip I3", "0 mark 1 a1 b1 c1")
    assert table.state.seat[0].skulls == 3, "the potion waits"
    play(table, "0 cross 1 d1")
    assert table.state.seat[0].skulls == 2, "four skulls, less two"


@pytest.mark.parametrize(
    ("before", "at_once", "in_the_end"),
    [(0, 0, 1), (1, 0, 1), (2, 0, 1), (3, 1, 2), (9, 7, 8), (10, 8, 9)],
)
def test_PR1_a_potion_found_by_a_cross_is_drunk_at_once(before: int, at_once: int, in_the_end: int) -> None:
    """The skull lies behind the potion, so it is crossed out later."""
    table = having(stage("Exxps ..... ..... ..... ....T"), 0, skulls=before)
    play(table, "flip I3", "0 mark 1 a1 b1 c1", "0 cross 1 d1")
    assert table.state.seat[0].skulls == at_once
    play(table, "0 cross 1 e1")
    assert table.state.seat[0].skulls == in_the_end


def test_PR1_a_skull_found_by_a_cross_before_the_potion_is_erased() -> None:
    table = play(stage("Exxsp ..... ..... ..... ....T"), "flip I3", "0 mark 1 a1 b1 c1", "0 cross 1 d1")
    assert table.state.seat[0].skulls == 1
    play(table, "0 cross 1 e1")
    assert table.state.seat[0].skulls == 0


def test_PR1_the_potions_of_the_shape_wait_while_one_found_by_a_cross_is_drunk() -> None:
    """Nine skulls: the cross's potion leaves seven, a skull makes eight, the shape's potion erases two."""
    table = having(stage("Expxp ....s ..... ..... ....T"), 0, skulls=9)
    play(table, "flip T4", "0 mark 1 a1", "1 mark 3 a1", "flip I3", "0 mark 1 b1 c1 d1")
    assert table.state.seat[0].skulls == 9
    play(table, "0 cross 1 e1")
    assert table.state.seat[0].skulls == 7
    play(table, "0 cross 1 e2")
    assert table.state.seat[0].skulls == 6


def test_PR1_by_the_first_rules_a_potion_found_by_a_cross_waits_for_the_other_crosses() -> None:
    table = with_table(stage("Exxps ..... ..... ..... ....T"), rules=1)
    play(table, "flip I3", "0 mark 1 a1 b1 c1", "0 cross 1 d1", "0 cross 1 e1")
    assert table.state.seat[0].skulls == 0


def test_PR2_a_chamber_whose_tomb_is_marked_stays_in_play_for_a_cross() -> None:
    table = stage("@.... @.... @.... @.... xTg..")
    play(table, "flip I2", "0 mark 1 a5 b5")
    assert "0 cross 1 c5" in table.legal(0)
    play(table, "0 cross 1 c5", "1 mark 3 a1")
    assert table.state.seat[0].green == 1
    assert table.waiting == {0}, "and is then replaced"


def test_PR3_a_cross_with_no_legal_cell_is_lost() -> None:
    walled = "E#### x#### ##### ##### T####"
    table = play(stage(walled, "@#### ##### ##### ##### T####"), "flip I2", "0 mark 1 a1 a2")
    assert 0 not in table.waiting
    assert table.state.seat[0].crosses == 0


def test_PR3_only_the_crosses_that_find_no_cell_are_lost() -> None:
    walled = "E#### x.### x#### ##### T####"
    table = play(stage(walled, "@#### ##### ##### ##### T####"), "flip I3", "0 mark 1 a1 a2 a3")
    assert [str(move) for move in table.legal(0)] == ["0 cross 1 b2"]
    play(table, "0 cross 1 b2")
    assert 0 not in table.waiting


def test_PR4_a_seat_with_no_legal_cell_sits_the_turn_out() -> None:
    stuck = "@#### ##### ##### ##### T####"
    table = play(stage(stuck, stuck), "flip I2")
    assert table.waiting == {1}
    assert refused(table, "0 mark 1 a1") == "P10"
    play(table, "1 mark 3 a1")
    assert table.chance_due


def test_PR4_when_all_are_stuck_the_flips_go_on_by_themselves() -> None:
    stuck = "@#### ##### ##### ##### T####"
    table = stage(stuck, stuck, stuck, stuck)
    table.leave_chance_to(ostraka.Seeded(1))
    assert table.over
    assert sum(move.kind == "flip" for move in table.moves) == 28


def both_ready() -> ostraka.Table:
    """Seat 0 explores 2 and 1 with one mark and its cross, seat 1 explores 3."""
    table = stage(READY, "@.... @.... @.... @.... xT...", READY)
    return play(table, "flip I2", "1 mark 3 b5", "0 mark 2 a5 b5", "0 cross 1 b5")


def test_PR5_two_explored_pyramids_count_with_the_lower_number_and_both_cards_are_taken_in_one_go() -> None:
    table = both_ready()
    assert table.waiting == {0}
    play(table, "0 take 41")
    assert refused(table, "1 take 42") == "P24"
    play(table, "0 take 42", "offer 25 26")
    assert table.waiting == {1}


def test_PR5_in_a_claim_only_the_numbers_of_that_colour_count() -> None:
    """Seat 0 explores green 1 and purple 12, seat 1 purple 5: the purple 5 claims first."""
    grids = {1: READY, 12: "@.... @.... @.... @.... xT...", 5: READY}
    table = stage(grids=grids, colours={1: "green", 12: "purple", 5: "purple"})
    table = having(table, 0, f"1:{COLUMN}", "12:a1234")
    table = having(table, 1, f"5:{COLUMN}", "6")
    first, second, *_ = of_colour(table, "purple", range(13, 25))
    table = explored(table, [first], [second])
    play(table, "flip I2", "1 mark 5 b5", "0 mark 12 a5 b5", "0 cross 1 b5")
    play(table, "0 take 41", "0 take 42", "offer 25 26", "1 take 43", "offer 27")
    seats = shown(table).seats
    assert (seats[0].bonuses["purple"], seats[1].bonuses["purple"]) == ([6], [10])


def short_table(offer: str, *seats: str) -> ostraka.Table:
    """A table before a flip; the eight cards of its deck are columns of crosses, but for 2, a plain one."""
    cards = components({2: "E.... ..... ..... ..... xT..."}, filler="E.... x.... x.... x.... T....").cards[:8]
    parts = Components(cards, components().expedition, components().skulls)
    text = f"pyramids/2 {digest(parts)} flip short_deck=true offer={offer} / {' / '.join(seats)}"
    return ostraka.Table.from_position(text, components=parts)


def test_PR6_without_cards_an_explored_pyramid_is_not_replaced() -> None:
    table = short_table("-", "1 2 explored=3,4", "5 6 explored=7,8")
    play(table, "flip I2", "1 mark 5 a1", "0 mark 1 a1 a2", "0 cross 1 a3", "0 cross 1 a4", "0 cross 1 a5")
    assert table.chance_due, "nobody takes"
    assert [chamber.card for chamber in shown(table).seats[0].chambers] == [2]
    play(table, "flip I3")
    assert {str(move).split()[2] for move in table.legal(0)} == {"2"}


def test_PR6_with_one_card_left_only_one_of_two_is_replaced() -> None:
    table = short_table("3", "1:a1234 2:a1234", "5 6 explored=4,7,8 bonuses=green:10")
    play(table, "flip I2", "1 mark 5 a1", "0 mark 2 a5 b5", "0 cross 1 a5", "0 take 3")
    assert table.chance_due
    assert [chamber.card for chamber in shown(table).seats[0].chambers] == [3]


def test_PR7_after_the_very_last_flip_no_cards_are_taken() -> None:
    table = skip_to(stage(READY, colours={1: "purple"}), 4, 7, "T4")
    table = explored(table, of_colour(table, "purple", range(5, 21))[:1])
    play(table, "flip T4", "0 mark 1 b5")
    finish_marking(table)
    assert table.over
    assert table.breakdown[0] == {"torches": 0, "bonuses": 10, "gems": 0, "skulls": 0, "pyramids": 20}
