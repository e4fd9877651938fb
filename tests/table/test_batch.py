import numpy as np
import pytest

import ostraka
from ostraka.minds.rollout import KINDS, play_games
from ostraka.table.batch import Batch


def test_a_batch_plays_the_same_games_as_tables_with_its_seeds() -> None:
    batch = Batch("pyramids", 3, 5, seed=20)
    tables = [ostraka.new("pyramids", 3, seed=20 + number) for number in range(5)]
    while not batch.over:
        moves = batch.random_moves()
        for number, table in enumerate(tables):
            if not table.over:
                assert batch.deciding[number] == min(table.waiting)
                table.play(table.game.move(int(moves[number])))
        batch.play(moves)
        assert [row.tobytes() for row in batch.rows] == [table.state.tobytes() for table in tables]
    assert batch.scores.tolist() == [table.scores for table in tables]


def test_an_illegal_move_in_a_batch_names_its_game_and_changes_nothing() -> None:
    batch = Batch("pyramids", 2, 3, seed=1)
    moves = batch.random_moves()
    moves[1] = ostraka.GAMES["pyramids"].parse("0 mark 1 a1").code
    before = batch.rows.tobytes()
    with pytest.raises(ostraka.IllegalMove, match="game 1: 0 mark 1 a1"):
        batch.play(moves)
    assert batch.rows.tobytes() == before


def test_rollouts_play_whole_games() -> None:
    table = ostraka.Table("pyramids", 2)
    rows, stream = np.repeat(table.rows, 2), np.array([1], np.uint64)
    tally, scores = np.zeros(KINDS, np.int64), np.zeros(4, np.int64)
    play_games(rows, table.kit, 50, stream, tally, scores)
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
