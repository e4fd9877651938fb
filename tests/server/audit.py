"""Compares what clients received with what is stored."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from ostraka.core.registry import GAMES
from ostraka.server.db.store import Store
from ostraka.server.db.tables import StoredTable
from ostraka.table.chance import Fair
from ostraka.table.new import arranged_by
from ostraka.table.record import decode_options
from ostraka.table.table import Table
from ostraka.table.turn_draft import Draft
from server.resilient_player import ResilientPlayer


class Figures(NamedTuple):
    """Numbers of acknowledged turns, of stored turns of people, and of games."""

    acknowledged: int
    stored: int
    games: int


async def compare(database: str, players: Iterable[ResilientPlayer]) -> Figures:
    """Check that every acknowledged turn is stored once and whole, and that no message was retracted."""
    store = Store(database)
    by_table: dict[str, list[ResilientPlayer]] = {}
    for player in players:
        by_table.setdefault(player.link, []).append(player)
    acknowledged = stored = 0
    try:
        for link, there in by_table.items():
            stored_table = await store.tables.load(link)
            assert stored_table is not None
            table, steps = _replayed(stored_table)
            stored += sum(turn.message is not None for turn in stored_table.turns)
            for player in there:
                _check_promises(stored_table, player)
                _check_news(table, steps, player)
                acknowledged += len(player.acked)
    finally:
        await store.close()
    return Figures(acknowledged, stored, len(by_table))


def _replayed(stored_table: StoredTable) -> tuple[Table, list[int]]:
    """The stored game: whole turns, each followed by the draws that its secret demands."""
    game = GAMES[stored_table.table.game]
    components = msgspec.json.decode(stored_table.components, type=game.components)
    fair = Fair([seat.nonce for seat in stored_table.seats], stored_table.table.secret)
    steps: list[int] = []
    if not stored_table.turns:
        assert stored_table.table.status == "open"
        return Table(game.name, stored_table.table.seats), steps
    setup = msgspec.json.decode(stored_table.table.setup, type=game.setup)
    chosen = {} if stored_table.table.choices is None else msgspec.json.decode(stored_table.table.choices)
    assert setup == arranged_by(game, stored_table.table.seats, components, fair.pick, chosen)
    table = Table(
        game.name,
        stored_table.table.seats,
        components=components,
        setup=setup,
        options=decode_options(game.name, stored_table.table.game_options),
        fair=fair.proof(over=False),
    )
    for step, turn in enumerate(stored_table.turns):
        assert (turn.step, turn.ply) == (step, table.ply)
        moves = turn.moves.splitlines()
        if turn.seat is not None:
            draft = Draft(table, turn.seat)
            while not draft.whole:
                draft.play(moves.pop(0))
            draft.confirm()
        while table.chance_due:
            assert str(table.play(table.draw(fair.pick))) == moves.pop(0)
        assert not moves
        steps.append(table.ply)
    assert stored_table.table.status == ("over" if table.over else "playing")
    if table.over:
        assert msgspec.json.decode(stored_table.table.result)["scores"] == table.scores
    return table, steps


def _check_promises(stored_table: StoredTable, player: ResilientPlayer) -> None:
    for name, acknowledged in player.acked.items():
        (turn,) = [turn for turn in stored_table.turns if turn.message == name]
        assert (turn.seat, turn.step + 1) == (acknowledged.seat, acknowledged.step)
        assert turn.moves.splitlines()[: len(acknowledged.moves)] == acknowledged.moves


def _check_news(table: Table, steps: Sequence[int], player: ResilientPlayer) -> None:
    """Check that a player has seen exactly what the stored game shows at that step."""
    assert player.step <= len(steps)
    if player.step:
        then = table.at(steps[player.step - 1])
        for seat, moves in player.moves.items():
            assert sorted(moves) == sorted(str(table.game.move(code)) for code in then.view(seat).codes)
