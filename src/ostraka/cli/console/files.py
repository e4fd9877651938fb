"""Reading and writing files: errors are one sentence, and nothing is left half written."""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from ostraka.cli.errors import CommandError
from ostraka.cli.language import t


def typed_path(text: str) -> Path:
    """A path as a person types it; ~ is their home folder."""
    try:
        return Path(text).expanduser()
    except RuntimeError:
        raise CommandError(t("terminal-no-home", path=text)) from None


def read_text(path: Path) -> str:
    try:
        return path.read_text("utf-8-sig")  # some editors write a byte order mark
    except OSError as error:
        raise CommandError(f"cannot read {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise CommandError(f"cannot read {path}: it is not UTF-8 text") from None


def may_write(target: str | Path | None, *, force: bool) -> None:
    """Refuse a target that cannot be written, or may not be overwritten, before any work is done."""
    if target is None:
        if force:
            raise CommandError("--force needs --out")
        return
    path = Path(target)
    if path.is_file() and not force:
        raise CommandError(f"{path} already exists; --force overwrites it")
    folder = path.resolve().parent
    for wrong, code, remedy in (
        (path.is_dir(), errno.EISDIR, "name a file in it"),
        (not folder.exists(), errno.ENOENT, "create that folder first"),
        (not folder.is_dir(), errno.ENOTDIR, "choose a folder"),
        (
            not os.access(path if path.exists() and not path.is_file() else folder, os.W_OK),
            errno.EACCES,
            "choose another folder",
        ),
    ):
        if wrong:
            raise CommandError(f"cannot write {target}: {os.strerror(code)}; {remedy}")


@contextmanager
def written_whole(path: Path) -> Iterator[BinaryIO]:
    """A file that gets its name only when it is complete; after an error there is none."""
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
    """Let errors name the file that was asked for."""
    try:
        yield
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        raise CommandError(t("terminal-cannot-write", path=str(path), why=str(why))) from None
