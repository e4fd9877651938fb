"""A player who reconnects, and resends a turn until it is acknowledged."""

import asyncio
import secrets
from collections.abc import Callable
from typing import NamedTuple

import httpx
from websockets.exceptions import WebSocketException

from server.client import Browser, Choose, Json, Live

PATIENCE = 1.0  # seconds until a turn is sent again
LOST = (WebSocketException, OSError, TimeoutError, EOFError)


class AcknowledgedTurn(NamedTuple):
    """A turn that the server has acknowledged."""

    seat: int
    moves: list[str]
    step: int


async def retry_request(browser: Browser, method: str, path: str, body: object = None) -> Json:
    """Repeat a request until it is answered."""
    while True:
        try:
            answer = await browser.http.request(method, path, json=body)
        except httpx.TransportError:
            await asyncio.sleep(0.05)
            continue
        if answer.status_code < 500:
            assert answer.status_code < 300, (answer.status_code, answer.text)
            response: Json = answer.json()
            return response
        assert answer.status_code == 503, answer.text
        assert answer.json()["retry"], answer.text
        await asyncio.sleep(0.05)


class ResilientPlayer:
    """One person at one table until its game is over."""

    def __init__(self, browser: Browser, link: str, choose: Choose, next_address: Callable[[], str]) -> None:
        self.browser = browser
        self.link = link
        self.acked: dict[str, AcknowledgedTurn] = {}
        self.refusals: list[Json] = []
        self.step = 0
        self.over = False
        self.moves: dict[int | None, list[str]] = {}
        self._choose = choose
        self._next_address = next_address
        self._turn: Json | None = None  # on its way
        self._due_at = 0  # the step after one's last turn

    async def play(self) -> None:
        while not self.over:
            try:
                async with self.browser.live(self.link, self.step, self._next_address()) as live:
                    live.moves = self.moves
                    try:
                        await self._sit(live)
                    finally:
                        self.step = live.step
            except LOST:
                await asyncio.sleep(0.05)

    async def _sit(self, live: Live) -> None:
        while not self.over:
            if self._turn is None:
                seat = self._due(live)
                if seat is not None:
                    self._turn = await self._make_turn(live, seat)
                    continue
                await live.hear()
            else:
                await live.say(self._turn)
                try:
                    async with asyncio.timeout(PATIENCE):
                        await self._until_answered(live, self._turn)
                except TimeoutError:
                    continue
            self.over = any(view["over"] for view in live.views.values())

    def _due(self, live: Live) -> int | None:
        if live.step < self._due_at:
            return None
        return next((seat for seat, view in live.views.items() if seat is not None and view["legal"]), None)

    async def _make_turn(self, live: Live, seat: int) -> Json | None:
        moves = [self._choose(live.views[seat]["legal"])]
        while True:
            async with asyncio.timeout(PATIENCE * 10):
                preview = await live.answer(
                    {"type": "preview", "id": secrets.token_hex(4), "seat": seat, "moves": moves}
                )
            assert preview["type"] == "previewed", preview
            if preview["whole"]:
                name = secrets.token_hex(8)
                return {"type": "play", "id": name, "seat": seat, "moves": moves, "step": live.step}
            moves.append(self._choose(preview["next"]))

    async def _until_answered(self, live: Live, turn: Json) -> None:
        while True:
            message = await live.hear()
            if message["type"] == "bye":
                raise EOFError
            if message.get("id") != turn["id"]:
                continue
            if message["type"] == "ack":
                self.acked[turn["id"]] = AcknowledgedTurn(turn["seat"], turn["moves"], message["step"])
                self._due_at = message["step"]
                self._turn = None
                return
            self.refusals.append(message)
            assert message["type"] == "refused", message
            assert message["retry"] is not None, message
            await asyncio.sleep(0.1)
            return
