"""A person's name is shown as it was given, or refused."""

import pytest

from server.client import Browser
from server.conftest import Process

NONCE = "ab" * 16


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "\u00a0",
        "Ada\u0000",
        "Ada\nBen",
        "Ada\u001b[31m",
        "Ada\u0085",
        "\u202eadA",
        "Ada\u2066",
        "\u200f",
        "\u200b",
        "Ada\ufeff",
        "Ada\u2028",
        "\u3164",
        "a\u200db",
        "\u200d👩",
        "می\u200c",
        "👩\u200d\u200d🚀",
        "A" * 41,
    ],
    ids=lambda name: ascii(name)[:20],
)
async def test_a_name_that_could_deceive_is_refused(server: Process, name: str) -> None:
    async with Browser(server.address) as ada, Browser(server.address) as ben:
        table = await ada.open("cheops", ["me", "free"])
        refused = await ben.sit(table["id"], 1, name, status=400)
        assert refused["code"] == "bad-message"
        assert "name" in refused["text"]
        seats = [{"mine": True, "name": name, "nonce": NONCE}, {}]
        await ben.ask("POST", "/api/tables", {"game": "cheops", "seats": seats}, status=400)


@pytest.mark.parametrize(
    "name",
    [
        "<script>alert(1)</script>",
        "'; drop table people; --",
        "مريم",
        "Żółć",
        "👩🚀",
        "👩\u200d🚀 Eva",
        "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
        "{{7*7}}",
        "A" * 40,
    ],
)
async def test_any_other_name_is_stored_unchanged(server: Process, name: str) -> None:
    async with Browser(server.address) as ada, Browser(server.address) as ben:
        table = await ada.open("cheops", ["me", "free"])
        sat = await ben.sit(table["id"], 1, name)
        assert sat["seats"][1]["name"] == name
        answer = await ben.http.get(f"/api/tables/{table['id']}")
        assert answer.headers["content-type"] == "application/json"
