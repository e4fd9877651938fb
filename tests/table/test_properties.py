"""What holds for every game, found by letting hypothesis play."""

from collections import Counter

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import ostraka
import sheets
from decks import random_table
from ostraka.core.bits import each
from ostraka.core.jit import COMPILED
from ostraka.games.cheops.rules.components import BONUSES
from ostraka.games.cheops.rules.stones import stone_names
from ostraka.games.cheops.rules.summary import colours_of
from ostraka.games.pyramids.rules.shapes import EVERY_CELL, beside
from ostraka.games.pyramids.rules.state import NO_CARD
from ostraka.table.record import decode
from ostraka.table.referee import replay
from ostraka.table.table import Table
from referees.cheops import UNDER
from staging.pyramids import deck_of
from staging.views import encoded

EVERY_CARD = (1 << 48) - 1


class Game(RuleBasedStateMachine):
    """Plays any legal move, takes moves back, copies, and looks at everything in between."""

    table: Table

    @precondition(lambda self: not self.table.over)
    @rule(pick=st.integers(0, 1 << 30), many=st.integers(1, 25))
    def moves(self, pick: int, many: int) -> None:
        for step in range(many):
            if self.table.over:
                return
            seats = sorted(self.table.waiting)
            legal = self.table.legal(seats[(pick + step) % len(seats)])
            self.table.play(legal[(pick * 31 + step) % len(legal)])

    @precondition(lambda self: not self.table.over)
    @rule(pick=st.integers(0, 1 << 30))
    def taking_back_restores_the_very_bytes(self, pick: int) -> None:
        before = self.table.state.tobytes(), self.table.record().encode(), self.table.waiting
        seats = sorted(self.table.waiting)
        legal = self.table.legal(seats[pick % len(seats)])
        move = self.table.play(legal[pick % len(legal)])
        after = self.table.state.tobytes(), self.table.record().encode(), self.table.waiting
        assert self.table.undo() == move
        assert (self.table.state.tobytes(), self.table.record().encode(), self.table.waiting) == before
        self.table.play(move)
        assert (self.table.state.tobytes(), self.table.record().encode(), self.table.waiting) == after
        self.table.undo()

    @precondition(lambda self: not self.table.over)
    @rule()
    def a_copy_is_independent(self) -> None:
        before = self.table.state.tobytes(), self.table.ply
        twin = self.table.copy()
        while not twin.over:
            for seat in twin.waiting:
                twin.play(twin.legal(seat)[0])
        assert (self.table.state.tobytes(), self.table.ply) == before

    @rule()
    def a_record_replays_to_the_same_bytes(self) -> None:
        record = decode(self.table.record().encode())
        again = replay(record)
        assert again.state.tobytes() == self.table.state.tobytes()
        assert again.record().encode() == self.table.record().encode()

    @rule()
    def every_move_is_read_back_from_its_text(self) -> None:
        for move in self.table.moves:
            assert self.table.game.parse(str(move)) == move
        for seat in self.table.waiting:
            for move in self.table.legal(seat):
                assert self.table.game.parse(str(move)) == move

    @invariant()
    def a_legal_list_has_no_duplicates_and_answers_in(self) -> None:
        for seat in range(self.table.seats):
            legal = self.table.legal(seat)
            assert len(set(legal)) == len(legal)
            assert bool(legal) == (seat in self.table.waiting)
            assert all(move in legal and str(move) in legal for move in legal[:3])

    @invariant()
    def points_add_up(self) -> None:
        assert self.table.scores == [sum(points.values()) for points in self.table.breakdown]


class Pyramids(Game):
    @initialize(
        seats=st.integers(2, 4),
        seed=st.integers(0, 1 << 40),
        kind=st.sampled_from(["ordinary", "walls", "crosses"]),
        short=st.booleans(),
    )
    def begin(self, seats: int, seed: int, kind: str, short: bool) -> None:
        self.table = random_table(seats, seed, kind, short=short)

    @precondition(lambda self: len(self.table.waiting) > 1)
    @rule(pick=st.integers(0, 1 << 30))
    def moves_of_different_seats_commute(self, pick: int) -> None:
        first, second = sorted(self.table.waiting)[:2]
        ours, theirs = self.table.legal(first), self.table.legal(second)
        one, two = ours[pick % len(ours)], theirs[pick % len(theirs)]
        there, back = self.table.copy(), self.table.copy()
        for move in (one, two):
            there.play(move)
        for move in (two, one):
            back.play(move)
        assert there.state.tobytes() == back.state.tobytes()

    @invariant()
    def every_card_is_in_exactly_one_place(self) -> None:
        state = self.table.state
        places = [int(state.deck), int(state.offer)]
        for seat in range(self.table.seats):
            player = state.seat[seat]
            held = [1 << int(chamber.card) for chamber in player.chamber if chamber.card != NO_CARD]
            places += [int(player.explored), *held, int(player.dealt) & ~sum(held)]
        assert sum(place.bit_count() for place in places) == len(deck_of(self.table).cards)
        assert sum(places) == sum(1 << (card.number - 1) for card in deck_of(self.table).cards)

    @invariant()
    def marks_are_connected_to_the_entrance_and_avoid_walls(self) -> None:
        for seat in range(self.table.seats):
            for chamber in self.table.state.seat[seat].chamber:
                marked = int(chamber.marked)
                if chamber.card == NO_CARD or not marked:
                    continue
                card = deck_of(self.table).card(int(chamber.card) + 1)
                assert not marked & card.cells("#")
                reached = card.cells("E")
                assert reached & marked
                for _ in each(EVERY_CELL):
                    reached |= int(beside(reached)) & marked
                assert reached == marked


class Cheops(Game):
    @initialize(
        seats=st.integers(2, 5),
        seed=st.integers(0, 1 << 40),
        kind=st.sampled_from(["standard", *sheets.KINDS]),
    )
    def begin(self, seats: int, seed: int, kind: str) -> None:
        self.table = sheets.random_table(seats, seed, kind)

    def lays(self, seat: int) -> list[list[str]]:
        """What a seat has laid so far, stones with their payments, move by move."""
        return [str(move).split()[2:] for move in self.table.moves if (move.kind, move.seat) == ("lay", seat)]

    @invariant()
    def one_seat_builds_at_a_time(self) -> None:
        assert len(self.table.waiting) == (0 if self.table.over else 1)

    @invariant()
    def no_stone_floats(self) -> None:
        for seat in range(self.table.seats):
            marked = stone_names(int(self.table.state.seat[seat].marked))
            for stone in marked:
                assert UNDER.get(stone, set()) <= set(marked)
            assert len([stone for stone in marked if stone not in UNDER]) % 2 == 0

    @invariant()
    def dice_are_neither_made_nor_lost(self) -> None:
        state = self.table.state
        rolled, middle, lying = (
            Counter(colours_of(dice)) for dice in (state.rolled, state.middle, state.lying)
        )
        assert rolled.total() == (3 if self.table.seats == 2 else 4)
        assert lying <= middle <= rolled
        taken = middle - lying
        if self.table.waiting:
            paid = [
                word for word in self.table.moves if word.kind == "lay" and word.seat in self.table.waiting
            ]
            laid = int(state.seat[int(state.builder)].laid)
            assert taken.total() == (str(paid[-1]).count("=die") if laid else 0)

    @invariant()
    def every_payment_is_struck_out(self) -> None:
        for seat in range(self.table.seats):
            player = self.table.state.seat[seat]
            paid = [word.partition("=")[2] for words in self.lays(seat) for word in words]
            assert player.jokers + paid.count("joker") == self.table.seats
            struck = [int(how.partition(":")[2]) for how in paid if ":" in how]
            assert sorted(struck) == [place + 1 for place in each(player.struck)]
            assert [place + 1 for place in each(player.quarry)] == [*range(max(struck, default=0) + 1, 13)]

    @invariant()
    def the_quarry_is_struck_from_left_to_right(self) -> None:
        for seat in range(self.table.seats):
            last = 0
            for words in self.lays(seat):
                struck = [int(word.partition(":")[2]) for word in words if ":" in word]
                assert all(place > last for place in struck)
                last = max([last, *struck])

    @invariant()
    def every_stone_laid_is_marked_and_no_other(self) -> None:
        for seat in range(self.table.seats):
            laid = [word.partition("=")[0] for words in self.lays(seat) for word in words]
            assert sorted(laid) == sorted(stone_names(int(self.table.state.seat[seat].marked)))

    @invariant()
    def who_has_a_bonus_has_all_its_stones(self) -> None:
        for seat in range(self.table.seats):
            player, sheet = self.table.state.seat[seat], self.table.kit[0].sheet[seat]
            for place in each(player.bonuses):
                if BONUSES[place] == "finish":
                    assert self.table.over
                else:
                    assert not int(sheet.symbol[place]) & ~int(player.marked)


TestPyramids = Pyramids.TestCase
TestPyramids.settings = settings(max_examples=60 if COMPILED else 3, stateful_step_count=20, deadline=None)
TestCheops = Cheops.TestCase
TestCheops.settings = settings(max_examples=60 if COMPILED else 3, stateful_step_count=20, deadline=None)


def test_every_cell_is_marked_at_most_once() -> None:
    for seed in range(20 if COMPILED else 2):
        table = random_table(3, seed, "crosses")
        marks: set[tuple[str, str]] = set()
        while not table.over:
            for seat in table.waiting:
                move = table.play(table.legal(seat)[seed % len(table.legal(seat))])
                _, kind, *words = str(move).split()
                cells = {(words[0], cell) for cell in words[1:]} if kind in ("mark", "cross") else set()
                assert not cells & marks
                marks |= cells


@pytest.mark.parametrize("game", sorted(ostraka.GAMES))
def test_no_past_state_is_ever_changed(game: str) -> None:
    """A mutation that reached back would change the hash of a state already seen."""
    table = ostraka.new(game, 4, seed=5)
    past: list[tuple[Table, bytes, bytes]] = []
    while not table.over:
        for seat in table.waiting:
            past.append((table.copy(), table.state.tobytes(), encoded(table.view(seat))))
            table.play(table.legal(seat)[0])
    for copied, state, view in past:
        assert copied.state.tobytes() == state
        assert view in {encoded(copied.view(seat)) for seat in range(4)}
    assert msgspec.json.decode(table.record().encode())["scores"] == table.scores
