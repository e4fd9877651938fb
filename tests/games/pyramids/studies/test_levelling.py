"""Cards that stand out are replaced, and no colour is left better than another."""

from functools import cache

import pytest

from ostraka.games.pyramids.rules.components import COLOURS, Card, Components
from ostraka.games.pyramids.rules.quality import below_standard
from ostraka.games.pyramids.studies.deck_generator import make, plan_of
from ostraka.games.pyramids.studies.levelling import (
    NEAR,
    ROUNDS,
    History,
    Measurement,
    exchange_colours,
    level,
    replace_outliers,
)
from ostraka.games.pyramids.studies.seeded_random import SeededRandom
from ostraka.lab import Here, run
from ostraka.lab.balance.balance import Balance, Balanced
from ostraka.table.chance import LARGEST_SEED

made = cache(make)
MEAN = 13.0


def measured(deck: Components, **more: float) -> Measurement:
    """A measurement in which cards, as in `card_7=2.5`, bring more or less than others."""
    points = {card.number: more.get(f"card_{card.number}", 0.0) for card in deck.cards}
    return Measurement(points, {number: worth / MEAN for number, worth in points.items()})


def signs(card: Card) -> tuple[int, str, str, int, int]:
    """What a place in the deck keeps, whatever card stands there."""
    return (
        card.number,
        card.colour,
        plan_of(card).icons,
        card.cells("r").bit_count(),
        card.cells("g").bit_count(),
    )


def test_only_cards_that_stand_out_are_replaced() -> None:
    deck = made(1)
    measurement = measured(deck, card_3=3.0, card_9=-3.0, card_20=MEAN * NEAR / 2)
    new = replace_outliers(SeededRandom(1), deck, measurement)
    assert [old.number for old, now in zip(deck.cards, new.cards, strict=True) if old != now] == [3, 9]


def test_a_new_card_has_the_number_the_colour_the_plan_and_the_gems_of_the_old_one() -> None:
    deck = made(1)
    new = replace_outliers(
        SeededRandom(1), deck, measured(deck, **{f"card_{number}": 5.0 for number in range(1, 17)})
    )
    assert all(old.grid != now.grid for old, now in zip(deck.cards[:16], new.cards[:16], strict=True))
    assert list(map(signs, new.cards)) == list(map(signs, deck.cards))
    assert below_standard(new) == []


def test_cards_of_one_plan_change_colours_until_these_are_even() -> None:
    deck = made(1)
    greens = [card for card in deck.cards if card.colour == "green"]
    measurement = measured(deck, **{f"card_{card.number}": 0.6 for card in greens})
    assert measurement.colour_gap(deck) == pytest.approx(0.6 / MEAN)
    new = exchange_colours(deck, measurement)
    assert list(map(signs, new.cards)) == list(map(signs, deck.cards))
    rich = {_chamber(card) for card in greens}
    shares = [
        sum(_chamber(card) in rich for card in new.cards if card.colour == colour) for colour in COLOURS
    ]
    assert sorted(shares) == [5, 5, 6]


def _chamber(card: Card) -> str:
    """A card by its chamber alone: gems lose their colour."""
    return "".join(card.grid).replace("g", "r")


def test_levelling_ends_when_no_card_stands_out() -> None:
    """A made-up measurement: card 7 is too good until it has been replaced."""
    deck = made(1)
    heard: list[Measurement] = []

    def play(study: Balance) -> Balanced:
        return study  # type: ignore[return-value] # what comes of it is made up

    def of(study: Balance) -> Measurement:
        same = study.components_in_play.card(7) == deck.card(7)
        return measured(study.components_in_play, card_7=3.0 if same else 0.1)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Measurement, "of", staticmethod(of))
        new = level(deck, 5, play=play, on_round=heard.append)
        assert [round(progress.worst * MEAN, 3) for progress in heard] == [3.0, 0.1]
        assert new.card(7) != deck.card(7)
        assert [card for card in new.cards if card.number != 7] == [
            card for card in deck.cards if card.number != 7
        ]
        assert level(deck, 5, play=play) == new  # the same seed makes the same deck


def test_a_card_that_stays_is_known_by_all_its_measurements() -> None:
    deck, history = made(1), History()
    first = history.add(deck, measured(deck, card_3=3.0, card_9=1.0))
    new = replace_outliers(SeededRandom(1), deck, first)
    measurement = history.add(new, measured(deck, card_3=-1.0, card_9=0.0))
    assert first.points[3] == 3.0
    assert measurement.points[3] == -1.0, "another card, which was not there before"
    assert measurement.points[9] == pytest.approx(0.5)
    assert measurement.deviation[9] == pytest.approx(0.5 / MEAN)


def test_a_deck_that_never_levels_is_the_best_one_so_far() -> None:
    deck = made(1)
    rounds: list[Components] = []

    def play(study: Balance) -> Balanced:
        rounds.append(study.components_in_play)
        return study  # type: ignore[return-value] # what comes of it is made up

    def of(study: Balance) -> Measurement:
        return measured(study.components_in_play, card_7=3.0 if len(rounds) == 4 else 4.0)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Measurement, "of", staticmethod(of))
        assert level(deck, 5, play=play) == rounds[3]
    assert len(rounds) == ROUNDS


def test_the_largest_seed_levels_too() -> None:
    deck, seeds = made(1), list[int]()

    def play(study: Balance) -> Balanced:
        seeds.append(study.seed)
        return study  # type: ignore[return-value] # what comes of it is made up

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Measurement, "of", staticmethod(lambda study: measured(study.components_in_play)))
        assert level(deck, LARGEST_SEED, play=play) == deck
    assert seeds == [0]


def test_cards_are_measured_by_games() -> None:
    """With the real lab: every card has its figure, and the mean of all is none."""
    measurement = Measurement.of(
        run(Balance("pyramids", made(1), games=24, batch_size=8, ablation=False), Here(1))
    )
    assert sorted(measurement.points) == list(range(1, 49))
    assert sum(measurement.points.values()) == pytest.approx(0, abs=1e-6)
    assert measurement.worst == max(map(abs, measurement.deviation.values())) > 0
