"""Announcements of whole games: they tell the same story as the states."""

from collections import Counter

import msgspec
import pytest

import ostraka
from ostraka.bots.playing import play_out
from ostraka.core.announcements import Announcement, announcement, read_announcement, topic
from ostraka.core.bits import size
from ostraka.table.referee import replay
from ostraka.table.table import Table


def finished(game: str, seats: int, seed: int) -> Table:
    return play_out(ostraka.new(game, seats=seats, seed=seed), [ostraka.bot("novice")] * seats)


def counted(table: Table) -> Counter[tuple[str, int | None]]:
    return Counter((each.key, each.seat) for each in table.announcements())


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_everything_in_the_end_of_pyramids_was_announced_once(seats: int, seed: int) -> None:
    table = finished("pyramids", seats, seed)
    said = counted(table)
    for seat in range(seats):
        player = table.state.seat[seat]
        assert said["explored", seat] == size(int(player.explored))
        assert said["torch", seat] == size(int(player.torches))
        assert said["claimed", seat] == sum(size(int(claimed)) for claimed in player.bonuses)
    assert (said["round-over", None], said["last-card", None]) == (3, 1)


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("seed", range(4))
def test_everything_in_the_end_of_cheops_was_announced_once(seats: int, seed: int) -> None:
    table = finished("cheops", seats, seed)
    said = counted(table)
    for seat in range(seats):
        assert said["gained", seat] == size(int(table.state.seat[seat].bonuses))
    assert sum(said["last-play", seat] for seat in range(seats)) == 1


@pytest.mark.parametrize("game", ["pyramids", "cheops"])
def test_every_ply_begins_where_the_one_before_ended(game: str) -> None:
    table = finished(game, 3, 5)
    whole = table.announcements()
    assert [each.ply for each in whole] == sorted(each.ply for each in whole)
    for ply in range(table.ply + 1):
        assert table.announcements(ply) == [each for each in whole if each.ply > ply]


@pytest.mark.parametrize("game", ["pyramids", "cheops"])
def test_a_replay_and_a_position_on_the_way_announce_the_same(game: str) -> None:
    table = finished(game, 2, 8)
    assert replay(table.record()).announcements() == table.announcements()
    middle = table.at(table.ply // 2)
    later = Table.from_position(middle.position())
    skipped, since = middle.ply - later.ply, later.ply
    for move in table.moves_since(middle.ply):
        later.play(move)
    again = [msgspec.structs.replace(each, ply=each.ply + skipped) for each in later.announcements(since)]
    assert again == table.announcements(middle.ply)


def test_a_code_is_read_as_it_was_written() -> None:
    values = {"number": None, "colour": ("red", "green"), "least": None, "most": None}
    topics = (topic("quiet"), topic("four", **values))
    assert read_announcement(topics, announcement(0, -1), 3) == Announcement(3, "quiet", None, {})
    code = announcement(1, 4, 7, 1, -4096, 4095)
    assert read_announcement(topics, code, 9) == Announcement(
        9, "four", 4, {"number": 7, "colour": "green", "least": -4096, "most": 4095}
    )
    with pytest.raises(ValueError, match="at most 4 values: five"):
        topic("five", a=None, b=None, c=None, d=None, e=None)
