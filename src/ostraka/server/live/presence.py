"""Who is connected to a table, through this process or another one, and who is absent."""

import time
from collections.abc import Iterable
from itertools import chain
from typing import Final, Protocol

from ostraka.server.errors import Refusal


class Listener(Protocol):
    """A connection that receives the messages of a room."""

    person: str | None
    may_sit: bool
    sent: tuple[tuple[int, ...], int]  # the seats and the step of the last `step` message
    reads_states: bool  # whether it works out views itself

    def send(self, text: bytes) -> None: ...

    def close_with(self, refusal: Refusal) -> None: ...


_ANONYMOUS: Final = ""  # stands for a connection without a person, between processes


class Presence:
    """The people at a table, as far as this process knows."""

    def __init__(self, stand_in_after: float = 0.0) -> None:
        self.listeners: set[Listener] = set()
        self._stand_in_after = stand_in_after
        self._remote: dict[str, tuple[str, ...]] = {}  # connected people, by process
        self._absent_since: dict[str, float] = {}  # by person

    @property
    def local(self) -> tuple[str, ...]:
        """The people of this process, once each, and its anonymous connections, one by one."""
        named = {listener.person for listener in self.listeners if listener.person is not None}
        return (*sorted(named), *(_ANONYMOUS for listener in self.listeners if listener.person is None))

    @property
    def everyone(self) -> tuple[str, ...]:
        """The same for all processes together."""
        connected = [*self.local, *chain.from_iterable(self._remote.values())]
        return (*sorted(set(connected) - {_ANONYMOUS}), *(one for one in connected if one == _ANONYMOUS))

    @property
    def people(self) -> frozenset[str]:
        """The connected people of all processes."""
        return frozenset(self.everyone) - {_ANONYMOUS}

    def is_leader(self, process: str) -> bool:
        """Leader election: the connected process with the lowest id runs the bots."""
        others = [other for other, people in self._remote.items() if people]
        return bool(self.listeners) and all(process < other for other in others)

    def has_process(self, process: str) -> bool:
        return process in self._remote

    def set_remote(self, process: str, people: Iterable[str]) -> None:
        """Note who is connected to another process."""
        self._remote[process] = tuple(people)

    def drop_process(self, process: str) -> bool:
        """Forget another process and its people; returns whether it had any."""
        return bool(self._remote.pop(process, None))

    def note_absences(self, seated: Iterable[str | None]) -> None:
        """Remember since when seated people are absent."""
        connected, moment = self.people, time.monotonic()
        self._absent_since = {
            person: self._absent_since.get(person, moment)
            for person in seated
            if person is not None and person not in connected
        }

    def seconds_until_stand_in(self, person: str | None) -> float | None:
        """How long a bot has to wait until it may stand in for a person; None if the person is not absent."""
        since = None if person is None else self._absent_since.get(person)
        return None if since is None else max(0.0, self._stand_in_after - (time.monotonic() - since))
