"""A TCP proxy between browsers and a server whose connections can be cut."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class CuttableProxy:
    """Forwards bytes both ways while it is open."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._open = True
        self._writers: set[asyncio.StreamWriter] = set()
        self.address = ""

    def cut(self) -> None:
        self._open = False
        for writer in self._writers:
            writer.transport.abort()

    def mend(self) -> None:
        self._open = True

    async def forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self._open:
            writer.transport.abort()
            return
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._port)
        both = {writer, far_writer}
        self._writers |= both
        await asyncio.gather(_carry(reader, far_writer), _carry(far_reader, writer), return_exceptions=True)
        self._writers -= both


async def _carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while some := await reader.read(65_536):
            writer.write(some)
            await writer.drain()
    finally:
        writer.close()


@asynccontextmanager
async def cuttable_proxy(port: int) -> AsyncIterator[CuttableProxy]:
    proxy = CuttableProxy(port)
    server = await asyncio.start_server(proxy.forward, "127.0.0.1", 0)
    proxy.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield proxy
    finally:
        server.close()
        proxy.cut()
