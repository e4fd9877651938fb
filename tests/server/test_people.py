"""Device tokens: one person on several devices."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import func, select, update

from ostraka.server.db.database import now
from ostraka.server.db.migrate import migrate
from ostraka.server.db.people import TOKEN_AGE
from ostraka.server.db.schema import device_tokens
from ostraka.server.services import Services
from server.offline_services import running_services


@pytest.fixture(params=["sqlite", "postgresql"])
async def services(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Services]:
    if request.param == "sqlite":
        database = str(tmp_path / "games.sqlite")
    else:
        database = request.getfixturevalue("postgres").database()
    await asyncio.to_thread(migrate, database)
    async with running_services(database) as services:
        yield services


async def age(services: Services, milliseconds: int) -> None:
    async with services.store.writing() as connection:
        await connection.execute(update(device_tokens).values(created=now() - milliseconds))


async def left(services: Services) -> int:
    async with services.store.reading() as connection:
        count = await connection.execute(select(func.count()).select_from(device_tokens))
        return int(count.scalar_one())


async def test_a_token_is_valid_once_and_is_not_a_key(services: Services) -> None:
    ada, first = await services.store.people.add()
    token = await services.store.people.add_device_token(ada)
    assert await services.store.people.find(token) is None
    keys = await asyncio.gather(*(services.store.people.exchange(token) for _ in range(4)))
    (key,) = filter(None, keys)
    assert len({first, token, key}) == 3
    assert await services.store.people.find(key) == ada
    assert await left(services) == 0


async def test_an_expired_token_is_refused_and_then_deleted(services: Services) -> None:
    ada, _ = await services.store.people.add()
    token = await services.store.people.add_device_token(ada)
    await age(services, TOKEN_AGE - 60_000)
    assert await services.store.people.exchange(token) is not None
    token = await services.store.people.add_device_token(ada)
    await age(services, TOKEN_AGE + 1)
    assert await services.store.people.exchange(token) is None
    await services.store.people.add_device_token(ada)
    assert await left(services) == 1
