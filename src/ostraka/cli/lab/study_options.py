"""Options that all studies take: where they run, and which files they write."""

from dataclasses import dataclass

from cyclopts import Parameter

from ostraka.cli.options import Batch, ClusterAt, Force, Journal, Json, Processes, Report, Results


@Parameter(name="*")
@dataclass(frozen=True)
class StudyOptions:
    out: Results = None
    report: Report = None
    journal: Journal = None
    force: Force = False
    processes: Processes = None
    cluster: ClusterAt = None
    batch: Batch = None
    json: Json = False
