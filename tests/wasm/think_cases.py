"""Turns and hints of the bots in seeded games: `python think_cases.py GAME SEATS`.

The tests of the browser client let the bots decide by WebAssembly, and compare.
"""

import json
import random
import sys
from base64 import b64encode
from typing import Any

import ostraka
from ostraka.bots import find_bot
from ostraka.bots.facts import facts_of
from ostraka.bots.names import BOT_NAMES
from ostraka.table.table import Table
from ostraka.table.turn_draft import Draft

SEED, PLAYOUTS = 5, 60


def cases(name: str, seats: int) -> list[dict[str, Any]]:
    """Positions early and late in a game, with what the bots make of them."""
    table, choose = ostraka.new(name, seats, seed=4), random.Random(4)
    found: list[dict[str, Any]] = []
    while not table.over:
        if table.ply % 7 == 0 and len(found) < 6:
            found.append(case(table, max(table.waiting)))
        table.play(choose.choice(table.legal(min(table.waiting))))
    return found


def case(table: Table, seat: int) -> dict[str, Any]:
    view = table.view(seat)
    return {
        "kit": b64encode(table.kit.tobytes()).decode(),
        "state": b64encode(view.rows.tobytes()).decode(),
        "seat": seat,
        "known": len(view.codes),
        "seed": SEED,
        "playouts": PLAYOUTS,
        "turns": {bot: turn(table, seat, bot) for bot in BOT_NAMES},
        "hint": [
            [str(weight.move), weight.margin, weight.win, [fact.key for fact in facts_of(view, weight.move)]]
            for weight in find_bot("pharaoh", seed=SEED, playouts=PLAYOUTS).weigh(view)[:3]
        ],
    }


def turn(table: Table, seat: int, bot: str) -> list[str]:
    draft = Draft(table.copy(), seat)
    while draft.next:
        draft.play(find_bot(bot, seed=SEED, playouts=PLAYOUTS).choose(draft.after))
    return draft.moves


if __name__ == "__main__":
    json.dump(cases(sys.argv[1], int(sys.argv[2])), sys.stdout)
