"""A table as PettingZoo's AEC environment: one seat after the other."""

from typing import Any, SupportsIndex

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ostraka.envs.episode import Episode
from ostraka.envs.rendering import MODES, Frame, check_mode, render
from ostraka.envs.rewards import LOST, Reward
from ostraka.envs.spaces import action_space, masked_space
from ostraka.rules import Components

Observation = dict[str, npt.NDArray[np.int8]]


def seat_names(seats: int) -> list[str]:
    return [f"seat_{seat}" for seat in range(seats)]


class TableEnv(AECEnv[str, Any, Any]):
    """Every seat is an agent; of those that owe a decision at the same time, the first acts first.

    It does not matter which does: nobody sees what another has decided before deciding as well.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as PettingZoo declares it
        "render_modes": list(MODES),
        "name": "ostraka",
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str,
        seats: int,
        *,
        reward: Reward = "win",
        components: Components | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()  # type: ignore[no-untyped-call] # PettingZoo's
        check_mode(render_mode)
        self.metadata = {**TableEnv.metadata, "name": f"{game}_v0"}
        self.render_mode = render_mode
        self.episode = Episode(game, seats, reward, components)
        self.possible_agents = seat_names(seats)
        self.agents = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_spaces = {
            agent: masked_space(self.episode.encoding) for agent in self.possible_agents
        }
        self._action_spaces = {agent: action_space(self.episode.encoding) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        del options  # there is nothing to choose
        self.episode.reset(seed)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        seat = self._seat_of[agent]
        return {"observation": self.episode.observation(seat), "action_mask": self.episode.mask(seat)}

    def step(self, action: SupportsIndex | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.episode.act(self._seat_of[agent], action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self.episode.rewards(), strict=True))
        self._accumulate_rewards()
        self._select()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        table = self.episode.table
        if table.over:
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[min(table.waiting, default=0)]

    def render(self) -> Frame | None:
        """The table as the seat that acts next may know it."""
        seat = self._seat_of[self.agent_selection] if self.agents else 0
        return render(self.episode.table.view(seat), self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


def wrapped(env: TableEnv) -> AECEnv[str, Any, Any]:
    """With PettingZoo's usual wrappers: who takes an illegal action has lost."""
    checked = wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(env, illegal_reward=LOST))
    return wrappers.OrderEnforcingWrapper(checked)
