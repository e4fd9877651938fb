"""Bots in WebAssembly decide as they do natively, bit for bit."""

import json
import random
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import ostraka
from ostraka.bots.architect import network_judgement
from ostraka.bots.bot import Budget, choice_seed
from ostraka.bots.judgement import begin_comparison, expect
from ostraka.bots.memory import new_memory
from ostraka.bots.network import load_network
from ostraka.bots.pharaoh import Pharaoh
from ostraka.bots.scribe import weigh_by_heuristic
from ostraka.bots.search import NO_MOVE
from ostraka.bots.trials import run_search
from ostraka.table.view import View
from wasm.runs import EVERY, NODE

SEED, PLAYOUTS = 5, 60


@cache
def views(game: str, seats: int) -> list[View]:
    """Positions of random games, early and late."""
    found = []
    for seed in range(5):
        table, choose = ostraka.new(game, seats, seed=seed), random.Random(seed)
        for _ in range(seats * (1 + 4 * seed)):
            if not table.over:
                table.play(choose.choice(table.legal(min(table.waiting))))
        if not table.over:
            found.append(table.view(max(table.waiting)))
    return found


def also(view: View) -> int:
    """A move to be tried in any case."""
    return len(view.legal) - 1


def in_webassembly(modules: Path, game: str, asked: list[View], folder: Path) -> dict[str, Any]:
    cases = [
        {
            "state": view.rows.tobytes().hex(),
            "kit": view.kit.tobytes().hex(),
            "seat": view.seat,
            "ply": len(view.codes),
            "seed": SEED,
            "playouts": PLAYOUTS,
            "also": also(view),
        }
        for view in asked
    ]
    (folder / "cases.json").write_text(json.dumps(cases))
    paths = modules / f"{game}.bots.wasm", modules / f"{game}.json", folder / "cases.json"
    program = Path(__file__).with_name("decide.mjs")
    ran = subprocess.run([NODE, program, *paths], capture_output=True, text=True, check=True)
    answers: dict[str, Any] = json.loads(ran.stdout)
    return answers


def natively(view: View) -> dict[str, str]:
    found = {
        name: str(ostraka.bot(name, seed=SEED, playouts=PLAYOUTS).choose(view).code)
        for name in ("random", "novice", "scribe", "architect")
    }
    name, count = view.game.name, len(view.legal)
    seat, codes, seed = view.seat or 0, view.legal.codes, choice_seed(SEED)
    memory = new_memory(name)
    weigh_by_heuristic(view.rows, view.kit, seat, codes, memory)
    found["scribe weights"] = written(memory["margins"][0, :count], memory["wins"][0, :count])
    found["architect weights"] = written(*network_judgement(load_network(name), view))
    tried = Pharaoh(SEED, Budget(PLAYOUTS)).play_out_candidates(view, also=view.legal[also(view)])
    found["pharaoh"] = str(tried.ranked[0].move.code)
    found["pharaoh weights"] = written(tried.memory["trials"][0, : len(tried.ranked)])
    begin_comparison(view.rows, seat, codes, 0, also(view), seed, len(view.codes), memory)
    run_search(view, memory)
    found["duel"] = written(memory["trials"][0, :2])
    expect(view.rows, view.kit, NO_MOVE, seed, len(view.codes), load_network(name), memory)
    found["expected"] = written(memory["expected"][0, : len(view.names)])
    return found


def written(*arrays: npt.NDArray[Any]) -> str:
    return "".join(np.ascontiguousarray(array).tobytes().hex() for array in arrays)


@pytest.mark.parametrize(("game", "seats"), EVERY)
def test_every_bot_decides_as_it_does_natively(modules: Path, game: str, seats: int, tmp_path: Path) -> None:
    asked = views(game, seats)
    found = in_webassembly(modules, game, asked, tmp_path)["found"]
    assert found == [natively(view) for view in asked]


def compressed(*paths: Path) -> int:
    """The bytes that a browser has to fetch."""
    size = "zlib.brotliCompressSync(fs.readFileSync(path)).length"
    program = f"for (const path of process.argv.slice(1)) console.log({size})"
    ran = subprocess.run([NODE, "-e", program, *paths], capture_output=True, text=True, check=True)
    return sum(map(int, ran.stdout.split()))


def test_the_modules_are_small_enough_for_a_phone(modules: Path) -> None:
    rules = compressed(*(modules / f"{game}.rules.wasm" for game in ostraka.GAMES))
    bots = compressed(*(modules / f"{game}.bots.wasm" for game in ostraka.GAMES))
    print(f"brotli: rules {rules}, bots {bots}")  # noqa: T201 - shown with -s
    assert rules <= 45_000
    assert bots <= 150_000
