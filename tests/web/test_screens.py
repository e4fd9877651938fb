"""Every screen in both themes, on a phone and a desk: axe finds nothing, nothing is too wide or too small."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.async_api import expect

from server.conftest import Process
from web.conftest import NOWHERE, Open
from web.person import Person

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SMALL_PHONE: Final = 360

Arrive = Callable[[Person], Awaitable[None]]


async def home(person: Person) -> None:
    await expect(person.page.get_by_role("heading", name="Pyramids")).to_be_visible()


async def new_table(person: Person) -> None:
    await person.press("Opponents")
    await expect(person.page.get_by_role("dialog")).to_be_visible()


async def lobby(person: Person) -> None:
    await person.press("With friends")
    await person.press("Open the table")
    await expect(person.page.get_by_role("img", name="The link as a QR code")).to_be_visible()


async def keeping(person: Person) -> None:
    await person.start("pyramids")
    await expect(person.page.locator(".pick")).to_have_count(4)


async def marking(person: Person) -> None:
    await keeping(person)
    await person._choose_cards("mouse")
    await expect(person.page.locator(".chamber.open")).to_have_count(2)


async def enlarged(person: Person) -> None:
    await marking(person)
    await person.page.locator(".other").first.click()
    await expect(person.page.get_by_role("dialog")).to_be_visible()


async def building(person: Person) -> None:
    await person.start("cheops")
    await person.to_move()
    await person._lay("mouse")


async def log(person: Person) -> None:
    await person.start("cheops")
    await person.to_move()
    await person.press("What has happened")
    await expect(person.page.get_by_role("dialog")).to_be_visible()


async def keys(person: Person) -> None:
    await person.start("pyramids")
    await person.page.keyboard.press("?")
    await expect(person.page.get_by_role("dialog")).to_be_visible()


async def lost(person: Person) -> None:
    await person.page.goto(f"/t/{NOWHERE}")
    await expect(person.page.get_by_role("heading", name="This table cannot be shown")).to_be_visible()


async def key(person: Person) -> None:
    await person.page.goto("/key#nothing")
    await expect(person.page.get_by_role("button", name="Move in")).to_be_visible()


async def learning(person: Person) -> None:
    await person.page.goto("/learn")
    await expect(person.page.get_by_role("heading", name="Learn to play")).to_be_visible()


async def lesson(person: Person) -> None:
    await person.page.goto("/learn/pyramids")
    await expect(person.page.get_by_text("1 / 16")).to_be_visible()


async def rules_of_pyramids(person: Person) -> None:
    await person.page.goto("/rules/pyramids#P13")
    await expect(person.page.get_by_text("P13").first).to_be_visible()


async def rules_of_cheops(person: Person) -> None:
    await person.page.goto("/rules/cheops")
    await expect(person.page.get_by_text("C1", exact=True).first).to_be_visible()


SCREENS: Final[dict[str, Arrive]] = {
    found.__name__: found
    for found in (
        *(home, new_table, lobby, keeping, marking, enlarged, building, log, keys, lost, key),
        *(learning, lesson, rules_of_pyramids, rules_of_cheops),
    )
}


async def faults(person: Person) -> list[str]:
    """What axe finds, each with the place where it is."""
    await person.page.evaluate(AXE.read_text("utf-8"))
    found: dict[str, Any] = await person.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{fault['id']}: {node['html'][:160]} {node['any'][:1]}"
        for fault in found["violations"]
        for node in fault["nodes"]
    ]


@pytest.mark.parametrize("screen", SCREENS)
async def test_axe_finds_nothing(server: Process, visit: Open, screen: str) -> None:
    for dark, phone in ((False, True), (True, False)):
        person = await visit(server, dark=dark, phone=phone, calm=True)
        await SCREENS[screen](person)
        assert await faults(person) == []


@pytest.mark.parametrize("screen", SCREENS)
async def test_nothing_is_wider_than_a_small_phone_and_everything_can_be_touched(
    server: Process, visit: Open, screen: str
) -> None:
    person = await visit(server, phone=True, calm=True)
    await person.page.set_viewport_size({"width": SMALL_PHONE, "height": 640})
    await SCREENS[screen](person)
    assert await person.page.evaluate("document.documentElement.scrollWidth") <= SMALL_PHONE
    small = await person.page.evaluate(
        """() => [...document.querySelectorAll("button, .button, .input, select, [role=gridcell]")]
          .filter((found) => found.checkVisibility() && !found.closest(".choice"))
          .map((found) => [found.getBoundingClientRect(), found.outerHTML.slice(0, 120)])
          .filter(([box]) => box.width < 43.5 || box.height < 43.5)
          .map(([box, html]) => `${Math.round(box.width)}x${Math.round(box.height)} ${html}`)"""
    )
    assert small == []
