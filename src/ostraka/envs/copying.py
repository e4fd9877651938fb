"""Copying a few bytes from one record into another: an instruction or two, not a loop."""

from collections.abc import Callable
from typing import Any, cast

import numpy as np
import numpy.typing as npt
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from ostraka.rules.compiled import COMPILED

Copier = Callable[[np.record, int, np.record, int], None]


def _bytes(record: np.record) -> npt.NDArray[np.int8]:
    """The bytes of a record that has but one field."""
    (field,) = record.dtype.names or ()
    found: npt.NDArray[np.int8] = record[field]
    return found.reshape(-1)


def copier(length: int) -> Copier:
    """A function that copies so many bytes to a place of a record, from the n-th such piece of another.

    Both records consist of single bytes.
    """

    def plainly(target: np.record, place: int, source: np.record, number: int) -> None:
        piece = _bytes(source)[number * length : (number + 1) * length]
        _bytes(target)[place : place + length] = piece

    if not COMPILED:
        return plainly

    @intrinsic
    def copy(_context: Any, target: Any, _place: Any, source: Any, _number: Any) -> Any:  # noqa: ANN401 - Numba's
        def emit(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:  # noqa: ANN401 - as above
            byte, word = ir.IntType(8).as_pointer(), ir.IntType(64)
            into, out_of = (builder.bitcast(arguments[place], byte) for place in (0, 2))
            start = builder.mul(arguments[3], ir.Constant(word, length))
            to, source = builder.gep(into, [arguments[1]]), builder.gep(out_of, [start])
            raw_memcpy: Any = cgutils.raw_memcpy
            raw_memcpy(builder, to, source, ir.Constant(word, length), 1)
            return context.get_dummy_value()

        return types.void(target, types.int64, source, types.int64), emit

    return cast("Copier", copy)
