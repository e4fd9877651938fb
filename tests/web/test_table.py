"""What a table shows and says."""

import gzip
import math
import re

import httpx
import pytest
from playwright.async_api import Locator, expect

from ostraka.core.registry import GAMES
from server.conftest import Process
from web.conftest import Open
from web.person import Person

MOST_SCRIPT = 120_000  # bytes, compressed
LANGUAGES = {"en": "Confirm", "pl": "Zatwierdź", "it": "Conferma", "cs": "Potvrdit", "de": "Bestätigen"}


async def begin_marking(person: Person) -> None:
    await person.start("pyramids")
    await person.choose_cards("mouse")
    await expect(person.page.locator(".chamber.open")).to_have_count(2)


async def hold_a_shape(person: Person) -> None:
    """Mark until a shape comes that fits somewhere."""
    await begin_marking(person)
    while await person.page.get_by_role("button", name="Rotate", exact=True).is_disabled():
        await person.mark("mouse")
        await person.to_move()


async def test_the_two_cards_to_keep_are_shown_as_chosen(server: Process, visit: Open) -> None:
    person = await visit(server)
    await person.start("pyramids")
    picks = person.page.locator(".pick")
    chosen = person.page.locator(".pick[aria-pressed=true]")
    await picks.nth(0).click()
    await expect(chosen).to_have_count(1)
    await expect(person.confirm_button).to_be_disabled()
    await picks.nth(2).click()
    await expect(chosen).to_have_count(2)
    await expect(person.confirm_button).to_be_enabled()
    await expect(person.page.locator(".say")).to_have_text("")  # nothing more is asked for
    await picks.nth(3).click()  # instead of the second
    await expect(chosen).to_have_count(2)
    await expect(picks.nth(3)).to_have_attribute("aria-pressed", "true")
    await picks.nth(0).click()  # no longer
    await expect(chosen).to_have_count(1)
    await expect(person.confirm_button).to_be_disabled()


async def test_after_cards_are_chosen_further_down_the_chambers_are_in_sight(
    server: Process, visit: Open
) -> None:
    person = await visit(server, phone=True, calm=True)
    await person.start("pyramids")
    for pick in await person.page.locator(".pick").all():
        if not await person.confirm_button.is_enabled():
            await pick.click()
            await person.settled()
    await person.page.evaluate("scrollTo(0, 400)")
    await person.confirm()
    chambers = person.page.locator(".chamber.open")
    await expect(chambers).to_have_count(2)
    await expect(chambers.first).to_be_in_viewport(ratio=1)


async def test_a_wrong_drop_says_why_and_names_the_rule(server: Process, visit: Open) -> None:
    person = await visit(server)
    await begin_marking(person)
    tomb = person.page.locator('[role=gridcell][aria-label*="tomb"]').first
    await tomb.click(force=True)
    reason = person.page.locator(".reason")
    await expect(reason).to_be_visible()
    clause = reason.get_by_role("link")
    await expect(clause).to_have_text(re.compile(r"^P1[0-4]$"))
    assert (await clause.get_attribute("href") or "").startswith("/rules/pyramids#P1")
    await expect(person.confirm_button).to_be_disabled()


async def test_a_shape_turns_and_mirrors_by_keys_and_by_the_wheel(server: Process, visit: Open) -> None:
    person = await visit(server)
    await hold_a_shape(person)
    picture = person.page.locator(".rail .shape svg")
    seen = {await picture.inner_html()}
    await person.page.keyboard.press("r")
    seen.add(await picture.inner_html())
    await person.press("Rotate")
    await person.press("Mirror")
    entrance = await person.page.locator('[role=gridcell][aria-label*="entrance"]').first.bounding_box()
    assert entrance is not None
    await person.page.mouse.move(entrance["x"] + 10, entrance["y"] + 10)
    await person.page.mouse.wheel(0, 100)
    seen.add(await picture.inner_html())
    flipped = await person.page.locator(".rail .shape").get_attribute("aria-label") or ""
    assert len(seen) >= (1 if "square" in flipped else 2)


async def test_two_fingers_turn_the_shape_and_choose_nothing(server: Process, visit: Open) -> None:
    person = await visit(server, phone=True)
    await hold_a_shape(person)
    picture = person.page.locator(".rail .shape svg")
    before = await picture.inner_html()
    box = await person.page.locator(".chamber.open .grid").first.bounding_box()
    assert box is not None
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = await person.page.context.new_cdp_session(person.page)
    for degrees in range(0, 100, 10):
        x, y = 30 * math.cos(math.radians(degrees)), 30 * math.sin(math.radians(degrees))
        points = [{"x": middle[0] + side * x, "y": middle[1] + side * y, "id": side} for side in (1, -1)]
        kind = "touchMove" if degrees else "touchStart"
        await fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    await fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    shape = await person.page.locator(".rail .shape").get_attribute("aria-label") or ""
    assert (await picture.inner_html() == before) == ("square" in shape.lower())
    await person.settled()
    await expect(person.page.locator("[role=gridcell][aria-selected=true]")).to_have_count(0)
    await expect(person.page.locator(".reason")).to_have_count(0)


async def test_a_finger_carries_the_shape_from_the_rail_into_a_chamber(server: Process, visit: Open) -> None:
    person = await visit(server, phone=True)
    await hold_a_shape(person)
    chosen = person.page.locator("[role=gridcell][aria-selected=true]")
    finger = await person.page.context.new_cdp_session(person.page)

    async def touch(kind: str, *points: tuple[float, float]) -> None:
        places = [{"x": x, "y": y} for x, y in points]
        await finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places})

    shape = await middle_of(person.page.locator(".rail .shape"))
    grid = await middle_of(person.page.locator(".chamber.open .grid").first)
    await touch("touchStart", shape)
    for part in range(1, 11):
        x, y = (a + (b - a) * part / 10 for a, b in zip(shape, grid, strict=True))
        await touch("touchMove", (x, y))
    await expect(person.page.locator(".chamber .ghost").first).to_be_visible()
    await expect(chosen).to_have_count(0)
    await touch("touchEnd")
    await person.settled()
    await expect(person.page.locator("[role=gridcell][aria-selected=true], .reason").first).to_be_visible()


async def middle_of(what: Locator) -> tuple[float, float]:
    box = await what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


async def test_undo_takes_a_choice_back_and_nobody_saw_it(server: Process, visit: Open) -> None:
    person = await visit(server)
    await begin_marking(person)
    await person.point("mouse")
    chosen = person.page.locator("[role=gridcell][aria-selected=true]")
    await expect(chosen).not_to_have_count(0)
    step = await person.step()
    while await chosen.count() > 0:
        await person.page.keyboard.press("u")
        await person.settled()
    assert await person.step() == step


async def test_an_unconfirmed_choice_survives_a_reload(server: Process, visit: Open) -> None:
    person = await visit(server)
    await begin_marking(person)
    await person.point("mouse")
    chosen = person.page.locator("[role=gridcell][aria-selected=true]")
    before = [await cell.get_attribute("data-cell") for cell in await chosen.all()]
    await person.page.reload()
    await expect(chosen).to_have_count(len(before))
    assert [await cell.get_attribute("data-cell") for cell in await chosen.all()] == before
    while await person.confirm_button.is_disabled():  # a cross wants one more cell
        await person.point("mouse")
    await person.confirm()
    await person.page.reload()
    await person.to_move()
    await expect(chosen).to_have_count(0)


async def test_unconfirmed_stones_survive_a_reload(server: Process, visit: Open) -> None:
    person = await visit(server)
    await person.start("cheops")
    await person.to_move()
    await person.lay("mouse")
    stones = person.page.locator(".place.pending")
    count = await stones.count()
    assert count > 0
    await person.page.reload()
    await expect(stones).to_have_count(count)
    await person.confirm()


async def test_passing_is_asked_about_while_something_can_be_built(server: Process, visit: Open) -> None:
    person = await visit(server)
    await person.start("cheops")
    await person.page.locator(".place.open").first.wait_for()
    step = await person.step()
    await person.page.keyboard.press("c")
    await expect(person.confirm_button).to_have_text("Pass anyway")
    assert await person.step() == step
    await person.page.keyboard.press("u")
    await expect(person.confirm_button).to_have_text("Pass")
    await person.confirm()


async def test_the_choice_of_payments_shows_their_effects_and_can_be_left(
    server: Process, visit: Open
) -> None:
    person = await visit(server)
    await person.start("cheops")
    ways = person.page.get_by_role("group", name="How will you pay?").locator(".row").get_by_role("button")
    for _ in range(10):  # until a stone comes that could be paid for in several ways
        await person.to_move()
        both = person.page.locator('.place.open[aria-label*="quarry"][aria-label*="joker"]')
        if await both.count() > 0:
            break
        await person.lay("mouse")
        await person.confirm()
    await both.first.click()
    if await ways.count() == 0:  # of the relief, a second stone is due
        await person.page.locator(".place.open").first.click()
    await expect(ways.first).to_be_focused()
    await expect(ways.first).to_contain_text(re.compile(r"[+\u2212±]\d"))
    await expect(person.page.locator(".place.pending")).not_to_have_count(0)
    await expect(person.confirm_button).to_be_disabled()
    await person.page.keyboard.press("u")
    await expect(ways).to_have_count(0)
    await expect(person.page.locator(".place.pending")).to_have_count(0)


async def test_a_hint_is_shown_with_its_reasons_and_can_be_used(server: Process, visit: Open) -> None:
    person = await visit(server)
    await begin_marking(person)
    await person.page.keyboard.press("h")
    hint = person.page.get_by_role("complementary", name="Hint")
    await expect(hint).to_be_visible()
    await expect(hint.locator("li").first).to_contain_text(re.compile(r"\d+% chance of winning"))
    await hint.get_by_role("button", name="Use it").first.click()
    await expect(person.page.locator("[role=gridcell][aria-selected=true]")).not_to_have_count(0)


async def test_on_a_phone_a_hint_does_not_cover_its_move(server: Process, visit: Open) -> None:
    person = await visit(server, phone=True, calm=True)
    await person.start("pyramids")
    await expect(person.page.locator(".pick")).to_have_count(4)
    await hint_in_sight(person)
    await person.choose_cards("mouse")
    await expect(person.page.locator(".chamber.open")).to_have_count(2)
    await hint_in_sight(person)
    await person.page.goto("/")
    await person.start("cheops")
    await person.to_move()
    await hint_in_sight(person)


async def hint_in_sight(person: Person) -> None:
    await person.press("Hint")
    hint = person.page.locator("aside.hint")
    await hint.wait_for()
    await expect(person.page.locator(".best").first).to_be_visible()
    panel = await hint.bounding_box()
    marks = [await one.bounding_box() for one in await person.page.locator(".best").all()]
    assert panel is not None
    for box in marks:
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= panel["y"]
    await hint.get_by_role("button", name="Close").click()


async def test_after_a_hinted_stone_the_next_hint_is_requested(server: Process, visit: Open) -> None:
    person = await visit(server)
    await person.start("cheops")
    await person.to_move()
    await person.press("Hint")
    hint = person.page.locator("aside.hint")
    await expect(hint.locator("li strong").first).to_contain_text("Lay")
    await hint.get_by_role("button", name="Use it").first.click()
    await expect(person.page.locator(".place.pending")).not_to_have_count(0)
    whole = person.page.get_by_role("button", name="Hint", exact=True, disabled=True)
    await expect(hint.or_(whole)).to_have_count(1)  # what else to do, or there is nothing more to do
    await person.settled()
    await expect(hint.or_(whole)).to_have_count(1)
    await expect(person.confirm_button).to_be_enabled()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_page_speaks_the_language_of_the_browser(
    server: Process, visit: Open, language: str
) -> None:
    person = await visit(server, language=language)
    await expect(person.page.locator("html")).to_have_attribute("lang", language)
    await person.page.locator("article .play").first.click()
    await expect(person.confirm_button).to_have_text(LANGUAGES[language])


async def test_the_language_can_be_changed_at_any_time_and_is_remembered(
    server: Process, visit: Open
) -> None:
    person = await visit(server)
    await begin_marking(person)
    await person.page.get_by_label("Language").select_option("de")
    await expect(person.confirm_button).to_have_text(LANGUAGES["de"])
    await person.page.reload()
    await expect(person.confirm_button).to_have_text(LANGUAGES["de"])


async def test_the_theme_follows_the_device_and_can_be_changed(server: Process, visit: Open) -> None:
    person = await visit(server, dark=True)
    dark = await person.page.evaluate("getComputedStyle(document.body).backgroundColor")
    await person.press("Light mode")
    light = await person.page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert light != dark
    await person.page.reload()
    assert await person.page.evaluate("getComputedStyle(document.body).backgroundColor") == light


KEPT = """async () => {
  const cached = (await (await caches.open("ostraka-1")).keys()).map((request) => request.url);
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  return loaded.filter((name) => name.includes("/assets/")).every((name) => cached.includes(name));
}"""


async def test_the_page_opens_without_the_server_after_a_single_visit_and_says_so(
    visit: Open, start: object
) -> None:
    server: Process = start()  # type: ignore[operator] # a fixture that makes servers
    person = await visit(server, cut=True)
    await person.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    await person.page.wait_for_function(KEPT)
    server.kill()
    await person.page.reload()
    await expect(person.page.get_by_role("heading", name="Pyramids")).to_be_visible()
    await expect(person.page.get_by_role("status")).to_contain_text("can’t be reached")


FOLLOW = """async () => {
  const grid = document.querySelector(".chamber .grid");
  const box = grid.getBoundingClientRect();
  const times = [];
  for (let turn = 0; turn < 60; turn++) {
    const clientX = box.left + box.width * (0.1 + 0.8 * ((turn * 7) % 10) / 10);
    const clientY = box.top + box.height * (0.1 + 0.8 * ((turn * 3) % 10) / 10);
    const start = performance.now();
    const where = { clientX, clientY, pointerType: "mouse", bubbles: true };
    grid.dispatchEvent(new PointerEvent("pointermove", where));
    await Promise.resolve();
    await Promise.resolve();
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[30];
}"""


async def test_a_ghost_follows_the_pointer_within_a_frame(server: Process, visit: Open) -> None:
    person = await visit(server)
    await begin_marking(person)
    assert await person.page.evaluate(FOLLOW) < 1000 / 60
    await expect(person.page.locator(".chamber .ghost")).not_to_have_count(0)


async def test_home_and_table_together_load_little_script(server: Process, visit: Open) -> None:
    person = await visit(server)
    await person.start("pyramids")
    loaded: list[str] = await person.page.evaluate(
        """() => performance.getEntriesByType("resource")
          .map((entry) => entry.name)
          .filter((name) => name.endsWith(".js"))"""
    )
    async with httpx.AsyncClient() as client:
        scripts = [(await client.get(address)).content for address in set(loaded)]
    assert len(scripts) >= 3
    assert {name for name in GAMES if any(f"/{name}-" in address for address in loaded)} == {"pyramids"}
    assert sum(len(gzip.compress(script)) for script in scripts) < MOST_SCRIPT


async def test_nothing_shifts_while_a_page_comes_up(server: Process, visit: Open) -> None:
    person = await visit(server, phone=True)
    await expect(person.page.get_by_role("heading", name="Pyramids")).to_be_visible()
    shift = await person.page.evaluate(
        """() => new Promise((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += entry.value;
          }).observe({ type: "layout-shift", buffered: true });
          setTimeout(() => resolve(sum), 500);
        })"""
    )
    assert shift < 0.01
