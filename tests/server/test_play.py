"""Whole games over HTTP and WebSocket, against a real server."""

import asyncio
import json
import random

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

import ostraka
from ostraka.table.record import decode
from server.client import PATIENCE, Browser, Choose, Json, Live
from server.conftest import Cluster

SEATS = [(game, seats) for game, of in ostraka.GAMES.items() for seats in range(of.fewest, of.most + 1)]


def chooser(seed: int) -> Choose:
    return random.Random(seed).choice


async def record_of(browser: Browser, link: str) -> ostraka.Record:
    return decode(json.dumps(await browser.ask("GET", f"/api/tables/{link}/record")))


@pytest.mark.parametrize(("game", "seats"), SEATS)
async def test_a_person_plays_bots_to_the_end(cluster: Cluster, game: str, seats: int) -> None:
    async with Browser(cluster.address) as ada:
        table = await ada.open(game, ["me", *["scribe", "novice", "random", "scribe"][: seats - 1]])
        assert table["status"] == "playing"
        async with ada.live(table["id"]) as live:
            await live.play_to_the_end(chooser(seats))
            scores = live.views[0]["scores"]
        record = await record_of(ada, table["id"])
        assert list(record.scores or ()) == scores
        assert ostraka.verify(record).over
        assert record.options.fair is not None
        assert record.options.fair.commitment == table["commitment"]
        mine = await ada.ask("GET", "/api/tables")
        assert [(one["id"], one["status"], one["scores"]) for one in mine] == [(table["id"], "over", scores)]


@pytest.mark.parametrize("game", sorted(ostraka.GAMES))
async def test_two_people_play_while_a_watcher_follows(cluster: Cluster, game: str) -> None:
    async with (
        Browser(cluster.address) as ada,
        Browser(cluster.address) as ben,
        Browser(cluster.address) as eve,
    ):
        table = await ada.open(game, ["me", "free", "scribe"])
        assert table["status"] == "open"
        link = table["id"]
        async with ada.live(link) as first, eve.live(table["watch"]) as watcher:
            joined = await ben.sit(link, 1)
            assert joined["status"] == "playing"
            assert [seat["mine"] for seat in joined["seats"]] == [False, True, False]
            async with ben.live(link) as second:
                await asyncio.gather(
                    first.play_to_the_end(chooser(1)),
                    second.play_to_the_end(chooser(2)),
                    watch_to_the_end(watcher),
                )
                assert set(first.views) == {0}
                assert set(second.views) == {1}
                assert set(watcher.views) == {None}
                assert first.views[0]["scores"] == second.views[1]["scores"] == watcher.views[None]["scores"]
        record = await record_of(eve, table["watch"])
        announced = json.loads(msgspec.json.encode(ostraka.verify(record).announcements()))
        assert first.announced == second.announced == watcher.announced == announced
        assert announced, "everybody hears the same, once"


async def watch_to_the_end(live: Live) -> None:
    while not (live.views and live.views[None]["over"]):
        await live.hear()


@pytest.mark.parametrize("game", sorted(ostraka.GAMES))
async def test_one_device_holds_several_seats(cluster: Cluster, game: str) -> None:
    async with Browser(cluster.address) as ada:
        table = await ada.open(game, ["me", "me"])
        async with ada.live(table["id"]) as live:
            await live.play_to_the_end(chooser(3))
            assert set(live.views) == {0, 1}


async def test_after_a_reconnect_the_news_since_the_last_step_arrives(cluster: Cluster) -> None:
    async with Browser(cluster.address) as ada:
        table = await ada.open("pyramids", ["me", "me"])
        async with ada.live(table["id"]) as live:
            await live.until("step")
            for turn in range(6):
                ack = await live.play(turn % 2, await live.whole_turn(turn % 2, chooser(1)))
                while live.step < ack["step"]:
                    await live.hear()
            step, known = live.step, list(live.moves[0])
        async with ada.live(table["id"]) as again:
            await again.until("step")
            assert again.step == step
            assert sorted(again.moves[0]) == sorted(known)
        async with ada.live(table["id"], step=step - 2) as resumed:
            await resumed.until("step")
            assert 0 < len(resumed.moves[0]) < len(known)
        async with ada.live(table["id"], step=step) as current:
            await current.until("step")
            assert current.moves[0] == []


async def test_a_turn_sent_twice_is_played_once(cluster: Cluster) -> None:
    async with Browser(cluster.address) as ada:
        table = await ada.open("pyramids", ["me", "me"])
        async with ada.live(table["id"]) as live:
            await live.until("step")
            moves = await live.whole_turn(0, chooser(1))
            first = await live.play(0, moves, "one")
            second = await live.play(0, moves, "one")
            assert first == second
            refused = await live.play(0, moves, "two")
            assert (refused["type"], refused["code"], refused["clause"]) == ("refused", "illegal", "P6")
            assert refused["reason"] == "not keeping"


async def test_an_incomplete_turn_is_refused(cluster: Cluster) -> None:
    async with Browser(cluster.address) as ada:
        table = await ada.open("cheops", ["me", "me"])
        async with ada.live(table["id"]) as live:
            await live.until("step")
            (seat,) = live.views[0]["waiting"]
            lay = next(move for move in live.views[seat]["legal"] if "lay p" in move)
            refused = await live.play(seat, [lay])
            assert refused["code"] == "not-whole"
            preview = await live.answer({"type": "preview", "id": "t", "seat": seat, "moves": [lay]})
            assert (preview["whole"], preview["moves"]) == (False, [lay])
            assert f"{seat} done" in preview["next"]
            assert {"key": "pyramid", "args": {"level": 1, "points": 1}} in preview["facts"]
            ack = await live.play(seat, [lay, f"{seat} done"])
            assert ack["type"] == "ack"


async def test_a_preview_reveals_no_future_draws(cluster: Cluster) -> None:
    """The next flip depends on the secret: nobody learns it by trying."""
    async with Browser(cluster.address) as ada:
        table = await ada.open("pyramids", ["me", "me"])
        async with ada.live(table["id"]) as live:
            await live.until("step")
            await live.play(0, await live.whole_turn(0, chooser(1)))
            moves = await live.whole_turn(1, chooser(1))
            preview = await live.answer({"type": "preview", "id": "t", "seat": 1, "moves": moves})
            assert preview["whole"]
            assert preview["view"]["table"]["flipped"] is None
            assert preview["view"]["table"]["offer"] == []


async def finished_review(browser: Browser, link: str) -> Json:
    """Poll until the review is there, as a page does."""
    async with asyncio.timeout(PATIENCE):
        while True:
            answer = await browser.http.get(f"/api/tables/{link}/review")
            if answer.status_code != 202:
                break
            await asyncio.sleep(0.05)
    review: Json = answer.json()
    return review


async def test_hints_and_a_review_are_sent_on_request(cluster: Cluster) -> None:
    async with Browser(cluster.address) as ada:
        table = await ada.open("cheops", ["me", "random"])
        link = table["id"]
        async with ada.live(link) as live:
            while not live.views.get(0, {}).get("legal"):
                await live.hear()
            hinted = await live.answer({"type": "hint", "id": "h", "seat": 0})
            assert hinted["type"] == "hinted", hinted
            best = hinted["advice"][0]
            assert best["move"] in live.views[0]["legal"]
            assert 0 < best["win"] < 1, "nothing is certain at the first decision"
            assert all(advice["facts"] for advice in hinted["advice"])
            values = [advice["margin"] + 100 * advice["win"] for advice in hinted["advice"]]
            assert values[0] >= values[1], "the better of the two that were played out to the last round"
            early = await ada.ask("GET", f"/api/tables/{link}/review", status=409)
            assert early["code"] == "too-early"
            await live.play_to_the_end(chooser(5))
            assert (await ada.ask("GET", f"/api/tables/{link}/review", status=202))["done"] < 1
            review = await finished_review(ada, link)
            assert [player["seat"] for player in review["players"]] == [0, 1]


async def test_a_table_can_forbid_hints_and_watchers(cluster: Cluster) -> None:
    async with Browser(cluster.address) as ada, Browser(cluster.address) as eve:
        table = await ada.open("cheops", ["me", "me"], options={"hints": False, "watching": False})
        async with ada.live(table["id"]) as live:
            await live.until("step")
            refused = await live.answer({"type": "hint", "id": "h", "seat": 0})
            assert refused["code"] == "not-yours"
        async with eve.live(table["watch"]) as watcher:
            assert (await watcher.hear())["code"] == "not-yours"


async def test_a_person_without_a_seat_cannot_see_a_game_that_allows_no_watchers(
    cluster: Cluster,
) -> None:
    async with (
        Browser(cluster.address) as ada,
        Browser(cluster.address) as ben,
        Browser(cluster.address) as eve,
    ):
        table = await ada.open("cheops", ["me", "free"], options={"watching": False})
        link = table["id"]
        async with ben.live(link) as seated, eve.live(link) as first, eve.live(link) as second:
            for live in (seated, first, second):
                await live.until("welcome")
            await ben.sit(link, 1)
            for live in (first, second):
                assert (await live.until("refused"))["code"] == "not-yours"
                with pytest.raises(ConnectionClosed):
                    await live.hear()
                assert (live.socket.close_code, live.views) == (4403, {})
            async with ben.live(link) as back:
                assert (await back.until("step"))["views"][0]["seat"] == 1


async def test_a_rematch_seats_everybody_again(cluster: Cluster) -> None:
    async with Browser(cluster.address) as ada, Browser(cluster.address) as ben:
        table = await ada.open("cheops", ["me", "free", "random"])
        await ben.sit(table["id"], 1)
        async with ada.live(table["id"]) as first, ben.live(table["id"]) as second:
            await ada.ask("POST", f"/api/tables/{table['id']}/rematch", status=409)
            await asyncio.gather(first.play_to_the_end(chooser(1)), second.play_to_the_end(chooser(2)))
            one, two = await asyncio.gather(
                ada.ask("POST", f"/api/tables/{table['id']}/rematch"),
                ben.ask("POST", f"/api/tables/{table['id']}/rematch"),
            )
            assert one["id"] == two["id"] != table["id"]
            assert one["status"] == "open"
            assert [occupant["name"] for occupant in one["seats"]] == ["Ben", "Random", "Ada 0"]
            assert [occupant["ready"] for occupant in one["seats"]] == [False, True, False]
            while first.table["rematch"] is None:
                await first.hear()
            assert first.table["rematch"] == one["id"]
        await ada.sit(one["id"], 2, "Ada")
        started = await ben.sit(one["id"], 0, "Ben")
        assert started["status"] == "playing"


async def test_a_seat_can_be_left_before_the_game_begins(cluster: Cluster) -> None:
    async with Browser(cluster.address) as ada, Browser(cluster.address) as ben:
        table = await ada.open("pyramids", ["me", "free", "free"])
        link = table["id"]
        await ben.sit(link, 1)
        refused = await ada.ask("DELETE", f"/api/tables/{link}/seats/1", status=403)
        assert refused["code"] == "not-yours"
        left = await ben.ask("DELETE", f"/api/tables/{link}/seats/1")
        assert left["seats"][1]["name"] is None
        await ben.sit(link, 2)
        started = await ada.sit(link, 1, "Ada too")
        assert started["status"] == "playing"
        late = await ada.ask("DELETE", f"/api/tables/{link}/seats/1", status=409)
        assert late["code"] == "too-late"


async def test_a_nonce_can_be_added_after_the_commitment(cluster: Cluster) -> None:
    async with Browser(cluster.address) as ada:
        seats = [{"mine": True, "name": "Ada"}, {"bot": "novice"}]
        table = await ada.ask("POST", "/api/tables", {"game": "cheops", "seats": seats}, status=201)
        assert table["status"] == "open"
        assert [seat["ready"] for seat in table["seats"]] == [False, True]
        begun = await ada.sit(table["id"], 0, "Ada")
        assert begun["status"] == "playing"
        assert begun["commitment"] == table["commitment"]
        again = await ada.sit(table["id"], 0, "Ada", status=409)
        assert again["code"] == "taken"


async def test_a_person_with_a_key_can_repeat_a_request_for_a_seat(cluster: Cluster) -> None:
    async with Browser(cluster.address) as ada, Browser(cluster.address) as ben:
        table = await ada.open("cheops", ["me", "free"])
        assert await ben.ask("POST", "/api/me") == {"new": True}
        key = ben.http.cookies["ostraka"]
        assert await ben.ask("POST", "/api/me") == {"new": False}
        assert ben.http.cookies["ostraka"] == key
        again = (await ben.http.post("/api/me")).headers["set-cookie"]
        assert again.startswith(f"ostraka={key};")
        assert "Max-Age=31536000" in again
        assert "HttpOnly" in again
        sitting = {"name": "Ben", "nonce": "cd" * 16}
        for _ in range(2):  # as if the first answer were lost
            info = await ben.ask("POST", f"/api/tables/{table['id']}/seats/1", sitting)
            assert [seat["mine"] for seat in info["seats"]] == [False, True]
        assert [one["id"] for one in await ben.ask("GET", "/api/tables")] == [table["id"]]


async def test_a_private_link_moves_a_person_to_another_device(cluster: Cluster) -> None:
    async with Browser(cluster.address) as ada, Browser(cluster.address) as phone:
        table = await ada.open("cheops", ["me", "scribe"])
        key = (await ada.ask("POST", "/api/device-tokens", status=201))["token"]
        await phone.ask("POST", "/api/device-tokens/use", {"token": key}, status=204)
        mine = await phone.ask("GET", "/api/tables")
        assert [one["id"] for one in mine] == [table["id"]]
        assert mine[0]["seats"][0]["mine"]
        assert phone.http.cookies["ostraka"] not in (key, ada.http.cookies["ostraka"])
        for used in (key, "x" * 43):
            wrong = await phone.ask("POST", "/api/device-tokens/use", {"token": used}, status=404)
            assert wrong["code"] == "unknown"


async def test_a_game_is_replayed_when_it_is_over(cluster: Cluster) -> None:
    async with Browser(cluster.address) as ada:
        table = await ada.open("cheops", ["me", "random"])
        for what in ("replay", "record"):
            await ada.ask("GET", f"/api/tables/{table['id']}/{what}", status=409)
        async with ada.live(table["id"]) as live:
            await live.play_to_the_end(chooser(1))
            scores = live.views[0]["scores"]
        record = await record_of(ada, table["id"])
        replay = await ada.ask("GET", f"/api/tables/{table['id']}/replay")
        assert replay["scores"] == scores
        assert [moment["move"] for moment in replay["moments"]] == [None, *record.moves]
        assert replay["moments"][1]["table"]["phase"] == "lay"
        announced = [said for moment in replay["moments"] for said in moment["announced"]]
        assert announced == json.loads(msgspec.json.encode(ostraka.verify(record).announcements()))
        assert announced[-1]["key"] == "gained"
