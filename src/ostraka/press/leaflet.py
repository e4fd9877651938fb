"""The rules as a leaflet: sections and clauses in the words of a language."""

from typing import Any

from ostraka.core.rulebook import Section, sections
from ostraka.text.fluent import Words


def leaflet(game: str, words: Words) -> dict[str, Any]:
    """The text of the leaflet."""
    return {
        "title": words(f"rules-title-{game}"),
        "about": words(f"rules-about-{game}"),
        "sections": [_section(section, words) for section in sections(game)],
    }


def _section(section: Section, words: Words) -> dict[str, Any]:
    return {
        "title": words(f"rules-{section.key}"),
        "about": _introduction(section, words),
        "clauses": [{"id": clause.name, "text": words(f"rule-{clause.name}")} for clause in section.clauses],
    }


def _introduction(section: Section, words: Words) -> str | None:
    """The sentence below a heading; few sections have one."""
    try:
        return words(f"rules-{section.key}-about")
    except LookupError:
        return None
