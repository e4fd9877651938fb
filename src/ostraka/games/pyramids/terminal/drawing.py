"""Cards and shapes of Pyramids in a terminal: every colour also has a letter."""

from collections.abc import Collection, Iterable
from typing import Final

from rich.text import Text

from ostraka.cli.language import t
from ostraka.games.pyramids.rules.ascii import MARK
from ostraka.games.pyramids.rules.components import Card
from ostraka.games.pyramids.rules.move_text import CELL_NAMES
from ostraka.games.pyramids.rules.shapes import PICTURES, SIDE

NEW_MARK: Final = "*"
INKS: Final = {"green": "green", "orange": "dark_orange", "purple": "medium_purple1"}
STYLES: Final = {
    ".": "dim",
    "#": "grey42 on grey42",
    "E": "bold reverse",
    "T": "bold black on gold1",
    "x": "bold bright_blue",
    "r": "bold bright_red",
    "g": "bold bright_green",
    "f": "bold bright_yellow",
    "s": "bold bright_white on grey23",
    "p": "bold bright_cyan",
    MARK: "black on grey70",
    NEW_MARK: "bold black on bright_cyan",
}
_WIDTH: Final = 2 + 2 * SIDE  # of a card with the names of its rows


def legend(*, pending: bool = False) -> Text:
    """The letters on cards with their meaning."""
    words = {
        "E": t("icon-entrance"),
        "T": t("icon-tomb"),
        "#": t("icon-wall"),
        "x": t("icon-cross"),
        "r": "",
        "g": t("pyramids-gem"),
        "f": t("icon-torch"),
        "s": t("icon-skull"),
        "p": t("icon-potion"),
        MARK: t("cell-marked"),
        **({NEW_MARK: t("terminal-new")} if pending else {}),
    }
    parts: list[Text] = []
    for letter, word in words.items():
        # a wall in its own ink could be seen but not read
        parts.append(Text(letter, "grey70 on grey42" if letter == "#" else STYLES[letter]))
        parts.append(Text(f" {word} " if word else "/"))
    return Text.assemble(*parts)


def title(card: Card) -> Text:
    """The number and the colour, no wider than the card."""
    text = Text(f"{card.number} {t(f'colour-{card.colour}')}", f"bold {INKS[card.colour]}")
    text.truncate(_WIDTH, overflow="ellipsis")
    return text


def label(card: Card) -> Text:
    """The number and the letter of the colour."""
    return Text(f"{card.number} {card.colour[0]}", f"bold {INKS[card.colour]}")


def full(card: Card, marked: Collection[str] = (), fresh: Collection[str] = ()) -> Text:
    """A card with the names of its rows and columns: seven lines."""
    name = title(card)
    name.pad_left(min(2, _WIDTH - name.cell_len))
    lines = [name, Text("   a b c d e", "dim")]
    for row in range(SIDE):
        line = Text.assemble((f"{row + 1} ", "dim"))  # dim as a base would dim the icons too
        for column in range(SIDE):
            letter = _letter(card, row * SIDE + column, marked, fresh)
            line.append(f" {letter}", STYLES[letter])
        lines.append(line)
    return Text("\n").join(lines)


def small(card: Card, marked: Collection[str] = ()) -> Text:
    """A card in six lines of five letters."""
    return Text("\n").join([label(card), *rows(card, marked)])


def rows(card: Card, marked: Collection[str] = ()) -> Iterable[Text]:
    for row in range(SIDE):
        letters = [_letter(card, row * SIDE + column, marked, ()) for column in range(SIDE)]
        yield Text.assemble(*((letter, STYLES[letter]) for letter in letters))


def _letter(card: Card, cell: int, marked: Collection[str], fresh: Collection[str]) -> str:
    if CELL_NAMES[cell] in fresh:
        return NEW_MARK
    return MARK if CELL_NAMES[cell] in marked else card.grid[cell // SIDE][cell % SIDE]


def shape(name: str) -> Text:
    """The flipped shape, two characters a cell."""
    lines = []
    for row in PICTURES[name]:
        cells = (("[]", "bold black on gold3") if cell == "#" else ("  ", "") for cell in row)
        lines.append(Text.assemble(*cells))
    return Text("\n").join(lines)
