"""Somebody who learns: does what a lesson asks for, by mouse or by keyboard."""

from collections.abc import Sequence
from typing import Any

import httpx
from playwright.async_api import Locator, Page, expect

Json = dict[str, Any]
POSES = ["", "r", "r", "r", "f", "r", "r", "r"]  # keys that bring a shape into each of its eight poses


def steps_of(address: str, game: str) -> list[Json]:
    steps: list[Json] = httpx.get(f"{address}/api/lessons/{game}").json()["steps"]
    return steps


class Learner:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.words = page.locator(".guide .words")

    async def go_on(self) -> None:
        await self.words.wait_for()
        await self.page.keyboard.press("n")

    async def do(self, moves: Sequence[str]) -> None:
        """Choose what a turn is made of."""
        for move in moves:
            _, kind, *words = move.split()
            if kind in ("mark", "cross"):
                await self.mark(words[0], words[1:])
            elif kind in ("keep", "take"):
                for card in words:
                    await self._card(card).click()
            elif kind == "lay":
                await self.lay(words)

    async def confirm(self) -> None:
        await expect(self.page.locator(".confirm")).to_be_enabled()
        await self.page.locator(".confirm").click()

    def _card(self, card: str) -> Locator:
        picks = self.page.locator(".pick")
        return (
            picks.and_(self.page.locator(".deck"))
            if card == "deck"
            else picks.filter(has=self.page.locator(f".head .number:text-is('{card}')"))
        )

    def chamber(self, card: str) -> Locator:
        return self.page.locator(".chamber").filter(
            has=self.page.locator(f"header .number:text-is('{card}')")
        )

    async def mark(self, card: str, cells: Sequence[str]) -> None:
        chamber = self.chamber(card)
        box = await chamber.locator(".grid").bounding_box()
        assert box is not None
        x = box["x"] + box["width"] * sum(ord(cell[0]) - 96.5 for cell in cells) / len(cells) / 5
        y = box["y"] + box["height"] * sum(int(cell[1]) - 0.5 for cell in cells) / len(cells) / 5
        for key in POSES:
            if key:
                await self.page.keyboard.press(key)
            await self.page.mouse.move(x - 2, y - 2)
            await self.page.mouse.move(x, y)
            fitting = chamber.locator("[aria-label*='the shape fits here']")
            marked = {await cell.get_attribute("data-cell") for cell in await fitting.all()}
            if marked == set(cells):
                break
        else:
            raise AssertionError(f"{cells} cannot be pointed at in {card}")
        await self.page.mouse.click(x, y)
        for cell in cells:
            await expect(chamber.locator(f"[data-cell={cell}]")).to_have_attribute("aria-selected", "true")

    async def lay(self, words: Sequence[str]) -> None:
        chosen = [word.split("=") for word in words]
        for stone, _ in chosen:
            await self.page.locator(f"button[data-stone='{stone}']").click()
        if any(how != "die" for _, how in chosen):
            said = " + ".join(how.replace(":", " stone ") for _, how in chosen)
            await self.page.locator(".pay .button").get_by_text(said, exact=True).click()
        for stone, _ in chosen:
            pending = self.page.locator(f"button[data-stone='{stone}'].pending")
            await expect(pending).to_be_visible()
