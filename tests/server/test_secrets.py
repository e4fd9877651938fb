"""No byte that a client receives contains what it must not know."""

import asyncio
import json
import random
import re
from collections.abc import Sequence
from typing import Any

import pytest

import ostraka
from ostraka.table.record import decode
from ostraka.table.referee import steps
from server.client import Browser, Live
from server.conftest import Process


class Listener:
    """Everything that came over one connection, message by message, with the step it belongs to."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.said: list[tuple[int, dict[str, Any]]] = []

    async def run(self) -> None:
        while True:
            message = await self.live.hear()
            self.said.append((self.live.step, message))
            views = message.get("views") or []
            if views and views[0]["over"]:
                return


def moves_by_step(record: ostraka.Record, plies: list[int]) -> list[list[str]]:
    return [list(record.moves[start:end]) for start, end in zip([0, *plies], plies, strict=False)]


@pytest.mark.parametrize("seed", [1, 2])
async def test_no_message_leaks_a_secret_of_pyramids(server: Process, seed: int) -> None:
    """Two people and a bot play, one watches: dealt cards and draws stay secret to the end."""
    async with Browser(server.address) as ada, Browser(server.address) as ben, Browser(server.address) as eve:
        table = await ada.open("pyramids", ["me", "free", "scribe"])
        link = table["id"]
        async with eve.live(table["watch"]) as watching:
            eyes = asyncio.create_task(Listener(watching).run())
            await ben.sit(link, 1)
            async with ada.live(link) as first, ben.live(link) as second:
                await asyncio.gather(
                    first.play_to_the_end(random.Random(seed).choice),
                    second.play_to_the_end(random.Random(seed + 9).choice),
                )
            await eyes
        record = decode(json.dumps(await eve.ask("GET", f"/api/tables/{table['watch']}/record")))
        before_the_end = {0: bytes(ada.heard), 1: bytes(ben.heard), None: bytes(eve.heard)}
        for who, heard in before_the_end.items():
            check_deals(record, who, heard)
        fair = record.options.fair
        assert fair is not None
        assert fair.secret is not None
        for received in (ada.heard, ben.heard):
            assert fair.secret.encode() not in received


def check_deals(record: ostraka.Record, who: int | None, heard: bytes) -> None:
    """Cards dealt to others: neither the move nor the cards they did not keep, under `dealt`."""
    during_the_game = heard.split(b'"format"')[
        0
    ]  # the record, which is public when the game is over, comes last
    for move in record.moves:
        if move.startswith("deal ") and move.split()[1] != str(who):
            assert move.encode() not in during_the_game
    for dealt in re.findall(rb'"dealt":\[([0-9,]+)\]', during_the_game):
        owner = next(
            int(move.split()[1])
            for move in record.moves
            if move.startswith("deal ") and sorted(move.split()[2:]) == sorted(dealt.decode().split(","))
        )
        assert owner == who


async def test_marks_of_the_running_turn_stay_secret_until_one_has_marked(server: Process) -> None:
    async with Browser(server.address) as ada, Browser(server.address) as ben, Browser(server.address) as eve:
        table = await ada.open("pyramids", ["me", "free"])
        await ben.sit(table["id"], 1)
        choose = random.Random(4).choice
        async with (
            ada.live(table["id"]) as first,
            ben.live(table["id"]) as second,
            eve.live(table["watch"]) as third,
        ):
            await asyncio.gather(first.until("step"), second.until("step"), third.until("step"))
            looked = 0
            while looked < 6 and not first.views[0]["over"]:
                together = first.views[0]["waiting"] == [0, 1]
                before = third.views[None]["table"]["seats"][0]
                moves: list[str] = []
                if 0 in first.views[0]["waiting"]:
                    moves = await first.whole_turn(0, choose)
                    ben.heard.clear()
                    eve.heard.clear()
                    await played(first, 0, moves, others=(second, third))
                if together:  # the other seat has still to decide, knowing no more than before
                    looked += 1
                    assert second.views[1]["waiting"] == [1]
                    assert second.views[1]["table"]["seats"][0] == before
                    assert third.views[None]["table"]["seats"][0] == before
                if second.views[1]["waiting"] == [1]:
                    turn = await second.whole_turn(1, choose)  # to try a turn tells nothing of the others
                    if together:
                        for move in moves:
                            assert move.encode() not in ben.heard
                            assert move.encode() not in eve.heard
                    await played(second, 1, turn, others=(first, third))
        assert looked == 6


async def played(live: Live, seat: int, moves: list[str], *, others: Sequence[Live]) -> None:
    """A turn is taken, and all others have heard of it."""
    ack = await live.play(seat, moves)
    assert ack["type"] == "ack"
    for other in others:
        while other.step < ack["step"]:
            await other.hear()


async def test_a_step_number_does_not_leak_the_number_of_marks(server: Process) -> None:
    """Whether a turn had one move or three, the step grows by one."""
    async with Browser(server.address) as ada:
        table = await ada.open("pyramids", ["me", "me"])
        async with ada.live(table["id"]) as live:
            await live.until("step")
            while not live.views[0]["over"]:
                before = live.step
                seat = next(seat for seat in (0, 1) if live.views[seat]["legal"])
                ack = await live.play(seat, await live.whole_turn(seat, random.Random(before).choice))
                assert ack["step"] == before + 1
                while live.step < ack["step"]:
                    await live.hear()
        record = decode(json.dumps(await ada.ask("GET", f"/api/tables/{table['id']}/record")))
        assert any(" cross " in move for move in record.moves)
        assert sum(1 for _ in steps(record)) == len(record.moves)


async def test_the_secret_of_the_draws_is_published_only_at_the_end(server: Process) -> None:
    async with Browser(server.address) as ada:
        table = await ada.open("cheops", ["me", "scribe"])
        async with ada.live(table["id"]) as live:
            await live.play_to_the_end(random.Random(1).choice)
        heard = bytes(ada.heard)
        record = decode(json.dumps(await ada.ask("GET", f"/api/tables/{table['id']}/record")))
        fair = record.options.fair
        assert fair is not None
        assert fair.secret is not None
        assert fair.secret.encode() not in heard
        assert fair.commitment.encode() in heard
