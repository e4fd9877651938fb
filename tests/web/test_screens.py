"""Every screen in both themes, on a phone and a desk: axe finds nothing, nothing is too wide or too small."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final, get_args

import pytest
from playwright.async_api import Locator, Route, ViewportSize, expect

from ostraka.server import messages
from ostraka.text.chapters import chapter
from server.conftest import Process
from web.conftest import NOWHERE, Open
from web.person import Person

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SMALL_PHONE: Final = 360
LYING: Final[ViewportSize] = {"width": 844, "height": 390}  # a phone on its side
TABLET: Final[ViewportSize] = {"width": 820, "height": 1180}
LANGUAGES: Final = get_args(messages.Language)
LONG: Final = "Nebuchadnezzar the Great One of Babylon."  # forty letters, as many as a name may have

Arrive = Callable[[Person], Awaitable[None]]


async def home(person: Person) -> None:
    await expect(person.page.get_by_role("heading", name="Pyramids")).to_be_visible()


async def new_table(person: Person) -> None:
    await person.press("More bots")
    await expect(person.page.get_by_role("dialog")).to_be_visible()


async def lobby(person: Person) -> None:
    await person.press("With friends")
    await person.press("Open a table")
    await expect(person.page.get_by_role("img", name="QR code for this link")).to_be_visible()


async def keeping(person: Person) -> None:
    await person.start("pyramids")
    await expect(person.page.locator(".pick")).to_have_count(4)


async def marking(person: Person) -> None:
    await keeping(person)
    await person.choose_cards("mouse")
    await expect(person.page.locator(".chamber.open")).to_have_count(2)


async def enlarged(person: Person) -> None:
    await marking(person)
    await person.page.locator(".other").first.click()
    await expect(person.page.get_by_role("dialog")).to_be_visible()


async def building(person: Person) -> None:
    await person.start("cheops")
    await person.to_move()
    await person.lay("mouse")


async def log(person: Person) -> None:
    await person.start("cheops")
    await person.to_move()
    await person.press("Game log")
    await expect(person.page.get_by_role("dialog")).to_be_visible()


async def keys(person: Person) -> None:
    await person.start("pyramids")
    await person.page.keyboard.press("?")
    await expect(person.page.get_by_role("dialog")).to_be_visible()


async def lost(person: Person) -> None:
    await person.page.goto(f"/t/{NOWHERE}")
    await expect(person.page.get_by_role("heading", name="Can’t show this table")).to_be_visible()


async def key(person: Person) -> None:
    await person.page.goto("/device#nothing")
    await expect(person.page.get_by_role("button", name="Continue here")).to_be_visible()


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
    screen.__name__: screen
    for screen in (
        *(home, new_table, lobby, keeping, marking, enlarged, building, log, keys, lost, key),
        *(learning, lesson, rules_of_pyramids, rules_of_cheops),
    )
}


async def faults(person: Person) -> list[str]:
    """What axe finds, each with the place where it is."""
    await person.page.evaluate(AXE.read_text("utf-8"))
    report: dict[str, Any] = await person.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{fault['id']}: {node['html'][:160]} {node['any'][:1]}"
        for fault in report["violations"]
        for node in fault["nodes"]
    ]


async def overhanging(person: Person) -> list[str]:
    """What reaches beyond the right edge of the page, whether it widens it or is cut."""
    cut_off: list[str] = await person.page.evaluate(
        """() => [...document.querySelectorAll("body *")]
          .filter((element) => element.checkVisibility() && !element.closest(".unseen, .skip, svg"))
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 0.5)
          .map((element) => element.outerHTML.slice(0, 120))"""
    )
    return cut_off


async def is_whole(what: Locator) -> bool:
    """Whether all of it is on the screen, and no bar over it."""
    shown: bool = await what.evaluate(
        """(element) => {
          const { left, top, right, bottom } = element.getBoundingClientRect();
          const bar = document.querySelector(".bar")?.getBoundingClientRect();
          const isInside = left >= 0 && top >= 0 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
          if (bar === undefined || element.closest(".bar") !== null) return isInside;
          return isInside && (bottom <= bar.top || right <= bar.left);
        }"""
    )
    return shown


async def enlarge(person: Person) -> None:
    """Half as large again, as somebody may have set their browser."""
    await person.page.evaluate(
        """() => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync("html { font-size: 150% }");
          document.adoptedStyleSheets = [sheet];
        }"""
    )


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
    assert await overhanging(person) == []
    small = await person.page.evaluate(
        """() => [...document.querySelectorAll("button, .button, .input, select, [role=gridcell]")]
          .filter((element) => element.checkVisibility() && !element.closest(".choice"))
          .map((element) => [element.getBoundingClientRect(), element.outerHTML.slice(0, 120)])
          .filter(([box]) => box.width < 43.5 || box.height < 43.5)
          .map(([box, html]) => `${Math.round(box.width)}x${Math.round(box.height)} ${html}`)"""
    )
    assert small == []


@pytest.mark.parametrize("screen", ["home", "keeping", "marking", "building", "lobby"])
async def test_large_letters_do_not_widen_the_page(server: Process, visit: Open, screen: str) -> None:
    person = await visit(server, phone=True, calm=True)
    await SCREENS[screen](person)
    await enlarge(person)
    assert await overhanging(person) == []
    for button in await person.confirm_button.all():
        assert await is_whole(button)


async def test_a_phone_on_its_side_shows_both_chambers_and_all_tools(server: Process, visit: Open) -> None:
    person = await visit(server, phone=True, calm=True)
    await person.page.set_viewport_size(LYING)
    await marking(person)
    assert await overhanging(person) == []
    for what in (".chamber", ".rail .button", ".bar .button", "header .button:visible"):
        elements = await person.page.locator(what).all()
        assert len(elements) >= 2
        assert [await is_whole(element) for element in elements] == [True] * len(elements), what


async def test_a_phone_on_its_side_shows_the_whole_sheet(server: Process, visit: Open) -> None:
    person = await visit(server, phone=True, calm=True)
    await person.page.set_viewport_size(LYING)
    await building(person)
    assert await overhanging(person) == []
    for what in (".mine .place", ".mine .rock", ".status", ".bar .button"):
        elements = await person.page.locator(what).all()
        assert elements
        assert [await is_whole(element) for element in elements] == [True] * len(elements), what


@pytest.mark.parametrize("size", [{"width": SMALL_PHONE, "height": 640}, {"width": 390, "height": 844}])
async def test_an_upright_phone_shows_both_chambers_and_all_tools(
    server: Process, visit: Open, size: ViewportSize
) -> None:
    person = await visit(server, phone=True, calm=True, language="de")
    await person.page.set_viewport_size(size)
    await person.page.locator("article").first.locator(".main").click()
    await expect(person.page.locator(".pick")).to_have_count(4)
    await person.choose_cards("mouse")
    await expect(person.page.locator(".chamber.open")).to_have_count(2)
    for what in (".chamber", ".rail .button", ".bar .button", ".scores"):
        for element in await person.page.locator(what).all():
            assert await is_whole(element), what


@pytest.mark.parametrize("language", LANGUAGES)
async def test_no_message_makes_the_action_bar_of_a_small_phone_taller(
    server: Process, visit: Open, language: str
) -> None:
    person = await visit(server, phone=True, calm=True, language=language)
    await person.page.set_viewport_size({"width": SMALL_PHONE, "height": 640})
    await person.page.locator("article").first.locator(".main").click()
    await expect(person.page.locator(".pick")).to_have_count(4)
    said = re.findall(r"^(say-[a-z-]+) = (.+)$", "\n".join(chapter(language, "main")), re.MULTILINE)
    assert len(said) > 10
    high = {}
    for key, words in said:
        await person.page.locator(".bar .say span").first.evaluate(
            "(say, words) => (say.textContent = words)", words
        )
        high[key] = await person.page.locator(".bar").evaluate("(bar) => bar.offsetHeight")
    assert {key: height for key, height in high.items() if height > min(high.values())} == {}


async def test_an_upright_tablet_shows_the_whole_table(server: Process, visit: Open) -> None:
    person = await visit(server, phone=True, calm=True)
    await person.page.set_viewport_size(TABLET)
    await marking(person)
    assert await overhanging(person) == []
    for what in (".chamber", ".rail .button", ".bar .button", ".scores", ".score", ".other", ".offer"):
        elements = await person.page.locator(what).all()
        assert elements
        assert [await is_whole(element) for element in elements] == [True] * len(elements), what


async def test_the_longest_name_is_cut_and_widens_nothing(server: Process, visit: Open) -> None:
    person = await visit(server, phone=True, calm=True)
    await person.page.set_viewport_size({"width": SMALL_PHONE, "height": 640})
    await person.page.locator("article").nth(1).get_by_role("button", name="Pass & play").click()
    await person.page.get_by_label("Your name").fill(LONG)
    await person.page.get_by_label("Name of player 2").fill(LONG)
    await person.page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    await expect(person.page.locator(".other")).to_be_visible()
    assert await overhanging(person) == []
    assert await is_whole(person.confirm_button)
    await expect(person.page.locator(".other .name")).to_have_attribute("title", LONG)


async def test_the_longest_name_is_cut_in_the_lobby(server: Process, visit: Open) -> None:
    person = await visit(server, phone=True, calm=True, memory={"name": LONG})
    await person.page.set_viewport_size({"width": SMALL_PHONE, "height": 640})
    await lobby(person)
    assert await overhanging(person) == []
    await expect(person.page.get_by_title(LONG)).to_be_visible()


async def test_unfinished_games_are_at_the_top_of_the_home_page(server: Process, visit: Open) -> None:
    person = await visit(server, phone=True, calm=True)
    await person.start("cheops")
    table = person.page.url
    await person.page.goto("/")
    further = person.page.get_by_role("link", name="Continue: Cheops · Novice")
    await expect(further).to_be_visible()
    assert await is_whole(further)
    await further.click()
    await person.page.wait_for_url(table)


async def test_the_end_fits_a_small_phone_in_every_language(server: Process, visit: Open) -> None:
    person = await visit(server, phone=True, calm=True)
    await person.page.set_viewport_size({"width": SMALL_PHONE, "height": 640})
    await person.start("cheops")
    await person.play_cheops("mouse")
    for language in LANGUAGES:
        await person.page.evaluate(
            "language => { const stored = JSON.parse(localStorage.ostraka);"
            "localStorage.ostraka = JSON.stringify({...stored, language}) }",
            language,
        )
        await person.page.reload()
        await expect(person.page.locator(".after .even")).to_be_visible()
        await expect(person.page.locator("html")).to_have_attribute("lang", language)
        assert await overhanging(person) == [], language


@pytest.mark.parametrize("language", LANGUAGES)
async def test_buttons_of_the_home_page_fit_their_words_on_a_small_phone(
    server: Process, visit: Open, language: str
) -> None:
    person = await visit(server, phone=True, language=language)
    await person.page.set_viewport_size({"width": SMALL_PHONE, "height": 640})
    await expect(person.page.locator("article .learn").first).to_be_visible()
    full = await person.page.evaluate(
        """() => [...document.querySelectorAll("main .button")]
          .filter((element) => element.checkVisibility())
          .filter((element) => element.scrollWidth > element.clientWidth)
          .map((element) => element.innerText)"""
    )
    assert full == []


async def test_a_slow_request_for_a_table_shows_progress(server: Process, visit: Open) -> None:
    person = await visit(server)
    asked: asyncio.Queue[Route] = asyncio.Queue()

    async def hold_back(route: Route) -> None:
        """Only what opens a table: home also asks which there are."""
        await (asked.put(route) if route.request.method == "POST" else route.continue_())

    await person.page.route("**/api/tables", hold_back)
    play = person.page.locator("article").first.get_by_role("button", name="Play", exact=True)
    await play.click()
    await expect(play).to_be_disabled()
    await expect(play).to_have_attribute("aria-busy", "true")
    await expect(play).to_have_css("animation-name", "busy")
    await (await asked.get()).continue_()
    await expect(person.confirm_button).to_be_visible()


@pytest.mark.parametrize("path", ["/rules/nim", "/learn/nim"])
async def test_a_game_without_boards_for_the_browser_is_named(
    server: Process, visit: Open, path: str
) -> None:
    person = await visit(server, path)
    await expect(person.page.get_by_role("status")).to_have_text("This page can’t show the game “nim”.")


async def test_names_in_the_lobby_are_centred_in_their_rows(server: Process, visit: Open) -> None:
    person = await visit(server, phone=True, memory={"name": "Anna"})
    await lobby(person)
    name, row = [await middle(person.page.locator(what).first) for what in (".seats .name", ".seats li")]
    assert abs(name - row) < 3


async def middle(what: Locator) -> float:
    """How far down its middle is."""
    box = await what.bounding_box()
    assert box is not None
    return box["y"] + box["height"] / 2


async def test_space_for_unfinished_games_is_reserved_until_the_list_arrives(
    server: Process, visit: Open
) -> None:
    person = await visit(server)
    await person.start("pyramids")
    await person.page.goto(server.address)
    game = person.page.locator(".going a")
    await expect(game).to_be_visible()
    asked = []

    async def wait(route: Route) -> None:
        asked.append(route)

    await person.page.route("**/api/tables", wait)
    await person.page.reload()
    play = person.page.locator("article").first.get_by_role("button", name="Play", exact=True)
    await expect(play).to_be_visible()
    await expect(game).to_have_count(0)
    before = await play.bounding_box()
    await asked[0].continue_()
    await expect(game).to_be_visible()
    assert await play.bounding_box() == before
