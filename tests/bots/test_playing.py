"""Bots that play a table to its end."""

import pytest

import ostraka
from ostraka.bots.playing import play_out
from ostraka.core.game import Move
from ostraka.table.view import View


@pytest.mark.parametrize("game", sorted(ostraka.GAMES))
def test_a_table_is_played_to_its_end_by_a_list_or_a_mapping(game: str) -> None:
    bots = [ostraka.bot("scribe", seed=seat) for seat in range(3)]
    listed = play_out(ostraka.new(game, 3, seed=1), bots)
    mapped = play_out(ostraka.new(game, 3, seed=1), dict(enumerate(bots)))
    assert listed.over
    assert listed == mapped


def test_every_decision_is_reported_before_it_is_played() -> None:
    table = ostraka.new("pyramids", 2, seed=1)
    decisions: list[tuple[int, str]] = []

    def note(seat: int, view: View, move: Move, seconds: float) -> None:
        assert move in view.legal
        assert move in table.legal(seat)
        assert seconds > 0
        decisions.append((seat, str(move)))

    play_out(table, [ostraka.bot("random")] * 2, note)
    assert decisions == [(move.seat, str(move)) for move in table.moves if move.seat is not None]


def test_a_table_without_a_source_of_chance_is_refused() -> None:
    with pytest.raises(ostraka.OstrakaError, match="the table has no source of chance"):
        play_out(ostraka.Table("cheops"), [ostraka.bot("random")] * 2)
