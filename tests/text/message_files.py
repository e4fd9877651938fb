"""The Fluent files of all languages: shared chapters, and those of each game."""

from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

import ostraka
from ostraka.text import languages

SOURCE = Path(ostraka.__file__).parent
LANGUAGES = tuple(languages.LANGUAGES)
FILES = sorted(str(path.relative_to(SOURCE)) for path in SOURCE.rglob("text/en/*.ftl"))  # as English has them
EVERYWHERE = [(language, file) for file in FILES for language in LANGUAGES]


def text(language: str, file: str) -> str:
    return (SOURCE / file.replace("/en/", f"/{language}/")).read_text("utf-8")


def entries(language: str, file: str) -> list[ast.EntryType]:
    return FluentParser().parse(text(language, file)).body


def messages_of(language: str, file: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(language, file) if isinstance(entry, ast.Message)}


ENGLISH = {key: message for file in FILES for key, message in messages_of("en", file).items()}


def bundle(language: str) -> FluentBundle:
    """All messages of a language, of all games."""
    messages = FluentBundle([language], use_isolating=False)
    for file in FILES:
        messages.add_resource(FluentResource(text(language, file)))
    return messages


def said(messages: FluentBundle, key: str, **args: float | str) -> str:
    pattern = messages.get_message(key).value
    assert pattern is not None, key
    sentence, errors = messages.format_pattern(pattern, args)
    assert errors == [], (key, args)
    assert isinstance(sentence, str)
    return sentence
