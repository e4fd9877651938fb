import pytest

import ostraka
from ostraka.games.pyramids.rules.components import Colour, Components, Options
from staging.moves import finish_marking, play, refused
from staging.positions import having
from staging.pyramids import COLUMN, PLAIN, components, explored, of_colour, shown, stage

READY = "@.... @.... @.... @.... @T..."  # one cell from its tomb, b5
OFFER = {41, 42, 43, 44}


def offer(table: ostraka.Table) -> set[int]:
    return set(shown(table).offer)


def chambers(table: ostraka.Table, seat: int) -> list[int]:
    return [chamber.card for chamber in shown(table).seats[seat].chambers]


def explore(table: ostraka.Table, *cards: tuple[int, int]) -> ostraka.Table:
    """Flip a T4; these seats mark the tomb of these cards, the others a single cell."""
    table.play("flip T4")
    for seat, card in cards:
        table.play(f"{seat} mark {card} b5")
    finish_marking(table)
    return table


def explore_both() -> ostraka.Table:
    """Seat 0 reaches the tomb of card 2 over a cross, and that of card 1 with it."""
    table = stage(READY, "@.... @.... @.... @.... xT...")
    return play(table, "flip I2", "0 mark 2 a5 b5", "0 cross 1 b5", "1 mark 3 a1")


def test_P22_an_explored_card_is_set_aside_and_replaced_from_the_offer() -> None:
    table = explore(stage(READY), (0, 1))
    assert table.waiting == {0}
    assert chambers(table, 0) == [2]
    play(table, "0 take 42")
    assert chambers(table, 0) == [42, 2]
    assert shown(table, 1).seats[0].explored == (1,)


def test_P22_or_from_the_top_of_the_deck_unseen() -> None:
    table = explore(stage(READY), (0, 1))
    play(table, "0 take deck")
    assert table.chance_due
    assert refused(table, "draw 41") == "P22", "an offered card is not in the deck"
    play(table, "draw 25")
    assert chambers(table, 0) == [25, 2]
    assert offer(table) == OFFER


def test_P22_only_offered_cards_can_be_taken() -> None:
    table = explore(stage(READY), (0, 1))
    assert refused(table, "0 take 25") == "P22"
    assert refused(table, "0 take 2") == "P22"
    assert refused(table, "draw 25") == "P22"


def test_P22_nobody_takes_without_having_explored() -> None:
    assert refused(play(stage(READY), "flip T4"), "0 take 41") == "P22"


def test_P22_a_seat_with_both_chambers_explored_chooses_twice() -> None:
    table = play(explore_both(), "0 take 41")
    assert table.waiting == {0}
    play(table, "0 take deck", "draw 25")
    assert chambers(table, 0) == [41, 25]


def test_P23_the_offer_is_filled_only_after_both_cards_are_taken() -> None:
    table = play(explore_both(), "0 take 41")
    assert offer(table) == OFFER - {41}
    assert refused(table, "0 take 41") == "P22"
    play(table, "0 take 43")
    assert table.chance_due
    assert refused(table, "offer 25") == "P23"
    play(table, "offer 25 26")
    assert offer(table) == {42, 44, 25, 26}


def test_P23_the_offer_is_not_filled_while_nothing_is_missing() -> None:
    table = play(explore(stage(READY), (0, 1)), "0 take deck", "draw 25")
    assert refused(table, "offer 26") == "P7"
    assert refused(table, "flip I2") == "legal"


def test_P24_the_lowest_number_just_explored_chooses_first() -> None:
    table = explore(stage(PLAIN, READY, READY, seats=3), (1, 3), (0, 2))
    assert table.waiting == {0}
    assert refused(table, "1 take 41") == "P24"
    play(table, "0 take 41", "offer 25")
    assert table.waiting == {1}
    play(table, "1 take 25", "offer 26")
    assert table.chance_due


def test_P24_a_later_card_with_a_lower_number_goes_first() -> None:
    table = explore(stage(READY, PLAIN, READY, grids={41: READY, 21: READY}), (0, 1), (1, 3))
    play(table, "0 take 41", "offer 21", "1 take 21", "offer 22")
    assert (chambers(table, 0), chambers(table, 1)) == ([41, 2], [21, 4])
    table = having(having(table, 0, f"41:{COLUMN}", "2"), 1, f"21:{COLUMN}", "4")
    play(table, "flip I2", "0 mark 41 b5", "1 mark 21 b5")
    assert table.waiting == {1}


# --- when cards run out


def short_table(cards: int) -> ostraka.Table:
    """Two seats and few cards, each a column of crosses between entrance and tomb."""
    parts = components(filler="E.... x.... x.... x.... T....")
    short = Components(parts.cards[:cards], parts.expedition, parts.skulls)
    table = ostraka.Table("pyramids", components=short, options=Options(short_deck=True))
    return play(table, "deal 0 1 2 3 4", "deal 1 5 6 7 8", "0 keep 1 2", "1 keep 5 6")


def run_through(table: ostraka.Table, seat: int, card: int) -> None:
    """Mark such a column from the entrance to the tomb in one go; one more cell is owed then."""
    play(table, f"{seat} mark {card} a1 a2", *(f"{seat} cross {card} {cell}" for cell in ("a3", "a4", "a5")))


def test_P25_with_an_empty_deck_play_goes_on_and_the_offer_is_not_filled() -> None:
    table = play(short_table(8), "offer 3 4 7 8", "flip I2")
    run_through(table, 0, 1)
    play(table, "1 mark 5 a1")
    assert refused(table, "0 take deck") == "P25"
    play(table, "0 take 3")
    assert offer(table) == {4, 7, 8}
    assert refused(table, "offer 1") == "P7"
    play(table, "flip I3")
    assert table.waiting == {0, 1}


def test_P25_an_offer_takes_the_last_cards_of_the_deck() -> None:
    table = play(short_table(9), "offer 3 4 7 8", "flip I2")
    run_through(table, 0, 1)
    play(table, "1 mark 5 a1", "0 take 3", "offer 9")
    assert offer(table) == {4, 7, 8, 9}
    assert shown(table).unseen == ()


# --- pyramid bonuses


def bonuses(table: ostraka.Table, seat: int) -> dict[str, list[int]]:
    seats = shown(table).seats
    return {colour: values for colour, values in seats[seat].bonuses.items() if values}


def explored_before(table: ostraka.Table, colour: Colour, *counts: int) -> ostraka.Table:
    """The table when seat 0, seat 1, … have explored so many cards of a colour, and claimed in that order."""
    free = of_colour(table, colour, [number for number in range(5, 41) if number not in (15, 16, 25, 26, 33)])
    return explored(table, *([free.pop() for _ in range(count)] for count in counts))


@pytest.mark.parametrize(
    ("before", "claims"),
    [(0, False), (1, True), (2, False), (3, True), (4, False), (5, True), (6, False), (7, False)],
)
def test_P26_the_2nd_4th_and_6th_pyramid_of_a_colour_claim_a_bonus(before: int, claims: bool) -> None:
    table = explored_before(stage(READY, colours={1: "purple"}), "purple", before)
    had = bonuses(table, 0).get("purple", [])
    play(explore(table, (0, 1)), "0 take deck", "draw 25")
    has = bonuses(table, 0).get("purple", [])
    assert has[: len(had)] == had == [10, 6, 3][: before // 2]
    assert len(has) - len(had) == claims
    assert table.breakdown[0]["bonuses"] == sum(has)


def test_P26_the_highest_bonus_still_free_and_then_none() -> None:
    table = explored_before(stage(READY, colours={1: "purple"}), "purple", 1, 2)
    play(explore(table, (0, 1)), "0 take deck", "draw 25")
    assert bonuses(table, 0) == {"purple": [6]}
    gone = explored_before(stage(READY, colours={1: "purple"}), "purple", 1, 6)
    play(explore(gone, (0, 1)), "0 take deck", "draw 25")
    assert bonuses(gone, 0) == {}


def test_P26_one_player_may_claim_several_of_a_colour() -> None:
    table = explored_before(stage(READY, colours={1: "purple"}), "purple", 3)
    play(explore(table, (0, 1)), "0 take deck", "draw 25")
    assert bonuses(table, 0) == {"purple": [10, 6]}


def test_P26_another_colour_is_another_matter() -> None:
    table = explored_before(stage(READY, colours={1: "green"}), "purple", 1)
    play(explore(table, (0, 1)), "0 take deck", "draw 25")
    assert bonuses(table, 0) == {}


def test_P27_the_lower_number_claims_first() -> None:
    table = explored_before(stage(PLAIN, READY, READY, colours={2: "green", 3: "green"}), "green", 1, 1)
    explore(table, (1, 3), (0, 2))
    play(table, "0 take 41", "offer 25", "1 take 42", "offer 26")
    assert (bonuses(table, 0), bonuses(table, 1)) == ({"green": [10]}, {"green": [6]})


def test_PX5_claims_on_two_colours_in_one_turn_are_both_the_highest() -> None:
    table = stage(PLAIN, READY, READY, colours={2: "green", 3: "purple"})
    green, purple = (of_colour(table, colour, range(5, 25))[:1] for colour in ("green", "purple"))
    table = explored(table, green, purple)
    explore(table, (0, 2), (1, 3))
    play(table, "0 take 41", "offer 25", "1 take 42", "offer 26")
    assert (bonuses(table, 0), bonuses(table, 1)) == ({"green": [10]}, {"purple": [10]})


def test_PX2_the_second_claims_6_the_first_claims_3_and_purple_is_exhausted() -> None:
    table = stage(grids={33: READY, 15: READY}, colours={15: "purple", 33: "purple"})
    table = having(table, 0, f"33:{COLUMN}", "34")
    table = having(table, 1, f"15:{COLUMN}", "16")
    table = explored_before(table, "purple", 1, 3)
    assert bonuses(table, 1) == {"purple": [10]}
    explore(table, (0, 33), (1, 15))
    play(table, "1 take 41", "offer 25", "0 take 42", "offer 26")
    assert bonuses(table, 1) == {"purple": [10, 6]}
    assert bonuses(table, 0) == {"purple": [3]}
    assert shown(table).bonuses["purple"] == []
