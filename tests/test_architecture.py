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
    "wasm": {"core", "table", "bots", "wasm"},
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


def games_used(path: Path) -> set[str]:
    """The games whose folders a file imports from."""
    return {name.split(".")[2] for name in imports(path) if name.startswith("ostraka.games.")}


@pytest.mark.parametrize("layer", sorted(set(MAY_USE) - {"rules"}))
def test_a_layer_uses_only_the_layers_below_it(layer: str) -> None:
    files = sorted((SOURCE / layer).rglob("*.py"))
    assert files
    for path in files:
        assert layers_used(path) <= MAY_USE[layer], path.name
        assert games_used(path) == set(), path.name


@pytest.mark.parametrize("part", sorted(PARTS_OF_A_GAME))
def test_a_part_of_a_game_uses_only_the_layers_below_it(part: str) -> None:
    files = sorted(SOURCE.glob(f"games/*/{part}/**/*.py"))
    assert files
    for path in files:
        assert layers_used(path) <= MAY_USE[PARTS_OF_A_GAME[part]] | {"rules"}, path


@pytest.mark.parametrize("game", GAMES)
def test_a_game_imports_no_other_game(game: str) -> None:
    files = sorted((SOURCE / "games" / game).rglob("*.py"))
    assert files
    for path in files:
        assert games_used(path) <= {game}, path


def test_an_import_of_a_game_is_recognised(tmp_path: Path) -> None:
    path = tmp_path / "bot.py"
    path.write_text("from ostraka.games.pyramids import bots\nimport ostraka.games.cheops.rules.play\n")
    assert games_used(path) == {"pyramids", "cheops"}
    assert layers_used(path) == {"bots", "rules"}


def test_the_architecture_page_lists_the_imports_of_each_layer() -> None:
    page = (SOURCE.parents[1] / "docs" / "architecture.md").read_text("utf-8")
    lines = re.findall(r"^(\w+): (.+)$", page.split("```")[3], re.MULTILINE)
    listed = {layer: set(below.split(", ")) - {"nothing"} | {layer} for layer, below in lines}
    assert listed == {layer: below for layer, below in MAY_USE.items() if layer != "rules"}


def test_every_package_is_a_layer() -> None:
    layers = {path.name for path in SOURCE.iterdir() if path.is_dir() and any(path.glob("*.py"))}
    assert layers == set(MAY_USE) - {"rules"} | {"games"}


WEB = SOURCE.parents[1] / "web"
SUFFIXES = {".py", ".ftl", ".typ", ".svg", ".ts", ".svelte", ".css", ".html", ".js", ".webmanifest"}
NAMES = re.compile("|".join(GAMES), re.IGNORECASE)
TITLES = re.compile("|".join(game.capitalize() for game in GAMES))


def shared_files() -> list[Path]:
    """The files that belong to no game; generated ones and builds are left out."""
    folders = [SOURCE, WEB / "src", WEB / "public", *WEB.glob("*.*")]
    files = [path for folder in folders for path in (folder, *folder.rglob("*"))]
    return sorted(path for path in files if path.suffix in SUFFIXES and is_shared(path))


def is_shared(path: Path) -> bool:
    folders = path.relative_to(SOURCE.parents[1]).parts
    is_of_a_game = "games" in folders and folders[folders.index("games") + 1] in GAMES
    is_generated = path == WEB / "src" / "lib" / "wire.ts" or (SOURCE / "server" / "web") in path.parents
    return not is_of_a_game and not is_generated


def names_of_games(name: str, text: str) -> list[str]:
    """The games that a file names; in Fluent texts, a common noun may be the same word."""
    if not name.endswith(".ftl"):
        return NAMES.findall(text)
    keys = " ".join(re.findall(r"^[\w-]+", text, re.MULTILINE))
    return NAMES.findall(keys) + TITLES.findall(text)


@pytest.mark.parametrize("path", shared_files(), ids=lambda path: path.name)
def test_a_shared_file_names_no_game(path: Path) -> None:
    assert names_of_games(path.name, path.read_text("utf-8")) == []


def test_the_name_of_a_game_is_recognised() -> None:
    assert names_of_games("x.py", "from ostraka.games.pyramids import x") == ["pyramids"]
    assert names_of_games("x.ts", "type Components = PyramidsComponents") == ["Pyramids"]
    assert names_of_games("main.ftl", "score-pyramids = x\nlead = Play Cheops among pyramids") == [
        "pyramids",
        "Cheops",
    ]


def test_shared_files_of_every_kind_are_looked_at() -> None:
    paths = shared_files()
    assert {path.suffix for path in paths} == SUFFIXES
    names = {path.relative_to(SOURCE.parents[1]).as_posix() for path in paths}
    assert {"web/src/games/index.ts", "web/index.html", "web/public/manifest.webmanifest"} <= names


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
