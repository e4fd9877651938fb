"""Who somebody is: a key that only their browser holds, and that we know by its hash."""

import hashlib
import re
import secrets
from collections import OrderedDict
from collections.abc import Collection
from typing import Final

from ostraka.server.db.store import Store, now

COOKIE: Final = "ostraka"
KEY_BYTES: Final = 32
YEAR: Final = 365 * 24 * 3600
TOKEN_AGE: Final = 15 * 60 * 1000  # milliseconds for which a private link is good
LINK: Final = "^[A-Za-z0-9_-]{22}$"
_KEY: Final = re.compile("[A-Za-z0-9_-]{43}")
_link: Final = re.compile("[A-Za-z0-9_-]{22}")
_REMEMBERED: Final = 50_000


def new_id() -> str:
    """A name for something that cannot be guessed: 132 bits."""
    return secrets.token_urlsafe(17)[:22]


def is_link(text: str) -> bool:
    """Whether it could be such a name."""
    return _link.fullmatch(text) is not None


def new_key() -> str:
    return secrets.token_urlsafe(KEY_BYTES)


def hash_of(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()


class People:
    """People by their keys; the latest are remembered, so that a move asks no database who it is."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, str] = OrderedDict()

    async def who(self, key: str | None) -> str | None:
        """The person with a key, if there is one."""
        if key is None or not _KEY.fullmatch(key):
            return None
        hashed = hash_of(key)
        if hashed in self._known:
            self._known.move_to_end(hashed)
            return self._known[hashed]
        person = await self._store.person_with(hashed)
        if person is not None:
            self._remember(hashed, person)
        return person

    async def new(self) -> tuple[str, str]:
        """A new person, and the key for their browser."""
        person, key = new_id(), new_key()
        await self._store.add_person(person, hash_of(key))
        self._remember(hash_of(key), person)
        return person, key

    async def token(self, person: str) -> str:
        """What another device can exchange for a key of the same person: once, and soon."""
        token = new_key()
        await self._store.add_token(person, hash_of(token), now() - TOKEN_AGE)
        return token

    async def exchange(self, token: str) -> str | None:
        """A new key for a token, which is no longer good then; none if it was not."""
        key = new_key()
        person = await self._store.exchange(hash_of(token), hash_of(key), now() - TOKEN_AGE)
        if person is None:
            return None
        self._remember(hash_of(key), person)
        return key

    def forget(self, people: Collection[str]) -> None:
        """These are no longer kept."""
        for hashed in [hashed for hashed, person in self._known.items() if person in people]:
            del self._known[hashed]

    def _remember(self, hashed: str, person: str) -> None:
        self._known[hashed] = person
        if len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)
