"""The pages of the server: all files are its own, and no script is inline."""

import os
import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urljoin, urlsplit

import httpx
import jsonschema_rs
import pytest

from ostraka.server.http.assets import assets
from server.client import Browser
from server.conftest import Process

PAGES = ["/", "/t/2222222222222222222222", "/learn", "/schema", "/static/plain.css"]


class Links(HTMLParser):
    """Collects what a page refers to, and what the policy would not let it do."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.names: set[str] = set()
        self.forbidden: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("href", "src", "action"):
                self.links.append(value or "")
            if name == "id":
                self.names.add(value or "")
            if name == "style" or name.startswith("on"):
                self.forbidden.append(f"{tag} {name}")
        if tag in ("style", "iframe", "base") or (tag == "script" and not dict(attrs).get("src")):
            self.forbidden.append(tag)


@pytest.mark.parametrize("path", PAGES)
def test_a_page_needs_no_other_site(server: Process, path: str) -> None:
    answer = httpx.get(server.address + path, follow_redirects=False)
    assert answer.status_code == 200
    others = answer.text.replace(server.address, "")
    assert not re.search(r"(https?:)?//[a-z0-9]", others)


@pytest.mark.parametrize("path", ["/", "/schema"])
def test_a_page_keeps_to_the_policy_and_its_links_lead_somewhere(server: Process, path: str) -> None:
    answer = httpx.get(server.address + path)
    assert answer.headers["content-type"].startswith("text/html")
    page = Links()
    page.feed(answer.text)
    assert page.forbidden == []
    assert len(page.links) > 2
    for link in page.links:
        if link.startswith("#"):
            assert link[1:] in page.names
        elif not link.startswith("data:"):
            assert not urlsplit(link).netloc
            assert httpx.get(urljoin(server.address + path, link)).status_code == 200, link


async def test_a_shared_link_shows_a_title_and_a_picture(server: Process) -> None:
    async with Browser(server.address) as ada:
        table = await ada.open("cheops", ["me", "free"])
        await check_pictures(
            ada, {f"/t/{table['watch']}": "cheops", "/learn/pyramids": "pyramids", "/": "ostraka"}
        )


async def check_pictures(ada: Browser, pictures: dict[str, str]) -> None:
    for path, name in pictures.items():
        page = (await ada.http.get(path)).text
        image = re.search(r'property="og:image" content="([^"]*)"', page)
        assert image is not None
        assert image[1] == str(ada.http.base_url.join(f"/og-{name}.png"))
        assert (await ada.http.get(image[1])).headers["content-type"] == "image/png"
        assert 'property="og:title"' in page


def test_an_invalid_host_header_does_not_reach_a_page(server: Process) -> None:
    page = httpx.get(server.address, headers={"host": 'a"><script>'}).text
    assert "<script>" not in page


def test_the_page_of_the_api_shows_every_address_and_type(server: Process) -> None:
    schema = httpx.get(f"{server.address}/schema/openapi.json").json()
    page = httpx.get(f"{server.address}/schema").text
    for path, methods in schema["paths"].items():
        for method in methods:
            assert f"<code>{method.upper()} {path}</code>" in page
    for name in schema["components"]["schemas"]:
        assert f'id="{name}"' in page


def test_the_schema_is_valid_and_names_every_error(server: Process) -> None:
    schema = httpx.get(f"{server.address}/schema/openapi.json").json()
    assert schema["openapi"].startswith("3.1")
    for schema_of_type in schema["components"]["schemas"].values():
        jsonschema_rs.meta.validate(schema_of_type)
    statuses = set()
    for methods in schema["paths"].values():
        for method, operation in methods.items():
            assert operation["description"]
            answers = operation["responses"]
            assert {"400", "429", "503"} <= set(answers)
            assert method == "get" or {"403", "413"} <= set(answers)
            statuses |= set(answers)
            for status, answer in answers.items():
                if int(status) >= 400:
                    content = answer["content"]["application/json"]["schema"]
                    assert content == {"$ref": "#/components/schemas/Problem"}
                    assert ("retry-after" in answer.get("headers", {})) == (status in ("429", "503"))
    assert {"404", "409"} <= statuses


def test_no_other_page_of_litestar_is_served(server: Process) -> None:
    for name in ("swagger", "redoc", "elements", "rapidoc", "scalar", "openapi.yaml"):
        assert httpx.get(f"{server.address}/schema/{name}").status_code == 404


def test_scripts_are_compressed_and_cached_forever(server: Process) -> None:
    page = httpx.get(server.address).text
    script = re.search(r'src="(/assets/[^"]+\.js)"', page)
    assert script is not None
    plain = httpx.get(server.address + script[1], headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.headers["content-type"].startswith("text/javascript")
    with httpx.stream("GET", server.address + script[1], headers={"accept-encoding": "gzip, br"}) as answer:
        packed = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "br"
    assert len(packed) < len(plain.content) / 2
    assert "immutable" in answer.headers["cache-control"]
    assert httpx.get(f"{server.address}/assets/..%2Findex.html").status_code == 404


@pytest.mark.parametrize(
    ("path", "screen"),
    [
        ("/", None),
        ("/t/abc", "Table"),
        ("/learn", "Learn"),
        ("/learn/cheops", "Lesson"),
        ("/rules/cheops", "Rules"),
    ],
)
def test_a_page_preloads_the_files_of_its_screen(server: Process, path: str, screen: str | None) -> None:
    page = httpx.get(server.address + path).text
    links = preloads(page)
    assert scripts(links) >= {screen} - {None}
    assert bool(links) == (screen is not None)
    assert all(httpx.head(server.address + link).status_code == 200 for link in links)
    assert not re.search("<!-- (at|with) ", page)


def preloads(page: str) -> list[str]:
    return re.findall(r'<link rel="(?:modulepreload|preload" as="style)" crossorigin href="([^"]+)">', page)


def scripts(links: list[str]) -> set[str]:
    """The names of the scripts among some links, without the hashes of their content."""
    return {link.split("/")[-1].split("-")[0] for link in links if link.endswith(".js")}


async def test_a_page_preloads_its_game_and_no_other(server: Process) -> None:
    async with Browser(server.address) as ada:
        table = await ada.open("cheops", ["me", "free"])
        for path in (f"/t/{table['id']}", f"/review/{table['watch']}", "/learn/cheops", "/rules/cheops"):
            asked = scripts(preloads((await ada.http.get(path)).text))
            assert asked >= {"cheops", "table"}
            assert "pyramids" not in asked


def test_a_rebuilt_client_is_served_at_once(tmp_path: Path) -> None:
    folder = tmp_path / "assets"
    assert assets(folder) == {}
    folder.mkdir()
    (folder / "first-old.js").write_text("1")
    assert set(assets(folder)) == {"first-old.js"}
    (folder / "first-old.js").unlink()
    (folder / "first-new.js").write_text("2")
    os.utime(folder, ns=(1, 1))  # whatever a coarse clock would say
    assert set(assets(folder)) == {"first-new.js"}


def test_an_unknown_address_shows_an_error_page(server: Process) -> None:
    for path in ("/rules", "/nowhere", "/t/some/thing"):
        shown = httpx.get(server.address + path, headers={"sec-fetch-mode": "navigate"})
        assert (shown.status_code, shown.headers["content-type"]) == (404, "text/html; charset=utf-8")
        assert '<div id="app">' in shown.text
        assert httpx.get(server.address + path).json()["code"] == "unknown", "a program is told otherwise"
