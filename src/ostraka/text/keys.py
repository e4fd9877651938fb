"""The messages of the browser as TypeScript types, so that the type checker finds a wrong key or argument."""

import re
from collections.abc import Iterator
from importlib.resources.abc import Traversable
from typing import Final

from ostraka.core.packages import installed_packages
from ostraka.text.chapters import text_folders

CHAPTERS: Final = ("title", "main", "learn", "review", "rules")  # those that the browser reads
_MESSAGE: Final = re.compile(r"^([a-zA-Z][\w-]*) =(.*(?:\n[ }].*)*)", re.MULTILINE)
_VARIABLE: Final = re.compile(r"\$([a-zA-Z]\w*)")
_HEAD: Final = """// The messages that this page can show, with the names of their arguments.
// Generated from the English texts by `make wire`; do not edit.
"""


def key_files() -> dict[str, str]:
    """The generated files by their path in the source of the browser: a shared one, and one for each game."""
    return {
        f"games/{game}/keys.ts" if game else "lib/keys.ts": _of_game(folder) if game else _shared(folder)
        for game, folder in text_folders().items()
        if game not in installed_packages()
    }


def _shared(folder: Traversable) -> str:
    return "\n".join([_HEAD, "export interface Messages {", *_entries(folder, "  "), "}", ""])


def _of_game(folder: Traversable) -> str:
    """The messages of one game are added to the shared interface."""
    lines = ['import "../../lib/keys";', "", 'declare module "../../lib/keys" {', "  interface Messages {"]
    return "\n".join([_HEAD, *lines, *_entries(folder, "    "), "  }", "}", ""])


def _entries(folder: Traversable, indent: str) -> Iterator[str]:
    for chapter in CHAPTERS:
        file = folder.joinpath("en", f"{chapter}.ftl")
        if file.is_file():
            for key, pattern in _MESSAGE.findall(file.read_text("utf-8")):
                names = dict.fromkeys(_VARIABLE.findall(pattern))
                arguments = " | ".join(f'"{name}"' for name in names)
                yield f'{indent}"{key}": {arguments or "never"};'
