"""Replays of finished games and of records."""

import asyncio
import json
import random
import threading
from gzip import decompress
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.testing import RequestFactory

import replays
from ostraka.server.errors import Refusal
from ostraka.server.http.compression import accepts, compressed_response
from ostraka.server.jobs.replay import MOST_MOVES
from ostraka.server.jobs.workers import MOST_REPLAYS, WorkerPools
from ostraka.table.record import decode
from ostraka.table.referee import replay
from server.client import Browser
from server.conftest import Process

FIXTURES = Path(__file__).parents[1] / "fixtures"


def fixture_record(name: str) -> dict[str, Any]:
    record: dict[str, Any] = json.loads((FIXTURES / f"{name}.json").read_text("utf-8"))
    return record


async def test_a_finished_game_is_shown_from_its_first_move_to_its_last(server: Process) -> None:
    async with Browser(server.address) as ada:
        table = await ada.open("pyramids", ["me", "random"])
        early = await ada.ask("GET", f"/api/tables/{table['id']}/replay", status=409)
        assert early["code"] == "too-early"
        async with ada.live(table["id"]) as live:
            await live.play_to_the_end(random.Random(2).choice)
        record = await ada.ask("GET", f"/api/tables/{table['id']}/record")
        shown = await ada.ask("GET", f"/api/tables/{table['watch']}/replay")
        assert [moment["move"] for moment in shown["moments"]] == [None, *record["moves"]]
        assert shown["scores"] == record["scores"]
        assert shown["fair"]["secret"] is not None
        hands = shown["moments"][2]["table"]["seats"]
        assert all(len(seat["dealt"]) == 4 for seat in hands), "nothing is hidden any more"


@pytest.mark.parametrize("name", sorted(path.stem for path in FIXTURES.glob("*.json")))
def test_any_record_is_shown_as_the_referee_sees_it(server: Process, name: str) -> None:
    record = fixture_record(name)
    answer = httpx.post(f"{server.address}/api/replay", json=record)
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) < 12_000
    shown = answer.json()
    assert shown["names"] == record["names"]
    assert shown["components"] == record["components"]
    assert shown["moments"][-1]["table"]["phase"] == "over"
    middle = replay(decode(json.dumps(record)), until=40)
    assert shown["moments"][40]["table"]["seats"][0]["points"] == middle.breakdown[0]


def test_a_client_that_does_not_accept_gzip_gets_plain_json(server: Process) -> None:
    answer = httpx.post(
        f"{server.address}/api/replay",
        json=fixture_record("cheops-2-fair"),
        headers={"accept-encoding": "identity"},
    )
    assert "content-encoding" not in answer.headers
    assert answer.json()["game"] == "cheops"


@pytest.mark.parametrize(
    ("said", "taken"),
    [
        *(("gzip", True), ("br, gzip;q=0.5", True), ("GZIP ; Q=1", True), ("*", True), ("gzip, *;q=0", True)),
        *(("", False), ("br", False), ("gzip;q=0", False), ("gzip; q=0.000, *", False), ("xgzip", False)),
        *(("gzip;q=much", False), ("*;q=0", False)),
    ],
)
def test_accept_encoding_decides_about_compression(said: str, *, taken: bool) -> None:
    assert accepts(said, "gzip") == taken


@pytest.mark.parametrize("said", ["gzip", "identity"])
async def test_a_response_is_gzipped_for_clients_that_accept_gzip(said: str) -> None:
    text = b'{"a": "review"}' * 100
    answer = await compressed_response(RequestFactory().get("/", headers={"accept-encoding": said}), text)
    assert answer.headers.get("content-encoding") == ("gzip" if said == "gzip" else None)
    assert (decompress(answer.content) if said == "gzip" else answer.content) == text


async def test_too_many_replays_at_once_are_refused_and_keep_no_bot_waiting() -> None:
    workers, gate = WorkerPools(1), threading.Event()
    try:
        line = [asyncio.create_task(workers.replays.run(gate.wait)) for _ in range(MOST_REPLAYS)]
        await asyncio.sleep(0)
        with pytest.raises(Refusal) as refused:
            await workers.replays.run(gate.wait)
        assert (refused.value.code, refused.value.retry) == ("busy", 3)
        assert await workers.bots.run(lambda: "a move") == "a move"
        gate.set()
        assert all(await asyncio.gather(*line))
        assert await workers.replays.run(lambda: "a game") == "a game"
    finally:
        gate.set()
        workers.stop()


def test_an_unfinished_game_is_shown_as_far_as_it_goes(server: Process) -> None:
    record = fixture_record("cheops-2-random")
    record.update(moves=record["moves"][:30], scores=None, winners=None)
    shown = httpx.post(f"{server.address}/api/replay", json=record).json()
    assert len(shown["moments"]) == 31
    assert shown["winners"] is None


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"format": "ostraka/9"}, "this version reads 'ostraka/1'"),
        ({"game": "senet"}, "there is no game 'senet'"),
        ({"scores": [99, 0]}, "the scores are"),
        ({"moves": ["roll red red red", "1 lay p2.1=die"]}, "move 2: "),
        ({"moves": ["roll red red"]}, "move 1: "),
        ({"moves": ["roll red red red"] * (MOST_MOVES + 1)}, f"at most {MOST_MOVES}"),
        ({"names": ["Ada"]}, "2 seats need 2 names"),
        ({"sheets": ["A", "Z"]}, "Z"),
        ({"fair": True}, "fair"),
    ],
    ids=lambda value: next(iter(value)) if isinstance(value, dict) else None,
)
def test_a_bad_record_is_refused_in_the_words_of_the_referee(
    server: Process, change: dict[str, Any], said: str
) -> None:
    answer = httpx.post(f"{server.address}/api/replay", json={**fixture_record("cheops-2-random"), **change})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")
    assert said in answer.json()["text"]


def test_a_record_with_forged_draws_is_shown_for_the_reader_to_check(server: Process) -> None:
    record = fixture_record("cheops-2-fair")
    record["options"]["fair"]["secret"] = "00" * 32
    answer = httpx.post(f"{server.address}/api/replay", json=record)
    assert answer.json()["fair"]["secret"] == "00" * 32


def test_replays_are_rate_limited(start: Any) -> None:  # noqa: ANN401 - a fixture that takes settings
    server = start(rate_limits="true")
    bad = {"format": "ostraka/1"}
    answers = [httpx.post(f"{server.address}/api/replay", json=bad).status_code for _ in range(90)]
    assert set(answers) == {400, 429}


async def test_a_repeated_request_for_a_review_gets_its_progress(server: Process) -> None:
    async with Browser(server.address) as ada:
        table = await ada.open("cheops", ["me", "random"])
        async with ada.live(table["id"]) as live:
            await live.play_to_the_end(random.Random(3).choice)
        progress = [await ada.ask("GET", f"/api/tables/{table['id']}/review", status=202) for _ in range(8)]
        assert all(0 <= making["done"] < 1 for making in progress)


@pytest.mark.parametrize("name", replays.GAMES)
def test_the_client_is_tested_with_replays_as_they_are_sent(name: str) -> None:
    assert replays.fixture_bytes(name) == decompress(replays.made(name)), (
        "run: PYTHONPATH=tests python -m replays"
    )
