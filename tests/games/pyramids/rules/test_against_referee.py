"""The compiled rules and a second, simple referee agree, move by move, over thousands of random games."""

import random

import msgspec
import numpy as np
import pytest

import ostraka
from decks import random_table
from ostraka.core.bits import each
from ostraka.core.jit import COMPILED
from ostraka.games.pyramids.rules.state import PHASES
from referees.pyramids import Referee, Refused

GAMES = 35 if COMPILED else 1
CHUNKS = range(12)
KINDS = [("ordinary", False), ("ordinary", True), ("walls", False), ("crosses", False), ("crosses", True)]


def referee_of(table: ostraka.Table) -> Referee:
    written = msgspec.to_builtins(table.record())
    return Referee(table.seats, written["components"], written["options"])


def follow(referee: Referee, table: ostraka.Table, seen: int) -> int:
    for move in table.moves[seen:]:
        referee.play(str(move))
    return table.ply


def numbers(cards: int) -> set[int]:
    return {card + 1 for card in each(cards)}


def compare(table: ostraka.Table, referee: Referee) -> None:
    assert table.waiting == referee.waiting
    for seat in range(table.seats):
        assert sorted(map(str, table.legal(seat))) == sorted(referee.legal(seat))
    state = table.state
    assert (state.round_number, state.turn) == (referee.round, referee.turn)
    assert numbers(state.offer) == referee.offer
    if PHASES[state.phase] != "keep":
        assert numbers(state.deck) == referee.deck
    for seat, player in enumerate(referee.players):
        record = state.seat[seat]
        assert (record.red, record.green, record.skulls) == (player.red, player.green, player.skulls)
        if PHASES[state.phase] != "mark":
            assert numbers(record.explored) == player.explored


@pytest.mark.parametrize("chunk", CHUNKS)
@pytest.mark.parametrize(("kind", "short"), KINDS)
def test_every_legal_list_and_every_score_agree(kind: str, short: bool, chunk: int) -> None:
    for number in range(GAMES):
        seed = 1000 * chunk + number
        seats = 2 + seed % 3
        table = random_table(seats, seed, kind, short=short)
        referee = referee_of(table)
        choose = random.Random(seed)
        seen = follow(referee, table, 0)
        while not table.over:
            compare(table, referee)
            table.play(choose.choice(table.legal(choose.choice(sorted(table.waiting)))))
            seen = follow(referee, table, seen)
        assert referee.over
        assert (table.scores, table.winners) == (referee.scores, referee.winners)
        assert table.breakdown == [referee.breakdown(seat) for seat in range(seats)]


def mutate(choose: random.Random, move: str) -> str:
    """A move that is nearly right: another cell, card, seat or shape."""
    words = move.split()
    place = choose.randrange(len(words))
    words[place] = choose.choice(
        [
            str(choose.randint(0, 49)),
            choose.choice("abcdef") + str(choose.randint(1, 6)),
            "deck",
            "take",
            "mark",
            "L3",
        ]
    )
    return " ".join(words)


@pytest.mark.parametrize("chunk", CHUNKS)
def test_rules_and_referee_refuse_the_same_moves(chunk: int) -> None:
    for number in range(GAMES // 8 + 1):
        seed = 100 * chunk + number
        table = random_table(2 + seed % 3, seed, "ordinary")
        referee = referee_of(table)
        choose = random.Random(seed)
        seen = follow(referee, table, 0)
        while not table.over:
            move = choose.choice(table.legal(choose.choice(sorted(table.waiting))))
            wrong = mutate(choose, str(move))
            legal = any(wrong in table.legal(seat) for seat in range(table.seats))
            before = np.copy(table.state).tobytes()
            if not legal:
                with pytest.raises(Refused):
                    referee.play(wrong)
                with pytest.raises(ostraka.OstrakaError):
                    table.play(wrong)
                assert np.copy(table.state).tobytes() == before
            table.play(move)
            seen = follow(referee, table, seen)
