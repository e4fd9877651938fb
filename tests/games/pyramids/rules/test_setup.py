import pytest

import ostraka
from staging.moves import refused
from staging.pyramids import components, shown, stage


def dealt_table() -> ostraka.Table:
    table = ostraka.Table("pyramids", 2, components=components())
    table.play("deal 0 1 2 3 4")
    table.play("deal 1 5 6 7 8")
    return table


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_P6_two_to_four_play(seats: int) -> None:
    with pytest.raises(ostraka.OstrakaError, match="takes 2 to 4 players"):
        ostraka.new("pyramids", seats, seed=1)


def test_P6_each_seat_is_dealt_four_and_keeps_two() -> None:
    table = dealt_table()
    assert table.waiting == {0, 1}
    assert len(table.legal(0)) == 6
    table.play("0 keep 2 4")
    assert [int(chamber.card) + 1 for chamber in table.state.seat[0].chamber] == [2, 4]
    assert table.waiting == {1}


def test_P6_the_other_two_go_back_to_the_deck() -> None:
    table = dealt_table()
    table.play("0 keep 2 4")
    table.play("1 keep 5 6")
    unseen = {card + 1 for card in range(48) if int(table.state.deck) >> card & 1}
    assert unseen == set(range(1, 49)) - {2, 4, 5, 6}


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("0 keep 2 5", "a card of another seat"),
        ("0 keep 2 9", "a card that nobody was dealt"),
        ("0 keep 2", "one card"),
        ("0 keep 1 2 3", "three cards"),
        ("2 keep 1 2", "a seat that does not exist"),
        ("deal 0 9 10 11 12", "a second deal"),
    ],
)
def test_P6_an_impossible_keep_is_refused(move: str, why: str) -> None:
    assert refused(dealt_table(), move) == "P6", why


def test_P6_a_second_keep_is_refused() -> None:
    table = dealt_table()
    table.play("0 keep 1 2")
    assert refused(table, "0 keep 3 4") == "P6"


@pytest.mark.parametrize(
    "move", ["deal 0 1 2 3", "deal 1 1 2 3 9", "deal 3 10 11 12 13", "deal 0 10 11 12 13 14"]
)
def test_P6_four_cards_that_nobody_has(move: str) -> None:
    table = ostraka.Table("pyramids", 2, components=components())
    table.play("deal 0 1 2 3 4")
    assert refused(table, move) == "P6"


def test_PR9_hands_and_keeps_of_others_are_hidden_before_keeping() -> None:
    table = dealt_table()
    table.play("1 keep 5 6")
    view = table.view(0)
    assert shown(table).seats[1].dealt == ()
    assert shown(table).seats[1].chambers == ()
    assert [str(move) for move in view.moves] == ["deal 0 1 2 3 4", "deal 1"]
    assert set(shown(table).unseen) == set(range(5, 49))
    table.play("0 keep 1 2")
    assert [chamber.card for chamber in shown(table).seats[1].chambers] == [5, 6]


def test_P7_four_cards_are_offered_after_all_have_kept() -> None:
    table = dealt_table()
    assert refused(table, "offer 9 10 11 12") == "P7"
    table.play("0 keep 1 2")
    table.play("1 keep 5 6")
    assert refused(table, "offer 9 10 11") == "P7"
    assert refused(table, "offer 9 10 11 1") == "P7", "a card that is held"
    table.play("offer 9 10 11 3")
    assert shown(table).offer == (3, 9, 10, 11)


def test_P8_the_order_of_the_expedition_cards_is_not_in_the_state() -> None:
    table = stage()
    assert shown(table).left == {"I2": 1, "I3": 2, "L3": 2, "O4": 1, "T4": 1, "L4": 1}
    for shape in ("I2", "I3", "L3", "O4", "T4", "L4"):
        assert refused(table.copy(), f"flip {shape}") == "legal"
