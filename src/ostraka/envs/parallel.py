"""A table as PettingZoo's parallel environment: all seats act at the same time."""

from typing import Any

from pettingzoo import ParallelEnv

from ostraka.core.errors import OstrakaError
from ostraka.core.game import Components, Move
from ostraka.envs.agents import Observation, TableAgents
from ostraka.envs.contract import WAIT
from ostraka.envs.encoding import IllegalAction
from ostraka.envs.options import Illegal, Reward, check_illegal
from ostraka.envs.rewards import LOST


class ParallelTableEnv(TableAgents, ParallelEnv[str, Any, Any]):
    """Every seat acts in every step; a seat that owes no decision can only wait."""

    def __init__(
        self,
        game: str,
        seats: int = 2,
        *,
        reward: Reward = "win",
        illegal: Illegal = "lose",
        components: Components | None = None,
        render_mode: str | None = None,
    ) -> None:
        check_illegal(illegal)
        super().__init__(game, seats, reward, components, render_mode)
        self._illegal = illegal

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        del options  # there are none
        self.episode.reset(seed)
        self.agents = self.possible_agents.copy()
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        self._check_open()
        agents = self.agents
        if unknown := sorted({*actions} - {*agents}):
            raise OstrakaError(f"there is no {unknown[0]}; the seats are {agents[0]} to {agents[-1]}")
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        moves = self._moves(actions, infos)
        if moves is None:
            rewards = [LOST if infos[agent] else 0.0 for agent in agents]
        else:
            for move in moves:
                self.episode.table.play(move)
            rewards = self.episode.rewards()
        over = moves is None or self.episode.table.over
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            self._observations(),
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            infos,
        )

    def _moves(self, actions: dict[str, int], infos: dict[str, dict[str, Any]]) -> list[Move] | None:
        """The moves that the actions mean; None if one is illegal and loses, with the reason in its info."""
        moves, lost = [], False
        for seat, agent in enumerate(self.agents):
            if agent not in actions:
                raise OstrakaError(f"missing action for {agent}; use 0 to wait")
            try:
                moves += self._move(seat, actions[agent])
            except IllegalAction as error:
                if self._illegal == "raise":
                    raise
                infos[agent] = {"illegal": str(error)}
                lost = True
        return None if lost else moves

    def _move(self, seat: int, action: int) -> list[Move]:
        """The move that an action means; none if the seat waits."""
        encoding, view = self.episode.encoding, self.episode.table.view(seat)
        waits = encoding.number(action) == WAIT and seat not in view.waiting
        return [] if waits else [encoding.move(view, action)]

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.observe(agent) for agent in self.possible_agents}
