"""The figures of a run, printed as a table and written as JSON."""

from collections.abc import Callable
from pathlib import Path
from time import perf_counter

import msgspec
from rich.console import Console
from rich.table import Table


class Figure(msgspec.Struct, omit_defaults=True):
    """One measurement; `ratio` is our value divided by the peer's in the same run."""

    name: str
    value: float
    unit: str
    peer: str | None = None
    peer_value: float | None = None
    ratio: float | None = None


def compared(name: str, value: float, unit: str, peer: str, peer_value: float) -> Figure:
    return Figure(name, value, unit, peer, peer_value, value / peer_value)


def best(measure: Callable[[], float], times: int = 5) -> float:
    """The best of several measurements: on a shared machine, noise only lowers them."""
    return max(measure() for _ in range(times))


def seconds(action: Callable[[], object]) -> float:
    start = perf_counter()
    action()
    return perf_counter() - start


def show(figures: list[Figure], path: Path) -> None:
    table = Table("what", "measured", "unit", "peer", "peer's value", "ratio", title="Ostraka, one core")
    for figure in figures:
        table.add_row(
            figure.name,
            _written(figure.value),
            figure.unit,
            figure.peer or "",
            _written(figure.peer_value),
            "" if figure.ratio is None else f"{figure.ratio:.2f}",
        )
    Console(width=130).print(table)
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(figures), indent=1) + b"\n")


def _written(value: float | None) -> str:
    if value is None:
        return ""
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:,.3f}"
