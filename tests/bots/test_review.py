"""Reviews: costs, grades, luck and turning points."""

from functools import cache
from typing import Any, cast

import msgspec
import numpy as np
import pytest

import ostraka
from ostraka.bots.halving import A_WIN
from ostraka.bots.judgement import CERTAIN, GRADES, Grade, grade_of
from ostraka.bots.playing import play_out
from ostraka.bots.review import Review, Reviewer, review
from ostraka.table.referee import replay, steps

GAMES = sorted(ostraka.GAMES)
QUICK = 60


@cache
def played(game: str, names: tuple[str, ...], seed: int) -> ostraka.Record:
    bots = [ostraka.bot(name, seed=seed + seat) for seat, name in enumerate(names)]
    table = ostraka.new(game, len(bots), seed=seed, names=names)
    play_out(table, bots)
    return table.record()


@cache
def reviewed(game: str, bots: tuple[str, ...], seed: int) -> Review:
    return review(played(game, bots, seed), playouts=QUICK)


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("game", GAMES)
def test_random_play_is_reported_as_random(game: str, seed: int) -> None:
    good, bad = reviewed(game, ("architect", "random"), seed).players
    assert bad.similar_bot in ("random", "novice")
    assert bad.accuracy is not None
    assert bad.accuracy < 0.35
    assert good.accuracy is not None
    assert good.accuracy > 0.7
    serious: tuple[Grade, ...] = ("inaccuracy", "mistake", "blunder")
    assert sum(bad.grades[grade] for grade in serious) > 2 * sum(good.grades[grade] for grade in serious)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_record_gets_the_same_review(game: str) -> None:
    record = played(game, ("scribe", "novice"), 3)
    once, again = review(record, playouts=20), review(record, playouts=20)
    assert once == again


@pytest.mark.parametrize(("game", "seats"), [("pyramids", 3), ("cheops", 5)])
def test_every_decision_and_every_chance_move_is_looked_at(game: str, seats: int) -> None:
    record = played(game, ("scribe",) * seats, 4)
    heard: list[int] = []
    outcome = review(record, playouts=QUICK, on_ply=heard.append)
    assert heard == list(range(1, len(record.moves) + 1))
    choices = {choice.ply: choice for choice in outcome.choices}
    fortunes = {fortune.ply: fortune for fortune in outcome.fortunes}
    for ply, (table, move) in enumerate(steps(record), 1):
        if move.seat is None:
            assert fortunes[ply].move == str(move)
        elif len(table.legal(move.seat)) > 1:
            choice = choices[ply]
            assert (choice.seat, choice.played) == (move.seat, str(move))
            assert choice.best in map(str, table.legal(move.seat))
        else:
            assert ply not in choices
    assert len(choices) + len(fortunes) <= len(record.moves)
    for fortune in outcome.fortunes:
        assert len(fortune.luck) == len(fortune.outlook) == seats
        assert sum(outlook.win for outlook in fortune.outlook) == pytest.approx(1)
        assert sum(fortune.win_luck) == pytest.approx(0, abs=1e-9)
        assert sum(fortune.luck) == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize("game", GAMES)
def test_costs_grades_and_reasons_agree(game: str) -> None:
    outcome = reviewed(game, ("architect", "random"), 1)
    for choice in outcome.choices:
        assert 0 <= choice.sure <= choice.cost
        if choice.played == choice.best:
            assert (choice.cost, choice.grade) == (0, "best")
            assert not choice.why_best
            assert not choice.why_played
        assert choice.cost == pytest.approx(max(0, choice.margin_lost + A_WIN * choice.win_lost), abs=1e-6)
    assert any(choice.why_best for choice in outcome.choices)
    for player in outcome.players:
        choices = [choice for choice in outcome.choices if choice.seat == player.seat]
        assert sum(player.grades.values()) == len(choices)
        assert player.cost == pytest.approx(sum(choice.cost for choice in choices))


def test_turning_points_are_the_moves_that_moved_the_chances_most() -> None:
    outcome = reviewed("cheops", ("architect", "random"), 1)
    swings = {choice.ply: abs(choice.win_lost) for choice in outcome.choices}
    swings |= {fortune.ply: max(map(abs, fortune.win_luck)) for fortune in outcome.fortunes}
    plies = [point.ply for point in outcome.turning]
    assert plies == sorted(plies)
    assert 0 < len(plies) <= 5
    others = [swing for ply, swing in swings.items() if ply not in plies]
    assert min(swings[ply] for ply in plies) >= max(others)


def test_one_seat_can_be_looked_at_alone() -> None:
    record = played("pyramids", ("architect", "random"), 1)
    outcome = review(record, seats=[1], playouts=QUICK)
    whole = reviewed("pyramids", ("architect", "random"), 1)
    assert [player.seat for player in outcome.players] == [1]
    assert outcome.choices == tuple(choice for choice in whole.choices if choice.seat == 1)
    assert outcome.fortunes == whole.fortunes


@pytest.mark.parametrize("moves", [0, 1, 15])
@pytest.mark.parametrize("game", GAMES)
def test_an_unfinished_game_is_reviewed_so_far(game: str, moves: int) -> None:
    begun = replay(played(game, ("scribe", "novice"), 3), until=moves).record()
    outcome = review(begun, playouts=10)
    assert len(outcome.choices) + len(outcome.fortunes) <= moves
    if moves == 0:
        assert [player.accuracy for player in outcome.players] == [None, None]


def test_a_record_that_breaks_a_rule_is_refused() -> None:
    record = played("pyramids", ("scribe", "novice"), 3)
    moves = (*record.moves[:10], record.moves[9], *record.moves[10:])
    with pytest.raises(ostraka.BadRecord, match="move 11"):
        review(msgspec.structs.replace(cast("Any", record), moves=moves))


def test_luck_averages_zero_over_all_outcomes() -> None:
    record = played("pyramids", ("architect", "random"), 1)
    table = next(table for table, move in steps(record) if str(move).startswith("flip") and table.ply > 40)
    left = {shape: count for shape, count in table.view(None).snapshot.left.items() if count}
    reviewer = Reviewer(QUICK)
    luck = {
        shape: np.array(reviewer.fortune(table, table.game.parse(f"flip {shape}")).luck) for shape in left
    }
    mean = sum(count * luck[shape] for shape, count in left.items()) / sum(left.values())
    spread = max(abs(changes).max() for changes in luck.values())
    assert spread > 0.5
    assert abs(mean).max() < max(0.4, spread / 4)


# --- grades


@pytest.mark.parametrize(
    ("cost", "error", "grade"),
    [
        (0.5, 1.0, "best"),
        (3.0, 1.0, "good"),
        (3.0, 5.0, "good"),
        (6.0, 0.5, "inaccuracy"),
        (6.0, 3.0, "good"),
        (12.0, 0.5, "mistake"),
        (12.0, 3.0, "inaccuracy"),
        (40.0, 5.0, "blunder"),
        (40.0, 15.0, "mistake"),
        (40.0, 30.0, "good"),
    ],
)
def test_a_grade_counts_only_the_certain_part_of_a_cost(cost: float, error: float, grade: Grade) -> None:
    assert GRADES[grade_of(cost, max(0.0, cost - CERTAIN * error), False)] == grade


def test_after_a_few_decisions_no_bot_is_named() -> None:
    begun = replay(played("cheops", ("scribe", "novice"), 3), until=15).record()
    assert {player.similar_bot for player in review(begun, playouts=10).players} == {None}


def test_pharaoh_is_not_judged_by_its_own_playouts() -> None:
    table = ostraka.new("cheops", 2, seed=6, names=("pharaoh", "scribe"))
    bots = [ostraka.bot("pharaoh", playouts=200), ostraka.bot("scribe")]
    play_out(table, bots)
    best, other = review(table.record(), playouts=200).players
    assert best.accuracy is not None
    assert other.accuracy is not None
    assert 0.85 < best.accuracy < 1
    assert other.accuracy < best.accuracy
