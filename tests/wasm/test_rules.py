"""The rules in WebAssembly play as they do natively: states, views, moves, refusals, points, facts."""

import hashlib
import json
import os
import random
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import numpy as np
import pytest

import ostraka
from ostraka.bots.contract import Scratch
from ostraka.bots.facts import MOST_FACTS, SCRATCH_STATES, find_distinct, find_facts
from ostraka.bots.game import bot_game
from ostraka.core.announcements import MOST_AT_ONCE
from ostraka.core.registry import find_game
from ostraka.table.engine import CHANCE_DUE, Numbers, calls_for, snapshot_json
from ostraka.table.table import Table
from wasm.runs import EVERY, NODE

GAMES: Final = int(os.environ.get("OSTRAKA_WASM_GAMES", "4"))  # for each number of seats
_AT_A_TIME: Final = 100


def random_game(name: str, seats: int, seed: int) -> Table:
    table, choose = ostraka.new(name, seats, seed=seed), random.Random(seed)
    while not table.over:
        table.play(choose.choice(table.legal(min(table.waiting))))
    return table


class Native:
    """Everything that a game is compared by, line by line, as `play.mjs` writes it."""

    def __init__(self, table: Table) -> None:
        self.game = table.game
        self.kit, self.seats = table.kit, table.seats
        self.moves = [move.code for move in table.moves]
        self.calls = calls_for(self.game)
        self.rows = np.zeros(len(self.moves) + 1, self.game.state)
        bot_game(self.game.name)

    def lines(self) -> Iterator[str]:
        status = self.calls.begin(self.rows, self.kit, self.seats)
        points = np.zeros((self.game.most, len(self.game.sources)), np.int64)
        for ply in range(len(self.moves) + 1):
            won = self.calls.breakdown(self.rows, self.kit, ply, points)
            yield f"{status} {self.calls.status_of(self.rows, ply)} {won}"
            yield self.rows[ply].tobytes().hex()
            if status & CHANCE_DUE:
                yield self.drawn(ply)
            for seat in range(-1, self.seats):
                yield from self.seen(ply, seat)
            for other in range(4):
                yield self.refused(ply, self.moves[(ply + other) % len(self.moves)] ^ (other << other))
            if ply < len(self.moves):
                status = self.calls.advance(self.rows, self.kit, ply, self.moves[ply])
        yield self.announced()
        yield ",".join(f"{self.owner(move)} {self.game.seen_by(move, 1)}" for move in self.moves)

    def owner(self, move: int) -> int:
        seat = self.game.owner(move)
        return -1 if seat is None else seat

    def drawn(self, ply: int) -> str:
        move = self.calls.undrawn_move(self.rows, ply)
        for draw in range(self.calls.draws(self.rows, ply)):
            outcome = (31 * ply + draw) % self.calls.outcomes(self.rows, ply, move)
            move = self.calls.with_draw(self.rows, self.kit, ply, move, outcome)
        return str(move)

    def seen(self, ply: int, seat: int) -> Iterator[str]:
        shown = np.zeros(1, self.game.state)
        self.calls.conceal(self.rows, ply, seat, shown)
        yield snapshot_json(self.game, shown, self.kit, 0).decode()
        if seat < 0:
            return
        codes = np.empty(self.game.most_moves, np.int64)
        count = self.calls.legal(shown, self.kit, 0, seat, codes)
        moves = [self.game.move(code) for code in codes[:count].tolist()]
        listed = json.dumps([str(move) for move in moves], separators=(",", ":"))
        whole = not moves or moves[0].kind not in self.game.continuing_kinds
        yield f"{listed} {int(whole)}"
        for at in (0, count // 2, count - 1) if count else ():
            yield self.facts(shown, seat, moves[at])
        if count:
            yield self.distinct(shown, seat, moves[0], moves[-1])

    def distinct(self, shown: Any, seat: int, one: Any, other: Any) -> str:  # noqa: ANN401 - as below
        codes, others = self.fact_codes(shown, seat, one), self.fact_codes(shown, seat, other)
        found = np.empty(MOST_FACTS, np.int64)
        count = find_distinct(codes, others, bot_game(self.game.name).neutral_topics, found)
        return ",".join(map(str, found[:count].tolist()))

    def facts(self, shown: Any, seat: int, move: Any) -> str:  # noqa: ANN401 - rows, and the game's own type
        codes = self.fact_codes(shown, seat, move)
        return f"{self.game.parse(str(move)).code} {','.join(map(str, codes.tolist()))}"

    def fact_codes(self, shown: Any, seat: int, move: Any) -> Numbers:  # noqa: ANN401 - as above
        room = Scratch(np.empty(SCRATCH_STATES, self.game.state), np.empty(self.game.most_moves, np.int64))
        codes = np.empty(MOST_FACTS, np.int64)
        count = find_facts(shown, self.kit, seat, move.code, room, codes)
        return codes[:count]

    def refused(self, ply: int, move: int) -> str:
        pair = np.zeros(2, self.game.state)
        pair[0] = self.rows[ply]
        return str(self.calls.advance(pair, self.kit, 0, move))

    def announced(self) -> str:
        most = MOST_AT_ONCE * len(self.moves)
        plies, codes, scratch = (
            np.empty(most, np.int64),
            np.empty(most, np.int64),
            np.empty(2, self.game.state),
        )
        moves = np.array(self.moves, np.int64)
        count = self.calls.announcements(self.rows, self.kit, 0, moves, scratch, plies, codes)
        return f"{','.join(map(str, codes[:count].tolist()))} {','.join(map(str, plies[:count].tolist()))}"


def in_webassembly(modules: Path, name: str, games: list[Native], folder: Path) -> list[str]:
    asked = [
        {"seats": game.seats, "kit": game.kit.tobytes().hex(), "moves": list(map(str, game.moves))}
        for game in games
    ]
    (folder / "games.json").write_text(json.dumps(asked))
    program = Path(__file__).with_name("play.mjs")
    paths = modules / f"{name}.rules.wasm", modules / f"{name}.json", folder / "games.json"
    ran = subprocess.run([NODE, program, *paths], capture_output=True, text=True, check=True)
    digests: list[str] = json.loads(ran.stdout)
    return digests


def digest(lines: Iterator[str]) -> str:
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_whole_games_are_the_same(modules: Path, name: str, seats: int, tmp_path: Path) -> None:
    for first in range(0, GAMES, _AT_A_TIME):
        seeds = range(first, min(GAMES, first + _AT_A_TIME))
        games = [Native(random_game(name, seats, seed)) for seed in seeds]
        assert in_webassembly(modules, name, games, tmp_path) == [digest(game.lines()) for game in games]


def test_a_difference_is_noticed(modules: Path, tmp_path: Path) -> None:
    name = next(iter(ostraka.GAMES))
    game = Native(random_game(name, find_game(name).fewest, 1))
    (found,) = in_webassembly(modules, name, [game], tmp_path)
    lines = list(game.lines())
    lines[len(lines) // 2] += " "
    assert found != digest(iter(lines))
