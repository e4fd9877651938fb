"""What has been played of a study, in a file, so that a run that was stopped goes on.

Parts are appended as they come, each with its length and a checksum. Whatever was cut off in the
middle of writing is dropped when the file is read again.
"""

import zlib
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np

from ostraka.core.errors import OstrakaError
from ostraka.core.jit import digest_of_sources
from ostraka.lab.runner.study import Part, Study

_HEAD: Final = 8  # bytes before each frame: its length and its checksum
_NOT_ITS_OWN: Final = frozenset({"games", "until_sure"})  # how much is played: more of it may follow


class _Array(msgspec.Struct, array_like=True):
    kind: str
    shape: tuple[int, ...]
    content: bytes


class _Frame(msgspec.Struct, array_like=True):
    batch: int
    part: dict[str, _Array]


def title(study: Study[Any]) -> bytes:
    """What tells a study from others: all that it is, and the version of what plays it."""
    told = {name: value for name, value in vars(study).items() if name not in _NOT_ITS_OWN}
    return msgspec.json.encode([type(study).__name__, told, digest_of_sources()], order="sorted")


class Journal:
    """The parts of one study that are in a file already, and the file for those that follow."""

    def __init__(self, path: Path, study: Study[Any]) -> None:
        self.path = path
        self.parts: dict[int, Part] = {}
        own = title(study)
        if path.exists() and not path.is_file():  # a device could be read for ever
            raise OstrakaError(f"{path} cannot be a journal: it is no file; name another")
        known = path.read_bytes() if path.exists() else b""
        first, at = _frame(known, 0)
        if known and first is None:
            raise OstrakaError(f"{path} is not a journal of the lab")
        if first is not None and first != own:
            raise OstrakaError(
                f"{path} is the journal of another study, or of another version of Ostraka;"
                " name another file, or remove it"
            )
        whole = at
        while first is not None:
            payload, at = _frame(known, whole)
            if payload is None:
                break
            frame = msgspec.msgpack.decode(payload, type=_Frame)
            self.parts[frame.batch] = {name: _array(array) for name, array in frame.part.items()}
            whole = at
        self._stream = path.open("r+b" if path.exists() else "xb")
        self._stream.truncate(whole)
        self._stream.seek(whole)
        if first is None:
            self._write(own)

    def add(self, batch: int, part: Part) -> None:
        """Keep a part; it is with the system when this returns."""
        arrays = {
            name: _Array(array.dtype.str, array.shape, np.ascontiguousarray(array).tobytes())
            for name, array in part.items()
        }
        self._write(msgspec.msgpack.encode(_Frame(batch, arrays)))
        self.parts[batch] = part

    def close(self) -> None:
        self._stream.close()

    def _write(self, payload: bytes) -> None:
        head = len(payload).to_bytes(4, "little") + zlib.crc32(payload).to_bytes(4, "little")
        self._stream.write(head + payload)
        self._stream.flush()


def _frame(known: bytes, start: int) -> tuple[bytes | None, int]:
    """The frame that begins here and where it ends; None if it is not whole."""
    end = start + _HEAD + int.from_bytes(known[start : start + 4], "little")
    payload = known[start + _HEAD : end]
    checksum = int.from_bytes(known[start + 4 : start + _HEAD], "little")
    if start + _HEAD > len(known) or end > len(known) or zlib.crc32(payload) != checksum:
        return None, start
    return payload, end


def _array(array: _Array) -> np.ndarray[Any, Any]:
    return np.frombuffer(array.content, array.kind).reshape(array.shape)
