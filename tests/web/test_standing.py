"""What a table shows of its state, to the eye and to a screen reader, in positions that seldom occur.

The server's messages are changed on their way to the page.
"""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.async_api import WebSocketRoute, expect

from server.conftest import Process
from web.conftest import Open, as_if_without_rules
from web.person import Person
from web.test_screens import LANGUAGES, SMALL_PHONE, faults, overhanging

Json = dict[str, Any]
Change = Callable[[Json], None]  # of a view


async def changed(person: Person, change: Change) -> None:
    """Change every view that the server sends from now on, those of previews too."""

    async def connect(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            for view in [*message.get("views", []), message.get("view")]:
                if view is not None:
                    change(view)
            line.send(json.dumps(message))

        server.on_message(pass_on)
        line.on_message(lambda text: server.send(as_if_without_rules(text)))

    await person.page.route_web_socket("**/live", connect)


async def table(person: Person, game: str, change: Change) -> None:
    await changed(person, change)
    await person.start(game)


async def keep(person: Person) -> None:
    await expect(person.page.locator(".pick")).to_have_count(4)
    await person.choose_cards("mouse")
    await expect(person.page.locator(".chamber.open")).to_have_count(2)


# --- the end


def ending(scores: list[int], winners: list[int]) -> Change:
    def change(view: Json) -> None:
        view.update(over=True, waiting=[], legal=[], scores=scores, winners=winners)

    return change


async def words_of_the_end(server: Process, visit: Open, scores: list[int], winners: list[int]) -> str:
    person = await visit(server, calm=True, refused=409)  # the server knows of no end, nor of a review
    await changed(person, ending(scores, winners))
    await person.page.locator("article").nth(1).get_by_role("button", name="Play", exact=True).click()
    await person.over.wait_for()
    return await person.page.locator(".result").inner_text()


TIE = "more stones in the pyramid"
SHARED = "the win is shared"


async def test_C26_the_tie_break_is_named_only_where_it_decided(server: Process, visit: Open) -> None:
    clear = await words_of_the_end(server, visit, [31, 30], [0])
    assert TIE not in clear
    assert SHARED not in clear
    broken = await words_of_the_end(server, visit, [30, 30], [1])
    assert TIE in broken
    assert SHARED not in broken
    shared = await words_of_the_end(server, visit, [30, 30], [0, 1])
    assert TIE not in shared
    assert SHARED in shared


@pytest.mark.parametrize("language", LANGUAGES)
async def test_no_word_or_name_in_the_table_of_points_is_broken_or_cut(
    server: Process, visit: Open, language: str
) -> None:
    person = await visit(
        server, phone=True, calm=True, refused=409, language=language, memory={"bots": ["architect"]}
    )
    await person.page.set_viewport_size({"width": SMALL_PHONE, "height": 640})
    await changed(person, ending([31, 30], [0]))
    await person.page.locator("article").first.locator(".main").click()
    await person.page.locator("tfoot td").first.wait_for()
    broken = await person.page.evaluate(
        """() => [...document.querySelectorAll(".end th")]
          .filter((head) => {
            head.style.overflowWrap = "normal";
            const parts = [head, ...head.querySelectorAll(".name")];
            return parts.some((part) => part.scrollWidth > part.clientWidth);
          })
          .map((head) => head.innerText)"""
    )
    assert broken == []


# --- Pyramids


async def test_P22_explored_pyramids_lie_face_up_for_all(server: Process, visit: Open) -> None:
    person = await visit(server, calm=True)

    def change(view: Json) -> None:
        view["table"]["seats"][1]["explored"] = [7, 31]

    await table(person, "pyramids", change)
    await keep(person)
    await person.page.locator(".other").first.click()
    faces = person.page.get_by_role("dialog").get_by_role("list", name="2 pyramids")
    await expect(faces.locator(".head .number")).to_have_text(["7", "31"])
    await expect(faces.get_by_role("img", name="Pyramid 31")).to_be_visible()


async def test_P28_the_eighth_card_is_never_promised(server: Process, visit: Open) -> None:
    person = await visit(server, calm=True)
    last = False

    def change(view: Json) -> None:
        if last:
            view["table"]["turn"] = 7

    await table(person, "pyramids", change)
    await keep(person)
    left = person.page.get_by_role("group", name="Still face down")
    await expect(left.get_by_role("img")).to_have_count(7)
    last = True
    await person.page.reload()
    await expect(person.page.get_by_text("card 7 of 7")).to_be_visible()
    await expect(left).to_have_count(0)


async def test_P27_a_pending_bonus_names_its_condition(server: Process, visit: Open) -> None:
    person = await visit(server, calm=True)

    def change(view: Json) -> None:
        mine, other = view["table"]["seats"]
        number = 33  # purple
        mine["explored"] = [number]
        mine["bonuses"]["purple"], mine["bonuses"]["green"] = [6], []
        other["bonuses"]["purple"] = [10]
        mine["pending"] = {"explored": [number], "bonuses": {"purple": 6}, "contested": ["purple"]}
        mine["points"].update(pyramids=10, bonuses=6)
        view["table"]["bonuses"] = {"green": [10, 6, 3], "orange": [10, 6, 3], "purple": [3]}

    await table(person, "pyramids", change)
    card = person.page.locator(".side .score").first
    purple = card.get_by_role("group", name="Pyramid bonuses, purple: 1 explored")
    for label in (
        "10: claimed by Novice",
        "6: yours, counts at the end of this turn, if nobody with a lower number claims it",
        "3: still available",
    ):
        await expect(purple.get_by_role("img", name=label)).to_be_visible()
    await expect(card.locator(".note")).to_have_text(
        "counts at the end of this turn; purple 6: if nobody with a lower number claims it"
    )
    await expect(card.locator(".explored .pending")).to_have_text("33")
    await expect(card.locator(".sum")).to_have_text("16")
    assert await faults(person) == []


async def test_PR1_a_potion_that_waits_is_seen(server: Process, visit: Open) -> None:
    person = await visit(server, calm=True)

    def change(view: Json) -> None:
        view["table"]["seats"][0].update(potions=1, crosses=1, skulls=4, penalty=4)

    await table(person, "pyramids", change)
    card = person.page.locator(".side .score").first
    await expect(card.get_by_text("a potion, drunk after the crosses")).to_be_visible()


async def test_P27_a_preview_names_the_condition_of_a_bonus(server: Process, visit: Open) -> None:
    person = await visit(server, calm=True)

    def change(view: Json) -> None:
        mine = view["table"]["seats"][0]
        if any(chamber["marked"] for chamber in mine["chambers"]):
            mine["pending"] = {"explored": [33], "bonuses": {"purple": 10}, "contested": ["purple"]}
            mine["potions"] = 1

    await table(person, "pyramids", change)
    await keep(person)
    bar = person.page.locator(".bar .say")
    await expect(bar).not_to_contain_text("a lower number")
    await person.point("mouse")
    await expect(bar).to_contain_text("if nobody with a lower number claims it")
    await expect(bar).to_contain_text("a potion, drunk after the crosses")


# --- Cheops


async def test_C13_struck_and_skipped_stones_differ(server: Process, visit: Open) -> None:
    person = await visit(server, calm=True)

    def change(view: Json) -> None:
        view["table"]["seats"][0].update(struck=[3], quarry=list(range(4, 13)))

    await table(person, "cheops", change)
    rocks = person.page.locator(".mine .rock")
    await expect(rocks).to_have_count(12)
    labels = [await rocks.nth(place).get_attribute("aria-label") or "" for place in range(4)]
    assert [label.rpartition(", ")[2] for label in labels[:3]] == ["skipped", "skipped", "crossed off"]
    assert "," not in labels[3]
    looks = [await rocks.nth(place).locator(".stone").get_attribute("class") or "" for place in range(4)]
    assert ["struck" in look for look in looks] == [False, False, True, False]
    assert ["skipped" in look for look in looks] == [True, True, False, False]


async def test_C19_a_bonus_that_can_be_had_for_the_last_time_says_so(server: Process, visit: Open) -> None:
    person = await visit(server, calm=True)

    def change(view: Json) -> None:
        mine, other = view["table"]["seats"]
        other["bonuses"] = ["eye", "ankh"]
        mine.update(last_chance=["eye"], bonuses=["finish"], pending=["finish"])

    await table(person, "cheops", change)
    bonuses = person.page.locator(".mine .bonuses")
    for label in (
        "eye, last chance: this round only",
        "ankh, gone",
        "lotus, still available",
        "finish, counts at the end of this round",
    ):
        await expect(bonuses.get_by_role("img", name=label)).to_be_visible()
    await expect(bonuses.locator(".last")).to_have_css("border-top-width", "2px")
    assert await faults(person) == []


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_sheet_stays_in_its_place_however_many_dice_are_left(
    server: Process, visit: Open, language: str
) -> None:
    person = await visit(
        server, phone=True, calm=True, language=language, memory={"bots": ["architect", "novice"]}
    )
    await person.page.set_viewport_size({"width": SMALL_PHONE, "height": 640})
    dice = ["red", "green", "blue", "pink"]
    blocked = 0

    def change(view: Json) -> None:
        view["table"].update(active=1, lying=dice[blocked:], blocked=dice[:blocked])

    await table(person, "cheops", change)
    places = []
    for blocked in range(3):
        await person.page.reload()
        await expect(person.page.locator(".active .die")).to_have_count(blocked)
        places.append(await person.page.locator("div.mine").evaluate("sheet => sheet.offsetTop"))
        assert await overhanging(person) == []
        name = person.page.locator(".active .name")
        assert await name.evaluate("name => name.scrollWidth <= name.clientWidth")
    assert len({*places}) == 1
