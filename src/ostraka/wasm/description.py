"""What JavaScript must know about a game to call its modules and to read what they write."""

import json
from base64 import b64encode
from collections.abc import Sequence
from typing import Any

import msgspec

from ostraka.bots.facts import MOST_FACTS, SCRATCH_STATES
from ostraka.bots.game import bot_game
from ostraka.bots.memory import memory_type
from ostraka.core.announcements import MOST_AT_ONCE, SEAT_BITS, TOPIC_BITS, VALUE_BITS, Topic
from ostraka.core.game import AnyGame
from ostraka.core.setup import bank_of, bank_type, fields_of
from ostraka.table.randomness import SETUP_DRAWS
from ostraka.table.record import encode_options
from ostraka.wasm.layout import layout_of


def description_of(game: AnyGame) -> dict[str, Any]:
    return {
        "records": _records(game),
        "limits": _limits(game),
        "setup": {"draws": SETUP_DRAWS, "fields": _setup_fields(game)},
        "bank": b64encode(bank_of(game, game.standard()).tobytes()).decode(),
        "components": msgspec.to_builtins(game.standard()),
        "options": json.loads(encode_options(game.name, game.options())),
        "sources": list(game.sources),
        "reasons": [reason._asdict() for reason in game.reasons],
        "topic_bits": {"topic": TOPIC_BITS, "seat": SEAT_BITS, "value": VALUE_BITS},
        "topics": _topics(game.topics),
        "fact_topics": _topics(bot_game(game.name).fact_topics),
    }


def _records(game: AnyGame) -> dict[str, Any]:
    return {
        "state": layout_of(game.state),
        "bank": {"size": bank_type(game).itemsize},
        "kit": layout_of(game.kit_type),
        "memory": layout_of(memory_type(game.name)),
    }


def _limits(game: AnyGame) -> dict[str, int]:
    return {
        "fewest_seats": game.fewest,
        "most_seats": game.most,
        "legal_moves": game.most_moves,
        "announcements_of_a_move": MOST_AT_ONCE,
        "facts": MOST_FACTS,
        "scratch_states": SCRATCH_STATES,
    }


def _setup_fields(game: AnyGame) -> list[dict[str, Any]]:
    return [field._asdict() for field in fields_of(game, game.standard())]


def _topics(topics: Sequence[Topic]) -> list[dict[str, Any]]:
    return [{"key": topic.key, "values": _words(topic)} for topic in topics]


def _words(topic: Topic) -> dict[str, list[str] | None]:
    """The words of each value, in order; None if it is a number."""
    return {name: None if words is None else list(words) for name, words in topic.values.items()}
