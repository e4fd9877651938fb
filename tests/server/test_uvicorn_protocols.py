"""Timeouts: the server waits forever neither for a request nor for a reader."""

import contextlib
import socket
import time
from collections.abc import Callable, Iterator

import httpx

from ostraka.server.http import uvicorn_protocols
from server.conftest import Process

HEAD = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
BODY = HEAD + b"content-length: 60000\r\n\r\n"
LATEST = uvicorn_protocols.TIMEOUT + 5  # on a busy machine
ANSWERS = 400  # of about 40 kB: more than any buffer on the way holds


def dripping(port: int, start: bytes, drop: bytes) -> Iterator[float]:
    """Send a byte now and then; how long this went well so far."""
    with socket.create_connection(("127.0.0.1", port)) as line:
        line.settimeout(0.2)
        line.sendall(start)
        since = time.monotonic()
        while True:
            with contextlib.suppress(TimeoutError):
                try:
                    line.sendall(drop)
                    if line.recv(1) == b"":
                        return
                except ConnectionError:
                    return
            yield time.monotonic() - since


def test_a_request_that_does_not_end_is_cut_off_and_others_are_served(server: Process) -> None:
    slow = {
        "nothing": dripping(server.port, b"", b""),
        "a head": dripping(server.port, HEAD, b"x"),
        "a body": dripping(server.port, BODY, b"x"),
    }
    lasted = dict.fromkeys(slow, 0.0)
    while slow:
        for name, line in list(slow.items()):
            passed = next(line, None)
            if passed is None:
                del slow[name]
            else:
                lasted[name] = passed
                assert passed < LATEST, name
        assert httpx.get(f"{server.address}/health", timeout=2).status_code == 200
    for name, seconds in lasted.items():
        assert seconds > uvicorn_protocols.TIMEOUT - 2, name


def test_a_client_that_does_not_read_the_response_is_disconnected(start: Callable[..., Process]) -> None:
    server = start()
    asking = b"GET /schema/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n" * ANSWERS
    size = len(httpx.get(f"{server.address}/schema/openapi.json").content)
    before = server.sockets
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", server.port))
        deaf.sendall(asking)
        since = time.monotonic()
        assert httpx.get(f"{server.address}/health").status_code == 200
        while server.sockets - before:
            assert time.monotonic() - since < LATEST
            time.sleep(0.05)
        read = 0
        with contextlib.suppress(ConnectionError):
            while piece := deaf.recv(65536):
                read += len(piece)
    assert 0 < read < ANSWERS * size
