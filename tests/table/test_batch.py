import numpy as np
import pytest

import ostraka
from ostraka.bots.rollout import play_random_games
from ostraka.core.codes import KINDS
from ostraka.core.jit import COMPILED
from ostraka.table.batch import Batch
from staging import cheops as cheops_stage


def seeded(game: str, seats: int, seed: int) -> ostraka.Table:
    """A table with a seed; what is settled before the first move, as in a batch, not by chance."""
    table = ostraka.Table(game, seats)
    table.leave_chance_to(ostraka.Seeded(seed))
    return table


@pytest.mark.parametrize(("game", "seats"), [("pyramids", 3), ("cheops", 2), ("cheops", 5)])
def test_a_batch_plays_the_same_games_as_tables_with_its_seeds(game: str, seats: int) -> None:
    batch = Batch(game, seats, 5, seed=20)
    tables = [seeded(game, seats, 20 + number) for number in range(5)]
    while not batch.over:
        moves = batch.random_moves()
        for number, table in enumerate(tables):
            if not table.over:
                assert batch.deciding[number] == min(table.waiting)
                table.play(table.game.move(int(moves[number])))
        batch.play(moves)
        assert [row.tobytes() for row in batch.rows] == [table.state.tobytes() for table in tables]
    assert batch.scores.tolist() == [table.scores for table in tables]


@pytest.mark.parametrize(("game", "move"), [("pyramids", "0 mark 1 a1"), ("cheops", "0 lay p6.1=die")])
def test_an_illegal_move_in_a_batch_names_its_game_and_changes_nothing(game: str, move: str) -> None:
    batch = Batch(game, 2, 3, seed=1)
    moves = batch.random_moves()
    moves[1] = ostraka.GAMES[game].parse(move).code
    before = batch.rows.tobytes()
    with pytest.raises(ostraka.IllegalMove, match=f"game 1: {move}"):
        batch.play(moves)
    assert batch.rows.tobytes() == before


def test_rollouts_play_whole_games() -> None:
    table = ostraka.Table("pyramids", 2)
    rows, stream = np.repeat(table.rows, 2), np.array([1], np.uint64)
    tally, scores = np.zeros(KINDS, np.int64), np.zeros(4, np.int64)
    play_random_games(rows, table.kit, 50, stream, tally, scores)
    keeps, marks, takes = tally[1], tally[4], tally[6]
    assert keeps == 50 * 2
    assert marks == 50 * 2 * 28
    assert takes > 0
    assert scores[0] > 0


def test_rollouts_choose_evenly() -> None:
    """Each of the six ways to keep two of four cards is chosen as often as any other."""
    table = ostraka.new("pyramids", 2, seed=5)
    batch = Batch("pyramids", 2, 6000, seed=5)
    batch.rows[:] = table.state
    counts = np.unique(batch.random_moves(), return_counts=True)[1]
    assert len(counts) == 6
    assert ((counts - 1000) ** 2 / 1000).sum() < 20.5  # one in a thousand


def test_rollouts_of_cheops_play_whole_games() -> None:
    games = 50 if COMPILED else 3
    table = ostraka.Table("cheops", 3)
    rows, stream = np.repeat(table.rows, 2), np.array([1], np.uint64)
    tally, scores = np.zeros(KINDS, np.int64), np.zeros(5, np.int64)
    play_random_games(rows, table.kit, games, stream, tally, scores)
    lays, dones = tally[1:3]
    assert lays > games * 3 * 5
    assert dones > games
    assert tally.sum() == lays + dones, "only seats are counted"
    assert (scores[:3] > games * 15).all()
    assert not scores[3:].any()


def test_rollouts_of_cheops_choose_evenly() -> None:
    """Each way to lay stones is chosen as often as any other, and as often as laying none."""
    nearly = "p1 arch c1 d1 a2 b2 c2 d2 a3 b3 c3 d3"
    table = cheops_stage.stage(nearly, red="a1", blue="b1 p2.2", green="p2.4")
    table.play("roll orange green green")
    many, times = len(table.legal(0)), 400 if COMPILED else 40
    batch = Batch("cheops", 2, times * many, seed=5, components=cheops_stage.capped(table.components))
    batch.rows[:] = table.state
    batch.deciding[:] = 0
    moves, counts = np.unique(batch.random_moves(), return_counts=True)
    assert set(moves.tolist()) == {move.code for move in table.legal(0)}
    assert 15 < many < 40
    assert ((counts - times) ** 2 / times).sum() < many + 4.5 * (2 * many) ** 0.5
