"""Behind nginx with TLS, with the configuration of docs/operating.md."""

import json
import random
import re
import secrets
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from ostraka.server import rate_limits
from server.client import Browser, Live
from server.conftest import Process
from server.services import Nginx

TEXT = (Path(__file__).parents[2] / "docs" / "operating.md").read_text("utf-8")
DOCUMENTED = re.search(r"^nginx .*?```\n(.*?)```", TEXT, re.MULTILINE | re.DOTALL)


def written(nginx: Nginx, behind: int) -> str:
    """The documented configuration, with the names and ports of this machine."""
    assert DOCUMENTED is not None
    text = DOCUMENTED[1]
    for documented, here in {
        "listen 443 ssl": f"listen 127.0.0.1:{nginx.port} ssl",
        "play.example.org": "localhost",
        "/etc/ssl/play.pem": str(nginx.certificate),
        "/etc/ssl/play.key": str(nginx.key),
        "http://127.0.0.1:8137": f"http://127.0.0.1:{behind}",
    }.items():
        assert documented in text
        text = text.replace(documented, here)
    return text


class Site:
    """A server, and the address by which the world knows it."""

    def __init__(self, nginx: Nginx) -> None:
        self.address = f"https://localhost:{nginx.port}"
        self.trust = ssl.create_default_context(cafile=nginx.certificate)

    def browser(self) -> Browser:
        browser = Browser(self.address)
        browser.http = httpx.AsyncClient(base_url=self.address, verify=self.trust, timeout=30)
        return browser


@contextmanager
def proxied(folder: Path, **settings: str) -> Iterator[Site]:
    nginx = Nginx()
    site = Site(nginx)
    server = Process(folder, public_url=site.address, trusted_proxies="1", **settings)
    try:
        server.start()
        nginx.start(written(nginx, server.listening))
        yield site
    finally:
        nginx.remove()
        server.stop()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with proxied(tmp_path_factory.mktemp("proxy")) as site:
        yield site


async def test_a_whole_game_is_played_through_it(site: Site) -> None:
    async with site.browser() as ada:
        origin = {"origin": site.address}
        body = {
            "game": "cheops",
            "seats": [{"mine": True, "name": "Ada", "nonce": secrets.token_hex(16)}, {"bot": "random"}],
            "options": {"delay": False},
        }
        answer = await ada.http.post("/api/tables", json=body, headers=origin)
        assert answer.status_code == 201, answer.text
        assert "; secure" in answer.headers["set-cookie"].lower()
        assert answer.headers["strict-transport-security"] == "max-age=31536000"
        cookie = answer.headers["set-cookie"].partition(";")[0]
        url = f"{site.address.replace('https', 'wss')}/api/tables/{answer.json()['id']}/live"
        async with connect(url, ssl=site.trust, additional_headers={"cookie": cookie, **origin}) as socket:
            live = Live(ada, socket, 0)
            await live.say({"type": "hello", "step": None})
            await live.play_to_the_end(random.Random(1).choice)
        record = await ada.ask("GET", f"/api/tables/{answer.json()['id']}/record")
        assert record["moves"]


async def test_a_page_of_another_site_is_refused(site: Site) -> None:
    evil = {"origin": "https://evil.example"}
    async with site.browser() as eve:
        answer = await eve.http.post("/api/tables", json={"game": "cheops", "seats": [{}, {}]}, headers=evil)
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
    url = f"{site.address.replace('https', 'wss')}/api/tables/{'A' * 22}/live"
    async with connect(url, ssl=site.trust, additional_headers=evil) as live:
        assert json.loads(await live.recv())["code"] == "foreign-origin"


@pytest.mark.parametrize(
    "path", ["/metrics", "/metrics/", "//metrics", "/%6detrics", "/x/../metrics", "/metrics?x", "/METRICS"]
)
def test_the_proxy_blocks_the_metrics(site: Site, path: str) -> None:
    with httpx.Client(verify=site.trust) as eve:
        answer = eve.get(httpx.URL(site.address, raw_path=path.encode()))
    assert answer.status_code in (403, 404)
    assert "ostraka_rooms" not in answer.text


def test_the_proxy_blocks_the_readiness_check(site: Site) -> None:
    with httpx.Client(verify=site.trust) as eve:
        assert eve.get(f"{site.address}/ready").status_code == 403
        assert eve.get(f"{site.address}/health").status_code == 200


def test_a_forged_client_address_is_ignored(tmp_path: Path) -> None:
    most = int(rate_limits.DEVICE_TOKENS.burst)
    with (
        proxied(tmp_path, rate_limits="true") as site,
        httpx.Client(base_url=site.address, verify=site.trust) as eve,
    ):
        codes = [
            eve.post(
                "/api/device-tokens/use",
                json={"token": "x" * 43},
                headers={"x-forwarded-for": f"192.0.2.{i}"},
            ).status_code
            for i in range(most + 10)
        ]
    assert codes[:most] == [404] * most
    assert 429 in codes
