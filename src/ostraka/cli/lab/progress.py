"""Running a study with a progress bar."""

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
    """The outcome of a study; a bar shows how far it is."""
    where = Here(processes) if cluster is None else Cluster(cluster, on_wait=complain)
    try:
        with Progress(console=err, transient=True, disable=not err.is_terminal) as progress:
            task = progress.add_task(what, total=study.batches)
            return run(
                study, where, journal=journal, on_progress=lambda done: progress.update(task, completed=done)
            )
    except WorkersLostError as lost:
        remedy = "run it with --journal FILE to resume it after a failure"
        if journal is not None:
            remedy = f"the same command resumes from {journal}"
        raise CommandError(f"{lost}; {remedy}", CHECK_FAILED) from None
    except KeyboardInterrupt:
        if journal is not None:
            complain(f"interrupted; the same command resumes from {journal}")
        raise


def print_json(value: object) -> None:
    say(msgspec.json.encode(value).decode())
