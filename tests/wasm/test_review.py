"""A review in WebAssembly has the same numbers as a native one, bit for bit."""

import json
import subprocess
from pathlib import Path
from typing import Any, Final

import numpy as np
import pytest

import ostraka
from ostraka.bots.judgement import (
    CHOICE,
    FORTUNE,
    GOOD,
    MOST_TURNING_POINTS,
    PLAYER,
    TURNING_POINT,
    add_up,
    find_turning_points,
)
from ostraka.bots.playing import play_out
from ostraka.bots.review import Review, Reviewer, review
from ostraka.core.game import Move, Rows
from ostraka.core.registry import find_game
from ostraka.table.record import Record
from ostraka.table.referee import replay, steps
from ostraka.table.table import Table
from wasm.runs import NODE

PLAYOUTS: Final = 30
MOVES: Final = 50
FEWEST_AND_MOST: Final = [
    (name, seats) for name in ostraka.GAMES for seats in (find_game(name).fewest, find_game(name).most)
]


def begun(game: str, seats: int) -> Record:
    """The first moves of a game between a good bot and bad ones."""
    names = ["architect", *["random"] * (seats - 1)]
    table = ostraka.new(game, seats, seed=1, names=names)
    play_out(table, [ostraka.bot(name, seed=seat) for seat, name in enumerate(names)])
    return replay(table.record(), until=MOVES).record()


def is_judged(table: Table, move: Move) -> bool:
    return move.seat is None or len(table.legal(move.seat)) > 1


def step(table: Table, move: Move) -> dict[str, Any]:
    if move.seat is None:
        state = table.rows[:1].tobytes().hex()
        return {"seat": None, "ply": table.ply + 1, "state": state, "move": str(move.code)}
    view = table.view(move.seat)
    return {
        "seat": move.seat,
        "ply": table.ply + 1,
        "state": view.rows.tobytes().hex(),
        "known": len(view.codes),
        "also": view.legal.codes.tolist().index(move.code),
    }


def in_webassembly(modules: Path, record: Record, folder: Path) -> dict[str, Any]:
    judged = [(table, move) for table, move in steps(record) if is_judged(table, move)]
    asked = {
        "kit": judged[0][0].kit.tobytes().hex(),
        "seats": record.seats,
        "playouts": PLAYOUTS,
        "steps": [step(table, move) for table, move in judged],
    }
    (folder / "game.json").write_text(json.dumps(asked))
    paths = modules / f"{record.game}.bots.wasm", modules / f"{record.game}.json", folder / "game.json"
    program = Path(__file__).with_name("review.mjs")
    ran = subprocess.run([NODE, program, *paths], capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(ran.stdout)
    return found


def natively(record: Record) -> dict[str, Any]:
    reviewer = Reviewer(PLAYOUTS)
    for table, move in steps(record):
        if move.seat is None:
            reviewer.fortune(table, move)
        elif is_judged(table, move):
            reviewer.choice(table, move)
    choices, fortunes = reviewer.choices, reviewer.fortunes
    player, points = np.empty(1, PLAYER), np.empty(MOST_TURNING_POINTS, TURNING_POINT)
    players = []
    for seat in range(record.seats):
        add_up(choices, fortunes, seat, player)
        players.append(player.tobytes().hex())
    turning = points[: find_turning_points(choices, fortunes, points)]
    return {
        "choices": choices.tobytes().hex(),
        "fortunes": fortunes.tobytes().hex(),
        "players": players,
        "turning": turning.tobytes().hex(),
    }


def rows(found: str, kind: "np.dtype[np.void]") -> Rows:
    return np.frombuffer(bytes.fromhex(found), kind)


def assert_same_numbers(found: dict[str, Any], expected: Review) -> None:
    choices, fortunes = rows(found["choices"], CHOICE), rows(found["fortunes"], FORTUNE)
    turning = rows(found["turning"], TURNING_POINT)
    players = [rows(player, PLAYER)[0] for player in found["players"]]
    for field in ("ply", "seat", "cost", "sure", "margin", "win", "margin_lost", "win_lost", "at_random"):
        assert choices[field].tolist() == [getattr(choice, field) for choice in expected.choices]
    assert fortunes["ply"].tolist() == [fortune.ply for fortune in expected.fortunes]
    for field in ("cost", "luck", "win_luck"):
        assert [player[field] for player in players] == [
            getattr(player, field) for player in expected.players
        ]
    assert turning.tolist() == [(point.ply, point.seat, point.win) for point in expected.turning]


@pytest.mark.parametrize(("game", "seats"), FEWEST_AND_MOST)
def test_a_review_has_the_same_bits(modules: Path, game: str, seats: int, tmp_path: Path) -> None:
    record = begun(game, seats)
    found = in_webassembly(modules, record, tmp_path)
    assert found.pop("duels") > 0
    assert found == natively(record)
    assert (rows(found["choices"], CHOICE)["grade"] > GOOD).any()
    assert_same_numbers(found, review(record, playouts=PLAYOUTS))
