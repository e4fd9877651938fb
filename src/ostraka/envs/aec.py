"""A table as PettingZoo's AEC environment: seats act one after the other."""

from typing import Any, SupportsIndex

from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ostraka.core.game import Components
from ostraka.envs.agents import TableAgents
from ostraka.envs.options import Reward
from ostraka.envs.rewards import LOST


class AECTableEnv(TableAgents, AECEnv[str, Any, Any]):
    """Of seats that decide at the same time, the first acts first; an illegal action raises.

    The order does not matter: no seat sees what another has decided before it has decided itself.
    """

    def __init__(
        self,
        game: str,
        seats: int = 2,
        *,
        reward: Reward = "win",
        components: Components | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__(game, seats, reward, components, render_mode)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        del options  # there are none
        self.episode.reset(seed)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._select()

    def step(self, action: SupportsIndex | None) -> None:
        self._check_open()
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


def wrapped_env(
    game: str,
    seats: int = 2,
    *,
    reward: Reward = "win",
    components: Components | None = None,
    render_mode: str | None = None,
) -> AECEnv[str, Any, Any]:
    """The environment in PettingZoo's usual wrappers: an illegal action loses the game."""
    env = AECTableEnv(game, seats, reward=reward, components=components, render_mode=render_mode)
    checked = wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(env, illegal_reward=LOST))
    return wrappers.OrderEnforcingWrapper(checked)
