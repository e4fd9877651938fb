"""The packages of the server import only those above them in docs/server.md."""

import ast
import re
from pathlib import Path

import pytest

SERVER = Path(__file__).parents[2] / "src" / "ostraka" / "server"
TEXT = (Path(__file__).parents[2] / "docs" / "server.md").read_text("utf-8")
LAYERS = [
    ["settings", "logs", "messages", "errors", "rate_limits", "tasks", "game"],
    ["db"],
    ["jobs"],
    ["live"],
    ["services"],
    ["http"],
    ["serve", "typescript"],
]
NOT_CODE = {"__init__.py", "__pycache__", "static", "web"}
FOREIGN = {  # libraries that only some packages may use
    "sqlalchemy": {"db", "live"},  # `live` only names the type of a row
    "alembic": {"db"},
    "asyncpg": {"db"},
    "redis": {"live"},
    "litestar": {"http"},
    "uvicorn": {"http", "serve"},
    "prometheus_client": {"http"},
}


def imports(path: Path) -> set[str]:
    modules = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            modules |= {f"{node.module}.{alias.name}" for alias in node.names}
        if isinstance(node, ast.Import):
            modules |= {alias.name for alias in node.names}
    return modules


def files_of(part: str) -> list[Path]:
    folder = SERVER / part
    return sorted(folder.rglob("*.py")) if folder.is_dir() else [SERVER / f"{part}.py"]


def parts_used(path: Path) -> set[str]:
    prefix = "ostraka.server."
    return {name.removeprefix(prefix).split(".")[0] for name in imports(path) if name.startswith(prefix)}


@pytest.mark.parametrize("layer", range(len(LAYERS)), ids=lambda layer: LAYERS[layer][0])
def test_a_layer_imports_only_itself_and_those_before_it(layer: int) -> None:
    allowed = {part for below in LAYERS[: layer + 1] for part in below}
    for part in LAYERS[layer]:
        for path in files_of(part):
            assert parts_used(path) <= allowed, path


def test_every_module_belongs_to_a_layer() -> None:
    parts = {path.stem for path in SERVER.iterdir() if path.name not in NOT_CODE}
    assert parts == {part for layer in LAYERS for part in layer}


def test_the_table_of_layers_is_documented_in_this_order() -> None:
    rows = re.findall(r"^\| (`[^|]+`) \|", TEXT.split("## `db/`")[0], re.MULTILINE)
    assert [[name.strip("`/") for name in row.split(", ")] for row in rows] == LAYERS


@pytest.mark.parametrize("package", ["db", "jobs", "live", "http"])
def test_every_module_of_a_package_is_documented(package: str) -> None:
    section = TEXT.split(f"## `{package}/`")[1].split("\n## ")[0]
    documented = set(re.findall(r"`(\w+)`", section))
    modules = {path.stem for path in (SERVER / package).glob("*.py")} - {"__init__"}
    assert modules <= documented


@pytest.mark.parametrize("library", sorted(FOREIGN))
def test_a_library_stays_in_its_package(library: str) -> None:
    for layer in LAYERS:
        for part in set(layer) - FOREIGN[library]:
            for path in files_of(part):
                assert library not in {name.split(".")[0] for name in imports(path)}, path


def test_the_database_knows_no_games() -> None:
    known = {"ostraka.core.errors.OstrakaError"}
    for path in files_of("db"):
        ours = {name for name in imports(path) if name.startswith("ostraka.")}
        assert {name for name in ours if not name.startswith("ostraka.server.")} <= known, path
