"""What can be asked over HTTP about games that are over: records, replays, reviews."""

from collections.abc import Callable
from typing import Annotated, Any, Final

import msgspec
from litestar import Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import Body
from litestar.status_codes import HTTP_200_OK, HTTP_202_ACCEPTED

from ostraka.bots.review import Review
from ostraka.server import messages
from ostraka.server.http.compression import answered, packed, sent, takes_small
from ostraka.server.http.openapi import problems
from ostraka.server.http.request_body import Asked
from ostraka.server.http.security import address_of
from ostraka.server.http.tables import TableId, building_of, find_to_watch
from ostraka.server.jobs.replay import replayed, replayed_text
from ostraka.server.live.preview import record_of
from ostraka.server.rate_limits import REPLAYS, REVIEWS

MAKING: Final = ResponseSpec(messages.ReviewProgress, generate_examples=False, description="It is being made")


@get("/api/tables/{link:str}/record", responses=problems("unknown", "not-yours", "too-early"))
async def download(request: Asked, link: TableId) -> Response[dict[str, Any]]:
    """The record of a game that is over, as a file."""
    room = await find_to_watch(request, link)
    name = f"{room.row.game}-{room.row.watch}.json"
    return Response(
        record_of(room.course).encode() + b"\n",
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@get("/api/tables/{link:str}/replay", responses=problems("unknown", "not-yours", "too-early"))
async def replay(request: Asked, link: TableId) -> Response[messages.Replay]:
    """A game that is over, with the table after each of its moves."""
    room = await find_to_watch(request, link)
    building_of(request).limits.take(REPLAYS, address_of(request))
    record = record_of(room.course)
    return await _shown(request, lambda: replayed(record))


@post("/api/replay", status_code=HTTP_200_OK, responses=problems(change=True))
async def replay_record(
    request: Asked, data: Annotated[dict[str, Any], Body(description="a record of one game")]
) -> Response[messages.Replay]:
    """The same for any record; nothing of it is kept."""
    del data  # read again, exactly
    building_of(request).limits.take(REPLAYS, address_of(request))
    text = await request.body()
    return await _shown(request, lambda: replayed_text(text))


async def _shown(request: Asked, work: Callable[[], messages.Replay]) -> Response[Any]:
    """An answer that is worked out beside the bots, so that nobody who plays waits for it."""
    small = takes_small(request)

    def written() -> bytes:
        text = msgspec.json.encode(work())
        return packed(text) if small else text

    return answered(await building_of(request).thinkers.replay(written), small=small)


@get(
    "/api/tables/{link:str}/review", responses={202: MAKING, **problems("unknown", "not-yours", "too-early")}
)
async def review(request: Asked, link: TableId) -> Response[Review]:
    """The review of a game that is over; 202 and how far it has come while it is being made."""
    room = await find_to_watch(request, link)
    building = building_of(request)
    kept = await building.reviewer.kept(room)
    if kept is not None:
        return await sent(request, kept)
    done = building.reviewer.under_way(room)
    if done is None:
        building.limits.take(REVIEWS, address_of(request))
        done = building.reviewer.begin(room)
    answer: Response[Any] = Response(messages.ReviewProgress(round(done, 2)), status_code=HTTP_202_ACCEPTED)
    return answer


HANDLERS: Final = [download, replay, replay_record, review]
