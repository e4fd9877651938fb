"""People: each is known by secret keys that only their browsers hold, and that are stored as hashes."""

import hashlib
import re
import secrets
from collections import OrderedDict
from collections.abc import Collection
from typing import Final

from sqlalchemy import delete, exists, insert, select

from ostraka.server.db.database import Database, now
from ostraka.server.db.schema import device_tokens, keys, people, seats, tables

COOKIE: Final = "ostraka"
KEY_BYTES: Final = 32
YEAR: Final = 365 * 24 * 3600
TOKEN_AGE: Final = 15 * 60 * 1000  # milliseconds until a device token expires
LINK: Final = "^[A-Za-z0-9_-]{22}$"
_KEY: Final = re.compile("[A-Za-z0-9_-]{43}")
_LINK: Final = re.compile("[A-Za-z0-9_-]{22}")
_CACHED: Final = 50_000


def new_id() -> str:
    """A random identifier of 132 bits, so that nobody guesses it."""
    return secrets.token_urlsafe(17)[:22]


def is_link(text: str) -> bool:
    """Whether a text has the form of a `new_id`."""
    return _LINK.fullmatch(text) is not None


def _new_secret() -> str:
    return secrets.token_urlsafe(KEY_BYTES)


def _hash_of(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


class People:
    """People by their keys, with an LRU cache, so that a move needs no query to identify its player."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._cache: OrderedDict[str, str] = OrderedDict()

    async def find(self, key: str | None) -> str | None:
        """The person that a key belongs to, if any."""
        if key is None or not _KEY.fullmatch(key):
            return None
        hashed = _hash_of(key)
        if hashed in self._cache:
            self._cache.move_to_end(hashed)
            return self._cache[hashed]
        person = await self._query(hashed)
        if person is not None:
            self._remember(hashed, person)
        return person

    async def _query(self, hashed: str) -> str | None:
        async with self._database.reading() as connection:
            row = await connection.execute(select(keys.c.person).where(keys.c.hash == hashed))
            return row.scalar_one_or_none()

    async def add(self) -> tuple[str, str]:
        """A new person, and the key for their browser."""
        person, key = new_id(), _new_secret()
        async with self._database.writing() as connection:
            await connection.execute(insert(people).values(id=person, created=now()))
            await connection.execute(insert(keys).values(hash=_hash_of(key), person=person, created=now()))
        self._remember(_hash_of(key), person)
        return person, key

    async def add_device_token(self, person: str) -> str:
        """A token that another device can exchange for a key, once and soon; expired ones are removed."""
        token = _new_secret()
        expired = device_tokens.c.created < now() - TOKEN_AGE
        row = {"hash": _hash_of(token), "person": person, "created": now()}
        async with self._database.writing() as connection:
            await connection.execute(delete(device_tokens).where(expired))
            await connection.execute(insert(device_tokens).values(row))
        return token

    async def exchange(self, token: str) -> str | None:
        """A new key in exchange for a device token, which is used up; None if it is not valid."""
        key = _new_secret()
        valid = device_tokens.c.hash == _hash_of(token), device_tokens.c.created >= now() - TOKEN_AGE
        async with self._database.writing() as connection:
            used = await connection.execute(
                delete(device_tokens).where(*valid).returning(device_tokens.c.person)
            )
            person: str | None = used.scalar_one_or_none()
            if person is None:
                return None
            row = {"hash": _hash_of(key), "person": person, "created": now()}
            await connection.execute(insert(keys).values(row))
        self._remember(_hash_of(key), person)
        return key

    async def remove_idle(self, after: str, before: int, most: int) -> tuple[list[str], str]:
        """Look at the next few people, and remove those who came long ago and have no seat and no table.

        `after` is the last person of the previous call, `before` the time before which people count as old.
        Returns the removed people, and the last person looked at; "" when there are no more.
        """
        page = select(people.c.id).where(people.c.id > after).order_by(people.c.id).limit(most)
        async with self._database.reading() as connection:
            candidates = [str(person) for person in (await connection.execute(page)).scalars()]
        idle = (
            people.c.id.in_(candidates),
            people.c.created < before,
            ~exists().where(seats.c.person == people.c.id),
            ~exists().where(tables.c.host == people.c.id),
        )
        async with self._database.writing() as connection:
            rows = await connection.execute(delete(people).where(*idle).returning(people.c.id))
            removed = [str(person) for person in rows.scalars()]
        self.forget(set(removed))
        return removed, candidates[-1] if candidates else ""

    def forget(self, removed: Collection[str]) -> None:
        """Drop removed people from the cache."""
        for hashed in [hashed for hashed, person in self._cache.items() if person in removed]:
            del self._cache[hashed]

    def _remember(self, hashed: str, person: str) -> None:
        self._cache[hashed] = person
        if len(self._cache) > _CACHED:
            self._cache.popitem(last=False)
