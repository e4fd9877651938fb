import msgspec
import numpy as np
import pytest

import ostraka
from ostraka.core.errors import BadComponents
from ostraka.games.pyramids.rules import deck_file
from ostraka.games.pyramids.rules.components import CARD, KIT, Components, Options, faults, kit
from ostraka.games.pyramids.rules.shapes import PLACEMENTS, SHAPES
from ostraka.games.pyramids.rules.state import CHAMBER, SEAT, STATE
from staging.positions import having
from staging.pyramids import PLAIN, components, deck_of, skip_to, stage


def without(parts: Components, number: int) -> Components:
    return msgspec.structs.replace(parts, cards=tuple(card for card in parts.cards if card.number != number))


def clauses(parts: Components) -> set[str]:
    return {fault.clause for fault in faults(parts, 4)}


def test_P1_a_deck_has_48_cards_16_of_each_colour() -> None:
    assert clauses(components()) == set()
    assert clauses(without(components(), 7)) == {"P1"}


def test_P1_numbers_go_from_1_to_48_each_once() -> None:
    first, second, *rest = components().cards
    twice = msgspec.structs.replace(second, number=1)
    parts = msgspec.structs.replace(components(), cards=(first, twice, *rest))
    assert [fault.what for fault in faults(parts, 4)] == ["appears 2 times; every number appears once"]
    high = msgspec.structs.replace(second, number=49)
    assert clauses(msgspec.structs.replace(components(), cards=(first, high, *rest))) == {"P1"}


def test_P1_a_short_deck_must_be_asked_for() -> None:
    parts = without(components(), 7)
    with pytest.raises(BadComponents, match="47 cards; a deck has 48"):
        ostraka.Table("pyramids", components=parts)
    table = ostraka.Table("pyramids", components=parts, options=Options(short_deck=True))
    assert table.chance_due


@pytest.mark.parametrize(
    ("grid", "what"),
    [
        ("..... ..... ..... ..... ....T", "a chamber has exactly one entrance (E)"),
        ("E.E.. ..... ..... ..... ....T", "a chamber has exactly one entrance (E)"),
        ("..... E.... ..... ..... ....T", "the entrance (E) belongs in the top row"),
        ("E.... ..... ..... ..... .....", "a chamber has exactly one tomb (T)"),
        ("E.... ..... ..... ....T .....", "the tomb (T) belongs in the bottom row"),
        ("E.... ..... ..... ....T", "a chamber is five rows of five cells"),
        ("E.... ..... ...... ..... ....T", "a chamber is five rows of five cells"),
    ],
)
def test_P2_a_chamber_is_5x5_with_an_entrance_above_and_a_tomb_below(grid: str, what: str) -> None:
    assert [(fault.clause, fault.what) for fault in faults(components({9: grid}), 4)] == [("P2", what)]


def test_P3_only_the_known_icons() -> None:
    assert clauses(components({9: "E.... xrgfs p.... ..... ....T"})) == set()
    assert clauses(components({9: "E.... ..q.. ..... ..... ....T"})) == {"P3"}


def test_P4_eight_expedition_cards_show_six_shapes() -> None:
    assert sum(deck_file.standard().expedition.values()) == 8
    assert sorted(deck_file.standard().expedition.values()) == [1, 1, 1, 1, 2, 2]
    assert set(deck_file.standard().expedition) == set(SHAPES)


@pytest.mark.parametrize("expedition", [{"I2": 7}, {"I2": 9}, {"Z4": 8}, {"I2": 9, "I3": -1}, {}])
def test_P4_other_expeditions_have_eight_cards_of_known_shapes_too(expedition: dict[str, int]) -> None:
    parts = msgspec.structs.replace(components(), expedition=expedition)
    assert clauses(parts) == {"P4"}
    assert {fault.clause for fault in faults(parts, 4, Options(rules=1))} == {"P4"}


@pytest.mark.parametrize(
    "expedition", [{"I2": 8}, {"I2": 4, "I3": 4}, {**deck_file.EXPEDITION, "I2": 2, "O4": 0}]
)
def test_P4_every_shape_is_on_a_card_since_the_second_rules(expedition: dict[str, int]) -> None:
    parts = msgspec.structs.replace(components(), expedition=expedition)
    assert clauses(parts) == {"P4"}
    assert faults(parts, 4, Options(rules=1)) == []
    with pytest.raises(BadComponents, match="each of the 6 shapes is on at least one"):
        ostraka.new("pyramids", seed=1, components=parts)


@pytest.mark.parametrize(
    "skulls",
    [
        (1, 2, 3),
        (1, 2, 3, 4, 6, 8, 10, 12, 15, 15),
        (0, 2, 3, 4, 6, 8, 10, 12, 15, 18),
        (1, 2, 3, 4, 6, 5, 10, 12, 15, 18),
        (1, 2, 3, 4, 6, 8, 10, 12, 15, 1000),
    ],
)
def test_P5_ten_skulls_whose_penalties_grow(skulls: tuple[int, ...]) -> None:
    assert clauses(msgspec.structs.replace(components(), skulls=skulls)) == {"P5"}
    assert clauses(msgspec.structs.replace(components(), skulls=tuple(range(5, 15)))) == set()


def test_P5_a_score_card_has_torches_gems_and_three_bonuses_of_each_colour() -> None:
    table = skip_to(stage(), 4, 7)
    assert table.snapshot.bonuses == {colour: [10, 6, 3] for colour in ("green", "orange", "purple")}
    full = having(table, 0, torches="1,2,3,4", red=10, green=10, skulls=10)
    assert full.breakdown[0] == {"torches": 20, "bonuses": 0, "gems": 50, "skulls": -18, "pyramids": 0}
    for more in ({"torches": "1,2,3,4,5"}, {"red": 11}, {"green": 11}, {"skulls": 11}):
        with pytest.raises(ostraka.BadPosition):
            having(table, 0, **more)


def test_every_fault_of_components_is_named_at_once() -> None:
    parts = components({3: "E.... ..q.. ..... ..... ....T", 5: PLAIN.replace("T", ".")})
    assert [fault.where for fault in faults(parts, 4)] == ["card 3", "card 5"]
    with pytest.raises(BadComponents, match="card 5: a chamber has exactly one tomb"):
        kit(parts, 2)


@pytest.mark.parametrize("row", [CHAMBER, SEAT, STATE, CARD, KIT])
def test_no_field_of_a_record_hides_behind_an_attribute_of_numpy(row: np.dtype[np.void]) -> None:
    assert not [
        name
        for name in row.names or ()
        if hasattr(np.zeros(1, np.dtype((np.record, [("_", "i1")])))[0], name)
    ]


def test_a_state_is_small() -> None:
    assert STATE.itemsize < 400


@pytest.mark.parametrize(
    ("shape", "ways"), [("I2", 40), ("I3", 30), ("L3", 64), ("O4", 16), ("T4", 48), ("L4", 96)]
)
def test_P10_the_number_of_ways_to_lay_each_shape(shape: str, ways: int) -> None:
    listed = PLACEMENTS[SHAPES.index(shape)]
    assert np.count_nonzero(listed) == 25 + ways
    cells = int(shape[1])
    assert {int(cells_).bit_count() for cells_ in listed[25:] if cells_} == {cells}


@pytest.mark.parametrize(("seats", "cards"), [(2, 7), (2, 0), (3, 11), (4, 15)])
def test_P6_a_short_deck_still_has_four_cards_for_every_seat(seats: int, cards: int) -> None:
    parts = msgspec.structs.replace(components(), cards=components().cards[:cards])
    with pytest.raises(BadComponents, match=f"{cards} cards; {seats} seats are dealt 4 each"):
        ostraka.new("pyramids", seats, seed=1, components=parts, options=Options(short_deck=True))


def test_P1_a_short_deck_has_no_more_of_a_colour_than_a_whole_one() -> None:
    purple = tuple(msgspec.structs.replace(card, colour="purple") for card in components().cards[:20])
    parts = msgspec.structs.replace(components(), cards=purple)
    assert [fault.clause for fault in faults(parts, 2, Options(short_deck=True))] == ["P1"]


def test_components_of_wrong_types_are_refused_by_name() -> None:
    blue = msgspec.structs.replace(components().cards[0], colour="blue")
    parts = msgspec.structs.replace(components(), cards=(blue, *components().cards[1:]))
    with pytest.raises(BadComponents, match="blue"):
        ostraka.new("pyramids", seed=1, components=parts)


def test_nobody_can_spoil_the_standard_deck_for_others() -> None:
    spoilt = ostraka.new("pyramids", seed=1)
    deck_of(spoilt).expedition["I2"] = 99
    assert deck_of(ostraka.new("pyramids", seed=1)).expedition["I2"] == 1
