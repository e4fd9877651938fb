"""A study of balance as a page with figures."""

import math
from collections.abc import Sequence

import msgspec
import numpy as np

from ostraka.games.cheops.studies.balance import BonusWorth, StoneUse
from ostraka.games.pyramids.rules.components import ICONS
from ostraka.games.pyramids.studies.balance import BAND, COUNTED
from ostraka.lab.balance.balance import Balanced, Blindness, SeatShare
from ostraka.lab.reports import figures
from ostraka.lab.reports.page import Page
from ostraka.lab.runner.columns import Columns
from ostraka.lab.statistics import Estimate, classes

_POINTS_IN_A_BAR = {"pyramids": 5, "cheops": 2}


def page(found: Balanced) -> Page:
    game = found.study.game
    made = Page(f"The balance of {'a deck of Pyramids' if game == 'pyramids' else 'sheets of Cheops'}")
    made.say(
        f"{found.played} games of architects at {', '.join(map(str, found.tables))} seats, seed"
        f" {found.study.seed}. Intervals are those of 95%; where one thing is held against many, they hold"
        " for all of them together."
    )
    made.heading("What ought to be, and whether it is")
    made.add(found.table.to_html())
    if game == "pyramids":
        _cards(made, found)
    else:
        _sheets(made, found)
    _seats(made, found)
    _blindness(made, found)
    _scores(made, found)
    return made


class Named(msgspec.Struct):
    """A figure of something, with half the width of its interval."""

    name: str
    value: float
    error: float


def named(found: Sequence[tuple[str, Estimate]]) -> list[Named]:
    return [Named(name, *figure) for name, figure in found]


def _dots(rows: Sequence[msgspec.Struct], caption: str, *, name: str, value: str, title: str) -> str:
    listed = [msgspec.structs.asdict(row) for row in rows]
    return figures.intervals(listed, caption, name=name, value=value, error=f"{value}_error", title=title)


def _named_dots(found: Sequence[tuple[str, Estimate]], caption: str, title: str) -> str:
    rows = [msgspec.structs.asdict(row) for row in named(found)]
    return figures.intervals(rows, caption, name="name", value="value", error="error", title=title)


# --- Pyramids


def _cards(made: Page, found: Balanced) -> None:
    cards = found.cards
    rows = [msgspec.structs.asdict(row) for row in cards.table()]
    rows.sort(key=lambda row: -row["worth"] if math.isfinite(row["worth"]) else math.inf)
    made.heading("What the cards are worth")
    made.say(
        f"A card brings {cards.mean:.1f} points in the mean. In {len(cards.tried)} games, where a seat took a"
        " new card, the game was played on with every card that it could have got, and the same chance."
        " The shaded band is what may be: a quarter of the mean more or less."
        f" Icons are told by their letters: {', '.join(map(' '.join, ICONS.items()))}."
    )
    listed = [row | {"label": f"{row['card']}: {row['icons']}, way {row['way']}"} for row in rows]
    made.add(
        figures.intervals(
            listed,
            "What each card is worth when it comes unasked, the best first: number, icons, shortest way",
            name="label",
            value="worth",
            error="worth_error",
            title="points",
            band=(cards.mean * (1 - BAND), cards.mean * (1 + BAND)),
            colour="colour",
            step=15,
        )
    )
    made.add(_named_dots(cards.colours(), "Colours, beside the mean of all cards", "part of the mean"))
    made.add(
        _named_dots(
            cards.icons(), "What one more of it adds to a card; least squares over the deck", "points"
        )
    )
    made.add(Columns.of(named(cards.icons()), Named).to_html())
    made.add(
        figures.scatter(
            rows,
            "Worth by number",
            x="card",
            y="worth",
            titles=("number", "points"),
            colour="colour",
            label="icons",
        )
    )
    made.add(
        figures.scatter(
            rows,
            "How often a card is taken out of the offer, by what it is worth",
            x="worth",
            y="taken",
            titles=("points", "taken, of the times it was offered"),
            colour="colour",
            label="card",
        )
    )
    for verdict, heading in (("overpowered", "Overpowered cards"), ("dominated", "Dominated cards")):
        those = [str(row["card"]) for row in rows if row["verdict"] == verdict]
        made.say(f"{heading}: {', '.join(those) if those else 'none'}.")
    for wanted, heading in (("sought", "Nearly always taken"), ("shunned", "Hardly ever taken")):
        those = [str(row["card"]) for row in rows if row["wanted"] == wanted]
        made.say(f"{heading} out of the offer: {', '.join(those) if those else 'none'}.")
    made.heading("All cards")
    made.say(
        "Beside mean and chosen are parts of the mean; taken and kept are shares of the times it could be."
    )
    made.add(found.worth.to_html())
    counts = cards.counts.sum(axis=0)
    columns = {"card": np.array([card.number for card in cards.deck])}
    columns |= {name: counts[:, place] for place, name in enumerate(COUNTED)}
    made.heading("What became of the cards")
    made.add(Columns(columns).to_html())


# --- Cheops


def _sheets(made: Page, found: Balanced) -> None:
    sheets = found.sheets
    made.heading("The sheets")
    made.add(
        _dots(
            sheets.table(),
            "Points beyond the mean of the table",
            name="sheet",
            value="points",
            title="points",
        )
    )
    made.add(
        _dots(sheets.table(), "Wins beyond the fair share", name="sheet", value="wins", title="share of wins")
    )
    made.add(found.worth.to_html())
    made.heading("The bonuses")
    made.say("The wins of those who gained a bonus are no proof of its worth: who is ahead gains more.")
    made.add(
        _dots(sheets.bonuses(), "Gained by a seat", name="bonus", value="gained", title="share of seats")
    )
    made.add(
        _dots(
            sheets.bonuses(),
            "Wins beyond the fair share of who gained it",
            name="bonus",
            value="wins",
            title="share of wins",
        )
    )
    made.add(Columns.of(sheets.bonuses(), BonusWorth).to_html())
    made.heading("The stones")
    listed = [msgspec.structs.asdict(row) for row in sheets.stones()]
    made.add(
        figures.intervals(
            listed,
            "How often each stone is laid by the end of a game",
            name="stone",
            value="laid",
            error="laid_error",
            title="share of seats",
            colour="building",
            step=13,
        )
    )
    made.add(_named_dots(sheets.colours(), "Stones of each colour that a seat lays", "stones"))
    made.add(Columns.of(sheets.stones(), StoneUse).to_html())


# --- both


def _seats(made: Page, found: Balanced) -> None:
    made.heading("The seats")
    rows = [
        msgspec.structs.asdict(row)
        | {"label": f"seat {row.seat} of {row.seats}", "extra": row.wins - 1 / row.seats}
        for row in found.seats
    ]
    made.add(
        figures.intervals(
            rows,
            "Wins of each seat beyond its fair share",
            name="label",
            value="extra",
            error="wins_error",
            title="share of wins",
        )
    )
    made.add(Columns.of(found.seats, SeatShare).to_html())


def _blindness(made: Page, found: Balanced) -> None:
    made.heading("What it costs to overlook something")
    made.say("One seat plays as if it were not there, beside the same games with open eyes.")
    made.add(_dots(found.blindness, "Points lost", name="overlooked", value="points", title="points"))
    made.add(_dots(found.blindness, "Wins lost", name="overlooked", value="wins", title="share of wins"))
    made.add(Columns.of(found.blindness, Blindness).to_html())


def _scores(made: Page, found: Balanced) -> None:
    made.heading("Points and length")
    width = _POINTS_IN_A_BAR[found.study.game]
    points, lengths = {}, {}
    for seats in found.tables:
        own = found.found["seats"] == seats
        points[f"{seats} seats"] = classes(found.found["points"][own, :seats].ravel(), width)
        lengths[f"{seats} seats"] = classes(np.rint(found.found["decisions"][own] / seats), 2)
    made.add(figures.distribution(points, "Points of a seat at the end", title="points", step=width))
    made.add(figures.distribution(lengths, "Decisions of a seat in a game", title="decisions", step=2))
    made.say("Mean points by source:")
    made.add(found.sources.to_html())
