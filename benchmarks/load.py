"""The server under load: whole turns of real games over many connections, durably committed.

The server has one core, the players another. They choose at random among the legal moves of their view.
A turn counts when it is acknowledged; it is fanned out when it arrives at the other seat.
`python -m benchmarks.load` runs only this benchmark; the tests run it with `--quick`.
"""

import asyncio
import gc
import random
import secrets
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final, NamedTuple

import httpx
import uvloop

from benchmarks.figures import Figure, show
from benchmarks.players import Player
from benchmarks.serving import Server, has_postgresql, postgresql, serving

MEGABYTE: Final = 1 << 20
_AT_ONCE: Final = 16  # tables opened concurrently
_TICK: Final = 0.0025


class Load(NamedTuple):
    """The size of a benchmark."""

    sizes: tuple[int, ...] = (10, 100, 1000)  # tables of two players at saturation
    usual: int = 100  # the size that runs all rounds
    rounds: int = 3
    seconds: float = 5.0  # per round, unless a game ends earlier
    paced_tables: int = 500
    paced_rate: float = 400.0
    paced_seconds: float = 10.0
    starts: int = 5


QUICK: Final = Load(
    sizes=(2,), usual=2, rounds=1, seconds=1.0, paced_tables=2, paced_rate=20, paced_seconds=1.0, starts=1
)


class Times(NamedTuple):
    """Results of a load; latencies are (p50, p99) in milliseconds."""

    turns_a_second: float
    acknowledged: tuple[float, float]
    fanned_out: tuple[float, float]
    turns: int
    work: float  # milliseconds of the server's CPU time per turn
    busy: float  # share of the server's core in use
    stolen: float  # share of that core taken by the host (steal time)


class Spent(NamedTuple):
    """Seconds of wall-clock time, of the server's CPU time, and of steal time on its core."""

    seconds: float
    busy: float
    stolen: float

    @classmethod
    def so_far(cls, server: Server) -> "Spent":
        return cls(perf_counter(), server.busy, server.stolen)

    @classmethod
    def since(cls, before: "Spent", server: Server) -> "Spent":
        return cls(*(now - then for now, then in zip(cls.so_far(server), before, strict=True)))


class Pair(NamedTuple):
    """Two players at a table."""

    path: str
    cookies: tuple[str, str]


# --- tables and players


async def open_tables(server: Server, tables: int) -> list[Pair]:
    """Tables of two players, alternating between the games."""
    gate = asyncio.Semaphore(_AT_ONCE)
    async with httpx.AsyncClient(base_url=f"http://{server.host}", timeout=60) as http:

        async def ask(path: str, body: object) -> tuple[str, str]:
            http.cookies.clear()  # a new user for each request
            answer = (await http.post(path, json=body)).raise_for_status()
            return answer.json()["id"], answer.headers["set-cookie"].partition(";")[0]

        async def open_one(number: int) -> Pair:
            me = {"mine": True, "name": "Ada", "nonce": secrets.token_hex(16)}
            wanted = {"game": ("pyramids", "cheops")[number % 2], "seats": [me, {}]}
            async with gate:
                link, first = await ask("/api/tables", wanted)
                _, second = await ask(
                    f"/api/tables/{link}/seats/1", {"name": "Ben", "nonce": secrets.token_hex(16)}
                )
            return Pair(f"/api/tables/{link}/live", (first, second))

        return await asyncio.gather(*(open_one(number) for number in range(tables)))


async def connect(server: Server, pairs: Sequence[Pair]) -> list[tuple[Player, Player]]:
    gate = asyncio.Semaphore(_AT_ONCE)
    chosen = random.Random(1)
    loop = asyncio.get_running_loop()

    async def enter(pair: Pair, seat: int) -> Player:
        async with gate:
            _, player = await loop.create_connection(lambda: Player(seat, chosen), "127.0.0.1", server.port)
            player.call(server.host, pair.path, pair.cookies[seat])
            await player.ready
        return player

    async def enter_both(pair: Pair) -> tuple[Player, Player]:
        first, second = await asyncio.gather(enter(pair, 0), enter(pair, 1))
        return first, second

    return await asyncio.gather(*(enter_both(pair) for pair in pairs))


async def leave(tables: Sequence[tuple[Player, Player]]) -> None:
    for player in (player for pair in tables for player in pair):
        player.leave()
    await asyncio.sleep(0.2)


# --- loads


async def saturate(server: Server, tables: int, most_seconds: float) -> Times:
    """All players play as fast as they can, until the first game is over."""
    playing = await connect(server, await open_tables(server, tables))
    start, before = perf_counter(), Spent.so_far(server)
    for pair in playing:
        for player in pair:
            player.begin()
    ends = {player.over for pair in playing for player in pair}
    await asyncio.wait(ends, timeout=most_seconds, return_when=asyncio.FIRST_COMPLETED)
    found = times(playing, start, Spent.since(before, server))
    await leave(playing)
    return found


async def pace(
    server: Server, playing: Sequence[tuple[Player, Player]], rate: float, most_seconds: float
) -> Times:
    """A fixed rate of turns, one table after the other."""
    start, before = perf_counter(), Spent.so_far(server)
    sent, at = 0, 0
    while (elapsed := perf_counter() - start) < most_seconds:
        due = int(elapsed * rate)
        looked = 0
        while sent < due and looked < len(playing):
            ready = [player for player in playing[at] if player.can_play]
            at, looked = (at + 1) % len(playing), looked + 1
            if ready:
                ready[0].play()
                sent += 1
        await asyncio.sleep(_TICK)
    spent = Spent.since(before, server)
    await asyncio.sleep(0.5)  # for the last turns to arrive
    return times(playing, start, spent)


def times(playing: Sequence[tuple[Player, Player]], start: float, spent: Spent) -> Times:
    acknowledged, fanned_out = [], []
    for pair in playing:
        for player, other in (pair, pair[::-1]):
            for turn in player.turns:
                if turn.sent < start:
                    continue
                if turn.acknowledged <= start + spent.seconds:
                    acknowledged.append(turn.acknowledged - turn.sent)
                if turn.step in other.heard:
                    fanned_out.append(other.heard[turn.step] - turn.sent)
    return Times(
        len(acknowledged) / spent.seconds,
        percentiles(acknowledged),
        percentiles(fanned_out),
        len(acknowledged),
        1000 * spent.busy / len(acknowledged),
        spent.busy / spent.seconds,
        spent.stolen / spent.seconds,
    )


def percentiles(values: list[float]) -> tuple[float, float]:
    """p50 and p99 in milliseconds."""
    ordered = sorted(values)
    return (
        1000 * ordered[len(ordered) // 2],
        1000 * ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)],
    )


def middle(rounds: Sequence[Times]) -> Times:
    """The round of median throughput."""
    return sorted(rounds)[len(rounds) // 2]


# --- reports


async def at_saturation(server: Server, load: Load, name: str) -> list[Figure]:
    figures = []
    for tables in load.sizes:
        rounds = load.rounds if tables == load.usual else 1
        found = middle([await saturate(server, tables, load.seconds) for _ in range(rounds)])
        what = f"{name}, {2 * tables:,} connections at saturation"
        figures += [
            Figure(f"{what}: turns acknowledged", found.turns_a_second, "turns/s"),
            Figure(f"{what}: p50 to acknowledgement", found.acknowledged[0], "ms"),
            Figure(f"{what}: p99 to acknowledgement", found.acknowledged[1], "ms"),
            Figure(f"{what}: p99 to the other seat", found.fanned_out[1], "ms"),
            Figure(f"{what}: CPU time per turn", found.work, "ms"),
        ]
    return figures


async def at_a_pace(server: Server, load: Load, name: str) -> list[Figure]:
    """The paced load, and the memory of idle tables and connections before it."""
    await leave(await connect(server, await open_tables(server, 2)))  # one-time allocations are done
    tables, connections = load.paced_tables, 2 * load.paced_tables
    bare = server.memory
    pairs = await open_tables(server, tables)
    opened = server.memory
    playing = await connect(server, pairs)
    connected = server.memory
    rounds = [await pace(server, playing, load.paced_rate, load.paced_seconds) for _ in range(load.rounds)]
    found = sorted(rounds, key=lambda times: times.fanned_out[1])[len(rounds) // 2]
    after = server.memory
    await leave(playing)
    what = f"{name}, {connections:,} connections at a pace of {load.paced_rate:,.0f}/s"
    return [
        Figure(f"{what}: turns acknowledged", found.turns_a_second, "turns/s"),
        Figure(f"{what}: p99 to acknowledgement", found.acknowledged[1], "ms"),
        Figure(f"{what}: p50 to the other seat", found.fanned_out[0], "ms"),
        Figure(f"{what}: p99 to the other seat", found.fanned_out[1], "ms"),
        Figure(f"{what}: use of the server's core", 100 * found.busy, "%"),
        Figure(f"{what}: steal time on that core", 100 * found.stolen, "%"),
        Figure(f"{what}: memory of the server", after / MEGABYTE, "MB"),
        Figure(f"{name}: memory of the idle server", bare / MEGABYTE, "MB"),
        Figure(f"{name}: memory of an idle table", (opened - bare) / tables / 1024, "kB"),
        Figure(f"{name}: memory of an idle connection", (connected - opened) / connections / 1024, "kB"),
    ]


def starts(load: Load, database: str, folder: Path) -> Iterator[float]:
    """Seconds from the command to serving; the first start, which may fill caches, doesn't count."""
    for number in range(1 + load.starts):
        with serving(database, folder) as server:
            if number:
                yield server.started_within


def measure(load: Load, database: str, folder: Path, name: str) -> list[Figure]:
    """All figures for one kind of database."""
    gc.disable()  # a pause of the players would look like one of the server
    try:
        start = median(starts(load, database, folder))
        with serving(database, folder) as server:
            paced = uvloop.run(at_a_pace(server, load, name))
        with serving(database, folder) as server:
            saturated = uvloop.run(at_saturation(server, load, name))
        return [*saturated, *paced, Figure(f"{name}: from the command to serving, warm", start, "s")]
    finally:
        gc.enable()


def figures(load: Load = Load()) -> list[Figure]:  # noqa: B008 - frozen
    """All figures with SQLite, and with PostgreSQL, if installed, those at the usual size."""
    with TemporaryDirectory() as made:
        folder = Path(made)
        found = measure(load, str(folder / "games.sqlite"), folder, "SQLite")
        if has_postgresql():
            with postgresql(folder) as address:
                found += measure(load._replace(sizes=(load.usual,)), address, folder, "PostgreSQL")
        return found


if __name__ == "__main__":
    asked = ArgumentParser(
        prog="python -m benchmarks.load",
        description="Measure the server under load; takes about four minutes.",
    )
    asked.add_argument(
        "--quick",
        action="store_true",
        help="run for a few seconds, as the tests do; the figures are meaningless",
    )
    show(figures(QUICK if asked.parse_args().quick else Load()), Path("build/load.json"))
