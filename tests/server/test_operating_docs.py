"""docs/operating.md lists every metric and quotes log messages as they are."""

import ast
import re
from pathlib import Path

from ostraka.server.http.metrics import Metrics
from ostraka.server.services import Services
from ostraka.server.settings import Settings

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "operating.md").read_text("utf-8")
ALERTS = ("error", "warning", "exception")


def section(title: str) -> str:
    return TEXT.split(f"## {title}\n")[1].split("\n## ")[0]


async def test_every_metric_is_documented(tmp_path: Path) -> None:
    services = Services(Settings(database=str(tmp_path / "games.sqlite")))
    lines = Metrics(services).text().decode().splitlines()
    await services.stop()
    metrics = {line.split()[0] for line in lines if line.startswith("ostraka_")}
    documented = re.findall(r"^\| `(ostraka_\w+)` \|", section("Metrics"), re.MULTILINE)
    assert sorted(documented) == sorted(metrics)


def logged(path: Path) -> set[str]:
    """The messages that a module logs as errors or warnings."""
    calls = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call)]
    return {
        str(first.value)
        for call in calls
        if isinstance(call.func, ast.Attribute) and call.func.attr in ALERTS
        for first in call.args[:1]
        if isinstance(first, ast.Constant) and getattr(call.func.value, "id", "") == "log"
    }


def test_every_error_and_warning_is_documented() -> None:
    documented = set(re.findall(r"^\| `([^`]+)` \| (?:error|warning) ", section("Logs"), re.MULTILINE))
    sources = sorted((ROOT / "src" / "ostraka" / "server").rglob("*.py"))
    messages = set().union(*(logged(path) for path in sources))
    messages |= {"turn not committed", "game not started"}  # named where a room cannot save something
    assert documented == messages
