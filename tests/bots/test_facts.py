"""What is said of moves, and whether it is true."""

import random
import time
from itertools import chain
from statistics import median

import pytest

import decks
import ostraka
import sheets
from ostraka.bots import bot_game
from ostraka.bots.facts import Fact, distinct_facts, fact_codes, facts_of
from ostraka.core.jit import COMPILED
from ostraka.games.pyramids.rules.components import Colour
from ostraka.games.pyramids.rules.moves import fields
from ostraka.games.pyramids.rules.play import frontier
from ostraka.games.pyramids.rules.shapes import CELLS, EVERY_CELL, PLACEMENTS, SHAPES, path_between
from ostraka.games.pyramids.rules.state import FLIPS, NO_CARD
from ostraka.table.table import Table
from staging import cheops as cheops_stage
from staging.cheops import all_done, have
from staging.moves import play
from staging.positions import having, with_table
from staging.pyramids import PLAIN, components, deck_of, explored, skip_to, stage

Args = dict[str, int | str]
CLOSED = "@#### ##### ..... ..... ....T"  # nothing can be marked there any more
NEAR = "@.... @.... @.... @.... @T..."  # b5 is the tomb
SHORT = "E.... ..... ..... ..... T...."
ANKH = "p1.1 p1.2 p2.1 r1 r2 r3 r4"  # a seat that has these has taken the ankh
GREENS = (7, 10, 13, 16, 19, 22)  # which claim all bonuses of their colour
ORANGES = (9, 12, 15, 18, 21, 24)


def facts_after(table: Table, move: str) -> list[Fact]:
    """What is said of a move to the seat that makes it."""
    made = table.game.parse(move)
    return facts_of(table.view(made.seat), made)


def args(table: Table, move: str, key: str) -> list[Args]:
    return [fact.args for fact in facts_after(table, move) if fact.key == key]


def keys(table: Table, move: str) -> set[str]:
    return {fact.key for fact in facts_after(table, move)}


# --- marks in Pyramids


def test_a_tomb_is_explored() -> None:
    table = play(stage(NEAR), "flip I2")
    assert args(table, "0 mark 1 b5", "explores") == [{"pyramid": 1, "colour": "green"}]
    assert facts_after(table, "0 mark 1 b5")[0].key == "explores"
    assert "explores" not in keys(table, "0 mark 1 b4")


def test_the_second_pyramid_of_a_colour_claims_a_bonus() -> None:
    table = play(explored(stage(NEAR), [7]), "flip I2")
    expected = {"colour": "green", "points": 10, "last": 0, "rivals": 0}
    assert args(table, "0 mark 1 b5", "claims") == [expected]
    assert "claims" not in keys(table, "0 mark 1 b4")
    play(table, "0 mark 1 b5", "1 mark 3 a1", "0 take 41", "offer 45")
    assert table.breakdown[0]["bonuses"] == 10


def test_P27_a_claim_that_a_lower_number_may_make_first_is_marked_as_contested() -> None:
    table = play(explored(stage(NEAR, PLAIN, PLAIN, NEAR), [7], [10]), "flip I2")  # 1 and 4 are green
    assert args(table, "1 mark 4 b5", "contested") == [{"colour": "green"}]
    assert "claims" in keys(table, "0 mark 1 b5")
    assert "contested" not in keys(table, "0 mark 1 b5")


def test_the_first_pyramid_of_a_colour_comes_near_to_a_bonus() -> None:
    table = play(stage(NEAR), "flip I2")
    assert args(table, "0 mark 1 b5", "towards") == [{"colour": "green", "points": 10}]
    assert "claims" not in keys(table, "0 mark 1 b5")
    table = explored(table, [], GREENS)
    assert "towards" not in keys(table, "0 mark 1 b5")


def test_the_last_bonus_of_a_colour_has_its_own_fact() -> None:
    table = play(explored(stage(NEAR), [25], GREENS[:4]), "flip I2")
    assert args(table, "0 mark 1 b5", "claims") == [{"colour": "green", "points": 3, "last": 1, "rivals": 0}]
    table = explored(table, [25], GREENS)
    assert "claims" not in keys(table, "0 mark 1 b5")


@pytest.mark.parametrize(
    ("theirs", "colour", "rivals"),
    [((10,), "green", 1), ((10, 13), "green", 0), ((), "green", 0), ((10,), "orange", 0)],
    ids=["needs one and holds one", "has just claimed", "needs two", "holds none"],
)
def test_rivals_for_a_bonus_are_counted(theirs: tuple[int, ...], colour: Colour, rivals: int) -> None:
    table = play(explored(stage(NEAR, colours={4: colour}), [7], theirs), "flip I2")
    assert [claim["rivals"] for claim in args(table, "0 mark 1 b5", "claims")] == [rivals]


def test_both_pyramids_of_a_turn_count_for_one_bonus() -> None:
    one_cross = "@.... @.... @.... @x... @T..."
    table = play(stage(one_cross, NEAR, colours={2: "green"}), "flip I2")
    assert "claims" not in keys(table, "0 mark 1 b4 b5")
    table.play("0 mark 1 b4 b5")
    assert args(table, "0 cross 2 b5", "claims") == [
        {"colour": "green", "points": 10, "last": 0, "rivals": 0}
    ]


def test_a_bonus_claimed_earlier_in_the_turn_is_not_claimed_again() -> None:
    one_cross = "@.... @.... @.... @x... @T..."
    table = explored(stage(one_cross, NEAR, colours={2: "green"}), [7])
    play(table, "flip I2", "0 mark 1 b4 b5")
    assert "claims" not in keys(table, "0 cross 2 b5")
    assert args(table, "0 cross 2 b5", "towards") == [{"colour": "green", "points": 6}]


def test_a_turn_that_ends_with_the_mark_hides_nothing() -> None:
    """Where no other seat can mark, the pyramid is set aside at once."""
    table = play(stage(NEAR, PLAIN, CLOSED, CLOSED), "flip I2")
    assert table.waiting == {0}
    assert {"explores", "towards"} <= keys(table, "0 mark 1 b5")


def test_marks_come_nearer_to_the_tomb() -> None:
    table = play(stage(), "flip I2")
    assert args(table, "0 mark 1 a1 b1", "nearer") == [{"pyramid": 1, "cells": 2, "left": 7}]
    assert args(table, "0 mark 2 a1", "nearer") == [{"pyramid": 2, "cells": 1, "left": 8}]


def test_marks_may_lead_astray() -> None:
    table = play(stage("@.... @.... ..... ..... T...."), "flip I2")
    assert args(table, "0 mark 1 b1 c1", "astray") == [{"pyramid": 1, "left": 3}]
    assert "nearer" not in keys(table, "0 mark 1 b1 c1")
    assert "astray" not in keys(table, "0 mark 1 a3 a4")


def test_a_tomb_may_be_out_of_reach() -> None:
    table = play(stage("@.... ##### ..... ..... ....T"), "flip I2")
    assert args(table, "0 mark 1 b1 c1", "walled") == [{"pyramid": 1}]
    assert not {"nearer", "astray"} & keys(table, "0 mark 1 b1 c1")


def test_a_cross_may_come_too_late_to_a_chamber() -> None:
    table = play(stage("@.... @.... @.... @x... @T..."), "flip I2", "0 mark 1 b4 b5")
    assert args(table, "0 cross 1 c5", "late") == [{"pyramid": 1}]
    assert not {"explores", "claims", "towards", "astray"} & keys(table, "0 cross 1 c5")
    assert "late" not in keys(table, "0 cross 2 a1")


def test_gems_bring_pairs() -> None:
    table = play(having(stage("@rg.. ..... ..... ..... ....T"), 0, red=1), "flip I2")
    assert args(table, "0 mark 1 b1", "gems") == [{"red": 1, "green": 0, "pairs": 0, "points": 1}]
    assert args(table, "0 mark 1 b1 c1", "gems") == [{"red": 1, "green": 1, "pairs": 1, "points": 5}]
    assert "gems" not in keys(table, "0 mark 1 a2")


def test_a_gem_beyond_the_tenth_has_no_fact() -> None:
    table = play(having(stage("@r... ..... ..... ..... ....T"), 0, red=10), "flip I2")
    assert "gems" not in keys(table, "0 mark 1 b1")


def test_one_torch_a_round_is_lit() -> None:
    table = play(skip_to(stage("@f... ..... ..... ..... ....T"), 3, 2), "flip I2")
    assert args(table, "0 mark 1 b1", "torch") == [{"round": 3, "points": 5}]
    assert "torch" not in keys(table, "0 mark 1 a2")
    table = having(table, 0, torches=3)
    assert "torch" not in keys(table, "0 mark 1 b1")


def test_crosses_bring_further_cells() -> None:
    table = play(stage("@xx.. ..... ..... ..... ....T"), "flip I2")
    assert args(table, "0 mark 1 b1 c1", "crosses") == [{"cells": 2}]
    assert "crosses" not in keys(table, "0 mark 1 a2")
    table.play("0 mark 1 b1")
    assert args(table, "0 cross 1 c1", "crosses") == [{"cells": 1}]
    assert "crosses" not in keys(table, "0 cross 1 a2")


def test_a_lost_cross_brings_no_fact() -> None:
    table = play(stage("@x### ##### ..... ..... ....T", CLOSED), "flip I2")
    assert "crosses" not in keys(table, "0 mark 1 b1")


def test_skulls_raise_the_penalty() -> None:
    table = play(stage("@ss.. ..... ..... ..... ....T"), "flip I2")
    assert args(table, "0 mark 1 b1 c1", "skulls") == [{"skulls": 2, "before": 0, "after": 2}]
    table = having(table, 0, skulls=5)
    assert args(table, "0 mark 1 b1", "skulls") == [{"skulls": 1, "before": 6, "after": 8}]
    table = having(table, 0, skulls=10)
    assert "skulls" not in keys(table, "0 mark 1 b1")


def test_a_potion_saves_the_points_of_the_skulls_it_erases() -> None:
    table = play(stage("@ps.. ..... ..... ..... ....T"), "flip I2")
    assert args(table, "0 mark 1 b1", "potion") == [{"skulls": 0, "points": 0}]
    table = having(table, 0, skulls=5)
    assert args(table, "0 mark 1 b1", "potion") == [{"skulls": 2, "points": 3}]
    assert args(table, "0 mark 1 b1 c1", "potion") == [{"skulls": 2, "points": 4}]
    assert args(table, "0 mark 1 b1 c1", "skulls") == [{"skulls": 1, "before": 6, "after": 8}]
    assert "potion" not in keys(table, "0 mark 1 a2")


def test_a_potion_is_reported_once_while_crosses_are_pending() -> None:
    table = play(having(stage("@px.. p.... ..... ..... ....T"), 0, skulls=3), "flip I2")
    assert args(table, "0 mark 1 b1 c1", "potion") == [{"skulls": 2, "points": 2}]
    table.play("0 mark 1 b1 c1")
    assert args(table, "0 cross 1 a2", "potion") == [{"skulls": 1, "points": 1}]
    assert "potion" not in keys(table, "0 cross 1 d1")


def test_a_mark_may_leave_no_use_for_a_shape() -> None:
    table = play(stage("@..## ##### ..... ..... ....T", CLOSED), "flip L4")
    assert args(table, "0 mark 1 b1", "useless") == [{"shape": "I2"}]
    assert "ready" not in keys(table, "0 mark 1 b1")
    table = with_table(table, flips="I2,L4")
    assert "useless" not in keys(table, "0 mark 1 b1")


def test_a_mark_may_make_room_for_a_shape() -> None:
    table = play(stage("@.### #.... #.... ##### ....T", CLOSED), "flip I2")
    assert {"shape": "O4"} in args(table, "0 mark 1 b1", "useful")
    assert {"shape": "L3"} not in args(table, "0 mark 1 b1", "useful")


def test_a_mark_may_keep_a_use_for_all_shapes() -> None:
    table = play(stage(), "flip I2")
    assert args(table, "0 mark 1 a1 b1", "ready") == [{"shapes": 5}]


def test_after_the_last_flip_of_a_round_there_is_no_fact_about_shapes() -> None:
    table = play(skip_to(stage("@..## ##### ..... ..... ....T", CLOSED), 1, 7, "L4"), "flip L4")
    assert not {"useless", "useful", "ready"} & keys(table, "0 mark 1 b1")


@pytest.mark.parametrize("move", ["0 mark 1 b5", "0 mark 2 b1"], ids=["new card", "cross"])
def test_while_the_chambers_will_still_change_there_is_no_fact_about_shapes(move: str) -> None:
    table = play(stage(NEAR, "@x... ..... ..... ..... ....T"), "flip I2")
    assert not {"useless", "useful", "ready"} & keys(table, move)


def test_a_single_cell_forgoes_a_shape_that_would_fit() -> None:
    table = play(stage(), "flip I2")
    assert args(table, "0 mark 1 a1", "forgoes") == [{"shape": "I2"}]
    assert "forgoes" not in keys(table, "0 mark 1 a1 b1")
    narrow = play(stage("@..## ##### ..... ..... ....T", CLOSED), "flip L4")
    assert "forgoes" not in keys(narrow, "0 mark 1 b1")


# --- cards of Pyramids


def dealt(grids: dict[int, str], colours: dict[int, Colour] | None = None) -> Table:
    """A table at which seat 0 keeps two of the cards 1, 2, 31 and 32."""
    table = ostraka.Table("pyramids", 2, components=components(grids, colours))
    return play(table, "deal 0 1 2 31 32", "deal 1 3 4 33 34")


def taking(*, seats: int = 2, grids: dict[int, str] | None = None) -> Table:
    """A table at which seat 0 takes a new card for its pyramid 1, which is green; its other one is purple."""
    table = stage(NEAR, seats=seats, grids=grids)
    return play(
        table, "flip I2", "0 mark 1 b5", *(f"{seat} mark {2 * seat + 1} a1" for seat in range(1, seats))
    )


def test_keeping_a_card_reports_a_short_or_a_long_path() -> None:
    table = dealt({1: SHORT})
    assert args(table, "0 keep 1 2", "short") == [{"pyramid": 1, "left": 5}]
    assert args(table, "0 keep 1 2", "long") == [{"pyramid": 2, "left": 9}]
    assert "short" not in keys(table, "0 keep 2 31")
    assert not {"short", "long"} & keys(dealt({}), "0 keep 1 2")


def test_keeping_a_card_reports_many_gems_or_many_skulls() -> None:
    rich, guarded = "Erg.. f.... x.... ..... ....T", "Ess.. ..... ..... ..... ....T"
    table = dealt({1: rich, 2: guarded})
    assert args(table, "0 keep 1 2", "rich") == [{"pyramid": 1, "gems": 2, "torches": 1, "crosses": 1}]
    assert args(table, "0 keep 1 2", "guarded") == [{"pyramid": 2, "skulls": 2}]
    assert not {"rich", "guarded"} & keys(table, "0 keep 31 32")


def test_keeping_two_cards_of_one_colour_is_reported() -> None:
    table = dealt({}, {2: "green"})
    assert args(table, "0 keep 1 2", "pair") == [{"colour": "green", "points": 10}]
    assert "pair" not in keys(table, "0 keep 2 32")


def test_a_card_taken_may_be_short_rich_guarded_or_walled() -> None:
    walled = "E.... ##### ..... ..... ....T"
    table = taking(
        grids={
            41: SHORT,
            42: "Er... ..... ..... ..... ....T",
            43: "Es... ..... ..... ..... ....T",
            44: walled,
        }
    )
    assert args(table, "0 take 41", "short") == [{"pyramid": 41, "left": 5}]
    assert args(table, "0 take 42", "rich") == [{"pyramid": 42, "gems": 1, "torches": 0, "crosses": 0}]
    assert args(table, "0 take 43", "guarded") == [{"pyramid": 43, "skulls": 1}]
    assert args(table, "0 take 44", "walled") == [{"pyramid": 44}]


def test_a_card_of_the_colour_missing_for_a_bonus_is_wanted() -> None:
    table = taking()
    assert args(table, "0 take 43", "wanted") == [{"pyramid": 43, "colour": "green", "points": 10}]
    assert "wanted" not in keys(table, "0 take 42")
    table = explored(table, [], GREENS)
    assert "wanted" not in keys(table, "0 take 43")


def test_a_bonus_that_another_claims_in_this_turn_is_no_longer_to_be_had() -> None:
    table = explored(stage(NEAR, PLAIN, NEAR), [7], [10])
    play(table, "flip I2", "0 mark 1 b5", "1 mark 3 b5", "0 take 41", "offer 45")
    assert args(table, "1 take 43", "wanted") == []  # it has a green chamber already
    table = having(table, 1, "-", "5")
    assert args(table, "1 take 43", "wanted") == [{"pyramid": 43, "colour": "green", "points": 6}]


def test_a_card_taken_may_make_a_pair_with_the_other_chamber() -> None:
    table = taking()
    assert args(table, "0 take 41", "pair") == [{"colour": "purple", "points": 10}]
    assert "pair" not in keys(table, "0 take 42")


def test_taking_a_card_denies_it_to_seats_that_need_its_colour() -> None:
    table = taking(seats=3)
    assert "denies" not in keys(table, "0 take 42")
    table = explored(table, [], [9], [12])
    assert args(table, "0 take 42", "denies") == [{"pyramid": 42, "colour": "orange", "rivals": 2}]
    assert "denies" not in keys(table, "0 take 41")
    table = explored(taking(seats=3), [], ORANGES[1:], [9])
    assert "denies" in keys(table, "0 take 42"), "the last bonus is still there"
    table = explored(taking(seats=3), [], ORANGES, [27])
    assert "denies" not in keys(table, "0 take 42")


def test_no_card_is_denied_of_which_another_is_on_offer() -> None:
    table = explored(taking(seats=3), [], [9])
    assert "denies" in keys(table, "0 take 42")
    table = with_table(table, offer="41,42,43,45")  # 45 is orange too
    assert "denies" not in keys(table, "0 take 42")


def test_the_top_of_the_deck_is_unseen() -> None:
    table = taking()
    assert facts_after(table, "0 take deck") == [Fact("unseen", {"cards": int(table.state.deck).bit_count()})]


# --- stones of Cheops


def test_a_stone_reaches_a_level_of_the_pyramid() -> None:
    table = play(cheops_stage.stage("p1.1 p1.2"), "roll orange red red")
    assert args(table, "0 lay p2.1=die", "pyramid") == [{"level": 2, "points": 2}]
    assert "pyramid" not in keys(table, "0 lay p1.3=die")


def test_a_stone_raises_the_arch() -> None:
    table = play(cheops_stage.stage("l1 l2 r1"), "roll orange red red")
    assert args(table, "0 lay r2=die", "arch") == [{"level": 2, "points": 4}]
    assert "arch" not in keys(table, "0 lay l3=die")


def test_the_capstone_completes_the_arch() -> None:
    table = play(cheops_stage.stage("left right"), "roll orange red red")
    assert args(table, "0 lay cap=die", "capstone") == [{"points": 3}]
    assert args(table, "0 lay cap=die", "completes") == [{"building": "arch"}]
    assert not {"arch", "ends"} & keys(table, "0 lay cap=die")
    assert not {"capstone", "completes"} & keys(table, "0 lay p1.1=die")


def test_stones_add_to_the_relief() -> None:
    table = play(cheops_stage.stage("a1 b1"), "roll orange orange red")
    assert args(table, "0 lay c1=die d1=die", "relief") == [{"stones": 4, "points": 4}]
    none_yet = play(cheops_stage.stage(), "roll orange orange red")
    assert "relief" not in keys(none_yet, "0 lay c1=die d1=die")


@pytest.mark.parametrize("rival", ["", "pyramid left right", "relief left right p1 p2 p3 p4 p5"])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_second_building_ends_the_game_ahead_or_behind(rival: str, seat: int) -> None:
    stones = ["pyramid left right", rival]
    table = play(cheops_stage.stage(*stones, first=seat), "roll orange red red")
    if seat == 1:
        table.play("1 done")
    assert args(table, "0 lay cap=die", "finish") == [{"points": 3}]
    (told_margin,) = args(table, "0 lay cap=die", "ends")
    table.play("0 lay cap=die")
    all_done(table)
    assert table.over
    assert told_margin == {"margin": table.scores[0] - table.scores[1]}


def test_the_second_seat_to_complete_two_buildings_does_not_end_the_game() -> None:
    table = play(
        cheops_stage.stage(*["pyramid left right"] * 2), "roll orange orange red", "0 lay cap=die", "0 done"
    )
    assert "finish" in keys(table, "1 lay cap=die")
    assert "ends" not in keys(table, "1 lay cap=die")


def test_the_last_stone_with_a_symbol_gains_its_bonus() -> None:
    table = play(cheops_stage.stage("p1.1 p1.2 r1 r2 r3 r4"), "roll orange red red")
    assert args(table, "0 lay p2.1=die", "bonus") == [{"symbol": "ankh", "points": 3, "rivals": 0}]
    table = have(table, 1, marked="r1 r2 r3 r4")
    assert args(table, "0 lay p2.1=die", "bonus") == [{"symbol": "ankh", "points": 3, "rivals": 1}]
    table = have(table, 1, marked=ANKH)
    assert "bonus" not in keys(table, "0 lay p2.1=die")


def test_a_stone_may_bring_a_symbol_within_one_stone() -> None:
    table = play(cheops_stage.stage("p1.1 p1.2"), "roll orange red red")
    assert args(table, "0 lay p2.1=die", "within") == [{"symbol": "ankh", "stone": "r4"}]
    assert "within" not in keys(table, "0 lay p1.3=die")
    table = have(table, 1, marked=ANKH)
    assert "within" not in keys(table, "0 lay p2.1=die")


def test_a_symbol_on_a_stranded_stone_comes_within_nobodys_reach() -> None:
    table = play(cheops_stage.stage("p1 p2"), "roll orange red red")
    assert args(table, "0 lay p3.4=die", "within") == [{"symbol": "lotus", "stone": "b1"}]
    table = have(table, 0, marked="p1 p2 a1 a2 b2 b3 c1 d1")
    assert "within" not in keys(table, "0 lay p3.4=die")


def test_a_stone_may_free_others() -> None:
    table = play(cheops_stage.stage("p1.1 p1.3"), "roll orange red red")
    assert args(table, "0 lay p1.2=die", "opens") == [{"stones": 2}]
    assert args(table, "0 lay l1=die", "opens") == [{"stones": 1}]
    assert "opens" not in keys(table, "0 lay p1.6=die")


def test_stones_of_the_relief_may_be_stranded() -> None:
    table = play(cheops_stage.stage("a2 b2"), "roll orange orange red")
    assert args(table, "0 lay b1=die c1=die", "strands") == [{"stones": 1}]
    assert "strands" not in keys(table, "0 lay a1=die b1=die")
    table = have(table, 0, marked="a2 b2 b1 c1")
    assert "strands" not in keys(table, "0 lay a3=die b3=die"), "a1 is stranded already"


def test_paying_with_a_die_has_its_fact() -> None:
    table = play(cheops_stage.stage(blue="a1"), "roll orange orange blue")
    assert args(table, "0 lay p1.1=die", "dice") == [{"colour": "orange", "dice": 1}]
    assert args(table, "0 lay b1=die c1=die", "dice") == [{"colour": "orange", "dice": 2}]
    assert args(table, "0 lay a1=die b1=die", "dice") == [
        {"colour": "blue", "dice": 1},
        {"colour": "orange", "dice": 1},
    ]


def test_the_active_seat_blocks_a_die_that_others_could_use() -> None:
    table = play(cheops_stage.stage(seats=3), "roll orange red red red")
    assert args(table, "0 lay p1.1=die", "blocks") == [{"colour": "orange", "rivals": 2}]
    table.play("0 done")
    assert "blocks" not in keys(table, "1 lay p1.1=die")
    two_lie_there = play(cheops_stage.stage(), "roll orange orange red")
    assert "blocks" not in keys(two_lie_there, "0 lay p1.1=die")


def test_a_die_that_nobody_else_could_use_is_not_blocked() -> None:
    table = play(cheops_stage.stage("p1", blue="p1 l1 r1 relief"), "roll orange red red")
    assert "blocks" not in keys(table, "0 lay p2.1=die")
    table = have(table, 1, marked="p1")
    assert "blocks" in keys(table, "0 lay p2.1=die")


def test_the_quarry_and_jokers_cost_points() -> None:
    table = play(cheops_stage.stage(), "roll red red red")
    assert args(table, "0 lay p1.1=quarry:3", "quarry") == [{"stones": 1, "skipped": 2, "points": 3}]
    assert args(table, "0 lay p1.1=joker", "joker") == [{"jokers": 1, "points": 2}]
    assert args(table, "0 lay a1=joker b1=joker", "joker") == [{"jokers": 2, "points": 4}]
    assert args(table, "0 lay a1=quarry:3 b1=quarry:9", "quarry") == [
        {"stones": 2, "skipped": 7, "points": 9}
    ]
    assert not {"dice", "joker", "blocks"} & keys(table, "0 lay p1.1=quarry:3")


def test_done_may_save_quarry_stones_and_jokers() -> None:
    table = play(cheops_stage.stage(), "roll red red red")
    assert args(table, "0 done", "spares") == [{"points": 2}]
    assert args(table, "0 done", "leaves") == [{"dice": 3}]
    table.play("0 done")
    assert keys(table, "1 done") == {"spares"}


def test_done_may_pass_over_stones_that_dice_pay_for() -> None:
    table = play(cheops_stage.stage(), "roll orange red red")
    assert args(table, "0 done", "passes") == [{"stones": 8}]
    assert "spares" not in keys(table, "0 done")


def test_done_may_be_the_only_move() -> None:
    table = have(cheops_stage.stage("left", yellow="l1"), 0, struck=12, jokers=0)
    play(table, "roll red red red")
    assert keys(table, "0 done") == {"stuck", "leaves"}


# --- comparing


def test_distinct_facts_are_those_of_one_move_only() -> None:
    table = play(stage(NEAR), "flip I2")
    view, parse = table.view(0), table.game.parse
    best, played = fact_codes(view, parse("0 mark 1 b5")), fact_codes(view, parse("0 mark 1 b4"))
    assert [fact.key for fact in distinct_facts("pyramids", best, played)] == ["explores", "towards"]
    assert distinct_facts("pyramids", best, best) == []
    assert distinct_facts("pyramids", best, best[:0]) == facts_after(table, "0 mark 1 b5")


def test_only_legal_moves_of_the_seat_have_reasons() -> None:
    table = play(stage(), "flip I2")
    parse = table.game.parse
    with pytest.raises(ostraka.OstrakaError, match="0 mark 1 c3 is not a legal move of seat 0 now"):
        facts_of(table.view(0), parse("0 mark 1 c3"))
    with pytest.raises(ostraka.OstrakaError, match="not a legal move of seat 0"):
        facts_of(table.view(0), parse("1 mark 3 a1"))
    with pytest.raises(ostraka.OstrakaError, match="a watcher"):
        facts_of(table.view(None), parse("0 mark 1 a1"))


# --- in whole games

TABLES = [
    *(("pyramids", seats, kind) for seats in (2, 3, 4) for kind in ("standard", "walls", "crosses", "short")),
    *(("cheops", seats, kind) for seats in (2, 3, 4, 5) for kind in ("standard", "few", "plain")),
]


def table_of(game: str, seats: int, kind: str, seed: int) -> Table:
    if game == "cheops":
        return sheets.random_table(seats, seed, kind)
    if kind == "standard":
        return ostraka.new("pyramids", seats, seed=seed)
    return decks.random_table(seats, seed, "ordinary" if kind == "short" else kind, short=kind == "short")


@pytest.mark.parametrize(("game", "seats", "kind"), TABLES)
def test_every_legal_move_has_true_reasons(game: str, seats: int, kind: str) -> None:
    choose = random.Random(seats)
    table = table_of(game, seats, kind, seats)
    agrees = marks_agree if game == "pyramids" else stones_agree
    while not table.over:
        for seat in sorted(table.waiting):
            view = table.view(seat)
            before = view.rows.tobytes(), view.kit.tobytes()
            legal = list(view.legal)
            for move in legal if choose.random() < 0.1 else []:
                well_formed(game, facts_of(view, move))
            move = sheets.eager(choose, table, seat) if game == "cheops" else choose.choice(legal)
            facts = facts_of(view, move)
            assert (view.rows.tobytes(), view.kit.tobytes()) == before
            well_formed(game, facts)
            after = table.copy()
            after.play(move)
            agrees(table, after, move, facts)
            table = after


def well_formed(game: str, facts: list[Fact]) -> None:
    places = [bot_game(game).fact_keys.index(fact.key) for fact in facts]
    assert places == sorted(places)
    assert all(fact not in facts[:place] for place, fact in enumerate(facts))
    for value in chain.from_iterable(fact.args.values() for fact in facts):
        assert type(value) in (int, str)


def by_key(facts: list[Fact]) -> dict[str, dict[str, int]]:
    """The numbers of the facts; those of a key that stands twice are the last ones."""
    return {
        fact.key: {name: value for name, value in fact.args.items() if isinstance(value, int)}
        for fact in facts
    }


def brought(before: Table, after: Table, seat: int, source: str) -> int:
    return after.breakdown[seat][source] - before.breakdown[seat][source]


def marks_agree(before: Table, after: Table, move: ostraka.Move, facts: list[Fact]) -> None:
    """What is said of a mark is what a table then shows."""
    if move.kind not in ("mark", "cross"):
        return
    seat, args_of = int(move.seat or 0), by_key(facts)
    player = after.state.seat[seat]
    _, _, place, cells = fields(move.code)
    card = deck_of(before).card(place + 1)
    tomb = card.cells("T")
    assert ("explores" in args_of) == bool(cells & tomb)
    assert args_of.get("gems", {}).get("points", 0) == brought(before, after, seat, "gems")
    assert args_of.get("torch", {}).get("points", 0) == brought(before, after, seat, "torches")
    assert args_of.get("crosses", {}).get("cells", 0) == max(
        0, player.crosses - before.state.seat[seat].crosses + (move.kind == "cross")
    )
    skulls, potion = args_of.get("skulls", {}), args_of.get("potion", {})
    penalty = skulls.get("after", 0) - skulls.get("before", 0)
    if not before.state.seat[seat].potions and not player.potions:
        assert potion.get("points", 0) - penalty == brought(before, after, seat, "skulls")
    chamber = next((chamber for chamber in player.chamber if chamber.card == place), None)
    if chamber is not None and not chamber.marked & tomb:
        left = path_between(int(chamber.marked), tomb, EVERY_CELL & ~card.cells("#")) - 1
        assert args_of.get("nearer", args_of.get("astray", {"left": -1}))["left"] == left
    if "useless" in args_of or "ready" in args_of:
        shapes_agree(after, seat, facts)


def shapes_agree(after: Table, seat: int, facts: list[Fact]) -> None:
    useless = [str(fact.args["shape"]) for fact in facts if fact.key == "useless"]
    assert not any(fits(after, seat, shape) for shape in useless)
    if any(fact.key == "ready" for fact in facts) and 0 < after.state.turn <= FLIPS:
        left = {SHAPES[after.kit[0].expedition[card]] for card in range(8) if after.state.left >> card & 1}
        assert all(fits(after, seat, shape) for shape in left)


def fits(table: Table, seat: int, shape: str) -> bool:
    kit = table.kit[0]
    return any(
        cells & frontier(kit, int(chamber.card), int(chamber.marked))
        and not cells & (int(chamber.marked) | int(kit.card[chamber.card].wall))
        for chamber in table.state.seat[seat].chamber
        for cells in PLACEMENTS[SHAPES.index(shape), CELLS:].tolist()
        if chamber.card != NO_CARD
    )


def stones_agree(before: Table, after: Table, move: ostraka.Move, facts: list[Fact]) -> None:
    """What is said of stones is what a table then shows."""
    seat, args_of = int(move.seat or 0), by_key(facts)
    if move.kind == "done":
        assert ("stuck" in args_of) == (len(before.legal(seat)) == 1)
        return
    gains = [args_of.get(key, {}).get("points", 0) for key in ("pyramid", "arch", "capstone", "relief")]
    bonuses = sum(fact.key == "bonus" for fact in facts) + ("finish" in args_of and after.over)
    costs = [args_of.get(key, {}).get("points", 0) for key in ("quarry", "joker")]
    assert sum(gains) + 3 * bonuses - sum(costs) == after.scores[seat] - before.scores[seat]
    if "ends" in args_of:
        end = after.copy()
        all_done(end)
        assert end.over
        assert args_of["ends"]["margin"] == end.scores[seat] - max(end.scores[:seat] + end.scores[seat + 1 :])


@pytest.mark.parametrize(("game", "seats"), [("pyramids", 4), ("cheops", 5)])
def test_reasons_come_at_once(game: str, seats: int) -> None:
    table = ostraka.new(game, seats, seed=2)
    choose = random.Random(2)
    for _ in range(5 * seats):
        table.play(choose.choice(table.legal(min(table.waiting))))
    view = table.view(min(table.waiting))
    legal = list(view.legal)
    facts_of(view, legal[0])  # whatever has to be compiled, is
    taken = []
    for move in legal:
        start = time.perf_counter()
        facts_of(view, move)
        taken.append(time.perf_counter() - start)
    assert median(taken) < 0.003 or not COMPILED
