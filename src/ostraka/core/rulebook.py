"""The rules of a game, clause by clause, parsed from its `rules.md`."""

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from ostraka.core.packages import check_game, game_packages

_CLAUSE: Final = re.compile(r"- \*\*([A-Z]+[0-9]+)\*\* (.*)")
_HEADING: Final = re.compile(r"##+ (.*?)(?: *<!-- (\w+) -->)?")


class Clause(NamedTuple):
    name: str
    text: str

    def __str__(self) -> str:
        return f"{self.name}  {self.text}"


class Section(NamedTuple):
    """Clauses under one heading; `key` identifies the heading's translations."""

    key: str
    heading: str
    clauses: tuple[Clause, ...]


@cache
def sections(game: str) -> tuple[Section, ...]:
    """The rules of a game in order."""
    check_game(game)
    # through the package of the game: importing its rules would load the compiler
    page = files(game_packages()[game]).joinpath("rules", "rules.md").read_text("utf-8")
    parsed = map(_section, re.split(r"^(?=##+ )", page, flags=re.MULTILINE))
    return tuple(section for section in parsed if section.clauses)


def _section(text: str) -> Section:
    lines = text.splitlines()
    heading = _HEADING.fullmatch(lines[0]) if lines else None
    title = heading[1] if heading else ""
    return Section(heading[2] or title.lower() if heading else "", title, tuple(_clauses(lines)))


def _clauses(lines: Iterable[str]) -> list[Clause]:
    clauses: list[Clause] = []
    is_in_clause = False
    for line in lines:
        clause = _CLAUSE.fullmatch(line)
        if clause:
            clauses.append(Clause(clause[1], _plain(clause[2])))
        elif is_in_clause and line.startswith("  "):
            last = clauses.pop()
            clauses.append(Clause(last.name, f"{last.text} {_plain(line.strip())}"))
        is_in_clause = bool(clause) or (is_in_clause and line.startswith("  "))
    return clauses


def clauses(game: str) -> list[Clause]:
    """All clauses of a game, in order."""
    return [clause for section in sections(game) for clause in section.clauses]


def _plain(markdown: str) -> str:
    return re.sub(r"\*([^*]+)\*", r"\1", markdown.replace("**", ""))
