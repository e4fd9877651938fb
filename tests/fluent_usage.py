"""Find the Fluent keys that the browser client uses: literal ones, composed ones, and those on buttons."""

import re
from collections.abc import Iterator
from pathlib import Path

SOURCES = Path(__file__).parent.parent / "web" / "src"
_STRINGS = {'"', "'", "`"}
_OPENING, _CLOSING = "([{", ")]}"
_WORD = r"[A-Za-z][\w-]*"


def sources() -> dict[str, str]:
    """The source files of the client by name, without their styles."""
    found = sorted([*SOURCES.rglob("*.svelte"), *SOURCES.rglob("*.ts")])
    style = re.compile(r"<style>.*?</style>", re.DOTALL)
    return {path.relative_to(SOURCES).as_posix(): style.sub("", path.read_text("utf-8")) for path in found}


def _string_end(text: str, at: int) -> int:
    """The index after a string that begins here; a template may contain expressions."""
    quote = text[at]
    at += 1
    while text[at] != quote:
        if text[at] == "\\":
            at += 1
        elif quote == "`" and text.startswith("${", at):
            at = _end(text, at + 2, "}")
        at += 1
    return at + 1


def _end(text: str, at: int, until: str) -> int:
    """The index of the first of some characters outside strings and nested brackets."""
    depth = 0
    while depth > 0 or text[at] not in until:
        if text[at] in _STRINGS:
            at = _string_end(text, at)
            continue
        depth += (text[at] in _OPENING) - (text[at] in _CLOSING)
        at += 1
    return at


def _asked(text: str) -> Iterator[str]:
    """The first argument of every call of `t` or `knows`."""
    for call in re.finditer(r"(?<![\w.])(?:t|knows)\(", text):
        if not text[: call.start()].endswith("function "):
            yield text[call.end() : _end(text, call.end(), ",)")]


def _keys(expression: str) -> tuple[set[str], set[str]]:
    """The literal keys in an expression, and the prefixes of composed keys."""
    whole, begun = set[str](), set[str]()
    at = 0
    while at < len(expression):
        if expression[at] not in _STRINGS:
            at += 1
            continue
        end = _string_end(expression, at)
        said = expression[at + 1 : end - 1]
        if not re.search(r"[=!]==\s*$", expression[:at]):  # an operand of a comparison is not a key
            beginning, put_together, _ = said.partition("${")
            (begun if put_together else whole).add(beginning)
        at = end
    return whole, begun


def keys(text: str) -> set[str]:
    """The literal keys in calls of `t` and `knows`."""
    return {key for asked in _asked(text) for key in _keys(asked)[0]}


def beginnings(text: str) -> set[str]:
    """The prefixes of composed keys, such as `level-`."""
    return {key for asked in _asked(text) for key in _keys(asked)[1]} - {""}


def literals(text: str) -> set[str]:
    """Every string that could be a key: some are in tables."""
    return set(re.findall(rf"[\"'`]({_WORD})[\"'`]", text))


def _tag_end(text: str, at: int) -> int:
    """The index after the tag that begins here."""
    at += 1
    while text[at] != ">":
        if text[at] == "{":
            at = _end(text, at + 1, "}")
        elif text[at] == '"':
            at = _quoted_end(text, at + 1)
        at += 1
    return at + 1


def _quoted_end(text: str, at: int) -> int:
    """The end of an attribute, which may contain expressions."""
    while text[at] != '"':
        at = _end(text, at + 1, "}") + 1 if text[at] == "{" else at + 1
    return at


def _shown(content: str) -> str:
    """The text content, without tags."""
    kept = ""
    at = 0
    while at < len(content):
        if content[at] == "{":
            end = _end(content, at + 1, "}") + 1
            kept += content[at:end]
            at = end
        elif content[at] == "<":
            at = _tag_end(content, at)
        else:
            kept += content[at]
            at += 1
    return kept


def on_buttons(text: str) -> tuple[set[str], set[str]]:
    """The keys and key prefixes of the texts on buttons."""
    whole, begun = set[str](), set[str]()
    for tag in re.finditer(r"<(button|a|label)\b", text):
        start = _tag_end(text, tag.start())
        head = text[tag.start() : start]
        if tag[1] != "button" and not re.search(r'class="button\b', head):
            continue
        for asked in _asked(_shown(text[start : text.index(f"</{tag[1]}>", start)])):
            keys_, begun_ = _keys(asked)
            whole |= keys_
            begun |= begun_
    return whole, begun
