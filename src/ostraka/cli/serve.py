"""The commands that run a server."""

import gc
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ostraka.cli.console.streams import say
from ostraka.cli.errors import FINE
from ostraka.cli.options import number

Database = Annotated[str | None, Parameter(help="SQLite file, or postgresql://….")]
SettingsFile = Annotated[Path | None, Parameter(help="Settings file (TOML).")]


def serve(
    *,
    host: Annotated[str | None, Parameter(help="Address to listen on.")] = None,
    port: Annotated[int | None, number("Port to listen on; 0 picks a free one.")] = None,
    database: Database = None,
    redis_url: Annotated[str | None, Parameter(help="redis://…, which connects several processes.")] = None,
    public_url: Annotated[
        str | None, Parameter(help="URL that browsers use, as in https://play.example.org.")
    ] = None,
    trusted_proxies: Annotated[
        int | None,
        number("Number of trusted reverse proxies that set X-Forwarded-For."),
    ] = None,
    log_level: Annotated[str | None, Parameter(help="Log level: debug, info, warning or error.")] = None,
    settings: SettingsFile = None,
    browser: Annotated[bool, Parameter(help="Open the page in a browser.", negative="--no-browser")] = True,
) -> int:
    """Serve the games to browsers, for one player or for friends who share a link.

    docs/operating.md lists all settings. They can also be given in the environment,
    as in OSTRAKA_PORT, or in a file.

    Example: ostraka serve --port 8080 --no-browser
    """
    gc.disable()  # nothing that is loaded now is garbage; the server enables it when it serves

    from ostraka.cli.warm_up import prepare_server
    from ostraka.server.serve import serve as run
    from ostraka.server.settings import find_settings

    flags = {
        "host": host,
        "port": port,
        "database": database,
        "redis_url": redis_url,
        "public_url": public_url,
        "trusted_proxies": trusted_proxies,
        "log_level": log_level,
    }
    chosen = find_settings(flags, settings)
    prepare_server()
    run(chosen, browser=browser)
    return FINE


def renamed_flag(error: str) -> str | None:
    """The sentence for a flag of `serve` that has a new name, if that is what is wrong."""
    from ostraka.server.settings import RENAMED

    for old, new in RENAMED.items():
        if new in serve.__annotations__ and f"option: --{old}." in error:
            return f"--{old} is now called --{new.replace('_', '-')}."
    return None


def migrate(*, database: Database = None, settings: SettingsFile = None) -> int:
    """Upgrade the database of a server.

    Example: ostraka migrate --database postgresql://localhost/ostraka
    """
    from ostraka.server.db.migrate import migrate as run
    from ostraka.server.settings import find_settings

    run(find_settings({"database": database}, settings).database_or_default)
    say("The database is up to date.")
    return FINE
