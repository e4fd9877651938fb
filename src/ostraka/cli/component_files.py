"""Files of components, such as decks: loading them, and reporting what is wrong with them."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, TypeVar

from ostraka.cli.console.files import read_text
from ostraka.cli.console.streams import complain, say
from ostraka.cli.errors import CHECK_FAILED, FINE, CommandError
from ostraka.core.errors import BadComponents, Fault

C = TypeVar("C")
_A_FEW: Final = 5
_MANY: Final = 30


def load(path: Path, read: Callable[[str, str], C], command: str) -> C:
    """Components from a file; if it has faults, a few of them and the command that lists all."""
    try:
        return read(read_text(path), str(path))
    except BadComponents as error:
        lines = _first(error.faults, _A_FEW)
        raise CommandError("\n".join([*lines, f"List all faults with: ostraka {command} {path}"])) from None


def report(path: Path, check: Callable[[str, str], list[Fault]]) -> int:
    """List every fault of a file, by the rules or by the design standard."""
    faults = check(read_text(path), str(path))
    for line in _first(faults, _MANY):
        complain(line)
    if faults:
        say(f"{path}: {len(faults)} {'fault' if len(faults) == 1 else 'faults'}")
        return CHECK_FAILED
    say(f"{path}: no faults")
    return FINE


def _first(faults: Sequence[Fault], most: int) -> list[str]:
    left = len(faults) - most
    return [*map(str, faults[:most]), *([f"and {left} more"] if left > 0 else [])]
