"""A client that has the compiled rules receives states in place of views."""

from base64 import b64decode

import numpy as np
import pytest

import ostraka
from ostraka.core.layout import layout_digest
from ostraka.core.registry import find_game
from server.client import Browser, Json, Live
from server.conftest import Process


async def open_table(browser: Browser, game: str) -> str:
    seats = [{"mine": True, "name": "Ada", "nonce": "ab" * 16}, {"bot": "scribe"}]
    body = {"game": game, "seats": seats, "options": {"delay": False}}
    answer = await browser.http.post("/api/tables", json=body)
    link: str = answer.json()["id"]
    return link


async def ask_for_states(live: Live, game: str, layout: str | None = None) -> Json:
    await live.until("step")
    message = {"type": "hello", "step": live.step, "layout": layout or layout_digest(find_game(game))}
    await live.say(message)
    while True:
        answer = await live.hear()
        if answer["type"] in ("step", "states"):
            return answer


@pytest.mark.parametrize("game", ostraka.GAMES)
async def test_a_state_says_what_the_view_says(server: Process, game: str) -> None:
    async with Browser(server.address) as ada:
        link = await open_table(ada, game)
        async with ada.live(link) as live:
            states = await ask_for_states(live, game)
            view = states["views"][0]
            rules = find_game(game)
            state = np.frombuffer(b64decode(view["state"]), rules.state)
            kit = np.frombuffer(b64decode(states["kit"]), rules.kit_type)
            known = live.views[0]
            assert len(state) == len(kit) == 1
            assert state[0]["seats"] == 2
            assert (view["seat"], view["waiting"]) == (0, known["waiting"])


async def test_a_state_hides_the_cards_of_others(server: Process) -> None:
    async with Browser(server.address) as ada:
        link = await open_table(ada, "pyramids")
        async with ada.live(link) as live:
            states = await ask_for_states(live, "pyramids")
            view = states["views"][0]
            state = np.frombuffer(b64decode(view["state"]), find_game("pyramids").state)[0]
            assert state["seat"][0]["dealt"] != 0
            assert state["seat"][1]["dealt"] == 0


async def test_a_client_with_another_layout_receives_views(server: Process) -> None:
    async with Browser(server.address) as ada:
        link = await open_table(ada, "cheops")
        async with ada.live(link) as live:
            assert (await ask_for_states(live, "cheops", "of another version"))["type"] == "step"


async def test_later_steps_come_as_states_without_the_kit(server: Process) -> None:
    async with Browser(server.address) as ada:
        link = await open_table(ada, "cheops")
        async with ada.live(link) as live:
            await ask_for_states(live, "cheops")
            move = live.views[0]["legal"][-1]
            await live.say({"type": "play", "id": "a1", "seat": 0, "moves": [move]})
            states = await live.until("states")
            assert states["kit"] is None
            assert states["since"] == states["step"] - 1
