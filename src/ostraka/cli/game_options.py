"""What a new game is played with, as it was asked for on the command line."""

from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Final

from ostraka.cli.errors import CommandError
from ostraka.core.game import Components
from ostraka.games.cheops.terminal.sheets import load_block
from ostraka.games.pyramids.terminal.decks import load_deck

_GAME_OF: Final = {"deck": "pyramids", "block": "cheops", "sheets": "cheops", "first": "cheops"}
_OWN: Final = {
    "pyramids": "pyramids is played with a deck of cards (--deck)",
    "cheops": "cheops is played with building sheets (--block)",
}


@dataclass(frozen=True)
class Equipment:
    """Components of one's own, and what a game lets choose before its first move; None where nothing was."""

    deck: Path | None = None
    block: Path | None = None
    sheets: str | None = None
    first: int | None = None

    @property
    def asked(self) -> list[str]:
        """The options that were given."""
        return [field.name for field in fields(self) if getattr(self, field.name) is not None]

    def check(self, game: str) -> None:
        """Refuse what belongs to another game."""
        for option in self.asked:
            if game in _OWN and _GAME_OF[option] != game:
                raise CommandError(f"--{option} is an option of {_GAME_OF[option]}; {_OWN[game]}")

    @property
    def components(self) -> Components | None:
        if self.deck:
            return load_deck(self.deck)
        return load_block(self.block) if self.block else None

    @property
    def chosen(self) -> dict[str, Any]:
        """The choices by their names in the record."""
        found: dict[str, Any] = {}
        if self.sheets is not None:
            found["sheets"] = [letter for letter in self.sheets.upper().replace(",", " ").split() if letter]
        if self.first is not None:
            found["first"] = self.first
        return found
