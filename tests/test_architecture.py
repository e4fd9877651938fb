"""Dependencies point one way, inside the folders of the games too."""

import ast
from pathlib import Path

import pytest

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
ROOMS_OF_A_GAME = {  # what a room in the folder of a game may use beyond the rules of its game
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
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom):
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return found


def layer_of(name: str) -> str:
    """The layer of a module: its package, or for a game's folder the layer that its room belongs to."""
    parts = name.split(".")
    if parts[1] == "games":
        return ROOMS_OF_A_GAME.get(parts[3], "") if len(parts) > 3 else ""
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


@pytest.mark.parametrize("room", sorted(ROOMS_OF_A_GAME))
def test_a_room_of_a_game_uses_only_the_layers_below_it(room: str) -> None:
    files = sorted(SOURCE.glob(f"games/*/{room}/**/*.py"))
    assert files
    for path in files:
        assert layers_used(path) <= MAY_USE[ROOMS_OF_A_GAME[room]] | {"rules"}, path


def test_every_layer_is_listed() -> None:
    layers = {path.name for path in SOURCE.iterdir() if path.is_dir() and any(path.glob("*.py"))}
    assert layers == set(MAY_USE) - {"rules"} | {"games"}


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
