import pytest

import ostraka
from decks import play_at_random
from staging.pyramids import finish_marking, play, refused, shown, skip_to, stage

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
    skip_to(table, 1, 7)
    table.state.left = 0b11
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
    table = stage("@.... @.... @.... @.... @T...")
    skip_to(table, 4, 7)
    play(table, "flip T4", "0 mark 1 b4", "1 mark 3 a1")
    assert table.over
    assert table.scores == [0, 0]


def score_card(table: ostraka.Table, seat: int, **fields: int) -> None:
    for name, value in fields.items():
        setattr(table.state.seat[seat], name, value)


def cards(*numbers: int) -> int:
    return sum(1 << (number - 1) for number in numbers)


def test_PX1_the_worked_example_gives_111_points() -> None:
    table = stage()
    score_card(table, 0, explored=cards(1, 3, 4, 6, 7, 9, 10), torches=0b1001, red=6, green=3, skulls=5)
    table.state.seat[0].bonuses[:] = [0b110, 0b001, 0]  # green 6 and 3, orange 10
    total, by_source = PX1
    assert table.breakdown[0] == by_source
    assert table.scores[0] == total


@pytest.mark.parametrize(
    ("fields", "points"),
    [
        ({"torches": 0b1111}, 20),
        ({"red": 4, "green": 4}, 20),
        ({"red": 4, "green": 1}, 8),
        ({"red": 10, "green": 10}, 50),
        ({"skulls": 1}, -1),
        ({"skulls": 5}, -6),
        ({"skulls": 10}, -18),
        ({"explored": 0b111}, 30),
    ],
)
def test_P30_points_by_source(fields: dict[str, int], points: int) -> None:
    table = stage()
    score_card(table, 1, **fields)
    assert table.scores == [0, points]


def last_turn(seats: int = 2) -> ostraka.Table:
    """A table at its very last flip, with nothing explored."""
    table = stage(seats=seats)
    skip_to(table, 4, 7)
    return table


def test_P31_the_highest_score_wins() -> None:
    table = last_turn()
    score_card(table, 1, red=1)
    play(table, "flip I2")
    finish_marking(table)
    assert table.over
    assert table.winners == [1]


def test_P31_of_tied_players_the_lowest_numbered_pyramid_decides() -> None:
    table = last_turn()
    score_card(table, 0, explored=cards(20, 30))
    score_card(table, 1, explored=cards(9, 48))
    play(table, "flip I2")
    finish_marking(table)
    assert table.winners == [1]


def test_P31_a_pyramid_beats_none() -> None:
    table = last_turn()
    score_card(table, 0, torches=0b11)
    score_card(table, 1, explored=cards(48))
    play(table, "flip I2")
    finish_marking(table)
    assert (table.scores, table.winners) == ([10, 10], [1])


def test_PR8_tied_players_without_any_pyramid_share_the_win() -> None:
    table = last_turn(3)
    score_card(table, 0, red=3)
    score_card(table, 2, green=3)
    play(table, "flip I2")
    finish_marking(table)
    assert table.winners == [0, 2]


def test_before_the_end_nobody_has_won() -> None:
    assert stage().winners == []
