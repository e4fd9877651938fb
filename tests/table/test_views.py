"""What a seat sees: enough to play, and nothing that it may not know."""

import random

import pytest

import ostraka
from decks import random_table
from ostraka.rules.compiled import COMPILED
from ostraka.rules.pyramids.state import KEEP, MARK
from stage import play, shown, stage

SEEDS = range(30 if COMPILED else 2)


def unknowable(table: ostraka.Table, seat: int, choose: random.Random) -> ostraka.Table:
    """The same table but for what this seat may not know: the others decided differently in this step."""
    twin = table.copy()
    own = []
    while twin.moves[-1].seat is not None:
        move = twin.undo()
        if move.seat == seat:
            own.append(move)
    for move in reversed(own):
        twin.play(move)
    for other in set(range(twin.seats)) - table.waiting - {seat}:
        while other in twin.waiting:
            twin.play(choose.choice(twin.legal(other)))
    return twin


@pytest.mark.parametrize("seed", SEEDS)
def test_tables_that_a_seat_cannot_tell_apart_give_it_identical_views(seed: int) -> None:
    choose = random.Random(seed)
    table = random_table(2 + seed % 3, seed, ("ordinary", "crosses")[seed % 2])
    compared = different = 0
    while not table.over:
        for seat in sorted(table.waiting, key=lambda _: choose.random()):
            if len(table.waiting) < table.seats and table.state.phase in (KEEP, MARK):
                twin = unknowable(table, seat, choose)
                compared += 1
                different += twin.state.tobytes() != table.state.tobytes()
                assert twin.waiting == table.waiting
                assert twin.view(seat).encode() == table.view(seat).encode()
                assert twin.view(seat).rows.tobytes() == table.view(seat).rows.tobytes()
                assert twin.view(None).encode() == table.view(None).encode()
            table.play(choose.choice(table.legal(seat)))
    assert compared >= different > 20


def deals(*hands: str) -> ostraka.Table:
    table = ostraka.Table("pyramids", len(hands))
    return play(table, *(f"deal {seat} {hand}" for seat, hand in enumerate(hands)))


def test_another_seats_dealt_cards_change_nothing_in_a_view() -> None:
    here, there = deals("1 2 3 4", "5 6 7 8"), deals("1 2 3 4", "9 10 11 12")
    assert here.view(0).encode() == there.view(0).encode()
    assert here.view(0).rows.tobytes() == there.view(0).rows.tobytes()
    assert here.view(None).encode() == there.view(None).encode()
    assert here.view(1).encode() != there.view(1).encode()


def test_a_view_shows_who_is_finished_but_not_with_what() -> None:
    table = play(stage(), "flip I2", "1 mark 3 a1 b1")
    view = table.view(0)
    assert view.waiting == {0}
    assert shown(table).seats[1].chambers[0].marked == ()
    assert "1 mark 3 a1 b1" not in map(str, view.moves)
    table.play("0 mark 1 a1 b1")
    assert shown(table).seats[1].chambers[0].marked == ("a1", "b1")


def test_a_seat_with_a_cross_to_use_does_not_see_the_others_yet() -> None:
    table = play(stage("Ex... ..... ..... ..... ....T"), "flip I2", "1 mark 3 a1 b1", "0 mark 1 a1 b1")
    assert shown(table).seats[1].chambers[0].marked == ()
    assert [str(move) for move in table.view(0).moves][-1] == "0 mark 1 a1 b1"


def test_a_seat_that_has_finished_sees_what_others_mark() -> None:
    table = play(stage(seats=3), "flip I2", "0 mark 1 a1 b1", "1 mark 3 a1 a2")
    assert shown(table).seats[1].chambers[0].marked == ("a1", "a2")
    assert shown(table, 2).seats[1].chambers[0].marked == ()


def test_a_watcher_sees_marks_only_when_all_have_marked() -> None:
    table = play(stage(), "flip I2", "0 mark 1 a1 b1")
    assert shown(table, None).seats[0].chambers[0].marked == ()
    assert table.view(None).wire().legal == ()
    table.play("1 mark 3 a1 b1")
    assert shown(table, None).seats[0].chambers[0].marked == ("a1", "b1")


def test_a_view_is_enough_to_choose_a_move() -> None:
    table = ostraka.new("pyramids", 3, seed=11)
    while not table.over:
        for seat in table.waiting:
            assert list(table.view(seat).legal) == list(table.legal(seat))
            table.play(table.view(seat).legal[0])


def test_a_view_holds_no_reference_to_the_table() -> None:
    view = ostraka.new("pyramids", 2, seed=1).view(0)
    assert not any(isinstance(value, ostraka.Table) for value in vars(view).values())
    assert view.rows.base is None


def test_there_is_no_view_from_a_seat_that_does_not_exist() -> None:
    with pytest.raises(ostraka.OstrakaError, match="there is no seat 2"):
        ostraka.new("pyramids", 2, seed=1).view(2)


def test_what_others_were_dealt_stays_hidden_to_the_end() -> None:
    table = ostraka.new("pyramids", 3, seed=2)
    while not table.over:
        for seat in table.waiting:
            table.play(table.legal(seat)[0])
    for seat in range(3):
        shown = [str(move) for move in table.view(seat).moves[:3]]
        assert [len(text.split()) for text in shown] == [6 if other == seat else 2 for other in range(3)]
    assert [str(move) for move in table.view(None).moves[:3]] == ["deal 0", "deal 1", "deal 2"]


def test_in_the_state_of_a_view_nobody_has_decided_before_its_seat() -> None:
    table = play(stage(seats=3), "flip I2", "1 mark 3 a1 b1")
    assert table.view(0).state.waiting == 0b111
    assert table.view(0).waiting == {0, 2}
    assert table.view(1).state.waiting == 0b101
    assert "seat 1 Seat 1: 0 points\n" in str(table.view(0)), "who has finished is not asked to move"


@pytest.mark.parametrize("seat", [0.5, "0"])
def test_a_seat_is_a_whole_number(seat: object) -> None:
    table = ostraka.new("pyramids", seed=1)
    with pytest.raises(TypeError):
        table.view(seat)  # type: ignore[arg-type] # that is the point
    with pytest.raises(TypeError):
        table.legal(seat)  # type: ignore[arg-type] # that is the point
