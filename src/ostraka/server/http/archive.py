"""The HTTP API of finished games: records, replays, reviews."""

from collections.abc import Callable
from typing import Annotated, Any, Final

import msgspec
from litestar import Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import Body
from litestar.status_codes import HTTP_200_OK, HTTP_202_ACCEPTED

from ostraka.bots.review import Review
from ostraka.server import messages
from ostraka.server.http.access import address_of, services_of
from ostraka.server.http.compression import accepts_gzip, compressed_response, gzipped, json_response
from ostraka.server.http.links import TableLink, find_to_watch
from ostraka.server.http.openapi import problems
from ostraka.server.http.request_body import JsonRequest
from ostraka.server.jobs.replay import replayed, replayed_text
from ostraka.server.rate_limits import REPLAYS, REVIEWS

IN_PROGRESS: Final = ResponseSpec(
    messages.ReviewProgress, generate_examples=False, description="The review is being computed"
)


@get("/api/tables/{link:str}/record", responses=problems("unknown", "not-yours", "too-early"))
async def download_record(request: JsonRequest, link: TableLink) -> Response[dict[str, Any]]:
    """The record of a finished game, as a file."""
    room = await find_to_watch(request, link)
    row = room.state.row
    answer: Response[Any] = Response(
        room.session.record().encode() + b"\n",
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{row.game}-{row.watch}.json"'},
    )
    return answer


@get("/api/tables/{link:str}/replay", responses=problems("unknown", "not-yours", "too-early"))
async def replay_table(request: JsonRequest, link: TableLink) -> Response[messages.Replay]:
    """A finished game, with the table after each of its moves."""
    room = await find_to_watch(request, link)
    services_of(request).rate_limits.take(REPLAYS, address_of(request))
    record = room.session.record()
    return await _replay_response(request, lambda: replayed(record))


@post("/api/replay", status_code=HTTP_200_OK, responses=problems(change=True))
async def replay_record(
    request: JsonRequest, data: Annotated[dict[str, Any], Body(description="a record of one game")]
) -> Response[messages.Replay]:
    """The same for any record; nothing is stored."""
    del data  # decoded again, without the framework's coercions
    services_of(request).rate_limits.take(REPLAYS, address_of(request))
    text = await request.body()
    return await _replay_response(request, lambda: replayed_text(text))


async def _replay_response(request: JsonRequest, work: Callable[[], messages.Replay]) -> Response[Any]:
    """A response that is computed, encoded and compressed in a worker thread."""
    compressed = accepts_gzip(request)

    def encoded() -> bytes:
        text = msgspec.json.encode(work())
        return gzipped(text) if compressed else text

    return json_response(await services_of(request).workers.replays.run(encoded), gzip=compressed)


@get(
    "/api/tables/{link:str}/review",
    responses={202: IN_PROGRESS, **problems("unknown", "not-yours", "too-early")},
)
async def review_table(request: JsonRequest, link: TableLink) -> Response[Review]:
    """The review of a finished game; 202 and its progress while it is being computed."""
    room = await find_to_watch(request, link)
    services = services_of(request)
    stored = await services.reviews.find(room.id)
    if stored is not None:
        return await compressed_response(request, stored)
    progress = services.reviews.progress(room.id)
    if progress is None:
        record = room.session.record()
        services.rate_limits.take(REVIEWS, address_of(request))
        services.reviews.start(room.id, record)
        progress = 0.0
    answer: Response[Any] = Response(
        messages.ReviewProgress(round(progress, 2)), status_code=HTTP_202_ACCEPTED
    )
    return answer


HANDLERS: Final = (download_record, replay_table, replay_record, review_table)
