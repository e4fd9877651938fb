"""One seat of a table as a Gymnasium environment; bots sit on the others."""

from typing import Any

import gymnasium

from ostraka.core.errors import OstrakaError
from ostraka.core.game import Components
from ostraka.envs.contract import Bytes
from ostraka.envs.encoding import IllegalAction
from ostraka.envs.episode import NO_GAME, Episode
from ostraka.envs.illegal import Illegal, check_illegal
from ostraka.envs.opponents import Opponents, called, seated
from ostraka.envs.rendering import MODES, Frame, check_mode, render
from ostraka.envs.rewards import LOST, Reward
from ostraka.envs.spaces import action_space, seen_space


class SeatEnv(gymnasium.Env[Any, Any]):
    """A step is one decision of the seat; what the others and chance do until its next one follows.

    The mask of legal actions is in `info["action_mask"]`; sb3-contrib asks for it by `action_masks`.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as Gymnasium declares it
        "render_modes": list(MODES),
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
        check_mode(render_mode)
        check_illegal(illegal)
        self.episode = Episode(game, seats, reward, components)
        if not isinstance(seat, int) or not 0 <= seat < seats:
            raise OstrakaError(f"there is no seat {seat!r}; the seats are 0 to {seats - 1}")
        self.seat = seat
        self.render_mode = render_mode
        self.observation_space = seen_space(self.episode.encoding)
        self.action_space = action_space(self.episode.encoding)
        self._illegal = illegal
        self._opponents = seated(opponents, seats)
        self._bots = called(self._opponents, 0)
        self._open = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self._bots = called(self._opponents, self.episode.reset(seed))
        self._open = True
        self._let_others_play()
        self.episode.rewards()  # what others' first moves brought is no reward of ours
        return self._seen(), self._told()

    def step(self, action: object) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        if not self._open or self.episode.table.over:
            raise OstrakaError(NO_GAME)
        try:
            self.episode.act(self.seat, action)
        except IllegalAction as error:
            if self._illegal == "raise":
                raise
            self._open = False
            return self._seen(), LOST, True, False, self._told() | {"illegal": str(error)}
        self._let_others_play()
        reward = self.episode.rewards()[self.seat]
        if self.render_mode == "human":
            self.render()
        return self._seen(), reward, self.episode.table.over, False, self._told()

    def action_masks(self) -> Bytes:
        """1 for each legal action."""
        return self.episode.mask(self.seat)

    def render(self) -> Frame | None:
        """The table as this seat may know it."""
        return render(self.episode.table.view(self.seat), self.render_mode)

    def _let_others_play(self) -> None:
        table = self.episode.table
        while table.waiting and self.seat not in table.waiting:
            self._let_play(min(table.waiting))

    def _let_play(self, seat: int) -> None:
        table = self.episode.table
        away = (seat - self.seat) % table.seats
        table.play(self._bots[away - 1].choose(table.view(seat)))

    def _seen(self) -> Bytes:
        return self.episode.observation(self.seat)

    def _told(self) -> dict[str, Any]:
        told: dict[str, Any] = {"action_mask": self.action_masks()}
        table = self.episode.table
        if table.over:
            told |= {"scores": table.scores, "winners": table.winners}
        return told
