"""What a user can get wrong, and the exit codes that tell of it."""

import sys
from typing import Final

FINE: Final = 0
CHECK_FAILED: Final = 1
USER_ERROR: Final = 2
INTERRUPTED: Final = 130


class CommandError(Exception):
    """A sentence for the user, and the exit code that goes with it."""

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
    """What to tell a user about an error that is theirs; None for one that is ours."""
    if isinstance(error, CommandError):
        return str(error)
    if isinstance(error, OSError):
        about = f"{error.filename}: " if error.filename is not None else ""
        return f"{about}{error.strerror or error}"
    # looked up, not imported: errors of the rules exist only once the rules (and their compiler) are there
    rules = sys.modules.get("ostraka.core.errors")
    return str(error) if rules is not None and isinstance(error, rules.OstrakaError) else None


def code_for(error: Exception) -> int:
    """The exit code for an error that is told in a sentence."""
    if isinstance(error, CommandError):
        return error.code
    server = sys.modules.get("ostraka.server.errors")
    return CHECK_FAILED if server is not None and isinstance(error, server.Unreachable) else USER_ERROR
