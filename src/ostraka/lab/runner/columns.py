"""Tables by column, as notebooks take them, and files of them."""

import html
import math
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, BinaryIO, Final

import msgspec
import numpy as np
import numpy.typing as npt

from ostraka.core.errors import OstrakaError
from ostraka.core.extras import require

FORMATS: Final = (".parquet", ".jsonl")
_ROWS_IN_A_NOTEBOOK: Final = 60
_NUMBER_CLASS: Final = ' class="number"'


class Columns(dict[str, npt.NDArray[Any]]):
    """Columns of one length by name; `pandas.DataFrame` and `polars.DataFrame` accept it as it is."""

    @classmethod
    def of(cls, rows: Sequence[msgspec.Struct], kind: type[msgspec.Struct]) -> "Columns":
        """The table of some structs of one type."""
        names = [field.name for field in msgspec.structs.fields(kind)]
        return cls({name: _column([getattr(row, name) for row in rows]) for name in names})

    @property
    def rows(self) -> int:
        return len(next(iter(self.values()), ()))

    def each(self) -> Iterator[dict[str, Any]]:
        """The rows, in Python's own types."""
        lists = {name: column.tolist() for name, column in self.items()}
        for row in range(self.rows):
            yield {name: column[row] for name, column in lists.items()}

    def save(self, path: Path) -> None:
        """Write Parquet or JSON Lines, by the suffix of the file."""
        check_format(path)
        with path.open("wb") as stream:
            self.write(stream, path.suffix)

    def write(self, stream: BinaryIO, suffix: str) -> None:
        if suffix == ".jsonl":
            stream.writelines(msgspec.json.encode(row) + b"\n" for row in self.each())
        else:
            arrow, parquet = require("lab", "pyarrow"), require("lab", "pyarrow.parquet")
            parquet.write_table(arrow.table(dict(self)), stream)

    def to_html(self, most: int | None = None) -> str:
        head = "".join(
            f"<th{_NUMBER_CLASS if _is_numeric(column) else ''}>{html.escape(name.replace('_', ' '))}</th>"
            for name, column in self.items()
        )
        body = "".join(
            f"<tr>{''.join(_cell(value) for value in row.values())}</tr>"
            for _, row in zip(range(most or self.rows), self.each(), strict=False)
        )
        return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"

    def _repr_html_(self) -> str:
        more = f"<p>{self.rows} rows</p>" if self.rows > _ROWS_IN_A_NOTEBOOK else ""
        return self.to_html(_ROWS_IN_A_NOTEBOOK) + more


def check_format(path: Path) -> None:
    """Refuse a file that can't be written, before any work is done."""
    if path.suffix not in FORMATS:
        raise OstrakaError(
            f"{path} is neither Parquet nor JSON Lines: its name ends with {' or '.join(FORMATS)}"
        )
    if path.suffix == ".parquet":
        require("lab", "pyarrow")


def _column(values: list[Any]) -> npt.NDArray[Any]:
    """Numbers with gaps become floats; texts become objects, as in pandas."""
    if any(isinstance(value, str) for value in values):
        return np.array(["" if value is None else value for value in values], np.object_)
    return np.array([math.nan if value is None else value for value in values])


def _cell(value: object) -> str:
    if isinstance(value, float):
        return f"<td{_NUMBER_CLASS}>{'' if math.isnan(value) else format_number(value)}</td>"
    css_class = _NUMBER_CLASS if isinstance(value, int) and not isinstance(value, bool) else ""
    return f"<td{css_class}>{html.escape(str(value))}</td>"


def _is_numeric(column: npt.NDArray[Any]) -> bool:
    return column.dtype.kind in "iuf"


def format_number(value: float) -> str:
    """A number with as many decimals as a reader can use; a dash if it isn't known."""
    if not math.isfinite(value):
        return "-"
    size = abs(value)
    decimals = 0 if size >= 1000 else 1 if size >= 100 else 2 if size >= 1 else 3
    return f"{value:.{decimals}f}"
