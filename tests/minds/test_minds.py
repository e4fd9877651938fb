import pytest

import ostraka
from ostraka.minds import MINDS
from stage import play, stage


def game(names: list[str], seed: int) -> ostraka.Table:
    minds = [ostraka.mind(name, seed=seed + seat) for seat, name in enumerate(names)]
    table = ostraka.new("pyramids", len(names), seed=seed)
    while not table.over:
        for seat in table.waiting:
            move = minds[seat].choose(table.view(seat))
            assert move in table.legal(seat)
            table.play(move)
    return table


@pytest.mark.parametrize("name", sorted(MINDS))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_play_legal_games_to_the_end(name: str, seats: int) -> None:
    for seed in range(10):
        assert game([name] * seats, seed).over


@pytest.mark.parametrize("name", sorted(MINDS))
def test_the_same_seed_gives_the_same_choices(name: str) -> None:
    assert game([name, name], 3).record().encode() == game([name, name], 3).record().encode()


def test_scribe_beats_random_practically_always() -> None:
    won = [game(["scribe", "random"], seed).winners == [0] for seed in range(30)]
    won += [game(["random", "scribe"], seed).winners == [1] for seed in range(30)]
    assert sum(won) >= 59


def test_weighing_puts_the_choice_first() -> None:
    table = ostraka.new("pyramids", 2, seed=4)
    for _ in range(12):
        seat = min(table.waiting)
        weights = ostraka.mind("scribe").weigh(table.view(seat))
        assert [weight.value for weight in weights] == sorted((w.value for w in weights), reverse=True)
        assert {weight.move for weight in weights} == set(table.legal(seat))
        choice = ostraka.mind("scribe").choose(table.view(seat))
        assert next(w.value for w in weights if w.move == choice) == weights[0].value
        table.play(choice)


def test_scribe_takes_a_tomb_within_reach() -> None:
    table = play(stage("@.... @.... @.... @.... @T..."), "flip T4")
    assert "b5" in str(ostraka.mind("scribe").choose(table.view(0)))


def test_unknown_bots_are_refused() -> None:
    with pytest.raises(ostraka.OstrakaError, match="the bots are: "):
        ostraka.mind("sphinx")


@pytest.mark.parametrize("name", sorted(MINDS))
def test_who_owes_nothing_has_nothing_to_choose(name: str) -> None:
    table = play(stage(), "flip I2", "0 mark 1 a1")
    with pytest.raises(ostraka.OstrakaError, match="someone who watches has no move to choose"):
        ostraka.mind(name).choose(table.view(None))
    with pytest.raises(ostraka.OstrakaError, match="seat 0 has no move to choose"):
        ostraka.mind(name).choose(table.view(0))
