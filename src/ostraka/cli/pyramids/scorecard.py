"""What a player of Pyramids has won so far, on one line, in a few short ones, or as the whole card."""

from collections.abc import Sequence

from rich.text import Text

from ostraka.cli.pyramids.drawing import INKS, STYLES
from ostraka.rules.pyramids.components import COLOURS, Components
from ostraka.rules.pyramids.state import ROUNDS
from ostraka.rules.pyramids.wire import Seat


def score(seat: Seat) -> int:
    return sum(seat.points.values())


def torches(seat: Seat, gap: str = "") -> str:
    return gap.join(str(number) if number in seat.torches else "-" for number in range(1, ROUNDS + 1))


def bonuses(seat: Seat) -> str:
    return ", ".join(f"{colour} {value}" for colour, values in seat.bonuses.items() for value in values)


def on_a_line(seat: Seat, components: Components) -> Text:
    """All of it in at most 80 characters."""
    penalty = f" (-{seat.penalty})" if seat.penalty else ""
    return Text.assemble(
        "gems ", (f"r {seat.red}", STYLES["r"]), " ", (f"g {seat.green}", STYLES["g"]),
        "  ", ("f", STYLES["f"]), f" torches {torches(seat)}",
        "  ", ("s", STYLES["s"]), f" skulls {seat.skulls}{penalty}",
        f"  bonus {_bonus(seat)}  explored ", *_by_colour(seat, components),
    )  # fmt: skip


def in_short(seat: Seat, components: Components) -> list[Text]:
    """Five lines of at most eleven characters."""
    penalty = f" (-{seat.penalty})" if seat.penalty else ""
    return [
        Text.assemble((f"r {seat.red}", STYLES["r"]), "  ", (f"g {seat.green}", STYLES["g"])),
        Text.assemble(("f", STYLES["f"]), f" {torches(seat)}"),
        Text.assemble(("s", STYLES["s"]), f" {seat.skulls}{penalty}"),
        Text.assemble(("T", STYLES["T"]), " ", *_by_colour(seat, components)),
        Text(f"bonus {_bonus(seat)}"),
    ]


def _bonus(seat: Seat) -> int:
    return sum(value for claimed in seat.bonuses.values() for value in claimed)


def _by_colour(seat: Seat, components: Components) -> list[tuple[str, str]]:
    """How many pyramids of each colour are explored: every second one claims a bonus (P26)."""
    colours = [components.card(number).colour for number in seat.explored]
    return [(f"{colour[0]}{colours.count(colour)} ", INKS[colour]) for colour in COLOURS]


def whole(seat: Seat, components: Components) -> list[Text]:
    """The score card with its tracks."""
    return [
        Text.assemble("red    ", *_track("r", seat.red)),
        Text.assemble("green  ", *_track("g", seat.green)),
        Text.assemble("torch  ", (torches(seat, " "), STYLES["f"])),
        Text.assemble("skull  ", *_skulls(seat, components.skulls[:5], 0)),
        Text.assemble("       ", *_skulls(seat, components.skulls[5:], 5)),
        Text(f"bonus  {bonuses(seat) or 'none'}"),
        Text.assemble("tombs  ", *_explored(seat, components)),
    ]


def _track(letter: str, count: int) -> list[tuple[str, str]]:
    return [(f"{letter} ", STYLES[letter]) if place < count else (". ", "dim") for place in range(10)]


def _skulls(seat: Seat, penalties: Sequence[int], first: int) -> list[tuple[str, str]]:
    """The penalties still to come as numbers, those crossed out in the ink of skulls."""
    return [
        (f"s{penalty} ", STYLES["s"]) if first + place < seat.skulls else (f"{penalty} ", "dim")
        for place, penalty in enumerate(penalties)
    ]


def _explored(seat: Seat, components: Components) -> list[tuple[str, str]]:
    if not seat.explored:
        return [("none", "")]
    cards = [components.card(number) for number in seat.explored]
    return [(f"{card.number}{card.colour[0]} ", INKS[card.colour]) for card in cards]
