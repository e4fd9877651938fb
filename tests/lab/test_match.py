"""Matches between bots: rotated, repeatable, with honest intervals."""

import json

import pytest

import ostraka
from ostraka.cli import main
from ostraka.lab import match
from ostraka.lab.match import Match, Tally


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
        (("scribe", "random"), 9, "is played by 2 to 4"),
    ],
)
def test_what_is_no_match_is_refused(bots: tuple[str, ...], seats: int, remedy: str) -> None:
    with pytest.raises(ostraka.OstrakaError, match=remedy):
        Match("pyramids", bots, seats)


@pytest.mark.parametrize("game", sorted(ostraka.GAMES))
def test_the_same_match_gives_the_same_games_on_any_number_of_cores(game: str) -> None:
    between = Match(game, ("scribe", "random"), 3, seed=4)
    alone = [group for portion in match.play(between, 5, 1) for group in portion]
    together = [group for portion in match.play(between, 5, 2) for group in portion]
    for tallies in (alone, together):
        for group in tallies:
            for tally in group:
                tally.seconds = 0
    assert alone == together


def test_a_bot_that_wins_all_has_no_elo_and_shares_add_up() -> None:
    between = Match("pyramids", ("architect", "random"), seed=1)
    better, worse = match.standings(between, [match.play_group(between, group) for group in range(3)])
    assert (better.wins, worse.wins, better.elo) == (1.0, 0.0, None)
    assert better.games == worse.games == 6
    assert better.points > 90 > worse.points
    assert 0 < better.milliseconds < 50


def test_intervals_come_from_groups() -> None:
    groups = [[Tally(wins=wins, chances=1, points=10, sittings=2, decisions=1)] for wins in (2, 1, 1, 0)]
    (standing,) = match.standings(
        Match("cheops", ("scribe", "random")), [[*group, *group] for group in groups]
    )[:1]
    assert standing.wins == 0.5
    assert standing.wins_error == pytest.approx(1.96 * (0.5 / 3 / 4) ** 0.5)
    assert standing.elo == pytest.approx(0)
    assert standing.elo_error is not None
    assert standing.elo_error > 50


def test_the_command_prints_a_table_or_json(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["match", "cheops", "scribe", "random", "--games", "20", "--processes", "1"]
    assert main(command) == 0
    table = capsys.readouterr().out
    assert "20 games of cheops at 2 seats" in table
    assert "scribe" in table
    assert main([*command, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [bot["bot"] for bot in told["bots"]] == ["scribe", "random"]
    assert told["bots"][0]["wins"] + told["bots"][1]["wins"] == pytest.approx(1)


@pytest.mark.parametrize(
    "wrong",
    [["scribe"], ["scribe", "random", "--games", "1"], ["scribe", "random", "--processes", "0"],
     ["scribe", "random", "--playouts", "0"], ["scribe", "random", "--seed", "-1"]],
)  # fmt: skip
def test_a_wrong_argument_is_one_sentence(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", "cheops", *wrong]) == 2
    assert capsys.readouterr().err.startswith("ostraka: ")
