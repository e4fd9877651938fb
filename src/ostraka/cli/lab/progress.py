"""Running a study of the lab from the command line, with a bar that says how long it will take."""

from pathlib import Path
from typing import TypeVar

import msgspec
from rich.progress import Progress

from ostraka.cli.console.streams import complain, err, say
from ostraka.cli.errors import CHECK_FAILED, CommandError
from ostraka.lab.runner.run import Cluster, Here, WorkersLostError, run
from ostraka.lab.runner.study import Study

A = TypeVar("A")


def follow(
    study: Study[A],
    what: str,
    *,
    processes: int | None = None,
    cluster: str | None = None,
    journal: Path | None = None,
) -> A:
    """What a study comes to; whoever watches sees how far it is."""
    where = Here(processes) if cluster is None else Cluster(cluster, on_wait=complain)
    try:
        with Progress(console=err, transient=True, disable=not err.is_terminal) as progress:
            task = progress.add_task(what, total=study.batches)
            return run(
                study, where, journal=journal, on_progress=lambda done: progress.update(task, completed=done)
            )
    except WorkersLostError as lost:
        what_now = "run it with --journal FILE, and it can go on from there"
        if journal is not None:
            what_now = f"the same command goes on from what is in {journal}"
        raise CommandError(f"{lost}; {what_now}", CHECK_FAILED) from None
    except KeyboardInterrupt:
        if journal is not None:
            complain(f"interrupted; the same command goes on from what is in {journal}")
        raise


def print_json(told: object) -> None:
    say(msgspec.json.encode(told).decode())
