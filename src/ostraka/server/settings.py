"""The settings of a server: from flags, else the environment, else a file, else the defaults."""

import os
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated, Any, Final
from urllib.parse import urlsplit

import msgspec
import platformdirs
from msgspec import Meta

from ostraka.core.errors import OstrakaError

PREFIX: Final = "OSTRAKA_"
RENAMED: Final = {
    "bus": "redis_url",
    "public": "public_url",
    "proxies": "trusted_proxies",
    "threads": "bot_threads",
    "patience": "stand_in_after",
    "forget": "retention_days",
    "rates": "rate_limits",
    "log": "log_level",
}


def data_folder() -> Path:
    return platformdirs.user_data_path("ostraka")


def _about(description: str, **limits: Any) -> Meta:  # noqa: ANN401 - msgspec's own
    return Meta(description=description, **limits)


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All settings; `docs/operating.md` lists them."""

    host: Annotated[str, _about("the address to listen on")] = "127.0.0.1"
    port: Annotated[int, _about("the port to listen on; 0 = any free port", ge=0, le=65535)] = 8137
    database: Annotated[
        str, _about("a SQLite file, or postgresql://…; empty = a file in the user's data folder")
    ] = ""
    redis_url: Annotated[str, _about("redis://…, which connects several processes that share a database")] = (
        ""
    )
    public_url: Annotated[
        str,
        _about(
            "the URL that browsers use, such as https://play.example.org",
            pattern=r"^(https?://[A-Za-z0-9.:\[\]-]+/?)?$",
        ),
    ] = ""
    trusted_proxies: Annotated[
        int, _about("number of trusted reverse proxies that set X-Forwarded-For", ge=0, le=8)
    ] = 0
    bot_threads: Annotated[int, _about("threads for bots and hints; 0 = one per core", ge=0, le=256)] = 0
    stand_in_after: Annotated[
        float, _about("seconds until a bot may stand in for an absent person", ge=0)
    ] = 60.0
    retention_days: Annotated[
        float,
        _about(
            "days to keep tables that never started, bots-only tables"
            " and people without a table; 0 = forever",
            ge=0,
        ),
    ] = 30.0
    rate_limits: Annotated[bool, _about("whether rate limits apply")] = True
    log_level: Annotated[
        str, _about("debug, info, warning or error", pattern="^(debug|info|warning|error)$")
    ] = "info"
    metrics: Annotated[bool, _about("whether /metrics is served")] = True

    @property
    def database_or_default(self) -> str:
        return self.database or str(data_folder() / "ostraka.sqlite")

    @property
    def origin(self) -> str:
        """The origin of our own pages, if `public_url` is set."""
        parts = urlsplit(self.public_url)
        return f"{parts.scheme}://{parts.netloc}".lower()

    @property
    def secure(self) -> bool:
        return self.public_url.startswith("https://")


def find_settings(
    flags: Mapping[str, Any], file: Path | None = None, environment: Mapping[str, str] | None = None
) -> Settings:
    """The settings from all sources; an error names its source."""
    values: dict[str, Any] = {}
    if file is not None:
        values |= _from_file(file)
    values |= _from_environment(os.environ if environment is None else environment)
    values |= {name: value for name, value in flags.items() if value is not None}
    try:
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise OstrakaError(f"settings: {error}") from None


def _from_file(file: Path) -> dict[str, Any]:
    try:
        values = tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise OstrakaError(f"cannot read {file}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise OstrakaError(f"{file}: {error}") from None
    _check_renamed(values, RENAMED, str(file))
    return values


def _from_environment(environment: Mapping[str, str]) -> dict[str, str]:
    _check_renamed(
        environment, {_variable(old): _variable(new) for old, new in RENAMED.items()}, "environment"
    )
    names = {_variable(field.name): field.name for field in msgspec.structs.fields(Settings)}
    return {names[name]: value for name, value in environment.items() if name in names}


def _variable(name: str) -> str:
    return f"{PREFIX}{name.upper()}"


def _check_renamed(given: Iterable[str], renamed: Mapping[str, str], source: str) -> None:
    """Refuse old names, so that the owner of a test server notices that a setting would be ignored."""
    for name in given:
        if name in renamed:
            raise OstrakaError(f"{source}: {name} is now called {renamed[name]}; rename it")
