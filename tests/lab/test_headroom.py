"""The clairvoyant, a player that knows all future chance moves."""

import json

import numpy as np
import pytest

import ostraka
from ostraka.bots import Budget, find_bot
from ostraka.bots.playing import play_out
from ostraka.cli import main
from ostraka.lab.headroom import Clairvoyant, Headroom, play_one


@pytest.mark.parametrize(("game", "seats"), [("pyramids", 2), ("cheops", 3)])
def test_the_clairvoyant_does_no_worse_than_the_bot_it_starts_from(game: str, seats: int) -> None:
    """It follows what architect would do until it finds something better."""
    study = Headroom(game, bots=("architect",), seats=seats)
    results = [play_one(study, number) for number in range(seats)]
    for (_, guessed), (_, known) in results:
        assert known >= guessed
    assert sum(known[1] for _, known in results) > 0


def test_the_game_of_the_clairvoyant_is_legal() -> None:
    end = ostraka.new("cheops", 2, seed=3)
    play_out(end, [find_bot("architect"), Clairvoyant(end, 1)])
    assert end.over
    again = ostraka.new("cheops", 2, seed=3)
    for move in end.moves:
        if move.seat is not None:
            again.play(move)
    assert again == end


def test_the_same_question_gets_the_same_answer() -> None:
    study = Headroom("cheops", budget=Budget(playouts=20))
    assert play_one(study, 5) == play_one(study, 5)


def test_results_are_summed_up_by_player() -> None:
    study = Headroom("cheops", bots=("scribe",))
    scribe, clairvoyant = study.summed_up(
        [
            {"points": np.array([[30, 50]]), "wins": np.array([[0.0, 1.0]])},
            {"points": np.array([[40, 50]]), "wins": np.array([[1.0, 1.0]])},
        ]
    )
    assert (scribe.player, scribe.points, scribe.wins, scribe.games) == ("scribe", 35, 0.5, 2)
    assert scribe.points_error == pytest.approx(63.53, abs=0.01)  # 12.706 times 5: two games tell little
    assert (clairvoyant.player, clairvoyant.points, clairvoyant.points_error, clairvoyant.wins) == (
        "clairvoyant",
        50,
        0,
        1,
    )


def test_the_command_prints_a_table_or_json(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["lab", "headroom", "cheops", "--games", "2", "--playouts", "10", "--processes", "1"]
    assert main(command) == 0
    assert "clairvoyant" in capsys.readouterr().out
    assert main([*command, "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert [player["player"] for player in printed["players"]] == ["architect", "pharaoh", "clairvoyant"]


@pytest.mark.parametrize("options", [["--games", "1"], ["--processes", "0"], ["--seats", "9"]])
def test_wrong_options_are_refused(options: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "headroom", "cheops", *options]) == 2
    assert capsys.readouterr().err.splitlines()[-1].startswith("ostraka: ")
