"""Pyramids as environments know it: its actions, what an observation says, and its picture."""

from typing import Final

from ostraka.core.game import Rows
from ostraka.envs.contract import ENCODING
from ostraka.envs.game import EnvGame
from ostraka.games.pyramids.environment import actions, info_state, observation, picture
from ostraka.games.pyramids.rules.shapes import CELLS
from ostraka.games.pyramids.rules.state import FLIPS, MOST_CARDS, ROUNDS, STATE

ENCODING.register(STATE, actions, observation)


def _takes_all(kit: Rows, seats: int) -> None:
    """Every deck fits the actions."""


GAME: Final = EnvGame(
    actions=actions.ACTIONS,
    meaning=actions.meaning,
    printed=observation.printed,
    shared=observation.SHARED,
    of_a_seat=observation.OF_A_SEAT,
    check=_takes_all,
    picture_size=picture.size,
    paint=picture.paint,
    recall=info_state.numbers,
    numbers_of_a_move=info_state.OF_A_MOVE,
    longest_recall=info_state.most_moves,
    most_outcomes=MOST_CARDS,
    most_decisions=ROUNDS * FLIPS * CELLS + 64,
)
