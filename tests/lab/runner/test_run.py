"""The same study comes to the same wherever it runs, stopped and gone on with or not."""

from contextlib import closing
from pathlib import Path

import numpy as np
import pytest

import ostraka
from dice import Deadly, Dice
from ostraka.lab.runner.journal import Journal
from ostraka.lab.runner.run import Here, WorkersLostError, play_batch, run
from ostraka.lab.runner.study import Part


def same(one: Part, other: Part) -> bool:
    return one.keys() == other.keys() and all(np.array_equal(one[name], other[name]) for name in one)


def journalled(path: Path, study: Dice) -> list[int]:
    """The batches that are in a journal."""
    with closing(Journal(path, study)) as journal:
        return sorted(journal.parts)


def test_one_process_and_three_give_the_same_outcome() -> None:
    alone = run(Dice(seed=5), Here(1))
    assert same(alone, run(Dice(seed=5), Here(3)))
    assert alone["batch"].tolist() == [batch for batch in range(12) for _ in range(100)]
    assert not same(alone, run(Dice(seed=6), Here(1)))


def test_a_study_that_has_enough_stops_at_the_same_batch_everywhere() -> None:
    study = Dice(games=1000, enough_after=5)
    assert len(run(study, Here(1))["thrown"]) == len(run(study, Here(2))["thrown"]) == 500


def test_progress_is_reported_batch_by_batch() -> None:
    heard: list[int] = []
    run(Dice(games=4), Here(1), on_progress=heard.append)
    assert heard == [1, 2, 3, 4]


def test_a_stopped_run_goes_on_and_plays_nothing_twice(tmp_path: Path) -> None:
    whole, path = run(Dice(), Here(1)), tmp_path / "dice.journal"
    noted = Dice(noted_in=str(tmp_path), games=12)

    def stop(done: int) -> None:
        if done == 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(noted, Here(1), journal=path, on_progress=stop)
    assert journalled(path, noted) == [0, 1, 2, 3, 4]
    assert same(run(noted, Here(2), journal=path), whole)
    played = [int(note.name.split("-")[0]) for note in tmp_path.glob("*-*-*")]
    assert sorted(played) == list(range(12))


def test_a_finished_run_can_be_made_longer(tmp_path: Path) -> None:
    path = tmp_path / "dice.journal"
    run(Dice(games=3), Here(1), journal=path)
    heard: list[int] = []
    assert same(
        run(Dice(games=6), Here(1), journal=path, on_progress=heard.append), run(Dice(games=6), Here(1))
    )
    assert heard == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize("lost", [1, 7, 9, 60])
def test_a_truncated_batch_is_played_again(lost: int, tmp_path: Path) -> None:
    path = tmp_path / "dice.journal"
    whole = run(Dice(), Here(1), journal=path)
    path.write_bytes(path.read_bytes()[:-lost])
    assert len(journalled(path, Dice())) == 11
    assert same(run(Dice(), Here(1), journal=path), whole)
    assert len(journalled(path, Dice())) == 12


def test_the_journal_of_another_study_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "dice.journal"
    run(Dice(seed=1), Here(1), journal=path)
    with pytest.raises(ostraka.OstrakaError, match="the journal of another study"):
        run(Dice(seed=2), Here(1), journal=path)
    path.write_text("something else")
    with pytest.raises(ostraka.OstrakaError, match="isn't a journal of the lab"):
        run(Dice(), Here(1), journal=path)


@pytest.mark.parametrize("other", ["/dev/zero", "/dev/null", "."])
def test_a_journal_must_be_a_regular_file(other: str) -> None:
    with pytest.raises(ostraka.OstrakaError, match="can't be a journal"):
        run(Dice(), Here(1), journal=Path(other))


def test_an_empty_file_becomes_a_journal(tmp_path: Path) -> None:
    path = tmp_path / "dice.journal"
    path.touch()
    assert same(run(Dice(), Here(1), journal=path), run(Dice(), Here(1)))
    assert len(journalled(path, Dice())) == 12


def test_a_worker_with_other_rules_refuses() -> None:
    with pytest.raises(ostraka.OstrakaError, match="another version of Ostraka"):
        play_batch(Dice(), 0, "0123456789abcdef")


def test_the_loss_of_a_process_is_reported_in_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "dice.journal"
    with pytest.raises(WorkersLostError, match="a process of this machine was lost"):
        run(Deadly(), Here(2), journal=path)
    assert 3 not in journalled(path, Deadly())


def test_the_number_of_processes_is_checked() -> None:
    with pytest.raises(ostraka.OstrakaError, match="at least 1 process"):
        Here(0)
    with pytest.raises(ostraka.OstrakaError, match="processes play on it, not 100000"):
        Here(100_000)
