"""The command line and the terminal game."""

import sys
from collections.abc import Sequence

from ostraka.core.extras import MissingPackage, check_installed

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; 0 is success, 1 a failed check, 2 a user's error, 130 an interruption."""
    try:
        check_installed("terminal", "cyclopts", "rich", "prompt_toolkit", "fluent.runtime")
    except MissingPackage as missing:
        sys.stderr.write(f"ostraka: {missing}\n")
        return 2
    from ostraka.cli.app import run  # noqa: PLC0415 - it needs these packages

    return run(arguments)
