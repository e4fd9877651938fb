"""The command `rules`: clauses of the rules, in the reader's language.

The words are the messages of the game, as in the browser and in print. `rules.md` has the order of the
clauses, and the text for a game without messages.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated

from cyclopts import Parameter

from ostraka.cli.console.streams import out, say
from ostraka.cli.errors import FINE, CommandError
from ostraka.cli.language import key_of, knows, speak, t
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
    game = games[0] if games else known[0]
    for section in rulebook.sections(game):
        out.print(f"\n{_heading(game, section)}", style="bold")
        _print(_line(game, clause) for clause in section.clauses)
    return FINE


def clause_lines(game: str) -> Iterator[str]:
    """All clauses of a game, a line each."""
    return (_line(game, clause) for clause in rulebook.clauses(game))


def find_clauses(games: Sequence[str], names: Sequence[str]) -> list[str]:
    """The named clauses of some games, ignoring case; games may use the same name for a clause."""
    rules = {game: rulebook.clauses(game) for game in games}
    lines: list[str] = []
    for name in names:
        matches = [(game, clause) for game in games for clause in rules[game] if clause.name == name.upper()]
        if not matches:
            spans = ", ".join(
                f"{clauses[0].name}-{clauses[-1].name}" for clauses in rules.values() if clauses
            )
            raise CommandError(t("terminal-no-clause", name=name, spans=spans))
        lines += [_line(game, clause) for game, clause in matches]
    return lines


def _line(game: str, clause: rulebook.Clause) -> str:
    key = key_of("rule", game, clause.name)
    return f"{clause.name}  {t(key)}" if knows(key) else str(clause)


def _heading(game: str, section: rulebook.Section) -> str:
    key = key_of("rules", game, section.key)
    return t(key) if knows(key) else section.heading


def _print(lines: Iterable[str]) -> None:
    for line in lines:
        say(line) if not out.is_terminal else out.print(line)
