"""Replay, review and fair draws in a real browser."""

import json
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final, Literal

import pytest
from playwright.async_api import expect

from server.client import Browser
from server.conftest import Process
from web.conftest import Open
from web.person import Person
from web.test_screens import SMALL_PHONE, faults

FIXTURES: Final = Path(__file__).parents[1] / "fixtures"
REVIEWED: Final = 180_000  # milliseconds in which a review is made, also where nothing is compiled yet
Game = Literal["pyramids", "cheops"]


async def played(server: Process, game: Game) -> tuple[str, str]:
    """A table where a game is over, and the key of the person who played it."""
    async with Browser(server.address) as ada:
        table = await ada.open(game, ["me", "novice"])
        async with ada.live(table["id"]) as live:
            await live.play_to_the_end(random.Random(6).choice)
        return table["id"], ada.http.cookies["ostraka"]


async def come(server: Process, visit: Open, key: str, path: str, **how: Any) -> Person:  # noqa: ANN401 - as visited
    person = await visit(server, "/device", **how)
    await person.page.context.add_cookies([{"name": "ostraka", "value": key, "url": server.address}])
    await person.page.goto(path)
    return person


def words(person: Person) -> Any:  # noqa: ANN401 - what expect takes
    return person.page.locator(".words")


async def bring(person: Person, record: dict[str, Any]) -> None:
    """Choose a file with a game."""
    text = json.dumps(record).encode()
    file = {"name": "game.json", "mimeType": "application/json", "buffer": text}
    await person.page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type] # a dict will do


def stored_record(name: str) -> dict[str, Any]:
    record: dict[str, Any] = json.loads((FIXTURES / f"{name}.json").read_text("utf-8"))
    return record


@pytest.mark.parametrize("game", ["pyramids", "cheops"])
async def test_a_game_is_walked_through_by_key_slider_and_button(
    server: Process, visit: Open, game: Game
) -> None:
    link, key = await played(server, game)
    person = await come(server, visit, key, f"/t/{link}")
    await person.page.get_by_role("link", name="Replay").click()
    slider = person.page.get_by_role("slider", name="Move")
    await expect(words(person)).to_have_text("Before the first move")
    await person.page.keyboard.press("ArrowRight")
    await expect(slider).to_have_value("1")
    await person.page.keyboard.press("End")
    last = await slider.get_attribute("max")
    await expect(slider).to_have_value(str(last))
    await slider.focus()
    await person.page.keyboard.press("ArrowLeft")
    await expect(slider).to_have_value(str(int(last or 0) - 1))
    await person.press("To the beginning")
    await expect(words(person)).to_have_text("Before the first move")
    await person.press("Play")
    await expect(slider).to_have_value("2")
    await person.press("Pause")


async def test_a_review_is_computed_and_shows_better_moves(server: Process, visit: Open) -> None:
    link, key = await played(server, "cheops")
    person = await come(server, visit, key, f"/t/{link}")
    await person.page.get_by_role("link", name="Review").click()
    await expect(person.page.locator("progress")).to_be_visible()
    decisions = person.page.get_by_role("heading", name="Decision by decision")
    await expect(decisions).to_be_visible(timeout=REVIEWED)
    mine = person.page.get_by_role("button", name="You", exact=True)
    await expect(mine).to_have_attribute("aria-pressed", "true")
    # a sheet with the best and the played stones
    both = person.page.locator(".sheet:has(.place.best):has(.place.pending)")
    for _ in range(20):  # until a decision between stones: one may also have passed
        if await both.count() > 0:
            break
        await step_forward(person)
    await expect(both.first).to_be_visible()
    await person.press("All decisions", exact=False)
    await step_forward(person)


async def step_forward(person: Person) -> None:
    heading = person.page.locator("#review-item")
    before = await heading.inner_text()
    await person.page.keyboard.press("ArrowRight")
    await expect(heading).not_to_have_text(before)
    await expect(person.page.locator(".one .boards")).to_be_visible()


async def test_the_browser_finds_that_every_draw_was_fair(server: Process, visit: Open) -> None:
    link, key = await played(server, "pyramids")
    person = await come(server, visit, key, f"/t/{link}")
    await person.press("Fairness check")
    await expect(person.page.get_by_role("dialog")).to_contain_text("draws came out as they should")
    await person.page.locator("dialog summary").first.click()
    await expect(person.page.locator("dialog code").first).to_contain_text("HMAC-SHA256")


async def test_the_browser_finds_a_game_that_was_not_fair(server: Process, visit: Open) -> None:
    person = await visit(server, "/replay")
    forged = stored_record("cheops-2-fair")
    forged["options"]["fair"]["nonces"] = ["f" * 32, None]
    await bring(person, forged)
    await person.press("Fairness check")
    await expect(person.page.get_by_role("dialog")).to_contain_text("Not fair")


async def test_a_record_that_breaks_the_rules_is_refused_with_the_referees_reason(
    server: Process, visit: Open
) -> None:
    person = await visit(server, "/replay")
    await person.page.locator("input[type=file]").wait_for()
    await person.page.locator("summary").click()
    await person.page.locator("textarea").fill("no game")
    await person.press("Show")
    await expect(person.page.get_by_role("alert")).to_contain_text("isn’t a saved game")
    await bring(person, stored_record("pyramids-4-scribe"))
    await expect(person.page.get_by_role("slider", name="Move")).to_be_visible()


# --- every screen


async def replaying(person: Person, link: str) -> None:
    await person.page.goto(f"/replay/{link}")
    await person.page.get_by_role("slider", name="Move").wait_for()
    for _ in range(9):
        await person.page.keyboard.press("ArrowRight")


async def reviewing(person: Person, link: str) -> None:
    await person.page.goto(f"/review/{link}")
    await person.page.locator("#review-item").wait_for(timeout=REVIEWED)


async def checking(person: Person, link: str) -> None:
    await person.page.goto(f"/t/{link}")
    await person.press("Fairness check")
    await person.page.locator(".verdict strong").wait_for()


async def ended(person: Person, link: str) -> None:
    await person.page.goto(f"/t/{link}")
    await person.page.get_by_role("button", name="Fairness check").wait_for()


async def choosing(person: Person, link: str) -> None:
    del link
    await person.page.goto("/replay")
    await person.page.locator("input[type=file]").wait_for(state="attached")


SCREENS: Final[tuple[Callable[[Person, str], Awaitable[None]], ...]] = (
    *(replaying, reviewing, checking, ended, choosing),
)


@pytest.mark.parametrize("game", ["pyramids", "cheops"])
async def test_axe_finds_nothing_and_nothing_is_too_wide(server: Process, visit: Open, game: Game) -> None:
    link, key = await played(server, game)
    for dark in (False, True):
        person = await come(server, visit, key, "/device", phone=True, dark=dark, calm=True)
        await person.page.set_viewport_size({"width": SMALL_PHONE, "height": 640})
        for screen in SCREENS:
            await screen(person, link)
            assert await faults(person) == [], screen.__name__
            width = await person.page.evaluate("document.documentElement.scrollWidth")
            assert width <= SMALL_PHONE, screen.__name__
