"""What an open turn has earned, and whether somebody with a lower number may still claim it first."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

import pytest

from decks import random_table
from ostraka.bots import find_bot
from ostraka.core.bits import lowest
from ostraka.core.jit import COMPILED
from ostraka.games.pyramids.rules.pending import is_contested
from ostraka.games.pyramids.rules.scoring import explored_now, is_claiming
from ostraka.games.pyramids.rules.snapshot import Pending, Seat
from ostraka.games.pyramids.rules.state import MARK
from ostraka.table.table import Table
from ostraka.table.turn_draft import Draft
from staging.moves import play
from staging.positions import having
from staging.pyramids import COLUMN, deck_of, explored, shown, stage

READY = "@.... @.... @.... @.... @T..."  # one cell from its tomb, b5
FAR = "@.... @.... @.... @.... @...T"  # too far from its tomb, e5, for any shape
CROSS = "@.... @.... @.... @.... @x..T"  # just as far, but with a cross on the way
GAMES: Final = 24 if COMPILED else 1
MOST_TURNS: Final = 3000


def rivals(first: int, other: int, grid: str = READY, had: tuple[int, int] = (1, 1)) -> Table:
    """Two seats with a purple chamber each, after these numbers of purple pyramids."""
    table = stage(grids={first: READY, other: grid}, colours={first: "purple", other: "purple"})
    table = having(table, 0, f"{first}:{COLUMN}", "34")
    table = having(table, 1, f"{other}:{COLUMN}", "16")
    purple = [card.number for card in deck_of(table).cards if card.colour == "purple"]
    left = iter(number for number in purple if number not in (first, other, 34, 16))
    table = explored(table, [next(left) for _ in range(had[0])], [next(left) for _ in range(had[1])])
    return play(table, "flip T4")


def tried(table: Table, move: str) -> Seat:
    seat: Seat = Draft(table, 0, [move]).after.snapshot.seats[0]
    return seat


def test_P27_a_rival_with_a_lower_number_at_the_tomb_may_claim_first() -> None:
    assert tried(rivals(33, 15), "0 mark 33 b5").pending == Pending((33,), {"purple": 10}, ("purple",))


def test_P27_a_rival_with_a_higher_number_cannot() -> None:
    assert tried(rivals(15, 33), "0 mark 15 b5").pending == Pending((15,), {"purple": 10}, ())


@pytest.mark.parametrize("had", [0, 2, 4, 6, 7])
def test_P26_nor_a_rival_without_an_even_number(had: int) -> None:
    assert tried(rivals(33, 15, had=(1, had)), "0 mark 33 b5").pending == Pending(
        (33,), {"purple": (10, 6, 3)[had // 2]} if had < 6 else {}, ()
    )


def test_P16_nor_a_rival_too_far_from_the_tomb_unless_a_cross_helps() -> None:
    assert tried(rivals(33, 15, FAR), "0 mark 33 b5").pending == Pending((33,), {"purple": 10}, ())
    assert tried(rivals(33, 15, CROSS), "0 mark 33 b5").pending == Pending((33,), {"purple": 10}, ("purple",))


def test_P16_a_rival_who_still_has_a_cross_to_use_may_claim_first() -> None:
    table = play(rivals(33, 15, CROSS), "1 mark 15 b5 c5 c4 d5", "0 mark 33 b5")
    assert shown(table, 0).seats[0].pending == Pending((33,), {"purple": 10}, ("purple",))


def test_P27_earned_bonuses_stay_on_the_card_until_all_have_marked() -> None:
    table = rivals(33, 15)
    preview = tried(table, "0 mark 33 b5")
    play(table, "0 mark 33 b5")
    confirmed = shown(table, 0).seats[0]
    assert confirmed == preview
    assert confirmed.points["pyramids"] + confirmed.points["bonuses"] == 20 + 10
    assert shown(table, 0).bonuses["purple"] == [6, 3]


def test_P27_once_all_have_marked_the_order_is_known() -> None:
    table = play(rivals(33, 15), "0 mark 33 b5", "1 mark 15 b5")
    first, second = shown(table).seats
    assert second.pending == Pending((), {"purple": 10}, ())
    assert first.pending == Pending((), {"purple": 6}, ())
    play(table, "1 take 41", "offer 25", "0 take 42", "offer 26")
    after = shown(table).seats
    assert [seat.pending for seat in after] == [None, None]
    assert [seat.bonuses for seat in after] == [first.bonuses, second.bonuses]
    assert [seat.points for seat in after] == [first.points, second.points]


def test_a_seat_that_has_still_to_mark_does_not_learn_the_earnings_of_others() -> None:
    table = play(rivals(33, 15), "1 mark 15 b5")
    assert shown(table, 0).seats[1].pending is None
    assert shown(table, None).seats[1].pending is None
    assert shown(table, 1).seats[1].pending == Pending((15,), {"purple": 10}, ())


# --- compared with all turns that a rival can play


def ends(table: Table, seat: int) -> Iterator[Table] | None:
    """The tables after every turn of a seat while the others wait; None if there are too many."""
    ends, open_, seen = [], [table.private_copy(seat)], set()
    while open_:
        at = open_.pop()
        if seat not in at.waiting:
            ends.append(at)
            continue
        for move in at.legal(seat):
            after = at.copy()
            after.play(move)
            key = after.state.seat[seat].tobytes()
            if key not in seen:
                seen.add(key)
                open_.append(after)
        if len(seen) > MOST_TURNS:
            return None
    return iter(ends)


def fresh(table: Table, seat: int, colour: int) -> int:
    kit = table.kit[0]
    cards = int(explored_now(table.state, kit, seat)) & ~int(table.state.seat[seat].explored)
    return cards & int(kit.colour[colour])


def claims(table: Table, seat: int, colour: int) -> bool:
    return bool(fresh(table, seat, colour)) and is_claiming(table.state, table.kit[0], seat, colour)


def compare(table: Table, seat: int, colour: int) -> bool | None:
    """Whether a claim is contested, after a comparison with all turns of the others."""
    number = lowest(fresh(table, seat, colour))
    could = False
    for other in table.waiting - {seat}:
        after = ends(table, other)
        if after is None:
            return None
        could |= any(claims(at, other, colour) and lowest(fresh(at, other, colour)) < number for at in after)
    contested = is_contested(table.state, table.kit[0], seat, colour)
    assert contested == could, table.position()
    return contested


def test_P27_a_claim_is_contested_exactly_where_a_rival_has_a_claiming_turn() -> None:
    compared: Counter[bool | None] = Counter()
    for seed in range(GAMES):
        table = random_table(2 + seed % 3, seed, ("ordinary", "walls")[seed % 2])
        scribe = find_bot("scribe", seed=seed)
        while not table.over:
            if table.state.phase == MARK:
                compared.update(
                    compare(table, seat, colour)
                    for seat in set(range(table.seats)) - table.waiting
                    for colour in range(3)
                    if claims(table, seat, colour)
                )
            table.play(scribe.choose(table.view(min(table.waiting))))
    assert compared[True] + compared[False] > GAMES // 8
    if COMPILED:  # a single game may have no rival
        assert min(compared[True], compared[False]) > GAMES // 8
