"""How a server is set: by flag, by environment, by file, in this order, or as it comes."""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final
from urllib.parse import urlsplit

import msgspec
import platformdirs
from msgspec import Meta

from ostraka.core.errors import OstrakaError

PREFIX: Final = "OSTRAKA_"


def data_folder() -> Path:
    return platformdirs.user_data_path("ostraka")


def _about(what: str, **limits: Any) -> Meta:  # noqa: ANN401 - msgspec's own
    return Meta(description=what, **limits)


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that can be set; `docs/operating.md` lists it."""

    host: Annotated[str, _about("the address to listen on")] = "127.0.0.1"
    port: Annotated[int, _about("the port to listen on; 0 takes a free one", ge=0, le=65535)] = 8137
    database: Annotated[
        str, _about("a file for SQLite, or postgresql://…; a file in the user's data folder if empty")
    ] = ""
    bus: Annotated[str, _about("redis://…, where several processes serve the same tables")] = ""
    public: Annotated[
        str,
        _about(
            "the address by which browsers reach the server, as https://play.example.org",
            pattern=r"^(https?://[A-Za-z0-9.:\[\]-]+/?)?$",
        ),
    ] = ""
    proxies: Annotated[
        int,
        _about("how many reverse proxies stand before the server and say whom they speak for", ge=0, le=8),
    ] = 0
    threads: Annotated[int, _about("how many bots think at once; 0 takes one a core", ge=0, le=256)] = 0
    patience: Annotated[
        float, _about("seconds after which a person who is gone may be replaced by a bot", ge=0)
    ] = 60.0
    forget: Annotated[
        float,
        _about(
            "days after which tables are removed at which no game has begun or nobody sits,"
            " and people without any; 0 keeps all",
            ge=0,
        ),
    ] = 30.0
    rates: Annotated[bool, _about("whether addresses, tables and seats are held to a rate")] = True
    log: Annotated[str, _about("debug, info, warning or error", pattern="^(debug|info|warning|error)$")] = (
        "info"
    )
    metrics: Annotated[bool, _about("whether /metrics is served")] = True

    @property
    def database_or_default(self) -> str:
        return self.database or str(data_folder() / "ostraka.sqlite")

    @property
    def origin(self) -> str:
        """What a browser calls the site of a page of ours, where it is known."""
        parts = urlsplit(self.public)
        return f"{parts.scheme}://{parts.netloc}".lower()

    @property
    def secure(self) -> bool:
        return self.public.startswith("https://")


def find_settings(
    flags: Mapping[str, Any], file: Path | None = None, environment: Mapping[str, str] | None = None
) -> Settings:
    """The settings from all sources; what is wrong is said with its source."""
    found: dict[str, Any] = {}
    if file is not None:
        found |= _from_file(file)
    found |= _from_environment(os.environ if environment is None else environment)
    found |= {name: value for name, value in flags.items() if value is not None}
    try:
        return msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise OstrakaError(f"settings: {error}") from None


def _from_file(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise OstrakaError(f"cannot read {file}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise OstrakaError(f"{file}: {error}") from None


def _from_environment(environment: Mapping[str, str]) -> dict[str, str]:
    names = {f"{PREFIX}{field.name.upper()}": field.name for field in msgspec.structs.fields(Settings)}
    return {names[name]: value for name, value in environment.items() if name in names}
