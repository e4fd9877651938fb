"""The services of a server in this process, called directly instead of over HTTP."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from ostraka.server import messages
from ostraka.server.errors import Refusal
from ostraka.server.live.create_table import create_table
from ostraka.server.live.room import Room
from ostraka.server.services import Services
from ostraka.server.settings import Settings

NONCE = "ab" * 16


class FakeListener:
    """A connection that keeps what it is sent."""

    def __init__(self, person: str | None = None) -> None:
        self.person = person
        self.may_sit = True
        self.sent: tuple[tuple[int, ...], int] = ((), 0)
        self.reads_states = False
        self.received: list[bytes] = []
        self.refusal: Refusal | None = None

    def send(self, text: bytes) -> None:
        self.received.append(text)

    def close_with(self, refusal: Refusal) -> None:
        self.refusal = refusal


@asynccontextmanager
async def running_services(database: str, **settings: object) -> AsyncIterator[Services]:
    """Services on a database that is up to date."""
    services = Services(Settings(database=database, rate_limits=False, **settings))  # type: ignore[arg-type] # as named
    await services.start()
    try:
        yield services
    finally:
        await services.stop()


async def finished_game(services: Services, person: str) -> Room:
    """A table whose game bots have played to its end."""
    room = await open_table(services, person, ["me", "random"])
    listener = FakeListener(person)
    room.join(listener)
    await services.store.tables.set_stand_in(room.id, 0, "random")
    await room.seats_changed()
    async with asyncio.timeout(60):
        while room.session.status != "over":  # noqa: ASYNC110 - a listener gets calls, not events
            await asyncio.sleep(0.01)
    room.leave(listener)
    return room


async def open_table(
    services: Services,
    person: str,
    seats: Sequence[str],
    game: str = "cheops",
    setup: dict[str, Any] | None = None,
) -> Room:
    """A table as in `Browser.open`: a seat is `me`, `free`, or the name of a bot."""
    kinds = {
        "me": messages.WantedSeat(mine=True, name="Ada", nonce=NONCE),
        "free": messages.WantedSeat(),
    }
    wanted = [kinds.get(seat) or messages.WantedSeat(bot=seat) for seat in seats]
    table = messages.OpenTable(game, wanted, messages.TableOptions(delay=False), setup)
    return await create_table(services.rooms, person, table)
