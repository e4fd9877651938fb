"""What a player of Pyramids has won so far, on one line, in a few short ones, or as the whole card."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from ostraka.games.pyramids.rules.components import COLOURS, Components
from ostraka.games.pyramids.rules.snapshot import Seat
from ostraka.games.pyramids.rules.state import ROUNDS
from ostraka.games.pyramids.terminal.drawing import INKS, STYLES

_A_LINE: Final = 5  # places of the skull ladder, bonuses or tombs


def torches(seat: Seat, gap: str = "") -> str:
    return gap.join(str(number) if number in seat.torches else "-" for number in range(1, ROUNDS + 1))


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
    """The score card with its tracks, 27 characters wide."""
    claimed = [(f"{colour[0]}{value} ", INKS[colour]) for colour in COLOURS for value in seat.bonuses[colour]]
    cards = [components.card(number) for number in seat.explored]
    explored = [(f"{card.number}{card.colour[0]} ", INKS[card.colour]) for card in cards]
    return [
        Text.assemble("red    ", *_track("r", seat.red)),
        Text.assemble("green  ", *_track("g", seat.green)),
        Text.assemble("torch  ", (torches(seat, " "), STYLES["f"])),
        Text.assemble("skull  ", *_skulls(seat, components.skulls[:_A_LINE], 0)),
        Text.assemble("       ", *_skulls(seat, components.skulls[_A_LINE:], _A_LINE)),
        Text(f"       {_penalties(seat, components.skulls)}"),
        *_broken("bonus  ", claimed),
        *_broken("tombs  ", explored),
    ]


def _penalties(seat: Seat, ladder: Sequence[int]) -> str:
    now = f"-{seat.penalty} now, " if seat.skulls else ""
    return f"{now}next -{ladder[seat.skulls]}" if seat.skulls < len(ladder) else f"-{seat.penalty} now"


def _broken(head: str, words: Sequence[tuple[str, str]]) -> list[Text]:
    """Words of at most four characters on as many lines as they need."""
    if not words:
        return [Text(f"{head}none")]
    starts = range(0, len(words), _A_LINE)
    return [
        Text.assemble(" " * len(head) if start else head, *words[start : start + _A_LINE]) for start in starts
    ]


def _track(letter: str, count: int) -> list[tuple[str, str]]:
    return [(f"{letter} ", STYLES[letter]) if place < count else (". ", "dim") for place in range(10)]


def _skulls(seat: Seat, penalties: Sequence[int], first: int) -> list[tuple[str, str]]:
    """The penalties still to come as numbers, those crossed out in the ink of skulls."""
    return [
        (f"s{penalty} ", STYLES["s"]) if first + place < seat.skulls else (f"{penalty} ", "dim")
        for place, penalty in enumerate(penalties)
    ]
