"""Who is here: connections to this process, people at others, and since when somebody is gone."""

import time
from collections.abc import Iterable
from itertools import chain
from typing import Final, Protocol

from ostraka.server.errors import Refusal


class Listener(Protocol):
    """A connection that hears of a room."""

    person: str | None
    may_sit: bool
    known: tuple[tuple[int, ...], int]  # the seats and the step that it was told of last

    def hear(self, text: bytes) -> None: ...

    def turn_away(self, refusal: Refusal) -> None: ...


_WATCHER: Final = ""  # how one process tells another of those who listen without being anybody


class Presence:
    """The people at a table, as far as this process knows."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()
        self._elsewhere: dict[str, tuple[str, ...]] = {}  # who is connected there, by process
        self._gone: dict[str, float] = {}  # since when a person is not here

    @property
    def told(self) -> tuple[str, ...]:
        """Those who are connected to this process, as other processes are told: people once each."""
        named = {listener.person for listener in self.listeners if listener.person is not None}
        return (*sorted(named), *(_WATCHER for listener in self.listeners if listener.person is None))

    @property
    def everyone(self) -> tuple[str, ...]:
        """All who are connected, to any process: people once each, and those who are nobody."""
        connected = [*self.told, *chain.from_iterable(self._elsewhere.values())]
        return (*sorted(set(connected) - {_WATCHER}), *(one for one in connected if one == _WATCHER))

    @property
    def here(self) -> frozenset[str]:
        """The people who are connected, to any process."""
        return frozenset(self.everyone) - {_WATCHER}

    def is_first_to_listen(self, process: str) -> bool:
        """Whether somebody listens at this process, and at none that goes before it."""
        others = [other for other, people in self._elsewhere.items() if people]
        return bool(self.listeners) and all(process < other for other in others)

    def knows(self, process: str) -> bool:
        return process in self._elsewhere

    def put(self, process: str, people: Iterable[str]) -> None:
        """These are connected to another process."""
        self._elsewhere[process] = tuple(people)

    def forget(self, process: str) -> bool:
        """Another process is gone, its people too; whether there were any."""
        return bool(self._elsewhere.pop(process, None))

    def note(self, seated: Iterable[str | None]) -> None:
        """Remember since when those are gone who sit at the table and are not here."""
        here, moment = self.here, time.monotonic()
        self._gone = {
            person: self._gone.get(person, moment)
            for person in seated
            if person is not None and person not in here
        }

    def seconds_gone(self, person: str | None) -> float | None:
        """For how long somebody who sits at the table is gone."""
        since = None if person is None else self._gone.get(person)
        return None if since is None else time.monotonic() - since
