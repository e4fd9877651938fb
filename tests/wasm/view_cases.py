"""Views and previews of seeded games as the server sends them: `python view_cases.py GAME SEATS SEED`.

The tests of the browser client work the same out by WebAssembly, and compare.
"""

import json
import random
import sys
from base64 import b64encode
from collections.abc import Iterator
from typing import Any

import msgspec

import ostraka
from ostraka.core.errors import OstrakaError
from ostraka.server.errors import Refusal
from ostraka.server.live.game_session import draft_turn
from ostraka.server.live.preview import preview
from ostraka.server.live.views import state_view, table_view
from ostraka.table.table import Table


def cases(game: str, seats: int, seed: int) -> Iterator[dict[str, Any]]:
    """Every view of every seat and a watcher, and previews of legal, continued and illegal turns."""
    table, choose = ostraka.new(game, seats, seed=seed), random.Random(seed)
    yield {"kit": b64encode(table.kit.tobytes()).decode()}
    while not table.over:
        yield from (seen(table, seat) for seat in (None, *range(seats)))
        for seat in sorted(table.waiting):
            yield from (tried(table, seat, moves) for moves in turns(table, seat, choose))
        table.play(choose.choice(table.legal(min(table.waiting))))
    yield from (seen(table, seat) for seat in (None, *range(seats)))


def turns(table: Table, seat: int, choose: random.Random) -> Iterator[list[str]]:
    """Random turns of a seat, and such as the rules refuse."""
    legal = [str(move) for move in table.legal(seat)]
    first = choose.choice(legal)
    yield [first]
    copy, turn = table.private_copy(seat), [first]
    copy.play(first)
    more = copy.legal(seat)
    if more:
        turn.append(str(choose.choice(more)))
        yield turn
    yield [*turn, first]
    yield [first.replace("1", "2")]
    yield ["nonsense"]


def seen(table: Table, seat: int | None) -> dict[str, Any]:
    view = table.view(seat)
    return {"state": plain(state_view(view, ())), "view": plain(table_view(view, ()))}


def tried(table: Table, seat: int, moves: list[str]) -> dict[str, Any]:
    state = b64encode(table.view(seat).rows.tobytes()).decode()
    asked = {"state": state, "seat": seat, "moves": moves}
    try:
        return {**asked, "previewed": plain(preview(draft_turn(table, seat, moves), ""))}
    except (Refusal, OstrakaError) as error:
        return {**asked, "refused": plain(error.refused(None))} if isinstance(error, Refusal) else {}


def plain(message: Any) -> Any:  # noqa: ANN401 - any message, as JSON has it
    return json.loads(msgspec.json.encode(message))


if __name__ == "__main__":
    name, seats, seed = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    json.dump(list(cases(name, seats, seed)), sys.stdout)
