"""Logs as lines of JSON, without anything that would let a reader in."""

import json
import logging
import sys
import time
from hashlib import sha256
from typing import Final

log: Final = logging.getLogger("ostraka.server")
_STANDARD: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


def pseudonym(name: str) -> str:
    """Tells two things apart without giving away what they are called."""
    return sha256(name.encode()).hexdigest()[:12]


class Lines(logging.Formatter):
    """One object a line: time, level, message, and what is said beside it."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{record.msecs:03.0f}Z",
            "level": record.levelname.lower(),
            "message": record.getMessage(),
            **{name: value for name, value in vars(record).items() if name not in _STANDARD},
        }
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, default=str, ensure_ascii=False)


def start_logging(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    for name in ("ostraka.server", "uvicorn", "uvicorn.error", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level.upper())
    logging.getLogger("uvicorn.access").disabled = True
    for name in ("uvicorn", "uvicorn.error"):  # at lower levels they name links, which are secrets
        logging.getLogger(name).setLevel(max(logging.WARNING, logging.getLogger(name).level))
