"""What a table says aloud: events that the rules ask players to announce, such as a bonus that is claimed.

The rules of a game write an announcement as a number, so that compiled code can make it; a list of topics
says how to read it. Clients put announcements into words.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from ostraka.core.bits import wide
from ostraka.core.jit import inlined

MOST_AT_ONCE: Final = 64  # announcements that one move may bring
NOBODY: Final = -1  # the seat of an announcement about the whole table

_TOPIC_BITS: Final = 8
_SEAT_BITS: Final = 8
_VALUE_BITS: Final = 12
_MOST_VALUES: Final = 3


class Announcement(msgspec.Struct, frozen=True):
    """One event, as in `captured`, seat 1, `{"colour": "red", "pawns": 2}`."""

    ply: int  # the number of moves after which it became known
    key: str
    seat: int | None  # None if it is about the whole table
    args: dict[str, int | str]


@dataclass(frozen=True)
class Topic:
    """A kind of announcement: its key, and its values in order; a value without words is a number."""

    key: str
    values: Mapping[str, Sequence[str] | None]

    def __post_init__(self) -> None:
        if len(self.values) > _MOST_VALUES:
            raise ValueError(f"an announcement has at most {_MOST_VALUES} values: {self.key}")


def topic(key: str, **values: Sequence[str] | None) -> Topic:
    return Topic(key, values)


@inlined
def announcement(topic: int, seat: int, first: int = 0, second: int = 0, third: int = 0) -> int:
    """The code of an announcement: the index of its topic, the seat or NOBODY, and its values."""
    values = wide(first) | wide(second) << _VALUE_BITS | wide(third) << 2 * _VALUE_BITS
    return wide(topic) | wide(seat + 1) << _TOPIC_BITS | values << _TOPIC_BITS + _SEAT_BITS


def read_announcement(topics: Sequence[Topic], code: int, ply: int) -> Announcement:
    topic = topics[code & (1 << _TOPIC_BITS) - 1]
    seat = (code >> _TOPIC_BITS & (1 << _SEAT_BITS) - 1) - 1
    rest = code >> _TOPIC_BITS + _SEAT_BITS
    args: dict[str, int | str] = {}
    for name, words in topic.values.items():
        value = rest & (1 << _VALUE_BITS) - 1
        args[name] = value if words is None else words[value]
        rest >>= _VALUE_BITS
    return Announcement(ply, topic.key, None if seat == NOBODY else seat, args)
