"""A game from another package, at a table: played, seen, refused, recorded, verified, replayed."""

from pathlib import Path

import pytest
from ostraka_toy.rules.notation import Snapshot
from ostraka_toy.rules.state import Components

import ostraka
from ostraka.core import rulebook
from ostraka.table.referee import replay
from staging.views import encoded


def table_after(*moves: str) -> ostraka.Table:
    table = ostraka.Table("scarabs", 2)
    for move in moves:
        table.play(move)
    return table


def refused(table: ostraka.Table, move: str) -> str:
    with pytest.raises(ostraka.IllegalMove) as error:
        table.play(move)
    return error.value.clause


def test_it_is_listed_after_ours() -> None:
    assert list(ostraka.GAMES)[-1] == "scarabs"


def test_S1_everybody_is_dealt_a_scarab_in_secret() -> None:
    table = table_after("deal 0 3", "deal 1 5")
    assert [str(move) for move in table.view(0).moves] == ["deal 0 3", "deal 1"]
    assert [str(move) for move in table.view(None).moves] == ["deal 0", "deal 1"]
    snapshot = table.view(1).snapshot
    assert isinstance(snapshot, Snapshot)
    assert [seat.hand for seat in snapshot.seats] == [None, 5]
    assert refused(table, "deal 0 4") == "S1"


def test_S1_later_deals_are_secret_too() -> None:
    table = table_after("deal 0 3", "deal 1 5", "0 take", "1 take", "deal 0 2", "deal 1 6")
    assert [str(move) for move in table.view(0).moves][-2:] == ["deal 0 2", "deal 1"]
    table.undo()
    table.undo()
    table.play("deal 0 4")
    table.play("deal 1 1")
    assert [str(move) for move in table.view(1).moves][-2:] == ["deal 0", "deal 1 1"]


def test_S2_all_decide_at_the_same_time() -> None:
    table = table_after("deal 0 3", "deal 1 5")
    assert table.waiting == {0, 1}
    before = encoded(table.view(1)).replace(b'"waiting":[0,1]', b"")
    table.play("0 leave")
    assert encoded(table.view(1)).replace(b'"waiting":[1]', b"") == before
    assert refused(table, "0 take") == "S2"


@pytest.mark.parametrize(
    ("choices", "scores"), [("take take", [3, 5]), ("leave take", [3, 5]), ("take leave", [3, 3])]
)
def test_S3_S4_scarabs_bring_points(choices: str, scores: list[int]) -> None:
    first, second = choices.split()
    assert table_after("deal 0 3", "deal 1 5", f"0 {first}", f"1 {second}").scores == scores


def test_S4_equal_scarabs_bring_nothing() -> None:
    assert table_after("deal 0 6", "deal 1 6", "0 take", "1 take").scores == [0, 0]


def test_S5_a_tie_is_shared() -> None:
    table = ostraka.new("scarabs", 2, seed=1, components=Components(left=0))
    while not table.over:
        for seat in sorted(table.waiting):
            table.play(f"{seat} leave")
    assert table.winners == [0, 1]


def test_a_record_is_saved_verified_and_replayed(tmp_path: Path) -> None:
    table = ostraka.new("scarabs", 3, seed=7)
    while not table.over:
        for seat in sorted(table.waiting):
            table.play(ostraka.bot("random", seed=seat).choose(table.view(seat)))
    table.record().save(tmp_path / "game.json")
    loaded = ostraka.load(tmp_path / "game.json")
    assert loaded == table
    assert ostraka.verify(table.record()).scores == table.scores
    assert replay(table.record(), until=3).waiting == {0, 1, 2}


def test_text_without_a_move_is_refused() -> None:
    with pytest.raises(ostraka.BadNotation, match="a move looks like '0 take'"):
        table_after("0 steal")


def test_its_rules_are_read_clause_by_clause() -> None:
    assert [clause.name for clause in rulebook.clauses("scarabs")] == ["S1", "S2", "S3", "S4", "S5"]
    assert [section.key for section in rulebook.sections("scarabs")] == ["round", "scoring"]


def test_announcements_wait_until_everybody_has_decided() -> None:
    table = table_after("deal 0 5", "deal 1 2", "0 take")
    assert table.announcements() == []
    table.play("1 leave")
    assert [(said.key, said.seat, said.args) for said in table.announcements()] == [
        ("won", 0, {"points": 5}),
        ("won", 1, {"points": 3}),
    ]
