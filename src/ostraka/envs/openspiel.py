"""The games for OpenSpiel, as in `pyspiel.load_game("ostraka_GAME", {"players": 3})`.

Importing this module registers them. Chance is explicit: a roll or a deal is a sequence of single draws, not
one list of all outcomes. Seats that decide at the same time do so in turn, without seeing each other's
decisions.
"""

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ostraka.core.extras import require

require("openspiel", "pyspiel")

import pyspiel  # noqa: E402 - `require` explains a missing package first

from ostraka.core.errors import OstrakaError  # noqa: E402 - as above
from ostraka.core.registry import GAMES  # noqa: E402 - as above
from ostraka.envs.encoding import Encoding, IllegalAction, encoding_for  # noqa: E402 - as above
from ostraka.envs.game import env_game  # noqa: E402 - as above
from ostraka.envs.registration import title_of  # noqa: E402 - as above
from ostraka.envs.rewards import win_rewards  # noqa: E402 - as above
from ostraka.table import engine  # noqa: E402 - as above
from ostraka.table.setup_checks import check_seats  # noqa: E402 - as above
from ostraka.table.table import Table  # noqa: E402 - as above


def _type_of(game: str) -> Any:  # noqa: ANN401 - OpenSpiel has no types
    return pyspiel.GameType(
        short_name=f"ostraka_{game}",
        long_name=f"Ostraka: {title_of(game)}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            pyspiel.GameType.Information.IMPERFECT_INFORMATION
            if GAMES[game].secret_kinds or GAMES[game].simultaneous
            else pyspiel.GameType.Information.PERFECT_INFORMATION
        ),
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=GAMES[game].most,
        min_num_players=GAMES[game].fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": GAMES[game].fewest},
    )


class OstrakaGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel has no types
    """A game with a fixed number of players."""

    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        self.seats = int(params.get("players", GAMES[self.name].fewest))
        check_seats(GAMES[self.name], self.seats)
        self.encoding: Encoding = encoding_for(GAMES[self.name], self.seats)
        self.kit = Table(self.name, self.seats).kit
        super().__init__(
            _type_of(self.name),
            pyspiel.GameInfo(
                num_distinct_actions=self.encoding.actions,
                max_chance_outcomes=env_game(self.name).most_outcomes,
                num_players=self.seats,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=self.seats * env_game(self.name).most_decisions,
            ),
            params,
        )

    def new_initial_state(self) -> "OstrakaState":
        return OstrakaState(self)

    def make_py_observer(
        self,
        iig_obs_type: Any = None,  # noqa: ANN401 - OpenSpiel has no types
        params: Any = None,  # noqa: ANN401 - as above
    ) -> "Observer | RecallObserver":
        if params:
            raise OstrakaError(f"an observer takes no parameters, not {params!r}")
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return RecallObserver(self) if recalls else Observer(self)


class OstrakaState(pyspiel.State):  # type: ignore[misc] # as above
    """A table, and the chance move that is being drawn."""

    def __init__(self, game: OstrakaGame) -> None:
        super().__init__(game)
        self.encoding = game.encoding
        self.table = Table(game.name, game.seats)
        self._draws: list[int] = []  # outcomes so far of the chance move that is due

    def current_player(self) -> int:
        if self.table.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.table.chance_due else min(self.table.waiting)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.encoding.legal(self.table.view(player)).tolist())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        count = self._drawn()[1]
        return [(outcome, 1 / count) for outcome in range(count)]

    def _drawn(self) -> tuple[int, int]:
        """The chance move as drawn so far, and the number of outcomes of its next draw."""
        calls, rows, kit = engine.calls_for(self.table.game), self.table.rows, self.table.kit
        move = calls.undrawn_move(rows, 0)
        for outcome in self._draws:
            move = calls.with_draw(rows, kit, 0, move, outcome)
        return move, calls.outcomes(rows, 0, move)

    def _apply_action(self, action: int) -> None:
        if not self.table.chance_due:
            self.table.play(self.encoding.move(self.table.view(min(self.table.waiting)), action))
            return
        options = self._drawn()[1]
        if not 0 <= action < options:
            raise IllegalAction(f"this draw has the outcomes 0 to {options - 1}, not {action}")
        self._draws.append(action)
        if len(self._draws) == engine.calls_for(self.table.game).draws(self.table.rows, 0):
            self.table.play(self.table.game.move(self._drawn()[0]))
            self._draws = []

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        return self.encoding.meaning(action)

    def is_terminal(self) -> bool:
        return self.table.over

    def returns(self) -> list[float]:
        if not self.table.over:
            return [0.0] * self.table.seats
        return win_rewards(self.table.winners, self.table.seats)

    def __str__(self) -> str:
        drawn = f"\ndrawn so far: {' '.join(map(str, self._draws))}" if self._draws else ""
        return f"{self.table}{drawn}"

    def __deepcopy__(self, memo: dict[int, Any]) -> "OstrakaState":
        twin = OstrakaState(self.get_game())
        twin.table = self.table.copy()
        twin._draws = self._draws.copy()
        return twin


class Observer:
    """What a player sees, as numbers and as text."""

    def __init__(self, game: OstrakaGame) -> None:
        self._encoding, self._page = game.encoding, game.encoding.page(game.kit)
        self.tensor: npt.NDArray[np.float32] = np.zeros(len(game.encoding.highest), np.float32)
        self.dict = {name: self.tensor[where] for name, where in game.encoding.slices.items()}

    def set_from(self, state: OstrakaState, player: int) -> None:
        self.tensor[:] = self._encoding.observation(state.table.view(player), self._page)

    def string_from(self, state: OstrakaState, player: int) -> str:
        return str(state.table.view(player))


class RecallObserver:
    """Perfect recall: every move that a player may know, as numbers and as text."""

    def __init__(self, game: OstrakaGame) -> None:
        self._game = env_game(game.name)
        self._most = self._game.most_moves(game.kit[0], game.seats)
        moves = self._most * self._game.numbers_of_a_move
        self.tensor: npt.NDArray[np.float32] = np.zeros(game.seats + moves, np.float32)
        self.dict = {
            "player": self.tensor[: game.seats],
            "moves": self.tensor[game.seats :].reshape(self._most, self._game.numbers_of_a_move),
        }

    def set_from(self, state: OstrakaState, player: int) -> None:
        self.tensor[:] = 0
        self.dict["player"][player] = 1
        known = state.table.view(player).moves[-self._most :]
        if known:
            self.dict["moves"][: len(known)] = [self._game.move_numbers(move.code) for move in known]

    def string_from(self, state: OstrakaState, player: int) -> str:
        return f"seat {player}: {', '.join(map(str, state.table.view(player).moves))}"


CLASSES: Final[dict[str, type[OstrakaGame]]] = {}  # by the name of the game


def register_games() -> None:
    """Register all games that OpenSpiel does not know yet."""
    for name in GAMES:
        if name not in CLASSES:
            CLASSES[name] = type(title_of(name), (OstrakaGame,), {"name": name})
            pyspiel.register_game(_type_of(name), CLASSES[name])


register_games()
