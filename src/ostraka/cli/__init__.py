"""The command line and the terminal game."""

import sys
from collections.abc import Sequence

from ostraka.core.extras import MissingPackage, require

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; without the extra `terminal`, say how to install it."""
    try:
        require("terminal", "cyclopts", "rich")
    except MissingPackage as error:
        print(f"ostraka: {error}", file=sys.stderr)  # noqa: T201 - nothing else can write here
        return 2
    from ostraka.cli.app import main as run  # noqa: PLC0415 - it needs these packages

    return run(arguments)
