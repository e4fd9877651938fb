"""Saved games: a saved game is its record, and nothing else."""

import shlex
from datetime import datetime
from pathlib import Path
from typing import Final

import platformdirs

from ostraka.cli.console.files import written_whole
from ostraka.cli.errors import CommandError
from ostraka.table.table import Table

LAST: Final = "last"


def folder() -> Path:
    return platformdirs.user_data_path("ostraka") / "games"


def saved() -> list[Path]:
    """The games in the data folder, the latest first."""
    return sorted(folder().glob("*.json"), key=lambda path: path.stat().st_mtime_ns, reverse=True)


def find(name: str) -> Path:
    """A saved game: the word `last`, a name from the list of saved games, or any file."""
    if name == LAST:
        games = saved()
        if not games:
            raise CommandError(f"there is no saved game in {folder()}")
        return games[0]
    listed = folder() / f"{name}.json"
    return listed if listed.parent == folder() and listed.exists() else Path(name)


def remove(name: str) -> Path:
    """Remove a game from the data folder, and nothing from anywhere else."""
    path = find(name)
    if path not in saved():
        raise CommandError(f"there is no saved game {name!r}; see them with: ostraka play --list")
    path.unlink()
    return path


class Keeper:
    """Keeps a game on disk turn by turn, so that nothing is lost whatever happens."""

    def __init__(self, game: str, resumed: Path | None) -> None:
        stamp = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S-%f")
        self.path = resumed or folder() / f"{game}-{stamp}.json"
        self._own = resumed is None
        self._automatic = self.path.resolve().parent == folder().resolve()
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
        self._automatic &= path.resolve() != self.path.resolve()
        self._written.add(path.resolve())

    def drop(self) -> None:
        """Remove what was kept without being asked for."""
        if self._automatic:
            self.path.unlink(missing_ok=True)

    def forget(self) -> bool:
        """Remove what this session alone has kept; whether that was possible."""
        if self._own:
            self.drop()
        return self._own and self._automatic

    def way_back(self) -> str:
        """What to give to --resume."""
        return LAST if self.path in saved()[:1] else shlex.quote(str(self.path))


def _write(table: Table, path: Path) -> None:
    with written_whole(path) as stream:
        stream.write(table.record().encode() + b"\n")
