"""Whole games between architects in one call, and architects that do not see everything."""

import numpy as np
import pytest

import ostraka
from ostraka.bots import blind_bots, bot_game, find_bot
from ostraka.bots.ablations import without
from ostraka.bots.architect import network_judgement
from ostraka.bots.network import load_network
from ostraka.bots.playing import play_out
from ostraka.bots.self_play import ROWS, play_game
from ostraka.core.registry import find_game
from ostraka.table.table import Table

EVERY = [("pyramids", 2), ("pyramids", 4), ("cheops", 2), ("cheops", 5)]


def played_in_one_call(game: str, seats: int, seed: int) -> list[int]:
    table = Table(game, seats)
    eyes = np.repeat(table.kit, seats)
    eyes.setflags(write=False)
    moves, made = np.zeros(find_game(game).most_moves, np.int64), np.zeros(4096, np.int64)
    rows = np.repeat(table.rows, ROWS)
    count = play_game(rows, table.kit, eyes, seed, load_network(game), moves, made)
    return [int(code) for code in made[:count]]


@pytest.mark.parametrize(("game", "seats"), EVERY)
def test_a_compiled_game_is_identical_to_one_at_a_table(game: str, seats: int) -> None:
    table = Table(game, seats, chance=ostraka.Seeded(3))
    while not table.over:
        view = table.view(min(table.waiting))
        table.play(view.legal[int(network_judgement(load_network(game), view)[0].argmax())])
    assert played_in_one_call(game, seats, 3) == [move.code for move in table.moves]


def test_an_ablated_kit_differs_in_one_feature() -> None:
    kit = Table("pyramids").kit
    blind = without(kit, "pyramids", "skull")
    assert not blind["card"]["skull"].any()
    assert (blind["card"]["icons"] == kit["card"]["icons"] & ~kit["card"]["skull"]).all()
    for icon in ("red", "green", "cross", "torch", "potion", "wall"):
        assert (blind["card"][icon] == kit["card"][icon]).all()
    assert not without(Table("cheops").kit, "cheops", "bonus")["sheet"]["symbol"].any()


def test_a_bot_blind_to_skulls_does_not_avoid_them() -> None:
    """Eight games from the same chance: more skulls than architect meets."""
    met = dict.fromkeys(("architect", "skull-blind"), 0)
    for bot in met:
        for seed in range(8):
            table = play_out(ostraka.new("pyramids", seed=seed), [find_bot(bot)] * 2)
            met[bot] -= sum(points["skulls"] for points in table.breakdown)
    assert met["skull-blind"] > 1.5 * met["architect"] > 0


@pytest.mark.parametrize("bot", ["bonus-blind", *blind_bots("pyramids")])
def test_a_blind_bot_weighs_legal_moves_of_its_game_and_refuses_others(bot: str) -> None:
    for game in ostraka.GAMES:
        things = bot_game(game).ablations
        table = ostraka.new(game, seed=1)
        view = table.view(min(table.waiting))
        if bot.removesuffix("-blind") in things:
            weights = find_bot(bot).weigh(view)
            assert {weight.move for weight in weights} == set(view.legal)
            assert find_bot(bot).choose(view) in view.legal
        else:
            with pytest.raises(ostraka.OstrakaError, match=f"{game} has no"):
                find_bot(bot).choose(view)
