"""Pictures of every screen, on a phone and on a desk, by day and by night, to be looked at: `make shots`.

With `--keep`, the pictures of the README and of shared links are renewed.
"""

import asyncio
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from playwright.async_api import Browser, async_playwright, expect

from server.conftest import Process
from web.conftest import ARGUMENTS, DESK, PHONE
from web.person import Person
from web.test_screens import SCREENS

ROOT: Final = Path(__file__).parents[2]
SHOTS: Final = ROOT / "build" / "shots"
SETTLED: Final = 400  # milliseconds

Arrive = Callable[[Person], Awaitable[None]]


async def middle(person: Person) -> None:
    """In the middle of a game of Pyramids, with something chosen."""
    await person.start("pyramids")
    for _ in range(11):
        await person.to_move()
        if await person.page.locator(".pick").first.is_visible():
            await person.choose_cards("mouse")
        else:
            await person.mark("mouse")
    await person.to_move()
    if await person.page.locator(".chamber.open").count() > 0:
        await person.point("mouse")


async def risen(person: Person) -> None:
    """In the middle of a game of Cheops, with something chosen."""
    await person.start("cheops")
    for _ in range(9):
        await person.to_move()
        for _ in range(2):
            if not await person.lay("mouse"):
                break
        await person.confirm()
    await person.to_move()
    await person.lay("mouse")


async def ended(person: Person) -> None:
    await person.start("pyramids")
    await person.play_pyramids("mouse")


async def _ended_cheops(person: Person) -> str:
    await person.start("cheops")
    await person.play_cheops("mouse")
    return person.page.url.rsplit("/", 1)[1]


async def reviewed(person: Person) -> None:
    await person.page.goto(f"/review/{await _ended_cheops(person)}")
    await expect(person.page.get_by_role("heading", name="Decision by decision")).to_be_visible(
        timeout=120_000
    )


async def replayed(person: Person) -> None:
    await person.page.goto(f"/replay/{await _ended_cheops(person)}")
    await expect(person.page.get_by_role("slider")).to_be_visible()


MORE: Final[dict[str, Arrive]] = {
    scene.__name__: scene for scene in (middle, risen, ended, reviewed, replayed)
}
README: Final = {"risen-desk-dark": "cheops"}  # the screenshots that the README shows


async def shoot(
    browser: Browser, address: str, name: str, arrive: Arrive, *, phone: bool, dark: bool
) -> Path:
    context = await browser.new_context(
        base_url=address,
        viewport=PHONE if phone else DESK,
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",
        device_scale_factor=2 if phone else 1,
    )
    await context.add_init_script('localStorage.ostraka ??= \'{"delay": false, "bots": ["scribe"]}\'')
    page = await context.new_page()
    await page.goto("/")
    await arrive(Person(page))
    await page.wait_for_timeout(SETTLED)
    path = SHOTS / f"{name}-{'phone' if phone else 'desk'}-{'dark' if dark else 'light'}.png"
    await page.screenshot(path=path)
    await context.close()
    return path


SHARED: Final = """(game) => {
  const emblems = [...document.querySelectorAll("article > .emblem")];
  const shown = game === "pyramids" ? emblems.slice(0, 1) : game === "cheops" ? emblems.slice(1) : emblems;
  const title = document.createElement("h1");
  title.textContent = game === "ostraka" ? "Ostraka" : game[0].toUpperCase() + game.slice(1);
  title.style.cssText = "font-size: 110px; margin: 0";
  const pictures = shown.map((emblem) => {
    const copy = emblem.cloneNode(true);
    copy.style.cssText = "width: 110px; zoom: 3.9; border-radius: 8px; overflow: hidden";
    return copy;
  });
  document.body.replaceChildren(...pictures, title);
  document.body.style.cssText = "display: flex; align-items: center; justify-content: center; gap: 60px;" +
    "width: 1200px; height: 630px; overflow: hidden";
  if (shown.length > 1) pictures.forEach((picture) => (picture.style.zoom = 2.4));
}"""


async def shared(browser: Browser, address: str) -> None:
    """What is shown of a shared link."""
    for game in ("ostraka", "pyramids", "cheops"):
        page = await browser.new_page(viewport={"width": 1200, "height": 630}, base_url=address)
        await page.goto("/")
        await page.locator("article").first.wait_for()
        await page.evaluate(SHARED, game)
        folder = ROOT / "web" / "src" / "games" / game
        path = folder / "og.png" if folder.is_dir() else ROOT / "web" / "public" / f"og-{game}.png"
        await page.screenshot(path=path)
        await page.close()


async def main(*, keep: bool) -> None:
    SHOTS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        server = Process(Path(folder)).start()
        try:
            async with async_playwright() as playwright:
                browser = await playwright.chromium.launch(
                    executable_path="/usr/bin/chromium", args=ARGUMENTS
                )
                for name, arrive in {**SCREENS, **MORE}.items():
                    for phone, dark in ((True, False), (True, True), (False, False), (False, True)):
                        path = await shoot(browser, server.address, name, arrive, phone=phone, dark=dark)
                        if keep and path.stem in README:
                            (ROOT / "docs" / "pictures" / f"{README[path.stem]}.png").write_bytes(
                                path.read_bytes()
                            )
                        print(path.relative_to(ROOT))  # noqa: T201 - so that they can be found
                if keep:
                    await shared(browser, server.address)
                await browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    asyncio.run(main(keep="--keep" in sys.argv))
