"""Reports in a real browser, without a network: everything is on the page."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page

from ostraka.lab import Balance, Here, Tournament, run
from ostraka.lab.balance import page as balance_page
from ostraka.lab.reports.page import Page as Report
from ostraka.lab.tournament import page as tournament_page

PHONE, DESK = 390, 1280


def tournament() -> Report:
    return tournament_page.page(run(Tournament("cheops", ("random", "scribe"), games=40), Here(1)))


def deck() -> Report:
    return balance_page.page(run(Balance("pyramids", games=12, batch_size=4), Here(1)))


def sheets() -> Report:
    return balance_page.page(run(Balance("cheops", games=12, batch_size=3), Here(1)))


async def opened(chromium: Browser, path: Path, width: int, wrong: list[str]) -> Page:
    context = await chromium.new_context(viewport={"width": width, "height": 900}, offline=True)
    page = await context.new_page()
    page.on("console", lambda message: wrong.append(f"console: {message.text}"))
    page.on("pageerror", lambda error: wrong.append(f"error: {error}"))
    page.on("request", lambda request: None if request.url == path.as_uri() else wrong.append(request.url))
    await page.goto(path.as_uri())
    return page


@pytest.mark.parametrize(("report", "figures"), [(tournament, 3), (deck, 10), (sheets, 12)])
async def test_a_report_opens_offline_and_draws_everything(
    report: Callable[[], Report], figures: int, chromium: Browser, tmp_path: Path
) -> None:
    path, wrong = tmp_path / "report.html", list[str]()
    path.write_text(str(report()), "utf-8")
    for width in (DESK, PHONE):
        page = await opened(chromium, path, width, wrong)
        drawn = page.locator("figure svg[role=img][aria-label]")
        assert await drawn.count() == figures
        for figure in await drawn.all():
            box = await figure.bounding_box()
            assert box is not None
            assert box["width"] > 200
            assert box["height"] > 40
            assert await figure.locator("text").count() > 3
        assert await page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
        names = await page.evaluate("[...document.querySelectorAll('[id]')].map(named => named.id)")
        assert len(names) == len(set(names))
    assert wrong == []
    assert "http" not in path.read_text("utf-8").replace('xmlns="http://www.w3.org/2000/svg"', "").replace(
        'xmlns:xlink="http://www.w3.org/1999/xlink"', ""
    )
