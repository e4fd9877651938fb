"""Where the positions of the rules audit are tested."""

import re
from functools import cache
from pathlib import Path


@cache
def names_of_tests() -> frozenset[str]:
    """The names of all tests of rules and tables, without `test_`."""
    tests = Path(__file__).parent.parent
    files = [*tests.glob("games/*/rules/test_*.py"), *tests.glob("table/test_*.py")]
    text = "\n".join(path.read_text("utf-8") for path in files)
    return frozenset(re.findall(r"^def test_(\w+)", text, re.MULTILINE))
