"""One game after another, as an environment plays them: in numbers."""

from typing import TYPE_CHECKING, Final

from ostraka.core.game import Components
from ostraka.core.registry import find_game
from ostraka.envs.contract import Bytes
from ostraka.envs.encoding import encoding_for
from ostraka.envs.rewards import Reward, check_reward, for_winning
from ostraka.envs.seeds import Seeds
from ostraka.table.new import new
from ostraka.table.setup_checks import check_seats
from ostraka.table.view import View

if TYPE_CHECKING:
    from ostraka.table.table import Table

NO_GAME: Final = "no game is open; call reset first"


class Episode:
    """A table and what its seats see, may do and are rewarded with."""

    def __init__(self, game: str, seats: int, reward: Reward, components: Components | None) -> None:
        found = find_game(game)
        check_seats(found, seats)
        check_reward(reward)
        self.encoding = encoding_for(found, seats)
        self.seats = seats
        self._reward = reward
        self._components = components
        self._seeds = Seeds()
        self._open(0)  # so that what is wrong with the components is said at once

    def reset(self, seed: int | None) -> int:
        """Open the next game; its seed is returned, so that bots can have theirs."""
        if seed is not None:
            self._seeds = Seeds(seed)
        chosen = self._seeds.take()
        self._open(chosen)
        return chosen

    def _open(self, seed: int) -> None:
        self.table: Table = new(self.encoding.game.name, self.seats, seed=seed, components=self._components)
        self.encoding.check(self.table.kit)
        self._printed = self.encoding.printed(self.table.kit)
        self._scores = self.table.scores

    def observation(self, seat: int) -> Bytes:
        return self.encoding.observation(self.table.view(seat), self._printed)

    def mask(self, seat: int) -> Bytes:
        return self.encoding.mask(self.table.view(seat))

    def act(self, seat: int, action: object) -> None:
        """Play what an action means; `IllegalAction` if it is not legal."""
        self.table.play(self.encoding.move(self.table.view(seat), action))

    def rewards(self) -> list[float]:
        """What every seat has earned since this was asked last."""
        if self._reward == "win":
            return for_winning(self.table.winners, self.seats) if self.table.over else [0.0] * self.seats
        before, self._scores = self._scores, self.table.scores
        return [float(now - then) for now, then in zip(self._scores, before, strict=True)]

    def view(self, seat: int) -> View:
        return self.table.view(seat)
