"""Learning by self-play, on a small scale."""

import re
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import ostraka
from ostraka.bots import bot_game
from ostraka.bots.network import EXTRA_ROWS, load_network, untrained
from ostraka.cli import main
from ostraka.lab import training


def feature_count(game: str) -> int:
    return len(bot_game(game).feature_names)


@pytest.mark.parametrize("game", sorted(ostraka.GAMES))
def test_training_reduces_the_errors_and_is_reproducible(game: str) -> None:
    lines: list[str] = []
    first = training.train(
        game, width=16, generations=2, games=40, epochs=2, seed=3, on_generation=lines.append
    )
    again = training.train(
        game, width=16, generations=2, games=40, epochs=2, seed=3, on_generation=lines.append
    )
    assert np.array_equal(first, again)
    assert lines[:2] == lines[2:]
    untaught = training.Trainer(untrained(feature_count(game), 16, 3), feature_count(game))
    nothing = np.zeros((0, 16), np.float32)
    lessons = training.collect_samples(game, 2, 20, nothing, 5, 0.0)
    targets = lessons.targets.copy()
    targets[:, :2] /= training.SCALE
    errors = [untaught.learn(lessons.inputs, targets).sum() for _ in range(60)]
    assert errors[-1] < 0.8 * errors[0]


@pytest.mark.parametrize("game", sorted(ostraka.GAMES))
def test_positions_are_labelled_with_the_result_of_their_game(game: str) -> None:
    nothing = np.zeros((0, 16), np.float32)
    lessons = training.collect_samples(game, 2, 20, nothing, 5, 0.1)
    assert len(lessons.inputs) == len(lessons.targets) > 1000
    assert np.isfinite(lessons.inputs).all()
    assert np.abs(lessons.inputs).max() < 8
    assert set(np.unique(lessons.targets[:, 2])) == {0.0, 1.0}
    assert abs(lessons.targets[:, 1].mean()) < 20


@pytest.mark.parametrize("game", sorted(ostraka.GAMES))
def test_the_weights_that_come_with_ostraka_fit_their_game_and_are_small(game: str) -> None:
    network = load_network(game)
    assert len(network) == feature_count(game) + EXTRA_ROWS
    assert network.nbytes < 1_000_000
    assert np.isfinite(network).all()


def test_the_command_writes_weights_and_says_how_it_goes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "cheops.npy"
    assert main(["lab", "train", "cheops", "--generations", "1", "--games", "20", "--out", str(target)]) == 0
    printed = capsys.readouterr()
    assert re.search("generation 1: [0-9]+ positions, error of points", printed.err)
    assert f"Weights written to {target}" in printed.out.replace("\n", "")
    assert np.load(target).shape[1] == 64


@pytest.mark.parametrize("wrong", [["--games", "3"], ["--generations", "0"], ["--seed", "-1"]])
def test_wrong_options_are_refused_and_no_file_is_written(wrong: list[str], tmp_path: Path) -> None:
    assert main(["lab", "train", "cheops", "--out", str(tmp_path / "x.npy"), *wrong]) == 2
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("fewest", "most", "games"),
    [
        (2, 4, {2: 50, 3: 25, 4: 25}),
        (2, 2, {2: 100}),
        (3, 4, {3: 50, 4: 50}),
    ],
)
def test_every_number_of_seats_is_played(fewest: int, most: int, games: dict[int, int]) -> None:
    rules = replace(ostraka.GAMES["cheops"], fewest=fewest, most=most)
    assert training.games_by_seats(rules, 100) == games
