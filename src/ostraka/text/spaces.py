"""Non-breaking spaces: which words of a language must not part at the end of a line.

The rules are in `spaces.json`, because `vite.config.ts` applies them to the texts of the browser too.
Each is a regular expression that matches one space, in syntax that Python and JavaScript share.
"""

import json
import re
from functools import cache
from importlib.resources import files
from typing import Final

NBSP: Final = "\N{NO-BREAK SPACE}"


def bound(language: str, text: str) -> str:
    """A Fluent file, or a sentence in it, with the non-breaking spaces of its language."""
    return _breakable(language).sub(NBSP, text)


def unbound(text: str) -> str:
    """The same with ordinary spaces."""
    return text.replace(NBSP, " ")


@cache
def _breakable(language: str) -> re.Pattern[str]:
    rules = json.loads(files("ostraka.text").joinpath("spaces.json").read_text("utf-8"))
    return re.compile("|".join({**rules["all"], **rules.get(language, {})}.values()))
