"""Cheops for environments: its actions, observations and pictures."""

from typing import Final

from ostraka.core.errors import OstrakaError
from ostraka.core.game import Rows
from ostraka.envs.contract import ENCODING
from ostraka.envs.game import EnvGame
from ostraka.games.cheops.environment import actions, info_state, observation, picture
from ostraka.games.cheops.environment.actions import PLACES_OF_A_COLOUR
from ostraka.games.cheops.rules.components import COLOURS
from ostraka.games.cheops.rules.state import STATE

ENCODING.register(STATE, actions, observation)


def _check(kit: Rows, seats: int) -> None:
    """Refuse a quarry with more stones of one colour than the actions can name."""
    most = max(int(places).bit_count() for sheet in kit[0].sheet[:seats] for places in sheet.quarry)
    if most > PLACES_OF_A_COLOUR:
        raise OstrakaError(
            f"environments need sheets whose quarry has each colour at most {PLACES_OF_A_COLOUR} times,"
            f" not {most}"
        )


GAME: Final = EnvGame(
    actions=actions.ACTIONS,
    meaning=actions.meaning,
    page=observation.page_of,
    shared=observation.SHARED,
    of_a_seat=observation.OF_A_SEAT,
    check=_check,
    picture_size=picture.size,
    paint=picture.paint,
    move_numbers=info_state.numbers,
    numbers_of_a_move=info_state.OF_A_MOVE,
    most_moves=info_state.most_moves,
    most_outcomes=len(COLOURS),
    most_decisions=1000,  # the rules set no bound
)
