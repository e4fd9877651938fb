"""The types that cross the border between JavaScript and WebAssembly."""

from typing import Any, Final

from numba.np import numpy_support

# Pointers are numbers in JavaScript; so are 32-bit integers and floats. A 64-bit integer is a BigInt.
STATE: Final = "state"  # a pointer to one row of the game's state
KIT: Final = "kit"  # a pointer to its row of components
BANK: Final = "bank"  # a pointer to everything that its components offer
STATES: Final = "states"  # the same pointers, for functions that take arrays
KITS: Final = "kits"
MEMORY: Final = "memory"  # a pointer to the record that bots work in
INT32: Final = "int32"
INT64: Final = "int64"
INT64S: Final = "int64*"  # a pointer to numbers
BYTES: Final = "bytes"  # a pointer to text
VOID: Final = "void"

Pointer = Any  # in the annotations of exported functions
carray: Any = numpy_support.carray  # an array at a pointer; Numba has no types for it
