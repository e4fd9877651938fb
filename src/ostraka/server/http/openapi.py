"""The description of the HTTP API, and a page that shows it without a line of script."""

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import Any, Final

from litestar import Litestar, Request
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin
from litestar.openapi.spec import OpenAPIHeader, OpenAPIType, Schema

from ostraka._version import __version__
from ostraka.server.errors import STATUS
from ostraka.server.messages import NAME, Code, Problem

_ALWAYS: Final[tuple[Code, ...]] = ("bad-message", "too-fast", "unavailable")
_ON_CHANGE: Final[tuple[Code, ...]] = ("foreign-origin", "too-big")
_METHODS: Final = ("get", "post", "delete")
_CLOSED: Final = (
    "OpenTable",
    "WantedSeat",
    "TableOptions",
    "SitDown",
    "StandIn",
    "UseDeviceToken",
    "PreviewLesson",
)


def problems(*codes: Code, change: bool = False) -> dict[int, ResponseSpec]:
    """The errors with which an address may answer, by status."""
    found: dict[int, list[Code]] = {}
    for code in (*_ALWAYS, *(_ON_CHANGE if change else ()), *codes):
        found.setdefault(STATUS[code], []).append(code)
    return {
        status: ResponseSpec(
            data_container=Problem, description=f"Refused: {', '.join(named)}", generate_examples=False
        )
        for status, named in found.items()
    }


def complete(app: Litestar) -> None:
    """Say what the framework leaves out: that nothing unknown may be sent, and when to retry."""
    schema = app.openapi_schema
    for name, found in schema.components.schemas.items():
        if name in _CLOSED:
            found.additional_properties = False
            name_of_a_person = (found.properties or {}).get("name")
            if isinstance(name_of_a_person, Schema):
                name_of_a_person.pattern = NAME
    for path in (schema.paths or {}).values():
        for operation in (path.get, path.post, path.delete):
            for status, answer in ((operation and operation.responses) or {}).items():
                if status in ("429", "503"):
                    answer.headers = {"retry-after": _retry_header()}  # type: ignore[union-attr] # never a reference


def _retry_header() -> OpenAPIHeader:
    return OpenAPIHeader(
        description="seconds after which it may go better", schema=Schema(type=OpenAPIType.STRING)
    )


class Page(OpenAPIRenderPlugin):
    """All addresses and all types on one page."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        del request
        return "".join(_page(openapi_schema)).encode()


def openapi_config() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Ostraka",
        version=__version__,
        description="Tables over HTTP. The games themselves are played over WebSocket (docs/protocol.md).",
        path="/schema",
        render_plugins=[Page(path="/"), JsonRenderPlugin(path="/openapi.json")],
        use_handler_docstrings=True,
    )


# --- the page


def _page(schema: dict[str, Any]) -> Iterator[str]:
    info = schema["info"]
    yield (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Ostraka: the HTTP API</title>'
        '<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">'
        '<link rel="stylesheet" href="/static/plain.css"></head><body><main>'
        f"<h1>{escape(info['title'])} {escape(info['version'])}: the HTTP API</h1>"
        f"<p>{escape(info['description'])} The same for programs: "
        '<a href="/schema/openapi.json">openapi.json</a>.</p><h2>Addresses</h2>'
    )
    for path, operations in schema["paths"].items():
        for method in _METHODS:
            if method in operations:
                yield from _operation(method, path, operations[method])
    yield "<h2>Types</h2>"
    for name, found in sorted(schema["components"]["schemas"].items()):
        yield from _type(name, found)
    yield "</main></body></html>"


def _operation(method: str, path: str, operation: dict[str, Any]) -> Iterator[str]:
    yield f"<section><h3><code>{method.upper()} {escape(path)}</code></h3>"
    yield f"<p>{escape(operation.get('description') or operation.get('summary', ''))}</p>"
    rows = [
        (parameter["name"], _kind(parameter["schema"]), escape(parameter.get("description", "")))
        for parameter in operation.get("parameters", [])
    ]
    bodies = operation.get("requestBody", {}).get("content", {}).values()
    rows += [("the body", _kind(content["schema"]), "") for content in bodies]
    if rows:
        yield _table(("sent", "as", ""), rows)
    yield _table(
        ("answer", "as", ""),
        [
            (
                status,
                next(
                    (_kind(content.get("schema", {})) for content in answer.get("content", {}).values()), ""
                ),
                escape(answer.get("description", "")),
            )
            for status, answer in sorted(operation["responses"].items())
        ],
    )
    yield "</section>"


def _type(name: str, found: dict[str, Any]) -> Iterator[str]:
    yield f'<section id="{escape(name)}"><h3><code>{escape(name)}</code></h3>'
    if "description" in found:
        yield f"<p>{escape(found['description'])}</p>"
    required = found.get("required", [])
    yield _table(
        ("field", "as", ""),
        [
            (field, _kind(kind), "" if field in required else "may be left out")
            for field, kind in found.get("properties", {}).items()
        ],
    )
    yield "</section>"


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    heads = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    body = "".join(
        f'<tr><th scope="row"><code>{escape(first)}</code></th>'
        + "".join(f"<td>{cell}</td>" for cell in rest)
        + "</tr>"
        for first, *rest in rows
    )
    return f"<table><thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table>"


def _kind(schema: dict[str, Any]) -> str:
    """A type in a few words, as HTML."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rsplit("/", 1)[1])
        return f'<a href="#{name}">{name}</a>'
    for union in ("oneOf", "anyOf"):
        if union in schema:
            return " or ".join(_kind(one) for one in schema[union])
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(value))}</code>" for value in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {_kind(schema.get('items', {}))}"
    kind = schema.get("type", "anything")
    told = escape(kind if isinstance(kind, str) else " or ".join(kind))
    limits = [f"{word} {schema[key]}" for key, word in _LIMITS.items() if key in schema]
    return f"{told}, {escape(', '.join(limits))}" if limits else told


_LIMITS: Final = {
    "minLength": "at least",
    "maxLength": "at most",
    "minimum": "from",
    "maximum": "to",
    "pattern": "like",
}
