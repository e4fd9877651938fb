"""Imports follow the direction of the layers, inside the folders of the games too."""

import ast
import re
from pathlib import Path

import pytest

from ostraka.core.registry import GAMES

SOURCE = Path(__file__).parent.parent / "src" / "ostraka"
MAY_USE = {
    "core": {"core"},
    "text": {"core", "text"},
    "rules": {"core", "rules"},
    "table": {"core", "table"},
    "bots": {"core", "table", "bots"},
    "lab": {"core", "table", "bots", "lab"},
    "envs": {"core", "table", "bots", "envs"},
    "lessons": {"core", "table", "lessons"},
    "press": {"core", "text", "press"},
    "server": {"core", "table", "bots", "lessons", "text", "server"},
    "cli": {"core", "table", "bots", "lab", "press", "server", "text", "cli"},
}
PARTS_OF_A_GAME = {  # the layer of each part of a game's folder; a part may also use the rules of its game
    "rules": "rules",
    "bots": "bots",
    "environment": "envs",
    "terminal": "cli",
    "press": "press",
    "studies": "lab",
    "lesson": "lessons",
    "server": "server",
}


def imports(path: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom):
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
    return names


def layer_of(name: str) -> str:
    """The layer of a module: its package or, in a game's folder, the layer of its part."""
    parts = name.split(".")
    if parts[1] == "games":
        return PARTS_OF_A_GAME.get(parts[3], "") if len(parts) > 3 else ""
    return parts[1]


def layers_used(path: Path) -> set[str]:
    used = {layer_of(name) for name in imports(path) if name.startswith("ostraka.")}
    return used & set(MAY_USE)


@pytest.mark.parametrize("layer", sorted(set(MAY_USE) - {"rules"}))
def test_a_layer_uses_only_the_layers_below_it(layer: str) -> None:
    files = sorted((SOURCE / layer).rglob("*.py"))
    assert files
    for path in files:
        assert layers_used(path) <= MAY_USE[layer], path.name


@pytest.mark.parametrize("part", sorted(PARTS_OF_A_GAME))
def test_a_part_of_a_game_uses_only_the_layers_below_it(part: str) -> None:
    files = sorted(SOURCE.glob(f"games/*/{part}/**/*.py"))
    assert files
    for path in files:
        assert layers_used(path) <= MAY_USE[PARTS_OF_A_GAME[part]] | {"rules"}, path


def test_every_package_is_a_layer() -> None:
    layers = {path.name for path in SOURCE.iterdir() if path.is_dir() and any(path.glob("*.py"))}
    assert layers == set(MAY_USE) - {"rules"} | {"games"}


NAMES = re.compile(rf"\\b({'|'.join(GAMES)})\\b", re.IGNORECASE)
WEB = SOURCE.parents[1] / "web" / "src"


def shared_files() -> list[Path]:
    ours = [path for path in SOURCE.rglob("*.py") if "games" not in path.relative_to(SOURCE).parts]
    browser = [path for path in WEB.rglob("*") if path.suffix in {".ts", ".svelte", ".css"}]
    return ours + [
        path for path in browser if "games" not in path.relative_to(WEB).parts and path.name != "wire.ts"
    ]


@pytest.mark.parametrize("path", shared_files(), ids=lambda path: path.name)
def test_a_shared_file_names_no_game(path: Path) -> None:
    assert NAMES.findall(path.read_text("utf-8")) == []


def test_the_rules_do_no_input_or_output_and_know_no_clock() -> None:
    forbidden = {
        "os",
        "shutil",
        "tempfile",
        "random",
        "secrets",
        "time",
        "datetime",
        "socket",
        "subprocess",
        "asyncio",
    }
    for path in SOURCE.glob("games/*/rules/**/*.py"):
        assert not {name.split(".")[0] for name in imports(path)} & forbidden, path
