"""Whole games in a real browser."""

import pytest
from playwright.async_api import expect

from server.conftest import Process
from web.conftest import Open
from web.person import Hand


@pytest.mark.parametrize("hand", ["mouse", "touch", "keyboard"])
async def test_a_whole_game_of_pyramids(server: Process, visit: Open, hand: Hand) -> None:
    person = await visit(server, phone=hand == "touch")
    await person.start("pyramids")
    await person.play_pyramids(hand)
    await expect(person.over).to_be_visible()
    await expect(person.page.locator("tfoot td")).to_have_count(2)


@pytest.mark.parametrize("hand", ["mouse", "touch", "keyboard"])
async def test_a_whole_game_of_cheops(server: Process, visit: Open, hand: Hand) -> None:
    person = await visit(server, phone=hand == "touch")
    await person.start("cheops")
    await person.play_cheops(hand)
    await expect(person.over).to_be_visible()
    await expect(person.page.locator("tfoot td")).to_have_count(2)
