"""Moves made by hand from any integer: never a crash, never an illegal state."""

import pickle
import random
import sys
import threading

import numpy as np
import pytest

import ostraka
from decks import random_table
from ostraka.rules import game
from ostraka.rules.compiled import COMPILED, compiled
from ostraka.rules.game import Rows
from ostraka.rules.pyramids import Move
from ostraka.rules.pyramids.notation import parse
from ostraka.table.batch import Batch
from ostraka.table.referee import verify
from ostraka.table.table import Table

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
def test_a_code_that_is_no_move_is_refused_in_words(code: int) -> None:
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
    with pytest.raises(ostraka.OstrakaError, match="a batch of 3 games takes as many moves"):
        Batch("pyramids", 2, 3).play(moves)


def test_a_batch_refuses_what_is_no_move() -> None:
    with pytest.raises(ostraka.IllegalMove, match="game 0: no move"):
        Batch("pyramids", 2, 3).play(np.full(3, -1))


@pytest.mark.parametrize(("seed", "games"), [(-1, 3), ((1 << 63) - 1, 3), (0, 0)])
def test_a_batch_has_games_and_seeds(seed: int, games: int) -> None:
    with pytest.raises(ostraka.OstrakaError, match="at least one game"):
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
            found = [picked(table.rows, table.kit, seat, fraction) for fraction in fractions]
            assert found == [move.code for move in legal]
            table.play(choose.choice(legal))


def test_copies_play_in_threads_without_disturbing_each_other() -> None:
    base = ostraka.new("pyramids", 4, seed=8)
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


def test_errors_survive_pickling() -> None:
    for move in ("0 mark 3 c1", "nonsense"):
        with pytest.raises(ostraka.OstrakaError) as caught:
            Table("pyramids").play(move)
        again = pickle.loads(pickle.dumps(caught.value))
        assert (type(again), str(again), vars(again)) == (
            type(caught.value),
            str(caught.value),
            vars(caught.value),
        )
    with pytest.raises(ostraka.BadRecord) as broken:
        ostraka.load(__file__)
    assert str(pickle.loads(pickle.dumps(broken.value))) == str(broken.value)
