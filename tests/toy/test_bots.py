"""A game without a word for bots: they go by the score, and search to the end."""

import pytest

import ostraka
from ostraka.bots import BOTS
from ostraka.bots.playing import play_out
from ostraka.bots.review import review
from ostraka.lab import Here, Tournament, run
from ostraka.lab.tournament.match import Match, play_group


def play(*names: str, seed: int = 3) -> ostraka.Table:
    table = ostraka.new("scarabs", len(names), seed=seed)
    bots = [ostraka.bot(name, seed=seed) for name in names]
    return play_out(table, bots)


@pytest.mark.parametrize("name", list(BOTS))
def test_every_bot_plays_it(name: str) -> None:
    assert play(name, "random").over


def test_a_search_takes_a_six_and_leaves_a_one() -> None:
    pharaoh = ostraka.bot("pharaoh", playouts=400)
    for value, choice in ((6, "take"), (1, "leave")):
        table = ostraka.Table("scarabs", 2)
        for move in (f"deal 0 {value}", "deal 1 3"):
            table.play(move)
        assert pharaoh.choose(table.view(0)).kind == choice


def test_a_game_can_be_reviewed() -> None:
    outcome = review(play("scribe", "random").record(), playouts=10)
    assert len(outcome.choices) == 6
    assert {choice.best.split()[1] for choice in outcome.choices} <= {"take", "leave"}


def test_a_match_has_a_result_for_every_seat() -> None:
    sittings = play_group(Match("scarabs", ("pharaoh", "random")), 0)
    assert len(sittings) == 4
    assert sum(sitting.won for sitting in sittings) == 2


def test_a_tournament_finds_the_stronger_one() -> None:
    outcome = run(Tournament("scarabs", ("pharaoh", "random"), games=200), Here(1))
    assert outcome.standings[0].bot == "pharaoh"
