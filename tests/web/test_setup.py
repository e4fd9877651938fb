"""What can be chosen before a game, in the dialog for a new table and in the lobby."""

from typing import Any

import pytest
from playwright.async_api import Locator, Request, Route, expect

from server.conftest import Process
from web.conftest import Open
from web.person import Person
from web.test_screens import SMALL_PHONE, faults, overhanging


async def plan(person: Person, way: str = "More bots") -> Locator:
    """Open the dialog for a new table of Cheops, and its further choices by key."""
    await person.page.locator("article").nth(1).get_by_role("button", name=way).click()
    dialog = person.page.get_by_role("dialog")
    await dialog.locator("summary").focus()
    await person.page.keyboard.press("Enter")
    await expect(dialog.get_by_label("Who goes first")).to_be_visible()
    return dialog


async def opened_with(person: Person, dialog: Locator) -> dict[str, Any] | None:
    """Open a table; returns the setup that the page has sent."""

    def opens(request: Request) -> bool:
        return request.method == "POST" and request.url.endswith("/api/tables")

    async with person.page.expect_request(opens) as sent:
        await dialog.get_by_role("button", name="Play", exact=True).click()
    body = (await sent.value).post_data_json
    assert body is not None
    setup: dict[str, Any] | None = body["setup"]
    return setup


async def test_the_starting_player_and_the_sheets_are_chosen(server: Process, visit: Open) -> None:
    person = await visit(server, memory={"bots": ["novice", "scribe"]})
    dialog = await plan(person)
    first = dialog.get_by_label("Who goes first")
    assert await first.locator("option").all_inner_texts() == [
        *("By chance", "You", "Seat 2: Novice", "Seat 3: Scribe")
    ]
    await first.select_option("Seat 2: Novice")
    sheets = dialog.get_by_role("group", name="Building sheets")
    await sheets.get_by_label("You").select_option("C")
    await sheets.get_by_label("Seat 3: Scribe").select_option("F")
    await expect(sheets.get_by_label("Seat 2: Novice").locator("option[disabled]")).to_have_text(["C", "F"])
    assert await opened_with(person, dialog) == {"first": 1, "sheets": ["C", None, "F"]}
    await person.confirm_button.wait_for()
    await expect(person.page.locator(".mine .letter")).to_have_text("Sheet C")
    await expect(person.page.locator(".other .letter").nth(1)).to_have_text("F")
    await expect(person.page.locator(".active")).to_contain_text("Novice")


async def test_without_a_choice_all_is_left_to_chance(server: Process, visit: Open) -> None:
    person = await visit(server)
    dialog = await plan(person)
    await dialog.get_by_label("Who goes first").select_option("You")
    await dialog.get_by_label("Who goes first").select_option("By chance")
    assert await opened_with(person, dialog) is None


async def test_choices_stay_with_their_players_when_one_is_removed(server: Process, visit: Open) -> None:
    person = await visit(server, memory={"bots": ["novice", "scribe", "architect"]})
    dialog = await plan(person)
    await dialog.get_by_label("Who goes first").select_option("Seat 4: Architect")
    sheets = dialog.get_by_role("group", name="Building sheets")
    await sheets.get_by_label("Seat 3: Scribe").select_option("B")
    await sheets.get_by_label("Seat 4: Architect").select_option("D")
    await dialog.get_by_role("button", name="Remove").nth(1).click()
    await expect(sheets.get_by_role("combobox")).to_have_count(3)
    await expect(sheets.get_by_label("Seat 3: Architect")).to_have_value("D")
    assert await opened_with(person, dialog) == {"first": 2, "sheets": [None, None, "D"]}


async def test_a_guest_sees_the_choices_in_the_lobby(server: Process, visit: Open) -> None:
    person = await visit(server, memory={"name": "Anna"})
    dialog = await plan(person, "With friends")
    await dialog.get_by_label("Who goes first").select_option("You")
    await dialog.get_by_role("group", name="Building sheets").get_by_label("Seat 2").select_option("E")
    await dialog.get_by_role("button", name="Open a table").click()
    await expect(person.page.get_by_text("You go first · Seat 2 has sheet E")).to_be_visible()
    guest = await visit(server, person.page.url.removeprefix(server.address))
    await expect(guest.page.get_by_text("Anna goes first · Seat 2 has sheet E")).to_be_visible()


async def test_a_choice_that_the_rules_refuse_is_explained(server: Process, visit: Open) -> None:
    person = await visit(server, language="de", refused=422)

    async def spoil(route: Route) -> None:
        body = route.request.post_data_json
        await route.continue_(post_data={**body, "setup": {"sheets": ["A", "A"]}} if body else None)

    await person.page.locator("article").nth(1).locator(".more .button").nth(2).click()
    await person.page.locator("dialog summary").click()
    await expect(person.page.locator("dialog .setup select").first).to_be_visible()
    await person.page.route("**/api/tables", spoil)
    await person.page.locator("dialog .go").click()
    reason = person.page.get_by_role("alert")
    await expect(reason).to_have_text("Alle brauchen verschiedene Baupläne. C2")
    await expect(reason.get_by_role("link")).to_have_attribute("href", "/rules/cheops#C2")


@pytest.mark.parametrize("language", ["en", "de", "pl"])
async def test_the_choices_fit_a_small_phone(server: Process, visit: Open, language: str) -> None:
    person = await visit(server, phone=True, calm=True, language=language)
    await person.page.set_viewport_size({"width": SMALL_PHONE, "height": 640})
    await person.page.locator("article").nth(1).locator(".more .button").nth(2).click()
    await person.page.locator("dialog summary").click()
    await expect(person.page.locator("dialog .setup select").first).to_be_visible()
    assert await overhanging(person) == []
    assert await faults(person) == []
