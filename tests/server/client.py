"""A client like a browser: it knows no rules, and follows the protocol."""

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Json = dict[str, Any]
Choose = Callable[[Sequence[str]], str]
NOWHERE = "A" * 22  # a link to no table
PATIENCE = 120.0  # where nothing is compiled yet, a first hint or review takes long


class Browser:
    """One person: a cookie and connections."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=address, timeout=PATIENCE)
        self.heard = bytearray()  # everything that was ever sent to this person

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def ask(self, method: str, path: str, body: object = None, *, status: int = 200) -> Any:  # noqa: ANN401 - as it comes
        answer = await self.http.request(method, path, json=body)
        self.heard += answer.content
        assert answer.status_code == status, (answer.status_code, answer.text)
        return answer.json() if answer.content else None

    async def open(
        self, game: str, occupants: Sequence[str], *, options: Json | None = None, status: int = 201
    ) -> Json:
        """Open a table; an occupant is `me`, `free`, or the name of a bot."""
        wanted: list[Json] = []
        for seat, occupant in enumerate(occupants):
            if occupant == "me":
                wanted.append({"mine": True, "name": f"Ada {seat}", "nonce": secrets.token_hex(16)})
            else:
                wanted.append({} if occupant == "free" else {"bot": occupant})
        body = {"game": game, "seats": wanted, "options": {"delay": False, **(options or {})}}
        table: Json = await self.ask("POST", "/api/tables", body, status=status)
        return table

    async def sit(self, link: str, seat: int, name: str = "Ben", *, status: int = 200) -> Json:
        body = {"name": name, "nonce": secrets.token_hex(16)}
        table: Json = await self.ask("POST", f"/api/tables/{link}/seats/{seat}", body, status=status)
        return table

    @asynccontextmanager
    async def live(
        self, link: str, step: int | None = None, address: str | None = None
    ) -> AsyncIterator["Live"]:
        """A connection to a table, perhaps through another address."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = (address or self.address).replace("http://", "ws://")
        async with connect(
            f"{address}/api/tables/{link}/live",
            additional_headers={"cookie": cookies},
            max_size=2**22,
            max_queue=None,
            ping_interval=None,
        ) as socket:
            live = Live(self, socket, step or 0)
            with suppress(ConnectionClosed):  # what the server said before can still be read
                await live.say({"type": "hello", "step": step})
            yield live


class Live:
    """A connection to a table, and what is known of it."""

    def __init__(self, browser: Browser, socket: ClientConnection, step: int) -> None:
        self.browser = browser
        self.socket = socket
        self.step = step
        self.table: Json = {}
        self.welcome: Json = {}
        self.views: dict[int | None, Json] = {}
        self.moves: dict[int | None, list[str]] = {}
        self.announced: list[Json] = []
        self.others: list[Json] = []  # messages that are neither a step nor about the lobby

    async def say(self, message: Json) -> None:
        await self.socket.send(json.dumps(message))

    async def hear(self) -> Json:
        async with asyncio.timeout(PATIENCE):  # `wait_for` may swallow a cancellation
            text = await self.socket.recv()
        raw = text.encode() if isinstance(text, str) else text
        self.browser.heard += raw
        message: Json = json.loads(raw)
        kind = message["type"]
        if kind == "welcome":
            self.welcome = message
            self.table = message["table"]
        elif kind == "lobby":
            self.table = message["table"]
        elif kind == "step":
            await self._learn(message)
        else:
            self.others.append(message)
        return message

    async def _learn(self, message: Json) -> None:
        """Take what follows on what is known; what is known already is harmless, a gap is asked about."""
        if message["since"] == self.step:
            for view in message["views"]:
                self.moves.setdefault(view["seat"], []).extend(view["news"])
            self.announced += message["announced"]
        elif message["step"] > self.step:
            await self.say({"type": "hello", "step": self.step})
            return
        if message["step"] >= self.step:
            self.step = message["step"]
            self.views.update({view["seat"]: view for view in message["views"]})

    async def until(self, kind: str, **fields: object) -> Json:
        """The next message of a kind with these fields."""
        while True:
            message = await self.hear()
            if message["type"] == kind and all(message.get(name) == value for name, value in fields.items()):
                return message

    async def answer(self, message: Json) -> Json:
        """Say something, and hear what is answered to it."""
        await self.say(message)
        while True:
            heard = await self.hear()
            if heard.get("id") == message["id"]:
                return heard

    async def whole_turn(self, seat: int, choose: Choose) -> list[str]:
        """A turn put together as a person would: move by move, asking the server what can follow."""
        moves: list[str] = [choose(self.views[seat]["legal"])]
        while True:
            preview = await self.answer(
                {"type": "preview", "id": secrets.token_hex(4), "seat": seat, "moves": moves}
            )
            assert preview["type"] == "previewed", preview
            if preview["whole"]:
                return moves
            moves.append(choose(preview["next"]))

    async def play(self, seat: int, moves: Sequence[str], name: str | None = None) -> Json:
        return await self.answer(
            {
                "type": "play",
                "id": name or secrets.token_hex(8),
                "seat": seat,
                "moves": list(moves),
                "step": self.step,
            }
        )

    async def play_to_the_end(self, choose: Choose, seats: Sequence[int] | None = None) -> None:
        """Play all seats of this person until the game is over."""
        while True:
            view = next(iter(self.views.values()), None)
            if view is not None and view["over"]:
                return
            due = [
                seat
                for seat, seen in self.views.items()
                if seat is not None and seen["legal"] and (seats is None or seat in seats)
            ]
            if not due:
                await self.hear()
                continue
            ack = await self.play(due[0], await self.whole_turn(due[0], choose))
            assert ack["type"] == "ack", ack
            while self.step < ack["step"]:
                await self.hear()


async def refusal(address: str, link: str, headers: dict[str, str] | None = None) -> tuple[Json, int]:
    """How a connection is refused: the message, and the close code."""
    url = f"{address.replace('http://', 'ws://')}/api/tables/{link}/live"
    async with connect(url, additional_headers=headers) as live:
        refused: Json = json.loads(await live.recv())
        with suppress(ConnectionClosed):
            await live.recv()
        assert live.close_code is not None
        return refused, live.close_code
