"""The HTTP API of lessons: the same for everybody, and nothing is stored."""

from functools import cache
from typing import Annotated, Any, Final

import msgspec
from litestar import Response, get, post
from litestar.params import Body, PathParameter
from litestar.status_codes import HTTP_200_OK

from ostraka.core.errors import OstrakaError
from ostraka.lessons import LEARNER, Lesson, Step, lesson
from ostraka.server import messages
from ostraka.server.errors import Refusal
from ostraka.server.http.access import address_of, services_of
from ostraka.server.http.compression import accepts_gzip, gzipped, json_response
from ostraka.server.http.openapi import problems
from ostraka.server.http.request_body import JsonRequest, strict_body
from ostraka.server.live.game_session import draft_turn
from ostraka.server.live.preview import preview
from ostraka.server.live.views import table_view
from ostraka.server.rate_limits import PREVIEWS

GameName = Annotated[messages.GameName, PathParameter(description="the game to learn")]
Place = Annotated[int, PathParameter(description="the number of the step, from 0")]


@cache
def written(game: messages.GameName) -> bytes:
    """A lesson as it is sent; `news` of a step lists the moves since the previous step."""
    script = find_lesson(game)
    known: tuple[int, ...] = ()
    steps = []
    for step in script.steps:
        view = step.table.view(LEARNER)
        steps.append(messages.LessonStep(step.key, table_view(view, known), step.turn, step.announced))
        known = view.codes
    return msgspec.json.encode(messages.Lesson(game, script.components, tuple(steps)))


@cache
def written_gzipped(game: messages.GameName) -> bytes:
    return gzipped(written(game))


def find_lesson(game: messages.GameName) -> Lesson:
    try:
        return lesson(game)
    except OstrakaError as error:  # a game from another package may have none
        raise Refusal("unknown", str(error)) from None


def step_of(game: messages.GameName, place: int) -> Step:
    steps = find_lesson(game).steps
    if not 0 <= place < len(steps):
        raise Refusal("unknown", f"this lesson has {len(steps)} steps")
    return steps[place]


@get("/api/lessons/{game:str}", responses=problems("unknown"))
async def show_lesson(
    request: JsonRequest, game: GameName
) -> Response[dict[str, Any]]:  # OpenAPI cannot describe nested tuples
    """A first game, step by step: the view, and the moves that the learner is asked to make."""
    compressed = accepts_gzip(request)
    return json_response(written_gzipped(game) if compressed else written(game), gzip=compressed)


@post(
    "/api/lessons/{game:str}/{place:int}",
    status_code=HTTP_200_OK,
    responses=problems("unknown", change=True),
)
async def preview_in_lesson(
    request: JsonRequest, game: GameName, place: Place, data: Annotated[messages.PreviewLesson, Body()]
) -> messages.Previewed | messages.Refused:
    """What some moves of the learner would do at a step, or which rule they break."""
    services_of(request).rate_limits.take(PREVIEWS, address_of(request))
    data = await strict_body(request, data)
    table = step_of(game, place).table
    try:
        return preview(draft_turn(table, LEARNER, data.moves), "")
    except Refusal as refusal:  # a normal answer here: learners make mistakes
        return refusal.refused(None)


HANDLERS: Final = (show_lesson, preview_in_lesson)
