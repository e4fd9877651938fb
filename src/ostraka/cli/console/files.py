"""Reading and writing files so that faults are told in a sentence and nothing is left half written."""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from ostraka.cli.errors import CommandError


def typed_path(text: str) -> Path:
    """A path as a person types it, with ~ for their home."""
    try:
        return Path(text).expanduser()
    except RuntimeError:
        raise CommandError(f"cannot find the home folder in {text}; write the whole path") from None


def read_text(path: Path) -> str:
    try:
        return path.read_text("utf-8-sig")  # some editors put a mark before the first letter
    except OSError as error:
        raise CommandError(f"cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise CommandError(f"cannot read {path}: it is not UTF-8 text") from None


def may_write(target: str | Path | None, *, force: bool) -> None:
    """Refuse, before any work is done, a target that cannot be written or would be overwritten unasked."""
    if target is None:
        if force:
            raise CommandError("--force has a meaning only with --out")
        return
    path = Path(target)
    if path.is_file() and not force:
        raise CommandError(f"{path} exists already; --force replaces it")
    folder = path.resolve().parent
    for wrong, number, remedy in (
        (path.is_dir(), errno.EISDIR, "name a file in it"),
        (not folder.exists(), errno.ENOENT, "make that folder first"),
        (not folder.is_dir(), errno.ENOTDIR, "choose a folder"),
        (
            not os.access(path if path.exists() and not path.is_file() else folder, os.W_OK),
            errno.EACCES,
            "choose another place",
        ),
    ):
        if wrong:
            raise CommandError(f"cannot write {target}: {os.strerror(number)}; {remedy}")


@contextmanager
def written_whole(path: Path) -> Iterator[BinaryIO]:
    """A file that gets its name only when all of it is written; on any fault there is no such file."""
    with _named(path):
        target = path.resolve()
    if target.exists() and not target.is_file():
        with _named(path), target.open("wb") as stream:  # a pipe or a device cannot be replaced
            yield stream
        return
    part = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        with _named(path):
            with part.open("xb") as stream:
                yield stream
            part.replace(target)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


@contextmanager
def _named(path: Path) -> Iterator[None]:
    """Let faults speak of the file that was asked for."""
    try:
        yield
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        raise CommandError(f"cannot write {path}: {why}") from None
