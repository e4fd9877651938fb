"""Pyramids for environments: its actions, observations and pictures."""

from typing import Final

from ostraka.envs.contract import ENCODING
from ostraka.envs.game import EnvGame
from ostraka.games.pyramids.environment import actions, info_state, observation, picture
from ostraka.games.pyramids.rules.shapes import CELLS
from ostraka.games.pyramids.rules.state import FLIPS, MOST_CARDS, ROUNDS, STATE

ENCODING.register(STATE, actions, observation)


GAME: Final = EnvGame(
    actions=actions.ACTIONS,
    meaning=actions.meaning,
    page=observation.page_of,
    shared=observation.SHARED,
    of_a_seat=observation.OF_A_SEAT,
    picture_size=picture.size,
    paint=picture.paint,
    move_numbers=info_state.numbers,
    numbers_of_a_move=info_state.OF_A_MOVE,
    most_moves=info_state.most_moves,
    most_outcomes=MOST_CARDS,
    most_decisions=ROUNDS * FLIPS * CELLS + 64,
)
