"""Saved games: a saved game is its record, and nothing else."""

import shlex
from datetime import datetime
from pathlib import Path
from typing import Final

import platformdirs

from ostraka.cli.console.files import written_whole
from ostraka.cli.errors import CommandError
from ostraka.cli.language import t
from ostraka.table.table import Table

LAST: Final = "last"


def folder() -> Path:
    return platformdirs.user_data_path("ostraka") / "games"


def saved_games() -> list[Path]:
    """The games in the data folder, the latest first."""
    return sorted(folder().glob("*.json"), key=lambda path: path.stat().st_mtime_ns, reverse=True)


def find(name: str) -> Path:
    """A saved game: the word `last`, a name from the list of saved games, or any file."""
    if name == LAST:
        games = saved_games()
        if not games:
            raise CommandError(t("terminal-list-empty", folder=str(folder())))
        return games[0]
    path = folder() / f"{name}.json"
    return path if path.parent == folder() and path.exists() else Path(name)


def remove(name: str) -> Path:
    """Remove a game from the data folder; files elsewhere are left alone."""
    path = find(name)
    if path not in saved_games():
        raise CommandError(t("terminal-list-unknown", name=name, command="ostraka play --list"))
    path.unlink()
    return path


class SavedGame:
    """The file of a game in progress, written after every turn so that nothing is lost."""

    def __init__(self, game: str, resumed: Path | None) -> None:
        stamp = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S-%f")
        self.path = resumed or folder() / f"{game}-{stamp}.json"
        self._new = resumed is None
        self._automatic = self.path.resolve().parent == folder().resolve()
        self._written = {self.path.resolve()}

    def save(self, table: Table) -> None:
        if self._new:
            try:
                self.path.parent.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                why = error.strerror or ""
                raise CommandError(t("terminal-cannot-write", path=str(self.path), why=why)) from None
        _write(table, self.path)

    def save_as(self, table: Table, path: Path) -> None:
        """Save under a name that the user chose; only files of this game are overwritten."""
        if path.exists() and path.resolve() not in self._written:
            raise CommandError(t("terminal-file-exists", path=str(path)))
        _write(table, path)
        self._automatic &= path.resolve() != self.path.resolve()
        self._written.add(path.resolve())

    def remove_automatic(self) -> None:
        """Remove the file, unless the user asked for it."""
        if self._automatic:
            self.path.unlink(missing_ok=True)

    def abandon(self) -> bool:
        """Remove the file if this session began the game; whether it did."""
        if self._new:
            self.remove_automatic()
        return self._new and self._automatic

    def resume_argument(self) -> str:
        """What to give to --resume."""
        return LAST if self.path in saved_games()[:1] else shlex.quote(str(self.path))


def _write(table: Table, path: Path) -> None:
    with written_whole(path) as stream:
        stream.write(table.record().encode() + b"\n")
