"""A page is there at once, whatever the database does."""

import asyncio
import os
import time
from pathlib import Path

from ostraka.server import sharing
from ostraka.server.assets import read
from ostraka.server.migrating import migrate
from server.building import building, open_table


async def test_the_game_behind_a_link_is_not_waited_for(tmp_path: Path) -> None:
    database = str(tmp_path / "games.sqlite")
    await asyncio.to_thread(migrate, database)
    async with building(database) as house:
        room = await open_table(house, (await house.people.new())[0], ["me", "free"])
        assert await sharing.game_behind(house, room.id) == "cheops"

        async def never(link: str) -> str | None:
            del link
            await asyncio.sleep(60)
            return None

        house.store.game_of = never  # type: ignore[method-assign] # a database that is frozen
        begun = time.monotonic()
        assert await sharing.game_behind(house, room.id) is None
        assert time.monotonic() - begun < 10 * sharing.PATIENCE


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
