"""The rules as a leaflet: which clauses stand under which heading."""

from typing import Any

from ostraka.core.rulebook import sections
from ostraka.text.fluent import Words


def leaflet(game: str, words: Words) -> dict[str, Any]:
    """What the leaflet says."""
    return {
        "title": words(f"rules-title-{game}"),
        "about": words(f"rules-about-{game}"),
        "sections": [
            {
                "title": words(f"rules-{section.key}"),
                "about": words(f"rules-{section.key}-about") if section.key in {"turn", "rulings"} else None,
                "clauses": [
                    {"id": clause.name, "text": words(f"rule-{clause.name}")} for clause in section.clauses
                ],
            }
            for section in sections(game)
        ],
    }
