"""Who is here: people once each, however many connections they have, and those who are nobody."""

from typing import NamedTuple

from ostraka.server.live.presence import Presence


class Ear(NamedTuple):
    """A connection that is told nothing."""

    number: int
    person: str | None


def presence_of(*people: str | None) -> Presence:
    presence = Presence()
    for number, person in enumerate(people):
        presence.listeners.add(Ear(number, person))  # type: ignore[arg-type] # as far as it is asked
    return presence


def test_somebody_with_two_connections_is_here_once() -> None:
    presence = presence_of("ada", "ada", "ben")
    assert presence.everyone == ("ada", "ben")
    assert presence.here == {"ada", "ben"}


def test_everyone_who_is_nobody_counts() -> None:
    presence = presence_of("ada", None, None)
    presence.put("another process", ("ada", "ben", ""))
    assert presence.everyone == ("ada", "ben", "", "", "")
    assert presence.here == {"ada", "ben"}
    assert presence.told == ("ada", "", "")


def test_a_process_that_is_gone_takes_its_people_along() -> None:
    presence = presence_of("ada")
    presence.put("another process", ("ben",))
    assert presence.forget("another process")
    assert not presence.forget("another process")
    assert presence.everyone == ("ada",)
