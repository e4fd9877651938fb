"""Logs as lines of JSON, without links, keys or other secrets."""

import json
import logging
import sys
import time
from hashlib import sha256
from typing import Final

log: Final = logging.getLogger("ostraka.server")
_STANDARD: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


def pseudonym(secret: str) -> str:
    """A stable name for something whose own name is secret."""
    return sha256(secret.encode()).hexdigest()[:12]


class JsonFormatter(logging.Formatter):
    """One JSON object a line: time, level, message, and the extra fields of the record."""

    def format(self, record: logging.LogRecord) -> str:
        fields = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{record.msecs:03.0f}Z",
            "level": record.levelname.lower(),
            "message": record.getMessage(),
            **{name: value for name, value in vars(record).items() if name not in _STANDARD},
        }
        if record.exc_info:
            fields["trace"] = self.formatException(record.exc_info)
        return json.dumps(fields, default=str, ensure_ascii=False)


def start_logging(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    for name in ("ostraka.server", "uvicorn", "uvicorn.error", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level.upper())
    logging.getLogger("uvicorn.access").disabled = True
    for name in ("uvicorn", "uvicorn.error"):  # below warnings they log links, which are secrets
        logging.getLogger(name).setLevel(max(logging.WARNING, logging.getLogger(name).level))
