"""SIMD access to the bytes of a record: copy, set and read up to 64 bytes with a few instructions.

Each function comes with a plain twin, which does the same byte by byte when nothing is compiled.
"""

from collections.abc import Callable
from typing import Any, Final, cast

import numpy as np
import numpy.typing as npt
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from ostraka.core.jit import COMPILED

Copier = Callable[[np.record, int, np.record, int, int], None]
Spreader = Callable[[np.record, int, int], None]
Writer = Callable[[np.record, int, int], None]
Gatherer = Callable[[np.record, int], int]
Reader = Callable[[np.record, int], int]

WORD: Final = 64  # bits of a set, and the most bytes that are written at once
_BYTE: Final = ir.IntType(8)


def _bytes(record: np.record) -> npt.NDArray[np.int8]:
    """The bytes of a record with a single field."""
    (field,) = record.dtype.names or ()
    array: npt.NDArray[np.int8] = record[field]
    return array.reshape(-1)


def width_of(length: int) -> int:
    """The width of a piece on a page: the next power of two."""
    return 1 << (length - 1).bit_length()


def plain_copier(length: int, mark: int) -> Copier:
    """The plain twin of `copier`."""
    width = width_of(length)

    def copy(target: np.record, place: int, source: np.record, number: int, marked: int) -> None:
        piece = _bytes(source)[number * width : (number + 1) * width]
        for at in range(width):
            _bytes(target)[place + at] = mark if int(marked) >> at & 1 else piece[at]

    return copy


def plain_spreader(width: int) -> Spreader:
    """The plain twin of `spreader`."""

    def spread(target: np.record, place: int, bits: int) -> None:
        for at in range(width):
            _bytes(target)[place + at] = int(bits) >> at & 1

    return spread


def plain_write_8(target: np.record, place: int, word: int) -> None:
    """The plain twin of `write_8`."""
    for at in range(8):
        byte = int(word) >> 8 * at & 255
        _bytes(target)[place + at] = byte - 256 if byte > 127 else byte


def plain_gathered(source: np.record, place: int) -> int:
    """The plain twin of `gathered`."""
    return sum(1 << at for at in range(WORD) if _bytes(source)[place + at])


def plain_byte_at(source: np.record, place: int) -> int:
    """The plain twin of `byte_at`."""
    return source.tobytes()[place]


def _row(builder: Any, record: Any, place: Any, width: int) -> Any:  # noqa: ANN401 - llvmlite's
    """A pointer to `width` bytes of a record."""
    start = builder.gep(builder.bitcast(record, _BYTE.as_pointer()), [place])
    return builder.bitcast(start, ir.VectorType(_BYTE, width).as_pointer())


def _where(builder: Any, bits: Any, width: int) -> Any:  # noqa: ANN401 - as above
    """The lowest `width` bits of a set as a vector of flags."""
    few = bits if width == WORD else builder.trunc(bits, ir.IntType(width))
    return builder.bitcast(few, ir.VectorType(ir.IntType(1), width))


def copier(length: int, mark: int) -> Copier:
    """A function that copies the n-th piece of a page into a record, with `mark` where a set has a bit.

    Both records consist of single bytes. The whole width of the piece is written: write whatever follows the
    piece in the record afterwards.
    """
    if not COMPILED:
        return plain_copier(length, mark)
    width = width_of(length)

    @intrinsic
    def copy(_context: Any, target: Any, _place: Any, source: Any, _number: Any, _marked: Any) -> Any:  # noqa: ANN401 - Numba's
        def emit(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:  # noqa: ANN401 - as above
            into, place, out_of, number, marked = arguments
            start = builder.mul(number, ir.Constant(ir.IntType(64), width))
            piece = builder.load(_row(builder, out_of, start, width), align=1)
            marks = ir.Constant(piece.type, [mark] * width)
            shown = builder.select(_where(builder, marked, width), marks, piece)
            builder.store(shown, _row(builder, into, place, width), align=1)
            return context.get_dummy_value()

        return types.void(target, types.int64, source, types.int64, types.int64), emit

    return cast("Copier", copy)


def spreader(width: int) -> Spreader:
    """A function that writes `width` bytes from a place on: 1 where a set has a bit, else 0."""
    if not COMPILED:
        return plain_spreader(width)

    @intrinsic
    def spread(_context: Any, target: Any, _place: Any, _bits: Any) -> Any:  # noqa: ANN401 - Numba's
        def emit(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:  # noqa: ANN401 - as above
            into, place, bits = arguments
            flags = builder.zext(_where(builder, bits, width), ir.VectorType(_BYTE, width))
            builder.store(flags, _row(builder, into, place, width), align=1)
            return context.get_dummy_value()

        return types.void(target, types.int64, types.int64), emit

    return cast("Spreader", spread)


def _writer() -> Writer:
    if not COMPILED:
        return plain_write_8

    @intrinsic
    def write(_context: Any, target: Any, _place: Any, _word: Any) -> Any:  # noqa: ANN401 - Numba's
        def emit(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:  # noqa: ANN401 - as above
            into, place, word = arguments
            bytes_ = builder.bitcast(word, ir.VectorType(_BYTE, 8))
            builder.store(bytes_, _row(builder, into, place, 8), align=1)
            return context.get_dummy_value()

        return types.void(target, types.int64, types.int64), emit

    return cast("Writer", write)


def _gatherer() -> Gatherer:
    if not COMPILED:
        return plain_gathered

    @intrinsic
    def gather(_context: Any, source: Any, _place: Any) -> Any:  # noqa: ANN401 - Numba's
        def emit(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:  # noqa: ANN401 - as above
            out_of, place = arguments
            row = builder.load(_row(builder, out_of, place, WORD), align=1)
            flags = builder.icmp_signed("!=", row, ir.Constant(row.type, None))
            return builder.bitcast(flags, ir.IntType(WORD))

        return types.int64(source, types.int64), emit

    return cast("Gatherer", gather)


def _reader() -> Reader:
    if not COMPILED:
        return plain_byte_at

    @intrinsic
    def read(_context: Any, source: Any, _place: Any) -> Any:  # noqa: ANN401 - Numba's
        def emit(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:  # noqa: ANN401 - as above
            out_of, place = arguments
            start = builder.gep(builder.bitcast(out_of, _BYTE.as_pointer()), [place])
            return builder.zext(builder.load(start, align=1), ir.IntType(64))

        return types.int64(source, types.int64), emit

    return cast("Reader", read)


write_8: Final = _writer()  # the eight bytes of a word, lowest first: (record, first place, word)
gathered: Final = _gatherer()  # the set of nonzero bytes among 64: (record, first place)
byte_at: Final = _reader()  # one byte of any record, from 0 to 255: (record, place)
