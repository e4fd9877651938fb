import pytest

import ostraka
from decks import play_at_random
from ostraka.table.position import parse
from staging.moves import finish_marking, play, refused
from staging.positions import having
from staging.pyramids import shown, skip_to, stage

PX1 = (111, {"torches": 10, "bonuses": 19, "gems": 18, "skulls": -6, "pyramids": 70})


def flips(table: ostraka.Table) -> list[str]:
    return [str(move) for move in table.moves if move.kind == "flip"]


def random_game(seats: int, seed: int) -> ostraka.Table:
    return play_at_random(ostraka.new("pyramids", seats, seed=seed), seed)


def test_P28_a_round_ends_after_seven_flips_and_the_eighth_is_not_shown() -> None:
    table = random_game(2, 1)
    shapes = flips(table)
    for round_number in range(4):
        shown = shapes[7 * round_number : 7 * round_number + 7]
        assert len(shown) == 7
        left = {"flip I2": 1, "flip I3": 2, "flip L3": 2, "flip T4": 1, "flip L4": 1, "flip O4": 1}
        for shape in shown:
            left[shape] -= 1
        assert sorted(left.values()) == [0, 0, 0, 0, 0, 1]


def test_P28_a_shape_is_flipped_only_as_often_as_it_has_cards() -> None:
    table = play(stage(), "flip I2")
    finish_marking(table)
    assert refused(table, "flip I2") == "P28"
    table = skip_to(table, 1, 7, "I3")
    play(table, "flip I3")
    finish_marking(table)
    assert shown(table).round == 2
    assert refused(table, "flip I2") == "legal"


def test_P29_the_game_ends_after_four_rounds() -> None:
    table = random_game(3, 2)
    assert len(flips(table)) == 28
    assert table.waiting == frozenset()
    assert refused(table, "flip I2") == "P29"
    assert refused(table, "0 mark 1 a1") == "P29"


def test_P29_unexplored_pyramids_score_nothing() -> None:
    table = skip_to(stage("@.... @.... @.... @.... @T..."), 4, 7, "T4")
    play(table, "flip T4", "0 mark 1 b4", "1 mark 3 a1")
    assert table.over
    assert table.scores == [0, 0]


def test_PX1_the_worked_example_gives_111_points() -> None:
    claimed = {"explored": "13,16", "bonuses": "green:10"}
    mine = {"explored": "6,7,9,10,19,22,23", "bonuses": "green:6,green:3,orange:10"}
    table = having(skip_to(stage(), 4, 7), 1, **claimed)
    position = parse(table.position()).with_seat(0, **mine, torches="1,4", red=6, green=3, skulls=5)
    table = ostraka.Table.from_position(position, components=table.components)
    total, by_source = PX1
    assert table.breakdown[0] == by_source
    assert table.scores[0] == total


@pytest.mark.parametrize(
    ("fields", "points"),
    [
        ({"torches": "1,2,3,4"}, 20),
        ({"red": 4, "green": 4}, 20),
        ({"red": 4, "green": 1}, 8),
        ({"red": 10, "green": 10}, 50),
        ({"skulls": 1}, -1),
        ({"skulls": 5}, -6),
        ({"skulls": 10}, -18),
        ({"explored": "7,8,9"}, 30),
    ],
)
def test_P30_points_by_source(fields: dict[str, int | str], points: int) -> None:
    assert having(last_turn(), 1, **fields).scores == [0, points]


def last_turn(seats: int = 2) -> ostraka.Table:
    """A table at its very last flip, with nothing explored."""
    return skip_to(stage(seats=seats), 4, 7)


def test_P31_the_highest_score_wins() -> None:
    table = having(last_turn(), 1, red=1)
    play(table, "flip I2")
    finish_marking(table)
    assert table.over
    assert table.winners == [1]


def test_P31_of_tied_players_the_lowest_numbered_pyramid_decides() -> None:
    table = having(having(last_turn(), 0, explored="20,30"), 1, explored="9,47")
    play(table, "flip I2")
    finish_marking(table)
    assert table.winners == [1]


def test_P31_a_pyramid_beats_none() -> None:
    table = having(having(last_turn(), 0, torches="1,2"), 1, explored="48")
    play(table, "flip I2")
    finish_marking(table)
    assert (table.scores, table.winners) == ([10, 10], [1])


def test_PR8_tied_players_without_any_pyramid_share_the_win() -> None:
    table = having(having(last_turn(3), 0, red=3), 2, green=3)
    play(table, "flip I2")
    finish_marking(table)
    assert table.winners == [0, 2]


def test_before_the_end_nobody_has_won() -> None:
    assert stage().winners == []
