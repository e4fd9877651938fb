"""A refusal says the same in the library and on screen.

The sentences stand twice. Those of the library are for programmers: they need no Fluent, which is an extra,
and speak of seats. Those on screen address the player, and only reasons that a player can meet have one.
"""

import re
from typing import Final

import pytest

import ostraka
from text.message_files import bundle, said
from text.test_chapters import counted
from text.test_usage import GAMES, ONLY_BY_PROGRAMS, reason_key

SYNONYMS: Final = {
    "lay": "mark",
    "laid": "mark",
    "below": "under",
    "player": "seat",
    "pyramid": "card",
    "choose": "keep",
    "chosen": "keep",
    "dice": "die",
    "rotated": "turned",
    "different": "another",
}
LITTLE: Final = {
    *("a", "an", "the", "of", "in", "on", "to", "for", "from", "it", "its", "is", "are", "be", "been"),
    *("or", "and", "that", "thi", "with", "one", "as", "so", "not", "s"),
}


def terms(sentence: str) -> set[str]:
    """The words that carry the meaning, without plurals and endings, one for each synonym."""
    words = {re.sub(r"(?<=\w{2})(s|ed)$", "", word) for word in re.findall(r"[a-z]+", sentence.lower())}
    return {SYNONYMS.get(word, word) for word in words} - LITTLE


def numbers(sentence: str) -> set[str]:
    return counted(re.sub(r"\bin pairs\b", "two", sentence))


@pytest.mark.parametrize("game", GAMES)
def test_a_reason_says_the_same_in_the_library_and_on_screen(game: str) -> None:
    words = bundle("en")
    for reason in ostraka.GAMES[game].reasons:
        if reason.name not in ONLY_BY_PROGRAMS[game]:
            message = said(words, reason_key(game, reason.name))
            assert terms(message) & terms(reason.sentence), (reason.sentence, message)
            assert numbers(message) == numbers(reason.sentence), (reason.sentence, message)


@pytest.mark.parametrize("game", GAMES)
def test_no_two_reasons_have_the_same_message(game: str) -> None:
    words = bundle("en")
    met = [reason for reason in ostraka.GAMES[game].reasons if reason.name not in ONLY_BY_PROGRAMS[game]]
    messages = [said(words, reason_key(game, reason.name)) for reason in met]
    assert len(set(messages)) == len(messages)
