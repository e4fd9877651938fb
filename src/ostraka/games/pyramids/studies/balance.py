"""What games of Pyramids tell of a deck: which cards are wanted, and what each is worth.

What a card is worth is found by trial, not by looking on: in each game, at one moment at which a seat
takes a new card, the game is played on from there with every card that it could get, always with the
same chance. The differences are due to the card alone.
"""

import math
from collections.abc import Sequence
from typing import Final

import msgspec
import numpy as np
import numpy.typing as npt

from ostraka.bots.evaluation import Numbers
from ostraka.bots.network import EXTRA_ROWS, Network
from ostraka.bots.search import play_until
from ostraka.core import game
from ostraka.core.bits import one, wide
from ostraka.core.codes import KINDS, kind_of, seat_of
from ostraka.core.game import Rows
from ostraka.core.jit import compiled
from ostraka.games.pyramids.rules import moves as codes
from ostraka.games.pyramids.rules.components import COLOURS, ICONS, Components
from ostraka.games.pyramids.rules.quality import shortest_path
from ostraka.games.pyramids.rules.state import MOST_CARDS, MOST_SEATS
from ostraka.lab.balance.criteria import Criterion, between, far_from
from ostraka.lab.runner.study import Part
from ostraka.lab.statistics import Estimate, errors_wide, inverse_among_differences, mean_and_error, ratio

COUNTED: Final = ("dealt", "kept", "shown", "taken", "drawn", "explored")
DEALT, KEPT, SHOWN, TAKEN, DRAWN, EXPLORED = range(len(COUNTED))
NOTHING: Final = -1  # no card was chosen: the top one of the deck was taken unseen
BAND: Final = 0.25  # how far from the mean a card may be
COLOUR_BAND: Final = 0.03
SHUNNED: Final = 0.03  # taken less often than that, of the times that it lies in the offer
SOUGHT: Final = 0.75  # taken more often
FEWEST: Final = 20  # choices or trials of a card, below which they do not tell how sure it is
POINTS: Final = (95.0, 125.0)
PYRAMIDS: Final = (6.0, 9.0)
_TO_THE_END: Final = 1 << 20
Floats = npt.NDArray[np.float64]


@compiled
def count_cards(rows: Rows, kits: Rows, made: Numbers, count: int, tally: Numbers) -> int:
    """Play moves again from row 0 and count what became of the cards; how often one was taken."""
    state = rows[0]
    takes = 0
    for place in range(count):
        move = made[place]
        kind = kind_of(move)
        for card in range(MOST_CARDS):
            if kind == codes.KIND_KEEP:
                tally[card, DEALT] += 1 if state.seat[seat_of(move)].dealt & one(card) else 0
                tally[card, KEPT] += 1 if codes.members_of(move) & one(card) else 0
            elif kind == codes.KIND_TAKE:
                tally[card, SHOWN] += 1 if state.offer & one(card) else 0
                tally[card, TAKEN] += 1 if codes.subject_of(move) == card else 0
            elif kind == codes.KIND_DRAW:
                tally[card, DRAWN] += 1 if codes.subject_of(move) == card else 0
        takes += 1 if kind == codes.KIND_TAKE else 0
        game.play(state, kits[0], move)
    for seat in range(state.seats):
        for card in range(MOST_CARDS):
            tally[card, EXPLORED] += 1 if state.seat[seat].explored & one(card) else 0
    return takes


@compiled
def try_cards(
    rows: Rows,
    kits: Rows,
    made: Numbers,
    take: int,
    seed: int,
    network: Network,
    moves: Numbers,
    worth: Floats,
) -> int:
    """Play moves again from row 2 up to a take, then on with every card: the points that its seat came to.

    Points are written by card, where it could be had; the card that was really chosen is returned.
    """
    inputs = np.zeros(len(network) - EXTRA_ROWS, np.float32)
    hidden = np.zeros(network.shape[1], np.float32)
    drawn = np.zeros(KINDS, np.int64)
    stream = np.zeros(1, np.uint64)
    place = 0
    while take > 0 or kind_of(made[place]) != codes.KIND_TAKE:
        take -= 1 if kind_of(made[place]) == codes.KIND_TAKE else 0
        game.play(rows[2], kits[0], made[place])
        place += 1
    seat = seat_of(made[place])
    for card in range(MOST_CARDS):
        rows[0] = rows[2]
        state = rows[0]
        if state.offer & one(card):
            game.play(state, kits[0], codes.code(codes.KIND_TAKE, seat, card, 0))
        elif state.deck & one(card):
            game.play(state, kits[0], codes.code(codes.KIND_TAKE, seat, codes.FROM_DECK, 0))
            game.play(state, kits[0], codes.code(codes.KIND_DRAW, 0, card, 0))
        else:
            continue
        drawn[:] = 0
        play_until(rows, kits, _TO_THE_END, seed, drawn, stream, network, moves, inputs, hidden)
        worth[card] = game.score(state, kits[0], seat)
    chosen = wide(codes.subject_of(made[place]))
    return chosen if chosen < MOST_CARDS else NOTHING


def look(begun: Rows, kit: Rows, made: Numbers, seed: int, network: Network, moves: Numbers) -> Part:
    """What one game tells of the cards."""
    tally = np.zeros((MOST_CARDS, len(COUNTED)), np.int64)
    takes = count_cards(begun.copy(), kit, made, len(made), tally)
    worth = np.full(MOST_CARDS, np.nan)
    chosen = NOTHING
    if takes:
        rows = np.repeat(begun, 3)
        chosen = try_cards(rows, kit, made, seed % takes, seed, network, moves, worth)
    return {"cards": tally[None], "worth": worth[None].astype(np.float32), "chosen": np.array([chosen])}


# --- what all games tell


class CardWorth(msgspec.Struct):
    """What a card is worth; errors are half the widths of 95% intervals."""

    card: int
    colour: str
    way: int
    icons: str
    worth: float  # points, when it comes unasked
    worth_error: float
    beside_mean: float  # by which part of the mean it is worth more or less
    beside_mean_error: float
    chosen: float  # the same, when it was chosen
    chosen_error: float
    times: int  # that it was chosen where it was tried
    taken: float  # of the times that it lay in the offer
    taken_error: float
    kept: float  # of the times that it was dealt
    wanted: str  # shunned if it is hardly ever taken, sought if nearly always
    verdict: str


class Cards:
    """The cards of a deck by what they are worth."""

    def __init__(self, components: Components, parts: Sequence[Part], found: Part) -> None:
        self.deck = sorted(components.cards, key=lambda card: card.number)
        self.numbers = [card.number - 1 for card in self.deck]
        self.counts = np.stack([part["cards"].sum(axis=0) for part in parts])[:, self.numbers]
        held = self.counts[:, :, [KEPT, TAKEN, DRAWN]].sum()
        points = sum(found["points"][found["seats"] > seat, seat].sum() for seat in range(MOST_SEATS))
        self.mean = float(points / held)  # that a card brings
        tried = found["worth"][:, self.numbers].astype(np.float64)
        known = ~np.isnan(tried).all(axis=1)
        self.tried, self.chosen = tried[known], found["chosen"][known]
        self.effects, self.covariance, self.level = fitted(self.tried)
        few = (~np.isnan(self.tried)).sum(axis=0) < FEWEST
        self.covariance[few] = self.covariance[:, few] = np.nan

    def contrast(self, weights: Floats, questions: int = 1) -> Estimate:
        """A sum of what cards are worth beside the mean, and how sure it is."""
        own = np.flatnonzero(weights)
        chosen = weights[own]
        variance = float(chosen @ self.covariance[np.ix_(own, own)] @ chosen)
        error = math.inf if math.isnan(variance) else max(0.0, variance) ** 0.5
        return Estimate(float(chosen @ self.effects[own]), errors_wide(questions) * error)

    def unasked(self, place: int, questions: int = 1) -> Estimate:
        return self.contrast(np.eye(len(self.deck))[place], questions)

    def when_chosen(self, place: int, questions: int = 1) -> Estimate:
        """What a card brought beyond the mean of what could be had, where it was chosen."""
        own = self.chosen == self.numbers[place]
        if own.sum() < FEWEST:
            return Estimate(float("nan"), float("inf"))
        return mean_and_error(self.tried[own, place] - self.level[own], questions)

    def table(self) -> list[CardWorth]:
        many = len(self.deck)
        every = [self.when_chosen(place) for place in range(many)]
        known = [found.value for found in every if not math.isnan(found.value)]
        usual = sum(known) / len(known) if known else 0.0
        rows = []
        for place, card in enumerate(self.deck):
            unasked, asked = self.unasked(place), every[place]
            counted = self.counts[:, place]
            band = self.unasked(place, many).scaled(1 / self.mean)
            rows.append(
                CardWorth(
                    card.number,
                    card.colour,
                    shortest_path(card),
                    "".join(sorted(letter for row in card.grid for letter in row if letter in ICONS)),
                    self.mean + unasked.value,
                    unasked.error,
                    *unasked.scaled(1 / self.mean),
                    (asked.value - usual) / (self.mean + usual),
                    asked.error / (self.mean + usual),
                    int((self.chosen == self.numbers[place]).sum()),
                    *ratio(counted[:, TAKEN], counted[:, SHOWN]),
                    ratio(counted[:, KEPT], counted[:, DEALT]).value,
                    _wanted(ratio(counted[:, TAKEN], counted[:, SHOWN])),
                    _verdict(band),
                )
            )
        return rows

    def colours(self) -> list[tuple[str, Estimate]]:
        """What the mean card of each colour is worth beside the mean of all, as a part of it."""
        found: list[tuple[str, Estimate]] = []
        for colour in COLOURS:
            own = np.array([card.colour == colour for card in self.deck], np.float64)
            found.append((colour, self.contrast(own / own.sum()).scaled(1 / self.mean)))
        return found

    def icons(self) -> list[tuple[str, Estimate]]:
        """What one more icon, or cell of the shortest way, does to the worth of a card; least squares.

        Cards of which nothing is known yet are left out.
        """
        known = ~np.isnan(self.effects)
        names = [*ICONS.values(), "cell of the way", "number, from 1 to 48"]
        counted = [
            [
                *("".join(card.grid).count(letter) for letter in ICONS),
                shortest_path(card),
                card.number / MOST_CARDS,
            ]
            for card in self.deck
        ]
        matrix = np.column_stack([np.ones(len(self.deck)), np.array(counted, np.float64)])[known]
        inverse = np.linalg.pinv(matrix)
        slopes = inverse @ self.effects[known]
        rest = self.effects[known] - matrix @ slopes
        spread = float(rest @ rest) / max(1, len(matrix) - matrix.shape[1])
        errors = errors_wide() * np.sqrt(np.diag(inverse @ inverse.T) * spread)
        return [
            (name, Estimate(float(slope), float(error)))
            for name, slope, error in zip(names, slopes[1:], errors[1:], strict=True)
        ]

    def criteria(self) -> list[Criterion]:
        pairs = [(0, 1), (0, 2), (1, 2)]
        own = [np.array([card.colour == colour for card in self.deck], np.float64) for colour in COLOURS]
        gaps = []
        for one_, other in pairs:
            gap = self.contrast(own[one_] / own[one_].sum() - own[other] / own[other].sum(), len(pairs))
            gaps.append((f"{COLOURS[one_]} and {COLOURS[other]}", gap.scaled(1 / self.mean)))
        many = len(self.deck)
        unasked = [
            (f"card {card.number}", self.unasked(place, many).scaled(1 / self.mean))
            for place, card in enumerate(self.deck)
        ]
        rows = self.table()
        wider = errors_wide(many) / errors_wide()
        asked = [(f"card {row.card}", Estimate(row.chosen, row.chosen_error * wider)) for row in rows]
        return [
            far_from("colours are worth the same", gaps, COLOUR_BAND),
            far_from("cards are worth the same to who may choose", asked, BAND),
            far_from("cards are worth the same when they come unasked", unasked, BAND),
        ]


def fitted(tried: Floats) -> tuple[Floats, Floats, Floats]:
    """What each column adds, with the covariance of that, and what each row has apart from it.

    Least squares for value = row + column, where not every value is there; errors by rows, which are
    independent of each other while the values of one are not. Of a column without values nothing is
    known, and one row does not tell how sure anything is: that is nan.
    """
    there = ~np.isnan(tried)
    seen: npt.NDArray[np.bool_] = np.asarray(there.any(axis=0))
    effects, covariance = np.full(len(seen), np.nan), np.full((len(seen), len(seen)), np.nan)
    if not seen.any():
        return effects, covariance, np.full(len(tried), np.nan)
    effects[seen], joint, level = _fitted(tried[:, seen], there[:, seen])
    if len(tried) > 1:
        covariance[np.ix_(seen, seen)] = joint
    return effects, covariance, level


def _fitted(tried: Floats, there: npt.NDArray[np.bool_]) -> tuple[Floats, Floats, Floats]:
    """The same where every column has values."""
    values = np.where(there, tried, 0.0)
    mask = there.astype(np.float64)
    sizes = mask.sum(axis=1, keepdims=True)
    means = values.sum(axis=1, keepdims=True) / sizes
    normal = np.diag(mask.sum(axis=0)) - (mask / sizes).T @ mask
    flat = inverse_among_differences(normal)
    effects = flat @ (mask * (values - means)).sum(axis=0)
    level = (mask * (values - effects)).sum(axis=1, keepdims=True) / sizes
    rest = mask * (values - effects - level)
    covariance = flat @ (rest.T @ rest) @ flat * (len(tried) / max(1, len(tried) - 1))
    return effects, covariance, level[:, 0]


def _wanted(taken: Estimate) -> str:
    if taken.high < SHUNNED:
        return "shunned"
    return "sought" if taken.low > SOUGHT else ""


def _verdict(band: Estimate) -> str:
    if band.low > BAND:
        return "overpowered"
    if band.high < -BAND:
        return "dominated"
    return "in the band" if max(band.high, -band.low) < BAND else "open"


def score_criteria(found: Part, seats: int) -> list[Criterion]:
    own = found["seats"] == seats
    explored = found["sources"][own, :seats, 4] / 10  # P30: 10 for each
    return [
        between(
            f"points at {seats} seats", mean_and_error(found["points"][own, :seats].mean(axis=1)), POINTS
        ),
        between(f"pyramids explored at {seats} seats", mean_and_error(explored.mean(axis=1)), PYRAMIDS),
    ]
