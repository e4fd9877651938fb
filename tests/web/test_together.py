"""Several people, several browsers; one device for several people; and what happens when a line is cut."""

import asyncio
import re

from playwright.async_api import expect

from server.conftest import Process
from web.conftest import Open
from web.cuttable_proxy import cuttable_proxy
from web.person import Person


async def open_with_friend(person: Person) -> str:
    """Open a table of Cheops for two, and answer its link."""
    await person.page.locator("article").nth(1).get_by_role("button", name="With friends").click()
    await person.page.get_by_label("Your name").fill("Ada")
    await person.press("Open a table")
    link = person.page.get_by_label("Link", exact=True)
    await link.wait_for()
    return await link.input_value()


async def test_two_people_play_in_two_browsers(server: Process, visit: Open) -> None:
    ada = await visit(server)
    link = await open_with_friend(ada)
    ben = await visit(server, link.removeprefix(server.address), phone=True)
    await ben.page.get_by_label("Your name").fill("Ben")
    await ben.press("Sit here")
    await expect(ben.page.locator(".sheet").first).to_be_visible()
    await expect(ada.page.get_by_role("button", name=re.compile("^Ben"))).to_be_visible()
    await asyncio.gather(ada.play_cheops("mouse"), ben.play_cheops("touch"))
    await expect(ada.over).to_be_visible()
    await expect(ben.over).to_be_visible()
    totals = [await person.page.locator("tfoot td").all_inner_texts() for person in (ada, ben)]
    assert totals[0] == totals[1]


async def test_a_rematch_against_a_bot_begins_at_once(server: Process, visit: Open) -> None:
    person = await visit(server)
    await person.start("cheops")
    await person.play_cheops("mouse")
    before = person.page.url
    await person.press("Rematch")
    await person.page.wait_for_url(lambda url: url != before and "/t/" in url)
    await person.to_move()


async def test_a_watcher_sees_the_table_and_cannot_play(server: Process, visit: Open) -> None:
    ada = await visit(server)
    await ada.start("cheops")
    watch = await ada.page.evaluate(
        "fetch('/api/tables').then(answer => answer.json()).then(tables => tables[0].watch)"
    )
    guest = await visit(server, f"/t/{watch}")
    await expect(guest.page.get_by_text("You’re watching")).to_be_visible()
    await expect(ada.page.get_by_role("img", name="One person is watching")).to_be_visible()
    await expect(guest.page.locator(".confirm")).to_have_count(0)
    await expect(guest.page.locator(".others > li")).to_have_count(2)


async def test_a_shared_device_hides_secrets_when_it_is_handed_over(server: Process, visit: Open) -> None:
    person = await visit(server)
    await person.page.locator("article").first.get_by_role("button", name="Pass & play").click()
    await person.page.get_by_label("Your name").fill("Ada")
    await person.page.get_by_label("Name of player 2").fill("Ben")
    await person.page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    await person.press("I’m Ada")
    await expect(person.page.locator(".pick")).to_have_count(4)
    mine = await person.page.locator(".pick .head").all_inner_texts()
    await person.choose_cards("mouse")
    await expect(person.page.locator(".pick")).to_have_count(0)
    assert "keeps" not in await person.page.locator("body").inner_text()
    await person.press("I’m Ben")
    await expect(person.page.locator(".pick")).to_have_count(4)
    await person.press("Game log")
    log = person.page.get_by_role("dialog")
    await expect(log).to_contain_text("dealt")
    assert "keeps" not in await person.page.locator("body").inner_text()
    await person.page.keyboard.press("Escape")
    assert set(mine).isdisjoint(await person.page.locator(".pick .head").all_inner_texts())


async def test_a_lost_connection_in_a_turn_is_reported_and_loses_nothing(
    server: Process, visit: Open
) -> None:
    async with cuttable_proxy(server.port) as proxy:
        person = await visit(proxy, cut=True)
        await person.start("cheops")
        await person.to_move()
        await person.lay("mouse")
        chosen = await person.page.locator(".place.pending").count()
        proxy.cut()
        await expect(person.page.locator(".away")).to_be_visible()
        step = await person.step()
        await person.confirm_button.click()  # it is sent when the line is whole again
        proxy.mend()
        await expect(person.page.locator(".away")).to_have_count(0)
        await person.page.wait_for_function("step => document.body.dataset.step !== step", arg=step)
        await expect(person.page.locator(".pyramid .built, .arch .built, .relief .built")).not_to_have_count(
            0
        )
        assert chosen > 0


async def test_a_restart_of_the_server_is_survived(visit: Open, start: object) -> None:
    server: Process = start()  # type: ignore[operator] # a fixture that makes servers
    person = await visit(server, cut=True)
    await person.start("cheops")
    await person.to_move()
    await person.lay("mouse")
    chosen = await person.page.locator(".place.pending").count()
    port = server.port
    server.kill()
    await expect(person.page.locator(".away")).to_be_visible()
    server.start(port)
    await expect(person.page.locator(".away")).to_have_count(0, timeout=30_000)
    assert await person.page.locator(".place.pending").count() == chosen
    await person.confirm()


async def test_a_private_link_moves_somebody_to_another_device(server: Process, visit: Open) -> None:
    ada = await visit(server)
    await ada.start("cheops")
    await ada.page.goto("/")
    await ada.press("Play on another device too")
    link = await ada.page.get_by_label("Link", exact=True).input_value()
    other = await visit(server, re.sub(r"^https?://[^/]+", "", link), phone=True)
    await expect(other.page.get_by_role("heading", name="Your games on this device")).to_be_visible()
    await other.press("Continue here")
    await expect(other.page.get_by_role("heading", name="Unfinished games")).to_be_visible()
