"""Every announcement of every game is a sentence, in every language."""

from collections.abc import Iterator
from itertools import product

import pytest

import ostraka
from ostraka.bots.names import OPPONENTS
from ostraka.core.announcements import Topic
from text.message_files import ENGLISH, LANGUAGES, bundle, said
from text.test_words import variables

TOPICS = [topic for game in ostraka.GAMES.values() for topic in game.topics]
NUMBERS = (0, 1, 2, 5)
HEADLINE = 72  # letters: two lines in the header of a phone


def examples(topic: Topic) -> Iterator[dict[str, int | str]]:
    choices: list[tuple[int | str, ...]] = [tuple(words or NUMBERS) for words in topic.values.values()]
    for values in product(*choices):
        yield dict(zip(topic.values, values, strict=True))


@pytest.mark.parametrize("topic", TOPICS, ids=[topic.key for topic in TOPICS])
def test_an_announcement_mentions_its_values_and_perhaps_a_player(topic: Topic) -> None:
    assert variables(ENGLISH[f"announced-{topic.key}"]).names - {"who", "name"} <= {*topic.values}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("topic", TOPICS, ids=[topic.key for topic in TOPICS])
def test_it_is_a_sentence_of_its_own_for_every_value(topic: Topic, language: str) -> None:
    messages = bundle(language)
    for who, args in product(("you", "other"), examples(topic)):
        sentence = said(messages, f"announced-{topic.key}", who=who, name="Zoé", **args)
        assert sentence[0].isupper()
        assert sentence[-1] in ".!"
        assert "  " not in sentence
        assert "Zoé" not in sentence or who == "other"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("topic", TOPICS, ids=[topic.key for topic in TOPICS])
def test_it_fits_into_two_lines_with_the_name_of_any_bot(topic: Topic, language: str) -> None:
    messages = bundle(language)
    names = [said(messages, f"bot-{bot}") for bot in OPPONENTS]
    for name, args in product(names, examples(topic)):
        sentence = said(messages, f"announced-{topic.key}", who="other", name=name, **args)
        assert len(sentence) <= HEADLINE, sentence


def test_no_two_games_share_a_topic() -> None:
    """Such games would have to say `announced-<game>-<key>`, which comes first."""
    keys = [topic.key for topic in TOPICS]
    assert len(keys) == len(set(keys))
