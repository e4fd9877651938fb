"""Successive games as an environment plays them, in numbers."""

from typing import TYPE_CHECKING, Final

from ostraka.core.game import Components
from ostraka.core.registry import find_game
from ostraka.envs.contract import Bytes
from ostraka.envs.encoding import encoding_for
from ostraka.envs.options import Reward, check_reward
from ostraka.envs.rewards import win_rewards
from ostraka.envs.seeds import Seeds
from ostraka.table.new import new
from ostraka.table.setup_checks import check_seats

if TYPE_CHECKING:
    from ostraka.table.table import Table

NO_GAME: Final = "no game is open; call reset first"


class Episode:
    """A table with the observations, masks and rewards of its seats."""

    def __init__(self, game: str, seats: int, reward: Reward, components: Components | None) -> None:
        rules = find_game(game)
        check_seats(rules, seats)
        check_reward(reward)
        self.encoding = encoding_for(rules, seats)
        self.seats = seats
        self._reward = reward
        self._components = components
        self._seeds = Seeds()
        self._open(0)  # refuses bad components at once

    def reset(self, seed: int | None) -> int:
        """Open the next game and return its seed, from which the bots get theirs."""
        if seed is not None:
            self._seeds = Seeds(seed)
        its_seed = self._seeds.take()
        self._open(its_seed)
        return its_seed

    def _open(self, seed: int) -> None:
        self.table: Table = new(self.encoding.game.name, self.seats, seed=seed, components=self._components)
        self.encoding.check(self.table.kit)
        self._page = self.encoding.page(self.table.kit)
        self._scores = self.table.scores

    def observation(self, seat: int) -> Bytes:
        return self.encoding.observation(self.table.view(seat), self._page)

    def mask(self, seat: int) -> Bytes:
        return self.encoding.mask(self.table.view(seat))

    def act(self, seat: int, action: object) -> None:
        """Play the move that an action means; `IllegalAction` if it is not legal."""
        self.table.play(self.encoding.move(self.table.view(seat), action))

    def rewards(self) -> list[float]:
        """What every seat has earned since the last call."""
        if self._reward == "win":
            return win_rewards(self.table.winners, self.seats) if self.table.over else [0.0] * self.seats
        before, self._scores = self._scores, self.table.scores
        return [float(now - then) for now, then in zip(self._scores, before, strict=True)]
