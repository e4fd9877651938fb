"""What a client may have done wrong, with a code that programs understand and a text that people do."""

from typing import Final

from ostraka.server.logs import log
from ostraka.server.messages import Code, Problem, Refused

LONGEST_TEXT: Final = 300  # of what a client is told, where it contains what the client sent


class Refusal(Exception):  # noqa: N818 - an answer, not a fault
    """Something that a client asked for is not done, and nothing has changed."""

    def __init__(
        self,
        code: Code,
        text: str,
        *,
        clause: str | None = None,
        reason: str | None = None,
        retry: float | None = None,
    ) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.clause = clause
        self.reason = reason  # the name that the rules have for it
        self.retry = retry  # seconds after which it may go better

    @property
    def status(self) -> int:
        return STATUS[self.code]

    @property
    def problem(self) -> Problem:
        """As it is told over HTTP."""
        return Problem(self.code, self.text, self.clause, self.reason, self.retry)

    def refused(self, message: str | None) -> Refused:
        """As it is told over WebSocket, in answer to a message."""
        return Refused(message, self.code, self.text, self.clause, self.reason, self.retry)


class StoreDown(Exception):  # noqa: N818 - a state of things
    """The database does not answer, or not in time."""


class Conflict(Exception):  # noqa: N818 - a state of things
    """What was to be written does not fit what is there."""


STATUS: Final[dict[Code, int]] = {
    "unknown": 404,
    "not-yours": 403,
    "foreign-origin": 403,
    "taken": 409,
    "too-late": 409,
    "too-early": 409,
    "illegal": 422,
    "not-whole": 422,
    "bad-message": 400,
    "too-big": 413,
    "too-fast": 429,
    "broken": 500,
    "busy": 503,
    "unavailable": 503,
}


def refusal_for(error: Exception) -> Refusal:
    """What a client is told of anything that goes wrong; the log has the rest."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, StoreDown | Conflict):
        log.error("the database does not answer", extra={"error": str(error)})
        return Refusal("unavailable", "the server cannot reach its database; try again", retry=2)
    log.error("something went wrong", exc_info=error)
    return Refusal("broken", "something went wrong here; it is in the log")


def unknown_table() -> Refusal:
    return Refusal("unknown", "there is no such table, or its link is not complete")


def not_yours(seat: int) -> Refusal:
    return Refusal("not-yours", f"seat {seat} is not yours")
