import pickle
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts

import ostraka
from ostraka.envs import openspiel
from ostraka.envs.encoding import IllegalAction
from ostraka.envs.openspiel import OstrakaState

PLAYERS = [("ostraka_pyramids", 2), ("ostraka_pyramids", 4), ("ostraka_cheops", 2), ("ostraka_cheops", 5)]
RECALL = pyspiel.IIGObservationType(perfect_recall=True)


def states(game: Any, seed: int) -> Iterator[Any]:  # noqa: ANN401 - OpenSpiel has no types
    """Every state of a random game, chance included."""
    choose = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            state.apply_action(choose.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(choose.choice(state.legal_actions()))
    yield state


@pytest.mark.parametrize(("name", "players"), PLAYERS)
def test_openspiel_finds_nothing_wrong(name: str, players: int) -> None:
    game = pyspiel.load_game(name, {"players": players})
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    assert game.num_players() == players


@pytest.mark.parametrize(("name", "players"), PLAYERS)
def test_chance_is_one_draw_after_the_other(name: str, players: int) -> None:
    game = pyspiel.load_game(name, {"players": players})
    for state in states(game, 1):
        if state.is_chance_node():
            chances = [chance for _, chance in state.chance_outcomes()]
            assert len(chances) <= game.max_chance_outcomes() <= 48
            assert sum(chances) == pytest.approx(1)
            assert len(set(chances)) == 1


def test_a_roll_is_a_draw_for_each_die() -> None:
    state = pyspiel.load_game("ostraka_cheops", {"players": 3}).new_initial_state()
    for die in (4, 1, 0, 0):
        assert state.is_chance_node()
        assert len(state.chance_outcomes()) == 6
        state.apply_action(die)
    assert [str(move) for move in state.table.moves] == ["roll red green blue blue"]
    assert state.current_player() == 0


def test_the_winner_gets_one_and_all_is_zero_in_sum() -> None:
    *_, last = states(pyspiel.load_game("ostraka_cheops", {"players": 3}), 2)
    assert last.is_terminal()
    assert sum(last.returns()) == pytest.approx(0)
    assert [seat for seat, value in enumerate(last.returns()) if value == 1] == last.table.winners


@pytest.mark.parametrize("name", ["ostraka_pyramids", "ostraka_cheops"])
def test_mcts_plays(name: str) -> None:
    game = pyspiel.load_game(name)
    choose = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 3, mcts.RandomRolloutEvaluator(1, choose), random_state=choose)
    state = game.new_initial_state()
    decided = 0
    while decided < 3:
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
            continue
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        decided += 1


def test_a_clone_goes_its_own_way() -> None:
    for state in states(pyspiel.load_game("ostraka_cheops"), 3):
        if len(state.history()) == 21:
            break
    twin = state.clone()
    assert str(twin) == str(state)
    twin.apply_action(twin.legal_actions()[0])
    assert str(twin) != str(state)
    assert twin.history()[:-1] == state.history()


def test_a_state_can_be_written_and_read() -> None:
    for state in states(pyspiel.load_game("ostraka_pyramids"), 3):
        if len(state.history()) == 40:
            break
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state)
    assert again.history() == state.history()


def test_information_states_hide_simultaneous_decisions_of_others() -> None:
    game = pyspiel.load_game("ostraka_pyramids")
    for state in states(game, 4):
        if not state.is_chance_node() and state.current_player() == 0 and 1 in state.table.waiting:
            before = seen(state, 1)
            for action in state.legal_actions():
                twin = state.child(action)
                if twin.current_player() == 1 and twin.table.waiting == {1}:
                    assert seen(twin, 1) == before
        if len(state.history()) > 60:
            return
    pytest.fail("the game was too short to tell")


def seen(state: OstrakaState, player: int) -> tuple[str, list[float], list[float]]:
    return (
        state.information_state_string(player),
        list(state.information_state_tensor(player)),
        list(state.observation_tensor(player)),
    )


def test_information_states_differ_if_the_observations_are_the_same() -> None:
    """An observation forgets cards that were dealt and not kept; an information state recalls them."""
    states_ = [pyspiel.load_game("ostraka_pyramids").new_initial_state() for _ in range(2)]
    for state, fourth in zip(states_, (0, 5), strict=True):
        for outcome in (0, 0, 0, fourth, 20, 20, 20, 20):
            state.apply_action(outcome)
        state.apply_action(1)
        state.apply_action(1)
    assert states_[0].information_state_string(0) != states_[1].information_state_string(0)
    assert list(states_[0].information_state_tensor(0)) != list(states_[1].information_state_tensor(0))
    assert list(states_[0].observation_tensor(0)) == list(states_[1].observation_tensor(0))


def test_an_observation_is_known_by_its_parts() -> None:
    game = pyspiel.load_game("ostraka_cheops")
    observer = game.make_py_observer()
    for state in states(game, 5):
        if not state.is_chance_node():
            break
    observer.set_from(state, 0)
    assert observer.dict["owed"].tolist() == [1]
    assert observer.dict["rolled"].sum() == 3
    assert observer.tensor is not None
    assert len(observer.tensor) == game.observation_tensor_size()


@pytest.mark.parametrize(("name", "players"), PLAYERS)
def test_an_information_state_recalls_every_move_in_numbers(name: str, players: int) -> None:
    """Two information states are equal as numbers if and only if they are equal as text."""
    game = pyspiel.load_game(name, {"players": players})
    observer = game.make_py_observer(RECALL)
    words: dict[bytes, str] = {}
    for seed in range(2):
        for state in states(game, seed):
            for player in range(players):
                observer.set_from(state, player)
                known = len(state.table.view(player).moves)
                assert observer.dict["player"].tolist() == [seat == player for seat in range(players)]
                assert np.flatnonzero(observer.dict["moves"].any(axis=1)).tolist() == list(range(known))
                text = observer.string_from(state, player)
                assert words.setdefault(observer.tensor.tobytes(), text) == text
    assert len(set(words.values())) == len(words)
    assert len(observer.tensor) == game.information_state_tensor_size()
    assert list(state.information_state_tensor(player)) == observer.tensor.tolist()


def test_information_states_list_the_moves_in_full() -> None:
    game = pyspiel.load_game("ostraka_cheops")
    state = game.new_initial_state()
    for die in (4, 1, 0):
        state.apply_action(die)
    observer = game.make_py_observer(RECALL)
    observer.set_from(state, 1)
    assert observer.dict["moves"][0].tolist() == [1, 1, 5, 2, 1, 0], "roll red green blue"
    state.apply_action(1)
    observer.set_from(state, 1)
    assert observer.dict["moves"][1].tolist() == [3, 1, 0, 0, 0, 0], "seat 0 is done"


def test_an_impossible_draw_is_refused() -> None:
    state = openspiel.CLASSES["cheops"]({"players": 2}).new_initial_state()
    for wrong in (-1, 6, 77):
        with pytest.raises(IllegalAction, match=f"the outcomes 0 to 5, not {wrong}"):
            state._apply_action(wrong)
    assert state.is_chance_node()
    state.apply_action(5)


def test_wrong_parameters_are_refused_with_a_reason() -> None:
    with pytest.raises(ostraka.OstrakaError, match="cheops takes 2 to 5 players, not 6"):
        openspiel.CLASSES["cheops"]({"players": 6})
    with pytest.raises(ostraka.OstrakaError, match="an observer takes no parameters"):
        openspiel.CLASSES["cheops"]({"players": 2}).make_py_observer(None, {"colour": "blue"})
