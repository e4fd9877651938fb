"""What Pyramids looks like in the terminal, how it is typed, and what its previews say."""

import re

import pytest
from rich.console import Console, RenderableType

from cli.scripts import type_a_game
from ostraka.bots import find_bot
from ostraka.cli.errors import CommandError, TooSmall
from ostraka.cli.game import face_of
from ostraka.cli.play.scores import verdict
from ostraka.cli.play.seating import seat_players
from ostraka.cli.play.typed import Draft
from ostraka.core.errors import IllegalMove
from ostraka.games.pyramids.rules.snapshot import Seat
from ostraka.games.pyramids.terminal.face import seen
from ostraka.games.pyramids.terminal.typed_moves import continuations, is_whole, read
from ostraka.table.new import new
from ostraka.table.table import Table
from ostraka.table.view import View
from ostraka.text.numbers import sign_of
from staging.pyramids import explored, stage

FACE = face_of("pyramids")
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
        ("b1 c1", "Name the chamber before the cells: 3 or 40."),
        ("1 mark 3 c1", "You can only play for yourself. For example: mark 3 c1"),
        ("mark", "Name the chamber and its cells. For example: mark 3 c1"),
        ("mark 40", "Name the cells too. For example: mark 40 b1 c1"),
        ("mark 5", "5 isn’t one of your chambers: name 3 or 40."),
        ("mark 3 40 c1", "Name one chamber, then its cells. For example: mark 3 c1"),
        ("mark 3 deck", "Name one chamber, then its cells."),
        ("keep 3 40", "You can’t keep now: it’s time to mark. For example: mark 3 c1"),
        ("3 over there", "“3 over there” isn’t a move or a command. For example: mark 3 c1"),
    ],
)
def test_unreadable_input_is_refused_with_a_reason(line: str, sentence: str) -> None:
    with pytest.raises(CommandError, match=sentence):
        read(line, 0, MARKS)


@pytest.mark.parametrize("line", ["keep", "keep 3", "3", "3 c1", "keep deck 3"])
def test_a_hand_is_kept_by_two_numbers(line: str) -> None:
    with pytest.raises(CommandError, match=r"Name the two cards\. For example: keep 3 40"):
        read(line, 0, [("keep", "3", "40"), ("keep", "3", "41")])


@pytest.mark.parametrize("line", ["take", "take 6 11", "a1"])
def test_one_card_is_taken(line: str) -> None:
    with pytest.raises(CommandError, match=r"Name one card from the offer, or the deck\. For example: take"):
        read(line, 0, TAKES)


def test_a_number_is_read_as_the_record_writes_it() -> None:
    assert read("take 011", 0, TAKES) == "0 take 11"
    with pytest.raises(CommandError, match="There’s no such card"):
        read("take 123456", 0, TAKES)


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


LONG = "Hatshepsut who has a very long name"


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("width", "height"), [(50, 14), (60, 14), (80, 19), (100, 30), (140, 45)])
def test_a_screen_keeps_to_its_room_and_draws_ones_chambers_whole(
    seats: int, width: int, height: int
) -> None:
    seating = seat_players(seats, str(seats), None, ",".join([LONG] * seats))
    for turns in (0, 12 * seats, 26 * seats):
        table = type_a_game(seating, 8, turns=turns)[1]
        for seat in table.waiting:
            view = table.view(seat)
            lines = drawn(FACE.screen(Draft(table, seat), width, height), width)
            assert len(lines) <= height
            assert max(map(len, lines)) <= width
            assert all(heading in "\n".join(lines) for heading in headings_of_own_chambers(view))
            assert not seen(view).flipped or "mirror it" in "\n".join(lines)


def headings_of_own_chambers(view: View) -> list[str]:
    shown = seen(view)
    mine = shown.seats[view.seat or 0]
    return [f"{chamber.card} {shown.components.card(chamber.card).colour}" for chamber in mine.chambers]


def test_the_least_important_part_is_left_out_first() -> None:
    table = type_a_game(seat_players(4, "4", None, None), 8, turns=20)[1]
    draft = Draft(table, min(table.waiting))
    rich = "\n".join(drawn(FACE.screen(draft, 140, 60), 140))
    assert "Score card" in rich
    assert "next −" in rich
    with_legend = "\n".join(drawn(FACE.screen(draft, 80, 19), 80))
    without = "\n".join(drawn(FACE.screen(draft, 80, 18), 80))
    alone = " ".join(" ".join(drawn(FACE.screen(draft, 80, 13), 80)).split())
    assert ("E entrance" in with_legend, "3 Player 3" in with_legend) == (True, True)
    assert ("E entrance" in without, "3 Player 3" in without) == (False, True)
    assert ("3 Player 3" in alone, "(all: the others)" in alone) == (False, True)


def test_the_last_card_is_shown_while_it_lasts() -> None:
    table = type_a_game(seat_players(2, "2", None, None), 8)[1]
    flips = [ply for ply, move in enumerate(table.moves, 1) if move.kind == "flip"]
    for ply, last in ((flips[-2], False), (flips[-1], True)):
        before = table.at(ply)
        for width, height in ((50, 14), (80, 19), (140, 45)):
            headline = " ".join(drawn(FACE.screen(Draft(before, 0), width, height), width)[:2])
            assert ("This is the last card of the game!" in headline) == last


def test_a_terminal_too_small_for_a_decision_gets_the_size_it_needs() -> None:
    table = type_a_game(seat_players(2, "2", None, None), 8, turns=10)[1]
    draft = Draft(table, min(table.waiting))
    with pytest.raises(TooSmall) as least:
        FACE.screen(draft, 20, 5)
    drawn(FACE.screen(draft, least.value.width, 2 * least.value.height), least.value.width)


@pytest.mark.parametrize("seed", range(3))
def test_an_objection_speaks_to_the_player(seed: int) -> None:
    table = type_a_game(seat_players(2, "2", None, None), seed, turns=4)[1]
    seat = min(table.waiting)
    shown = seen(table.view(seat))
    chambers = [chamber.card for chamber in shown.seats[seat].chambers]
    foreign = next(card.number for card in shown.components.cards if card.number not in chambers)
    with pytest.raises(IllegalMove) as refused:
        table.play(f"{seat} mark {foreign} a1")
    sentence = FACE.objection(refused.value, Draft(table, seat))
    assert sentence == f"That isn’t one of your chambers. Your chambers: {chambers[0]}, {chambers[1]}."


def test_the_help_can_be_read_in_a_narrow_terminal() -> None:
    lines = drawn(FACE.help(), 60)
    assert max(map(len, lines)) <= 60
    text = " ".join(" ".join(lines).split())
    assert "leaves without saving the game" in text
    assert "I2 I3 L3 O4 T4 L4 [][] [][][] [] [][] [][][] [][][]" in text


def test_drafted_marks_are_drawn_apart_from_confirmed_ones() -> None:
    table = type_a_game(seat_players(2, "2", None, None), 8, turns=10)[1]
    seat = min(table.waiting)
    draft = Draft(table, seat)
    move = str(table.legal(seat)[-1])
    before = "\n".join(drawn(FACE.screen(draft, 80, 24), 80))
    draft.play(move)
    after = "\n".join(drawn(FACE.screen(draft, 80, 24), 80))
    assert "*" not in before
    assert "@ marked * new" in after
    assert after.count("*") == len(move.split()[3:]) + 1


def test_a_draft_shows_its_gains_and_nothing_of_chance() -> None:
    for seed in range(6):
        table = new("pyramids", 2, seed=seed)
        chooser = find_bot("random", seed=seed)
        while not table.over:
            seat = min(table.waiting)
            _check_preview(table, seat, str(chooser.choose(table.view(seat))))


def _check_preview(table: Table, seat: int, move: str) -> None:
    draft = Draft(table, seat)
    draft.play(move)
    sentence = FACE.preview(draft)
    before = seen(table.view(seat)).seats[seat]
    tombs, bonuses = sentence.count("explores pyramid"), re.findall(r"claims the (\d+)-point", sentence)
    flips = len(table.moves)
    table.play(move)
    after = seen(table.view(seat)).seats[seat]
    made = [str(made) for made in table.moves[flips + 1 :]]
    assert not any(part.split()[-1] in sentence for part in made if part.startswith(("draw", "flip")))
    if " mark " in move and not after.crosses and table.waiting - {seat}:
        points = _own_points(after) - _own_points(before) + 10 * tombs + sum(map(int, bonuses))
        assert re.search(rf"\{sign_of(points)}{abs(points)} points?\.$", sentence) or (
            points == 0 and "points" not in sentence.replace("no points", "")
        )


def _own_points(seat: Seat) -> int:
    return sum(seat.points[source] for source in ("torches", "gems", "skulls"))


def verdict_of(points: list[int], lowest: list[object], winners: list[int]) -> str:
    names = ["Ann", "Ben", "Cy"][: len(points)]
    by_source = [{"torches": total} for total in points]
    return verdict("pyramids", by_source, names, winners, lowest, FACE.tie_clause)


def test_P31_the_lowest_explored_number_decides_a_tie() -> None:
    assert FACE.tie_values(explored(stage(), [12, 9])) == [9, "-"]


def test_P31_the_verdict_explains_a_tie() -> None:
    assert verdict_of([30, 30, 10], [9, 4, 1], [1]) == (
        "Tied on points: the lowest-numbered explored pyramid wins. Ann: 9, Ben: 4 (P31)."
        " Ben wins (30 points)."
    )


def test_PR8_the_verdict_tells_of_a_shared_win() -> None:
    assert verdict_of([5, 5], ["-", "-"], [0, 1]) == (
        "Tied on points, with no pyramid explored: the win is shared. Ann and Ben share the win (5 points)."
    )
