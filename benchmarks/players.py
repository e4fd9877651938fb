"""Simulated players over WebSocket, as cheap as possible: the benchmark is of the server."""

import asyncio
import random
import secrets
import struct
from collections.abc import Sequence
from time import perf_counter
from typing import Final, cast

import msgspec

_TEXT, _CLOSE, _PING = 1, 8, 9
_MASKED: Final = 0x80  # clients must mask frames; a mask of zeros is the cheapest
_SHORT, _LONG = 126, 1 << 16


class TableView(msgspec.Struct):
    """The part of a view that a player needs."""

    legal: list[str]
    over: bool


class Step(msgspec.Struct, tag="step", tag_field="type"):
    step: int
    views: list[TableView]


class Ack(msgspec.Struct, tag="ack", tag_field="type"):
    step: int


class Previewed(msgspec.Struct, tag="previewed", tag_field="type"):
    moves: list[str]
    next: list[str]


class Refused(msgspec.Struct, tag="refused", tag_field="type"):
    code: str
    text: str


class Welcome(msgspec.Struct, tag="welcome", tag_field="type"):
    pass


class Lobby(msgspec.Struct, tag="lobby", tag_field="type"):
    pass


_decode: Final = msgspec.json.Decoder(Step | Ack | Previewed | Refused | Welcome | Lobby).decode


class Failed(Exception):  # noqa: N818 - reads well where it is caught
    """The server did something wrong, whatever the load."""


class Turn(msgspec.Struct):
    """An acknowledged turn: when it was sent, when the acknowledgement arrived, and its step."""

    sent: float
    acknowledged: float
    step: int


class Player(asyncio.Protocol):
    """One player on one connection."""

    def __init__(self, seat: int, chosen: random.Random) -> None:
        self.seat = seat
        self.eager = False
        self.turns: list[Turn] = []
        self.heard: dict[int, float] = {}  # arrival time of each step
        self.over = asyncio.get_running_loop().create_future()
        self.ready = asyncio.get_running_loop().create_future()
        self._random = chosen
        self._legal: list[str] = []
        self._moves: list[str] = []  # of the last turn sent
        self._step = -1
        self._sent: float | None = None  # send time of the unacknowledged turn
        self._received = bytearray()
        self._shaken = False
        self._transport: asyncio.Transport

    @property
    def can_play(self) -> bool:
        return self._sent is None and bool(self._legal)

    def begin(self) -> None:
        """From now on, play as soon as possible."""
        self.eager = True
        if self.can_play:
            self.play()

    def leave(self) -> None:
        self.eager = False
        self._transport.close()

    def play(self) -> None:
        """Send the usual form of a turn; if it isn't whole, the server says so."""
        move = self._random.choice(self._legal)
        moves = [move, f"{self.seat} done"] if " lay " in move else [move]
        self._send_turn(moves)

    def _send_turn(self, moves: list[str]) -> None:
        self._sent, self._moves = perf_counter(), moves
        self._say("play", moves)

    def _try(self, moves: list[str]) -> None:
        self._say("preview", moves)

    def _say(self, kind: str, moves: Sequence[str]) -> None:
        name = secrets.token_hex(6)
        self._send({"type": kind, "id": name, "seat": self.seat, "moves": moves})

    def _mend(self, refused: Refused) -> None:
        """Drop the last move of a turn that was too long; for one that was too short, ask what can follow."""
        if refused.code != "not-whole":
            raise Failed(f"{refused.code}: {refused.text}")
        if len(self._moves) > 1:
            self._send_turn(self._moves[:-1])
        else:
            self._try(self._moves)

    # --- messages from the server

    def _hear(self, text: bytes) -> None:
        message = _decode(text)
        match message:
            case Step(step, [view]):
                self.heard[step] = perf_counter()
                self._step, self._legal = step, view.legal
                if not self.ready.done():
                    self.ready.set_result(None)
                if view.over and not self.over.done():
                    self.over.set_result(None)
            case Ack(step):
                assert self._sent is not None  # noqa: S101 - an acknowledgement follows a turn
                self.turns.append(Turn(self._sent, perf_counter(), step))
                self._sent = None
                if self._step < step:
                    self._legal = []  # the legal moves come with the step
            case Refused():
                self._mend(message)
            case Previewed(moves, []):
                self._send_turn(moves)
            case Previewed(moves, following):
                self._try([*moves, self._random.choice(following)])
        if self.eager and self.can_play:
            self.play()

    # --- frames

    def call(self, host: str, path: str, cookie: str) -> None:
        """Request a WebSocket."""
        self._transport.write(
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: c3RvbmUgdXBvbiBzdG9uZQ==\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: {cookie}\r\n\r\n".encode()
        )

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)

    def connection_lost(self, exc: Exception | None) -> None:
        del exc
        if not self.ready.done():
            self.ready.set_exception(Failed("the connection was cut"))

    def data_received(self, data: bytes) -> None:
        self._received += data
        if not self._shaken:
            end = self._received.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self._received.startswith(b"HTTP/1.1 101 "):
                raise Failed(self._received[:end].decode())
            del self._received[: end + 4]
            self._shaken = True
            self._send({"type": "hello"})
        while (frame := self._frame()) is not None:
            opcode, payload = frame
            if opcode == _TEXT:
                self._hear(payload)
            elif opcode == _PING:
                self._transport.write(bytes([0x8A, _MASKED | len(payload), 0, 0, 0, 0]) + payload)
            elif opcode == _CLOSE:
                self._transport.close()

    def _frame(self) -> tuple[int, bytes] | None:
        """The next complete frame; server frames are unmasked, and ours are never fragmented."""
        buffer = self._received
        if len(buffer) < 2:
            return None
        start, length = 2, buffer[1]
        if length == 126:
            start, length = 4, int.from_bytes(buffer[2:4], "big")
        elif length == 127:
            start, length = 10, int.from_bytes(buffer[2:10], "big")
        if len(buffer) < start + length:
            return None
        opcode, payload = buffer[0] & 15, bytes(buffer[start : start + length])
        del buffer[: start + length]
        return opcode, payload

    def _send(self, message: object) -> None:
        text = msgspec.json.encode(message)
        assert len(text) < _LONG  # noqa: S101 - turns are short
        length = (
            struct.pack("!B", _MASKED | len(text))
            if len(text) < _SHORT
            else struct.pack("!BH", _MASKED | _SHORT, len(text))
        )
        self._transport.write(b"\x81" + length + b"\0\0\0\0" + text)
