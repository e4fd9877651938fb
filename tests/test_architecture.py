"""Dependencies point one way: rules <- press, table <- minds, lessons <- lab, envs, server, cli."""

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "ostraka"
MAY_USE = {
    "rules": {"rules"},
    "table": {"rules", "table"},
    "minds": {"rules", "table", "minds"},
    "lab": {"rules", "table", "minds", "lab"},
    "envs": {"rules", "table", "minds", "envs"},
    "lessons": {"rules", "table", "lessons"},
    "press": {"rules", "press"},
    "server": {"rules", "table", "minds", "lessons", "server"},
    "cli": {"rules", "table", "minds", "lab", "press", "server", "cli"},
}


def rooms_used(path: Path) -> set[str]:
    used = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        used |= {name.split(".")[1] for name in names if name.startswith("ostraka.")}
    return used & set(MAY_USE)


@pytest.mark.parametrize("room", sorted(MAY_USE))
def test_a_room_uses_only_the_rooms_below_it(room: str) -> None:
    files = sorted((SOURCE / room).rglob("*.py"))
    assert files
    for path in files:
        assert rooms_used(path) <= MAY_USE[room], path.name


def test_every_room_is_listed() -> None:
    rooms = {path.name for path in SOURCE.iterdir() if path.is_dir() and any(path.glob("*.py"))}
    assert rooms == set(MAY_USE)


def test_the_rules_do_no_input_or_output_and_know_no_clock() -> None:
    forbidden = {"random", "secrets", "time", "datetime", "socket", "subprocess", "asyncio"}
    for path in (SOURCE / "rules").rglob("*.py"):
        imported = {
            name.split(".")[0]
            for node in ast.walk(ast.parse(path.read_text("utf-8")))
            for name in (
                [node.module or ""]
                if isinstance(node, ast.ImportFrom)
                else [alias.name for alias in node.names]
                if isinstance(node, ast.Import)
                else []
            )
        }
        assert not imported & forbidden, path.name
