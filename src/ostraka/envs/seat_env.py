"""One seat of a table as a Gymnasium environment; bots play the others."""

from typing import Any

import gymnasium

from ostraka.core.errors import OstrakaError
from ostraka.core.game import Components
from ostraka.envs.contract import Bytes
from ostraka.envs.encoding import IllegalAction
from ostraka.envs.episode import NO_GAME, Episode
from ostraka.envs.opponents import Opponents, bots_for, checked_opponents
from ostraka.envs.options import (
    RENDER_MODES,
    Illegal,
    Reward,
    check_illegal,
    check_render_mode,
    check_seat,
)
from ostraka.envs.rendering import Frame, render
from ostraka.envs.rewards import LOST
from ostraka.envs.spaces import action_space, observation_space


class SeatEnv(gymnasium.Env[Any, Any]):
    """A step is one decision of the seat, and all moves of the others and of chance up to its next one.

    The mask of legal actions is `info["action_mask"]`; sb3-contrib calls `action_masks` for it.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as Gymnasium declares it
        "render_modes": list(RENDER_MODES),
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str,
        seats: int = 2,
        *,
        seat: int = 0,
        opponents: Opponents = "scribe",
        reward: Reward = "win",
        illegal: Illegal = "lose",
        components: Components | None = None,
        render_mode: str | None = None,
    ) -> None:
        check_render_mode(render_mode)
        check_illegal(illegal)
        self.episode = Episode(game, seats, reward, components)
        check_seat(seat, seats)
        self.seat = seat
        self.render_mode = render_mode
        self.observation_space = observation_space(self.episode.encoding)
        self.action_space = action_space(self.episode.encoding)
        self._illegal = illegal
        self._opponents = checked_opponents(opponents, seats)
        self._bots = bots_for(self._opponents, 0)
        self._open = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self._bots = bots_for(self._opponents, self.episode.reset(seed))
        self._open = True
        self._play_others()
        self.episode.rewards()  # discard rewards from before this seat's first action
        return self._observation(), self._info()

    def step(self, action: object) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        if not self._open or self.episode.table.over:
            raise OstrakaError(NO_GAME)
        try:
            self.episode.act(self.seat, action)
        except IllegalAction as error:
            if self._illegal == "raise":
                raise
            self._open = False
            return self._observation(), LOST, True, False, self._info() | {"illegal": str(error)}
        self._play_others()
        reward = self.episode.rewards()[self.seat]
        if self.render_mode == "human":
            self.render()
        return self._observation(), reward, self.episode.table.over, False, self._info()

    def action_masks(self) -> Bytes:
        """1 for each legal action."""
        return self.episode.mask(self.seat)

    def render(self) -> Frame | None:
        """The table as this seat may know it."""
        return render(self.episode.table.view(self.seat), self.render_mode)

    def _play_others(self) -> None:
        table = self.episode.table
        while table.waiting and self.seat not in table.waiting:
            self._play_bot(min(table.waiting))

    def _play_bot(self, seat: int) -> None:
        table = self.episode.table
        away = (seat - self.seat) % table.seats
        table.play(self._bots[away - 1].choose(table.view(seat)))

    def _observation(self) -> Bytes:
        return self.episode.observation(self.seat)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.action_masks()}
        table = self.episode.table
        if table.over:
            info |= {"scores": table.scores, "winners": table.winners}
        return info
