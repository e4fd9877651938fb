"""Record a turn in the browser as an animated picture: docs/pictures/turn.webp, for the README.

    make pictures

A real browser plays against a real server. It follows hints until a turn comes up that is worth
showing, then makes that turn slowly: drag the shape, look at the preview, confirm, see what follows.
"""

import asyncio
import io
import re
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from PIL import Image
from playwright.async_api import Locator, Page, async_playwright, expect

from server.conftest import Process
from web.conftest import ARGUMENTS

FILE: Final = Path(__file__).parent.parent / "docs" / "pictures" / "turn.webp"
SCREEN: Final = {"width": 390, "height": 800}
SCALE: Final = 1.5
FIRST_TURN: Final = 10  # the boards are empty before
MOST_TURNS: Final = 36
SMALLEST_SHAPE: Final = 3  # cells
FEWEST_POINTS: Final = 10  # the shape reaches a tomb
SQUARE: Final = "square"
STEP_MS: Final = 60  # between two frames of a moving finger
STEPS: Final = 10  # of one movement
MEMORY: Final = """localStorage.ostraka ??= '{"delay": false, "bots": ["scribe"], "sound": false}'"""
FINGER: Final = """() => {
  const finger = document.createElement("div");
  finger.id = "finger";
  finger.style.cssText = "position: fixed; z-index: 99; width: 34px; height: 34px; margin: -17px 0 0 -17px;" +
    "border-radius: 50%; background: #1c4f7c55; border: 2px solid #1c4f7c; box-shadow: 0 0 0 2px #fffc;" +
    "pointer-events: none; display: none";
  document.body.append(finger);
  document.documentElement.style.cursor = "none";
}"""
MOVE_FINGER: Final = """([x, y, pressed]) => {
  const { style } = document.querySelector("#finger");
  style.display = x === null ? "none" : "block";
  style.left = `${x}px`;
  style.top = `${y}px`;
  style.transform = pressed ? "scale(0.75)" : "";
  style.backgroundColor = pressed ? "#1c4f7caa" : "#1c4f7c55";
}"""


class Point(NamedTuple):
    x: float
    y: float


OUTSIDE: Final = Point(SCREEN["width"] + 20, SCREEN["height"] * 0.75)


class Film:
    """Frames of a page, each with the time for which it is shown."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._frames: list[Image.Image] = []
        self._times: list[int] = []

    async def shoot(self, milliseconds: int) -> None:
        shot = await self._page.screenshot(animations="disabled", caret="hide")
        frame = Image.open(io.BytesIO(shot)).convert("RGB")
        if self._frames and frame.tobytes() == self._frames[-1].tobytes():
            self._times[-1] += milliseconds
            return
        self._frames.append(frame)
        self._times.append(milliseconds)

    def save(self, path: Path) -> None:
        first, *rest = self._frames
        first.save(
            path,
            save_all=True,
            append_images=rest,
            duration=self._times,
            loop=0,
            lossless=True,
            quality=100,
            method=6,
            minimize_size=True,
        )


class Finger:
    """The pointer of the page, drawn as a finger on the screen."""

    def __init__(self, page: Page, film: Film) -> None:
        self._page = page
        self._film = film
        self._at = OUTSIDE
        self._pressed = False

    async def move(self, to: Point) -> None:
        for point in _path(self._at, to):
            await self._page.mouse.move(*point)
            await self._draw(point)
            await self._film.shoot(STEP_MS)
        self._at = to

    async def press(self) -> None:
        await self._page.mouse.down()
        await self._touch(pressed=True)

    async def release(self) -> None:
        await self._page.mouse.up()
        await self._touch(pressed=False)

    async def leave(self) -> None:
        """Lift the finger off the screen."""
        await self._page.evaluate(MOVE_FINGER, [None, 0, False])
        await self._page.mouse.move(1, 1)
        self._at = OUTSIDE

    async def _touch(self, *, pressed: bool) -> None:
        self._pressed = pressed
        await self._draw(self._at)
        await self._film.shoot(2 * STEP_MS)

    async def _draw(self, point: Point) -> None:
        await self._page.evaluate(MOVE_FINGER, [*point, self._pressed])


def _path(start: Point, end: Point) -> Iterator[Point]:
    """Points from start to end, slower at both ends."""
    for step in range(1, STEPS + 1):
        part = step / STEPS
        eased = part * part * (3 - 2 * part)
        yield Point(start.x + (end.x - start.x) * eased, start.y + (end.y - start.y) * eased)


async def _centre(*parts: Locator) -> Point:
    boxes = [box for part in parts if (box := await part.bounding_box()) is not None]
    return Point(
        sum(box["x"] + box["width"] / 2 for box in boxes) / len(boxes),
        sum(box["y"] + box["height"] / 2 for box in boxes) / len(boxes),
    )


class Player:
    """A player who follows hints."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.shape = page.locator(".rail .shape")
        self.turn_button = page.get_by_role("button", name="Turn", exact=True)
        self.confirm_button = page.locator(".confirm")
        self.chosen = page.locator("[role=gridcell][aria-selected=true]")

    async def sit_down(self) -> None:
        await self._page.goto("/")
        card = self._page.locator("article", has_text="Pyramids").first
        await card.get_by_role("button", name="Play", exact=True).click()

    async def is_marking(self) -> bool:
        """Wait for a decision; true if it is where to put a shape, not which card to take."""
        await self._page.locator(".chamber.open, .pick:enabled").first.wait_for()
        return await self._page.locator(".pick:enabled").count() == 0

    async def choose_by_hint(self) -> int:
        """Follow hints until the turn is whole; return their number (a cross needs one more)."""
        hints = 0
        while not await self.confirm_button.is_enabled():
            hints += 1
            await self._page.keyboard.press("h")
            await self._page.locator(".hint .button:not(.quiet)").first.click()
            await expect(self.confirm_button).not_to_have_attribute("aria-busy", "true")
        return hints

    async def has_chosen_well(self) -> bool:
        """True for a whole shape that can be turned and reaches a tomb."""
        points = re.search(r"\+(\d+) point", await self._page.locator(".say").inner_text())
        return (
            points is not None
            and int(points[1]) >= FEWEST_POINTS
            and await self.chosen.count() >= SMALLEST_SHAPE
            and await self._can_turn()
        )

    async def _can_turn(self) -> bool:
        return await self.turn_button.is_enabled() and SQUARE not in (
            await self.shape.get_attribute("aria-label") or ""
        )

    async def scroll_up(self) -> None:
        """Go to the top of the page: a hint may have scrolled down."""
        await self._page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")

    async def take_back(self) -> None:
        """Undo, and hold the shape a quarter turn short of how it was chosen."""
        await self._page.keyboard.press("u")
        await expect(self.chosen).to_have_count(0)
        for _ in range(3):
            await self._page.keyboard.press("r")

    async def confirm(self) -> None:
        step = await self._page.evaluate("document.body.dataset.step")
        await self.confirm_button.click()
        await self._page.wait_for_function("step => document.body.dataset.step !== step", arg=step)


async def play_until_worth_showing(player: Player) -> Point:
    """Follow hints until a turn is worth showing; return where its shape goes."""
    await player.sit_down()
    for turn in range(MOST_TURNS):
        marking = await player.is_marking()
        hints = await player.choose_by_hint()
        if marking and hints == 1 and turn >= FIRST_TURN and await player.has_chosen_well():
            await player.scroll_up()
            target = await _centre(*await player.chosen.all())
            await player.take_back()
            return target
        await player.confirm()
    raise RuntimeError("no turn was worth showing; run this again")


async def film_turn(page: Page) -> Film:
    player, film = Player(page), Film(page)
    target = await play_until_worth_showing(player)
    await page.evaluate(FINGER)
    finger = Finger(page, film)
    await page.mouse.move(1, 1)
    await film.shoot(1500)
    await finger.move(await _centre(player.turn_button))
    await finger.press()
    await finger.release()
    await film.shoot(500)
    await finger.move(await _centre(player.shape))
    await finger.press()
    await finger.move(target)
    await film.shoot(700)
    await finger.release()
    await finger.leave()
    await expect(player.confirm_button).to_be_enabled()
    await film.shoot(1800)
    await finger.move(await _centre(player.confirm_button))
    await film.shoot(300)
    await finger.press()
    await finger.release()
    await finger.leave()
    await player.is_marking()
    await player.scroll_up()
    await film.shoot(2800)
    return film


async def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = Process(Path(folder)).start()
        try:
            async with async_playwright() as playwright:
                browser = await playwright.chromium.launch(
                    executable_path=shutil.which("chromium"), args=ARGUMENTS
                )
                page = await browser.new_page(
                    base_url=server.address,
                    viewport=SCREEN,
                    device_scale_factor=SCALE,
                    reduced_motion="reduce",
                    color_scheme="light",
                )
                await page.add_init_script(MEMORY)
                film = await film_turn(page)
                await browser.close()
        finally:
            server.stop()
    film.save(FILE)
    print(f"{FILE.name}: {FILE.stat().st_size // 1000} kB")


if __name__ == "__main__":
    asyncio.run(main())
