"""Sources of chance for a table: a seed, fair draws that all players can check, a script."""

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterable, Sequence
from typing import Final, Protocol

import msgspec

from ostraka.core.errors import OstrakaError
from ostraka.core.game import Move, Pick
from ostraka.table.randomness import pick

LARGEST_SEED: Final = (1 << 63) - 1
SECRET_BYTES: Final = 32


class Drawing(Protocol):
    """A table at which a chance move is due."""

    @property
    def chance_moves(self) -> int:
        """How many chance moves have been made."""
        ...

    def draw(self, choose: Pick) -> Move:
        """The chance move that is due, made of equally likely single draws; these are numbered from 0."""
        ...


class Chance(Protocol):
    """A source of chance moves; after `undo` it must give the same answers again."""

    def move(self, table: Drawing) -> Move | str | None:
        """The chance move that is due; None leaves it to people."""
        ...


def check_seed(seed: int) -> None:
    if not isinstance(seed, int) or not 0 <= seed <= LARGEST_SEED:
        raise OstrakaError(f"a seed is a number from 0 to {LARGEST_SEED}")


class Seeded:
    """Chance from a number: the same seed gives the same game (see `randomness`)."""

    def __init__(self, seed: int) -> None:
        check_seed(seed)
        self.seed = seed

    def pick(self, draw: int, outcomes: int) -> int:
        return pick(self.seed, draw, outcomes)

    def move(self, table: Drawing) -> Move | str | None:
        return table.draw(self.pick)


class Scripted:
    """Chance from a list of moves, the first chance move of the game first; then people make them."""

    def __init__(self, moves: Iterable[str]) -> None:
        self.moves = tuple(moves)

    def move(self, table: Drawing) -> Move | str | None:
        return self.moves[table.chance_moves] if table.chance_moves < len(self.moves) else None


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is needed to check fair draws; the secret is added when the game is over."""

    commitment: str
    nonces: tuple[str | None, ...]
    secret: str | None = None


class Fair:
    """Draws that neither the holder of the secret nor any player can influence.

    The SHA-256 of a fresh 32-byte secret is published first (`commitment`); then every human seat
    adds a nonce of its own. Word *t* of draw *i* is the first 8 bytes, most significant first, of
    HMAC-SHA256(secret, "nonce,nonce,…|i|t"), with "-" for a seat that adds none; the first word
    below the largest multiple of the number of outcomes is taken, and its remainder is the outcome.
    """

    def __init__(self, nonces: Sequence[str | None], secret: bytes | None = None) -> None:
        for nonce in nonces:
            if nonce is not None and not re.fullmatch("[0-9a-f]{16,64}", nonce):
                raise OstrakaError("a nonce is 16 to 64 hexadecimal digits in lower case")
        if secret is not None and len(secret) != SECRET_BYTES:
            raise OstrakaError(f"the secret of fair draws has {SECRET_BYTES} bytes")
        self.nonces = tuple(nonces)
        self.secret = secrets.token_bytes(SECRET_BYTES) if secret is None else secret
        self._words = ",".join("-" if nonce is None else nonce for nonce in nonces)

    @property
    def commitment(self) -> str:
        return hashlib.sha256(self.secret).hexdigest()

    def check_seats(self, seats: int) -> None:
        if len(self.nonces) != seats:
            raise OstrakaError(f"{seats} seats need {seats} nonces (None for a bot), not {len(self.nonces)}")

    def proof(self, *, over: bool) -> Proof:
        return Proof(self.commitment, self.nonces, self.secret.hex() if over else None)

    def pick(self, draw: int, outcomes: int) -> int:
        limit = (1 << 64) // outcomes * outcomes
        attempt = 0
        while True:
            message = f"{self._words}|{draw}|{attempt}".encode("ascii")
            word = int.from_bytes(hmac.digest(self.secret, message, "sha256")[:8], "big")
            if word < limit:
                return word % outcomes
            attempt += 1

    def move(self, table: Drawing) -> Move | str | None:
        return table.draw(self.pick)


def unseal(proof: Proof) -> Fair:
    """The source of the draws that a proof describes; its secret must be known and match."""
    if proof.secret is None:
        raise OstrakaError("the secret of the draws is published only when the game is over")
    if not re.fullmatch("[0-9a-f]{64}", proof.secret):
        raise OstrakaError("the secret of the draws is not hexadecimal: 64 digits in lower case")
    fair = Fair(proof.nonces, bytes.fromhex(proof.secret))
    if fair.commitment != proof.commitment:
        raise OstrakaError("the secret of the draws does not match the commitment made before them")
    return fair
