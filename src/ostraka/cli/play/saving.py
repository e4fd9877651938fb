"""Saved games: a saved game is its record, and nothing else."""

from datetime import datetime
from pathlib import Path
from typing import Final

import platformdirs

from ostraka.cli.errors import CommandError
from ostraka.cli.files import written_whole
from ostraka.table.table import Table

LAST: Final = "last"


def folder() -> Path:
    return platformdirs.user_data_path("ostraka") / "games"


def last() -> Path:
    """The game in the data folder that was saved last."""
    games = sorted(folder().glob("*.json"), key=lambda path: path.stat().st_mtime_ns)
    if not games:
        raise CommandError(f"there is no saved game in {folder()}")
    return games[-1]


class Keeper:
    """Keeps a game on disk turn by turn, so that nothing is lost whatever happens."""

    def __init__(self, game: str, resumed: Path | None) -> None:
        stamp = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S-%f")
        self.path = resumed or folder() / f"{game}-{stamp}.json"
        self._own = resumed is None
        self._written = {self.path.resolve()}

    def keep(self, table: Table) -> None:
        if self._own:
            try:
                self.path.parent.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise CommandError(f"cannot write {self.path}: {error.strerror}") from None
        _write(table, self.path)

    def save(self, table: Table, path: Path) -> None:
        """Save under a name that the user chose; only a file of this game is replaced."""
        if path.exists() and path.resolve() not in self._written:
            raise CommandError(f"{path} exists already; choose another name")
        _write(table, path)
        self._written.add(path.resolve())

    def drop(self) -> None:
        """Forget what was kept without being asked for."""
        if self._own:
            self.path.unlink(missing_ok=True)


def _write(table: Table, path: Path) -> None:
    with written_whole(path) as stream:
        stream.write(table.record().encode() + b"\n")
