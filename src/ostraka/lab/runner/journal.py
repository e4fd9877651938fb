"""Journal: the finished batches of a study in a file, so that a stopped run can be resumed.

Parts are appended as they come, each with its length and a checksum. A part that was cut off while it was
written is dropped when the file is read again.
"""

import zlib
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np

from ostraka.core.errors import OstrakaError
from ostraka.core.jit import digest_of_sources
from ostraka.lab.runner.study import Part, Study

_HEADER: Final = 8  # bytes before each frame: its length and its checksum


class _Array(msgspec.Struct, array_like=True):
    dtype: str
    shape: tuple[int, ...]
    content: bytes


class _Frame(msgspec.Struct, array_like=True):
    batch: int
    part: dict[str, _Array]


def title(study: Study[Any]) -> bytes:
    """What identifies a study: its fields, except how much is played, and the version of rules and bots."""
    fields = {name: value for name, value in vars(study).items() if name not in study.extendable_by}
    return msgspec.json.encode([type(study).__name__, fields, digest_of_sources()], order="sorted")


class Journal:
    """The parts of one study that a file has, and the file to append to."""

    def __init__(self, path: Path, study: Study[Any]) -> None:
        self.path = path
        self.parts: dict[int, Part] = {}
        if path.exists() and not path.is_file():  # a device could be read forever
            raise OstrakaError(f"{path} can't be a journal: it isn't a regular file; name another")
        content = path.read_bytes() if path.exists() else b""
        end = self._read(content, title(study))
        self._stream = path.open("r+b" if path.exists() else "xb")
        self._stream.truncate(end)
        self._stream.seek(end)
        if not content:
            self._write(title(study))

    def _read(self, content: bytes, expected_title: bytes) -> int:
        """Read all complete frames; return the end offset."""
        found_title, end = _frame(content, 0)
        if content and found_title is None:
            raise OstrakaError(f"{self.path} isn't a journal of the lab")
        if found_title not in (None, expected_title):
            raise OstrakaError(
                f"{self.path} is the journal of another study, or of another version of Ostraka;"
                " name another file, or remove it"
            )
        while True:
            payload, next_end = _frame(content, end)
            if payload is None:
                return end
            frame = msgspec.msgpack.decode(payload, type=_Frame)
            self.parts[frame.batch] = {name: _array(array) for name, array in frame.part.items()}
            end = next_end

    def add(self, batch: int, part: Part) -> None:
        """Append a part and flush it to the operating system."""
        arrays = {
            name: _Array(array.dtype.str, array.shape, np.ascontiguousarray(array).tobytes())
            for name, array in part.items()
        }
        self._write(msgspec.msgpack.encode(_Frame(batch, arrays)))
        self.parts[batch] = part

    def close(self) -> None:
        self._stream.close()

    def _write(self, payload: bytes) -> None:
        header = len(payload).to_bytes(4, "little") + zlib.crc32(payload).to_bytes(4, "little")
        self._stream.write(header + payload)
        self._stream.flush()


def _frame(content: bytes, start: int) -> tuple[bytes | None, int]:
    """The frame at an offset, and its end offset; None if it is incomplete."""
    end = start + _HEADER + int.from_bytes(content[start : start + 4], "little")
    payload = content[start + _HEADER : end]
    checksum = int.from_bytes(content[start + 4 : start + _HEADER], "little")
    if start + _HEADER > len(content) or end > len(content) or zlib.crc32(payload) != checksum:
        return None, start
    return payload, end


def _array(array: _Array) -> np.ndarray[Any, Any]:
    return np.frombuffer(array.content, array.dtype).reshape(array.shape)
