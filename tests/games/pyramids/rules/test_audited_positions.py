"""The positions of the rules audit: those that no other test had, and a table of where each one is."""

import pytest

import ostraka
from ostraka.games.pyramids.rules.components import Components
from ostraka.table.position import digest
from ostraka.table.table import Table
from staging.audit import names_of_tests
from staging.moves import finish_marking, play, refused
from staging.positions import having
from staging.pyramids import COLUMN, components, explored, marked, of_colour, shown, skip_to, stage

SITUATIONS = {
    "a chain of crosses over both chambers and back": "P16_a_chain_of_crosses_over_both_chambers_and_back",
    "an entrance by a cross": "P16_the_further_cell_may_lie_on_either_chamber",
    "a cross whose only cell is the tomb": "P16_the_only_cell_for_a_cross_may_be_a_tomb",
    "a cross after the tomb, by the shape": "PR2_a_chamber_whose_tomb_is_marked_stays_in_play_for_a_cross",
    "a cross after the tomb, by a cross": "PR2_so_does_one_whose_tomb_an_earlier_cross_has_marked",
    "skull and potion in one shape": "PR1_a_skull_and_a_potion_in_one_shape",
    "two potions": "P20_two_potions_erase_four_skulls",
    "the 11th gem, one colour full": "P17_after_ten_gems_of_a_colour_more_do_nothing",
    "the 11th skull": "P19_after_ten_skulls_more_do_nothing",
    "two torches in one shape": "P18_two_torches_in_one_shape_are_one",
    "a torch at flip 7, and in the next round": "P18_the_seventh_flip_belongs_to_its_round",
    "two tombs in one turn, offer then deck": "P22_a_seat_with_both_chambers_explored_chooses_twice",
    "two tombs in one turn, deck then offer": "P22_the_first_of_two_cards_may_come_from_the_deck",
    "three explorers, one card in the deck":
        "P25_the_first_of_three_explorers_takes_the_last_card_of_the_deck",
    "three explorers, two cards in the offer": "PR6_the_last_of_three_explorers_gets_no_card",
    "three claims against seat order": "P27_three_claims_go_by_number_and_not_by_seat",
    "four claims for three bonuses": "P27_the_fourth_claim_finds_no_bonus_left",
    "two pyramids of a colour in one turn": "P26_two_pyramids_of_a_colour_in_one_turn_claim_once_at_most",
    "the lower of two numbers claims": "PR5_two_of_a_colour_claim_with_the_lower_number",
    "an offer of three between two takes": "P23_the_offer_is_filled_only_after_both_cards_are_taken",
    "a refill by two before the next explorer":
        "PR5_two_explored_pyramids_count_with_the_lower_number_and_both_cards_are_taken_in_one_go",
    "the reshuffle": "P28_a_shape_is_flipped_only_as_often_as_it_has_cards",
    "the last flip: no takes": "PR7_after_the_very_last_flip_no_cards_are_taken",
    "the last flip: bonuses by number": "PR7_bonuses_of_the_last_flip_go_by_number",
    "the last flip of round 3: takes": "PR7_after_the_last_flip_of_another_round_cards_are_taken",
    "a three-way tie with pyramids": "P31_of_three_tied_players_the_lowest_number_wins",
    "a three-way tie without pyramids": "PR8_three_tied_players_without_pyramids_share_the_win",
    "a negative total": "P30_a_total_may_be_negative",
    "a shape over a wall": "P11_a_wall_is_never_marked",
    "a single cell though the shape fits": "P14_a_single_cell_is_allowed_though_the_shape_fits",
    "a diagonal": "P13_later_marks_touch_marked_cells_edge_to_edge",
    "no entrance": "P12_the_first_marks_include_the_entrance",
    "the L, turned and mirrored": "PX4_the_L_turned_and_mirrored_with_the_entrance_is_a_legal_first_mark",
    "undecided seats see no marks": "PR9_a_view_shows_which_seats_have_decided_but_not_their_decisions",
    "a walled-in seat": "PR4_a_seat_with_no_legal_cell_sits_the_turn_out",
    "the potion of F1": "PR1_a_potion_found_by_a_cross_is_drunk_at_once",
}  # fmt: skip
READY = "@.... @.... @.... @.... @T..."  # one cell from its tomb, b5
CROSSED = "@.... @.... @.... @.... xT..."  # the same over a cross
NUMBERS = (40, 30, 20, 10)  # of the purple pyramids that seats 0 to 3 are about to explore


def test_every_situation_of_the_audit_has_its_test() -> None:
    assert [name for name in SITUATIONS.values() if name not in names_of_tests()] == []


# --- crosses


def test_P16_a_chain_of_crosses_over_both_chambers_and_back() -> None:
    table = stage("Exx.. ..... ..... ..... ....T", "@xx.. ..... ..... ..... ....T")
    play(table, "flip I2", "0 mark 1 a1 b1", "0 cross 2 b1", "0 cross 1 c1", "0 cross 2 c1")
    assert 0 in table.waiting, "the last cell was a cross as well"
    play(table, "0 cross 1 d1")
    assert table.waiting == {1}
    assert (marked(table, 0, 0), marked(table, 0, 1)) == ({"a1", "b1", "c1", "d1"}, {"a1", "b1", "c1"})


def test_P16_the_only_cell_for_a_cross_may_be_a_tomb() -> None:
    table = stage("E#### x#### ##### ##### T####", "@#### @#### @#### @#### @T###")
    play(table, "flip I2", "0 mark 1 a1 a2")
    assert [str(move) for move in table.legal(0)] == ["0 cross 2 b5"]
    play(table, "0 cross 2 b5", "1 mark 3 a1")
    assert shown(table).seats[0].explored == (2,)


def test_PR2_so_does_one_whose_tomb_an_earlier_cross_has_marked() -> None:
    table = stage("@.... @.... @.... @.... xxTg.")
    play(table, "flip I2", "0 mark 1 a5 b5", "0 cross 1 c5")
    assert "0 cross 1 d5" in table.legal(0)
    play(table, "0 cross 1 d5", "1 mark 3 a1")
    assert table.state.seat[0].green == 1
    assert shown(table).seats[0].explored == (1,)


# --- skulls, potions, torches


@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 1), (3, 2), (9, 8), (10, 8)])
def test_PR1_a_skull_and_a_potion_in_one_shape(before: int, after: int) -> None:
    """The skull counts first, so that the potion erases it too."""
    for row in ("Esp..", "Eps.."):
        table = having(stage(f"{row} ..... ..... ..... ....T"), 0, skulls=before)
        play(table, "flip I3", "0 mark 1 a1 b1 c1")
        assert table.state.seat[0].skulls == after


@pytest.mark.parametrize(("before", "after"), [(0, 0), (3, 0), (4, 0), (5, 1), (10, 6)])
def test_P20_two_potions_erase_four_skulls(before: int, after: int) -> None:
    table = having(stage("Epp.. ..... ..... ..... ....T"), 0, skulls=before)
    play(table, "flip I3", "0 mark 1 a1 b1 c1")
    assert table.state.seat[0].skulls == after


def test_P18_two_torches_in_one_shape_are_one() -> None:
    table = play(stage("Eff.. ..... ..... ..... ....T"), "flip I3", "0 mark 1 a1 b1 c1")
    assert shown(table).seats[0].torches == (1,)
    assert table.breakdown[0]["torches"] == 5


def test_P18_the_seventh_flip_belongs_to_its_round() -> None:
    table = skip_to(stage("Eff.. ..... ..... ..... ....T"), 1, 7)
    play(table, "flip I2", "0 mark 1 a1 b1", "1 mark 3 a1")
    assert shown(table).round == 2
    assert shown(table).seats[0].torches == (1,)
    play(table, "flip I2", "0 mark 1 c1")
    assert shown(table).seats[0].torches == (1, 2)


# --- new cards


def cards_of(table: Table, seat: int) -> list[int]:
    return [chamber.card for chamber in shown(table).seats[seat].chambers]


def test_P22_the_first_of_two_cards_may_come_from_the_deck() -> None:
    table = play(stage(READY, CROSSED), "flip I2", "0 mark 2 a5 b5", "0 cross 1 b5", "1 mark 3 a1")
    play(table, "0 take deck", "draw 25")
    assert table.waiting == {0}
    assert shown(table).offer == (41, 42, 43, 44)
    play(table, "0 take 41", "offer 26")
    assert cards_of(table, 0) == [25, 41]
    assert shown(table).offer == (26, 42, 43, 44)


def three_explorers(offer: str, *explored: str) -> Table:
    """Three seats that explore 1, 3 and 5 of a deck of twelve cards, before they take new ones."""
    parts = components(filler="E.... ..... ..... ..... .T...")
    few = Components(parts.cards[:12], parts.expedition, parts.skulls)
    seats = [
        f"{card}:{COLUMN} {card + 1} explored={before}"
        for card, before in zip((1, 3, 5), explored, strict=True)
    ]
    text = f"pyramids/3 {digest(few)} flip short_deck=true offer={offer} / {' / '.join(seats)}"
    table = ostraka.Table.from_position(text, components=few)
    return play(table, "flip T4", "2 mark 5 b5", "1 mark 3 b5", "0 mark 1 b5")


def test_P25_the_first_of_three_explorers_takes_the_last_card_of_the_deck() -> None:
    table = play(three_explorers("7,8,9,10", "12", "-", "-"), "0 take deck", "draw 11")
    assert table.waiting == {1}, "nothing is missing from the offer, and nothing could fill it"
    assert refused(table, "1 take deck") == "P25"
    play(table, "1 take 7")
    assert table.waiting == {2}
    assert shown(table).offer == (8, 9, 10)
    play(table, "2 take 8")
    assert table.chance_due
    assert [cards_of(table, seat) for seat in range(3)] == [[11, 2], [7, 4], [8, 6]]


def test_PR6_the_last_of_three_explorers_gets_no_card() -> None:
    table = play(three_explorers("7,8", "9,10", "11", "12"), "0 take 8", "1 take 7")
    assert table.chance_due, "seat 2 is not asked"
    assert [cards_of(table, seat) for seat in range(3)] == [[8, 2], [7, 4], [6]]
    play(table, "flip I2")
    assert {str(move).split()[2] for move in table.legal(2)} == {"6"}


# --- claims


def claimants(seats: int) -> Table:
    """Each seat has explored one purple pyramid and is about to explore another, the last seat the lowest."""
    table = stage(seats=seats, grids=dict.fromkeys(NUMBERS, READY), colours=dict.fromkeys(NUMBERS, "purple"))
    for seat in range(seats):
        table = having(table, seat, f"{NUMBERS[seat]}:{COLUMN}", str(2 * seat + 2))
    purple = [number for number in of_colour(table, "purple", range(9, 40)) if number not in NUMBERS]
    return explored(table, *([purple[seat]] for seat in range(seats)))


def purple_bonuses(table: Table) -> list[list[int]]:
    return [seat.bonuses["purple"] for seat in shown(table).seats]


def explore_all(table: Table) -> Table:
    """All reach their tombs; if cards are taken, all take from the deck."""
    play(table, "flip T4", *(f"{seat} mark {NUMBERS[seat]} b5" for seat in range(table.seats)))
    while table.waiting and shown(table).phase == "take":
        (seat,) = table.waiting
        play(table, f"{seat} take deck", f"draw {shown(table).unseen[0]}")
    return table


def test_P27_three_claims_go_by_number_and_not_by_seat() -> None:
    assert purple_bonuses(explore_all(claimants(3))) == [[3], [6], [10]]


def test_P27_the_fourth_claim_finds_no_bonus_left() -> None:
    table = explore_all(claimants(4))
    assert purple_bonuses(table) == [[], [3], [6], [10]]
    assert [points["pyramids"] for points in table.breakdown] == [20] * 4


@pytest.mark.parametrize(
    ("before", "claims"), [(0, 1), (1, 1), (2, 1), (3, 1), (4, 1), (5, 1), (6, 0), (7, 0)]
)
def test_P26_two_pyramids_of_a_colour_in_one_turn_claim_once_at_most(before: int, claims: int) -> None:
    table = stage(READY, CROSSED, colours={1: "purple", 2: "purple"})
    table = explored(table, of_colour(table, "purple", range(5, 41))[:before])
    had = purple_bonuses(table)[0]
    play(table, "flip I2", "0 mark 2 a5 b5", "0 cross 1 b5", "1 mark 3 a1", "0 take 41", "0 take 42")
    play(table, f"offer {' '.join(map(str, shown(table).unseen[:2]))}")
    assert purple_bonuses(table)[0] == [10, 6, 3][: len(had) + claims]


def test_PR5_two_of_a_colour_claim_with_the_lower_number() -> None:
    """Seat 0 explores purple 30 and 5, seat 1 purple 10; both had one before."""
    numbers = (5, 10, 30)
    grids = {5: READY, 10: READY, 30: CROSSED}
    table = stage(grids=grids, colours=dict.fromkeys(numbers, "purple"))
    table = having(having(table, 0, f"5:{COLUMN}", "30:a1234"), 1, f"10:{COLUMN}", "4")
    one, other = [number for number in of_colour(table, "purple", range(11, 30)) if number not in numbers][:2]
    table = explored(table, [one], [other])
    play(table, "flip I2", "1 mark 10 b5", "0 mark 30 a5 b5", "0 cross 5 b5")
    assert table.waiting == {0}
    unseen = shown(table).unseen
    play(table, "0 take 41", "0 take 42", f"offer {unseen[0]} {unseen[1]}", "1 take 43", f"offer {unseen[2]}")
    assert purple_bonuses(table) == [[10], [6]]


# --- the last flips, and the end


def test_PR7_bonuses_of_the_last_flip_go_by_number() -> None:
    table = explore_all(skip_to(claimants(2), 4, 7, "T4"))
    assert table.over
    assert not any(move.kind == "take" for move in table.moves)
    assert [points["bonuses"] for points in table.breakdown] == [6, 10]


def test_PR7_after_the_last_flip_of_another_round_cards_are_taken() -> None:
    table = play(skip_to(stage(READY), 3, 7, "T4"), "flip T4", "0 mark 1 b5", "1 mark 3 a1")
    assert table.waiting == {0}
    play(table, "0 take 41", "offer 25")
    assert (shown(table).round, table.chance_due) == (4, True)


def last_turn(*values: dict[str, object]) -> Table:
    """A table of three after the last turn, whose seats had these values before it."""
    table = skip_to(stage(seats=3), 4, 7)
    for seat, given in enumerate(values):
        table = having(table, seat, **given)
    play(table, "flip I2")
    finish_marking(table)
    assert table.over
    return table


def test_P31_of_three_tied_players_the_lowest_number_wins() -> None:
    table = last_turn({"explored": "20,30"}, {"explored": "19,47"}, {"explored": "18,46"})
    assert (table.scores, table.winners) == ([20, 20, 20], [2])


def test_PR8_three_tied_players_without_pyramids_share_the_win() -> None:
    table = last_turn({"torches": "1"}, {"red": 5}, {"red": 1, "green": 1})
    assert (table.scores, table.winners) == ([5, 5, 5], [0, 1, 2])


def test_P30_a_total_may_be_negative() -> None:
    table = last_turn({"skulls": 10}, {"skulls": 10, "red": 1}, {"skulls": 9})
    assert (table.scores, table.winners) == ([-18, -17, -15], [2])


def test_P14_a_single_cell_is_allowed_though_the_shape_fits() -> None:
    table = play(stage(), "flip I2")
    assert "0 mark 1 a1 b1" in table.legal(0)
    play(table, "0 mark 1 a1")
    assert marked(table, 0, 0) == {"a1"}
