"""Lessons and rules in a real browser."""

import pytest
from playwright.async_api import expect

from games.test_clauses import clauses
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
    await page.get_by_role("button", name="Now play the Novice").click()
    await page.wait_for_url("**/t/*")
    await expect(page.locator(".confirm")).to_be_visible()


async def test_a_different_move_gets_a_reminder_and_an_illegal_one_its_reason(
    server: Process, visit: Open
) -> None:
    page = (await visit(server, "/learn/pyramids")).page
    learner = Learner(page)
    for _ in range(3):
        await learner.go_on()
    await expect(learner.words).to_contain_text("A small L!")
    await page.keyboard.press("s")
    await learner.chamber("7").locator("[data-cell=b1]").click()
    await expect(learner.words).to_contain_text("That’s allowed too")
    await learner.confirm()
    await expect(page.locator(".guide .tick")).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True])
async def test_an_explored_pyramid_is_said_aloud_as_at_a_table(
    server: Process, visit: Open, phone: bool
) -> None:
    page = (await visit(server, "/learn/pyramids", phone=phone, calm=True)).page
    learner = Learner(page)
    steps = steps_of(server.address, "pyramids")
    place = [step["key"] for step in steps].index("tomb")
    for _ in range(place):
        await learner.go_on()
    await expect(page.locator(".voice")).to_be_empty()
    await learner.do(steps[place]["turn"])
    await learner.confirm()
    toast = page.locator(".toasts li")
    await expect(toast).to_contain_text("You explore pyramid 7!")
    await expect(page.locator(".voice")).to_have_text("You explore pyramid 7!")
    edges = "found => { const box = found.getBoundingClientRect(); return [box.top, box.bottom]; }"
    guide, shown = [await page.locator(what).evaluate(edges) for what in (".guide", ".toasts")]
    assert shown[0] >= guide[1], "it covers nothing of the guide"
    await learner.go_on()
    await expect(toast).to_have_count(0)
    await expect(page.locator(".voice")).to_be_empty()


SIGHT = """async () => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const edges = (what) => [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
  const asked = edges(".mine .place.best, .pick.best, .chamber path.best");
  const pinned = (one) => getComputedStyle(one).position === "sticky";
  const above = [...document.querySelectorAll(".guide, .table > .status")].filter(pinned)
    .map((one) => one.getBoundingClientRect().bottom);
  const bar = edges(".bar").map((box) => box.top);
  const seen = (box) => box.top >= Math.max(...above) && box.bottom <= Math.min(...bar);
  return [asked.length, asked.every(seen)];
}"""  # how much is pointed out, and whether all of it lies between the guide and the bar


@pytest.mark.parametrize("game", ["pyramids", "cheops"])
@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844)])
async def test_the_task_of_a_step_is_visible_on_a_phone(
    server: Process, visit: Open, game: str, width: int, height: int
) -> None:
    page = (await visit(server, f"/learn/{game}", phone=True, calm=True)).page
    await page.set_viewport_size({"width": width, "height": height})
    learner = Learner(page)
    for step in steps_of(server.address, game)[:-1]:
        for move in step["turn"]:
            if not move.endswith(" done"):
                count, seen = await page.evaluate(SIGHT)
                assert (count > 0, seen) == (True, True), f"{step['key']}: {move}"
                await learner.do([move])
        await learner.go_on()


async def test_a_lifted_finger_leaves_no_ghost(server: Process, visit: Open) -> None:
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


async def test_the_notice_of_missing_marks_disappears_without_a_layout_shift(
    server: Process, visit: Open
) -> None:
    page = (await visit(server, "/learn/cheops", phone=True, calm=True)).page
    learner = Learner(page)
    for _ in range(2):
        await learner.go_on()
    guide, remark = page.locator(".guide"), page.locator(".remark")
    await learner.do(["0 lay p1.1=die"])
    height = await guide.evaluate("guide => guide.offsetHeight")
    await learner.confirm()
    await expect(remark).to_contain_text("what’s missing")
    assert await guide.evaluate("guide => guide.offsetHeight") == height
    await learner.do(["0 lay p1.2=die"])
    await expect(remark).to_have_count(0)
    await page.get_by_role("button", name="Undo").click()
    await expect(page.locator(".place.pending")).to_have_count(1)
    await learner.confirm()
    await expect(remark).to_be_visible()
    await page.get_by_role("button", name="Undo").click()
    await expect(remark).to_have_count(0)


async def test_a_tomb_and_the_bonus_it_claims_are_in_the_preview_and_on_the_score_card(
    server: Process, visit: Open
) -> None:
    page = (await visit(server, "/learn/pyramids", phone=True, calm=True)).page
    learner = Learner(page)
    steps = steps_of(server.address, "pyramids")
    place = [step["key"] for step in steps].index("bonus")
    for _ in range(place):
        await learner.go_on()
    await learner.do(steps[place]["turn"])
    await expect(page.get_by_role("img", name="Pyramids explored: 1")).to_be_visible()
    await expect(page.locator(".gains strong")).to_have_text("+19 points")
    await learner.confirm()
    await expect(page.locator(".guide .claim.got")).to_have_text("10")


async def test_nobody_has_dice_before_they_roll(server: Process, visit: Open) -> None:
    page = (await visit(server, "/learn/cheops", phone=True)).page
    learner = Learner(page)
    for _ in range(3):
        await learner.go_on()
    await expect(learner.words).to_contain_text("Now the Novice is active")
    await expect(page.locator(".active .dice")).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True])
async def test_keyboard_shortcuts_are_shown_only_with_a_keyboard(
    server: Process, visit: Open, phone: bool
) -> None:
    page = (await visit(server, "/learn/pyramids", phone=phone)).page
    learner = Learner(page)
    await expect(page.locator(".opening")).to_be_visible()
    for _ in range(4):
        await learner.go_on()
    await expect(learner.words).to_contain_text("Three in a row")
    assert ("R key" in await learner.words.inner_text()) is not phone


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


async def test_progress_is_remembered_and_earlier_steps_stay_open(server: Process, visit: Open) -> None:
    page = (await visit(server, "/learn/cheops")).page
    progress = page.locator(".guide progress")
    for _ in range(4):
        await page.locator(".guide .way .button").last.click()
    await page.reload()
    await expect(progress).to_have_attribute("aria-label", "Step 5 of 14")
    await page.get_by_role("button", name="Back", exact=True).click()
    await expect(progress).to_have_attribute("aria-label", "Step 4 of 14")
    await page.goto("/learn")
    await expect(page.get_by_role("link", name="Continue")).to_have_count(1)


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


async def test_a_lesson_that_failed_to_load_can_be_retried(server: Process, visit: Open) -> None:
    page = (await visit(server, "/learn")).page
    busy = '{"code": "busy", "text": "", "clause": null, "reason": null, "retry": null}'
    await page.route("**/api/lessons/*", lambda route: route.fulfill(status=200, body=busy[:-1]))
    await page.locator("article a.main").first.click()
    await expect(page.locator(".reason")).to_be_visible()
    await page.unroute("**/api/lessons/*")
    await page.get_by_role("button", name="Try again").click()
    await expect(page.locator(".guide")).to_be_visible()
