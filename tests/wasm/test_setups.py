"""Games are set up in WebAssembly as they are natively, and described for JavaScript."""

import json
import random
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ostraka.core.announcements import Topic
from ostraka.core.errors import IllegalMove, Reason
from ostraka.core.game import AnyGame, SetupField
from ostraka.core.registry import GAMES, find_game
from ostraka.core.setup import fields_of
from ostraka.table.chance import Seeded
from ostraka.table.new import arranged_by
from ostraka.table.record import decode_options
from wasm.runs import EVERY, NODE

SEEDS = 200


def some_choices(game: AnyGame, seats: int, seed: int) -> dict[str, Any]:
    """A set-up of which some is chosen: at the first seeds nothing, later more and more."""
    choose = random.Random(seed)
    fields = fields_of(game, game.standard())
    return {field.name: chosen(field, seats, seed / SEEDS, choose) for field in fields}


def chosen(field: SetupField, seats: int, share: float, choose: random.Random) -> Any:  # noqa: ANN401 - a field of any set-up
    offered = range(seats) if field.words is None else field.words
    values = [value if choose.random() < share else None for value in choose.sample(offered, seats)]
    return values if field.by_seat else values[0]


def natively(game: AnyGame, seats: int, case: dict[str, Any]) -> dict[str, Any]:
    components = game.standard()
    setup = arranged_by(game, seats, components, Seeded(case["seed"]).pick, case["chosen"])
    kit = game.kit(components, seats, setup, game.options())
    return {"kit": kit.tobytes().hex(), "setup": msgspec.to_builtins(setup)}


def in_webassembly(modules: Path, name: str, cases: list[dict[str, Any]], folder: Path) -> Any:  # noqa: ANN401 - JSON
    (folder / "cases.json").write_text(json.dumps(cases))
    program = Path(__file__).with_name("setups.mjs")
    paths = modules / f"{name}.rules.wasm", modules / f"{name}.json", folder / "cases.json"
    ran = subprocess.run([NODE, program, *paths], capture_output=True, text=True, check=True)
    return json.loads(ran.stdout)


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_set_ups_give_the_same_kit(modules: Path, name: str, seats: int, tmp_path: Path) -> None:
    game = find_game(name)
    cases = [
        {"seats": seats, "seed": seed, "chosen": some_choices(game, seats, seed)} for seed in range(SEEDS)
    ]
    found = in_webassembly(modules, name, cases, tmp_path)
    expected = json.loads(json.dumps([natively(game, seats, case) for case in cases]))
    assert found == expected


@pytest.mark.parametrize("name", list(GAMES))
def test_a_description_has_what_a_record_and_a_refusal_need(modules: Path, name: str) -> None:
    game = find_game(name)
    described = json.loads((modules / f"{name}.json").read_text("utf-8"))
    assert msgspec.convert(described["components"], game.components) == game.standard()
    assert decode_options(name, json.dumps(described["options"])) == game.options()
    assert [Reason(**reason) for reason in described["reasons"]] == list(game.reasons)
    assert [Topic(**topic).key for topic in described["topics"]] == [topic.key for topic in game.topics]
    assert described["sources"] == list(game.sources)


@pytest.mark.parametrize("name", list(GAMES))
def test_a_refusal_is_worded_by_the_description(modules: Path, name: str) -> None:
    for reason in json.loads((modules / f"{name}.json").read_text("utf-8"))["reasons"]:
        clause = f" ({reason['clause']})" if reason["clause"] else ""
        error = IllegalMove(reason["clause"], reason["name"], reason["sentence"], "a move")
        assert str(error) == f"a move: {reason['sentence']}{clause}"
