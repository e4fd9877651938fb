"""Lessons over HTTP: the same for everybody, and nothing is kept of them."""

from functools import cache
from typing import Annotated, Any, Final

import msgspec
from litestar import Response, get, post
from litestar.params import Body, PathParameter
from litestar.status_codes import HTTP_200_OK

from ostraka.lessons import LEARNER, Step, lesson
from ostraka.server import messages
from ostraka.server.errors import Refusal
from ostraka.server.http.compression import answered, packed, takes_small
from ostraka.server.http.openapi import problems
from ostraka.server.http.request_body import Asked, exact
from ostraka.server.http.security import address_of
from ostraka.server.http.tables import building_of
from ostraka.server.live.game_session import drafted
from ostraka.server.live.preview import previewed
from ostraka.server.live.views import seen
from ostraka.server.rate_limits import TRIES

GameName = Annotated[messages.GameName, PathParameter(description="whose lesson")]
Place = Annotated[int, PathParameter(description="of the step, from 0 on")]


@cache
def written(game: messages.GameName) -> bytes:
    """A lesson as it is sent; `news` of a step lists the moves since the previous step."""
    script = lesson(game)
    known: tuple[int, ...] = ()
    steps = []
    for step in script.steps:
        view = step.table.view(LEARNER)
        steps.append(messages.LessonStep(step.key, seen(view, known), step.turn))
        known = view.codes
    return msgspec.json.encode(messages.Lesson(game, script.components, tuple(steps)))


@cache
def written_small(game: messages.GameName) -> bytes:
    return packed(written(game))


def step_of(game: messages.GameName, place: int) -> Step:
    steps = lesson(game).steps
    if not 0 <= place < len(steps):
        raise Refusal("unknown", f"this lesson has {len(steps)} steps")
    return steps[place]


@get("/api/lessons/{game:str}", responses=problems())
async def show_lesson(
    request: Asked, game: GameName
) -> Response[dict[str, Any]]:  # the schema knows no tuples in tuples
    """A first game, step by step: how the table stands, and what the learner is asked to do."""
    small = takes_small(request)
    return answered(written_small(game) if small else written(game), small=small)


@post(
    "/api/lessons/{game:str}/{place:int}",
    status_code=HTTP_200_OK,
    responses=problems("unknown", change=True),
)
async def preview_in_lesson(
    request: Asked, game: GameName, place: Place, data: Annotated[messages.PreviewLesson, Body()]
) -> messages.Previewed | messages.Refused:
    """What some moves of the learner would do at a step of a lesson, or which rule they break."""
    building_of(request).limits.take(TRIES, address_of(request))
    data = await exact(request, data)
    table = step_of(game, place).table
    try:
        return previewed(drafted(table, LEARNER, data.moves), "")
    except Refusal as refusal:  # an answer like any other: learners err
        return refusal.refused(None)


LESSONS: Final = (show_lesson, preview_in_lesson)
