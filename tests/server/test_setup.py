"""What can be chosen when a table is opened: the starting player and the sheets of Cheops."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ostraka.server.db.migrate import migrate
from ostraka.server.errors import Refusal
from ostraka.server.live.create_table import create_rematch
from ostraka.server.live.room import Room
from ostraka.server.services import Services
from server.client import Browser
from server.conftest import Process
from server.offline_services import FakeListener, open_table, running_services

Json = dict[str, Any]


@pytest.fixture
def database(tmp_path: Path) -> str:
    migrate(str(tmp_path / "games.sqlite"))
    return str(tmp_path / "games.sqlite")


@pytest.fixture
async def services(database: str) -> AsyncIterator[Services]:
    async with running_services(database) as services:
        yield services


async def host(services: Services) -> str:
    return (await services.store.people.add())[0]


def setup_of(room: Room) -> Json:
    setup: Json = msgspec.to_builtins(room.session.running.setup)
    return setup


async def test_choices_of_the_setup_are_played(services: Services) -> None:
    setup = {"first": 2, "sheets": ["F", "B", "D"]}
    room = await open_table(services, await host(services), ["me", "me", "random"], setup=setup)
    assert setup_of(room) == {"first": 2, "sheets": ("F", "B", "D")}
    view = room.session.running.view(0).snapshot
    assert (view.first, view.active, [seat.sheet for seat in view.seats]) == (2, 2, ["F", "B", "D"])


async def test_chance_decides_the_rest_of_the_setup(services: Services) -> None:
    person = await host(services)
    sheets = set()
    starters = set()
    for _ in range(30):
        room = await open_table(services, person, ["me", "me", "me"], setup={"sheets": [None, "B", None]})
        setup = setup_of(room)
        assert setup["sheets"][1] == "B"
        assert len(set(setup["sheets"])) == 3
        sheets |= set(setup["sheets"])
        starters.add(setup["first"])
    assert sheets == set("ABCDEF")
    assert starters == {0, 1, 2}


async def test_a_choice_outlives_the_process_that_took_it(database: str) -> None:
    async with running_services(database) as services:
        person = await host(services)
        room = await open_table(services, person, ["me", "free"], setup={"first": 1, "sheets": ["C", None]})
        assert room.session.status == "open"
        link = room.id
    async with running_services(database) as services:
        room = await services.rooms.open(link)
        assert room.info(None, may_sit=True).setup == {"first": 1, "sheets": ["C", None]}
        guest = await host(services)
        assert await services.store.tables.sit_down(link, 1, guest, "Ben", "cd" * 16)
        await room.seats_changed()
        assert setup_of(room)["first"] == 1
        assert setup_of(room)["sheets"][0] == "C"


@pytest.mark.parametrize(
    ("setup", "clause", "reason"),
    [
        ({"sheets": ["A", "A"]}, "C2", "same sheet"),
        ({"sheets": ["A", "Z"]}, "C2", "no such sheet"),
        ({"sheets": ["A"]}, "C2", "number of sheets"),
        ({"sheets": ["A", None, "B"]}, "C2", "number of sheets"),
        ({"first": 2}, "C6", "no such starter"),
        ({"first": -1}, "C6", "no such starter"),
    ],
)
async def test_the_rules_refuse_with_a_clause_and_a_reason(
    services: Services, setup: Json, clause: str, reason: str
) -> None:
    with pytest.raises(Refusal) as refused:
        await open_table(services, await host(services), ["me", "random"], setup=setup)
    refusal = refused.value
    assert (refusal.code, refusal.clause, refusal.reason) == ("illegal", clause, reason)
    assert await services.store.tables.of_person(await host(services), 10) == []


@pytest.mark.parametrize(
    "setup",
    [{"second": 1}, {"first": "me"}, {"first": 1.5}, {"sheets": "AB"}, {"sheets": [1, 2]}, {"sheets": {}}],
)
async def test_an_impossible_choice_is_refused(services: Services, setup: Json) -> None:
    with pytest.raises(Refusal, match="setup: ") as refused:
        await open_table(services, await host(services), ["me", "random"], setup=setup)
    assert refused.value.code == "bad-message"


async def test_a_game_without_choices_takes_none(services: Services) -> None:
    person = await host(services)
    room = await open_table(services, person, ["me", "random"], "pyramids", {})
    assert room.info(person, may_sit=True).setup is None
    with pytest.raises(Refusal, match="unknown field `first`"):
        await open_table(services, person, ["me", "random"], "pyramids", {"first": 0})


async def finish(services: Services, room: Room, people: int) -> None:
    """Let bots play a game to its end."""
    listener = FakeListener()
    room.join(listener)
    for seat in range(people):
        await services.store.tables.set_stand_in(room.id, seat, "random")
    await room.seats_changed()
    async with asyncio.timeout(60):
        while room.session.status != "over":  # noqa: ASYNC110 - a listener gets calls, not events
            await asyncio.sleep(0.01)
    room.leave(listener)


async def test_in_a_rematch_the_next_player_starts_and_chosen_sheets_stay_with_their_players(
    services: Services,
) -> None:
    ada = await host(services)
    setup = {"first": 0, "sheets": ["F", None, "D"]}
    room = await open_table(services, ada, ["me", "random", "novice"], setup=setup)
    await finish(services, room, 1)
    rematch = await create_rematch(services.rooms, room, ada)
    info = rematch.info(ada, may_sit=True)
    assert [seat.name for seat in info.seats] == ["Random", "Novice", "Ada"]
    assert info.setup == {"first": 0, "sheets": [None, "D", "F"]}


async def test_in_a_rematch_chance_decides_again(services: Services) -> None:
    ada = await host(services)
    room = await open_table(services, ada, ["me", "random"])
    await finish(services, room, 1)
    rematch = await create_rematch(services.rooms, room, ada)
    assert rematch.info(ada, may_sit=True).setup is None


async def test_over_http_a_setup_is_chosen_shown_and_refused(server: Process) -> None:
    async with Browser(server.address) as ada:
        seats = [{"mine": True, "name": "Ada"}, {"bot": "novice"}]
        body = {"game": "cheops", "seats": seats, "setup": {"first": 1, "sheets": ["E", None]}}
        table = await ada.ask("POST", "/api/tables", body, status=201)
        assert table["setup"] == {"first": 1, "sheets": ["E", None]}
        started = await ada.sit(table["id"], 0, "Ada")
        assert started["setup"] == table["setup"]
        async with ada.live(table["id"]) as live:
            shown = (await live.until("step"))["views"][0]["table"]
        assert (shown["first"], shown["seats"][0]["sheet"]) == (1, "E")
        body["setup"] = {"sheets": ["E", "E"]}
        refused = await ada.ask("POST", "/api/tables", body, status=422)
        assert refused == {
            "code": "illegal",
            "text": "sheets: every seat takes a different sheet (C2)",
            "clause": "C2",
            "reason": "same sheet",
            "retry": None,
        }
