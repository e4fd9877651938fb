"""Moves made by hand from any integer: never a crash, never an illegal state."""

import pickle
import random
import sys
import threading

import numpy as np
import pytest

import ostraka
import sheets
from decks import random_table
from ostraka.core import game
from ostraka.core.game import Rows
from ostraka.core.jit import COMPILED, compiled
from ostraka.games.cheops import rules
from ostraka.games.cheops.rules import moves as cheops_moves
from ostraka.games.pyramids.rules import Move
from ostraka.games.pyramids.rules.notation import parse
from ostraka.table.batch import Batch
from ostraka.table.referee import verify
from ostraka.table.table import Table
from staging.cheops import stage

TRIES = 3000 if COMPILED else 100
NEARLY = [
    0,
    1,
    2,
    3,
    4,
    5,
    6,
    7,
    8,
    9,
    15,
    3 | 6 << 7,
    3 | 16 << 7,
    3 | 1 << 4,
    7 | 64 << 7,
    7 | 88 << 7,
    2 | 1 << 4,
]


def is_written(code: int) -> bool:
    """Whether a code is that of a text."""
    try:
        return parse(str(Move(code))).code == code
    except ostraka.OstrakaError:
        return False


def random_code(choose: random.Random) -> int:
    kind, seat, subject = choose.randrange(16), choose.randrange(8), choose.randrange(128)
    members = choose.choice([0, 1 << choose.randrange(49), choose.getrandbits(25), choose.getrandbits(48)])
    return kind | seat << 4 | subject << 7 | members << 14


@pytest.mark.parametrize("code", [-1, -5, -(1 << 63), (1 << 63) - 1, 1 << 63, 1 << 200, *NEARLY])
def test_a_code_without_a_move_is_refused_in_words(code: int) -> None:
    for table in (Table("pyramids"), ostraka.new("pyramids", seed=1)):
        before = table.state.tobytes()
        with pytest.raises(ostraka.OstrakaError):
            table.play(Move(code))
        assert table.state.tobytes() == before


@pytest.mark.parametrize("seed", range(6))
def test_only_codes_of_written_moves_are_ever_legal(seed: int) -> None:
    choose = random.Random(seed)
    table = random_table(2 + seed % 3, seed, "ordinary")
    by_hand = Table("pyramids", table.seats, components=table.components)
    while not table.over:
        seat = min(table.waiting)
        table.play(choose.choice(table.legal(seat)))
    for move in table.moves:
        for _ in range(TRIES // table.ply + 1):
            code = random_code(choose)
            if not is_written(code):
                with pytest.raises(ostraka.IllegalMove):
                    by_hand.play(Move(code))
        by_hand.play(move)
    assert by_hand.scores == table.scores


@pytest.mark.parametrize(
    "moves", [np.zeros(1, np.int64), np.zeros(3), np.zeros((3, 1), np.int64), np.zeros(3, np.int32)]
)
def test_a_batch_takes_one_move_for_every_game(
    moves: np.ndarray[tuple[int, ...], np.dtype[np.int64]],
) -> None:
    for of in ostraka.GAMES:
        with pytest.raises(ostraka.OstrakaError, match="moves must be an int64 array"):
            Batch(of, 2, 3).play(moves)


@pytest.mark.parametrize("of", sorted(ostraka.GAMES))
def test_a_batch_refuses_codes_without_a_move(of: str) -> None:
    with pytest.raises(ostraka.IllegalMove, match="game 0: no move"):
        Batch(of, 2, 3).play(np.full(3, -1))


@pytest.mark.parametrize(("seed", "games"), [(-1, 3), ((1 << 63) - 1, 3), (0, 0)])
def test_a_batch_needs_games_and_seeds(seed: int, games: int) -> None:
    with pytest.raises(ostraka.OstrakaError, match="games must be 1 or more"):
        Batch("pyramids", 2, games, seed=seed)


@compiled
def picked(rows: Rows, kits: Rows, seat: int, fraction: int) -> int:
    return game.legal_at(rows[0], kits[0], seat, fraction)


@pytest.mark.parametrize("kind", ["ordinary", "crosses"])
def test_a_random_pick_can_be_every_move_of_the_list_and_no_other(kind: str) -> None:
    choose = random.Random(kind)
    table = random_table(3, 1, kind)
    while not table.over:
        for seat in table.waiting:
            legal = list(table.legal(seat))
            fractions = [((2 * place + 1) << 31) // len(legal) for place in range(len(legal))]
            picks = [picked(table.rows, table.kit, seat, fraction) for fraction in fractions]
            assert picks == [move.code for move in legal]
            table.play(choose.choice(legal))


# the same for Cheops


def is_written_in_cheops(code: int) -> bool:
    try:
        return ostraka.GAMES["cheops"].parse(str(rules.Move(code))).code == code
    except ostraka.OstrakaError:
        return False


def random_code_of_cheops(choose: random.Random) -> int:
    """Any fields at all, or fields that are nearly those of a lay or of a roll."""
    kind = choose.choice([0, 1, 1, 1, 2, choose.randrange(16)])
    seat = choose.choice([0, 1, choose.randrange(8)])
    if kind == 0:
        return kind | choose.choice([0, seat]) << 4 | choose.getrandbits(choose.choice([9, 12, 15, 40])) << 7
    stone, second = choose.randrange(64), choose.choice([63, choose.randrange(64)])
    how, second_how = choose.randrange(16), choose.choice([0, choose.randrange(16)])
    more = choose.choice([0, 0, 0, 1 << choose.randrange(30)])
    return kind | seat << 4 | stone << 7 | how << 13 | second << 17 | second_how << 23 | more << 27


@pytest.mark.parametrize(
    "code",
    [
        -1,
        -(1 << 63),
        (1 << 63) - 1,
        1 << 63,
        1 << 200,
        0,  # a roll of no dice
        0 | 1 << 4 | 0o111 << 7,  # a roll by a seat
        0 | 0o117 << 7,  # a seventh colour
        0 | 0o101 << 7,  # a die left out
        0 | 0o11111 << 7,  # five dice
        1 | 63 << 7 | 63 << 17,  # no stone
        1 | 11 << 7 | 63 << 17,  # none at this number
        1 | 14 << 13 | 63 << 17,  # no such payment
        1 | 63 << 17 | 1 << 23,  # a payment for nothing
        1 | 48 << 7 | 47 << 17,  # in the wrong order
        1 | 47 << 7 | 47 << 17,  # twice the same
        2 | 1 << 7,  # done, and something else
        3,
        15,
    ],
)
def test_a_code_without_a_move_of_cheops_is_refused_in_words(code: int) -> None:
    for table in (Table("cheops"), ostraka.new("cheops", seed=1)):
        before = table.state.tobytes()
        with pytest.raises(ostraka.OstrakaError):
            table.play(rules.Move(code))
        assert table.state.tobytes() == before
        assert str(rules.Move(code)).startswith("no move (") or code == 0


@pytest.mark.parametrize("seed", range(6))
def test_only_codes_of_written_moves_of_cheops_are_ever_legal(seed: int) -> None:
    choose = random.Random(seed)
    parts = sheets.old_block()
    table = sheets.build_at_random(ostraka.new("cheops", 2 + seed % 4, seed=seed, components=parts), seed)
    by_hand = Table("cheops", table.seats, components=parts, setup=table.setup)
    legal = 0
    for move in table.moves:
        for _ in range(TRIES // table.ply + 1):
            code = random_code_of_cheops(choose)
            before = by_hand.state.tobytes()
            try:
                by_hand.play(rules.Move(code))
            except ostraka.IllegalMove:
                assert by_hand.state.tobytes() == before
            else:
                legal += 1
                assert is_written_in_cheops(code)
                by_hand.undo()
                assert by_hand.state.tobytes() == before
        by_hand.play(move)
    assert by_hand.scores == table.scores
    assert legal > 0 or not COMPILED


def test_a_code_is_a_move_of_cheops_exactly_if_it_can_be_written() -> None:
    choose = random.Random(7)
    legal_codes = 0
    for _ in range(20 * TRIES):
        code = random_code_of_cheops(choose)
        no_die_yet = code == 0
        assert cheops_moves.is_move(code) == (is_written_in_cheops(code) or no_die_yet)
        legal_codes += is_written_in_cheops(code)
    assert legal_codes > TRIES // 10


@pytest.mark.parametrize("kind", ["standard", *sheets.KINDS])
def test_a_random_pick_can_be_every_move_of_cheops_and_no_other(kind: str) -> None:
    choose = random.Random(kind)
    for seats in (2, 3, 5) if COMPILED else (2,):
        table = sheets.random_table(seats, 1, kind)
        while not table.over:
            (seat,) = table.waiting
            legal = list(table.legal(seat))
            fractions = [((2 * place + 1) << 31) // len(legal) for place in range(len(legal))]
            picks = [picked(table.rows, table.kit, seat, fraction) for fraction in fractions]
            assert picks == [move.code for move in legal]
            assert picked(table.rows, table.kit, seat, 0) == legal[0].code
            assert picked(table.rows, table.kit, seat, (1 << 32) - 1) == legal[-1].code
            table.play(sheets.eager(choose, table, seat))


def test_most_moves_bounds_the_legal_moves_of_cheops() -> None:
    """The most moves there can be: a whole quarry of the one colour of all stones, jokers, and no die."""
    table = stage(seats=5, quarry="o" * 12)
    table.play("roll red red red red")
    assert len(table.legal(0)) == 8 * 13 + 17 * (13 * 12 // 2 + 1) + 1
    assert len(table.legal(0)) < table.game.most_moves


@pytest.mark.parametrize("of", sorted(ostraka.GAMES))
def test_copies_play_in_threads_without_disturbing_each_other(of: str) -> None:
    base = ostraka.new(of, 4, seed=8)
    finished: list[Table] = []

    def play(number: int) -> None:
        table, choose = base.copy(), random.Random(number)
        while not table.over:
            for seat in table.waiting:
                table.play(choose.choice(list(table.legal(seat))))
        finished.append(table)

    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    try:
        threads = [threading.Thread(target=play, args=(number,)) for number in range(16)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(before)
    assert len(finished) == 16
    for table in finished:
        assert verify(table.record()).state.tobytes() == table.state.tobytes()


@pytest.mark.parametrize(("of", "legible"), [("pyramids", "0 mark 3 c1"), ("cheops", "0 lay p1.1=die")])
def test_errors_survive_pickling(of: str, legible: str) -> None:
    for move in (legible, "nonsense"):
        with pytest.raises(ostraka.OstrakaError) as caught:
            Table(of).play(move)
        again = pickle.loads(pickle.dumps(caught.value))
        assert (type(again), str(again), vars(again)) == (
            type(caught.value),
            str(caught.value),
            vars(caught.value),
        )
    with pytest.raises(ostraka.BadRecord) as broken:
        ostraka.load(__file__)
    assert str(pickle.loads(pickle.dumps(broken.value))) == str(broken.value)
