"""The application: its routes, its error responses, its lifespan."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from math import ceil
from typing import Any, Final

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.exceptions import HTTPException
from litestar.status_codes import HTTP_404_NOT_FOUND, HTTP_500_INTERNAL_SERVER_ERROR

from ostraka._version import __version__
from ostraka.server import messages
from ostraka.server.errors import LONGEST_TEXT, refusal_for
from ostraka.server.http import archive, lessons, live, people, seats, tables
from ostraka.server.http.access import address_of, services_of
from ostraka.server.http.metrics import Metrics
from ostraka.server.http.openapi import complete, openapi_config
from ostraka.server.http.pages import PAGES, not_found_page
from ostraka.server.http.request_body import JsonRequest
from ostraka.server.http.security import MOST_BODY, check_change, forbid_caching
from ostraka.server.rate_limits import REQUESTS
from ostraka.server.services import Services
from ostraka.server.settings import Settings

_UNLIMITED: Final = ("/health", "/ready", "/metrics")
_CODES: Final[dict[int, messages.Code]] = {404: "unknown", 405: "unknown", 413: "too-big"}


@get("/health", include_in_schema=False)
async def health() -> dict[str, str]:
    """Whether the process is alive."""
    return {"status": "alive", "version": __version__}


@get("/ready", include_in_schema=False)
async def ready(request: Request[Any, Any, Any]) -> Response[dict[str, str]]:
    """Whether the server can serve: the database answers, and it is not stopping."""
    is_ready = await services_of(request).is_ready()
    return Response({"status": "ready" if is_ready else "not ready"}, status_code=200 if is_ready else 503)


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    collected: Metrics = request.app.state.metrics
    return Response(collected.text(), media_type=collected.media_type)


def refuse(request: Request[Any, Any, Any], error: Exception) -> Response[messages.Problem]:
    """Error response. If this request issued a cookie, it is still set."""
    cookies = request.state.get("cookies", [])
    refusal = refusal_for(error, route=str(request.scope.get("path_template", "")))
    headers = {} if refusal.retry is None else {"retry-after": str(max(1, ceil(refusal.retry)))}
    return Response(
        refusal.problem,
        status_code=refusal.status,
        headers=headers,
        cookies=cookies,
        media_type="application/json",
    )


def refuse_http(
    request: Request[Any, Any, Any], error: HTTPException
) -> Response[messages.Problem] | Response[str]:
    """Error response for what the framework refuses; a browser that looks for a page gets one."""
    if error.status_code >= HTTP_500_INTERNAL_SERVER_ERROR:
        return refuse(request, error)
    if error.status_code == HTTP_404_NOT_FOUND and request.headers.get("sec-fetch-mode") == "navigate":
        return not_found_page()
    problem = messages.Problem(_CODES.get(error.status_code, "bad-message"), _detail(error))
    return Response(
        problem, status_code=error.status_code, headers=error.headers, media_type="application/json"
    )


def _detail(error: HTTPException) -> str:
    extra = getattr(error, "extra", None)
    if isinstance(extra, list):
        details = [
            f"{item.get('key', '')} {item.get('message', '')}" for item in extra if isinstance(item, dict)
        ]
        return "; ".join(detail.strip() for detail in details)[:LONGEST_TEXT]
    return error.detail[:LONGEST_TEXT]


async def admit(request: Request[Any, Any, Any]) -> None:
    """Before every request: apply the rate limit, and refuse cross-site changes."""
    services = services_of(request)
    if request.url.path not in _UNLIMITED:
        services.rate_limits.take(request.route_handler.opt.get("rate", REQUESTS), address_of(request))
        check_change(request, services.settings)


def make_app(settings: Settings, make: Callable[[Settings], Services] = Services) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        services = make(settings)
        app.state.services = services
        app.state.metrics = Metrics(services)
        try:
            await services.start()
            yield
        finally:
            await services.stop()

    handlers: list[Any] = [
        *tables.HANDLERS,
        *seats.HANDLERS,
        *people.HANDLERS,
        *live.HANDLERS,
        *lessons.HANDLERS,
        *archive.HANDLERS,
        *PAGES,
        health,
        ready,
        *([metrics] if settings.metrics else []),
    ]
    app = Litestar(
        route_handlers=handlers,
        request_class=JsonRequest,
        lifespan=[lifespan],
        before_request=admit,
        exception_handlers={
            HTTPException: refuse_http,
            Exception: refuse,
        },
        before_send=[forbid_caching],
        request_max_body_size=MOST_BODY,
        openapi_config=openapi_config(),
        type_encoders={msgspec.Raw: bytes},
        logging_config=None,
    )
    complete(app)
    return app
