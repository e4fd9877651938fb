"""No sheet of the standard block is better than another: the dice treat all colours alike, and the sheets
differ by nothing but which colour is which."""

import random
from itertools import permutations

import msgspec
import pytest

import ostraka
from ostraka.core.jit import COMPILED
from ostraka.games.cheops.rules import Components, sheets_file
from ostraka.games.cheops.rules.components import COLOURS, Arch, Colour, Sheet
from ostraka.games.cheops.rules.setup import Setup
from ostraka.table.table import Table
from sheets import eager

BLOCK = sheets_file.standard()
PAIRS = list(permutations(range(len(BLOCK.sheets)), 2))
LETTERS = [BLOCK.sheets[one].letter + BLOCK.sheets[other].letter for one, other in PAIRS]

Painting = dict[Colour, Colour]


def painting(one: Sheet, other: Sheet) -> Painting:
    """Which colour of the one sheet stands where on the other; every stone and quarry place must agree."""
    here = [*one.colours().values(), *one.quarry]
    there = [*other.colours().values(), *other.quarry]
    exchange = dict(zip(here, there, strict=True))
    assert [exchange[colour] for colour in here] == there
    return exchange


def painted(sheet: Sheet, new: Painting) -> Sheet:
    """A sheet with its colours exchanged."""

    def row(colours: tuple[Colour, ...]) -> tuple[Colour, ...]:
        return tuple(new[colour] for colour in colours)

    return msgspec.structs.replace(
        sheet,
        pyramid=tuple(map(row, sheet.pyramid)),
        arch=Arch(left=row(sheet.arch.left), right=row(sheet.arch.right), cap=new[sheet.arch.cap]),
        relief=tuple(map(row, sheet.relief)),
        quarry=row(sheet.quarry),
    )


def test_there_are_six_sheets_one_for_every_player_and_one_more() -> None:
    assert [sheet.letter for sheet in BLOCK.sheets] == list("ABCDEF")


def test_all_sheets_have_the_same_symbols_on_the_same_stones() -> None:
    assert all(sheet.symbols == BLOCK.sheets[0].symbols for sheet in BLOCK.sheets)


@pytest.mark.parametrize(("one", "other"), PAIRS, ids=LETTERS)
def test_any_two_sheets_differ_by_a_permutation_of_the_colours(one: int, other: int) -> None:
    new = painting(BLOCK.sheets[one], BLOCK.sheets[other])
    assert sorted(new) == sorted(new.values()) == sorted(COLOURS)
    renamed = msgspec.structs.replace(painted(BLOCK.sheets[one], new), letter=BLOCK.sheets[other].letter)
    assert renamed == BLOCK.sheets[other]


@pytest.mark.parametrize(("one", "other"), PAIRS, ids=LETTERS)
def test_any_two_sheets_differ_on_every_stone(one: int, other: int) -> None:
    assert all(old != new for old, new in painting(BLOCK.sheets[one], BLOCK.sheets[other]).items())
    here, there = BLOCK.sheets[one].colours(), BLOCK.sheets[other].colours()
    assert [stone for stone in here if here[stone] == there[stone]] == []


def test_every_stone_has_every_colour_on_one_of_the_sheets() -> None:
    for stone in BLOCK.sheets[0].colours():
        assert {sheet.colours()[stone] for sheet in BLOCK.sheets} == set(COLOURS)


def legal_texts(table: Table) -> list[list[str]]:
    return [sorted(map(str, table.legal(seat))) for seat in range(table.seats)]


@pytest.mark.parametrize(("one", "other"), PAIRS if COMPILED else PAIRS[:4])
def test_a_whole_game_is_the_same_game_on_another_sheet(one: int, other: int) -> None:
    """Seat 0 has the one sheet, in the mirrored game the other; all else is repainted alike."""
    seed = 10 * one + other
    choose = random.Random(seed)
    new = painting(BLOCK.sheets[one], BLOCK.sheets[other])
    mirrored = Components(tuple(painted(sheet, new) for sheet in BLOCK.sheets), BLOCK.points)
    assert mirrored.sheets[one].colours() == BLOCK.sheets[other].colours()
    seats = choose.randint(2, 5)
    rest = [sheet.letter for sheet in BLOCK.sheets if sheet is not BLOCK.sheets[one]]
    letters = (BLOCK.sheets[one].letter, *choose.sample(rest, seats - 1))
    setup = Setup(sheets=letters, first=choose.randrange(seats))
    here, there = (
        Table("cheops", seats, setup=setup),
        Table("cheops", seats, components=mirrored, setup=setup),
    )
    while not here.over:
        assert legal_texts(here) == legal_texts(there)
        assert here.breakdown == there.breakdown
        if here.chance_due:
            dice = [choose.choice(COLOURS) for _ in range(3 if seats == 2 else 4)]
            here.play("roll " + " ".join(dice))
            there.play("roll " + " ".join(new[colour] for colour in dice))
        else:
            (seat,) = here.waiting
            move = str(eager(choose, here, seat))
            here.play(move)
            there.play(move)
    assert there.over
    assert (here.scores, here.winners) == (there.scores, there.winners)


def test_a_whole_game_on_the_standard_sheets_is_one_on_other_standard_sheets() -> None:
    """The repainted block is the block again, in another order: nobody's neighbours matter either."""
    for one, other in PAIRS:
        new = painting(BLOCK.sheets[one], BLOCK.sheets[other])
        looks = [list(painted(sheet, new).colours().values()) for sheet in BLOCK.sheets]
        assert sorted(looks) == sorted(list(sheet.colours().values()) for sheet in BLOCK.sheets)


def test_the_standard_block_is_the_one_that_tables_have() -> None:
    assert ostraka.new("cheops", seed=1).components == BLOCK
