"""A person on several devices."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import func, select, update

from ostraka.server.db.migrate import migrate
from ostraka.server.db.schema import tokens
from ostraka.server.db.store import now
from ostraka.server.db.users import TOKEN_AGE
from ostraka.server.services import Building
from server.offline_services import building


@pytest.fixture(params=["sqlite", "postgresql"])
async def house(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Building]:
    if request.param == "sqlite":
        database = str(tmp_path / "games.sqlite")
    else:
        database = request.getfixturevalue("postgres").database()
    await asyncio.to_thread(migrate, database)
    async with building(database) as found:
        yield found


async def age(house: Building, milliseconds: int) -> None:
    async with house.store._writing() as connection:
        await connection.execute(update(tokens).values(created=now() - milliseconds))


async def left(house: Building) -> int:
    async with house.store._reading() as connection:
        found = await connection.execute(select(func.count()).select_from(tokens))
        return int(found.scalar_one())


async def test_a_token_is_good_once_and_is_no_key(house: Building) -> None:
    ada, first = await house.people.new()
    token = await house.people.token(ada)
    assert await house.people.who(token) is None
    keys = await asyncio.gather(*(house.people.exchange(token) for _ in range(4)))
    (key,) = filter(None, keys)
    assert len({first, token, key}) == 3
    assert await house.people.who(key) == ada
    assert await left(house) == 0


async def test_a_token_that_is_too_old_is_not_good_and_goes_with_the_next(house: Building) -> None:
    ada, _ = await house.people.new()
    token = await house.people.token(ada)
    await age(house, TOKEN_AGE - 60_000)
    assert await house.people.exchange(token) is not None
    token = await house.people.token(ada)
    await age(house, TOKEN_AGE + 1)
    assert await house.people.exchange(token) is None
    await house.people.token(ada)
    assert await left(house) == 1
