"""Bit sets: sets of small numbers as the bits of an integer.

All sets stay within 62 bits, so every value fits a signed 64-bit integer.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final, cast

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from ostraka.core.jit import COMPILED, inlined, may_use

_ONE: Any = np.int64(1)

if COMPILED:

    def _instruction(definition: Callable[..., Any]) -> Callable[..., int]:
        return cast("Callable[..., int]", intrinsic(definition))

    @_instruction
    def _ctpop(_context: Any, _bits: Any) -> Any:  # noqa: ANN401 - Numba's own protocol, which is untyped
        return types.int64(types.int64), lambda _c, builder, _s, arguments: builder.ctpop(arguments[0])

    @_instruction
    def _cttz(_context: Any, _bits: Any) -> Any:  # noqa: ANN401 - as above
        defined_for_zero = ir.Constant(ir.IntType(1), 0)
        return types.int64(types.int64), lambda _c, builder, _s, arguments: builder.cttz(
            arguments[0], defined_for_zero
        )

    def _bit_scatter(instruction: str) -> Callable[..., int]:
        """The x86 BMI2 instruction `pdep` or `pext`: moves the bits of a word by a mask."""

        @_instruction
        def move(_context: Any, _bits: Any, _mask: Any) -> Any:  # noqa: ANN401 - as above
            def emit(_c: Any, builder: Any, _s: Any, arguments: Any) -> Any:  # noqa: ANN401 - as above
                word = ir.IntType(64)
                form = ir.FunctionType(word, [word, word])
                return builder.call(builder.module.declare_intrinsic(instruction, fnty=form), arguments)

            return types.int64(types.int64, types.int64), emit

        return move

    _pdep, _pext = _bit_scatter("llvm.x86.bmi.pdep.64"), _bit_scatter("llvm.x86.bmi.pext.64")

    @inlined
    def size(bits: int) -> int:
        """The size of the set (population count)."""
        return _ctpop(bits)

    @inlined
    def lowest(bits: int) -> int:
        """The smallest number in a non-empty set."""
        return _cttz(bits)

else:

    def size(bits: int) -> int:
        return int(bits).bit_count()

    def lowest(bits: int) -> int:
        return (int(bits) & -int(bits)).bit_length() - 1


@inlined
def wide(value: int) -> int:
    """Widen a record field to 64 bits, so that a shift doesn't overflow."""
    return np.int64(value)  # type: ignore[return-value] # used as an int everywhere


@inlined
def one(number: int) -> int:
    """The set that holds only this number."""
    return _ONE << number


@inlined
def if_so(condition: bool, bits: int) -> int:
    """The set if the condition holds, else the empty set.

    Branch-free, because the branch would be mispredicted.
    """
    return bits & -np.int64(condition)  # type: ignore[return-value] # as above


CAN_PACK: Final = COMPILED and may_use("bmi2")  # without BMI2, `packed` is a slow loop

if CAN_PACK:

    @inlined
    def nth(bits: int, index: int) -> int:
        """The number at this index of the set, in rising order."""
        return _cttz(_pdep(_ONE << index, bits))

    @inlined
    def packed(bits: int, among: int) -> int:
        """Replace each number of the set by its index in `among`; drop numbers that are not in it."""
        return _pext(bits, among)

else:

    @inlined
    def packed(bits: int, among: int) -> int:
        indices, index = 0, 0
        while among:
            indices |= ((bits >> lowest(among)) & 1) << index
            index += 1
            among &= among - 1
        return indices

    @inlined
    def nth(bits: int, index: int) -> int:
        for _ in range(index):
            bits &= bits - 1
        return lowest(bits)


def each(bits: int) -> Iterator[int]:
    """The numbers of a set in rising order, for uncompiled code."""
    bits = int(bits)
    if bits < 0:
        raise ValueError("a set cannot contain negative numbers")
    while bits:
        yield (bits & -bits).bit_length() - 1
        bits &= bits - 1
