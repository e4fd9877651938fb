"""Playing a study: on the cores of this machine, or on a cluster. What comes out is the same."""

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

version = cache(digest_of_sources)  # of the sources that this process runs, whatever becomes of the files
MOST_A_CORE: Final = 8  # processes: more of them only take memory from each other
A = TypeVar("A")
P = ParamSpec("P")
R = TypeVar("R")


class Gone(OstrakaError):  # noqa: N818 - reads as what it is at the place it is caught
    """Those who played are no longer there; what they have played stands in the journal."""


class Crew(NamedTuple):
    """Those who play: whom to give batches to, and how many to give out at a time."""

    executor: Executor
    room: Callable[[], int]
    lost: tuple[type[BaseException], ...] = ()  # what it looks like when they are gone
    who: str = "nobody"


class Where(Protocol):
    """A place where batches can be played."""

    def crew(self) -> "Iterator[Crew]":
        """The crew of one run, as a context manager's generator."""
        ...


@dataclass(frozen=True)
class Here:
    """On this machine: a process for each core, unless told otherwise; with one, no other process at all."""

    processes: int | None = None

    def __post_init__(self) -> None:
        if self.processes is not None and self.processes < 1:
            raise OstrakaError(f"at least 1 process plays, not {self.processes}")
        cores = os.cpu_count() or 1
        if self.processes is not None and self.processes > MOST_A_CORE * cores:
            raise OstrakaError(
                f"this machine has {cores} cores; at most {MOST_A_CORE * cores} processes play on it,"
                f" not {self.processes}"
            )

    def crew(self) -> Iterator[Crew]:
        processes = self.processes or os.cpu_count() or 1
        if processes == 1:
            yield Crew(_Alone(), lambda: 1)
            return
        with ProcessPoolExecutor(
            processes, mp_context=get_context("spawn"), initializer=_leave_interrupts_to_the_first
        ) as pool:
            try:
                yield Crew(pool, lambda: 2 * processes, (BrokenExecutor,), "a process of this machine")
            finally:
                pool.shutdown(cancel_futures=True)


@dataclass(frozen=True)
class Cluster:
    """A scheduler of dask.distributed and its workers, which may come and go."""

    address: str
    patience: float = 20.0  # seconds to wait for the scheduler
    say: Callable[[str], object] = lambda _words: None  # hears what is waited for

    def crew(self) -> Iterator[Crew]:
        distributed = require("cluster", "distributed")
        try:
            distributed.comm.get_address_host_port(self.address)  # no client is left behind half made
            client = distributed.Client(self.address, timeout=self.patience, set_as_default=False)
        except (OSError, ValueError, TypeError) as error:
            raise OstrakaError(f"no scheduler answers at {self.address}: {error}") from None
        lost = (
            CancelledError,
            TimeoutError,
            distributed.comm.CommClosedError,
            distributed.scheduler.KilledWorker,
        )
        with client:
            executor = client.get_executor(pure=False)
            if not client.nthreads():
                self.say(f"waiting for workers: dask worker {self.address} --nthreads 1 starts one")
            try:
                # asked anew each time: workers that join later get their share
                yield Crew(
                    executor,
                    lambda: max(2, 2 * sum(client.nthreads().values())),
                    lost,
                    f"the cluster at {self.address}",
                )
            finally:
                executor.shutdown(wait=False)


class _Alone(Executor):
    """Plays what it is given at once, in this process."""

    def submit(self, fn: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> "Future[R]":
        done: Future[R] = Future()
        done.set_result(fn(*args, **kwargs))
        return done


def _leave_interrupts_to_the_first() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def run(
    study: Study[A],
    where: Where = Here(),  # noqa: B008 - frozen
    *,
    journal: Path | None = None,
    tell: Callable[[int], object] = lambda _done: None,
) -> A:
    """Play a study to its end, or until it says that this is enough, and sum it up.

    With a journal, what has been played before is not played again. `tell` hears how many batches are
    done, those of the journal at once.
    """
    parts: list[Part] = []
    with closing(played(study, where, journal)) as coming:
        for part in coming:
            parts.append(part)
            tell(len(parts))
            if study.enough(parts):
                break
    return study.summed_up(parts)


def played(study: Study[Any], where: Where, path: Path | None) -> Generator[Part, None, None]:
    """The parts of a study in their order, whoever plays them and in whatever order they come."""
    with nullcontext() if path is None else closing(Journal(path, study)) as journal:
        done = {} if journal is None else dict(journal.parts)
        missing = [batch for batch in range(study.batches) if batch not in done]
        first = missing[0] if missing else study.batches
        yield from (done.pop(batch) for batch in range(first))
        if missing:
            yield from _in_order(study, where, journal, done, missing)


def _in_order(
    study: Study[Any], where: Where, journal: Journal | None, done: dict[int, Part], missing: list[int]
) -> Generator[Part, None, None]:
    with contextmanager(where.crew)() as crew:
        due = missing[0]
        try:
            for batch, part in _as_they_come(study, crew, missing):
                done[batch] = part
                if journal is not None:
                    journal.add(batch, part)
                while due in done:
                    yield done.pop(due)
                    due += 1
        except crew.lost as error:
            raise Gone(f"{crew.who} was lost ({type(error).__name__}) before all was played") from None


def _as_they_come(study: Study[Any], crew: Crew, missing: list[int]) -> Iterator[tuple[int, Part]]:
    """Give out the batches that are missing, as many at a time as there is room for."""
    given, under_way = iter(missing), dict[Future[Part], int]()
    for batch in given:
        under_way[crew.executor.submit(play_batch, study, batch, version())] = batch
        if len(under_way) < crew.room():
            continue
        yield from _ready(under_way)
    while under_way:
        yield from _ready(under_way)


def _ready(under_way: dict[Future[Part], int]) -> Iterator[tuple[int, Part]]:
    """Those batches that are played by now, or the next one that will be."""
    done = wait(under_way, return_when=FIRST_COMPLETED).done
    for task in sorted(done, key=under_way.__getitem__):
        yield under_way.pop(task), task.result()


def play_batch(study: Study[Any], batch: int, asked: str) -> Part:
    """What a worker does; it refuses if its rules or bots are not those of whoever asks."""
    if version() != asked:
        raise OstrakaError("a worker has another version of Ostraka; install the same one everywhere")
    return study.play(batch)
