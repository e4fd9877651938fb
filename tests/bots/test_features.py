"""The features that networks were trained on: their names, and that their values stay what they were."""

import hashlib
import random

import numpy as np
import pytest

import ostraka
from ostraka.bots import bot_game, find_bot
from ostraka.bots.contract import features, heuristic_value, secured_points, turn_number
from ostraka.bots.evaluation import Singles
from ostraka.bots.network import EXTRA_ROWS, load_network
from ostraka.core.game import Rows
from ostraka.core.jit import compiled

# Digests of the functions that the weights in the package were trained with.
POSITIONS = {
    "pyramids": ("e1ba6aaa9d8bd010", "99944092f3f4a550"),
    "cheops": ("c98f61015f0a44ca", "5cdb3ba81a6d46f2"),
}


@compiled
def describe(rows: Rows, kits: Rows, seat: int, values: Singles) -> tuple[float, float, int]:
    features(rows[0], kits[0], seat, values)
    judged = heuristic_value(rows[0], kits[0], seat), secured_points(rows[0], kits[0], seat)
    return (*judged, turn_number(rows[0]))


def described(game: str) -> tuple[str, str]:
    """Digests of the features and of the judgements of many positions, for every seat."""
    rules, count = ostraka.GAMES[game], len(bot_game(game).feature_names)
    looks, judgements = hashlib.sha256(), hashlib.sha256()
    for seats in range(rules.fewest, rules.most + 1):
        for seed in range(2):
            table, choose = ostraka.new(game, seats, seed=seed), random.Random(seed)
            scribe = find_bot("scribe", seed=seed)
            while not table.over:
                seat = min(table.waiting)
                at_random = choose.choice(list(table.legal(seat)))
                table.play(scribe.choose(table.view(seat)) if seed else at_random)
                for other in range(seats):
                    values = np.full(count, np.nan, np.float32)
                    judgements.update(np.array(describe(table.rows, table.kit, other, values)).tobytes())
                    looks.update(values.tobytes())
    return looks.hexdigest()[:16], judgements.hexdigest()[:16]


@pytest.mark.parametrize("game", sorted(POSITIONS))
def test_positions_look_as_they_did_when_the_weights_were_trained(game: str) -> None:
    assert described(game) == POSITIONS[game]


@pytest.mark.parametrize("game", sorted(ostraka.GAMES))
def test_every_feature_has_a_name_of_its_own(game: str) -> None:
    names = bot_game(game).feature_names
    assert len(set(names)) == len(names) == len(load_network(game)) - EXTRA_ROWS
    assert all(name == name.lower() or "cards_left" in name for name in names)


def test_a_named_feature_is_where_its_name_says() -> None:
    table = ostraka.new("pyramids", 3, seed=1)
    names = bot_game("pyramids").feature_names
    values = np.zeros(len(names), np.float32)
    describe(table.rows, table.kit, 0, values)
    look = dict(zip(names, values.tolist(), strict=True))
    assert (look["keeping_cards"], look["turns_left"], look["seats_3"], look["seats_2"]) == (1, 1, 1, 0)
    assert look["nearer_no_card"] == look["farther_no_card"] == 1
    assert look["cards_left_I2"] == 0.5  # one card of eight, in halves
