"""Fault tolerance: kills, bad connections, failing databases, and races."""

import asyncio
import os
import random
import signal
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import get_args

import pytest

from ostraka.server.db.database import TIMEOUT
from ostraka.server.db.store import Store
from server.audit import compare
from server.client import Browser, Choose, Live
from server.conftest import Process, migrate
from server.flaky_store import Fault, flaky_server
from server.load import Load
from server.proxy import Faults, faulty_proxy
from server.resilient_player import ResilientPlayer
from server.services import Postgres, Redis

KILLS = int(os.environ.get("OSTRAKA_KILLS", "3"))
Start = Callable[..., Process]


def chooser(seed: int) -> Choose:
    return random.Random(seed).choice


@pytest.fixture
def pair(start: Start, postgres: Postgres, redis: Redis) -> list[Process]:
    """Two processes that serve the same tables."""
    database = postgres.database()
    migrate(database)
    return [start(log_level="error", database=database, redis_url=redis.address) for _ in range(2)]


# --- power


async def kill_again_and_again(processes: Sequence[Process]) -> None:
    """Kill a server at a random moment while people play, restart it, and repeat."""
    chance = random.Random()
    longest = 0.0
    async with Load([process.address for process in processes], seed=chance.randrange(1 << 30)) as load:
        for _ in range(KILLS):
            await load.until(more=10)
            await asyncio.sleep(chance.uniform(0, 0.5))  # any moment
            killed = chance.choice(processes)
            port = killed.port
            killed.kill()
            begun = time.perf_counter()
            await asyncio.to_thread(killed.start, port)
            await load.until(more=1)
            longest = max(longest, time.perf_counter() - begun)
        await load.until(more=10)
    figures = await compare(processes[0].settings["database"], load.players)
    assert figures.acknowledged >= 10 * KILLS
    sys.stdout.write(
        f"\n{len(processes)} processes, {KILLS} kills, {figures.games} games, {figures.acknowledged} turns"
        f" acknowledged, none lost, {figures.stored - figures.acknowledged} stored but not acknowledged yet,"
        f" back within {longest:.1f} s\n"
    )


async def test_killed_at_any_moment_with_sqlite_nothing_is_lost(start: Start) -> None:
    await kill_again_and_again([start(log_level="error")])


async def test_killed_at_any_moment_with_postgresql_nothing_is_lost(pair: list[Process]) -> None:
    await kill_again_and_again(pair)


async def test_after_a_restart_people_go_on_and_bots_wake_up(start: Start) -> None:
    process = start(log_level="error")
    async with Browser(process.address) as ada:
        table = await ada.open("pyramids", ["me", "pharaoh", "scribe"])
        async with ada.live(table["id"]) as live:
            await live.until("step")
            moves = await live.whole_turn(0, chooser(1))
            await live.play(0, moves, "first")
            port = process.port
            process.kill()  # the best bot has hardly begun to think
        process.start(port)
        async with ada.live(table["id"], live.step) as again:
            while not again.views.get(0, {}).get("legal"):
                await again.hear()
            ack = await again.play(0, moves, "first")
            assert ack["type"] == "ack"
            assert ack["step"] <= again.step
            await again.play_to_the_end(chooser(2))


async def test_a_table_that_was_full_when_the_power_failed_begins(tmp_path: Path) -> None:
    async with flaky_server(tmp_path) as (address, tables), Browser(address) as ada:
        tables.fault = "none"
        table = await ada.open("cheops", ["me", "free"])
        person = (await tables.load(table["id"])).seats[0].person  # type: ignore[union-attr] # it is there
        assert await tables.sit_down(table["id"], 1, person, "Ada too", "ab" * 16)
    async with flaky_server(tmp_path) as (address, _), Browser(address) as again:
        again.http.cookies = ada.http.cookies
        async with again.live(table["id"]) as live:
            await live.until("step")
            assert live.step == 1


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
async def test_it_stops_within_two_seconds_with_people_and_thinking_bots(
    start: Start, how: signal.Signals
) -> None:
    process = start(log_level="error")
    async with AsyncExitStack() as stack:
        ada = await stack.enter_async_context(Browser(process.address))
        lives = []
        for _ in range(4):
            table = await ada.open("pyramids", ["me", "pharaoh", "pharaoh", "pharaoh"])
            lives.append(await stack.enter_async_context(ada.live(table["id"])))
        for live in lives:
            await live.until("step")
        assert await asyncio.to_thread(process.stop, how) < 2
        for live in lives:
            bye = await live.until("bye")
            assert (bye["code"], bye["reconnect"]) == ("stopping", True)


# --- lines


async def play_through(lines: Sequence[str], server: str, game: str) -> Sequence[ResilientPlayer]:
    """A whole game of two people and a bot through these proxies."""
    async with Browser(server) as ada, Browser(server) as ben:
        table = await ada.open(game, ["me", "free", "scribe"])
        await ben.sit(table["id"], 1)
        ways: list[Iterator[str]] = [iter(lambda: lines[0], None), iter(lambda: lines[-1], None)]
        players = [
            ResilientPlayer(ada, table["id"], chooser(1), ways[0].__next__),
            ResilientPlayer(ben, table["id"], chooser(2), ways[1].__next__),
        ]
        async with asyncio.timeout(120):
            await asyncio.gather(*(player.play() for player in players))
    return players


@pytest.mark.parametrize("game", ["pyramids", "cheops"])
@pytest.mark.parametrize(
    "faults",
    [
        Faults(cut=0.05),
        Faults(double=0.5),
        Faults(reorder=0.3),
        Faults(slow=0.02),
        Faults(0.02, 0.2, 0.1, 0.01),
    ],
    ids=["cut", "doubled", "reordered", "slowed", "all"],
)
async def test_a_bad_line_does_not_change_a_game(server: Process, faults: Faults, game: str) -> None:
    async with faulty_proxy(server.address, faults, seed=7) as line:
        players = await play_through([line], server.address, game)
    figures = await compare(server.settings["database"], players)
    assert figures.acknowledged == figures.stored


async def test_an_old_turn_that_comes_late_is_not_played_again(server: Process) -> None:
    async with Browser(server.address) as ada:
        table = await ada.open("cheops", ["me", "me"])
        async with ada.live(table["id"]) as live:
            await live.until("step")
            acks = []
            for turn in range(4):
                seat = live.views[0]["waiting"][0]
                moves = await live.whole_turn(seat, chooser(turn))
                acks.append((seat, moves, await live.play(seat, moves, f"turn-{turn}")))
                while live.step < turn + 2:
                    await live.hear()
            for turn, (seat, moves, ack) in enumerate(acks):
                assert await live.play(seat, moves, f"turn-{turn}") == ack
            assert live.step == 5


# --- databases


async def test_an_unreliable_database_loses_no_turn(tmp_path: Path) -> None:
    async with flaky_server(tmp_path) as (address, tables):
        async with Load([address], seed=3, tables=4) as load:
            chance = random.Random(4)
            for _ in range(40):
                tables.fault = chance.choice(get_args(Fault))
                await asyncio.sleep(0.1)
            tables.fault = "none"
            await load.until(more=20)
        refusals = [refusal for player in load.players for refusal in player.refusals]
        assert {(refusal["code"], refusal["retry"]) for refusal in refusals} == {("unavailable", 2)}
    await compare(str(tmp_path / "flaky.sqlite"), load.players)


async def test_while_the_database_is_down_every_request_gets_retry_after(tmp_path: Path) -> None:
    async with flaky_server(tmp_path) as (address, tables), Browser(address) as ada:
        table = await ada.open("cheops", ["me", "me"])
        async with ada.live(table["id"]) as live:
            await live.until("step")
            seat = live.views[0]["waiting"][0]
            moves = await live.whole_turn(seat, chooser(1))
            tables.fault = "down"
            refused = await live.play(seat, moves, "one")
            assert (refused["code"], refused["retry"]) == ("unavailable", 2)
            answer = await ada.http.post(
                f"/api/tables/{table['id']}/seats/0", json={"name": "A", "nonce": "0" * 32}
            )
            assert answer.status_code in (409, 503)
            assert (await ada.http.get("/ready")).status_code == 503
            assert (await ada.http.get("/health")).status_code == 200
            tables.fault = "unacknowledged"
            assert (await live.play(seat, moves, "one"))["code"] == "unavailable"
            tables.fault = "none"
            ack = await live.play(seat, moves, "one")
            assert (ack["type"], ack["step"]) == ("ack", 2)
            assert (await ada.http.get("/ready")).status_code == 200


async def test_a_request_refused_by_a_failing_database_can_be_retried(tmp_path: Path) -> None:
    async with flaky_server(tmp_path) as (address, tables), Browser(address) as ada, Browser(address) as ben:
        table = await ada.open("cheops", ["me", "free"])
        sitting = {"name": "Ben", "nonce": "0" * 32}
        tables.fault = "unacknowledged"
        path = f"/api/tables/{table['id']}/seats/1"
        assert (await ben.http.post(path, json=sitting)).status_code == 503
        tables.fault = "none"
        again = await ben.ask("POST", path, sitting)
        assert (again["status"], again["seats"][1]["mine"]) == ("playing", True)


@asynccontextmanager
async def own_postgres() -> AsyncIterator[Postgres]:
    service = await asyncio.to_thread(lambda: Postgres().start())
    try:
        yield service
    finally:
        await asyncio.to_thread(service.remove)


async def test_the_server_survives_a_restart_of_postgresql(start: Start, redis: Redis) -> None:
    async with own_postgres() as postgres:
        database = postgres.database()
        migrate(database)
        processes = [start(log_level="error", database=database, redis_url=redis.address) for _ in range(2)]
        async with Load([process.address for process in processes], seed=5, tables=4) as load:
            for _ in range(2):
                await load.until(more=10)
                postgres.kill()
                await asyncio.to_thread(postgres.start)
                await load.until(more=10)
        await compare(database, load.players)


async def test_the_server_survives_a_stalled_postgresql(start: Start) -> None:
    async with own_postgres() as postgres:
        database = postgres.database()
        migrate(database)
        process = start(log_level="error", database=database)
        async with Browser(process.address) as ada:
            table = await ada.open("cheops", ["me", "me"])
            async with ada.live(table["id"]) as live:
                await live.until("step")
                seat = live.views[0]["waiting"][0]
                moves = await live.whole_turn(seat, chooser(1))
                postgres.signal(signal.SIGSTOP)
                begun = time.perf_counter()
                refused = await live.play(seat, moves, "one")
                assert (refused["code"], refused["retry"]) == ("unavailable", 2)
                assert time.perf_counter() - begun < TIMEOUT + 1.5
                postgres.signal(signal.SIGCONT)
                ack = await live.play(seat, moves, "one")
                while ack["type"] != "ack":
                    assert ack["code"] == "unavailable"
                    ack = await live.play(seat, moves, "one")
                assert ack["step"] == 2


async def test_processes_synchronise_again_after_a_loss_of_redis(start: Start, postgres: Postgres) -> None:
    redis = Redis().start()
    try:
        database = postgres.database()
        migrate(database)
        first, second = (
            start(log_level="error", database=database, redis_url=redis.address) for _ in range(2)
        )
        async with Browser(first.address) as ada, Browser(second.address) as ben:
            table = await ada.open("cheops", ["me", "free", "free"])
            await ben.sit(table["id"], 1)
            async with ada.live(table["id"]) as here, ben.live(table["id"]) as there:
                for live in (here, there):
                    await live.until("welcome")
                redis.kill()
                await ada.sit(
                    table["id"], 2
                )  # the other process does not hear of it, nor that the game begins
                await here.until("step")
                await asyncio.to_thread(redis.start)
                while there.table["seats"][2]["name"] is None or there.step < 1:
                    await there.hear()
                await asyncio.gather(here.play_to_the_end(chooser(1)), there.play_to_the_end(chooser(2)))
    finally:
        redis.remove()


# --- two at once


async def race(lives: Sequence[Live], seat: int, round_: int) -> None:
    turns = [await live.whole_turn(seat, chooser(100 * round_ + place)) for place, live in enumerate(lives)]
    answers = await asyncio.gather(*(live.play(seat, turn) for live, turn in zip(lives, turns, strict=True)))
    (won,) = [answer for answer in answers if answer["type"] == "ack"]
    (lost,) = [answer for answer in answers if answer["type"] == "refused"]
    assert lost["code"] == "too-late"
    for live in lives:
        while live.step < won["step"]:
            await live.hear()


async def test_of_two_turns_for_one_ply_one_is_committed_and_the_other_refused(pair: list[Process]) -> None:
    async with Browser(pair[0].address) as ada, Browser(pair[1].address) as twin:
        table = await ada.open("cheops", ["me", "me"])
        twin.http.cookies = ada.http.cookies
        async with ada.live(table["id"]) as here, twin.live(table["id"]) as there:
            for live in (here, there):
                await live.until("step")
            for round_ in range(20):
                await race([here, there], here.views[0]["waiting"][0], round_)
            assert sorted(here.moves[0]) == sorted(there.moves[0])


async def test_the_same_turn_sent_to_two_processes_is_played_once(pair: list[Process]) -> None:
    async with Browser(pair[0].address) as ada, Browser(pair[1].address) as twin:
        table = await ada.open("pyramids", ["me", "me"])
        twin.http.cookies = ada.http.cookies
        async with ada.live(table["id"]) as here, twin.live(table["id"]) as there:
            for live in (here, there):
                await live.until("step")
            for turn in range(10):
                seat = here.views[0]["waiting"][0]
                moves = await here.whole_turn(seat, chooser(turn))
                one, two = await asyncio.gather(
                    *(live.play(seat, moves, f"{turn}") for live in (here, there))
                )
                assert one == two == {"type": "ack", "id": f"{turn}", "step": turn + 2}
                while here.step < one["step"]:
                    await here.hear()


async def test_a_game_starts_once_if_many_sit_down_at_once(pair: list[Process]) -> None:
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Browser(pair[n % 2].address)) for n in range(4)]
        for _ in range(5):
            table = await people[0].open("pyramids", ["me", "free", "free", "free"])
            link = table["id"]
            await asyncio.gather(*(people[seat].sit(link, seat) for seat in range(1, 4)))
            for person in people:
                async with person.live(link) as live:
                    await live.until("step", step=1)
            assert await stored_turns(pair[0], link) == [(0, 0, None)], "one opening"


async def stored_turns(server: Process, link: str) -> list[tuple[int, int, int | None]]:
    """Ply, step and seat of every turn of a table."""
    store = Store(server.settings["database"])
    try:
        stored = await store.tables.load(link)
        assert stored is not None
        return [(turn.ply, turn.step, turn.seat) for turn in stored.turns]
    finally:
        await store.close()


async def test_leaving_at_the_start_of_the_game_succeeds_or_is_refused(pair: list[Process]) -> None:
    async with Browser(pair[0].address) as ada, Browser(pair[1].address) as ben:
        players = []
        for _ in range(8):
            table = await ada.open("cheops", ["me", "free", "free"])
            link = table["id"]
            await ben.sit(link, 1)
            await asyncio.gather(ada.sit(link, 2), ben.http.delete(f"/api/tables/{link}/seats/1"))
            info = await ben.ask("GET", f"/api/tables/{link}")
            assert (info["status"] == "playing") == info["seats"][1]["mine"]
            players.append(ResilientPlayer(ada, link, chooser(1), lambda: pair[0].address))
        await compare(pair[0].settings["database"], players)
