"""Running a study on the cores of this machine or on a cluster; the answer is the same."""

import os
import signal
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    CancelledError,
    Executor,
    Future,
    ProcessPoolExecutor,
    wait,
)
from contextlib import closing, contextmanager, nullcontext
from dataclasses import dataclass
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, NamedTuple, ParamSpec, Protocol, TypeVar

from ostraka.core.errors import OstrakaError
from ostraka.core.extras import require
from ostraka.core.jit import digest_of_sources
from ostraka.lab.runner.journal import Journal
from ostraka.lab.runner.study import Part, Study

version = cache(digest_of_sources)  # of the sources that this process has loaded, even if files change later
MOST_PROCESSES_PER_CORE: Final = 8  # more of them only compete for memory
A = TypeVar("A")
P = ParamSpec("P")
R = TypeVar("R")


class WorkersLostError(OstrakaError):
    """The workers are gone; batches that they finished are in the journal."""


class Workers(NamedTuple):
    """An executor of batches, and how many to submit at a time."""

    executor: Executor
    capacity: Callable[[], int]
    loss_errors: tuple[type[BaseException], ...] = ()  # raised when the workers are gone
    name: str = "nobody"


class Where(Protocol):
    """A place where batches can be played."""

    def workers(self) -> "Iterator[Workers]":
        """The workers of one run, as a context manager's generator."""
        ...


@dataclass(frozen=True)
class Here:
    """On this machine, with a process for each core by default; one process means the current one."""

    processes: int | None = None

    def __post_init__(self) -> None:
        most = MOST_PROCESSES_PER_CORE * (os.cpu_count() or 1)
        if self.processes is not None and not 1 <= self.processes <= most:
            raise OstrakaError(f"processes must be 1 to {most} on this machine, not {self.processes}")

    def workers(self) -> Iterator[Workers]:
        processes = self.processes or os.cpu_count() or 1
        if processes == 1:
            yield Workers(_InProcess(), lambda: 1)
            return
        with ProcessPoolExecutor(
            processes, mp_context=get_context("spawn"), initializer=_ignore_interrupts
        ) as pool:
            try:
                yield Workers(pool, lambda: 2 * processes, (BrokenExecutor,), "a process of this machine")
            finally:
                pool.shutdown(cancel_futures=True)


@dataclass(frozen=True)
class Cluster:
    """A dask.distributed scheduler and its workers, which may come and go."""

    address: str
    timeout: float = 20.0  # seconds to wait for the scheduler
    on_wait: Callable[[str], object] = lambda _notice: None  # gets a notice if there are no workers yet

    def workers(self) -> Iterator[Workers]:
        distributed = require("cluster", "distributed")
        try:
            distributed.comm.get_address_host_port(self.address)  # a bad address leaves no half-made client
            client = distributed.Client(self.address, timeout=self.timeout, set_as_default=False)
        except (OSError, ValueError, TypeError) as error:
            raise OstrakaError(f"cannot reach a Dask scheduler at {self.address}: {error}") from None
        loss_errors = (
            CancelledError,
            TimeoutError,
            distributed.comm.CommClosedError,
            distributed.scheduler.KilledWorker,
        )

        def capacity() -> int:
            """Batches at a time; counted again each time, so that workers that join later get some too."""
            try:
                return max(2, 2 * int(sum(client.nthreads().values())))
            except OSError as error:  # the scheduler refuses connections
                raise distributed.comm.CommClosedError(str(error)) from None

        with client:
            executor = client.get_executor(pure=False)
            if not client.nthreads():
                self.on_wait(f"waiting for workers: dask worker {self.address} --nthreads 1 starts one")
            try:
                yield Workers(executor, capacity, loss_errors, f"the cluster at {self.address}")
            finally:
                executor.shutdown(wait=False)


class _InProcess(Executor):
    """Plays a batch at once, in this process."""

    def submit(self, fn: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> "Future[R]":
        done: Future[R] = Future()
        done.set_result(fn(*args, **kwargs))
        return done


def _ignore_interrupts() -> None:
    """Leave Ctrl-C to the main process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def run(
    study: Study[A],
    where: Where = Here(),  # noqa: B008 - frozen
    *,
    journal: Path | None = None,
    on_progress: Callable[[int], object] = lambda _batches: None,
) -> A:
    """Play a study to its end, or until it has enough, and sum it up.

    Batches that are in the journal aren't played again. `on_progress` gets the number of batches that are
    done, those of the journal first.
    """
    done: list[Part] = []
    with closing(play_parts(study, where, journal)) as parts:
        for part in parts:
            done.append(part)
            on_progress(len(done))
            if study.enough(done):
                break
    return study.summed_up(done)


def play_parts(
    study: Study[Any], where: Where, journal_path: Path | None = None
) -> Generator[Part, None, None]:
    """The parts of a study in the order of their batches, in whatever order they are finished."""
    with nullcontext() if journal_path is None else closing(Journal(journal_path, study)) as journal:
        done = {} if journal is None else dict(journal.parts)
        missing = [batch for batch in range(study.batches) if batch not in done]
        first = missing[0] if missing else study.batches
        yield from (done.pop(batch) for batch in range(first))
        if missing:
            yield from _in_order(study, where, journal, done, missing)


def _in_order(
    study: Study[Any], where: Where, journal: Journal | None, done: dict[int, Part], missing: list[int]
) -> Generator[Part, None, None]:
    with contextmanager(where.workers)() as workers:
        due = missing[0]
        try:
            for batch, part in _as_completed(study, workers, missing):
                done[batch] = part
                if journal is not None:
                    journal.add(batch, part)
                while due in done:
                    yield done.pop(due)
                    due += 1
        except workers.loss_errors as error:
            raise WorkersLostError(
                f"{workers.name} was lost ({type(error).__name__}) before all batches were played"
            ) from None


def _as_completed(study: Study[Any], workers: Workers, missing: list[int]) -> Iterator[tuple[int, Part]]:
    """Submit the missing batches, as many at a time as the workers have capacity for."""
    pending = dict[Future[Part], int]()
    for batch in missing:
        pending[workers.executor.submit(play_batch, study, batch, version())] = batch
        if len(pending) >= workers.capacity():
            yield from _completed(pending)
    while pending:
        yield from _completed(pending)


def _completed(pending: dict[Future[Part], int]) -> Iterator[tuple[int, Part]]:
    """Wait for a batch, and take all that are done."""
    done = wait(pending, return_when=FIRST_COMPLETED).done
    for task in sorted(done, key=pending.__getitem__):
        yield pending.pop(task), task.result()


def play_batch(study: Study[Any], batch: int, expected_version: str) -> Part:
    """The task of a worker; it refuses if it has other rules or bots than the machine that asks."""
    if version() != expected_version:
        raise OstrakaError("a worker has another version of Ostraka; install the same one everywhere")
    return study.play(batch)
