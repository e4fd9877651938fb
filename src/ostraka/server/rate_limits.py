"""How much anyone may ask for: buckets that fill at a rate, by address, by table, by seat."""

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

from ostraka.server.errors import Refusal

_MOST_BUCKETS: Final = 100_000


class Rate(NamedTuple):
    """So many a second in the long run, and so many at once."""

    a_second: float
    at_once: float


REQUESTS: Final = Rate(20, 120)  # of an address, over HTTP
PAGES: Final = Rate(100, 1000)  # of an address: a household that opens a link asks for all of it at once
TABLES: Final = Rate(0.2, 20)  # opened by an address
CONNECTIONS: Final = Rate(5, 60)  # of an address
NEWCOMERS: Final = Rate(1, 60)  # of an address: people who were not known before
KEYS: Final = Rate(0.1, 10)  # tried or made by an address
MESSAGES: Final = Rate(20, 80)  # of a connection
TURNS: Final = Rate(5, 40)  # of a seat
TRIES: Final = Rate(15, 60)  # of a seat: drafts that are worked out
HINTS: Final = Rate(0.5, 5)  # of a table
REVIEWS: Final = Rate(0.05, 5)  # of an address
REPLAYS: Final = Rate(2, 60)  # of an address: at the end of a game everybody at a club wants one
CONNECTIONS_AT_A_TABLE: Final = 60  # of people who play, and as many of people who watch
CONNECTIONS_OF_AN_ADDRESS: Final = 300


class Limits:
    """Counts what was asked for; the longest unused is forgotten first."""

    def __init__(self, *, on: bool = True) -> None:
        self._on = on
        self._buckets: OrderedDict[tuple[Rate, str], tuple[float, float]] = OrderedDict()
        self._held: Counter[str] = Counter()

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
            wait = max(0.01, round((1 - left) / rate.a_second, 2))
            raise Refusal("too-fast", f"that is too much at once; come back in {wait} seconds", retry=wait)

    @contextmanager
    def hold(self, whose: str) -> Iterator[None]:
        """Count a connection as long as it lasts."""
        if self._on and self._held[whose] >= CONNECTIONS_OF_AN_ADDRESS:
            raise Refusal("too-fast", "too many connections come from your address", retry=30)
        self._held[whose] += 1
        try:
            yield
        finally:
            self._held[whose] -= 1
            if not self._held[whose]:
                del self._held[whose]
