"""The rules of a game, clause by clause, as text."""

import re
from collections.abc import Sequence
from importlib.resources import files
from typing import Final, NamedTuple

from ostraka.cli.errors import CommandError

GAMES: Final = ("pyramids", "cheops")
_CLAUSE: Final = re.compile(r"- \*\*([A-Z]+[0-9]+)\*\* (.*)")


class Clause(NamedTuple):
    heading: str
    name: str
    text: str

    def __str__(self) -> str:
        return f"{self.name}  {self.text}"


def read(game: str) -> list[Clause]:
    """All clauses of a game, in order."""
    if game not in GAMES:
        raise CommandError(f"there is no game {game!r}; the games are: {', '.join(GAMES)}")
    # by way of the package itself: importing that of the game would wake the compiler
    page = files(f"ostraka.games.{game}.rules").joinpath("rules.md").read_text("utf-8")
    clauses: list[Clause] = []
    heading, open_clause = "", False
    for line in page.splitlines():
        found = _CLAUSE.fullmatch(line)
        if found:
            clauses.append(Clause(heading, found[1], _plain(found[2])))
        elif line.startswith("#"):
            heading = line.lstrip("# ")
        elif open_clause and line.startswith("  "):
            last = clauses.pop()
            clauses.append(last._replace(text=f"{last.text} {_plain(line.strip())}"))
        open_clause = bool(found) or (open_clause and line.startswith("  "))
    return clauses


def find(games: Sequence[str], names: Sequence[str]) -> list[Clause]:
    """The clauses of some games with these names; upper and lower case are the same."""
    rules = [read(game) for game in games]
    known = {clause.name: clause for clauses in rules for clause in clauses}
    for name in names:
        if name.upper() not in known:
            spans = " and ".join(f"from {clauses[0].name} to {clauses[-1].name}" for clauses in rules)
            raise CommandError(f"there is no clause {name!r}; they go {spans}")
    return [known[name.upper()] for name in names]


def _plain(markdown: str) -> str:
    return re.sub(r"\*([^*]+)\*", r"\1", markdown.replace("**", ""))
