"""How much anyone may ask for: buckets that fill at a rate, by address, by table, by seat."""

import time
from collections import OrderedDict
from typing import Final, NamedTuple

from ostraka.server.errors import Refusal

_MOST_BUCKETS: Final = 100_000


class Rate(NamedTuple):
    """So many a second in the long run, and so many at once."""

    a_second: float
    at_once: float


REQUESTS: Final = Rate(20, 120)  # of an address, over HTTP
TABLES: Final = Rate(0.2, 20)  # opened by an address
CONNECTIONS: Final = Rate(5, 60)  # of an address
KEYS: Final = Rate(0.1, 10)  # tried by an address
MESSAGES: Final = Rate(20, 80)  # of a connection
TRIES: Final = Rate(15, 60)  # of a table: drafts that are worked out
HINTS: Final = Rate(0.5, 5)  # of a table
REVIEWS: Final = Rate(0.05, 5)  # of an address
CONNECTIONS_AT_A_TABLE: Final = 60
CONNECTIONS_OF_AN_ADDRESS: Final = 300


class Limits:
    """Counts what was asked for; the longest unused is forgotten first."""

    def __init__(self, *, on: bool = True) -> None:
        self._on = on
        self._buckets: OrderedDict[tuple[Rate, str], tuple[float, float]] = OrderedDict()

    def take(self, rate: Rate, whose: str) -> None:
        """Count one; refused, with when to come back, if it is too many."""
        if not self._on:
            return
        moment = time.monotonic()
        left, then = self._buckets.get((rate, whose), (rate.at_once, moment))
        left = min(rate.at_once, left + (moment - then) * rate.a_second)
        self._buckets[rate, whose] = max(left - 1, -1.0) if left >= 1 else left, moment
        self._buckets.move_to_end((rate, whose))
        if len(self._buckets) > _MOST_BUCKETS:
            self._buckets.popitem(last=False)
        if left < 1:
            wait = round((1 - left) / rate.a_second, 2)
            raise Refusal("too-fast", f"that is too much at once; come back in {wait} seconds", retry=wait)
