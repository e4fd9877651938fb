"""The cards of Pyramids on paper: all of them, where they are cut, and in black and white."""

import itertools
import re
from importlib.resources import files
from pathlib import Path

import numpy as np
import pytest

import ostraka
from ostraka.core.errors import BadComponents
from ostraka.games.pyramids.press.parts import EXAMPLES, OPEN
from ostraka.games.pyramids.rules import deck_file
from ostraka.games.pyramids.rules.components import COLOURS, Card, Components
from ostraka.press import Order, press
from paper import DOTS, Box, Grey, Page, pages, printed
from staging.positions import having
from staging.pyramids import stage

CARDS, EXPEDITION, SCORES = slice(4, 10), 10, 3
CELL = 10.4
MINUS = "\N{MINUS SIGN}"


def number_on(page: Page, card: Box) -> str:
    return page.text_in(Box(card.x + 15, card.y + 6, 33, 13.5))


def cell_of(card: Box, x: int, y: int) -> Box:
    """A cell without its border."""
    left, top = card.x + (card.width - 5 * CELL) / 2, card.y + 20
    return Box(left + x * CELL + 1.2, top + y * CELL + 1.2, CELL - 2.4, CELL - 2.4)


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_P1_every_card_is_there_once_with_its_own_chamber(paper: str) -> None:
    chambers = {}
    for page in printed("pyramids", "en", paper)[CARDS]:
        for place in page.cards:
            cells = [[page.crop(cell_of(place, x, y)) for x in range(5)] for y in range(5)]
            assert number_on(page, place) not in chambers
            chambers[number_on(page, place)] = ["".join(map(kind, row)) for row in cells]
    kinds = str.maketrans("ETxrgfsp", "!!!!!!!!")
    assert chambers == {
        str(card.number): [row.translate(kinds) for row in card.grid] for card in deck_file.standard().cards
    }


def kind(cell: Grey) -> str:
    """A plain cell is white, a wall is grey all over, anything else is a drawing in the middle."""
    corners = (cell[:4, :4], cell[-4:, :4], cell[:4, -4:], cell[-4:, -4:])
    if cell.min() > 200:
        return "."
    return "#" if all(corner.mean() < 215 for corner in corners) and cell.std() < 40 else "!"


def test_P4_every_expedition_card_is_there_with_its_shape() -> None:
    page = printed("pyramids", "en")[EXPEDITION]
    dark = [int((page.crop(Box(card.x + 5, card.y + 14, 53, 45)) < 120).sum()) for card in page.cards]
    one = dark[0] / 2  # the first shape has two cells
    assert [round(each / one) for each in dark] == [2, 3, 3, 3, 3, 4, 4, 4]
    for card, name in zip(page.cards, ("two in a row", *["three in a row"] * 2), strict=False):
        assert name in page.text_in(card)


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_cut_marks_stand_outside_of_the_cards_in_line_with_their_edges(paper: str) -> None:
    for page in [*printed("pyramids", "en", paper)[CARDS], printed("pyramids", "en", paper)[EXPEDITION]]:
        cards = page.cards
        left, top = cards[0].x, cards[0].y
        right, bottom = cards[-1].x + 63, cards[-1].y + 88
        above = page.crop(Box(0, top - 5, page.width, 3))  # 1.5 to 5.5 mm from the cards
        side = page.crop(Box(left - 5, 0, 3, page.height))
        assert middles(above.max(axis=0) < 128) == pytest.approx([left + 63 * n for n in range(5)], abs=0.3)
        assert middles(side.max(axis=1) < 128) == pytest.approx([top + 88 * n for n in range(3)], abs=0.3)
        for gap in (
            Box(left, top - 1.2, right - left, 0.8),
            Box(left, bottom + 0.5, right - left, 0.8),
            Box(left - 1.2, top, 0.8, bottom - top),
            Box(right + 0.5, top, 0.8, bottom - top),
        ):
            assert page.crop(gap).min() > 200, "a mark touches a card"


def middles(dark: "np.typing.NDArray[np.bool_]") -> list[float]:
    """Where dark stripes lie, in millimetres."""
    runs = np.split(np.flatnonzero(dark), np.flatnonzero(np.diff(np.flatnonzero(dark)) > 1) + 1)
    return [float(run.mean() + 0.5) / DOTS for run in runs]


def test_backs_lie_right_behind_the_cards() -> None:
    printed_pages = printed("pyramids", "en", backs=True)
    fronts = [
        number for number, page in enumerate(printed_pages, 1) if number_on(page, page.cards[0]).isdigit()
    ]
    assert fronts[0] % 2 == 1
    assert fronts == list(range(fronts[0], fronts[0] + 12, 2))
    assert "print on both sides" not in printed_pages[0].text
    assert "with backs" in printed_pages[0].text
    for number in fronts:
        page, back = printed_pages[number - 1], printed_pages[number]
        for card in page.cards:
            frame = Box(card.x + 2.5, card.y + 30, 1, 20)
            assert page.crop(frame).min() < 128
            assert back.crop(frame).min() < 140
        assert number_on(back, back.cards[0]) == ""


def test_all_backs_of_a_kind_are_the_same() -> None:
    printed_pages = printed("pyramids", "en", backs=True)
    page = printed_pages[-1]
    first, *others = (page.crop(Box(card.x + 4, card.y + 4, 55, 80)).astype(int) for card in page.cards)
    assert first.std() > 10
    for other in others:
        assert np.abs(first - other).mean() < 6  # but for how dots round


def test_P5_there_is_a_score_card_for_each_of_four_players() -> None:
    page = printed("pyramids", "en")[SCORES]
    for card in page.score_cards:
        said = page.text_in(card)
        assert all(f"{MINUS}{penalty}" in said for penalty in deck_file.SKULLS)
        assert said.count("10 6 3") == 3
        assert f"Torches Pyramid bonuses Gems {MINUS} Skulls Pyramids Total" in said


def test_in_black_and_white_colours_and_icons_differ_by_their_form() -> None:
    colours: dict[str, Grey] = {}
    icons: dict[str, Grey] = {}
    for page in printed("pyramids", "en")[CARDS]:
        for place in page.cards:
            card = deck_file.standard().card(int(number_on(page, place)))
            colours[card.colour] = page.crop(Box(place.x + 6, place.y + 6, 7, 7))
            for (y, row), x in itertools.product(enumerate(card.grid), range(5)):
                icons.setdefault(row[x], page.crop(cell_of(place, x, y)))
    assert len(colours) == 3
    assert len(icons) == 10
    for one, other in [
        *itertools.combinations(colours.values(), 2),
        *itertools.combinations(icons.values(), 2),
    ]:
        assert unlike(one, other) > 0.1
    for sign in (*colours.values(), *(icons[letter] for letter in "ETxrgfsp")):
        assert contrast(sign) > 3


def unlike(one: Grey, other: Grey) -> float:
    """The part of the dots that are dark in one and light in the other."""
    height, width = min(one.shape[0], other.shape[0]), min(one.shape[1], other.shape[1])
    return float(((one[:height, :width] < 160) != (other[:height, :width] < 160)).mean())


def contrast(sign: Grey) -> float:
    """Of the darkest and the lightest dots, as the guidelines for readable pages count it."""
    dark, light = (float(np.percentile(sign, part)) / 255 for part in (3, 97))
    return float((light**2.2 + 0.05) / (dark**2.2 + 0.05))


def test_a_deck_of_ones_own_is_printed_whole() -> None:
    own = deck_file.standard()
    cards = tuple(Card(card.number, card.colour, card.grid) for card in own.cards[:11])
    printed_pages = pages(
        press(Order("pyramids", Components(cards, own.expedition, (*own.skulls[:-1], 99)))).pdf
    )
    assert [number_on(page, place) for page in printed_pages[4:6] for place in page.cards] == [
        *(str(card.number) for card in cards),
        *[""] * 5,
    ]
    assert "11 pyramid cards" in printed_pages[0].text
    assert "This set is enough for up to 2 players." in printed_pages[0].text
    assert f"{MINUS}99" in printed_pages[SCORES].text


def test_P6_a_deck_that_two_cannot_play_with_is_refused() -> None:
    own = deck_file.standard()
    with pytest.raises(BadComponents, match=r"7 cards; 2 seats are dealt 4 each \(P6\)"):
        press(Order("pyramids", Components(own.cards[:7], own.expedition, own.skulls)))


@pytest.mark.parametrize("clause", sorted(EXAMPLES))
def test_the_examples_of_the_leaflet_are_judged_as_the_rules_do(clause: str) -> None:
    """The example shown as allowed is a legal move in its chamber, and the one next to it is not."""
    for (marked, shape), right in zip(EXAMPLES[clause], (True, False), strict=True):
        table = stage(" ".join(OPEN))
        if marked:
            table.play(f"flip {shape_of(marked)}")
            table.play(f"0 mark 1 {' '.join(marked)}")
            table.play("1 mark 3 a1")
        table.play(f"flip {shape_of(shape)}")
        legal = [str(move).split() for move in table.legal(0)]
        assert any(card == "1" and set(cells) == set(shape) for _, _, card, *cells in legal) is right


def shape_of(cells: tuple[str, ...]) -> str:
    """Of three cells."""
    return "I3" if len({cell[0] for cell in cells}) == 1 else "L3"


def test_P30_a_score_card_shows_the_points_of_torches_and_gems() -> None:
    page = printed("pyramids", "en")[SCORES]
    lit = having(stage(), 0, torches=1, red=2)
    torch, single = lit.breakdown[0]["torches"], lit.breakdown[0]["gems"] // 2
    pair = having(stage(), 0, red=1, green=1).breakdown[0]["gems"]
    assert f"4 = {torch} = {pair} = {single} = {single} " in page.text_in(page.score_cards[0])


def test_the_colours_of_cards_are_those_of_the_browser() -> None:
    root = Path(ostraka.__file__).parents[2]
    browser = (root / "web" / "src" / "games" / "pyramids" / "colours.css").read_text("utf-8")
    page = (files("ostraka.games.pyramids.press") / "cards.typ").read_text("utf-8")
    line = next(line for line in page.splitlines() if line.startswith("#let card-colours"))
    printed_colours = dict(re.findall(r"(\w+): rgb\(\"(#[0-9a-f]{6})\"\)", line))
    by_day = browser.partition("@media")[0]
    assert printed_colours == dict(re.findall(r"--card-(\w+): (#[0-9a-f]{6});", by_day))
    assert set(printed_colours) == set(COLOURS)
