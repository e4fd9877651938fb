"""A real scheduler and two real workers on this machine, one of which is killed in the middle."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import distributed
import numpy as np
import pytest

import ostraka
from dice import Dice
from ostraka.cli import main
from ostraka.cli.lab import progress, studies
from ostraka.lab import Cluster, Here, run
from ostraka.lab.runner.run import WorkersLostError

ROOT = Path(__file__).parent.parent.parent
ENVIRONMENT = {
    **os.environ,
    "PYTHONPATH": os.pathsep.join(map(str, (ROOT / "src", ROOT / "tests"))),
    "DASK_DISTRIBUTED__WORKER__MEMORY__TERMINATE": "false",
}


def begin(command: str, *arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", f"distributed.cli.{command}", *arguments, "--no-dashboard"],
        env=ENVIRONMENT,
        stderr=subprocess.PIPE,
        text=True,
    )


def address_of(scheduler: subprocess.Popen[str]) -> str:
    """What the scheduler says when it is ready."""
    assert scheduler.stderr is not None
    for line in scheduler.stderr:
        if match := re.search(r"Scheduler at: *(tcp://\S+)", line):
            return match[1]
    raise AssertionError("the scheduler does not start")


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = str(tmp_path_factory.mktemp("cluster"))
    processes = [begin("dask_scheduler", "--host", "127.0.0.1", "--port", "0")]
    try:
        scheduler = address_of(processes[0])
        worker = (scheduler, "--no-nanny", "--nthreads", "1", "--local-directory", folder)
        processes += [begin("dask_worker", *worker) for _ in range(2)]
        yield scheduler
    finally:
        for process in processes:
            process.kill()
            process.communicate()


def players(folder: Path) -> dict[int, set[int]]:
    """The batches that each worker has played, from its notes."""
    cores: dict[int, set[int]] = {}
    for note in folder.glob("*-*-*"):
        batch, player, _ = map(int, note.name.split("-"))
        cores.setdefault(player, set()).add(batch)
    return cores


def test_a_tournament_on_a_cluster_is_that_of_one_machine(
    address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["lab", "tournament", "cheops", "random", "scribe", "--games", "60", "--json"]
    outcomes = []
    for where in (["--processes", "1"], ["--cluster", address]):
        assert main([*command, *where]) == 0
        outcomes.append(json.loads(capsys.readouterr().out))
    for outcome in outcomes:
        for bot in outcome["bots"]:
            del bot["milliseconds"]
    assert outcomes[0] == outcomes[1]


def test_a_run_with_a_killed_worker_gives_the_same_outcome(address: str, tmp_path: Path) -> None:
    study = Dice(seed=3, games=40, throws=20_000, noted_in=str(tmp_path))
    killed: list[int] = []

    def kill_one(done: int) -> None:
        if not killed and done >= 6 and len(players(tmp_path)) == 2:
            killed.append(min(players(tmp_path)))
            os.kill(killed[0], signal.SIGKILL)

    outcome = run(study, Cluster(address), journal=tmp_path / "dice.journal", on_progress=kill_one)
    alone = run(Dice(seed=3, games=40, throws=20_000), Here(1))
    assert all(np.array_equal(outcome[name], alone[name]) for name in alone)
    noted = players(tmp_path)
    assert len(noted) == 2
    assert len(killed) == 1
    survivor = max(noted.keys() - set(killed))
    assert max(noted[survivor]) == 39
    assert len(noted[survivor]) > len(noted[killed[0]])


def test_waiting_for_workers_and_the_loss_of_a_cluster_are_reported(
    tmp_path: Path,
) -> None:
    """The scheduler is killed when it is found to have no workers."""
    scheduler = begin("dask_scheduler", "--host", "127.0.0.1", "--port", "0")
    try:
        address, heard = address_of(scheduler), list[str]()

        def kill(words: str) -> None:
            heard.append(words)
            scheduler.kill()

        with pytest.raises(WorkersLostError, match=f"the cluster at {address} was lost"):
            run(Dice(), Cluster(address, on_wait=kill), journal=tmp_path / "dice.journal")
        assert heard == [f"waiting for workers: dask worker {address} --nthreads 1 starts one"]
    finally:
        scheduler.kill()
        scheduler.communicate()


@pytest.mark.parametrize("journal", [True, False])
def test_the_command_explains_how_to_resume_after_losing_all_workers(
    journal: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def lose(*_arguments: object, **_named: object) -> None:
        raise WorkersLostError("the cluster was lost")

    monkeypatch.setattr(progress, "run", lose)
    path = tmp_path / "x.journal"
    options = ["--journal", str(path)] if journal else []
    assert main(["lab", "tournament", "cheops", "random", "scribe", *options]) == 1
    goes_on = f"the same command resumes from {path}" if journal else "run it with --journal FILE"
    assert f"the cluster was lost; {goes_on}" in capsys.readouterr().err


def test_an_address_without_a_scheduler_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(ostraka.OstrakaError, match="cannot reach a Dask scheduler at tcp://"):
        run(Dice(), Cluster("tcp://127.0.0.1:9", timeout=0.5))
    assert main(["lab", "tournament", "cheops", "random", "scribe", "--cluster", "nonsense://"]) == 2
    assert capsys.readouterr().err.startswith("ostraka: cannot reach a Dask scheduler at nonsense://")


@pytest.mark.parametrize("wrong", ["nowhere", "", "http://127.0.0.1:80"])
def test_a_malformed_address_is_refused_before_connecting(
    wrong: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(distributed, "Client", None)  # half made, it would complain later
    with pytest.raises(ostraka.OstrakaError, match=f"cannot reach a Dask scheduler at {wrong}: "):
        run(Dice(), Cluster(wrong))


def test_without_the_extra_the_error_names_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ostraka.OstrakaError, match=r"pip install 'ostraka\[cluster\]'"):
        run(Dice(), Cluster("tcp://127.0.0.1:9"))


def test_the_command_says_so_before_it_compiles_anything(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    monkeypatch.setattr(studies, "prepare", None)
    for study in (["tournament", "cheops", "random", "scribe"], ["balance", "cheops"]):
        assert main(["lab", *study, "--cluster", "tcp://127.0.0.1:9"]) == 2
        assert "pip install 'ostraka[cluster]'" in capsys.readouterr().err
