"""A WebAssembly object file as a module that can be instantiated.

LLVM writes an object whose data starts at address 0 and whose functions are numbered as they will be. If
nothing in it is undefined, only the exports are missing; the memory and the stack pointer are imported. So
no linker is needed. The format: https://webassembly.github.io/spec/core/binary and the tool conventions'
"Linking.md".
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

_HEADER: Final = 8  # bytes
_CUSTOM, _IMPORT, _EXPORT, _CODE, _DATA, _DATA_COUNT = 0, 2, 7, 10, 11, 12
_AFTER_EXPORTS: Final = (8, 9, _DATA_COUNT, _CODE, _DATA)  # in this order
_SYMBOL_TABLE: Final = 8
_FUNCTION_SYMBOL, _DATA_SYMBOL, _SECTION_SYMBOL = 0, 1, 3
_UNDEFINED, _EXPLICIT_NAME = 0x10, 0x40
_PAGE: Final = 1 << 16


class Module(NamedTuple):
    """The bytes of a module, and where its data ends in memory."""

    code: bytes
    data_end: int


class UndefinedSymbols(Exception):  # noqa: N818 - reads well where it is caught
    """The object needs functions that nobody defines."""


class _Reader:
    """Reads the numbers and names of the binary format."""

    def __init__(self, data: bytes, at: int = 0) -> None:
        self.data = data
        self.at = at

    @property
    def is_at_end(self) -> bool:
        return self.at >= len(self.data)

    def byte(self) -> int:
        self.at += 1
        return self.data[self.at - 1]

    def number(self) -> int:
        """An unsigned LEB128 number."""
        return self._leb()[0]

    def signed(self) -> int:
        """A signed LEB128 number."""
        value, size = self._leb()
        return value - (1 << size) if value >> size - 1 else value

    def _leb(self) -> tuple[int, int]:
        """Groups of seven bits, the lowest first: their value, and how many bits there are."""
        value = size = 0
        while True:
            byte = self.byte()
            value |= (byte & 127) << size
            size += 7
            if byte < 128:
                return value, size

    def bytes(self) -> bytes:
        """Bytes after their length."""
        size = self.number()
        self.at += size
        return self.data[self.at - size : self.at]

    def name(self) -> str:
        return self.bytes().decode()


def _leb(value: int) -> bytes:
    encoded = bytearray()
    while value > 127:
        encoded.append(value & 127 | 128)
        value >>= 7
    return bytes([*encoded, value])


def _sized(body: bytes) -> bytes:
    return _leb(len(body)) + body


def finished(obj: bytes, exports: Sequence[str]) -> Module:
    """The module with these functions exported; custom sections, such as names, are dropped."""
    sections = list(_sections(obj))
    functions = _defined_functions(sections)
    missing = [name for name in exports if name not in functions]
    if missing:
        raise UndefinedSymbols(f"not defined: {', '.join(missing)}")
    imported = [name for kind, body in sections if kind == _IMPORT for name in _imported_functions(body)]
    if imported:
        raise UndefinedSymbols(f"needed, but not defined: {', '.join(imported)}")
    body = b"".join(_sized(name.encode()) + b"\0" + _leb(functions[name]) for name in exports)
    export_section = bytes([_EXPORT]) + _sized(_leb(len(exports)) + body)
    before = b"".join(
        _encoded(*section) for section in sections if section[0] not in (_CUSTOM, *_AFTER_EXPORTS)
    )
    after = b"".join(_encoded(*section) for section in sections if section[0] in _AFTER_EXPORTS)
    data_end = max((_data_end(body) for kind, body in sections if kind == _DATA), default=0)
    return Module(obj[:_HEADER] + before + export_section + after, data_end)


def _encoded(kind: int, body: bytes) -> bytes:
    return bytes([kind]) + _sized(body)


def _sections(obj: bytes) -> Iterator[tuple[int, bytes]]:
    reader = _Reader(obj, _HEADER)
    while not reader.is_at_end:
        kind = reader.byte()
        yield kind, reader.bytes()


def _imported_functions(body: bytes) -> Iterator[str]:
    reader = _Reader(body)
    for _ in range(reader.number()):
        reader.name()
        name, kind = reader.name(), reader.byte()
        if kind == 0:  # a function, by its type
            reader.number()
            yield name
        elif kind == 1:  # a table: type of elements and limits
            reader.byte()
            _skip_limits(reader)
        elif kind == 2:  # a memory
            _skip_limits(reader)
        else:  # a global: type and whether it changes
            reader.byte()
            reader.byte()


def _skip_limits(reader: _Reader) -> None:
    has_most = reader.byte() & 1
    reader.number()
    if has_most:
        reader.number()


def _defined_functions(sections: Sequence[tuple[int, bytes]]) -> dict[str, int]:
    """The index of each defined function, from the symbol table."""
    functions: dict[str, int] = {}
    for kind, body in sections:
        if kind == _CUSTOM:
            reader = _Reader(body)
            if reader.name() == "linking":
                reader.number()  # version
                functions.update(_functions_of_linking(reader))
    return functions


def _functions_of_linking(reader: _Reader) -> Iterator[tuple[str, int]]:
    while not reader.is_at_end:
        kind = reader.byte()
        table = _Reader(reader.bytes())
        if kind == _SYMBOL_TABLE:
            yield from _functions_of_symbols(table)


def _functions_of_symbols(table: _Reader) -> Iterator[tuple[str, int]]:
    for _ in range(table.number()):
        kind, flags = table.byte(), table.number()
        is_defined = not flags & _UNDEFINED
        if kind == _DATA_SYMBOL:
            table.name()
            for _ in range(3 if is_defined else 0):  # segment, offset, size
                table.number()
        elif kind == _SECTION_SYMBOL:
            table.number()
        else:
            index = table.number()
            if is_defined or flags & _EXPLICIT_NAME:
                name = table.name()
                if kind == _FUNCTION_SYMBOL and is_defined:
                    yield name, index


def _data_end(body: bytes) -> int:
    """The first address after the data."""
    reader = _Reader(body)
    end = 0
    for _ in range(reader.number()):
        reader.number()  # flags: memory 0, an active segment
        reader.byte()  # i32.const
        start = reader.signed()
        reader.byte()  # end
        end = max(end, start + len(reader.bytes()))
    return end
