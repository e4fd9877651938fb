"""Lighthouse scores of all pages: `make lighthouse`.

`python -m benchmarks.pages review replay` measures only the named screens.

Measures each screen as a first visit, on Lighthouse's slow phone (CPU slowed down four times, slow network)
and on a desktop. The score is the median of three runs, because a shared machine is noisy. Needs Debian's
chromium, and installs Lighthouse with npm.
"""

import asyncio
import json
import os
import secrets
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

from playwright.async_api import Page, async_playwright
from rich.console import Console
from rich.progress import track
from rich.table import Table

from benchmarks.serving import Server

LIGHTHOUSE: Final = "lighthouse@13.5.0"
KEPT: Final = Path("build/lighthouse")
CATEGORIES: Final = ("performance", "accessibility", "best-practices", "seo")
DEVICES: Final[dict[str, tuple[str, ...]]] = {"phone": (), "desk": ("--preset=desktop",)}
WANTED: Final = 95
RUNS: Final = 3
TRIES: Final = 3
PATIENCE: Final = 120_000  # milliseconds
NODE: Final = Path(sys.executable).parent  # this environment's npm is there
CHROMIUM: Final = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync"),
)


class Screen(NamedTuple):
    """A page to measure; a private page is not indexed, so it has no SEO score."""

    name: str
    path: str
    private: bool = False

    @property
    def categories(self) -> tuple[str, ...]:
        return tuple(name for name in CATEGORIES if not (self.private and name == "seo"))


async def _table(page: Page, game: str, seats: list[dict[str, Any]]) -> str:
    """Open a table as the client does; return its link for watchers."""
    wanted = {"game": game, "seats": seats, "options": {"delay": False}}
    answer = await page.request.post("/api/tables", data=wanted)
    return str((await answer.json())["watch"])


async def screens(page: Page) -> list[Screen]:
    """All screens, including a table at its first move and a finished one."""
    await page.goto("/")
    me = {"mine": True, "name": "Ada", "nonce": secrets.token_hex(16)}
    pages = [Screen("home", "/"), Screen("learn", "/learn"), Screen("replay of a file", "/replay")]
    for game in ("pyramids", "cheops"):
        pages += [
            Screen(f"rules of {game}", f"/rules/{game}"),
            Screen(f"lesson of {game}", f"/learn/{game}"),
        ]
        link = await _table(page, game, [me, {"bot": "novice"}])
        pages.append(Screen(f"table of {game}", f"/t/{link}", private=True))
    over = await _table(page, "pyramids", [{"bot": "novice"}, {"bot": "novice"}])
    await page.goto(f"/t/{over}")
    await page.get_by_role("link", name="Replay").first.wait_for(timeout=PATIENCE)
    await page.goto(f"/review/{over}")
    await page.get_by_role("heading", name="Decision by decision").wait_for(timeout=PATIENCE)
    pages.append(Screen("end of a game", f"/t/{over}", private=True))
    pages += [Screen(name, f"/{name}/{over}", private=True) for name in ("review", "replay")]
    return pages


def install() -> Path:
    """Install Lighthouse, once."""
    program = KEPT / "node_modules" / ".bin" / "lighthouse"
    if not program.exists():
        KEPT.mkdir(parents=True, exist_ok=True)
        npm = [str(NODE / "npm"), "install", "--prefix", str(KEPT), "--no-audit", "--no-fund", LIGHTHOUSE]
        subprocess.run(npm, check=True, env=_environment(), stdout=subprocess.DEVNULL)  # noqa: S603
    return program


def _environment() -> dict[str, str]:
    chromium = shutil.which("chromium") or ""
    return {**os.environ, "PATH": f"{NODE}{os.pathsep}{os.environ['PATH']}", "CHROME_PATH": chromium}


def judged(url: str, screen: Screen, device: str, report: Path) -> dict[str, int]:
    """The scores (0 to 100) of one Lighthouse run with a fresh browser."""
    command = [
        *(str(install()), url, "--quiet", "--output=json", f"--output-path={report}"),
        f"--chrome-flags=--headless=new {' '.join(CHROMIUM)}",
        f"--only-categories={','.join(screen.categories)}",
        *DEVICES[device],
    ]
    for _ in range(TRIES):  # Lighthouse sometimes misses a page load
        report.unlink(missing_ok=True)
        subprocess.run(command, check=False, env=_environment(), capture_output=True)  # noqa: S603
        scores = json.loads(report.read_text())["categories"] if report.exists() else {}
        if scores and all(scores[name]["score"] is not None for name in screen.categories):
            return {name: round(100 * scores[name]["score"]) for name in screen.categories}
    raise RuntimeError(f"Lighthouse could not load {url}")


async def main() -> int:
    """Measure all screens and print a table; returns the number of scores below the target."""
    install()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        server = Server(f"sqlite:///{folder / 'ostraka.sqlite'}", folder / "server.log")
        try:
            measured = await _measured(f"http://{server.host}", folder / "report.json")
        finally:
            server.stop()
    low = 0
    shown = Table("screen", "on a", *CATEGORIES, title=f"{LIGHTHOUSE}, median of {RUNS} runs")
    for screen, device, marks in measured:
        low += sum(mark < WANTED for mark in marks.values())
        written = (f"{marks[name]:.0f}" if name in marks else "" for name in CATEGORIES)
        shown.add_row(screen.name, device, *written)
    Console(width=110).print(shown)
    return low


async def _measured(address: str, report: Path) -> list[tuple[Screen, str, dict[str, float]]]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=list(CHROMIUM)
        )
        pages = await screens(await browser.new_page(base_url=address))
        await browser.close()
    results = []
    wanted = [screen for screen in pages if screen.name in sys.argv[1:]] or pages
    each = [(screen, device) for screen in wanted for device in DEVICES]
    console = Console(stderr=True)
    for screen, device in track(each, f"every page, {RUNS} times", console=console):
        runs = [judged(address + screen.path, screen, device, report) for _ in range(RUNS)]
        marks = ", ".join(f"{name} {' '.join(str(run[name]) for run in runs)}" for name in runs[0])
        console.print(f"{screen.name} on a {device}: {marks}", highlight=False)
        results.append((screen, device, {name: median(run[name] for run in runs) for name in runs[0]}))
    return results


if __name__ == "__main__":
    sys.exit(1 if asyncio.run(main()) else 0)
