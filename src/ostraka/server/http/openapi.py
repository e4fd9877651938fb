"""The OpenAPI description of the HTTP API, and a page that shows it without a script."""

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
    """The error responses of an address, by status."""
    codes_of: dict[int, list[Code]] = {}
    for code in (*_ALWAYS, *(_ON_CHANGE if change else ()), *codes):
        codes_of.setdefault(STATUS[code], []).append(code)
    return {
        status: ResponseSpec(
            data_container=Problem, description=f"Refused: {', '.join(named)}", generate_examples=False
        )
        for status, named in codes_of.items()
    }


def complete(app: Litestar) -> None:
    """Add what the framework leaves out: unknown fields are refused, and the Retry-After header."""
    schema = app.openapi_schema
    for name, described in schema.components.schemas.items():
        if name in _CLOSED:
            described.additional_properties = False
            name_of_a_person = (described.properties or {}).get("name")
            if isinstance(name_of_a_person, Schema):
                name_of_a_person.pattern = NAME
    for path in (schema.paths or {}).values():
        for operation in (path.get, path.post, path.delete):
            for status, answer in ((operation and operation.responses) or {}).items():
                if status in ("429", "503"):
                    answer.headers = {"retry-after": _retry_header()}  # type: ignore[union-attr] # never a reference


def _retry_header() -> OpenAPIHeader:
    return OpenAPIHeader(
        description="seconds after which a retry may succeed", schema=Schema(type=OpenAPIType.STRING)
    )


class Page(OpenAPIRenderPlugin):
    """All addresses and types on one page."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        del request
        return "".join(_page(openapi_schema)).encode()


def openapi_config() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Ostraka",
        version=__version__,
        description="Tables over HTTP. Games are played over WebSocket (docs/protocol.md).",
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
        f"<p>{escape(info['description'])} For programs: "
        '<a href="/schema/openapi.json">openapi.json</a>.</p><h2>Addresses</h2>'
    )
    for path, operations in schema["paths"].items():
        for method in _METHODS:
            if method in operations:
                yield from _operation(method, path, operations[method])
    yield "<h2>Types</h2>"
    for name, described in sorted(schema["components"]["schemas"].items()):
        yield from _type(name, described)
    yield "</main></body></html>"


def _operation(method: str, path: str, operation: dict[str, Any]) -> Iterator[str]:
    yield f"<section><h3><code>{method.upper()} {escape(path)}</code></h3>"
    yield f"<p>{escape(operation.get('description') or operation.get('summary', ''))}</p>"
    rows = [
        (parameter["name"], _kind(parameter["schema"]), escape(parameter.get("description", "")))
        for parameter in operation.get("parameters", [])
    ]
    bodies = operation.get("requestBody", {}).get("content", {}).values()
    rows += [("body", _kind(content["schema"]), "") for content in bodies]
    if rows:
        yield _table(("parameter", "type", ""), rows)
    yield _table(
        ("status", "type", ""),
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


def _type(name: str, described: dict[str, Any]) -> Iterator[str]:
    yield f'<section id="{escape(name)}"><h3><code>{escape(name)}</code></h3>'
    if "description" in described:
        yield f"<p>{escape(described['description'])}</p>"
    required = described.get("required", [])
    yield _table(
        ("field", "type", ""),
        [
            (field, _kind(kind), "" if field in required else "optional")
            for field, kind in described.get("properties", {}).items()
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
    name = escape(kind if isinstance(kind, str) else " or ".join(kind))
    limits = [f"{word} {schema[key]}" for key, word in _LIMITS.items() if key in schema]
    return f"{name}, {escape(', '.join(limits))}" if limits else name


_LIMITS: Final = {
    "minLength": "at least",
    "maxLength": "at most",
    "minimum": "from",
    "maximum": "to",
    "pattern": "like",
}
