"""A seeded game with fair draws, and what everybody saw of it: `python table_cases.py GAME SEATS`.

The tests of the browser client play the same game by WebAssembly, and compare.
"""

import json
import random
import sys
from base64 import b64encode
from typing import Any

import msgspec

import ostraka
from ostraka.server.live.views import table_view
from ostraka.table.chance import Fair
from ostraka.table.table import Table

SECRET = bytes(range(32))


def game(name: str, seats: int) -> dict[str, Any]:
    """Decisions, the moves of the game with its draws, and all views after each decision."""
    nonces = ["ab" * 16, *[None] * (seats - 1)]
    table = ostraka.new(name, seats, chance=Fair(nonces, SECRET))
    choose = random.Random(seats)
    decisions: list[str] = []
    steps: list[Any] = []
    known: dict[int | None, tuple[int, ...]] = dict.fromkeys(viewers(table), ())
    while True:
        views = {seat: table.view(seat) for seat in viewers(table)}
        steps.append([plain(table_view(view, known[seat])) for seat, view in views.items()])
        known = {seat: view.codes for seat, view in views.items()}
        if table.over:
            break
        decisions.append(str(choose.choice(table.legal(min(table.waiting)))))
        table.play(decisions[-1])
    return {
        "kit": b64encode(table.kit.tobytes()).decode(),
        "secret": SECRET.hex(),
        "nonces": nonces,
        "decisions": decisions,
        "moves": [str(move) for move in table.moves],
        "steps": steps,
        "announced": plain(table.announcements(0)),
        "proof": plain(Fair(nonces, SECRET).proof(over=True)),
    }


def viewers(table: Table) -> tuple[int | None, ...]:
    return (None, *range(table.seats))


def plain(message: Any) -> Any:  # noqa: ANN401 - any message, as JSON has it
    return json.loads(msgspec.json.encode(message))


if __name__ == "__main__":
    json.dump(game(sys.argv[1], int(sys.argv[2])), sys.stdout)
