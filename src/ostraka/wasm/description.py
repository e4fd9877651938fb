"""What JavaScript must know about a game to read and write what its modules work on."""

import json
from base64 import b64encode
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ostraka.bots.facts import MOST_FACTS, SCRATCH_STATES
from ostraka.bots.game import bot_game
from ostraka.bots.judgement import CHOICE, FORTUNE, GRADES, MOST_TURNING_POINTS, PLAYER, TURNING_POINT
from ostraka.bots.memory import memory_type
from ostraka.bots.names import BOT_NAMES
from ostraka.bots.review import PLAYOUTS, SEED
from ostraka.core.announcements import MOST_AT_ONCE, Topic
from ostraka.core.game import AnyGame
from ostraka.core.layout import layout_digest, layout_of
from ostraka.core.setup import bank_of, bank_type, fields_of
from ostraka.table.randomness import SETUP_DRAWS
from ostraka.table.record import encode_options

_REVIEW: Final = {
    "seed": SEED,
    "playouts": PLAYOUTS,
    "grades": GRADES,
    "bots": BOT_NAMES,
    "most_turning_points": MOST_TURNING_POINTS,
}


def description_of(game: AnyGame) -> dict[str, Any]:
    """Where records have their fields, how much room is needed, and what numbers mean."""
    return {
        "layout": layout_digest(game),
        "records": {
            "state": layout_of(game.state),
            "kit": layout_of(game.kit_type),
            "bank": {"size": bank_type(game).itemsize},
            "memory": layout_of(memory_type(game.name)),
            "choice": layout_of(CHOICE),
            "fortune": layout_of(FORTUNE),
            "player": layout_of(PLAYER),
            "turning_point": layout_of(TURNING_POINT),
        },
        "seats": [game.fewest, game.most],
        "most_moves": game.most_moves,
        "most_facts": MOST_FACTS,
        "most_announcements": MOST_AT_ONCE,
        "scratch_states": SCRATCH_STATES,
        "sources": list(game.sources),
        "reasons": [
            {"name": reason.name, "clause": reason.clause, "sentence": reason.sentence}
            for reason in game.reasons
        ],
        "topics": _topics(game.topics),
        "fact_topics": _topics(bot_game(game.name).fact_topics),
        "review": _REVIEW,
        "setup": {"draws": SETUP_DRAWS, "fields": _setup_fields(game)},
        "bank": b64encode(bank_of(game, game.standard()).tobytes()).decode(),
        "components": msgspec.to_builtins(game.standard()),
        "options": json.loads(encode_options(game.name, game.options())),
    }


def _setup_fields(game: AnyGame) -> list[dict[str, Any]]:
    return [field._asdict() for field in fields_of(game, game.standard())]


def _topics(topics: Sequence[Topic]) -> list[dict[str, Any]]:
    return [{"key": topic.key, "values": dict(topic.values)} for topic in topics]
