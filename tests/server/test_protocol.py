"""docs/protocol.md describes the protocol that the server speaks."""

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

import ostraka
from ostraka.bots.facts import Fact
from ostraka.core.announcements import Announcement
from ostraka.server import messages, rate_limits
from ostraka.server.errors import STATUS
from ostraka.server.http import uvicorn_protocols, websocket
from ostraka.server.http.app import make_app
from ostraka.server.http.security import MOST_BODY
from ostraka.server.jobs import replay
from ostraka.server.settings import Settings

TEXT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
SECTIONS = {
    title.strip("`"): body
    for title, body in re.findall(r"^##+ (.+?)\n(.*?)(?=^##|\Z)", TEXT, re.MULTILINE | re.DOTALL)
}
SAID = [*get_args(messages.FromClient), *get_args(messages.FromServer)]
TYPES = [
    *(messages.TableInfo, messages.TableOptions, messages.SeatInfo, messages.TableView),
    messages.StateView,
    *(messages.Replay, messages.Moment, Announcement, Fact, messages.Advice),
]


def title_of(kind: Any) -> str:  # noqa: ANN401 - a struct
    tag = kind.__struct_config__.tag
    return str(tag or kind.__name__)


def rows(section: str) -> list[list[str]]:
    """The cells of the tables of a section, without the headings."""
    rows = [line.strip("|").split("|") for line in SECTIONS[section].splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line] for line in rows[2:]]


def example_of(title: str) -> Any:  # noqa: ANN401 - JSON
    match = re.search(r"```json\n(.*?)```", SECTIONS[title], re.DOTALL)
    assert match, title
    return filled(json.loads(match[1]))


def filled(value: Any) -> Any:  # noqa: ANN401 - JSON
    """An example with its placeholders filled in."""
    table = ostraka.new("cheops", 2, seed=1)
    if isinstance(value, dict):
        return {name: filled(inner) for name, inner in value.items()}
    if isinstance(value, list):
        return [filled(inner) for inner in value]
    if not isinstance(value, str) or not value.startswith("… "):
        return value
    if value == "… Components":
        return json.loads(msgspec.json.encode(table.components))
    if value == "… Snapshot":
        return json.loads(msgspec.json.encode(table.view(0).snapshot))
    return example_of(value[2:])


@pytest.mark.parametrize("kind", [*SAID, *TYPES], ids=title_of)
def test_every_type_is_documented_with_all_its_fields(kind: Any) -> None:  # noqa: ANN401 - a struct
    fields = [f"`{field.encode_name}`" for field in msgspec.structs.fields(kind)]
    assert [name for name, *_ in rows(title_of(kind))] == fields


@pytest.mark.parametrize("kind", [*SAID, *TYPES], ids=title_of)
def test_every_example_is_of_its_type_and_leaves_nothing_out(kind: Any) -> None:  # noqa: ANN401 - a struct
    example = example_of(title_of(kind))
    decoded = msgspec.convert(example, kind)
    assert json.loads(msgspec.json.encode(decoded)) == example


def test_every_documented_message_exists() -> None:
    documented = set(re.findall(r"^### `(\w+)`$", TEXT, re.MULTILINE))
    assert documented == {title_of(kind) for kind in SAID}


def test_every_refusal_has_its_code_and_status() -> None:
    documented = {(row[0].strip("`"), int(row[1])) for row in rows("Refusals")}
    assert documented == set(STATUS.items())
    assert set(STATUS) == set(get_args(messages.Code))


def test_an_error_over_http_is_as_it_is_shown() -> None:
    example = example_of("Over HTTP")
    assert msgspec.to_builtins(msgspec.convert(example, messages.Problem)) == example


def test_every_farewell_is_documented() -> None:
    for code in get_args(messages.ByeCode):
        assert f"`{code}`" in SECTIONS["bye"]
        assert f"`{code}`" in SECTIONS["Closing"]


def test_every_bot_and_language_is_documented() -> None:
    for bot in get_args(messages.BotName):
        assert f"`{bot}`" in SECTIONS["SeatInfo"]
    for language in get_args(messages.Language):
        assert f"`{language}`" in SECTIONS["TableOptions"]
    for status in get_args(messages.Status):
        assert f"`{status}`" in SECTIONS["TableInfo"]


def test_every_address_is_documented() -> None:
    paths = make_app(Settings()).openapi_schema.to_schema()["paths"]
    addresses = {f"`{method.upper()} {path}`" for path, methods in paths.items() for method in methods}
    assert {row[0] for row in rows("Over HTTP")} == addresses


def test_every_rate_is_documented() -> None:
    rates = [value for value in vars(rate_limits).values() if isinstance(value, rate_limits.Rate)]
    documented = [
        tuple(map(float, row[2:])) for row in rows("Limits") if len(row) == 4 and row[2][0].isdigit()
    ]
    assert documented == [tuple(rate) for rate in rates]


def test_every_limit_is_documented() -> None:
    said = SECTIONS["Limits"]
    for most in (MOST_BODY, uvicorn_protocols.MOST_HEADERS, websocket.MOST_BYTES, replay.MOST_MOVES):
        assert f"{most:,} " in said
    for most in (messages.LONGEST_NAME, websocket.MOST_UNSENT, rate_limits.CONNECTIONS_PER_ADDRESS):
        assert re.search(rf"\| {most}\b", said)
    assert said.count(f"{rate_limits.CONNECTIONS_PER_TABLE} of people") == 2
    assert f"{uvicorn_protocols.TIMEOUT:.0f} seconds" in said
    assert (
        f"{2 * websocket.MOST_BYTES:,} bytes or {uvicorn_protocols.MOST_FRAMES} frames" in SECTIONS["Closing"]
    )
    assert f"({websocket.MOST_UNSENT} messages" in SECTIONS["bye"]
    assert f"(more than {websocket.MOST_FAULTS} messages" in SECTIONS["bye"]
