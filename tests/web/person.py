"""Somebody who plays in a browser, by mouse, touch or keyboard, with nothing but what the page shows."""

import random
from typing import Final, Literal

from playwright.async_api import Locator, Page, expect

from ostraka.core.registry import GAMES

Hand = Literal["mouse", "touch", "keyboard"]
CELLS: Final = [f"{column}{row}" for column in "abcde" for row in range(1, 6)]
MOST_TURNS: Final = 120
STILL: Final = "Pass anyway"


class Person:
    """One browser, one person."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._random = random.Random(1)

    # --- from the door to the table

    async def press(self, name: str, *, exact: bool = True) -> None:
        await self.page.get_by_role("button", name=name, exact=exact).first.click()

    async def start(self, game: str) -> None:
        """Play at once."""
        card = self.page.locator("article").nth(list(GAMES).index(game))
        await card.locator(".main").click()
        await self.confirm_button.wait_for()

    @property
    def over(self) -> Locator:
        return self.page.locator("#end-title")

    @property
    def confirm_button(self) -> Locator:
        return self.page.locator(".confirm")

    async def to_move(self) -> bool:
        """Whether there is something to do; waits until there is, or until it is over."""
        ready = self.page.locator(
            ".chamber.open, .pick:enabled, .place.open, .confirm[aria-disabled=false], #end-title"
        )
        await ready.first.wait_for(timeout=30_000)
        return not await self.over.is_visible()

    async def confirm(self, hand: Hand = "mouse") -> None:
        await expect(self.confirm_button).to_be_enabled()
        step = await self.step()
        await self._act(self.confirm_button, hand)
        if (
            await self.page.locator(".confirm", has_text=STILL).count() > 0
        ):  # the page asks whether we are sure
            await self._act(self.confirm_button, hand)
        await self.page.wait_for_function("step => document.body.dataset.step !== step", arg=step)

    async def step(self) -> str:
        return str(await self.page.evaluate("document.body.dataset.step ?? ''"))

    async def settled(self) -> None:
        """Wait until the server has said what a choice would do."""
        await expect(self.confirm_button).not_to_have_attribute("aria-busy", "true")

    async def _act(self, what: Locator, hand: Hand) -> None:
        if hand == "mouse":
            await what.click()
        elif hand == "touch":
            await what.tap()
        else:
            await what.focus()
            await self.page.keyboard.press("Enter")

    # --- Pyramids

    async def play_pyramids(self, hand: Hand) -> None:
        """Play to the end."""
        for _ in range(MOST_TURNS):
            if not await self.to_move():
                return
            if await self.page.locator(".pick").first.is_visible():
                await self.choose_cards(hand)
            else:
                await self.mark(hand)
        raise AssertionError("the game does not end")

    async def choose_cards(self, hand: Hand) -> None:
        picks = self.page.locator(".pick")
        for index in range(await picks.count()):
            await self._act(picks.nth(index), hand)
            await self.settled()
            if await self.confirm_button.is_enabled():
                break
        await self.confirm(hand)

    async def mark(self, hand: Hand) -> None:
        """Put the shape where it fits, or a cell, and further cells for crosses."""
        for _ in range(12):
            if hand == "keyboard":
                await self._point_by_keys()
            else:
                await self.point(hand)
            if await self.confirm_button.is_enabled():
                await self.confirm(hand)
                return
        raise AssertionError("nothing could be marked")

    async def point(self, hand: Hand) -> None:
        for cell in await self._cells():
            box = await cell.bounding_box()
            assert box is not None
            x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
            if hand == "mouse":
                await self.page.mouse.move(x, y)
                if "doesn’t fit" in (await cell.get_attribute("aria-label") or ""):
                    continue
                await self.page.mouse.click(x, y)
            else:
                await self.page.touchscreen.tap(x, y + box["height"] * 0.35)  # a finger points a bit below
            if await self._has_chosen():
                return
        raise AssertionError("nothing fits anywhere")

    async def _cells(self) -> list[Locator]:
        """Cells of both chambers: those that can be chosen one by one first."""
        free = await self.page.locator('[role=gridcell][aria-label*="can be marked"]').all()
        rest = await self.page.locator("[role=gridcell]").all()
        self._random.shuffle(rest)
        return [*free, *rest]

    async def _has_chosen(self) -> bool:
        await self.settled()
        if await self.page.locator(".reason").is_visible():
            return False
        return await self.page.locator("[role=gridcell][aria-selected=true]").count() > 0

    async def _point_by_keys(self) -> None:
        keyboard = self.page.keyboard
        for chamber in self._random.sample(["1", "2"], 2):
            await keyboard.press(chamber)
            for _ in range(30):
                await keyboard.press(
                    self._random.choice(["ArrowDown", "ArrowRight", "ArrowLeft", "ArrowUp", "r", "f"])
                )
                label = await self.page.evaluate("document.activeElement?.getAttribute('aria-label') ?? ''")
                if "the shape fits here" in label or "can be marked" in label:
                    await keyboard.press("Enter")
                    if await self._has_chosen():
                        return
        await keyboard.press("s")  # a single cell, then

    # --- Cheops

    async def play_cheops(self, hand: Hand) -> None:
        """Play to the end."""
        for _ in range(MOST_TURNS):
            if not await self.to_move():
                return
            for _ in range(2):
                if not await self.lay(hand):
                    break
            await self.confirm(hand)
        raise AssertionError("the game does not end")

    async def lay(self, hand: Hand) -> bool:
        """Choose a stone that can be laid, and another one where one alone is not enough."""
        laid = await self.page.locator(".place.pending").count()
        for _ in range(3):
            stones = self.page.locator(".place.open.paid")
            if await stones.count() == 0:
                stones = self.page.locator(".place.open")
            count = await stones.count()
            if count == 0:
                return False
            await self._act(stones.nth(self._random.randrange(count)), hand)
            await self.settled()
            way = self.page.locator(".pay .row .button")
            if await way.count() > 0:
                await self._act(way.first, hand)
                await self.settled()
            if await self.page.locator(".place.pending").count() > laid and await self._can_confirm_stones():
                return True
        return False

    async def _can_confirm_stones(self) -> bool:
        """Whether something was laid: with only one stone of the relief chosen, the button passes."""
        passing = await self.page.locator(".confirm", has_text="Pass").count() > 0
        return not passing and await self.confirm_button.is_enabled()
