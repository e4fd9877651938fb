"""Sets of small numbers as the bits of an integer: the few tricks that the games need, by name.

All sets stay within 62 bits, so that every value is an ordinary signed 64-bit integer.
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
    def _ctpop(_context: Any, _bits: Any) -> Any:  # noqa: ANN401 - Numba's own protocol, untyped there
        return types.int64(types.int64), lambda _c, builder, _s, arguments: builder.ctpop(arguments[0])

    @_instruction
    def _cttz(_context: Any, _bits: Any) -> Any:  # noqa: ANN401 - as above
        defined_for_zero = ir.Constant(ir.IntType(1), 0)
        return types.int64(types.int64), lambda _c, builder, _s, arguments: builder.cttz(
            arguments[0], defined_for_zero
        )

    def _moving(instruction: str) -> Callable[..., int]:
        """An instruction that moves the bits of one word as those of another say."""

        @_instruction
        def move(_context: Any, _bits: Any, _mask: Any) -> Any:  # noqa: ANN401 - as above
            def emit(_c: Any, builder: Any, _s: Any, arguments: Any) -> Any:  # noqa: ANN401 - as above
                word = ir.IntType(64)
                form = ir.FunctionType(word, [word, word])
                return builder.call(builder.module.declare_intrinsic(instruction, fnty=form), arguments)

            return types.int64(types.int64, types.int64), emit

        return move

    _pdep, _pext = _moving("llvm.x86.bmi.pdep.64"), _moving("llvm.x86.bmi.pext.64")

    @inlined
    def size(bits: int) -> int:
        """How many numbers are in the set."""
        return _ctpop(bits)

    @inlined
    def lowest(bits: int) -> int:
        """The smallest number in a set that is not empty."""
        return _cttz(bits)

else:

    def size(bits: int) -> int:
        return int(bits).bit_count()

    def lowest(bits: int) -> int:
        return (int(bits) & -int(bits)).bit_length() - 1


@inlined
def wide(value: int) -> int:
    """A field of a record as a 64-bit number, so that shifting it loses nothing."""
    return np.int64(value)  # type: ignore[return-value] # serves as an int everywhere


@inlined
def one(number: int) -> int:
    """The set that holds just this number."""
    return _ONE << number


@inlined
def if_so(condition: bool, bits: int) -> int:
    """The set where the condition holds, else the empty one; not by a jump, which would be foreseen badly."""
    return bits & -np.int64(condition)  # type: ignore[return-value] # as above


CAN_PACK: Final = COMPILED and may_use("bmi2")  # elsewhere `packed` is slow, and there may be a better way

if CAN_PACK:

    @inlined
    def nth(bits: int, index: int) -> int:
        """The number at this place, from 0, of the set in rising order."""
        return _cttz(_pdep(_ONE << index, bits))

    @inlined
    def packed(bits: int, among: int) -> int:
        """A set by the places of its numbers among some, from 0; what is not among them is left out."""
        return _pext(bits, among)

else:

    @inlined
    def packed(bits: int, among: int) -> int:
        found, place = 0, 0
        while among:
            found |= ((bits >> lowest(among)) & 1) << place
            place += 1
            among &= among - 1
        return found

    @inlined
    def nth(bits: int, index: int) -> int:
        for _ in range(index):
            bits &= bits - 1
        return lowest(bits)


def each(bits: int) -> Iterator[int]:
    """The numbers of a set in rising order, for code that is not compiled."""
    bits = int(bits)
    if bits < 0:
        raise ValueError("a set has no negative number")
    while bits:
        yield (bits & -bits).bit_length() - 1
        bits &= bits - 1
