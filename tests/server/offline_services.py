"""A building without doors: what a server process has, in this very process and asked directly."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from ostraka.server import messages
from ostraka.server.errors import Refusal
from ostraka.server.live import create_table
from ostraka.server.live.room import Room
from ostraka.server.services import Building
from ostraka.server.settings import Settings

NONCE = "ab" * 16


class Ear:
    """Someone who listens."""

    def __init__(self, person: str | None = None) -> None:
        self.person = person
        self.may_sit = True
        self.known: tuple[tuple[int, ...], int] = ((), 0)
        self.heard: list[bytes] = []
        self.refusal: Refusal | None = None

    def hear(self, text: bytes) -> None:
        self.heard.append(text)

    def turn_away(self, refusal: Refusal) -> None:
        self.refusal = refusal


@asynccontextmanager
async def building(database: str, **settings: object) -> AsyncIterator[Building]:
    """A building on a database that is up to date."""
    found = Building(Settings(database=database, rates=False, **settings))  # type: ignore[arg-type] # as named
    await found.start()
    try:
        yield found
    finally:
        await found.stop()


async def finished(found: Building, person: str) -> Room:
    """A table whose game bots have played to its end."""
    room = await open_table(found, person, ["me", "random"])
    ear = Ear(person)
    room.join(ear)
    await found.store.put_stand_in(room.id, 0, "random")
    await room.changed()
    async with asyncio.timeout(60):
        while room.status != "over":  # noqa: ASYNC110 - a listener is told by calls
            await asyncio.sleep(0.01)
    room.leave(ear)
    return room


async def open_table(found: Building, person: str, chairs: Sequence[str], game: str = "cheops") -> Room:
    """A table as in `Browser.open`: a chair is `me`, `free`, or the level of a bot."""
    kinds = {
        "me": messages.WantedSeat(mine=True, name="Ada", nonce=NONCE),
        "free": messages.WantedSeat(),
    }
    wanted = [kinds.get(chair) or messages.WantedSeat(bot=chair) for chair in chairs]  # type: ignore[arg-type] # a level
    table = messages.OpenTable(game, wanted, messages.TableOptions(delay=False))
    return await create_table.open_table(found, person, table)
