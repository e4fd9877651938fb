"""What Pyramids looks like in the terminal, how it is typed, and what it foretells."""

import pytest
from rich.console import Console, RenderableType

from cli.scripts import type_a_game
from ostraka.cli.errors import CommandError
from ostraka.cli.play.draft import Draft
from ostraka.cli.play.seating import seat_players
from ostraka.cli.pyramids.face import Pyramids
from ostraka.cli.pyramids.reading import continuations, is_whole, read
from ostraka.cli.pyramids.sheet import verdict
from ostraka.minds import mind
from ostraka.rules.pyramids.wire import Seat
from ostraka.table.opening import new
from ostraka.table.table import Table

MARKS = [
    ("mark", "3", "c1"),
    ("mark", "3", "c1", "c2"),
    ("mark", "3", "b1", "c1"),
    ("mark", "40", "b1", "c1"),
]
CROSSES = [("cross", "3", "d2"), ("cross", "40", "a1")]
TAKES = [("take", "6"), ("take", "11"), ("take", "deck")]


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("mark 3 c1 c2", "0 mark 3 c1 c2"),
        ("m 3 c1", "0 mark 3 c1"),
        ("3 c1 c2", "0 mark 3 c1 c2"),
        ("3 C1C2", "0 mark 3 c1 c2"),
        ("c2 c1", "0 mark 3 c2 c1"),
        ("0 mark 3 c1 c2", "0 mark 3 c1 c2"),
        ("mark 3 a5", "0 mark 3 a5"),
    ],
)
def test_a_mark_is_read_in_many_forms(line: str, move: str) -> None:
    assert read(line, 0, MARKS) == move


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("b1 c1", "name the chamber before the cells: 3 or 40"),
        ("1 mark 3 c1", "you sit on seat 0"),
        ("mark", "is no move and no command"),
        ("3 over there", "type for example mark 3 c1 c2 b2"),
    ],
)
def test_what_cannot_be_read_is_told(line: str, sentence: str) -> None:
    with pytest.raises(CommandError, match=sentence):
        read(line, 0, MARKS)


def test_crosses_and_takes_need_no_verb() -> None:
    assert read("a1", 1, CROSSES) == "1 cross 40 a1"
    assert read("deck", 1, TAKES) == "1 take deck"
    assert read("t 11", 1, TAKES) == "1 take 11"


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("", ["3", "40"]),
        ("mark ", ["3", "40"]),
        ("mark 3 ", ["b1", "c1", "c2"]),
        ("3 c1 ", ["b1", "c2"]),
        ("3 c1 c2 ", []),
        ("c1 c2", []),
        ("40 ", ["b1", "c1"]),
        ("mark 5 ", []),
    ],
)
def test_only_legal_words_are_offered(line: str, words: list[str]) -> None:
    assert continuations(line, MARKS) == words


def test_cards_to_take_are_offered_in_order() -> None:
    assert continuations("take ", TAKES) == ["6", "11", "deck"]


def test_a_whole_move_is_known_in_any_order() -> None:
    assert is_whole("3 c2 c1", 0, MARKS)
    assert not is_whole("3 c2", 0, MARKS)
    assert not is_whole("", 0, MARKS)


def drawn(picture: RenderableType, width: int) -> list[str]:
    console = Console(width=width, highlight=False)
    with console.capture() as capture:
        console.print(picture)
    return capture.get().splitlines()


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 40), (140, 50)])
def test_a_screen_leaves_room_for_the_prompt(seats: int, width: int, height: int) -> None:
    names = ",".join(["Hatshepsut who has a very long name"] * seats)
    seating = seat_players(seats, str(seats), None, names)
    for turns in (0, 12 * seats, 26 * seats):
        table = type_a_game(seating, 8, turns=turns)[1]
        for seat in table.waiting:
            lines = drawn(Pyramids().screen(table.view(seat), [], width, height), width)
            assert len(lines) <= height - 4
            assert max(map(len, lines)) <= width


def test_the_help_fits_a_small_terminal() -> None:
    lines = Pyramids().help.splitlines()
    assert len(lines) <= 22
    assert max(map(len, lines)) < 80


def test_drafted_marks_are_drawn_apart_from_confirmed_ones() -> None:
    table = type_a_game(seat_players(2, "2", None, None), 8, turns=10)[1]
    seat = min(table.waiting)
    move = str(table.legal(seat)[-1])
    before = "\n".join(drawn(Pyramids().screen(table.view(seat), [], 80, 24), 80))
    after = "\n".join(drawn(Pyramids().screen(table.view(seat), [move], 80, 24), 80))
    assert "*" not in before
    assert after.count("*") == len(move.split()[3:])


def test_a_draft_tells_what_it_brings_and_nothing_of_chance() -> None:
    for seed in range(6):
        table = new("pyramids", 2, seed=seed)
        chooser = mind("random", seed=seed)
        while not table.over:
            seat = min(table.waiting)
            _check_preview(table, seat, str(chooser.choose(table.view(seat))))


def _check_preview(table: Table, seat: int, move: str) -> None:
    face = Pyramids()
    draft = Draft(table, seat, face.goes_on)
    draft.play(move)
    told = face.preview(draft.before, draft.after, draft.moves)
    before = table.view(seat).wire().table.seats[seat]
    flips = len(table.moves)
    table.play(move)
    after = table.view(seat).wire().table.seats[seat]
    made = [str(made) for made in table.moves[flips + 1 :]]
    assert not any(part.split()[-1] in told for part in made if part.startswith(("draw", "flip")))
    if " mark " in move and not after.crosses and table.waiting - {seat}:
        points = _own_points(after) - _own_points(before) + 10 * told.count("the tomb")
        assert f"points {points:+d}." in told or (
            points == 0 and "points" not in told.replace("no points", "")
        )


def _own_points(seat: Seat) -> int:
    return sum(seat.points[source] for source in ("torches", "gems", "skulls"))


def seat_with(points: int, explored: tuple[int, ...]) -> Seat:
    sources = {"torches": points, "bonuses": 0, "gems": 0, "skulls": 0, "pyramids": 0}
    return Seat((), (), explored, 0, 0, (), 0, 0, {}, 0, sources)


def test_P31_the_verdict_explains_a_tie() -> None:
    seats = [seat_with(30, (9, 12)), seat_with(30, (4,)), seat_with(10, (1,))]
    told = verdict(seats, ["Ann", "Ben", "Cy"], [1])
    assert told.startswith("Ann and Ben tie at 30 points.")
    assert told.endswith("decides (P31): Ann: 9, Ben: 4. Winner: Ben.")


def test_PR8_the_verdict_tells_of_a_shared_win() -> None:
    told = verdict([seat_with(5, ()), seat_with(5, ())], ["Ann", "Ben"], [0, 1])
    assert told == "Ann and Ben tie at 5 points without any explored pyramid, and share the win (PR8)."
