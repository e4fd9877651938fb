"""The common base of the PettingZoo environments: a table, its agents and their spaces."""

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from ostraka.core.errors import OstrakaError
from ostraka.core.game import Components
from ostraka.envs.episode import NO_GAME, Episode
from ostraka.envs.options import RENDER_MODES, Reward, check_render_mode
from ostraka.envs.rendering import Frame, render
from ostraka.envs.spaces import action_space, masked_observation_space

Observation = dict[str, npt.NDArray[np.int8]]


class TableAgents:
    """Every seat of a table is an agent: `seat_0`, `seat_1` and so on."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - as PettingZoo declares it
        "render_modes": list(RENDER_MODES),
        "name": "ostraka",
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self, game: str, seats: int, reward: Reward, components: Components | None, render_mode: str | None
    ) -> None:
        check_render_mode(render_mode)
        self.metadata = {**self.metadata, "name": f"{game}_v0"}
        self.render_mode = render_mode
        self.episode = Episode(game, seats, reward, components)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        encoding = self.episode.encoding
        self._observation_spaces = {agent: masked_observation_space(encoding) for agent in self._seat_of}
        self._action_spaces = {agent: action_space(encoding) for agent in self._seat_of}

    def _check_open(self) -> None:
        if not self.agents:
            raise OstrakaError(NO_GAME)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        seat = self._seat_of[agent]
        return {"observation": self.episode.observation(seat), "action_mask": self.episode.mask(seat)}

    def render(self) -> Frame | None:
        """The table as the first seat that owes a decision may know it."""
        return render(self.episode.table.view(min(self.episode.table.waiting, default=0)), self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
