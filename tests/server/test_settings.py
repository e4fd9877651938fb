"""Settings come from flags, the environment and a file, and all are documented."""

import inspect
import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from ostraka.cli import main
from ostraka.cli.errors import USER_ERROR
from ostraka.cli.serve import serve
from ostraka.core.errors import OstrakaError
from ostraka.server.settings import PREFIX, RENAMED, Settings, find_settings

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
            f"`--{field.name.replace('_', '-')}`" if field.name in flags else "",
            f"{PREFIX}{field.name.upper()}",
            shown(field.default),
            next(meta.description for meta in get_args(field.type) if isinstance(meta, msgspec.Meta)),
        )
        for field in FIELDS
    ]


def test_every_flag_is_a_setting_or_documented_below_them() -> None:
    others = set(inspect.signature(serve).parameters) - {field.name for field in FIELDS}
    assert others == {"settings", "browser"}
    assert "`--settings FILE` and `--no-browser`" in TEXT


def test_flags_override_the_environment_which_overrides_the_file(tmp_path: Path) -> None:
    file = tmp_path / "ostraka.toml"
    file.write_text('port = 1\nhost = "a"\nlog_level = "error"\nrate_limits = false\n')
    environment = {"OSTRAKA_PORT": "2", "OSTRAKA_HOST": "b", "OSTRAKA_TRUSTED_PROXIES": "1", "HOME": "/"}
    settings = find_settings({"port": 3, "host": None}, file, environment)
    assert (settings.port, settings.host, settings.trusted_proxies) == (3, "b", 1)
    assert (settings.log_level, settings.rate_limits) == ("error", False)
    assert find_settings({}, None, {}) == Settings()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("port = 70000", "port"),
        ("prot = 1", "prot"),
        ('public_url = "play.example.org"', "public_url"),
        ('log_level = "loud"', "log_level"),
        ("port = ", "ostraka.toml"),
    ],
)
def test_a_wrong_setting_is_named_in_the_error(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "ostraka.toml"
    file.write_text(text)
    with pytest.raises(OstrakaError, match=said):
        find_settings({}, file, {})


@pytest.mark.parametrize(("old", "new"), RENAMED.items())
def test_an_old_name_is_refused_with_the_new_one(tmp_path: Path, old: str, new: str) -> None:
    assert new in {field.name for field in FIELDS}
    file = tmp_path / "ostraka.toml"
    file.write_text(f"{old} = 1")
    with pytest.raises(OstrakaError, match=f"ostraka.toml: {old} is now called {new}"):
        find_settings({}, file, {})
    variables = f"{PREFIX}{old.upper()}", f"{PREFIX}{new.upper()}"
    with pytest.raises(OstrakaError, match=f"environment: {variables[0]} is now called {variables[1]}"):
        find_settings({}, None, {variables[0]: "1"})


@pytest.mark.parametrize(("old", "new"), [("--bus", "--redis-url"), ("--log", "--log-level")])
def test_an_old_flag_is_refused_with_the_new_one(
    capsys: pytest.CaptureFixture[str], old: str, new: str
) -> None:
    assert main(["serve", old, "x"]) == USER_ERROR
    assert f"{old} is now called {new}" in capsys.readouterr().err


def test_a_missing_file_is_named(tmp_path: Path) -> None:
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
def test_the_public_url_defines_our_origin(public: str, origin: str, secure: bool) -> None:
    settings = Settings(public_url=public)
    assert (settings.origin, settings.secure) == (origin, secure)
