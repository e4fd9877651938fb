"""Matches between bots: rotated, repeatable, with honest intervals."""

import json
from time import sleep

import pytest

import ostraka
from ostraka.cli import main
from ostraka.core.game import Move
from ostraka.lab.tournament import match
from ostraka.lab.tournament.match import Match, play_group
from ostraka.table.view import View


def test_every_bot_sits_on_every_seat() -> None:
    four = Match("pyramids", ("random", "novice"), 4)
    assert [four.seating(rotation) for rotation in (0, 1)] == [[0, 1, 0, 1], [1, 0, 1, 0]]
    three = Match("cheops", ("random", "novice", "scribe"), 3)
    assert {three.seating(rotation)[0] for rotation in range(3)} == {0, 1, 2}


@pytest.mark.parametrize(
    ("bots", "seats", "remedy"),
    [
        (("scribe",), 2, "between 2 to 2 bots"),
        (("scribe", "random", "novice"), 2, "between 2 to 2 bots"),
        (("scribe", "scribe"), 2, "different bots"),
        (("scribe", "sphinx"), 2, "there is no bot 'sphinx'"),
        (("scribe", "bonus-blind"), 2, "bonus-blind does not play pyramids"),
        (("scribe", "random"), 9, "takes 2 to 4 players"),
    ],
)
def test_an_impossible_match_is_refused(bots: tuple[str, ...], seats: int, remedy: str) -> None:
    with pytest.raises(ostraka.OstrakaError, match=remedy):
        Match("pyramids", bots, seats)


@pytest.mark.parametrize("game", sorted(ostraka.GAMES))
def test_a_group_has_the_same_chance_and_each_bot_on_every_seat(game: str) -> None:
    group = play_group(Match(game, ("scribe", "random"), 2, seed=4), 5)
    assert [(sitting.rotation, sitting.seat, sitting.bot) for sitting in group] == [
        (0, 0, 0), (0, 1, 1), (1, 0, 1), (1, 1, 0),
    ]  # fmt: skip
    assert sum(sitting.won for sitting in group) == 2
    twins = play_group(Match(game, ("architect", "scribe"), 2, seed=4), 5)
    assert twins != group


def test_the_better_bot_wins_and_thinks() -> None:
    outcomes = [
        sitting
        for group in range(3)
        for sitting in play_group(Match("pyramids", ("architect", "random")), group)
    ]
    better = [sitting for sitting in outcomes if sitting.bot == 0]
    worse = [sitting for sitting in outcomes if sitting.bot == 1]
    assert [sitting.won for sitting in better] == [1.0] * 6
    assert min(sitting.points for sitting in better) > 90 > max(sitting.points for sitting in worse)
    assert all(0 < sitting.seconds / sitting.decisions < 0.05 for sitting in outcomes)


def test_loading_a_network_does_not_count_as_thinking_time(monkeypatch: pytest.MonkeyPatch) -> None:
    class Sleepy:
        """Plays at once, but for the first time in a process."""

        awake = False

        def choose(self, view: View) -> Move:
            if not Sleepy.awake:
                sleep(0.5)
            Sleepy.awake = True
            return view.legal[0]

    monkeypatch.setattr(match, "find_bot", lambda *_args, **_named: Sleepy())
    match._warm_up.cache_clear()
    group = play_group(Match("cheops", ("random", "novice")), 0)
    match._warm_up.cache_clear()  # other tests warm up their own bots
    assert Sleepy.awake
    assert sum(sitting.seconds for sitting in group) < 0.4


def test_the_command_prints_a_table_or_json(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["match", "cheops", "scribe", "random", "--games", "20", "--processes", "1"]
    assert main(command) == 0
    table = capsys.readouterr().out
    assert "20 games of cheops at 2 seats" in table
    assert "scribe" in table
    assert main([*command, "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert [bot["bot"] for bot in printed["bots"]] == ["scribe", "random"]
    assert printed["bots"][0]["wins"] + printed["bots"][1]["wins"] == pytest.approx(1)


@pytest.mark.parametrize(
    "wrong",
    [["scribe"], ["scribe", "random", "--games", "1"], ["scribe", "random", "--processes", "0"],
     ["scribe", "random", "--playouts", "0"], ["scribe", "random", "--seed", "-1"]],
)  # fmt: skip
def test_a_wrong_argument_is_one_sentence(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", "cheops", *wrong]) == 2
    assert capsys.readouterr().err.splitlines()[-1].startswith("ostraka: ")
