"""The application: what answers which address."""

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
from ostraka.server.http import archive, tables
from ostraka.server.http.lessons import LESSONS
from ostraka.server.http.openapi import complete, openapi_config
from ostraka.server.http.pages import PAGES, lost
from ostraka.server.http.request_body import Asked
from ostraka.server.http.security import MOST_BODY, address_of, check_change, keep_private
from ostraka.server.http.tables import building_of
from ostraka.server.metrics import Metrics
from ostraka.server.rate_limits import REQUESTS
from ostraka.server.services import Building
from ostraka.server.settings import Settings

_UNLIMITED: Final = ("/health", "/ready", "/metrics")
_CODES: Final[dict[int, messages.Code]] = {404: "unknown", 405: "unknown", 413: "too-big"}


@get("/health", include_in_schema=False)
async def health() -> dict[str, str]:
    """Whether the process lives."""
    return {"status": "alive", "version": __version__}


@get("/ready", include_in_schema=False)
async def ready(request: Request[Any, Any, Any]) -> Response[dict[str, str]]:
    """Whether it can serve: the database answers, and it is not about to stop."""
    is_ready = await building_of(request).is_ready()
    return Response({"status": "ready" if is_ready else "not ready"}, status_code=200 if is_ready else 503)


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    found: Metrics = request.app.state.metrics
    return Response(found.text(), media_type=found.media_type)


def refuse(request: Request[Any, Any, Any], error: Exception) -> Response[messages.Problem]:
    """An answer with a reason; who has become somebody on the way keeps their key, and may ask again."""
    cookies = request.state.get("cookies", [])
    refusal = refusal_for(error)
    headers = {} if refusal.retry is None else {"retry-after": str(max(1, ceil(refusal.retry)))}
    return Response(
        refusal.problem,
        status_code=refusal.status,
        headers=headers,
        cookies=cookies,
        media_type="application/json",
    )


def refuse_bad(
    request: Request[Any, Any, Any], error: HTTPException
) -> Response[messages.Problem] | Response[str]:
    """What the framework itself refuses, in our own words; to a person who looks for a page, as one."""
    if error.status_code >= HTTP_500_INTERNAL_SERVER_ERROR:
        return refuse(request, error)
    if error.status_code == HTTP_404_NOT_FOUND and request.headers.get("sec-fetch-mode") == "navigate":
        return lost()
    problem = messages.Problem(_CODES.get(error.status_code, "bad-message"), _detail(error))
    return Response(
        problem, status_code=error.status_code, headers=error.headers, media_type="application/json"
    )


def _detail(error: HTTPException) -> str:
    extra = getattr(error, "extra", None)
    if isinstance(extra, list):
        told = [
            f"{item.get('key', '')} {item.get('message', '')}" for item in extra if isinstance(item, dict)
        ]
        return "; ".join(part.strip() for part in told)[:LONGEST_TEXT]
    return error.detail[:LONGEST_TEXT]


async def admit(request: Request[Any, Any, Any]) -> None:
    """Before every request: not too many, and no change from elsewhere."""
    building = building_of(request)
    if request.url.path not in _UNLIMITED:
        building.limits.take(request.route_handler.opt.get("rate", REQUESTS), address_of(request))
        check_change(request, building.settings)


def make_app(settings: Settings, make: Callable[[Settings], Building] = Building) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        building = make(settings)
        app.state.building = building
        app.state.metrics = Metrics(building)
        try:
            await building.start()
            yield
        finally:
            await building.stop()

    handlers: list[Any] = [
        *tables.HANDLERS,
        *LESSONS,
        *archive.HANDLERS,
        *PAGES,
        health,
        ready,
        *([metrics] if settings.metrics else []),
    ]
    app = Litestar(
        route_handlers=handlers,
        request_class=Asked,
        lifespan=[lifespan],
        before_request=admit,
        exception_handlers={
            HTTPException: refuse_bad,
            Exception: refuse,
        },
        before_send=[keep_private],
        request_max_body_size=MOST_BODY,
        openapi_config=openapi_config(),
        type_encoders={msgspec.Raw: bytes},
        logging_config=None,
    )
    complete(app)
    return app
