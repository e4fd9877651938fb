"""Errors that users can cause, and the exit codes that go with them."""

import sys
from typing import Final

FINE: Final = 0
CHECK_FAILED: Final = 1
USER_ERROR: Final = 2
INTERRUPTED: Final = 130


class CommandError(Exception):
    """A sentence for the user, with the exit code."""

    def __init__(self, sentence: str, code: int = USER_ERROR) -> None:
        super().__init__(sentence)
        self.code = code


class TooSmall(Exception):  # noqa: N818 - reads as what it is at the place it is caught
    """A terminal without room for what a decision needs, and how much that is."""

    def __init__(self, width: int, height: int) -> None:
        super().__init__(f"{width}x{height}")
        self.width = width
        self.height = height


def sentence_for(error: Exception) -> str | None:
    """The message for an error that a user can fix; None for a bug of ours."""
    if isinstance(error, CommandError):
        return str(error)
    if isinstance(error, OSError):
        about = f"{error.filename}: " if error.filename is not None else ""
        return f"{about}{error.strerror or error}"
    # looked up, not imported: `--help` needs no rules
    core = sys.modules.get("ostraka.core.errors")
    return str(error) if core is not None and isinstance(error, core.OstrakaError) else None


def code_for(error: Exception) -> int:
    """The exit code for an error that has a message."""
    if isinstance(error, CommandError):
        return error.code
    server = sys.modules.get("ostraka.server.errors")
    return CHECK_FAILED if server is not None and isinstance(error, server.Unreachable) else USER_ERROR
