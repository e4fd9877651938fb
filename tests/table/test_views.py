"""What a seat sees: enough to play, and nothing that it may not know."""

import random

import msgspec
import pytest

import ostraka
import sheets
from decks import random_table
from ostraka.core.jit import COMPILED
from ostraka.games.pyramids.rules.snapshot import Pending
from ostraka.games.pyramids.rules.state import KEEP, MARK
from ostraka.table.turn_draft import Draft
from staging import cheops as cheops_stage
from staging.moves import play
from staging.pyramids import explored, shown, stage
from staging.views import encoded

SEEDS = range(30 if COMPILED else 2)


def unknowable(table: ostraka.Table, seat: int, choose: random.Random) -> ostraka.Table:
    """The same table but for what this seat may not know: the others decided differently in this phase."""
    twin = table.copy()
    undone = []
    while twin.moves[-1].seat is not None:
        move = twin.undo()
        if move.seat == seat:
            undone.append(move)
    for move in reversed(undone):
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
                assert encoded(twin.view(seat)) == encoded(table.view(seat))
                assert twin.view(seat).rows.tobytes() == table.view(seat).rows.tobytes()
                assert encoded(twin.view(None)) == encoded(table.view(None))
            table.play(choose.choice(table.legal(seat)))
    assert compared >= different > 20


def deals(*hands: str) -> ostraka.Table:
    table = ostraka.Table("pyramids", len(hands))
    return play(table, *(f"deal {seat} {hand}" for seat, hand in enumerate(hands)))


def test_PR9_another_seats_dealt_cards_change_nothing_in_a_view() -> None:
    here, there = deals("1 2 3 4", "5 6 7 8"), deals("1 2 3 4", "9 10 11 12")
    assert encoded(here.view(0)) == encoded(there.view(0))
    assert here.view(0).rows.tobytes() == there.view(0).rows.tobytes()
    assert encoded(here.view(None)) == encoded(there.view(None))
    assert encoded(here.view(1)) != encoded(there.view(1))


def test_PR9_a_view_shows_which_seats_have_decided_but_not_their_decisions() -> None:
    table = play(stage(), "flip I2", "1 mark 3 a1 b1")
    view = table.view(0)
    assert view.waiting == {0}
    assert shown(table).seats[1].chambers[0].marked == ()
    assert "1 mark 3 a1 b1" not in map(str, view.moves)
    table.play("0 mark 1 a1 b1")
    assert shown(table).seats[1].chambers[0].marked == ("a1", "b1")


def test_PR9_a_seat_with_a_cross_to_use_does_not_see_the_others_yet() -> None:
    table = play(stage("Ex... ..... ..... ..... ....T"), "flip I2", "1 mark 3 a1 b1", "0 mark 1 a1 b1")
    assert shown(table).seats[1].chambers[0].marked == ()
    assert [str(move) for move in table.view(0).moves][-1] == "0 mark 1 a1 b1"


def test_PR9_a_seat_that_has_finished_sees_the_marks_of_others() -> None:
    table = play(stage(seats=3), "flip I2", "0 mark 1 a1 b1", "1 mark 3 a1 a2")
    assert shown(table).seats[1].chambers[0].marked == ("a1", "a2")
    assert shown(table, 2).seats[1].chambers[0].marked == ()


def test_PR9_a_watcher_sees_marks_only_when_all_have_marked() -> None:
    table = play(stage(), "flip I2", "0 mark 1 a1 b1")
    assert shown(table, None).seats[0].chambers[0].marked == ()
    assert list(table.view(None).legal) == []
    table.play("1 mark 3 a1 b1")
    assert shown(table, None).seats[0].chambers[0].marked == ("a1", "b1")


@pytest.mark.parametrize("game", sorted(ostraka.GAMES))
def test_a_view_is_enough_to_choose_a_move(game: str) -> None:
    table = ostraka.new(game, 3, seed=11)
    while not table.over:
        for seat in table.waiting:
            assert list(table.view(seat).legal) == list(table.legal(seat))
            table.play(table.view(seat).legal[0])


@pytest.mark.parametrize("game", sorted(ostraka.GAMES))
def test_a_view_holds_no_reference_to_the_table(game: str) -> None:
    view = ostraka.new(game, 2, seed=1).view(0)
    assert not any(isinstance(value, ostraka.Table) for value in vars(view).values())
    assert view.rows.base is None


@pytest.mark.parametrize("game", sorted(ostraka.GAMES))
def test_there_is_no_view_from_a_seat_that_does_not_exist(game: str) -> None:
    with pytest.raises(ostraka.OstrakaError, match="there is no seat 2"):
        ostraka.new(game, 2, seed=1).view(2)


def test_hands_of_others_stay_hidden_to_the_end() -> None:
    table = ostraka.new("pyramids", 3, seed=2)
    while not table.over:
        for seat in table.waiting:
            table.play(table.legal(seat)[0])
    for seat in range(3):
        shown = [str(move) for move in table.view(seat).moves[:3]]
        assert [len(text.split()) for text in shown] == [6 if other == seat else 2 for other in range(3)]
    assert [str(move) for move in table.view(None).moves[:3]] == ["deal 0", "deal 1", "deal 2"]


def test_the_state_of_a_view_hides_pending_decisions() -> None:
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


@pytest.mark.parametrize("game", ["pyramids", "cheops"])
@pytest.mark.parametrize("seed", SEEDS[:6])
def test_a_snapshot_is_the_json_of_its_type(game: str, seed: int) -> None:
    """The compiled text has every field of the type in its order, and nothing else."""
    choose = random.Random(seed)
    table = ostraka.new(game, 2 + seed % 3, seed=seed)
    while not table.over:
        for seat in (None, *range(table.seats)):
            view = table.view(seat)
            assert msgspec.json.encode(view.snapshot) == view.snapshot_json
        seat = min(table.waiting)
        table.play(choose.choice(list(table.legal(seat))))


@pytest.mark.parametrize("seed", SEEDS[:6])
def test_in_cheops_all_see_the_same(seed: int) -> None:
    """Nothing is secret: views differ only in whose they are, and in what that seat may do."""
    choose = random.Random(seed)
    table = sheets.random_table(2 + seed % 4, seed, ("standard", "all", "few")[seed % 3])
    while not table.over:
        views = [table.view(seat) for seat in (None, *range(table.seats))]
        assert {view.rows.tobytes() for view in views} == {table.rows.tobytes()}
        assert len({msgspec.json.encode(view.snapshot) for view in views}) == 1
        assert all(view.moves == table.moves for view in views)
        assert all(view.breakdown == table.breakdown for view in views)
        written = [msgspec.json.decode(encoded(view)) for view in views]
        assert [seen.pop("seat") for seen in written] == [None, *range(table.seats)]
        legal = [seen.pop("legal") for seen in written]
        assert legal == [[], *([*map(str, table.legal(seat))] for seat in range(table.seats))]
        assert all(seen == written[0] for seen in written)
        (seat,) = table.waiting
        table.play(sheets.eager(choose, table, seat))
    assert table.view(None).winners == table.winners


def test_a_view_of_cheops_in_words() -> None:
    table = cheops_stage.stage(seats=3, first=1, red="p1.1", blue="p1.2 l1")
    play(table, "roll red green blue blue", "1 lay p1.1=die", "1 lay l1=die", "2 lay p1.2=die")
    seen = cheops_stage.shown(table, None)
    assert (seen.phase, seen.plays, seen.first, seen.active, seen.builder) == ("lay", 1, 1, 1, 2)
    assert seen.rolled == ("blue", "blue", "green", "red")
    assert seen.lying == ("green",)
    assert seen.blocked == ("blue", "red")
    assert seen.bonuses == ("ankh", "eye", "feather", "lotus", "scarab", "finish")
    assert [(seat.sheet, seat.marked, seat.laid) for seat in seen.seats] == [
        ("A", (), 0),
        ("B", ("p1.1", "l1"), 2),
        ("C", ("p1.2",), 1),
    ]
    play(table, "2 lay l1=joker", "0 lay p1.1=quarry:5", "0 done")
    seen = cheops_stage.shown(table)
    assert (seen.phase, seen.plays, seen.active, seen.builder) == ("roll", 2, 2, None)
    assert seen.blocked == (), "the dice of seat 1, which is no longer active"
    assert (seen.seats[0].struck, seen.seats[0].quarry) == ((5,), (6, 7, 8, 9, 10, 11, 12))
    assert (seen.seats[2].jokers, seen.seats[2].points["jokers"]) == (2, 4)


def test_while_the_active_seat_builds_its_dice_are_blocked_at_once() -> None:
    table = play(cheops_stage.stage(red="p1.1"), "roll red green blue", "0 lay p1.1=die")
    assert (cheops_stage.shown(table).lying, cheops_stage.shown(table).blocked) == (
        ("blue", "green"),
        ("red",),
    )


READY = "@.... @.... @.... @.... @T..."  # one cell from its tomb, b5


def test_a_preview_includes_the_gains_of_the_open_turn() -> None:
    table = explored(stage(READY, READY), [40])  # green like 1
    draft = Draft(play(table, "flip T4"), 0, ["0 mark 1 b5"])
    before, after = draft.before.snapshot.seats[0], draft.after.snapshot.seats[0]
    assert (before.explored, after.explored) == ((40,), (1, 40))
    assert after.points["pyramids"] - before.points["pyramids"] == 10
    assert (after.bonuses["green"], after.points["bonuses"]) == ([10], 10)
    assert [chamber.card for chamber in after.chambers] == [1, 2], "it is set aside only when all have marked"
    assert (before.pending, after.pending) == (None, Pending((1,), {"green": 10}, ()))
    assert draft.after.state.seat[0].explored == draft.before.state.seat[0].explored


def test_a_preview_does_not_depend_on_the_order_of_marking() -> None:
    table = explored(stage(READY), [40])
    play(table, "flip T4")
    first = Draft(table, 0, ["0 mark 1 b5"]).after.snapshot.seats[0]
    last = Draft(play(table, "1 mark 3 a1"), 0, ["0 mark 1 b5"]).after.snapshot.seats[0]
    assert first == last


def test_a_draft_does_not_show_later_decisions_of_others() -> None:
    table = play(stage(READY, seats=3), "flip T4", "1 mark 3 a1")
    for moves in (["0 mark 1 b5"], ["0 mark 1 b5", "2 mark 5 a1"]):
        other = table.copy()
        for move in moves[1:]:
            play(other, move)
        draft = Draft(other, 0, moves[:1])
        assert draft.whole
        assert draft.after.snapshot.seats[1:] == table.view(0).snapshot.seats[1:]
        assert [str(move) for move in draft.after.moves][-1] == "0 mark 1 b5"
        assert not any(str(move).startswith(("1 mark", "2 mark")) for move in draft.after.moves)
        assert draft.after.waiting >= {1, 2}


def test_a_draft_of_a_keep_does_not_show_the_keeps_of_others() -> None:
    table = ostraka.new("pyramids", 2, seed=5)
    table.play(table.legal(1)[0])
    draft = Draft(table, 0, [table.legal(0)[0]])
    assert draft.whole
    assert draft.after.snapshot.seats[1] == table.view(0).snapshot.seats[1]
    assert all(not str(move).startswith("1 keep") for move in draft.after.moves)
