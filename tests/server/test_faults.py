"""What may go wrong and must not matter: power, connections, databases, and two at once."""

import asyncio
import os
import random
import sys
import time
from collections.abc import Callable

from server.conftest import Process, migrate
from server.ledger import compare
from server.load import Load
from server.services import Postgres, Redis

KILLS = int(os.environ.get("OSTRAKA_KILLS", "3"))


async def kill_again_and_again(processes: list[Process]) -> tuple[Load, float]:
    """Kill one of the servers at any moment while people play, start it again, and so on."""
    random_ = random.Random()
    longest = 0.0
    async with Load([process.address for process in processes], seed=random_.randrange(1 << 30)) as load:
        for _ in range(KILLS):
            await load.until(more=10)
            await asyncio.sleep(random_.uniform(0, 0.5))
            killed = random_.choice(processes)
            port = killed.port
            killed.kill()
            start = time.perf_counter()
            await asyncio.to_thread(killed.start, port)
            await load.until(more=1)
            longest = max(longest, time.perf_counter() - start)
        await load.until(more=10)
    return load, longest


async def report(kind: str, database: str, load: Load, longest: float) -> None:
    figures = await compare(database, load.players)
    assert figures.acknowledged >= 10 * KILLS
    sys.stdout.write(
        f"\n{kind}: killed {KILLS} times; {figures.games} games; {figures.acknowledged} turns acknowledged,"
        f" 0 lost; {figures.kept - figures.acknowledged} kept that nobody was told of yet; back within"
        f" {longest:.1f} s\n"
    )


async def test_killed_at_any_moment_with_sqlite_nothing_is_lost(start: Callable[..., Process]) -> None:
    process = start(log="error")
    load, longest = await kill_again_and_again([process])
    process.stop()
    await report("SQLite", process.settings["database"], load, longest)


async def test_killed_at_any_moment_with_postgresql_nothing_is_lost(
    start: Callable[..., Process], postgres: Postgres, redis: Redis
) -> None:
    database = postgres.database()
    migrate(database)
    processes = [start(log="error", database=database, bus=redis.address) for _ in range(2)]
    load, longest = await kill_again_and_again(processes)
    await report("PostgreSQL and Redis, two processes", database, load, longest)
