"""What the cards of a deck of Pyramids are worth, from many games."""

import math
from itertools import combinations
from typing import Final

import msgspec
import numpy as np

from ostraka.games.pyramids.rules.components import COLOURS, ICONS
from ostraka.games.pyramids.rules.quality import shortest_path
from ostraka.games.pyramids.rules.scoring import SOURCES, TOMB
from ostraka.games.pyramids.rules.state import MOST_CARDS, MOST_SEATS
from ostraka.games.pyramids.studies.card_trials import DEALT, DRAWN, KEPT, SHOWN, TAKEN
from ostraka.games.pyramids.studies.least_squares import fit_columns, fit_slopes
from ostraka.lab.balance.criteria import Criterion, all_within, between
from ostraka.lab.game import Evidence
from ostraka.lab.runner.columns import Columns
from ostraka.lab.statistics import Estimate, Floats, mean_and_error, ratio, z_value

BAND: Final = 0.25  # how far from the mean a card may be
COLOUR_BAND: Final = 0.03
SHUNNED: Final = 0.03  # taken less often than that when it is in the offer
SOUGHT: Final = 0.75  # taken more often
FEWEST: Final = 20  # choices or trials of a card that give it an interval
POINTS: Final = (95.0, 125.0)
PYRAMIDS: Final = (6.0, 9.0)


class CardWorth(msgspec.Struct):
    """What a card is worth; errors are half the widths of 95% intervals."""

    card: int
    colour: str
    path: int
    icons: str
    worth: float  # points when it comes unasked
    worth_error: float
    deviation: float  # the difference to the mean, as a share of the mean
    deviation_error: float
    chosen: float  # the same for a card that was chosen
    chosen_error: float
    times: int  # how often it was chosen where it was tried
    taken: float  # share of the times that it was in the offer
    taken_error: float
    kept: float  # share of the times that it was dealt
    demand: str  # shunned, sought or neither
    verdict: str


class Cards:
    """The cards of a deck by what they are worth."""

    def __init__(self, evidence: Evidence) -> None:
        games = evidence.columns
        self.games = games
        self.deck = sorted(evidence.components.cards, key=lambda card: card.number)
        self.numbers = [card.number - 1 for card in self.deck]
        self.counts = np.stack([part["cards"].sum(axis=0) for part in evidence.parts])[:, self.numbers]
        held = self.counts[:, :, [KEPT, TAKEN, DRAWN]].sum()
        points = sum(games["points"][games["seats"] > seat, seat].sum() for seat in range(MOST_SEATS))
        self.mean = float(points / held)  # points per card
        trials = games["worth"][:, self.numbers].astype(np.float64)
        known = ~np.isnan(trials).all(axis=1)
        self.trials, self.chosen = trials[known], games["chosen"][known]
        self.effects, self.covariance, self.levels = fit_columns(self.trials)
        few = (~np.isnan(self.trials)).sum(axis=0) < FEWEST
        self.covariance[few] = self.covariance[:, few] = np.nan

    def contrast(self, weights: Floats, questions: int = 1) -> Estimate:
        """A weighted sum of the effects of cards."""
        used = np.flatnonzero(weights)
        nonzero = weights[used]
        variance = float(nonzero @ self.covariance[np.ix_(used, used)] @ nonzero)
        error = math.inf if math.isnan(variance) else max(0.0, variance) ** 0.5
        return Estimate(float(nonzero @ self.effects[used]), z_value(questions) * error)

    def unasked(self, place: int, questions: int = 1) -> Estimate:
        """What a card brings beyond the mean when it comes unasked."""
        return self.contrast(np.eye(len(self.deck))[place], questions)

    def when_chosen(self, place: int, questions: int = 1) -> Estimate:
        """What a card brings beyond the mean of the cards that could be had, where it was chosen."""
        trials = self.chosen == self.numbers[place]
        if trials.sum() < FEWEST:
            return Estimate(float("nan"), float("inf"))
        return mean_and_error(self.trials[trials, place] - self.levels[trials], questions)

    # --- tables

    def table(self) -> list[CardWorth]:
        chosen = [self.when_chosen(place) for place in range(len(self.deck))]
        known = [figure.value for figure in chosen if not math.isnan(figure.value)]
        usual = sum(known) / len(known) if known else 0.0
        return [self._row(place, chosen[place], usual) for place in range(len(self.deck))]

    def _row(self, place: int, chosen: Estimate, usual: float) -> CardWorth:
        card, unasked, counts = self.deck[place], self.unasked(place), self.counts[:, place]
        taken = ratio(counts[:, TAKEN], counts[:, SHOWN])
        return CardWorth(
            card.number,
            card.colour,
            shortest_path(card),
            "".join(sorted(letter for row in card.grid for letter in row if letter in ICONS)),
            self.mean + unasked.value,
            unasked.error,
            *unasked.scaled(1 / self.mean),
            (chosen.value - usual) / (self.mean + usual),
            chosen.error / (self.mean + usual),
            int((self.chosen == self.numbers[place]).sum()),
            *taken,
            ratio(counts[:, KEPT], counts[:, DEALT]).value,
            _demand(taken),
            _verdict(self.unasked(place, len(self.deck)).scaled(1 / self.mean)),
        )

    def worth(self) -> Columns:
        return Columns.of(self.table(), CardWorth)

    def _of_colour(self, colour: str) -> Floats:
        """Weights that give the mean of a colour."""
        weights = np.array([card.colour == colour for card in self.deck], np.float64)
        return weights / weights.sum()

    def colours(self) -> list[tuple[str, Estimate]]:
        """What the mean card of each colour brings beyond the mean of all, as a share of it."""
        return [(colour, self.contrast(self._of_colour(colour)).scaled(1 / self.mean)) for colour in COLOURS]

    def icons(self) -> list[tuple[str, Estimate]]:
        """What one more icon, or cell of the shortest path, adds to a card: least squares."""
        known = ~np.isnan(self.effects)
        names = [*ICONS.values(), "cell of the path", "number, from 1 to 48"]
        predictors = [
            [
                *("".join(card.grid).count(letter) for letter in ICONS),
                shortest_path(card),
                card.number / MOST_CARDS,
            ]
            for card in self.deck
        ]
        slopes = fit_slopes(np.array(predictors, np.float64)[known], self.effects[known])
        return list(zip(names, slopes, strict=True))

    # --- criteria

    def criteria(self) -> list[Criterion]:
        many = len(self.deck)
        unasked = [
            (f"card {card.number}", self.unasked(place, many).scaled(1 / self.mean))
            for place, card in enumerate(self.deck)
        ]
        wider = z_value(many) / z_value()
        chosen = [
            (f"card {row.card}", Estimate(row.chosen, row.chosen_error * wider)) for row in self.table()
        ]
        return [
            all_within("colours are worth the same", self._colour_gaps(), COLOUR_BAND),
            all_within("cards are worth the same when they are chosen", chosen, BAND),
            all_within("cards are worth the same when they come unasked", unasked, BAND),
        ]

    def _colour_gaps(self) -> list[tuple[str, Estimate]]:
        pairs = list(combinations(COLOURS, 2))
        gaps = [self.contrast(self._of_colour(a) - self._of_colour(b), len(pairs)) for a, b in pairs]
        return [(f"{a} and {b}", gap.scaled(1 / self.mean)) for (a, b), gap in zip(pairs, gaps, strict=True)]

    def score_criteria(self, seats: int) -> list[Criterion]:
        games = self.games["seats"] == seats
        points = self.games["points"][games, :seats].mean(axis=1)
        explored = self.games["sources"][games, :seats, SOURCES.index("pyramids")] / TOMB
        return [
            between(f"points at {seats} seats", mean_and_error(points), POINTS),
            between(f"pyramids explored at {seats} seats", mean_and_error(explored.mean(axis=1)), PYRAMIDS),
        ]


def _demand(taken: Estimate) -> str:
    if taken.high < SHUNNED:
        return "shunned"
    return "sought" if taken.low > SOUGHT else ""


def _verdict(deviation: Estimate) -> str:
    if deviation.low > BAND:
        return "overpowered"
    if deviation.high < -BAND:
        return "dominated"
    return "in the band" if max(deviation.high, -deviation.low) < BAND else "open"
