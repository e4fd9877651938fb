"""Settings come from flags, the environment and a file, and all of them are documented."""

import inspect
import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from ostraka.cli.serve import serve
from ostraka.core.errors import OstrakaError
from ostraka.server.settings import PREFIX, Settings, find_settings

TEXT = (Path(__file__).parents[2] / "docs" / "operating.md").read_text("utf-8")
FIELDS = msgspec.structs.fields(Settings)


def shown(default: object) -> str:
    return "empty" if default == "" else str(default).lower()


def test_the_table_of_settings_is_complete() -> None:
    table = re.findall(r"^\| `(\w+)` \| (.*?) \| `(\w+)` \| (.*?) \| (.*?) \|$", TEXT, re.MULTILINE)
    flags = inspect.signature(serve).parameters
    assert table == [
        (
            field.name,
            f"`--{field.name}`" if field.name in flags else "",
            f"{PREFIX}{field.name.upper()}",
            shown(field.default),
            next(meta.description for meta in get_args(field.type) if isinstance(meta, msgspec.Meta)),
        )
        for field in FIELDS
    ]


def test_every_flag_is_a_setting_or_named_beside_them() -> None:
    others = set(inspect.signature(serve).parameters) - {field.name for field in FIELDS}
    assert others == {"settings", "browser"}
    assert "`--settings FILE` and `--no-browser`" in TEXT


def test_a_flag_goes_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "ostraka.toml"
    file.write_text('port = 1\nhost = "a"\nlog = "error"\nrates = false\n')
    environment = {"OSTRAKA_PORT": "2", "OSTRAKA_HOST": "b", "OSTRAKA_PROXIES": "1", "HOME": "/"}
    found = find_settings({"port": 3, "host": None}, file, environment)
    assert (found.port, found.host, found.log, found.rates, found.proxies) == (3, "b", "error", False, 1)
    assert find_settings({}, None, {}) == Settings()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("port = 70000", "port"),
        ("prot = 1", "prot"),
        ('public = "play.example.org"', "public"),
        ('log = "loud"', "log"),
        ("port = ", "ostraka.toml"),
    ],
)
def test_what_is_wrong_is_named(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "ostraka.toml"
    file.write_text(text)
    with pytest.raises(OstrakaError, match=said):
        find_settings({}, file, {})


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(OstrakaError, match="cannot read"):
        find_settings({}, tmp_path / "none.toml", {})


@pytest.mark.parametrize(
    ("public", "origin", "secure"),
    [
        ("https://play.example.org", "https://play.example.org", True),
        ("https://Play.Example.org/", "https://play.example.org", True),
        ("http://192.168.0.2:8137", "http://192.168.0.2:8137", False),
    ],
)
def test_the_public_address_says_what_an_own_page_is(public: str, origin: str, secure: bool) -> None:
    found = Settings(public=public)
    assert (found.origin, found.secure) == (origin, secure)
