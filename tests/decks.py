"""Random decks for tests: ordinary, full of walls, full of crosses, or so short that they run out."""

import random

import msgspec

import ostraka
from ostraka.games.pyramids.rules.components import COLOURS, PRESENT_RULES, Card, Components, Options
from ostraka.games.pyramids.rules.deck_file import EXPEDITION
from ostraka.games.pyramids.rules.shapes import SHAPES

KINDS = {
    "ordinary": ".......##xrgfssp",
    "walls": "...####xrgfsp",
    "crosses": ".xxxxxxxx#rs",
    "harsh": "..##xxxppssssrgf",
    "harsher": ".#xxxxppsss",
    "dead ends": ".####xxxppss",
}
HARSH = ("harsh", "harsher", "dead ends")


def random_components(choose: random.Random, kind: str) -> Components:
    cards = tuple(Card(number, COLOURS[number % 3], _grid(choose, KINDS[kind])) for number in range(1, 49))
    skulls = tuple(sorted(choose.sample(range(1, 60), 10)))
    shapes = EXPEDITION if choose.random() < 0.5 else _expedition(choose)
    return Components(cards, shapes, skulls)


def _grid(choose: random.Random, letters: str) -> tuple[str, ...]:
    rows = [[choose.choice(letters) for _ in range(5)] for _ in range(5)]
    rows[0][choose.randrange(5)] = "E"
    rows[4][choose.randrange(5)] = "T"
    return tuple("".join(row) for row in rows)


def _expedition(choose: random.Random) -> dict[str, int]:
    drawn = [*SHAPES, choose.choice(SHAPES), choose.choice(SHAPES)]  # P4
    return {shape: drawn.count(shape) for shape in SHAPES}


def play_at_random(table: ostraka.Table, seed: int) -> ostraka.Table:
    """Play random legal moves to the end of the game."""
    choose = random.Random(seed)
    while not table.over:
        for seat in table.waiting:
            table.play(choose.choice(table.legal(seat)))
    return table


def random_table(
    seats: int,
    seed: int,
    kind: str,
    *,
    short: bool = False,
    rules: int = PRESENT_RULES,
    deck: int | None = None,
) -> ostraka.Table:
    """A table with a random deck, by default another one for every seed."""
    choose = random.Random(f"{seats} {seed if deck is None else deck} {kind} {short}")
    parts = random_components(choose, kind)
    if short:
        sample = choose.sample(parts.cards, choose.randint(4 * seats, 4 * seats + 6))
        parts = msgspec.structs.replace(parts, cards=tuple(sample))
    options = Options(short_deck=short, rules=rules)
    return ostraka.new("pyramids", seats, seed=seed, components=parts, options=options)
