from collections import Counter
from functools import cache
from importlib.resources import files

import pytest

from ostraka.games.pyramids.rules import deck_file as decks
from ostraka.games.pyramids.rules import quality
from ostraka.games.pyramids.rules.components import (
    COLOURS,
    ENTRANCE,
    ICONS,
    TOMB,
    WALL,
    Card,
    Colour,
    Components,
    faults,
)
from ostraka.games.pyramids.rules.shapes import beside
from ostraka.games.pyramids.studies.chambers import Chamber
from ostraka.games.pyramids.studies.deck_estimate import Paths, estimate, open_cells
from ostraka.games.pyramids.studies.deck_generator import (
    FIRST_SEED,
    FIRST_TITLE,
    LEAST_WORTH,
    MOST_WORTH,
    make,
    plan_of,
)
from ostraka.games.pyramids.studies.plans import PLANS

made = cache(make)


@pytest.fixture(params=[FIRST_SEED, 1, 2, "shipped"], ids="{}".format)
def deck(request: pytest.FixtureRequest) -> Components:
    return decks.standard() if request.param == "shipped" else made(request.param)


def letters(*cards: Card) -> Counter[str]:
    return Counter("".join("".join(card.grid) for card in cards))


def of_colour(deck: Components, colour: Colour) -> list[Card]:
    return [card for card in deck.cards if card.colour == colour]


def mean(numbers: list[int]) -> float:
    return sum(numbers) / len(numbers)


def place(card: Card) -> tuple[int, Colour, str, int, int]:
    """What levelling leaves as it is, whatever card stands there."""
    return card.number, card.colour, plan_of(card).icons, letters(card)["r"], letters(card)["g"]


def test_the_shipped_deck_is_the_first_seed_levelled() -> None:
    """docs/experiments.md says how; it takes too long to be repeated here."""
    shipped = decks.standard()
    assert list(map(place, shipped.cards)) == list(map(place, made(FIRST_SEED).cards))
    text = files("ostraka.games.pyramids.rules").joinpath("decks/first.txt").read_bytes()
    assert decks.write(shipped, FIRST_TITLE).encode() == text


def test_the_same_seed_makes_the_same_deck() -> None:
    assert make(2) == made(2)


def test_other_seeds_make_other_decks() -> None:
    assert made(1).cards != made(2).cards


def test_P1_to_P5_the_rules_find_nothing_wrong(deck: Components) -> None:
    assert faults(deck, 4) == []


def test_the_deck_meets_the_design_standard(deck: Components) -> None:
    assert quality.below_standard(deck) == []


# --- each card


def test_the_shortest_path_has_7_to_11_cells(deck: Components) -> None:
    assert {quality.shortest_path(card) for card in deck.cards} == {7, 8, 9, 10, 11}


def test_every_cell_but_walls_can_be_reached(deck: Components) -> None:
    assert all(quality.reachable(card) == open_cells(card) for card in deck.cards)


def test_there_are_3_to_8_walls(deck: Components) -> None:
    assert all(3 <= letters(card)[WALL] <= 8 for card in deck.cards)


def test_there_are_icons_on_5_to_10_cells(deck: Components) -> None:
    assert all(5 <= sum(letters(card)[icon] for icon in ICONS) <= 10 for card in deck.cards)


def test_every_card_has_something_to_gain_and_something_to_fear(deck: Components) -> None:
    assert all(set("xrgfp") & set(letters(card)) and letters(card)["s"] for card in deck.cards)


def test_entrance_and_tomb_are_never_boxed_in(deck: Components) -> None:
    for card in deck.cards:
        for door in (card.cells(ENTRANCE), card.cells(TOMB)):
            assert (int(beside(door)) & open_cells(card)).bit_count() >= 2, card


def test_dead_ends_hold_something_to_gain(deck: Components) -> None:
    for card in deck.cards:
        chamber = Chamber(card.cells(ENTRANCE), card.cells(TOMB), card.cells(WALL))
        gains = sum(card.cells(icon) for icon in "xrgfp")
        assert chamber.dead_ends & ~gains == 0, card


def test_no_icon_is_out_of_the_way(deck: Components) -> None:
    for card in deck.cards:
        assert sum(card.cells(icon) for icon in ICONS) & ~Paths(card).near == 0, card


def test_skulls_cost_something_on_every_card_and_can_be_avoided(deck: Components) -> None:
    for card in deck.cards:
        paths = Paths(card)
        assert paths.cost_of_skulls(card) > 0, card
        assert paths.have_safe(card), card


def test_no_card_is_a_trap_or_a_gift(deck: Components) -> None:
    assert all(LEAST_WORTH <= estimate(card) <= MOST_WORTH for card in deck.cards)


def test_no_two_cards_are_alike_when_turned_or_mirrored(deck: Components) -> None:
    assert len({quality.canonical(card) for card in deck.cards}) == 48


# --- each colour


@pytest.mark.parametrize("colour", COLOURS)
def test_red_and_green_gems_are_equally_common_in_each_colour(deck: Components, colour: Colour) -> None:
    icons = letters(*of_colour(deck, colour))
    assert icons["r"] == icons["g"] == 13


@pytest.mark.parametrize("colour", COLOURS)
def test_half_of_the_cards_of_each_colour_have_one_torch(deck: Components, colour: Colour) -> None:
    torches = sorted(letters(card)["f"] for card in of_colour(deck, colour))
    assert torches == [0] * 8 + [1] * 8


@pytest.mark.parametrize("colour", COLOURS)
def test_a_potion_stands_on_every_fourth_card(deck: Components, colour: Colour) -> None:
    icons = letters(*of_colour(deck, colour))
    assert icons["p"] == 4
    assert icons["p"] < icons["s"]


@pytest.mark.parametrize("colour", COLOURS)
def test_every_plan_is_carried_out_once_in_each_colour(deck: Components, colour: Colour) -> None:
    planned = Counter("".join(sorted(plan.icons)) for plan in PLANS)
    made_so = Counter(icons_of(card) for card in of_colour(deck, colour))
    assert made_so == planned


def icons_of(card: Card) -> str:
    """The icons of a card as plans write them: all gems red."""
    return "".join(sorted("".join(card.grid).replace("g", "r").translate(dict.fromkeys(map(ord, ".#ET")))))


@pytest.mark.parametrize("colour", COLOURS)
def test_skulls_bar_every_shortest_path_of_six_cards_in_each_colour(deck: Components, colour: Colour) -> None:
    guarded = [card for card in of_colour(deck, colour) if Paths(card).are_guarded(card)]
    assert len(guarded) == sum(plan.guarded for plan in PLANS) == 6


@pytest.mark.parametrize("seed", [FIRST_SEED, 1, 2])
def test_no_colour_is_worth_more_than_another(seed: int) -> None:
    """By the estimate; the shipped deck is levelled by what the lab has measured instead."""
    deck = made(seed)
    means = [mean([estimate(card) for card in of_colour(deck, colour)]) for colour in COLOURS]
    assert max(means) - min(means) < 2  # a fifth of a point


# --- the numbers


def test_every_three_numbers_hold_each_colour_once(deck: Components) -> None:
    for first in range(1, 48, 3):
        assert {deck.card(number).colour for number in range(first, first + 3)} == set(COLOURS)


def test_PX2_numbers_15_and_33_are_purple(deck: Components) -> None:
    assert {deck.card(number).colour for number in (15, 33)} == {"purple"}


def test_no_colour_has_lower_numbers_than_another(deck: Components) -> None:
    means = [mean([card.number for card in of_colour(deck, colour)]) for colour in COLOURS]
    assert max(means) - min(means) < 0.2
