"""Lessons over HTTP."""

from functools import partial

import httpx
import pytest

from server.conftest import Process

PATIENCE = 60  # seconds: the first who asks may wait for the compiler
get, post = partial(httpx.get, timeout=PATIENCE), partial(httpx.post, timeout=PATIENCE)


@pytest.mark.parametrize("game", ["pyramids", "cheops"])
def test_every_step_can_be_done_as_it_is_asked(server: Process, game: str) -> None:
    lesson = get(f"{server.address}/api/lessons/{game}").json()
    assert lesson["components"]
    for place, step in enumerate(lesson["steps"]):
        if step["turn"]:
            address = f"{server.address}/api/lessons/{game}/{place}"
            preview = post(address, json={"moves": step["turn"]}).json()
            assert preview["type"] == "previewed"
            assert preview["whole"], step["key"]
            assert preview["moves"] == step["turn"]
            assert preview["facts"] or step["key"] in ("keep", "take", "deck")


def test_a_lesson_is_gzipped_for_clients_that_accept_gzip(server: Process) -> None:
    address = f"{server.address}/api/lessons/cheops"
    plain, small = (get(address, headers={"accept-encoding": way}) for way in ("identity", "gzip"))
    assert "content-encoding" not in plain.headers
    assert small.headers["content-encoding"] == "gzip"
    assert int(small.headers["content-length"]) < len(plain.content) / 5
    assert small.json() == plain.json()


def test_an_illegal_move_in_a_lesson_is_answered_with_its_rule(server: Process) -> None:
    steps = get(f"{server.address}/api/lessons/pyramids").json()["steps"]
    place = [step["key"] for step in steps].index("shape")
    answer = post(f"{server.address}/api/lessons/pyramids/{place}", json={"moves": ["0 mark 11 a1"]})
    assert answer.json()["type"] == "refused"
    assert answer.json()["clause"] == "P12"
    assert answer.json()["reason"] == "entrance"


@pytest.mark.parametrize(("path", "status"), [("chess", 400), ("pyramids/99", 404), ("pyramids/-1", 404)])
def test_an_unknown_lesson_is_refused(server: Process, path: str, status: int) -> None:
    address = f"{server.address}/api/lessons/{path}"
    answer = post(address, json={"moves": []}) if "/" in path else get(address)
    assert answer.status_code == status


def test_nobody_plays_for_the_other_seat_or_for_chance(server: Process) -> None:
    for move in ("1 keep 2 3", "deal 0 1 2 3 4"):
        answer = post(f"{server.address}/api/lessons/pyramids/1", json={"moves": [move]})
        assert answer.json()["code"] == "not-yours"


@pytest.mark.parametrize(("key", "pyramids", "bonuses"), [("tomb", 10, 0), ("bonus", 10, 10)])
def test_a_tomb_and_a_bonus_are_in_the_preview_before_the_novice_has_marked(
    server: Process, key: str, pyramids: int, bonuses: int
) -> None:
    steps = get(f"{server.address}/api/lessons/pyramids").json()["steps"]
    place, step = next((place, step) for place, step in enumerate(steps) if step["key"] == key)
    preview = post(f"{server.address}/api/lessons/pyramids/{place}", json={"moves": step["turn"]}).json()
    before, after = (view["table"]["seats"][0]["points"] for view in (step["view"], preview["view"]))
    assert after["pyramids"] - before["pyramids"] == pyramids
    assert after["bonuses"] - before["bonuses"] == bonuses
