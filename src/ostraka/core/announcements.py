"""What a table says aloud: events that the rules ask players to announce, such as a bonus that is claimed.

The rules of a game write an announcement as a number, so that compiled code can make it; a list of topics
says how to read it. Clients put announcements into words. Facts about moves are written in the same way.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from ostraka.core.bits import wide
from ostraka.core.jit import inlined

MOST_AT_ONCE: Final = 64  # announcements that one move may bring
NOBODY: Final = -1  # the seat of an announcement about the whole table

TOPIC_BITS: Final = 7
SEAT_BITS: Final = 3
VALUE_BITS: Final = 13  # a value is a signed number
MOST_VALUES: Final = 4
_VALUE_MASK: Final = (1 << VALUE_BITS) - 1
_SIGN: Final = 1 << VALUE_BITS - 1
_SEAT_MASK: Final = (1 << SEAT_BITS) - 1
_TOPIC_MASK: Final = (1 << TOPIC_BITS) - 1


class Announcement(msgspec.Struct, frozen=True):
    """One event, as in `captured`, seat 1, `{"colour": "red", "pawns": 2}`."""

    ply: int  # the number of moves after which it became known
    key: str
    seat: int | None  # None if it is about the whole table
    args: dict[str, int | str]


@dataclass(frozen=True)
class Topic:
    """A kind of announcement or fact: its key, and its values in order; a value without words is a number."""

    key: str
    values: Mapping[str, Sequence[str] | None]

    def __post_init__(self) -> None:
        if len(self.values) > MOST_VALUES:
            raise ValueError(f"an announcement has at most {MOST_VALUES} values: {self.key}")


def topic(key: str, **values: Sequence[str] | None) -> Topic:
    return Topic(key, values)


@inlined
def announcement(
    topic: int, seat: int, first: int = 0, second: int = 0, third: int = 0, fourth: int = 0
) -> int:
    """The code of an announcement: the index of its topic, the seat or NOBODY, and its values."""
    values = wide(fourth) & _VALUE_MASK
    values = values << VALUE_BITS | wide(third) & _VALUE_MASK
    values = values << VALUE_BITS | wide(second) & _VALUE_MASK
    values = values << VALUE_BITS | wide(first) & _VALUE_MASK
    return wide(topic) | wide(seat + 1) << TOPIC_BITS | values << TOPIC_BITS + SEAT_BITS


@inlined
def topic_of(code: int) -> int:
    """The index of the topic of an announcement or a fact."""
    return code & _TOPIC_MASK


def read_announcement(topics: Sequence[Topic], code: int, ply: int) -> Announcement:
    topic = topics[topic_of(code)]
    seat = (code >> TOPIC_BITS & _SEAT_MASK) - 1
    return Announcement(ply, topic.key, None if seat == NOBODY else seat, read_values(topic, code))


def read_values(topic: Topic, code: int) -> dict[str, int | str]:
    """What an announcement or a fact of this topic is about."""
    rest = code >> TOPIC_BITS + SEAT_BITS
    args: dict[str, int | str] = {}
    for name, words in topic.values.items():
        value = rest & _VALUE_MASK
        args[name] = (value ^ _SIGN) - _SIGN if words is None else words[value]
        rest >>= VALUE_BITS
    return args
