"""Lessons keep the rules, and teach what they promise."""

import pytest

import ostraka
from ostraka.core.packages import game_packages
from ostraka.games.pyramids.rules.components import ICONS
from ostraka.lessons import LEARNER, Lesson, has_lesson, lesson
from ostraka.lessons.game import lesson_game
from ostraka.lessons.lesson import _steps
from ostraka.table.turn_draft import Draft


def steps_that_ask(taught: Lesson) -> list[str]:
    return [step.key for step in taught.steps if step.turn]


@pytest.mark.parametrize("game", sorted(ostraka.GAMES))
def test_the_lesson_of_every_game_is_played_to_its_end(game: str) -> None:
    steps = lesson(game).steps
    assert len({step.key for step in steps}) == len(steps)
    assert steps[-1].table.over
    assert LEARNER in steps[-1].table.winners


@pytest.mark.parametrize("game", sorted(ostraka.GAMES))
def test_the_task_of_a_step_is_one_complete_turn(game: str) -> None:
    for step in lesson(game).steps:
        if step.turn:
            assert Draft(step.table, LEARNER, step.turn).whole, step.key


def test_the_learner_of_pyramids_meets_every_icon() -> None:
    met = set()
    for step in lesson("pyramids").steps:
        for move in step.turn:
            _, kind, card, *cells = move.split()
            if kind in ("mark", "cross"):
                grid = step.table.components.card(int(card)).grid
                met |= {grid[int(cell[1]) - 1]["abcde".index(cell[0])] for cell in cells}
    assert met >= {"E", "T", *ICONS}


def test_the_learner_of_pyramids_keeps_takes_and_claims() -> None:
    turns = [move for step in lesson("pyramids").steps for move in step.turn]
    assert [move.split()[1] for move in turns if "mark" not in move] == ["keep", "cross", "take", "take"]
    assert turns[-1] == "0 take deck"
    after = next(step for step in lesson("pyramids").steps if step.key == "later")
    assert after.table.breakdown[LEARNER]["bonuses"] == 10


def test_the_learner_of_cheops_builds_everywhere_and_pays_in_every_way() -> None:
    laid = [word for step in lesson("cheops").steps for move in step.turn for word in move.split()[2:]]
    assert {stone[0] for stone in laid} >= {"p", "l", "r", "a", "c"}
    assert "cap=die" in laid
    assert {word.split("=")[1].split(":")[0] for word in laid} == {"die", "quarry", "joker"}


def test_the_learner_of_cheops_gains_a_bonus_and_ends_the_game() -> None:
    steps = {step.key: step for step in lesson("cheops").steps}
    assert steps["further"].table.breakdown[LEARNER]["bonuses"] == 3
    assert not steps["capstone"].table.over
    assert steps["end"].table.over


def test_what_the_learner_does_is_said_aloud_as_at_a_table() -> None:
    """P22, P26, C18 and C21 ask for it."""
    said = {
        game: {step.key: [said.key for said in step.announced] for step in lesson(game).steps}
        for game in ostraka.GAMES
    }
    assert said["pyramids"]["tomb"] == ["explored"]
    assert said["pyramids"]["deck"] == ["claimed"]
    assert said["pyramids"]["later"] == [], "nobody sees these turns"
    assert said["cheops"]["bonus"] == ["gained", "gone"]
    assert said["cheops"]["capstone"] == ["completed", "last-play", "gained"]


def test_lessons_ask_often_enough() -> None:
    assert len(steps_that_ask(lesson("pyramids"))) == 11
    assert len(steps_that_ask(lesson("cheops"))) == 8


def test_a_game_without_a_lesson_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(game_packages(), "senet", "ostraka.core")
    assert not has_lesson("senet")
    with pytest.raises(ostraka.OstrakaError, match=r"^senet has no lesson$"):
        lesson("senet")


def test_a_move_that_the_rules_refuse_is_found_by_its_line() -> None:
    table = lesson_game("cheops").open_table()
    with pytest.raises(ostraka.OstrakaError, match="script, line 3: 0 done: "):
        _steps(table, "; a comment\n@ start\n0 done", "script")
