"""Pages do not wait for the database, and readiness checks do not flood it."""

import asyncio
import os
import time
from pathlib import Path

from ostraka.server.db.migrate import migrate
from ostraka.server.errors import StoreDown
from ostraka.server.http import opengraph
from ostraka.server.http.assets import read
from server.offline_services import open_table, running_services


async def test_the_game_of_link_a_link_is_not_waited_for(tmp_path: Path) -> None:
    database = str(tmp_path / "games.sqlite")
    await asyncio.to_thread(migrate, database)
    async with running_services(database) as services:
        room = await open_table(services, (await services.store.people.add())[0], ["me", "free"])
        assert await opengraph.game_of_link(services, room.id) == "cheops"

        async def never(link: str) -> str | None:
            del link
            await asyncio.sleep(60)
            return None

        services.store.tables.game_of = never  # type: ignore[method-assign] # a database that is frozen
        begun = time.monotonic()
        assert await opengraph.game_of_link(services, room.id) is None
        assert time.monotonic() - begun < 10 * opengraph.TIMEOUT


async def test_the_readiness_check_is_cached(tmp_path: Path) -> None:
    database = str(tmp_path / "games.sqlite")
    await asyncio.to_thread(migrate, database)
    async with running_services(database) as services:
        asked = 0

        async def check() -> None:
            nonlocal asked
            asked += 1
            await asyncio.sleep(0.01)
            if asked == 1:
                raise StoreDown("it is down")

        services.store.check = check  # type: ignore[method-assign] # to count
        assert await asyncio.gather(*(services.is_ready() for _ in range(5))) == [False] * 5
        assert await asyncio.gather(*(services.is_ready() for _ in range(5))) == [True] * 5
        assert await services.is_ready()
        assert asked == 2


def test_a_file_is_read_again_only_when_it_has_changed(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    assert read(page) is None
    page.write_text("one")
    os.utime(page, ns=(1, 1))
    first = read(page)
    assert first == b"one"
    assert read(page) is first
    page.write_text("two")
    os.utime(page, ns=(2, 2))
    assert read(page) == b"two"
