"""A review that cannot be made is not begun again and again."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from ostraka.server.db.migrate import migrate
from ostraka.server.errors import Refusal, StoreDown
from ostraka.server.jobs import reviews
from ostraka.server.services import Building
from server.offline_services import building, finished


@pytest.fixture
async def built(tmp_path: Path) -> AsyncIterator[Building]:
    database = str(tmp_path / "games.sqlite")
    await asyncio.to_thread(migrate, database)
    async with building(database) as found:
        yield found


async def until_done(built: Building) -> None:
    async with asyncio.timeout(30):
        while built.reviewer.is_busy:  # noqa: ASYNC110 - nobody is told when it fails
            await asyncio.sleep(0.01)


async def test_a_review_that_fails_is_remembered(built: Building, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> Any:  # noqa: ANN401 - it never answers
        raise ZeroDivisionError

    monkeypatch.setattr(reviews, "review", fail)
    room = await finished(built, (await built.people.new())[0])
    assert built.reviewer.under_way(room) is None
    built.reviewer.begin(room)
    await until_done(built)
    with pytest.raises(Refusal) as refused:
        built.reviewer.under_way(room)
    assert refused.value.code == "broken"


async def test_a_review_that_could_not_be_kept_is_made_again(
    built: Building, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> Any:  # noqa: ANN401 - it never answers
        raise StoreDown("it is down")

    monkeypatch.setattr(reviews, "review", lambda *_, **__: "a review")
    monkeypatch.setattr(built.store, "keep_paper", fail)
    room = await finished(built, (await built.people.new())[0])
    built.reviewer.begin(room)
    await until_done(built)
    assert built.reviewer.under_way(room) is None
