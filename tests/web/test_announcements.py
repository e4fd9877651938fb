"""What is said aloud at a table: in the log, as toasts, in the line of news, and to a screen reader."""

import json
from collections import Counter
from typing import Any, Final

import pytest
from playwright.async_api import Locator, WebSocketRoute, expect

from server.conftest import Process
from web.conftest import Open, as_if_without_rules
from web.person import Person
from web.test_looking_back import Game, come, played
from web.test_screens import LANGUAGES, SMALL_PHONE, faults, is_whole, overhanging

MOST_TURNS: Final = 40
HEADER: Final = 48  # pixels, on a phone
Said = dict[str, Any]

# What a screen reader says by itself: whatever is added to a live region or changes in it. And every toast.
LISTEN: Final = """() => {
  window.heard = [];
  window.toasted = [];
  const hear = (node, text) => {
    const element = node instanceof Element ? node : node.parentElement;
    if (element?.closest("[aria-live]")) heard.push(text.trim());
  };
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === "characterData") hear(target, target.data);
      for (const node of addedNodes) {
        hear(node, node.textContent);
        if (node.parentElement?.matches(".toasts")) toasted.push(node.textContent);
      }
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""

CLAIMED: Final[Said] = {"key": "claimed", "seat": 1, "args": {"colour": "green", "points": 10, "next": 6}}
TAKES_FIRST: Final[Said] = {"key": "takes-first", "seat": 1, "args": {"pyramid": 12}}
EXPLORED: Final[Said] = {"key": "explored", "seat": 0, "args": {"pyramid": 12, "colour": "green"}}
GAINED: Final[Said] = {"key": "gained", "seat": 1, "args": {"bonus": "eye"}}
LAST_PLAY: Final[Said] = {"key": "last-play", "seat": 1, "args": {"others": 1}}
UNKNOWN: Final[Said] = {"key": "eclipse", "seat": 0, "args": {}}


def toasts(person: Person) -> Locator:
    return person.page.locator(".toasts li")


def headlines(person: Person) -> Locator:
    return person.page.locator(".headlines")


async def take_a_turn(person: Person, game: Game) -> None:
    if game == "cheops":
        for _ in range(2):
            if not await person.lay("mouse"):
                break
        await person.confirm()
    elif await person.page.locator(".pick").first.is_visible():
        await person.choose_cards("mouse")
    else:
        await person.mark("mouse")


async def tell(person: Person, game: Game, *said: Said, **state: Any) -> None:  # noqa: ANN401 - fields of a snapshot
    """Begin a game in which the next step announces this, and whose table is in this state from then on."""
    is_due = is_said = False

    def pass_on(line: WebSocketRoute, text: str | bytes) -> None:
        nonlocal is_said
        message = json.loads(text)
        if message["type"] == "step" and is_due:
            message["announced"] = [] if is_said else [{"ply": 0, **one} for one in said]
            is_said = True
            for view in message["views"]:
                view["table"].update(state)
        line.send(json.dumps(message))

    def connect(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda text: pass_on(line, text))
        line.on_message(lambda text: server.send(as_if_without_rules(text)))

    await person.page.route_web_socket("**/live", connect)
    await person.page.goto("/")
    await person.start(game)
    await person.to_move()
    is_due = True
    await take_a_turn(person, game)


@pytest.mark.parametrize("game", ["pyramids", "cheops"])
async def test_every_announcement_is_in_the_log_and_is_heard_once(
    server: Process, visit: Open, game: Game
) -> None:
    person = await visit(server)
    await person.page.evaluate(LISTEN)
    await person.start(game)
    for _ in range(MOST_TURNS):
        if not await person.to_move() or await person.page.evaluate("toasted.length"):
            break
        await take_a_turn(person, game)
    await person.to_move()
    await person.press("Game log")
    said = Counter(await person.page.locator("dialog li.said, dialog li.heading").all_inner_texts())
    heard = Counter(await person.page.evaluate("heard"))
    toasted = [text.strip() for text in await person.page.evaluate("toasted")]
    assert toasted
    assert {*toasted} <= {*said}
    assert {text: heard[text] for text in said} == said


async def test_it_comes_before_moves_in_the_line_of_news_and_is_never_cut(
    server: Process, visit: Open
) -> None:
    person = await visit(server, phone=True, calm=True)
    await person.page.set_viewport_size({"width": SMALL_PHONE, "height": 640})
    await tell(person, "pyramids", CLAIMED, EXPLORED)
    await expect(headlines(person)).to_contain_text("Novice claims the 10-point green bonus.")
    assert await overhanging(person) == []
    assert await headlines(person).evaluate("line => line.scrollHeight <= line.clientHeight")
    assert await is_whole(headlines(person))
    await expect(headlines(person).locator("[aria-live]")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("said", [CLAIMED, TAKES_FIRST], ids=["claimed", "takes-first"])
async def test_the_header_of_a_phone_stays_as_tall_as_it_is(
    server: Process, visit: Open, language: str, said: Said
) -> None:
    person = await visit(server, phone=True, calm=True, language=language, memory={"bots": ["architect"]})
    await tell(person, "pyramids", said)
    await expect(headlines(person)).to_be_visible()
    assert await person.page.locator("header").first.evaluate("header => header.offsetHeight") == HEADER


@pytest.mark.parametrize("phone", [True, False])
async def test_a_toast_covers_no_control_of_board_bar_and_header(
    server: Process, visit: Open, *, phone: bool
) -> None:
    person = await visit(server, phone=phone, calm=True)
    await tell(person, "pyramids", CLAIMED, EXPLORED)
    await expect(toasts(person)).to_have_count(1 if phone else 2)
    covered = await person.page.evaluate(
        """() => [...document.querySelectorAll("header a, main button, main [role=gridcell]")]
          .filter((element) => element.checkVisibility() && element.closest(".others") === null)
          .filter((element) => {
            const { left, top, right, bottom } = element.getBoundingClientRect();
            const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            return at?.closest(".toasts") != null;
          })
          .map((element) => element.outerHTML.slice(0, 120))"""
    )
    assert covered == []
    assert await faults(person) == []


async def test_a_tap_dismisses_a_toast_and_the_next_comes(server: Process, visit: Open) -> None:
    person = await visit(server, phone=True)
    await tell(person, "pyramids", CLAIMED, EXPLORED)
    await expect(toasts(person)).to_contain_text("Novice claims the 10-point")
    await toasts(person).tap()
    await expect(toasts(person)).to_contain_text("You explore pyramid 12!")
    await toasts(person).tap()
    await expect(toasts(person)).to_have_count(0)


@pytest.mark.parametrize("calm", [True, False])
async def test_a_highlight_moves_unless_motion_is_unwelcome(
    server: Process, visit: Open, *, calm: bool
) -> None:
    person = await visit(server, calm=calm)
    await tell(person, "cheops", GAINED)
    toast = toasts(person).first
    await expect(toast).to_be_visible()
    times = await toast.evaluate(
        """(toast) => [toast, toast.querySelector(".icon")]
          .flatMap((part) => getComputedStyle(part).animationDuration.split(","))
          .map((time) => parseFloat(time))"""
    )
    assert times
    assert all((time < 0.001) == calm for time in times)


async def test_the_last_play_stays_in_sight(server: Process, visit: Open) -> None:
    person = await visit(server, phone=True, calm=True)
    await tell(person, "cheops", LAST_PLAY, last_play=True)
    label = person.page.locator(".status").get_by_text("Last round")
    await expect(label).to_be_visible()
    while await toasts(person).count() > 0:
        await toasts(person).first.tap()
    await expect(label).to_be_visible()
    assert await is_whole(label)
    assert await overhanging(person) == []
    assert await faults(person) == []


async def test_the_last_card_stays_in_sight(server: Process, visit: Open) -> None:
    person = await visit(server, phone=True, calm=True)
    await person.page.set_viewport_size({"width": SMALL_PHONE, "height": 640})
    await tell(person, "pyramids", last_card=True)
    await expect(person.page.locator(".status").get_by_text("Last card")).to_be_visible()
    assert await overhanging(person) == []


async def test_an_announcement_that_this_page_does_not_know_is_skipped(server: Process, visit: Open) -> None:
    person = await visit(server)
    await tell(person, "cheops", UNKNOWN, GAINED)
    await expect(toasts(person)).to_have_text(["Novice earns the eye bonus."])
    await person.press("Game log")
    await expect(person.page.locator("dialog li.said")).to_have_count(1)


@pytest.mark.parametrize("game", ["pyramids", "cheops"])
async def test_a_replay_says_it_with_the_move_that_brought_it(
    server: Process, visit: Open, game: Game
) -> None:
    link, key = await played(server, game)
    person = await come(server, visit, key, f"/replay/{link}")
    replay = await person.page.evaluate(
        "link => fetch(`/api/tables/${link}/replay`).then((answer) => answer.json())", link
    )
    announced = [ply for ply, moment in enumerate(replay["moments"]) if moment["announced"]]
    slider = person.page.get_by_role("slider", name="Move")
    line = person.page.locator(".announced")
    await expect(line).to_have_count(0)
    await slider.fill(str(announced[0]))
    await expect(line).to_be_visible()
    assert await line.inner_text() in (await slider.get_attribute("aria-valuetext") or "")
    await slider.fill(str(announced[0] - 1))
    await expect(line).to_have_count(0)
