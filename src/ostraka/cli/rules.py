"""The command `rules`: clauses of the rules, in English from `rules.md`, else from their translation."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated

from cyclopts import Parameter

from ostraka.cli.console.streams import out, say
from ostraka.cli.errors import FINE, CommandError
from ostraka.cli.language import knows, speak, spoken, t
from ostraka.cli.options import Language
from ostraka.core import rulebook
from ostraka.core.packages import game_packages


def rules(
    *words: Annotated[str, Parameter(help="A game, or the clauses to print.")], language: Language = None
) -> int:
    """Print the rules of a game, or the clauses you name.

    Example: ostraka rules {first}
    """
    speak(language)
    known = list(game_packages())
    names = [word for word in words if word.lower() not in known]
    games = [word.lower() for word in words if word.lower() in known]
    if names:
        _print(find_clauses(games or known, names))
        return FINE
    for section in rulebook.sections(games[0] if games else known[0]):
        out.print(f"\n{_heading(section)}", style="bold")
        _print(map(_line, section.clauses))
    return FINE


def clause_lines(game: str) -> Iterator[str]:
    """All clauses of a game, a line each."""
    return map(_line, rulebook.clauses(game))


def find_clauses(games: Sequence[str], names: Sequence[str]) -> list[str]:
    """The named clauses of some games; upper and lower case are the same."""
    rules = [rulebook.clauses(game) for game in games]
    known = {clause.name: clause for clauses in rules for clause in clauses}
    for name in names:
        if name.upper() not in known:
            spans = ", ".join(f"{clauses[0].name}-{clauses[-1].name}" for clauses in rules if clauses)
            raise CommandError(t("terminal-no-clause", name=name, spans=spans))
    return [_line(known[name.upper()]) for name in names]


def _line(clause: rulebook.Clause) -> str:
    key = f"rule-{clause.name}"
    return f"{clause.name}  {t(key)}" if spoken() != "en" and knows(key) else str(clause)


def _heading(section: rulebook.Section) -> str:
    key = f"rules-{section.key}"
    return t(key) if spoken() != "en" and knows(key) else section.heading


def _print(lines: Iterable[str]) -> None:
    for line in lines:
        say(line) if not out.is_terminal else out.print(line)
