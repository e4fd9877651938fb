"""Random games for tests of environments."""

import random
from collections.abc import Iterator

import ostraka
from ostraka.envs.encoding import Encoding, encoding_for

GAMES = [("pyramids", 2), ("pyramids", 3), ("pyramids", 4), ("cheops", 2), ("cheops", 3), ("cheops", 5)]


def positions(game: str, seats: int, seed: int) -> Iterator[tuple[ostraka.Table, Encoding]]:
    """The table before each decision of a random game, and once more when it is over."""
    table = ostraka.new(game, seats, seed=seed)
    encoding = encoding_for(table.game, seats)
    choose = random.Random(seed)
    while not table.over:
        yield table, encoding
        table.play(choose.choice(list(table.legal(choose.choice(sorted(table.waiting))))))
    yield table, encoding


def skilled_positions(game: str, seats: int, seed: int) -> Iterator[tuple[ostraka.Table, Encoding]]:
    """The table before each decision of a game between scribes."""
    table = ostraka.new(game, seats, seed=seed)
    encoding = encoding_for(table.game, seats)
    scribe = ostraka.bot("scribe", seed=seed)
    while not table.over:
        yield table, encoding
        table.play(scribe.choose(table.view(min(table.waiting))))
