"""The services that the rooms of a process share."""

from dataclasses import dataclass

from ostraka.server.db.committer import Committer
from ostraka.server.db.store import Store
from ostraka.server.jobs.workers import WorkerPools
from ostraka.server.live.bus import Bus
from ostraka.server.tasks import BackgroundTasks


@dataclass(frozen=True)
class RoomContext:
    store: Store
    committer: Committer
    bus: Bus
    workers: WorkerPools
    tasks: BackgroundTasks
    stand_in_after: float  # seconds
