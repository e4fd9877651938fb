"""What Cheops looks like in the terminal, how it is typed, and what it foretells."""

import re

import pytest
from rich.console import Console, RenderableType

from cli.scripts import type_a_game
from ostraka.bots import find_bot
from ostraka.cli.errors import CommandError, TooSmall
from ostraka.cli.play.seating import seat_players
from ostraka.cli.play.typed_turn import Draft
from ostraka.core.errors import IllegalMove
from ostraka.games.cheops.rules.notation import parse
from ostraka.games.cheops.rules.snapshot import Seat
from ostraka.games.cheops.terminal.drawing import FENCES
from ostraka.games.cheops.terminal.face import Cheops, seen
from ostraka.games.cheops.terminal.result import verdict
from ostraka.games.cheops.terminal.typed_moves import continuations, is_whole, read, short
from ostraka.table.new import new
from ostraka.table.position import parse as parse_position
from ostraka.table.table import Table
from ostraka.table.view import View
from sheets import old_block
from staging.positions import having

LEGAL = [
    ("lay", "p1.1=die"),
    ("lay", "p1.3=quarry:4"),
    ("lay", "p1.3=quarry:9"),
    ("lay", "p1.3=joker"),
    ("lay", "l2=joker"),
    ("lay", "a1=die", "b1=die"),
    ("lay", "a1=die", "a2=quarry:4"),
    ("lay", "a1=die", "a2=joker"),
    ("done",),
]
ONE_COLOUR = [("lay", "c1=die", "d1=quarry:4"), ("lay", "c1=die", "d1=joker"), ("done",)]


# --- typing


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("lay p1.1=die", "0 lay p1.1=die"),
        ("0 lay p1.1=die", "0 lay p1.1=die"),
        ("p1.1", "0 lay p1.1=die"),
        ("P11", "0 lay p1.1=die"),
        ("l p1.1", "0 lay p1.1=die"),
        ("p1.1 d", "0 lay p1.1=die"),
        ("l2", "0 lay l2=joker"),
        ("p1.3 quarry:4", "0 lay p1.3=quarry:4"),
        ("p1.3=q4", "0 lay p1.3=quarry:4"),
        ("p1.3 q 9", "0 lay p1.3=quarry:9"),
        ("p1.3 quarry 9", "0 lay p1.3=quarry:9"),
        ("p1.3 j", "0 lay p1.3=joker"),
        ("p1.3 joker", "0 lay p1.3=joker"),
        ("a1 b1", "0 lay a1=die b1=die"),
        ("b1, a1", "0 lay a1=die b1=die"),
        ("a1 a2 q", "0 lay a1=die a2=quarry:4"),
        ("a2 j a1", "0 lay a1=die a2=joker"),
        ("lay a1=die a2=joker", "0 lay a1=die a2=joker"),
        ("done", "0 done"),
        ("d", "0 done"),
        ("pass", "0 done"),
        ("p2.2", "0 lay p2.2=die"),
        ("p9.9", "0 lay p9.9=die"),
        ("l2 q7", "0 lay l2=quarry:7"),
        ("p1.1 q", "0 lay p1.1=quarry:1"),
    ],
)
def test_a_stone_is_read_in_many_forms(line: str, move: str) -> None:
    assert read(line, 0, LEGAL) == move


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("p1.3", "that can be paid in 3 ways; say which: p1.3 q4, p1.3 q9 or p1.3 j"),
        ("p1.3 q", "that can be paid in 2 ways; say which: p1.3 q4 or p1.3 q9"),
        ("a1 a2", "that can be paid in 2 ways; say which: a1 a2 q4 or a1 a2 j"),
        ("l2 q", r"no stone of your quarry can pay for that \(C12, C13\); what can be typed: l2"),
        ("1 lay p1.1", "you play for yourself only, for example: p1.1"),
        ("lay", "name the stone, for example: p1.1"),
        ("dance", "'dance' is no move and no command; for example: p1.1"),
        ("p1.1 dance", "'p1.1 dance' is no move and no command"),
        ("die p1.1", "'die p1.1' is no move and no command"),
        ("done p1.1", "'done p1.1' is no move and no command"),
        ("p1.1 j j", "'p1.1 j j' is no move and no command"),
        ("p", "'p' is no move and no command"),
    ],
)
def test_what_cannot_be_read_is_told(line: str, sentence: str) -> None:
    with pytest.raises(CommandError, match=sentence):
        read(line, 0, LEGAL)


def test_many_ways_are_told_in_part() -> None:
    legal = [("lay", f"p1.3=quarry:{place}") for place in range(1, 7)]
    with pytest.raises(CommandError, match=r"in 6 ways; say which: .*p1\.3 q4 or 2 more"):
        read("p1.3", 0, legal)


def test_of_two_stones_of_one_colour_either_can_have_the_die() -> None:
    assert read("d1 die c1 j", 0, ONE_COLOUR) == "0 lay c1=joker d1=die"
    assert read("c1 j d1", 0, ONE_COLOUR) == "0 lay c1=joker d1=die"


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("", ["done", "p1.1", "p1.3", "l2", "a1", "b1", "a2"]),
        ("p1.1 ", []),
        ("p1.3 ", ["quarry:4", "quarry:9", "joker"]),
        ("a1 ", ["b1", "a2"]),
        ("a1 a2 ", ["quarry:4", "joker"]),
        ("a1 a2 j ", []),
        ("lay ", ["p1.1=die", "p1.3=quarry:4", "p1.3=quarry:9", "p1.3=joker", "l2=joker", "a1=die"]),
        ("lay a1=die ", ["b1=die", "a2=quarry:4", "a2=joker"]),
        ("done ", []),
        ("dance ", []),
    ],
)
def test_only_legal_words_are_offered(line: str, words: list[str]) -> None:
    found = continuations(line, LEGAL)
    assert found[: len(words)] == words
    assert len(found) == len(words) or line == "lay "


def test_a_whole_move_is_known_in_any_form() -> None:
    assert all(is_whole(line, 0, LEGAL) for line in ("p1.1", "b1 a1", "p1.3 q4", "done", "lay l2=joker"))
    assert not any(is_whole(line, 0, LEGAL) for line in ("", "p1.3", "a1", "p2.2", "dance"))


@pytest.mark.parametrize("seed", range(3))
def test_every_legal_move_can_be_typed_in_short_and_in_full(seed: int) -> None:
    table = type_a_game(seat_players(3, "3", None, None), seed, turns=20, game="cheops")[1]
    [seat] = table.waiting
    legal = Draft(table, seat).legal
    for move in legal:
        assert read(short(move, legal), seat, legal) == " ".join((str(seat), *move))
        assert is_whole(" ".join(move), seat, legal)


# --- the screen


def drawn(picture: RenderableType, width: int) -> list[str]:
    console = Console(width=width, highlight=False)
    with console.capture() as capture:
        console.print(picture)
    return capture.get().splitlines()


def screen(view: View, width: int, height: int) -> list[str]:
    return drawn(Cheops().screen(view, view, [], width, height), width)


LONG = "Hatshepsut who has a very long name"
ROOMS = [(60, 12), (60, 15), (76, 17), (80, 19), (100, 29), (140, 45), (60, 60), (200, 80)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_screen_keeps_to_its_room_through_a_whole_game(seats: int) -> None:
    table = new("cheops", seats, seed=seats, names=[LONG] * seats)
    players = [find_bot("scribe"), find_bot("random", seed=seats)]
    drawings = 0
    while not table.over:
        [seat] = table.waiting
        view = table.view(seat)
        if table.ply % 3 == 0:
            width, height = ROOMS[drawings % len(ROOMS)]  # each in its turn
            lines = screen(view, width, height)
            assert len(lines) <= height
            assert max(map(len, lines)) <= width
            check_own_sheet(view, "\n".join(lines))
            drawings += 1
        table.play(players[table.ply % 5 == 0].choose(view))
    assert drawings > 2 * len(ROOMS)


def check_own_sheet(view: View, text: str) -> None:
    """Every stone of the seat stands in its place, with how it can be built."""
    shown = seen(view)
    assert f"play {shown.plays} " in text.lower()
    mine = shown.seats[view.seat or 0]
    colours = shown.components.sheet(mine.sheet).colours()
    payments: dict[str, set[str]] = {}
    for move in map(parse, map(str, view.legal)):
        for stone, how in zip(move.stones, move.payments, strict=True):
            payments.setdefault(stone, set()).add(how.split(":")[0])
    for level in range(1, 7):
        own = next(line for line in text.splitlines() if line.startswith(f"p{level} "))
        for number in range(1, 8 - level):
            name = f"p{level}.{number}"
            letter = colours[name][0]
            left = FENCES[min(payments[name], key=[*FENCES].index)][0] if name in payments else " "
            built = name in mine.marked
            assert (f"@{number}{letter.upper()}" if built else f"{left}{number}{letter}") in own[2:]
    assert " 1  2  3  4  5  6  7  8  9 10 11 12" in text


@pytest.mark.parametrize("seats", [2, 5])
def test_all_sheets_are_shown_as_wide_as_there_is_room(seats: int) -> None:
    table = type_a_game(seat_players(seats, str(seats), None, None), 8, turns=30, game="cheops")[1]
    for width in (60, 80, 100, 140, 200):
        lines = drawn(Cheops().everybody(table.view(0), width), width)
        assert max(map(len, lines)) <= width
        for seat in range(seats):
            assert any(f"{seat} Player {seat}: {table.scores[seat]} point" in line for line in lines)


def test_what_is_needed_least_is_left_out_first() -> None:
    table = type_a_game(seat_players(4, "4", None, None), 8, turns=20, game="cheops")[1]
    [seat] = table.waiting
    other = (seat + 1) % 4
    view = table.view(seat)
    rich = "\n".join(screen(view, 140, 60))
    assert f"{other} Player {other}: " in rich
    assert rich.count("p6 ") == 4
    assert "Bonuses 3 each" in rich
    usual = "\n".join(screen(view, 80, 19))
    assert usual.count("p6 ") == 1
    assert "a die pays" in usual
    assert f"{other} Player {other}: " in usual
    narrow = "\n".join(screen(view, 60, 15))
    assert "Others (all): " in narrow
    assert "pyramid" in narrow
    least = "\n".join(screen(view, 60, 12))
    assert f"{other} Player" not in least
    assert "Quarry" in least


def test_a_terminal_without_room_for_a_decision_is_told_how_much_it_needs() -> None:
    table = type_a_game(seat_players(2, "2", None, None), 8, turns=10, game="cheops")[1]
    view = table.view(min(table.waiting))
    with pytest.raises(TooSmall) as least:
        Cheops().screen(view, view, [], 20, 5)
    assert least.value.width <= Cheops.smallest[0]
    screen(view, least.value.width, 2 * least.value.height)


def stage(*moves: str, seats: int = 2) -> Table:
    """Seat 0 has sheet A of the old block, seat 1 sheet B, and so on; seat 0 starts.

    Of sheet A the bottom row of the pyramid is green, red, blue, yellow, pink, orange; the columns begin
    with green and pink; the relief is `y o g p`, `b p y r`, `o r b g`; the quarry `o g r y p b r y g p o b`.
    """
    table = Table("cheops", seats, components=old_block())
    for move in moves:
        table.play(move)
    return table


def test_the_dice_and_what_is_blocked_stand_with_their_colours() -> None:
    table = stage("roll red red blue", "0 lay p1.2=die", "0 done")
    lines = screen(table.view(1), 80, 19)
    assert lines[0] == "Cheops: play 1   active: 0 Seat 0   builds now: 1 Seat 1"
    assert " ".join(lines[1].split()) == "Dice: b blue r red blocked (on the sheet of Seat 0): r red"


def test_every_way_of_paying_looks_different() -> None:
    table = stage(
        "roll green red blue", "0 lay p1.1=die", "0 lay p1.4=quarry:8", "1 done", "roll red red red"
    )
    table.play("1 done")
    lines = screen(table.view(0), 80, 19)
    [bottom] = [line for line in lines if line.startswith("p1 ")]
    assert bottom.startswith("p1 @1G@ [2r] (3b) @4Y@ (5p) (6o) ")
    [arch] = [line[38:] for line in lines if "r1 " in line]
    assert arch.startswith("l1 (g) (p) r1")
    [stones] = [line for line in lines if "x struck" in line]
    assert stones[8:44] == " -  -  -  -  -  -  -  x (g)(p)(o)(b)"
    table = having(table, 0, "A:p1.14,a23", struck="8,12")
    [bottom] = [line for line in screen(table.view(0), 80, 19) if line.startswith("p1 ")]
    assert bottom.startswith("p1 @1G@ [2r] <3b> @4Y@ <5p> <6o> ")


def test_drafted_stones_are_drawn_apart_from_confirmed_ones() -> None:
    table = stage("roll green red blue")
    draft = Draft(table, 0)
    draft.play("0 lay p1.1=die")
    draft.play("0 lay p1.4=quarry:4")
    lines = drawn(Cheops().screen(draft.before, draft.after, draft.moves, 80, 19), 80)
    assert lines[0].startswith("Cheops: play 1   active: 0 Seat 0")
    assert lines[1].split() == ["Dice:", "b", "blue", "r", "red"]
    text = "\n".join(lines)
    assert "p1 *1G*  2r   3b  *4Y*" in text
    assert " -  -  - *y* p " in text
    assert "*R* new" in text
    assert table.ply == 1


def test_a_bonus_that_another_has_gained_in_this_play_is_marked() -> None:
    table = stage("roll red green blue blue", "0 done", seats=3)
    eye = "A:p1.2345,p2.234,p3.23,p4.2"
    position = parse_position(table.position()).with_seat(0, eye, bonuses="eye", laid=1)
    table = Table.from_position(position.with_table(new="eye"), components=table.components)
    text = "\n".join(screen(table.view(1), 80, 19))
    assert "eye 0/1!" in text
    table = Table.from_position(position, components=table.components)
    assert "eye gone" in "\n".join(screen(table.view(1), 80, 19))
    assert "eye won" in "\n".join(drawn(Cheops().screen(table.view(0), table.view(0), [], 80, 19), 80))


def test_the_help_can_be_read_in_a_narrow_terminal() -> None:
    lines = drawn(Cheops().help(), 60)
    assert max(map(len, lines)) <= 60
    text = " ".join(" ".join(lines).split())
    assert "leaves without keeping the game" in text
    assert "b blue g green o orange p pink r red y yellow" in text
    assert "rules C12" in text


# --- what a draft brings


@pytest.mark.parametrize("seats", [2, 4])
def test_a_draft_tells_what_it_brings(seats: int) -> None:
    told: list[str] = []
    for seed in range(4):
        table = new("cheops", seats, seed=seed)
        players = [find_bot("scribe"), find_bot("random", seed=seed)]
        while not table.over:
            [seat] = table.waiting
            draft = Draft(table, seat)
            while draft.legal:
                draft.play(str(players[table.ply % 4 == 0].choose(draft.after)))
            told.append(Cheops().preview(draft.before, draft.after, draft.moves))
            check_preview(table, draft, told[-1])
    together = "\n".join(told)
    for words in (
        "bonus lotus +3 (others can",
        ", complete",
        "This ends the game",
        "skipped)",
        " spent)",
    ):
        assert words in together, words


def check_preview(table: Table, draft: Draft, told: str) -> None:
    before = table.scores[draft.seat]
    draft.confirm()
    after = seen(table.view(None)).seats[draft.seat]
    ends = len(after.complete) >= 2
    points = table.scores[draft.seat] - before + (3 if ends and "finish" not in after.bonuses else 0)
    assert ends == ("This ends the game after this play (C21)." in told)
    assert told == "You build nothing in this play." or f"points {points:+d}." in told


def test_a_preview_names_every_source() -> None:
    table = stage("roll green red blue")
    draft = Draft(table, 0)
    draft.play("0 lay p1.4=quarry:4")
    draft.play("0 lay p1.5=joker")
    told = Cheops().preview(draft.before, draft.after, draft.moves)
    assert told == (
        "You build p1.4 and p1.5: pyramid +1; quarry -4 (stone 4 struck, 3 skipped); jokers -2 (1 spent);"
        " points -5."
    )


def test_what_is_asked_offers_done() -> None:
    table = stage("roll green red blue")
    face, draft = Cheops(), Draft(table, 0)
    first = face.instruction(draft.after, draft.legal)
    assert first == "Seat 0, lay up to two stones, for example: p1.3; or type done."
    draft.play("0 lay p1.3=die")
    second = face.instruction(draft.after, draft.legal)
    assert re.fullmatch("Seat 0, lay a second stone, for example: .*; or type done.", second)
    assert face.instruction(draft.after, [("done",)]) == "Seat 0, no second stone can be built: type done."


# --- refusals


@pytest.mark.parametrize(
    ("line", "clause", "sentence"),
    [
        ("p2.1", "C9", "p2.1 rests on p1.1 and p1.2: build both first"),
        ("l2", "C10", "a column is built from the bottom up: the next stone of this one is l1"),
        ("cap", "C10", "the capstone comes when both columns of your arch are complete"),
        ("a1", "C8", "of the relief, exactly two stones are laid at once, for example: a1 q4 b1 q1"),
        ("a1 c1", "C8", "the two stones of the relief lie next to each other, edge to edge"),
        ("p1.1 p1.2", "C8", "only stones of the relief are laid two at once; type the others one by one"),
        ("p1.1 q", "C12", "a green die lies in the middle, and must be used for p1.1"),
        ("a1 j b1 die", "C12", "no orange die lies in the middle for b1; you can type: a1 q4 b1 q1,"),
        (
            "p1.4 die",
            "C12",
            "no yellow die lies in the middle for p1.4; you can type: p1.4 q4,",
        ),
        ("p1.4 q1", "C12", "stone 1 of your quarry is orange, and p1.4 is yellow"),
        ("a1 q4 b1 q4", "C12", "stone 4 of your quarry is yellow, and b1 is orange"),
        ("p7.1", "C3", "there is no such stone"),
        ("p1.4 q13", "C3", "there is no such quarry stone"),
        ("a1 a1", "C8", "the same stone stands twice"),
        ("a1 b1 c1", "C7", "you lay at most two stones in one play"),
    ],
)
def test_an_objection_speaks_to_the_player(line: str, clause: str, sentence: str) -> None:
    assert objection(stage("roll green red blue"), 0, line) == (clause, sentence)


def objection(table: Table, seat: int, line: str, *drafted: str) -> tuple[str, str]:
    """The clause that a line breaks, and the beginning of what is said about it."""
    draft = Draft(table, seat)
    for move in drafted:
        draft.play(move)
    with pytest.raises(IllegalMove) as refused:
        draft.play(Cheops().read(line, seat, draft.legal))
    told = Cheops().objection(refused.value, draft.after)
    return refused.value.clause, next((known for known in SENTENCES if told.startswith(known)), told)


SENTENCES = (
    "there is no such stone",
    "there is no such quarry stone",
    "you lay at most two stones in one play",
    "no orange die lies in the middle for b1; you can type: a1 q4 b1 q1,",
    "no yellow die lies in the middle for p1.4; you can type: p1.4 q4,",
)


def test_an_objection_knows_the_stones_of_the_draft() -> None:
    table = stage("roll green red blue")
    assert objection(table, 0, "p1.1", "0 lay p1.1=die") == ("C7", "p1.1 is built already")
    assert objection(table, 0, "l1 die", "0 lay p1.1=die") == (
        "C12",
        "no green die lies in the middle for l1; you can type: l1 q2, l1 q9 or l1 j",
    )
    clause, told = objection(table, 0, "a1 q4 b1 q1", "0 lay p1.1=die")
    assert (clause, told) == ("C7", "you lay at most two stones in one play")


def test_an_objection_knows_the_quarry_and_the_jokers() -> None:
    table = stage("roll green red blue", "0 lay p1.4=quarry:8", "0 lay l1=die", "1 done", "roll red red red")
    table.play("1 done")
    assert objection(table, 0, "p1.5 q5") == (
        "C13",
        "you struck stone 8 of your quarry last: only those to its right are left",
    )
    table = having(table, 0, "A:p1.146,l1", jokers=0)
    assert objection(table, 0, "p1.3 j") == ("C5", "you have not enough jokers left for that")
    table = having(table, 0, "A:p1.146,l1,a23", struck="8,12")
    assert objection(table, 0, "p1.3") == (
        "C12",
        "no blue die lies in the middle for p1.3, and neither your quarry nor a joker can pay",
    )
    assert objection(table, 0, "p1.3 q4") == (
        "C12",
        "p1.3 is blue, and your quarry has no blue stone left to strike",
    )


# --- the end


def seat_with(points: int, in_the_pyramid: int) -> Seat:
    sources = {"pyramid": points, "arch": 0, "relief": 0, "bonuses": 0, "quarry": 0, "jokers": 0}
    marked = tuple(f"p1.{k}" for k in range(1, in_the_pyramid + 1))
    return Seat("A", (*marked, "l1", "a1", "a2"), (), (), 0, (), (), 0, sources)


def test_C26_the_verdict_explains_a_tie() -> None:
    seats = [seat_with(30, 2), seat_with(30, 5), seat_with(10, 6)]
    told = verdict(seats, ["Ann", "Ben", "Cy"], [1])
    assert told == (
        "Ann and Ben tie at 30 points. Stones in the pyramid decide (C26): Ann: 2, Ben: 5. Winner: Ben."
    )
    assert verdict(seats[1:], ["Ben", "Cy"], [0]) == "Winner: Ben, with 30 points."


def test_CR7_the_verdict_tells_of_a_shared_win() -> None:
    told = verdict([seat_with(5, 4), seat_with(5, 1), seat_with(5, 4)], ["Ann", "Ben", "Cy"], [0, 2])
    assert told.startswith("Ann, Ben and Cy tie at 5 points.")
    assert told.endswith("Ann: 4, Ben: 1, Cy: 4. Ann and Cy share the win (CR7).")


def test_the_score_sheet_has_every_source_in_the_order_of_the_rules() -> None:
    table = type_a_game(seat_players(3, "0", "random", None), 4, game="cheops")[1]
    text = "\n".join(drawn(Cheops().ending(table), 100))
    places = [text.index(word) for word in ("pyramid,", "arch,", "relief,", "bonuses,", "quarry ", "jokers ")]
    assert places == sorted(places)
    assert "Score sheet (C22 to C25)" in text
    assert all(str(score) in text for score in table.scores)
