"""The pages that the server shows itself: all from here, and no script but in files of ours."""

import re
from html.parser import HTMLParser
from urllib.parse import urljoin, urlsplit

import httpx
import jsonschema_rs
import pytest

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
    assert not re.search(r"(https?:)?//[a-z0-9]", answer.text)


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
    for found in schema["components"]["schemas"].values():
        jsonschema_rs.meta.validate(found)
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
