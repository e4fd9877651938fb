"""Games are found by folder and by entry point, and imported when they are asked for."""

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from importlib.metadata import EntryPoint, EntryPoints

import numpy as np
import pytest

from ostraka.core import packages
from ostraka.core.errors import OstrakaError
from ostraka.core.game import Game, Snapshot
from ostraka.core.registry import GAMES, ask, faults_of, find_game


@pytest.fixture
def entry_points(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[EntryPoint]]:
    """Entry points as if other distributions had them; they are forgotten after the test."""
    points: list[EntryPoint] = []
    monkeypatch.setattr(packages, "entry_points", lambda *, group: EntryPoints(points).select(group=group))
    for lookup in (packages.installed_packages, packages.game_packages):
        lookup.cache_clear()
    yield points
    for lookup in (packages.installed_packages, packages.game_packages):
        lookup.cache_clear()


def installed(name: str, package: str) -> EntryPoint:
    return EntryPoint(name, package, packages.GROUP)


def test_our_games_come_first_and_in_their_order(entry_points: list[EntryPoint]) -> None:
    entry_points.append(installed("aaa", "some_package"))
    assert list(packages.game_packages()) == ["pyramids", "cheops", "aaa"]


@pytest.mark.parametrize("name", ["Toy", "toy game", "../toy", "", "7up"])
def test_an_invalid_name_of_a_game_is_refused(name: str, entry_points: list[EntryPoint]) -> None:
    entry_points.append(installed(name, "some_package"))
    with pytest.raises(OstrakaError, match="is not a valid game name"):
        packages.installed_packages()


def test_a_game_installed_twice_is_refused(entry_points: list[EntryPoint]) -> None:
    entry_points += [installed("toy", "one_package"), installed("toy", "other_package")]
    with pytest.raises(OstrakaError, match="two packages provide the game 'toy'"):
        packages.installed_packages()


def test_a_game_of_ours_cannot_be_replaced(entry_points: list[EntryPoint]) -> None:
    entry_points.append(installed("cheops", "some_package"))
    with pytest.raises(OstrakaError, match="two packages provide the game 'cheops'; uninstall some_package"):
        packages.installed_packages()


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(OstrakaError, match="there is no game 'chess'; the games are: pyramids, cheops"):
        find_game("chess")
    assert "chess" not in GAMES
    with pytest.raises(KeyError):
        GAMES["chess"]


def test_a_layer_that_a_game_does_not_know_is_none() -> None:
    assert ask("cheops", "astrology", Game) is None


def test_the_record_of_a_layer_has_to_be_of_its_type() -> None:
    with pytest.raises(OstrakaError, match=r"ostraka.games.cheops.rules.GAME must be a int"):
        ask("cheops", "rules", int)


@pytest.mark.parametrize("name", GAMES)
def test_our_games_keep_the_contract(name: str) -> None:
    assert faults_of(GAMES[name], name) == []


def test_a_game_under_another_name_is_refused() -> None:
    assert faults_of(GAMES["cheops"], "senet") == [
        "Game.name must be 'senet' as in the registry, not 'cheops'",
        'declare the snapshot with tag_field="game", tag="senet"',
    ]


def test_a_game_without_registered_functions_is_refused() -> None:
    state = np.dtype((np.record, [("seats", np.int8), ("waiting", np.int8), ("unregistered", np.int8)]))
    assert faults_of(replace(GAMES["cheops"], state=state), "cheops") == [
        "call RULES.register with the type of the state"
    ]


def test_an_untagged_snapshot_is_refused_before_it_breaks_a_server() -> None:
    class Untagged(Snapshot, frozen=True):
        pass

    assert faults_of(replace(GAMES["cheops"], snapshot_type=Untagged), "cheops") == [
        'declare the snapshot with tag_field="game", tag="cheops"'
    ]


def test_the_faults_of_a_game_are_reported_when_it_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    packages_with_a_misnomer = {**packages.game_packages(), "senet": "ostraka.games.cheops"}
    monkeypatch.setattr(packages, "game_packages", lambda: packages_with_a_misnomer)
    monkeypatch.setattr("ostraka.core.registry.game_packages", lambda: packages_with_a_misnomer)
    with pytest.raises(OstrakaError, match=r"ostraka.games.cheops.rules: Game.name must be 'senet'"):
        find_game("senet")
    ask.cache_clear()  # no other test shall find it


def test_one_game_imports_nothing_of_another() -> None:
    script = (
        "import sys, ostraka; ostraka.new('cheops', seed=1);"
        "print([name for name in sys.modules if name.startswith('ostraka.games.pyramids.')])"
    )
    answer = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert answer.stdout.strip() == "[]"
