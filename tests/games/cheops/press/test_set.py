"""The building sheets of Cheops on paper: all of them, their colours without colour, and the dice."""

import itertools
import re
from collections import Counter
from importlib.resources import files
from pathlib import Path

import msgspec
import numpy as np
import pytest

import ostraka
from ostraka.games.cheops.rules import sheets_file
from ostraka.games.cheops.rules.components import COLOURS
from ostraka.games.cheops.rules.scoring import RELIEF_POINTS
from ostraka.press import Order, press
from paper import Box, Grey, Page, pages, printed

SHEETS, DICE = slice(3, 6), 6
STONE = 12.0
GROUND = 92.5  # where the buildings stand, from the upper edge of a sheet


def stone_on(sheet: Box, name: str) -> Box:
    """Where a stone of the pyramid or of the relief lies, without its border."""
    if name[0] == "p":
        level, place = (int(number) - 1 for number in name[1:].split("."))
        x, y = 6 + level * STONE / 2 + place * STONE, GROUND - (level + 1) * STONE
    else:
        x, y = (
            6 + 9 * STONE + 20.5 + "abcd".index(name[0]) * STONE,
            GROUND - 6 * STONE + (int(name[1]) - 1) * STONE,
        )
    return Box(sheet.x + x + 1, sheet.y + y + 1, STONE - 2, STONE - 2)


def plain_stones() -> list[tuple[str, str]]:
    """Stones of the pyramid and the relief without a symbol, of all sheets: letter and name."""
    return [
        (sheet.letter, name)
        for sheet in sheets_file.standard().sheets
        for name in sheet.colours()
        if name[0] in "pabcd" and name != "cap" and name not in sheet.symbol_on()
    ]


def shown(pages: list[Page]) -> dict[str, tuple[Page, Box]]:
    """The page and the place of every sheet, by its letter."""
    places = [(page, sheet) for page in pages[SHEETS] for sheet in page.sheets]
    return {page.text_in(Box(sheet.x, sheet.y, 60, 14)).split()[1]: (page, sheet) for page, sheet in places}


@pytest.fixture(scope="module")
def glyphs() -> dict[str, Grey]:
    """What the stones of each colour look like, from the first of them on sheet A."""
    page, place = shown(printed("cheops"))["A"]
    colours = sheets_file.standard().sheet("A").colours()
    greys: dict[str, Grey] = {}
    for letter, name in plain_stones():
        if letter == "A" and colours[name] not in greys:
            greys[colours[name]] = page.crop(stone_on(place, name))
    return greys


def test_C2_every_sheet_is_there_once() -> None:
    assert list(shown(printed("cheops"))) == list("ABCDEF")


def test_every_stone_has_its_colour(glyphs: dict[str, Grey]) -> None:
    places = shown(printed("cheops"))
    for letter, name in plain_stones():
        page, place = places[letter]
        seen = page.crop(stone_on(place, name))
        nearest = min(glyphs, key=lambda colour: apart(glyphs[colour], seen))
        assert nearest == sheets_file.standard().sheet(letter).colours()[name], (letter, name)


def apart(one: Grey, other: Grey) -> float:
    """How different two pictures are, each may lie a dot aside."""
    height, width = (min(one.shape[axis], other.shape[axis]) - 2 for axis in (0, 1))
    inner = one[1 : 1 + height, 1 : 1 + width].astype(int)
    return min(
        float(np.abs(inner - other[y : y + height, x : x + width]).mean()) for y in range(3) for x in range(3)
    )


def test_in_black_and_white_colours_differ_by_their_form(glyphs: dict[str, Grey]) -> None:
    assert set(glyphs) == set(COLOURS)
    for one, other in itertools.combinations(glyphs.values(), 2):
        assert (middle(one) ^ middle(other)).sum() > 0.3 * (middle(one) | middle(other)).sum()
    for stone in glyphs.values():
        dark, light = (float(np.percentile(stone, part)) / 255 for part in (2, 90))
        assert (light**2.2 + 0.05) / (dark**2.2 + 0.05) > 3


def middle(stone: Grey) -> "np.typing.NDArray[np.bool_]":
    """Where the glyph of a stone is dark, against its own ground."""
    inner = stone[8:42, 8:42]
    return inner < (int(inner.min()) + int(inner.max())) / 2


def test_C22_to_C25_a_sheet_shows_its_points() -> None:
    page, sheet = shown(printed("cheops"))["D"]
    said = Counter(page.text_in(sheet).split())
    points = sheets_file.standard().points
    assert not Counter(map(str, (*points.pyramid, *points.arch, *RELIEF_POINTS[2:]))) - said
    assert "Bonuses = 3" in page.text_in(sheet)
    assert "Jokers = 2" in page.text_in(sheet)


def test_C5_the_third_joker_and_later_ones_say_for_how_many_players_they_are() -> None:
    page, sheet = shown(printed("cheops"))["A"]
    assert "3+ 4+ 5+" in page.text_in(sheet)


def test_C1_four_dice_can_be_folded_or_numbers_stand_for_colours() -> None:
    page = printed("cheops")[DICE]
    assert "4 colour dice to fold" in page.text
    assert "the number stands for the colour: 1 2 3 4 5 6" in page.text
    # the longest cut edges of each net, of two arms: six faces of 20 mm
    dark = page.grey < 90
    assert (dark.sum(axis=1) > 4 * 20 * 5 * 0.9).sum() >= 4


def test_some_sheets_are_enough_for_as_many_people() -> None:
    whole = sheets_file.standard()
    two = msgspec.structs.replace(whole, sheets=(whole.sheet("B"), whole.sheet("E")))
    printed_pages = pages(press(Order("cheops", two)).pdf)
    assert len(printed_pages) == 5
    assert "This set is enough for up to 2 players." in printed_pages[0].text
    assert "2 building sheets: B, E" in printed_pages[0].text
    assert "enough" not in printed("cheops")[0].text


def test_the_colours_of_stones_are_those_of_the_browser() -> None:
    root = Path(ostraka.__file__).parents[2]
    browser = (root / "web" / "src" / "games" / "cheops" / "Stone.svelte").read_text("utf-8")
    page = (files("ostraka.games.cheops.press") / "stones.typ").read_text("utf-8")
    printed_colours = dict(re.findall(r"^  (\w+): rgb\(\"(#[0-9a-f]{6})\"\)", page, re.MULTILINE))
    assert printed_colours == dict(re.findall(r"\.(\w+) \{ --colour: (#[0-9a-f]{6});", browser))
    assert set(printed_colours) == set(COLOURS)
