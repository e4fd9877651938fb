"""What Cheops looks like in the terminal, how it is typed, and what its previews say."""

import re

import pytest
from rich.console import Console, RenderableType

from cli.scripts import type_a_game
from ostraka.bots import find_bot
from ostraka.bots.playing import play_out
from ostraka.cli.errors import CommandError, TooSmall
from ostraka.cli.game import face_of
from ostraka.cli.play.scores import verdict
from ostraka.cli.play.seating import seat_players
from ostraka.cli.play.typed import Draft
from ostraka.core.errors import IllegalMove
from ostraka.games.cheops.rules.notation import parse
from ostraka.games.cheops.terminal.drawing import FENCES
from ostraka.games.cheops.terminal.face import seen
from ostraka.games.cheops.terminal.typed_moves import continuations, is_whole, read, short
from ostraka.table.new import new
from ostraka.table.position import parse as parse_position
from ostraka.table.table import Table
from ostraka.table.view import View
from ostraka.text.numbers import sign_of
from sheets import old_block
from staging.cheops import stage as staged
from staging.positions import having

FACE = face_of("cheops")
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
        ("p1.3", "This can be paid for in 3 ways; choose: p1.3 q4, p1.3 q9 or p1.3 j"),
        ("p1.3 q", "This can be paid for in 2 ways; choose: p1.3 q4 or p1.3 q9"),
        ("a1 a2", "This can be paid for in 2 ways; choose: a1 a2 q4 or a1 a2 j"),
        ("l2 q", r"No stone in your quarry can pay for that \(C12, C13\)\. You can type: l2"),
        ("1 lay p1.1", "You can only play for yourself. For example: p1.1"),
        ("lay", "Name the stone. For example: p1.1"),
        ("dance", "“dance” isn’t a move or a command. For example: p1.1"),
        ("p1.1 dance", "“p1.1 dance” isn’t a move or a command"),
        ("die p1.1", "“die p1.1” isn’t a move or a command"),
        ("done p1.1", "“done p1.1” isn’t a move or a command"),
        ("p1.1 j j", "“p1.1 j j” isn’t a move or a command"),
        ("p", "“p” isn’t a move or a command"),
    ],
)
def test_unreadable_input_is_refused_with_a_reason(line: str, sentence: str) -> None:
    with pytest.raises(CommandError, match=sentence):
        read(line, 0, LEGAL)


def test_a_long_list_of_payments_is_cut_short() -> None:
    legal = [("lay", f"p1.3=quarry:{place}") for place in range(1, 7)]
    with pytest.raises(CommandError, match=r"in 6 ways; choose: .*p1\.3 q4 or 2 more \(see moves\)"):
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
    offered = continuations(line, LEGAL)
    assert offered[: len(words)] == words
    assert len(offered) == len(words) or line == "lay "


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


def screen(table: Table, seat: int, width: int, height: int) -> list[str]:
    return drawn(FACE.screen(Draft(table, seat), width, height), width)


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
            lines = screen(table, seat, width, height)
            assert len(lines) <= height
            assert max(map(len, lines)) <= width
            check_own_sheet(view, "\n".join(lines))
            drawings += 1
        table.play(players[table.ply % 5 == 0].choose(view))
    assert drawings > 2 * len(ROOMS)


def check_own_sheet(view: View, text: str) -> None:
    """Every stone of the seat stands in its place, with how it can be built."""
    shown = seen(view)
    assert re.search(rf"round {shown.plays}\b", text.lower())
    mine = shown.seats[view.seat or 0]
    colours = shown.components.sheet(mine.sheet).colours()
    payments: dict[str, set[str]] = {}
    for move in map(parse, map(str, view.legal)):
        for stone, how in zip(move.stones, move.payments, strict=True):
            payments.setdefault(stone, set()).add(how.split(":")[0])
    for level in range(1, 7):
        row = next(line for line in text.splitlines() if line.startswith(f"p{level} "))
        for number in range(1, 8 - level):
            name = f"p{level}.{number}"
            letter = colours[name][0]
            left = FENCES[min(payments[name], key=[*FENCES].index)][0] if name in payments else " "
            built = name in mine.marked
            assert (f"@{number}{letter.upper()}" if built else f"{left}{number}{letter}") in row[2:]
    assert " 1  2  3  4  5  6  7  8  9 10 11 12" in text


def test_C21_the_last_play_is_shown_while_it_lasts() -> None:
    scribes = [find_bot("scribe", seed=seat) for seat in range(3)]
    table = play_out(new("cheops", 3, seed=1), scribes)
    last_play = next(one for one in table.announcements() if one.key == "last-play")
    assert last_play.args["others"]
    for ply, ends in ((last_play.ply - 1, False), (last_play.ply, True)):
        at = table.at(ply)
        for width, height in ROOMS:
            assert ("the last" in screen(at, min(at.waiting), width, height)[0]) == ends


def test_C2_a_player_sees_the_letter_of_their_sheet() -> None:
    table = new("cheops", 2, seed=1, sheets="CF")
    seat = min(table.waiting)
    letter = f"Sheet {'CF'[seat]}"
    assert all(letter in "\n".join(screen(table, seat, width, height)) for width, height in ROOMS)
    assert all(f"Sheet {one}" in "\n".join(drawn(FACE.everybody(table.view(seat), 100), 100)) for one in "CF")


@pytest.mark.parametrize("seats", [2, 5])
def test_all_sheets_are_shown_as_wide_as_there_is_room(seats: int) -> None:
    table = type_a_game(seat_players(seats, str(seats), None, None), 8, turns=30, game="cheops")[1]
    for width in (60, 80, 100, 140, 200):
        lines = drawn(FACE.everybody(table.view(0), width), width)
        assert max(map(len, lines)) <= width
        for seat in range(seats):
            assert any(f"{seat} Player {seat}: {table.scores[seat]} point" in line for line in lines)


def test_the_least_important_part_is_left_out_first() -> None:
    table = type_a_game(seat_players(4, "4", None, None), 8, turns=20, game="cheops")[1]
    [seat] = table.waiting
    other = (seat + 1) % 4
    rich = "\n".join(screen(table, seat, 140, 60))
    assert f"{other} Player {other}: " in rich
    assert rich.count("p6 ") == 4
    assert "Bonuses 3 each" in rich
    usual = "\n".join(screen(table, seat, 80, 19))
    assert usual.count("p6 ") == 1
    assert "[r] die" in usual
    assert f"{other} Player {other}: " in usual
    narrow = "\n".join(screen(table, seat, 60, 15))
    assert "(all: the others) " in narrow
    assert "Pyramid" in narrow
    least = "\n".join(screen(table, seat, 60, 12))
    assert f"{other} Player" not in least
    assert "Quarry" in least


def test_a_terminal_too_small_for_a_decision_gets_the_size_it_needs() -> None:
    table = type_a_game(seat_players(2, "2", None, None), 8, turns=10, game="cheops")[1]
    seat = min(table.waiting)
    with pytest.raises(TooSmall) as least:
        FACE.screen(Draft(table, seat), 20, 5)
    assert least.value.width <= FACE.smallest[0]
    screen(table, seat, least.value.width, 2 * least.value.height)


def stage(*moves: str, seats: int = 2) -> Table:
    """Seat 0 has sheet A of the old block, seat 1 sheet B, and so on; seat 0 starts.

    Of sheet A the bottom row of the pyramid is green, red, blue, yellow, pink, orange; the columns begin
    with green and pink; the relief is `y o g p`, `b p y r`, `o r b g`; the quarry `o g r y p b r y g p o b`.
    """
    table = Table("cheops", seats, components=old_block())
    for move in moves:
        table.play(move)
    return table


def test_dice_and_blocked_stones_are_shown_with_their_colours() -> None:
    table = stage("roll red red blue", "0 lay p1.2=die", "0 done")
    lines = screen(table, 1, 80, 19)
    assert lines[0] == "Cheops: round 1   active: 0 Seat 0   now building: 1 Seat 1"
    assert " ".join(lines[1].split()) == "Dice: b blue r red taken by Seat 0: r red"


def test_every_way_of_paying_looks_different() -> None:
    table = stage(
        "roll green red blue", "0 lay p1.1=die", "0 lay p1.4=quarry:8", "1 done", "roll red red red"
    )
    table.play("1 done")
    lines = screen(table, 0, 80, 19)
    [bottom] = [line for line in lines if line.startswith("p1 ")]
    assert bottom.startswith("p1 @1G@ [2r] (3b) @4Y@ (5p) (6o) ")
    [arch] = [line[38:] for line in lines if "r1 " in line]
    assert arch.startswith("l1 (g) (p) r1")
    [stones] = [line for line in lines if "x crossed off" in line]
    assert stones[8:44] == " -  -  -  -  -  -  -  x (g)(p)(o)(b)"
    table = having(table, 0, "A:p1.14,a23", struck="8,12")
    [bottom] = [line for line in screen(table, 0, 80, 19) if line.startswith("p1 ")]
    assert bottom.startswith("p1 @1G@ [2r] <3b> @4Y@ <5p> <6o> ")


def test_drafted_stones_are_drawn_apart_from_confirmed_ones() -> None:
    table = stage("roll green red blue")
    draft = Draft(table, 0)
    draft.play("0 lay p1.1=die")
    draft.play("0 lay p1.4=quarry:4")
    lines = drawn(FACE.screen(draft, 80, 19), 80)
    assert lines[0].startswith("Cheops: round 1   active: 0 Seat 0")
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
    assert "eye 0/1!" in "\n".join(screen(table, 1, 80, 19))
    table = Table.from_position(position, components=table.components)
    assert "eye gone" in "\n".join(screen(table, 1, 80, 19))
    assert "eye earned" in "\n".join(screen(table, 0, 80, 19))


def test_the_help_can_be_read_in_a_narrow_terminal() -> None:
    lines = drawn(FACE.help(), 60)
    assert max(map(len, lines)) <= 60
    text = " ".join(" ".join(lines).split())
    assert "leaves without saving the game" in text
    assert "b blue g green o orange p pink r red y yellow" in text
    assert "rules C12" in text


# --- what a draft brings


@pytest.mark.parametrize("seats", [2, 4])
def test_a_draft_shows_its_gains(seats: int) -> None:
    previews: list[str] = []
    for seed in range(4):
        table = new("cheops", seats, seed=seed)
        players = [find_bot("scribe"), find_bot("random", seed=seed)]
        while not table.over:
            [seat] = table.waiting
            draft = Draft(table, seat)
            while draft.legal:
                draft.play(str(players[table.ply % 4 == 0].choose(draft.after)))
            previews.append(FACE.preview(draft))
            check_preview(table, draft, previews[-1])
    together = "\n".join(previews)
    for words in (
        "earns a bonus (lotus): 3 points (others can",
        ", complete",
        "earns the finish bonus: 3 points",
        "The game ends after this round",
        "skipped: ",
        "Jokers −2",
    ):
        assert words in together, words


def check_preview(table: Table, draft: Draft, sentence: str) -> None:
    before = table.scores[draft.seat]
    draft.confirm()
    after = seen(table.view(None)).seats[draft.seat]
    ends = len(after.complete) >= 2
    points = sum(after.points.values()) - before  # the finish bonus counts from now on (C21)
    assert ends == ("The game ends after this round (C21)." in sentence)
    gain = re.search(rf"\{sign_of(points)}{abs(points)} points?\.", sentence)
    assert gain or sentence == "You lay nothing this round."


def test_a_preview_names_every_source() -> None:
    table = stage("roll green red blue")
    draft = Draft(table, 0)
    draft.play("0 lay p1.4=quarry:4")
    draft.play("0 lay p1.5=joker")
    assert FACE.preview(draft) == (
        "You lay p1.4 and p1.5: Pyramid +1; Quarry −4 (crossed off: 4, skipped: 3); Jokers −2; −5 points."
    )


def test_the_question_offers_done() -> None:
    table = stage("roll green red blue")
    draft = Draft(table, 0)
    assert FACE.instruction(draft) == "Lay up to two stones. Or type done. For example: p1.3"
    draft.play("0 lay p1.3=die")
    assert re.fullmatch(r"Lay one more stone\? Or type done\. For example: .*", FACE.instruction(draft))


# --- refusals


@pytest.mark.parametrize(
    ("line", "clause", "sentence"),
    [
        ("p2.1", "C9", "Both stones below it must be laid first. p2.1 rests on p1.1 and p1.2."),
        (
            "l2",
            "C10",
            "A column of the arch must be built from the bottom up. The next stone of this column is l1.",
        ),
        ("cap", "C10", "You can lay the capstone only when both columns are complete."),
        ("a1", "C8", "In the relief you must lay exactly two stones at a time. For example: a1 q4 b1 q1"),
        ("a1 c1", "C8", "The two relief stones must be next to each other."),
        ("p1.1 p1.2", "C8", "Only in the relief are two stones laid at once."),
        ("p1.1 q", "C12", "There’s a die of this colour in the middle, so you have to use it. (p1.1: green)"),
        (
            "a1 j b1 die",
            "C12",
            "There’s no die of this colour in the middle. (b1: orange) You can type: a1 q4 b1 q1,",
        ),
        (
            "p1.4 die",
            "C12",
            "There’s no die of this colour in the middle. (p1.4: yellow) You can type: p1.4 q4,",
        ),
        ("p1.4 q1", "C12", "That quarry stone is a different colour. (quarry stone 1: orange; p1.4: yellow)"),
        ("a1 q4 b1 q4", "C12", "That quarry stone is a different colour. (quarry stone 4: yellow; b1: or"),
        ("p7.1", "C3", "There’s no such stone."),
        ("p1.4 q13", "C3", "There’s no such quarry stone: they are 1 to 12."),
        ("a1 a1", "C8", "You named the same stone twice."),
        ("a1 b1 c1", "C7", "You can lay at most two stones a turn."),
    ],
)
def test_an_objection_helps_the_player(line: str, clause: str, sentence: str) -> None:
    refused, why = objection(stage("roll green red blue"), 0, line)
    assert refused == clause
    assert why.startswith(sentence)


def objection(table: Table, seat: int, line: str, *drafted: str) -> tuple[str, str]:
    """The clause that a line breaks, and what is said about it."""
    draft = Draft(table, seat)
    for move in drafted:
        draft.play(move)
    with pytest.raises(IllegalMove) as refused:
        draft.play(read(line, seat, draft.legal))
    return refused.value.clause, FACE.objection(refused.value, draft)


def test_an_objection_knows_the_stones_of_the_draft() -> None:
    table = stage("roll green red blue")
    assert objection(table, 0, "p1.1", "0 lay p1.1=die") == ("C7", "That stone has already been laid. (p1.1)")
    assert objection(table, 0, "l1 die", "0 lay p1.1=die") == (
        "C12",
        "There’s no die of this colour in the middle. (l1: green) You can type: l1 q2, l1 q9 or l1 j",
    )
    assert objection(table, 0, "a1 q4 b1 q1", "0 lay p1.1=die") == (
        "C7",
        "You can lay at most two stones a turn.",
    )


def test_an_objection_knows_the_quarry_and_the_jokers() -> None:
    table = stage("roll green red blue", "0 lay p1.4=quarry:8", "0 lay l1=die", "1 done", "roll red red red")
    table.play("1 done")
    assert objection(table, 0, "p1.5 q5") == (
        "C13",
        "Quarry stones must be crossed off from left to right. The last one crossed off is stone 8.",
    )
    table = having(table, 0, "A:p1.146,l1", jokers=0)
    assert objection(table, 0, "p1.3 j") == ("C5", "You have no jokers left.")
    table = having(table, 0, "A:p1.146,l1,a23", struck="8,12")
    assert objection(table, 0, "p1.3") == (
        "C12",
        "There’s no die of this colour in the middle, and nothing in your quarry to pay with. (p1.3: blue)",
    )
    assert objection(table, 0, "p1.3 q4") == (
        "C12",
        "Your quarry has no stone of this colour left. (p1.3: blue)",
    )


# --- the end


def verdict_of(points: list[int], in_the_pyramid: list[int], winners: list[int]) -> str:
    names = ["Ann", "Ben", "Cy"][: len(points)]
    by_source = [{"pyramid": total} for total in points]
    return verdict("cheops", by_source, names, winners, in_the_pyramid, FACE.tie_clause)


def test_C26_the_stones_in_the_pyramid_decide_a_tie() -> None:
    table = staged("p1.1 p1.2 l1 a1 a2", "p1.1 p1.2 p1.3 p1.4 p2.1")
    assert FACE.tie_values(table) == [2, 5]


def test_C26_the_verdict_explains_a_tie() -> None:
    assert verdict_of([30, 30, 10], [2, 5, 6], [1]) == (
        "Tied on points: more stones in the pyramid wins. Ann: 2, Ben: 5 (C26). Ben wins (30 points)."
    )
    assert verdict_of([30, 10], [5, 6], [0]) == "Ann wins (30 points)."


def test_CR7_the_verdict_tells_of_a_shared_win() -> None:
    assert verdict_of([5, 5, 5], [4, 1, 4], [0, 2]) == (
        "Tied on points: more stones in the pyramid wins. Ann: 4, Ben: 1, Cy: 4 (C26)."
        " Tied on points and on stones in the pyramid: the win is shared."
        " Ann and Cy share the win (5 points)."
    )


def test_CR7_a_tie_break_that_did_not_decide_is_not_named() -> None:
    assert verdict_of([5, 5], [4, 4], [0, 1]) == (
        "Tied on points and on stones in the pyramid: the win is shared."
        " Ann and Ben share the win (5 points)."
    )


def test_the_score_sheet_has_every_source_in_the_order_of_the_rules() -> None:
    table = type_a_game(seat_players(3, "0", "random", None), 4, game="cheops")[1]
    text = "\n".join(drawn(FACE.ending(table), 100))
    places = [text.index(word) for word in ("pyramid,", "arch,", "relief,", "bonuses,", "quarry ", "jokers ")]
    assert places == sorted(places)
    assert "Final scores (C22-C25)" in text
    assert all(str(score) in text for score in table.scores)
