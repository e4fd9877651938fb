"""The rules of a game are read from its `rules.md`, clause by clause."""

from ostraka.core.rulebook import clauses, sections


def test_the_sentences_of_a_clause_are_joined() -> None:
    text = {clause.name: clause.text for clause in clauses("pyramids")}
    assert text["P7"] == "Shuffle the deck again. Turn 4 cards face up next to it: the offer."
    assert text["P9"] == "Reveal. Turn up the top expedition card. It applies to every player."


def test_prose_between_clauses_belongs_to_none_of_them() -> None:
    rulings = next(section for section in sections("cheops") if section.key == "rulings")
    assert rulings.clauses[0].name == "CR1"
    assert not any("the rest are ours" in clause.text for clause in clauses("cheops"))
