"""The rules as a leaflet: which clauses stand under which heading."""

from typing import Any, Final

from ostraka.text.fluent import Words

# the headings in the order of rules.md: the ending of the key of their words, and how many clauses they have
_HEADINGS: Final = {
    "pyramids": (
        ("P", (("components", 5), ("setup", 3), ("turn", 7), ("icons", 6), ("after", 6), ("end", 4))),
        ("PX", (("examples", 4),)),
        ("PR", (("rulings", 8),)),
    ),
    "cheops": (
        (
            "C",
            (
                *(("components", 4), ("setup", 2), ("building", 5), ("paying", 3)),
                *(("play", 3), ("bonuses", 3), ("scoring", 6)),
            ),
        ),
        ("CX", (("examples", 3),)),
        ("CR", (("rulings", 7),)),
    ),
}


def sections(game: str) -> dict[str, list[str]]:
    """The clauses under each heading."""
    found = {}
    for letters, headings in _HEADINGS[game]:
        first = 1
        for heading, count in headings:
            found[heading] = [f"{letters}{number}" for number in range(first, first + count)]
            first += count
    return found


def leaflet(game: str, words: Words) -> dict[str, Any]:
    """What the leaflet says."""
    return {
        "title": words(f"rules-title-{game}"),
        "about": words(f"rules-about-{game}"),
        "sections": [
            {
                "title": words(f"rules-{heading}"),
                "about": words(f"rules-{heading}-about") if heading in {"turn", "rulings"} else None,
                "clauses": [{"id": clause, "text": words(f"rule-{clause}")} for clause in clauses],
            }
            for heading, clauses in sections(game).items()
        ],
    }
