import re

import pytest

from ostraka.core.errors import BadComponents
from ostraka.games.pyramids.rules.components import Card, Components
from ostraka.games.pyramids.rules.deck_file import check, read, standard, write
from ostraka.games.pyramids.rules.quality import canonical, reachable, shortest_path

GOOD = """\
1 green
g.Ef.
.###.
.xs..
.r...
...T#
"""
SHIPPED = write(standard(), "A deck for tests")
FIRST_CARD, REST = SHIPPED.split("\n\n", 1)[1].split("\n\n", 1)  # its heading stands on line 5


def faults(text: str) -> list[str]:
    return [str(fault) for fault in check(text, "mine.txt")]


def with_first_card(text: str) -> str:
    """The shipped deck with another first card."""
    return SHIPPED.replace(FIRST_CARD, text.strip())


def card(text: str) -> Card:
    return read(text, "one card").cards[0]


def test_the_shipped_deck_has_no_fault() -> None:
    assert faults(SHIPPED) == []


# --- reading and writing


def test_a_written_file_reads_back() -> None:
    assert read(write(standard(), "One line\nand another"), "again") == standard()


def test_own_components_read_back() -> None:
    own = Components(
        (Card(7, "orange", ("E....", ".....", ".....", ".....", "....T")),),
        {"I2": 3, "I3": 1, "L3": 1, "O4": 1, "T4": 1, "L4": 1},
        (2, 4, 6, 8, 10, 12, 14, 16, 18, 20),
    )
    assert read(write(own, "Mine"), "mine.txt") == own


def test_a_deck_without_expedition_and_skulls_has_the_usual_ones() -> None:
    usual = read(GOOD, "mine.txt")
    assert (usual.expedition, usual.skulls) == (standard().expedition, standard().skulls)


def test_cards_need_no_empty_line_between_them() -> None:
    assert read(GOOD + GOOD.replace("1 green", "2 orange"), "mine.txt").card(2).colour == "orange"


def test_a_bad_deck_is_not_read() -> None:
    with pytest.raises(
        BadComponents, match=r"mine\.txt, line 1, card 1: a chamber is five rows of five cells"
    ):
        read("1 green\n..E..\n", "mine.txt")


# --- what the rules forbid


def test_P1_a_deck_of_47_cards() -> None:
    assert "mine.txt, deck: 47 cards; a deck has 48 (P1)" in faults(with_first_card(""))


def test_P1_too_many_cards_of_a_colour() -> None:
    recoloured = SHIPPED.replace("1 green\n", "1 orange\n", 1)
    assert faults(recoloured)[:2] == [
        "mine.txt, deck: 15 green cards; each colour has 16 (P1)",
        "mine.txt, deck: 17 orange cards; each colour has 16 (P1)",
    ]


def test_P1_a_number_beyond_48() -> None:
    assert "mine.txt, line 1, card 49: numbers go from 1 to 48 (P1)" in faults(GOOD.replace("1 ", "49 "))


def test_P1_a_number_twice() -> None:
    assert "mine.txt, line 8, card 1: appears twice; every number appears once (P1)" in faults(
        f"{GOOD}\n{GOOD}"
    )


@pytest.mark.parametrize("heading", ["1 blue", "one green", "1 green 2", "²  green", "9" * 5000 + " green"])
def test_an_unreadable_heading_is_a_fault(heading: str) -> None:
    first = faults(f"; My deck\n{heading}\n")[0]
    assert first.startswith("mine.txt, line 2: expected a card such as '7 green' followed by five rows")


def test_P2_a_row_too_few() -> None:
    assert "mine.txt, line 1, card 1: a chamber is five rows of five cells (P2)" in faults(
        GOOD.replace(".r...\n", "")
    )


def test_P2_a_row_too_long() -> None:
    assert "mine.txt, line 1, card 1: a chamber is five rows of five cells (P2)" in faults(
        GOOD.replace(".r...", ".r....")
    )


def test_P2_a_row_too_many() -> None:
    assert any(fault.startswith("mine.txt, line 7: expected a card") for fault in faults(GOOD + ".....\n"))


def test_P2_no_entrance() -> None:
    assert "mine.txt, line 1, card 1: a chamber has exactly one entrance (E) (P2)" in faults(
        GOOD.replace("E", ".")
    )


def test_P2_two_tombs() -> None:
    assert "mine.txt, line 1, card 1: a chamber has exactly one tomb (T) (P2)" in faults(
        GOOD.replace("...T#", "T..T#")
    )


def test_P2_an_entrance_below_the_top_row() -> None:
    assert "mine.txt, line 1, card 1: the entrance (E) belongs in the top row (P2)" in faults(
        GOOD.replace("E", ".").replace(".r...", ".r.E.")
    )


def test_P2_a_tomb_above_the_bottom_row() -> None:
    assert "mine.txt, line 1, card 1: the tomb (T) belongs in the bottom row (P2)" in faults(
        GOOD.replace("T", ".").replace(".r...", ".r.T.")
    )


def test_P3_an_unknown_letter() -> None:
    assert (
        "mine.txt, line 1, card 1: 'q' is no letter of a chamber; the letters are .#ETxrgfsp (P3)"
        in faults(GOOD.replace("f", "q"))
    )


def test_P4_an_unknown_shape() -> None:
    assert "mine.txt, line 1: I5 is no shape; the shapes are I2 I3 L3 O4 T4 L4 (P4)" in faults(
        "expedition I2 I3 I3 L3 L3 T4 L4 I5\n"
    )


def test_P4_seven_expedition_cards() -> None:
    assert "mine.txt, line 1: there are 8 cards in all (P4)" in faults("expedition I2 I3 O4 L3 L3 T4 L4\n")


def test_P4_shapes_that_no_card_shows() -> None:
    missing = "mine.txt, line 1: no card shows {}; each of the 6 shapes is on at least one (P4)"
    one_shape = faults("expedition I2 I2 I2 I2 I2 I2 I2 I2\n")
    assert one_shape[0] == missing.format("I3, L3, O4, T4, L4")
    assert faults("expedition I2 I3 I3 L3 L3 T4 T4 L4\n")[0] == missing.format("O4")
    with pytest.raises(BadComponents, match="no card shows O4"):
        read("expedition I2 I3 I3 L3 L3 T4 T4 L4\n" + GOOD, "mine.txt")


def test_P4_any_shape_may_be_the_one_on_several_cards() -> None:
    assert not [fault for fault in faults("expedition I2 I3 L3 O4 O4 O4 T4 L4\n") if "P4" in fault]


def test_P5_a_penalty_without_a_number_is_a_fault() -> None:
    assert "mine.txt, line 1: the penalties of the skulls are ten numbers (P5)" in faults(
        "skulls 1 2 three\n"
    )


def test_P5_penalties_must_grow() -> None:
    assert "mine.txt, line 1: ten penalties from 1 to 999, each larger than the one before (P5)" in faults(
        "skulls 1 2 3 4 6 6 10 12 15 18\n"
    )


# --- below the design standard


def test_a_short_path_is_a_fault() -> None:
    text = with_first_card(GOOD.replace(".###.", "##..#"))
    assert "mine.txt, line 5, card 1: the shortest path has 6 cells; it should have 7 to 11" in faults(text)


def test_no_way_at_all() -> None:
    text = with_first_card(GOOD.replace(".###.", "#####"))
    assert "mine.txt, line 5, card 1: no path leads to the tomb" in faults(text)


def test_too_few_walls() -> None:
    text = with_first_card(GOOD.replace(".###.", "..#.."))
    assert "mine.txt, line 5, card 1: 2 walls; there should be 3 to 8" in faults(text)


def test_too_few_icons() -> None:
    text = with_first_card(GOOD.replace("x", "."))
    assert "mine.txt, line 5, card 1: icons on 4 cells; there should be 5 to 10" in faults(text)


def test_an_unreachable_cell_is_a_fault() -> None:
    text = with_first_card("1 green\ng.Ef.\n.###.\n.xs..\n.r..#\n..T#.")
    assert "mine.txt, line 5, card 1: some cells cannot be reached; make them walls or open a path" in faults(
        text
    )


def test_nothing_to_gain() -> None:
    text = with_first_card("1 green\nssE..\n.###.\n.ss..\n.s...\n...T#")
    assert "mine.txt, line 5, card 1: nothing to gain: add a gem, a torch, a cross or a potion" in faults(
        text
    )


def test_nothing_to_fear() -> None:
    text = with_first_card(GOOD.replace("s", "x"))
    assert "mine.txt, line 5, card 1: nothing to fear: add a skull" in faults(text)


def test_more_red_gems_than_green() -> None:
    text = re.sub(r"^(?=\S{5}$)(\S*?)g", r"\1r", SHIPPED, count=1, flags=re.MULTILINE)
    assert "mine.txt, deck: 40 red and 38 green gems; they should be equally many" in faults(text)


def test_hardly_any_torches() -> None:
    rows = [line if " " in line else line.replace("f", "x") for line in SHIPPED.splitlines()]
    assert "mine.txt, deck: 0 of 48 cards have a torch; about half of them should" in faults("\n".join(rows))


def test_more_potions_than_skulls() -> None:
    swapped = str.maketrans("sp", "ps")
    rows = [line if " " in line else line.translate(swapped) for line in SHIPPED.splitlines()]
    assert "mine.txt, deck: 138 potions and 12 skulls; potions should be rarer" in faults("\n".join(rows))


def test_twins() -> None:
    twin = "\n".join(["2 orange", *(row[::-1] for row in FIRST_CARD.splitlines()[1:])])
    second = REST.split("\n\n", 1)[0]
    assert "mine.txt, line 12, card 2: like card 1, turned or mirrored" in faults(
        SHIPPED.replace(second, twin)
    )


def test_low_numbers_all_in_one_colour() -> None:
    cards = sorted(standard().cards, key=lambda card: card.colour)
    renumbered = [Card(number, card.colour, card.grid) for number, card in enumerate(cards, 1)]
    text = write(Components(tuple(renumbered), standard().expedition, standard().skulls), "Unfair")
    assert "mine.txt, deck: the mean number of green is 8.5; spread the numbers (23 to 26)" in faults(text)


# --- measures


def test_the_shortest_path_counts_entrance_and_tomb() -> None:
    assert shortest_path(card(GOOD)) == 8


def test_walls_and_enclosed_cells_are_not_reachable() -> None:
    closed = card("1 green\n..E..\n.....\n.....\n...##\n.T.#.\n")
    assert reachable(closed) == (1 << 25) - 1 & ~closed.cells("#") & ~(1 << 24)


@pytest.mark.parametrize("turns", range(4))
def test_cards_are_alike_in_every_turn_and_mirror(turns: int) -> None:
    rows = [row[::-1] for row in card(GOOD).grid]
    for _ in range(turns):
        rows = ["".join(column) for column in zip(*rows[::-1], strict=True)]
    assert canonical(Card(2, "purple", tuple(rows))) == canonical(card(GOOD))
