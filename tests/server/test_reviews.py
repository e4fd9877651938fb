"""Reviews are computed once and stored; one that fails is not started again and again."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from ostraka.server.db.migrate import migrate
from ostraka.server.errors import Refusal, StoreDown
from ostraka.server.jobs import reviews
from ostraka.server.live.room import Room
from ostraka.server.services import Services
from server.offline_services import finished_game, running_services


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[Services]:
    database = str(tmp_path / "games.sqlite")
    await asyncio.to_thread(migrate, database)
    async with running_services(database) as services:
        yield services


async def review_once(services: Services, room: Room) -> None:
    """Start a review, and wait until it is finished or has failed."""
    await asyncio.wait([services.reviews.start(room.id, room.session.record())], timeout=30)


async def test_a_review_that_fails_is_remembered(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> Any:  # noqa: ANN401 - it never answers
        raise ZeroDivisionError

    monkeypatch.setattr(reviews, "review", fail)
    room = await finished_game(services, (await services.store.people.add())[0])
    assert services.reviews.progress(room.id) is None
    await review_once(services, room)
    with pytest.raises(Refusal) as refused:
        services.reviews.progress(room.id)
    assert refused.value.code == "broken"


async def test_a_review_that_was_not_stored_is_computed_again(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> Any:  # noqa: ANN401 - it never answers
        raise StoreDown("it is down")

    monkeypatch.setattr(reviews, "review", lambda *_, **__: "a review")
    monkeypatch.setattr(services.store.artifacts, "add", fail)
    room = await finished_game(services, (await services.store.people.add())[0])
    await review_once(services, room)
    assert services.reviews.progress(room.id) is None


async def test_a_review_stored_by_an_older_version_has_the_present_keys(
    services: Services,
) -> None:
    room = await finished_game(services, (await services.store.people.add())[0])
    old = {"game": "cheops", "players": [{"seat": 0, "level": "scribe"}, {"seat": 1, "level": None}]}
    await services.store.artifacts.add(room.id, "review", json.dumps(old))
    review = json.loads(await services.reviews.find(room.id) or b"{}")
    assert review["players"] == [{"seat": 0, "similar_bot": "scribe"}, {"seat": 1, "similar_bot": None}]
