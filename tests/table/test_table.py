import gc
import pickle
import random
from copy import deepcopy
from pathlib import Path

import pytest

import ostraka
from ostraka.core.registry import GAMES
from ostraka.games.pyramids.rules.notation import parse
from ostraka.table.table import Table
from staging.moves import play, refused
from staging.pyramids import stage
from staging.views import encoded


def test_the_example_of_the_design_plays_a_whole_game(tmp_path: Path) -> None:
    table = ostraka.new("pyramids", seats=3, seed=7)
    while not table.over:
        for seat in table.waiting:
            view = table.view(seat)
            table.play(ostraka.bot("scribe").choose(view))
    assert "the game is over" in str(table)
    assert max(table.scores) == table.scores[table.winners[0]]
    table.record().save(tmp_path / "game.json")
    assert ostraka.load(tmp_path / "game.json").scores == table.scores


def test_legal_is_sized_iterable_and_answers_in() -> None:
    table = play(stage(), "flip I2")
    legal = table.legal(0)
    assert len(legal) == len(list(legal)) == 6
    assert "0 mark 1 a1 b1" in legal
    assert "0 mark 1 b1 a1" in legal, "the order of the cells does not matter"
    assert legal[0] in legal
    assert legal[-1] == list(legal)[-1]
    assert legal[1:3] == list(legal)[1:3]
    assert "0 mark 1 c1" not in legal
    assert "nonsense" not in legal
    assert table.game.parse("1 mark 3 a1") not in legal
    with pytest.raises(IndexError):
        legal[6]


def test_a_list_of_legal_moves_does_not_change_with_the_table() -> None:
    table = play(stage(), "flip I2")
    legal = table.legal(0)
    before = list(legal)
    play(table, "0 mark 1 a1", "1 mark 3 a1", "flip I3")
    assert list(legal) == before


def test_a_seat_that_owes_nothing_has_no_legal_moves() -> None:
    table = play(stage(), "flip I2", "0 mark 1 a1")
    assert not table.legal(0)
    assert repr(table.legal(1)).startswith("<6 legal moves: 1 mark 3 a1, ")


def test_moves_are_small_frozen_objects_that_parse_back() -> None:
    move = parse("0 mark 3 c1 c2 b2")
    assert str(move) == "0 mark 3 c1 b2 c2"
    assert (move.kind, move.seat, move.card, move.cells) == ("mark", 0, 3, ("c1", "b2", "c2"))
    assert move == parse("0 mark 3 b2 c1 c2")
    assert len({move, parse(str(move))}) == 1
    assert repr(move) == "<0 mark 3 c1 b2 c2>"
    with pytest.raises(AttributeError):
        move.code = 5  # type: ignore[misc] # that is the point


@pytest.mark.parametrize(
    ("text", "kind", "seat", "card", "cards", "shape"),
    [
        ("deal 1 3 17 40 41", "deal", None, None, (3, 17, 40, 41), None),
        ("0 keep 3 40", "keep", 0, None, (3, 40), None),
        ("offer 6 11 28 48", "offer", None, None, (6, 11, 28, 48), None),
        ("flip L3", "flip", None, None, (), "L3"),
        ("3 cross 48 e5", "cross", 3, 48, (), None),
        ("2 take 11", "take", 2, 11, (), None),
        ("2 take deck", "take", 2, None, (), None),
        ("draw 48", "draw", None, 48, (), None),
    ],
)
def test_the_parts_of_a_move(
    text: str, kind: str, seat: int | None, card: int | None, cards: tuple[int, ...], shape: str | None
) -> None:
    move = parse(text)
    assert str(move) == text
    assert (move.kind, move.seat, move.card, move.cards, move.shape) == (kind, seat, card, cards, shape)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "mark",
        "0 mark",
        "0 mark 3",
        "0  mark 3 c1",
        "0 mark 03 c1",
        "0 mark 3 C1",
        "-1 mark 3 c1",
        "0 mark 3 c1 ",
        "flip",
        "flip l3",
        "draw deck",
        "0 take",
        "deal 0",
        "٣ mark 3 c1",
        "0 mark 3 c1\n",
    ],
)
def test_text_without_a_move_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(ostraka.BadNotation, match="a move looks like"):
        stage().play(text)


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("0 mark 49 a1", "P1"),
        ("0 mark 0 a1", "P1"),
        ("flip Z9", "P4"),
        ("9 mark 3 a1", "P6"),
        ("5 mark 3 a1", "P6"),
        ("deal 0 1 1 2 3", "P1"),
    ],
)
def test_a_move_that_can_never_be_legal_names_its_clause(text: str, clause: str) -> None:
    assert refused(stage(), text) == clause


def test_an_illegal_move_tells_clause_reason_and_sentence() -> None:
    with pytest.raises(ostraka.IllegalMove) as caught:
        play(stage(), "flip I2").play("0 mark 1 c3")
    error = caught.value
    assert (error.clause, error.reason, error.move) == ("P12", "entrance", "0 mark 1 c3")
    assert str(error) == "0 mark 1 c3: the first marks in a chamber include its entrance (P12)"


def test_undo_before_the_first_decision_is_refused() -> None:
    with pytest.raises(ostraka.OstrakaError, match="nothing to take back"):
        ostraka.new("pyramids", seed=1).undo()


def test_taking_back_goes_to_the_last_decision_also_in_a_game_that_was_loaded() -> None:
    table = ostraka.new("pyramids", seed=1)
    for _ in range(6):
        table.play(table.legal(min(table.waiting))[0])
    record = table.record()
    loaded = ostraka.load(record)
    loaded.leave_chance_to(ostraka.Seeded(1))
    while loaded.ply > 3:
        last = [move for move in loaded.moves if move.seat is not None][-1]
        assert loaded.undo() == last
        assert loaded.waiting


def test_without_a_source_people_make_the_chance_moves() -> None:
    table = ostraka.Table("pyramids")
    assert (table.chance_due, table.waiting) == (True, frozenset())
    table.play("deal 1 5 6 7 8")
    table.play("deal 0 1 2 3 4")
    assert (table.chance_due, table.waiting) == (False, frozenset({0, 1}))
    table.undo()
    assert table.ply == 1


def test_a_seed_or_a_source_but_not_both() -> None:
    with pytest.raises(ostraka.OstrakaError, match="not both"):
        ostraka.new("pyramids", seed=1, chance=ostraka.Seeded(1))


def test_unknown_games_and_wrong_names_are_refused() -> None:
    with pytest.raises(ostraka.OstrakaError, match="there is no game 'senet'; the games are: "):
        ostraka.new("senet")
    with pytest.raises(ostraka.OstrakaError, match="3 seats need 3 names, not 2"):
        ostraka.new("pyramids", 3, names=["Ada", "Ben"])
    with pytest.raises(ostraka.OstrakaError, match="there is no seat 7"):
        ostraka.new("pyramids", seed=1).legal(7)


def test_a_long_game_grows_its_history() -> None:
    table = ostraka.new("pyramids", 4, seed=3)
    while not table.over:
        for seat in table.waiting:
            table.play(table.legal(seat)[0])
    assert table.ply > 128
    while table.ply > 8:
        table.undo()
    assert table.waiting


PICTURE = """\
Pyramids: round 1 of 4, flip 1 of 7, shape I2 (mark); still face down: I3 I3 L3 L3 O4 T4 L4
bonuses left: green 10 6 3, orange 10 6 3, purple 10 6 3; deck: 40 cards
offer:
 41 purple        42 orange        43 green         44 purple
    a b c d e        a b c d e        a b c d e        a b c d e
  1 E . . . .      1 E . . . .      1 E . . . .      1 E . . . .
  2 . . . . .      2 . . . . .      2 . . . . .      2 . . . . .
  3 . . . . .      3 . . . . .      3 . . . . .      3 . . . . .
  4 . . . . .      4 . . . . .      4 . . . . .      4 . . . . .
  5 . . . . T      5 . . . . T      5 . . . . T      5 . . . . T

seat 0 Seat 0: 1 points
  torches ----  gems 1 red 0 green  skulls 0  bonuses none
  explored none
  1 green          2 purple
    a b c d e        a b c d e
  1 @ @ s . .      1 E . . . .
  2 . . . . .      2 . . . . .
  3 . . . . .      3 . . . . .
  4 . . . . .      4 . . . . .
  5 . . . . T      5 . . . . T

seat 1 Seat 1: 0 points <- to move
  torches ----  gems 0 red 0 green  skulls 0  bonuses none
  explored none
  3 orange         4 green
    a b c d e        a b c d e
  1 E . . . .      1 E . . . .
  2 . . . . .      2 . . . . .
  3 . . . . .      3 . . . . .
  4 . . . . .      4 . . . . .
  5 . . . . T      5 . . . . T

E entrance  T tomb  # wall  x cross  r g gems  f torch  s skull  p potion  @ marked"""


def test_a_table_prints_as_a_picture_that_one_can_play_from() -> None:
    table = play(stage("Ers.. ..... ..... ..... ....T"), "flip I2", "0 mark 1 a1 b1")
    assert str(table) == PICTURE
    assert repr(table) == "<pyramids, 2 seats, 2 moves, waiting for [1]>"


def test_a_printed_view_hides_secrets_of_other_seats() -> None:
    table = play(stage("Ers.. ..... ..... ..... ....T"), "flip I2", "0 mark 1 a1 b1")
    assert "1 E r s . ." in str(table.view(1))


def test_without_a_seed_every_new_table_is_another_game() -> None:
    tables = [ostraka.new("pyramids") for _ in range(3)]
    assert all(table.waiting == {0, 1} for table in tables)
    assert len({str(table.moves) for table in tables}) == 3


def test_tables_are_equal_when_the_same_game_has_gone_the_same_way() -> None:
    table = ostraka.new("pyramids", seed=1)
    twin = table.copy()
    assert table == twin
    twin.play(twin.legal(0)[0])
    assert table != twin
    assert table != "a table"


def test_tables_views_and_games_can_be_pickled_and_copied() -> None:
    table = ostraka.new("pyramids", seed=1)
    for _ in range(9):
        table.play(table.legal(min(table.waiting))[0])
    seat = min(table.waiting)
    for again in (pickle.loads(pickle.dumps(table)), deepcopy(table)):
        assert again == table
        assert again.play(again.legal(seat)[0]) in table.legal(seat)
    view = table.view(seat)
    for seen in (pickle.loads(pickle.dumps(view)), deepcopy(view)):
        assert encoded(seen) == encoded(view)
        assert ostraka.bot("scribe").choose(seen) == ostraka.bot("scribe").choose(view)
    assert pickle.loads(pickle.dumps(table.game)) is table.game


def test_objects_have_a_short_repr() -> None:
    table = stage()
    assert repr(table) == "<pyramids, 2 seats, 0 moves, chance to move>"
    assert repr(table.view(0)) == "<seat 0's view of pyramids, 0 moves known>"
    assert repr(table.view(None)) == "<a watcher's view of pyramids, 0 moves known>"
    assert repr(table.game) == "<the game of pyramids>"


@pytest.mark.parametrize("move", [None, 5, 2.5, ("0", "mark")])
def test_a_value_of_another_type_is_a_type_error(move: object) -> None:
    with pytest.raises(TypeError, match="a move is a text or a move of this game"):
        stage().play(move)  # type: ignore[arg-type] # that is the point


@pytest.mark.parametrize("seed", ["x", 1.5, None])
def test_a_seed_is_a_whole_number(seed: object) -> None:
    with pytest.raises(ostraka.OstrakaError, match="a seed is a number"):
        ostraka.Seeded(seed)  # type: ignore[arg-type] # that is the point


@pytest.mark.parametrize("game", GAMES)
def test_a_move_leaves_no_objects_for_the_garbage_collector(game: str) -> None:
    """A server with many games would pause for that search, the sooner the more each move leaves."""
    _play_some(ostraka.new(game, 2, seed=3), 60)  # what is made once has been made
    table = ostraka.new(game, 2, seed=3)
    gc.collect()
    gc.disable()
    try:
        before = len(gc.get_objects())
        _play_some(table, 60)
        assert len(gc.get_objects()) - before <= 6
    finally:
        gc.enable()


def _play_some(table: Table, moves: int) -> None:
    chosen = random.Random(3)
    while table.ply < moves:
        table.play(chosen.choice(list(table.legal(min(table.waiting)))))
