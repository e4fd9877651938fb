"""Records as named tuples: a row of a structured array, for uncompiled code.

Reading a field of a NumPy record costs about a microsecond; a state has a hundred.
"""

from collections import namedtuple
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any

import numpy as np

Plain = Any  # has the fields of the record, as Python numbers, tuples and lists


def plain(row: np.record) -> Plain:
    """A record, nested ones included, as named tuples with the same fields."""
    shape = row.dtype
    return _reader(shape)(np.frombuffer(row.tobytes(), _bare(shape))[0].tolist())


@cache
def _bare(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """The same layout without `np.record`, which `tolist` would not convert."""
    if dtype.shape:
        return np.dtype((_bare(dtype.base), dtype.shape))
    if dtype.names is None or dtype.fields is None:
        return dtype
    fields = dtype.fields
    return np.dtype(
        {
            "names": dtype.names,
            "formats": [_bare(fields[name][0]) for name in dtype.names],
            "offsets": [fields[name][1] for name in dtype.names],
            "itemsize": dtype.itemsize,
        }
    )


@cache
def _reader(dtype: np.dtype[Any]) -> Callable[[Any], Plain]:
    if dtype.names is None:
        return lambda value: value
    row_type = namedtuple("Row", dtype.names)  # type: ignore[misc] # noqa: PYI024 - the dtype has the fields
    nested = [
        (place, _items(dtype.fields[name][0]))  # type: ignore[index] # a dtype with names has fields
        for place, name in enumerate(dtype.names)
        if dtype.fields[name][0].base.names is not None  # type: ignore[index]
    ]

    def read(value: tuple[Any, ...]) -> Plain:
        fields = list(value)
        for place, convert in nested:
            fields[place] = convert(fields[place])
        return row_type._make(fields)

    return read


def _items(dtype: np.dtype[Any]) -> Callable[[Any], Any]:
    """A reader for a record, or for a list of them."""
    read = _reader(dtype.base)
    if dtype.shape:
        return lambda values: _Rows(read, values)
    return read


class _Rows(Sequence[Plain]):
    """A list of records, converted on access: most tables have unused seats."""

    __slots__ = ("_read", "_values")

    def __init__(self, read: Callable[[Any], Plain], values: list[Any]) -> None:
        self._read = read
        self._values = values

    def __len__(self) -> int:
        return len(self._values)

    def __iter__(self) -> Iterator[Plain]:
        return map(self._read, self._values)

    def __getitem__(self, index: Any) -> Plain:  # noqa: ANN401 - an index or a slice
        if isinstance(index, slice):
            return [self._read(value) for value in self._values[index]]
        return self._read(self._values[index])
