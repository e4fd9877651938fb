"""A real browser, Debian's chromium, against a real server."""

import json
import re
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Final, Protocol

import pytest
from playwright.async_api import Browser, ConsoleMessage, Page, Request, ViewportSize, async_playwright

from server.conftest import prepared, server, start
from web.person import Person

__all__ = ["prepared", "server", "start"]  # fixtures that these tests share with those of the server

ARGUMENTS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync"),
]
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
DESK: Final[ViewportSize] = {"width": 1280, "height": 860}


class Place(Protocol):
    """Something with an address: a server, or a line to one."""

    address: str


# what the console says of a cut connection, also when the service worker was about to come
CUT: Final = re.compile("WebSocket|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SOCKET|fetching the script")
NOWHERE: Final = "2" * 22  # a link to no table; browsers write what is not found into their console
Open = Callable[..., Awaitable[Person]]


def as_if_without_rules(text: str | bytes) -> str:
    """A message of a page, without its wish for states: a test can change views more easily."""
    message = json.loads(text)
    message.pop("layout", None)
    return json.dumps(message)


@pytest.fixture
async def chromium() -> AsyncIterator[Browser]:
    path = shutil.which("chromium")
    assert path is not None, "install Debian's chromium"
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        await browser.close()


@pytest.fixture
async def visit(chromium: Browser) -> AsyncIterator[Open]:
    """Opens a browser of somebody at a server; whatever goes wrong in any of them fails the test."""
    wrong: list[str] = []

    async def come(
        to: Place,
        path: str = "/",
        *,
        phone: bool = False,
        memory: dict[str, Any] | None = None,
        language: str = "en",
        dark: bool = False,
        calm: bool = False,
        cut: bool = False,  # whether the test will cut the line
        refused: int | None = None,  # the status of a request that the test wants to be refused
    ) -> Person:
        context = await chromium.new_context(
            base_url=to.address,
            viewport=PHONE if phone else DESK,
            has_touch=phone,
            is_mobile=phone,
            locale=language,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if calm else "no-preference",
        )
        context.set_default_timeout(15_000)
        preferences = json.dumps({"delay": False, **(memory or {})})
        await context.add_init_script(
            f"localStorage.getItem('ostraka') ?? localStorage.setItem('ostraka', {preferences!r})"
        )
        page = await context.new_page()
        watch(page, to.address, wrong, cut=cut, refused=refused)
        await page.goto(path)
        return Person(page)

    yield come
    assert wrong == []


def watch(page: Page, home: str, wrong: list[str], *, cut: bool, refused: int | None = None) -> None:
    """Note errors in the console, and requests to any other host."""

    def console(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not (
            (cut and CUT.search(message.text))
            or NOWHERE in str(message.location.get("url"))
            or (refused is not None and f"status of {refused} " in message.text)
        ):
            wrong.append(f"{message.type}: {message.text}")

    def asked(request: Request) -> None:
        if not request.url.startswith((home, "data:", "blob:")):
            wrong.append(f"request to {request.url}")

    page.on("console", console)
    page.on("pageerror", lambda error: wrong.append(f"error: {error}"))
    page.on("request", asked)
