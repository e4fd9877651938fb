"""The rules as a leaflet: sections and clauses in the words of a language."""

from typing import Any

from ostraka.core.rulebook import Section, sections
from ostraka.text.fluent import Words


def leaflet(game: str, words: Words) -> dict[str, Any]:
    """The text of the leaflet."""
    return {
        "title": words(f"rules-title-{game}"),
        "about": words(f"rules-about-{game}"),
        "sections": [_section(game, section, words) for section in sections(game)],
    }


def _section(game: str, section: Section, words: Words) -> dict[str, Any]:
    title = words.key_of("rules", game, section.key)
    introduction = f"{title}-about"  # few sections have one
    return {
        "title": words(title),
        "about": words(introduction) if introduction in words else None,
        "clauses": [
            {"id": clause.name, "text": words(words.key_of("rule", game, clause.name))}
            for clause in section.clauses
        ],
    }
