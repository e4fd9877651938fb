"""Replays of golden games for the tests of the browser client.

`PYTHONPATH=tests python -m replays` writes them. They are compressed as the server does,
and encoded as base64, so that any tool can read them as text.
"""

from base64 import b64decode, b64encode
from gzip import decompress
from pathlib import Path

import msgspec

from ostraka.server.http.compression import gzipped
from ostraka.server.jobs.replay import replayed
from ostraka.table.record import decode

GAMES = ("pyramids-2-fair", "cheops-2-fair")
HERE = Path(__file__).parent
KEPT = HERE.parent / "web" / "tests" / "fixtures"


def made(name: str) -> bytes:
    record = decode((HERE / "fixtures" / f"{name}.json").read_bytes())
    return gzipped(msgspec.json.encode(replayed(record)))


def fixture_bytes(name: str) -> bytes:
    """The stored replay of a game, decompressed."""
    return decompress(b64decode((KEPT / f"{name}.txt").read_text("ascii")))


if __name__ == "__main__":
    KEPT.mkdir(exist_ok=True)
    for game in GAMES:
        (KEPT / f"{game}.txt").write_text(b64encode(made(game)).decode() + "\n", "ascii")
