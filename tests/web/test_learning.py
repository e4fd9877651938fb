"""Lessons and rules in a real browser."""

import pytest
from playwright.async_api import expect

from rules.test_clauses import clauses
from server.conftest import Process
from web.conftest import Open
from web.learner import Learner, steps_of


@pytest.mark.parametrize("game", ["pyramids", "cheops"])
@pytest.mark.parametrize("phone", [False, True])
async def test_a_whole_lesson_and_then_a_game_against_the_novice(
    server: Process, visit: Open, game: str, phone: bool
) -> None:
    page = (await visit(server, f"/learn/{game}", phone=phone, calm=True)).page
    learner = Learner(page)
    steps = steps_of(server.address, game)
    for place, step in enumerate(steps, 1):
        await expect(page.locator(".guide progress")).to_have_attribute(
            "aria-label", f"Step {place} of {len(steps)}"
        )
        if step["turn"]:
            await learner.do(step["turn"])
            await learner.confirm()
            await expect(page.locator(".guide .tick")).to_be_visible()
        if place < len(steps):
            await learner.go_on()
    await expect(page.locator("tfoot td")).to_have_count(2)
    await page.get_by_role("button", name="Now play against the novice").click()
    await page.wait_for_url("**/t/*")
    await expect(page.locator(".confirm")).to_be_visible()


async def test_who_does_something_else_is_told_so_and_who_errs_is_told_why(
    server: Process, visit: Open
) -> None:
    page = (await visit(server, "/learn/pyramids")).page
    learner = Learner(page)
    for _ in range(3):
        await learner.go_on()
    await expect(learner.words).to_contain_text("A small corner!")
    await page.keyboard.press("s")
    await learner.chamber("7").locator("[data-cell=b1]").click()
    await expect(learner.words).to_contain_text("That is allowed too")
    await learner.confirm()
    await expect(page.locator(".guide .tick")).to_have_count(0)


async def test_a_finger_that_is_lifted_leaves_no_ghost(server: Process, visit: Open) -> None:
    page = (await visit(server, "/learn/pyramids", phone=True, calm=True)).page
    learner = Learner(page)
    for _ in range(3):
        await learner.go_on()
    chamber = learner.chamber("11")
    for cell in ("c2", "d2"):
        await chamber.locator(f"[data-cell={cell}]").tap()
        await expect(chamber.locator("[aria-selected=true]")).to_have_count(3)
        await expect(page.locator("path.ghost")).to_have_count(0)
        await expect(chamber.locator("[aria-label*='the shape']")).to_have_count(0)


async def test_a_single_cell_apart_from_the_entrance_is_refused_with_its_rule(
    server: Process, visit: Open
) -> None:
    page = (await visit(server, "/learn/pyramids")).page
    learner = Learner(page)
    for _ in range(3):
        await learner.go_on()
    await page.keyboard.press("s")
    await learner.chamber("11").locator("[data-cell=b5]").click()
    reason = page.locator(".reason")
    await expect(reason).to_contain_text("include its entrance")
    await expect(reason.locator("a")).to_have_attribute("href", "/rules/pyramids#P12")


async def test_progress_is_remembered_and_can_be_gone_back_from(server: Process, visit: Open) -> None:
    page = (await visit(server, "/learn/cheops")).page
    progress = page.locator(".guide progress")
    for _ in range(4):
        await page.locator(".guide .way .button").last.click()
    await page.reload()
    await expect(progress).to_have_attribute("aria-label", "Step 5 of 14")
    await page.get_by_role("button", name="Back", exact=True).click()
    await expect(progress).to_have_attribute("aria-label", "Step 4 of 14")
    await page.goto("/learn")
    await expect(page.get_by_role("link", name="Go on")).to_have_count(1)


async def test_a_step_can_be_done_by_keyboard_alone(server: Process, visit: Open) -> None:
    page = (await visit(server, "/learn/pyramids")).page
    await expect(page.locator(".guide")).to_be_visible()
    for _ in range(3):
        await page.keyboard.press("n")
    keyboard = page.keyboard
    await keyboard.press("2")
    for key in ("ArrowRight", "ArrowDown"):  # from the entrance, c1, to the middle of the shape
        await keyboard.press(key)
    await keyboard.press("ArrowLeft")
    await keyboard.press("Enter")
    await expect(page.locator(".confirm")).to_be_enabled()
    await keyboard.press("c")
    await expect(page.locator(".guide .tick")).to_be_visible()
    await keyboard.press("Enter")  # the way on has the focus
    await expect(page.locator(".guide progress")).to_have_attribute("aria-label", "Step 5 of 16")


@pytest.mark.parametrize("game", ["pyramids", "cheops"])
@pytest.mark.parametrize("language", ["en", "pl", "it", "cs", "de"])
async def test_every_clause_has_its_place_on_the_page_of_the_rules(
    server: Process, visit: Open, game: str, language: str
) -> None:
    page = (await visit(server, f"/rules/{game}", language=language)).page
    await expect(page.locator("article")).to_have_attribute("aria-busy", "false")
    shown = await page.locator("article li[id]").evaluate_all("all => all.map(one => one.id)")
    assert shown == clauses(game)
    texts = await page.locator(".clause p").all_inner_texts()
    assert all(len(text) > 15 and not text.startswith("rule-") for text in texts)


async def test_the_rule_that_an_address_names_is_shown_and_marked(server: Process, visit: Open) -> None:
    page = (await visit(server, "/rules/pyramids#P13", phone=True)).page
    await expect(page.locator("#P13")).to_be_in_viewport()
    await expect(page.locator("#P13.reached")).to_be_visible()
    await page.locator("#PX1 a").click()
    await expect(page.locator("#PX1.reached")).to_be_in_viewport()
    await expect(page.locator(".reached")).to_have_count(1)


async def test_home_leads_to_the_lessons(server: Process, visit: Open) -> None:
    page = (await visit(server)).page
    await page.get_by_role("link", name="Learn", exact=True).first.click()
    await expect(page.locator(".guide")).to_contain_text("Welcome!")


async def test_a_lesson_that_cannot_be_fetched_can_be_asked_for_again(server: Process, visit: Open) -> None:
    page = (await visit(server, "/learn")).page
    busy = '{"code": "busy", "text": "", "clause": null, "reason": null, "retry": null}'
    await page.route("**/api/lessons/*", lambda route: route.fulfill(status=200, body=busy[:-1]))
    await page.locator("article a.main").first.click()
    await expect(page.locator(".reason")).to_be_visible()
    await page.unroute("**/api/lessons/*")
    await page.get_by_role("button", name="Try again").click()
    await expect(page.locator(".guide")).to_be_visible()
