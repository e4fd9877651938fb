"""Refusals, with a code for programs and a text for people, and failures of what the server depends on."""

from typing import Final

from ostraka.core.errors import OstrakaError
from ostraka.server.logs import log
from ostraka.server.messages import Code, Problem, Refused

LONGEST_TEXT: Final = 300  # of an error text that quotes what the client sent


class Refusal(Exception):  # noqa: N818 - an answer, not a fault
    """A request is refused, and nothing has changed."""

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
        self.reason = reason  # its name in the rules
        self.retry = retry  # seconds after which a retry may succeed

    @property
    def status(self) -> int:
        return STATUS[self.code]

    @property
    def problem(self) -> Problem:
        """The body of an HTTP response."""
        return Problem(self.code, self.text, self.clause, self.reason, self.retry)

    def refused(self, message_id: str | None) -> Refused:
        """The WebSocket message that answers another one."""
        return Refused(message_id, self.code, self.text, self.clause, self.reason, self.retry)


class StoreDown(Exception):  # noqa: N818 - a state, not a fault
    """The database does not answer, or not in time."""


class Conflict(Exception):  # noqa: N818 - a state, not a fault
    """A write violates a constraint of the database."""


class Unreachable(OstrakaError):  # noqa: N818 - a state, not a fault
    """A database or a Redis server does not answer when the server starts."""


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


def refusal_for(error: Exception, **fields: str) -> Refusal:
    """What a client gets for any exception; the log gets the details, with these fields."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, StoreDown | Conflict):
        log.error("database failed", extra={**fields, "error": str(error)})
        return Refusal("unavailable", "the server cannot reach its database; try again", retry=2)
    log.error("request failed", exc_info=error, extra=fields)
    return Refusal("broken", "the server failed to handle this; the details are in its log")


def unknown_table() -> Refusal:
    return Refusal("unknown", "there is no such table, or its link is incomplete")


def not_yours(seat: int) -> Refusal:
    return Refusal("not-yours", f"seat {seat} is not yours")
