"""What a player of Pyramids has won so far: on one line, on a few short ones, or as the whole card."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from ostraka.cli.language import t
from ostraka.games.pyramids.rules.components import COLOURS, Components
from ostraka.games.pyramids.rules.snapshot import Seat
from ostraka.games.pyramids.rules.state import ROUNDS
from ostraka.games.pyramids.terminal.drawing import INKS, STYLES
from ostraka.text.numbers import MINUS

_A_LINE: Final = 5  # places of the skull ladder, bonuses or tombs
_HEADS: Final = {"bonuses": "pyramids-bonuses"}  # shorter than elsewhere
Styled = tuple[str, str]  # text and its style


def torches(seat: Seat, gap: str = "") -> str:
    return gap.join(str(number) if number in seat.torches else "-" for number in range(1, ROUNDS + 1))


def on_a_line(seat: Seat, components: Components) -> Text:
    """Everything on one line, if it is wide enough."""
    penalty = f" ({MINUS}{seat.penalty})" if seat.penalty else ""
    return Text.assemble(
        f"{t('points-pyramids-gems')} ",
        (f"r {seat.red}", STYLES["r"]), " ", (f"g {seat.green}", STYLES["g"]),
        "  ", ("f", STYLES["f"]), f" {t('points-pyramids-torches')} {torches(seat)}",
        "  ", ("s", STYLES["s"]), f" {t('points-pyramids-skulls')} {seat.skulls}{penalty}",
        f"  {t('pyramids-bonuses')} {_bonus(seat)}",
        f"  {t('points-pyramids-pyramids')} ", *_by_colour(seat, components),
    )  # fmt: skip


def in_short(seat: Seat, components: Components) -> list[Text]:
    """Five lines of at most eleven characters."""
    penalty = f" ({MINUS}{seat.penalty})" if seat.penalty else ""
    return [
        Text.assemble((f"r {seat.red}", STYLES["r"]), "  ", (f"g {seat.green}", STYLES["g"])),
        Text.assemble(("f", STYLES["f"]), f" {torches(seat)}"),
        Text.assemble(("s", STYLES["s"]), f" {seat.skulls}{penalty}"),
        Text.assemble(("T", STYLES["T"]), " ", *_by_colour(seat, components)),
        Text(f"{t('pyramids-bonuses')} {_bonus(seat)}"),
    ]


def _bonus(seat: Seat) -> int:
    return sum(value for claimed in seat.bonuses.values() for value in claimed)


def _by_colour(seat: Seat, components: Components) -> list[Styled]:
    """How many pyramids of each colour are explored: every second one claims a bonus (P26)."""
    colours = [components.card(number).colour for number in seat.explored]
    return [(f"{colour[0]}{colours.count(colour)} ", INKS[colour]) for colour in COLOURS]


def whole(seat: Seat, components: Components) -> list[Text]:
    """The score card with its tracks."""
    claimed = [(f"{colour[0]}{value} ", INKS[colour]) for colour in COLOURS for value in seat.bonuses[colour]]
    cards = [components.card(number) for number in seat.explored]
    explored = [(f"{card.number}{card.colour[0]} ", INKS[card.colour]) for card in cards]
    tracks = {
        "gems": [_track("r", seat.red), _track("g", seat.green)],
        "torches": [[(torches(seat, " "), STYLES["f"])]],
        "skulls": [
            _skulls(seat, components.skulls[:_A_LINE], 0),
            _skulls(seat, components.skulls[_A_LINE:], _A_LINE),
            [(_penalties(seat, components.skulls), "")],
        ],
        "bonuses": _broken(claimed),
        "pyramids": _broken(explored),
    }
    heads = {source: t(_HEADS.get(source, f"points-pyramids-{source}")) for source in tracks}
    width = max(map(len, heads.values())) + 2
    return [
        Text.assemble(("" if place else heads[source]).ljust(width), *line)
        for source, lines in tracks.items()
        for place, line in enumerate(lines)
    ]


def _penalties(seat: Seat, ladder: Sequence[int]) -> str:
    now = [t("pyramids-penalty-now", penalty=seat.penalty)] if seat.skulls else []
    left = seat.skulls < len(ladder)
    return ", ".join([*now, *([t("pyramids-penalty-next", penalty=ladder[seat.skulls])] if left else [])])


def _broken(words: Sequence[Styled]) -> list[list[Styled]]:
    """Words of at most four characters on as many lines as they need."""
    starts = range(0, len(words), _A_LINE)
    return [list(words[start : start + _A_LINE]) for start in starts] or [[("-", "dim")]]


def _track(letter: str, count: int) -> list[Styled]:
    return [(f"{letter} ", STYLES[letter]) if place < count else (". ", "dim") for place in range(10)]


def _skulls(seat: Seat, penalties: Sequence[int], first: int) -> list[Styled]:
    """The penalties still to come as numbers, those crossed out in the ink of skulls."""
    return [
        (f"s{penalty} ", STYLES["s"]) if first + place < seat.skulls else (f"{penalty} ", "dim")
        for place, penalty in enumerate(penalties)
    ]
