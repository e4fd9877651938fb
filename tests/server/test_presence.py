"""Presence: people once each, however many connections they have, and anonymous watchers one by one."""

from typing import NamedTuple

from ostraka.server.live.presence import Presence


class FakeListener(NamedTuple):
    """A connection that receives nothing."""

    number: int
    person: str | None


def presence_of(*people: str | None) -> Presence:
    presence = Presence()
    for number, person in enumerate(people):
        presence.listeners.add(FakeListener(number, person))  # type: ignore[arg-type] # as far as it is asked
    return presence


def test_a_person_with_two_connections_counts_once() -> None:
    presence = presence_of("ada", "ada", "ben")
    assert presence.everyone == ("ada", "ben")
    assert presence.people == {"ada", "ben"}


def test_every_anonymous_connection_counts() -> None:
    presence = presence_of("ada", None, None)
    presence.set_remote("another process", ("ada", "ben", ""))
    assert presence.everyone == ("ada", "ben", "", "", "")
    assert presence.people == {"ada", "ben"}
    assert presence.local == ("ada", "", "")


def test_a_dropped_process_takes_its_people_along() -> None:
    presence = presence_of("ada")
    presence.set_remote("another process", ("ben",))
    assert presence.drop_process("another process")
    assert not presence.drop_process("another process")
    assert presence.everyone == ("ada",)
