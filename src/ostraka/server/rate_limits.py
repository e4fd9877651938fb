"""Rate limits: token buckets by address, by table, by seat and by connection."""

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

from ostraka.server.errors import Refusal

_MOST_BUCKETS: Final = 100_000


class Rate(NamedTuple):
    """A token bucket: tokens a second, and its capacity."""

    per_second: float
    burst: float


REQUESTS: Final = Rate(20, 120)  # HTTP requests of an address
PAGES: Final = Rate(100, 1000)  # files of the client for an address: one page needs many of them
TABLES: Final = Rate(0.2, 20)  # tables opened by an address
CONNECTIONS: Final = Rate(5, 60)  # WebSocket connections of an address
NEW_PEOPLE: Final = Rate(1, 60)  # keys issued to an address
DEVICE_TOKENS: Final = Rate(0.1, 10)  # created or used by an address
MESSAGES: Final = Rate(20, 80)  # of a connection
TURNS: Final = Rate(5, 40)  # of a seat
PREVIEWS: Final = Rate(15, 60)  # of a seat
HINTS: Final = Rate(0.5, 5)  # of a table
REVIEWS: Final = Rate(0.05, 5)  # started by an address
REPLAYS: Final = Rate(2, 60)  # of an address: when a game ends, a whole club asks at once
CONNECTIONS_PER_TABLE: Final = 60  # of players, and the same number of watchers
CONNECTIONS_PER_ADDRESS: Final = 300


class RateLimits:
    """Counts requests; the bucket unused for longest is dropped first."""

    def __init__(self, *, enabled: bool = True) -> None:
        self._enabled = enabled
        self._buckets: OrderedDict[tuple[Rate, str], tuple[float, float]] = OrderedDict()
        self._connections: Counter[str] = Counter()

    def take(self, rate: Rate, client: str) -> None:
        """Take one token of a client; refused, with the time until the next one, if there is none."""
        if not self._enabled:
            return
        moment = time.monotonic()
        tokens, then = self._buckets.get((rate, client), (rate.burst, moment))
        tokens = min(rate.burst, tokens + (moment - then) * rate.per_second)
        self._buckets[rate, client] = max(tokens - 1, -1.0) if tokens >= 1 else tokens, moment
        self._buckets.move_to_end((rate, client))
        if len(self._buckets) > _MOST_BUCKETS:
            self._buckets.popitem(last=False)
        if tokens < 1:
            wait = max(0.01, round((1 - tokens) / rate.per_second, 2))
            raise Refusal("too-fast", f"too many requests; try again in {wait} seconds", retry=wait)

    @contextmanager
    def hold_connection(self, address: str) -> Iterator[None]:
        """Count a connection of an address as long as it lasts."""
        if self._enabled and self._connections[address] >= CONNECTIONS_PER_ADDRESS:
            raise Refusal("too-fast", "too many connections from your address", retry=30)
        self._connections[address] += 1
        try:
            yield
        finally:
            self._connections[address] -= 1
            if not self._connections[address]:
                del self._connections[address]
