import numpy as np
import pytest

import ostraka
from envs.random_games import GAMES, positions, skilled_positions
from ostraka.core.jit import COMPILED
from ostraka.envs.contract import WAIT
from ostraka.envs.encoding import IllegalAction, encoding_for
from ostraka.games.cheops.rules.sheets_file import read, write
from ostraka.games.pyramids.environment.actions import PATTERNS
from staging.moves import play
from staging.pyramids import stage

MANY = 3 if COMPILED else 1


def seen(table: ostraka.Table, seat: int) -> dict[str, list[int]]:
    """An observation by its parts."""
    encoding = encoding_for(table.game, table.seats)
    numbers = encoding.observation(table.view(seat), encoding.page(table.kit))
    return {name: numbers[where].tolist() for name, where in encoding.slices.items()}


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_actions_and_legal_moves_are_one_to_one(game: str, seats: int) -> None:
    for table, encoding in positions(game, seats, 1):
        for seat in range(seats):
            view = table.view(seat)
            actions = encoding.legal(view).tolist()
            if seat not in table.waiting:
                assert actions == [WAIT]
                continue
            assert len(set(actions)) == len(actions)
            assert [encoding.move(view, action) for action in actions] == list(view.legal)
            assert np.flatnonzero(encoding.mask(view)).tolist() == sorted(actions)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_observations_stay_within_their_bounds(game: str, seats: int) -> None:
    for seed in range(MANY):
        for table, encoding in positions(game, seats, seed):
            page = encoding.page(table.kit)
            for seat in range(seats):
                numbers = encoding.observation(table.view(seat), page)
                assert (numbers >= 0).all()
                assert (numbers <= encoding.highest).all()


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_every_part_of_an_observation_is_used(game: str, seats: int) -> None:
    most = np.zeros_like(encoding_for(ostraka.GAMES[game], seats).highest)
    for seed in range(4):
        for table, encoding in skilled_positions(game, seats, seed):
            page = encoding.page(table.kit)
            most = np.maximum(most, encoding.observation(table.view(0), page))
    unused = {name.split(".")[-1] for name, where in encoding.slices.items() if not most[where].any()}
    assert unused <= {"potions", "crosses"}, "a potion is put by only while a cross is pending"


def test_a_chamber_is_seen_with_its_marks() -> None:
    table = stage(
        """
        .@r.#
        .@..x
        #.g..
        ..#fp
        T.s..
        """
    )
    play(table, "flip I2")
    chamber = seen(table, 0)["0.chambers"][:27]
    assert chamber[:2] == [1, 1 + ["green", "orange", "purple"].index(table.components.card(1).colour)]
    assert np.array(chamber[2:]).reshape(5, 5).tolist() == [
        [1, 11, 6, 1, 2],
        [1, 11, 1, 1, 5],
        [2, 1, 7, 1, 1],
        [1, 1, 2, 8, 10],
        [4, 1, 9, 1, 1],
    ]
    assert seen(table, 1)["1.chambers"] == seen(table, 0)["0.chambers"]
    assert seen(table, 0)["shape"] == [1, 0, 0, 0, 0, 0]
    assert seen(table, 0)["owed"] == [0, 1, 0, 0]


def test_a_sheet_is_seen_with_its_marks() -> None:
    table = ostraka.new("cheops", 2, seed=3, sheets="AD", first=0)
    first, free = table.components.sheet("A").colours(), seen(table, 0)
    assert free["0.stones"] == [
        1 + ["blue", "green", "orange", "pink", "red", "yellow"].index(colour) for colour in first.values()
    ]
    table.play(next(move for move in table.legal(0) if "p1" in str(move) and "quarry" not in str(move)))
    now = seen(table, 0)
    stone = int(str(table.moves[-1]).split("p1.")[1][0]) - 1
    assert now["0.stones"] == [0 if place == stone else code for place, code in enumerate(free["0.stones"])]
    assert now["0.laid"] == [1]
    assert now["active"] == [1]
    assert seen(table, 1)["active"] == [2]


def test_there_is_a_pattern_for_every_way_to_lay_a_shape() -> None:
    assert len(set(PATTERNS)) == len(PATTERNS) == 25 + 40 + 30 + 64 + 16 + 48 + 96
    sizes = [cells.bit_count() for cells in PATTERNS]
    assert sizes == [1] * 25 + [2] * 40 + [3] * (30 + 64) + [4] * (16 + 48 + 96), "shape by shape"


@pytest.mark.parametrize("game", ["pyramids", "cheops"])
def test_every_action_has_a_description(game: str) -> None:
    encoding = encoding_for(ostraka.GAMES[game], 2)
    words = [encoding.meaning(action) for action in range(encoding.actions)]
    assert words[WAIT] == "wait"
    assert len(set(words)) == encoding.actions


@pytest.mark.parametrize("action", [-1, 10_000, "mark", None, 1.5])
def test_a_value_outside_the_actions_is_refused(action: object) -> None:
    table = ostraka.new("pyramids", 2, seed=1)
    with pytest.raises(IllegalAction, match="an action is a number from 0 to 649, not"):
        encoding_for(table.game, 2).move(table.view(0), action)
    with pytest.raises(IllegalAction, match="an action is a number from 0 to 649, not"):
        encoding_for(table.game, 2).meaning(action)


def test_an_illegal_action_is_named() -> None:
    table = ostraka.new("pyramids", 2, seed=1)
    with pytest.raises(IllegalAction, match=r"seat 1 cannot take action 12 \(mark a1 in chamber 1\) now"):
        encoding_for(table.game, 2).move(table.view(1), 12)


def test_a_quarry_that_actions_cannot_name_is_refused() -> None:
    block = write(ostraka.GAMES["cheops"].standard(), "")
    line = next(line for line in block.splitlines() if line.startswith("quarry"))
    components = read(block.replace(line, "quarry r r r g g p o o b b y y"), "own.txt")
    table = ostraka.new("cheops", 2, seed=1, components=components, sheets="AB")
    with pytest.raises(ostraka.OstrakaError, match="each colour at most 2 times, not 3"):
        encoding_for(table.game, 2).check(table.kit)
