"""Thousands of games as one Gymnasium vector environment."""

from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ostraka.bots.network import EXTRA_ROWS, Network, load_network
from ostraka.core.errors import OstrakaError
from ostraka.core.game import Components, Rows, Setup
from ostraka.core.registry import find_game
from ostraka.envs.contract import Numbers
from ostraka.envs.encoding import IllegalAction, encoding_for
from ostraka.envs.episode import NO_GAME
from ostraka.envs.kernel import stepper
from ostraka.envs.kernel.masks import mask_type
from ostraka.envs.rewards import REWARDS, Reward, check_reward
from ostraka.envs.seeds import checked_seed
from ostraka.envs.spaces import action_space, seen_space
from ostraka.table.chance import LARGEST_SEED, Seeded
from ostraka.table.new import arranged_by
from ostraka.table.setup_checks import check_seats
from ostraka.table.table import Table

Seen = npt.NDArray[np.int8]
Rewards = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]

SELF: Final = "self"
OPPONENTS: Final = {
    SELF: stepper.LEARNER,
    "random": stepper.RANDOM,
    "scribe": stepper.BY_JUDGEMENT,
    "architect": stepper.BY_JUDGEMENT,
}
_MOST_SETUPS: Final = 64
_NO_ACTIONS: Final = np.zeros(0, np.int64)


def _untaught() -> Network:
    """A network that has learned nothing, of the same type as one that has: all is compiled once."""
    return np.zeros((0, 1), np.float32)


class GamesEnv(VectorEnv[Any, Any, Any]):
    """A step is one decision in every game, and one compiled call for all of them.

    Opponents are compiled too; with `"self"` the learner decides for every seat, in turn. What comes back
    are always the same arrays, written over by the next step: copy what is to be kept.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as Gymnasium declares it
        "autoreset_mode": AutoresetMode.SAME_STEP,
        "render_modes": [],
    }

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int = 2,
        *,
        seat: int | None = 0,
        opponents: str = "scribe",
        reward: Reward = "win",
        components: Components | None = None,
    ) -> None:
        found = find_game(game)
        check_seats(found, seats)
        check_reward(reward)
        if not isinstance(num_envs, int) or num_envs < 1:
            raise OstrakaError(f"there is at least one game, not {num_envs!r}")
        if seat is not None and not (isinstance(seat, int) and 0 <= seat < seats):
            raise OstrakaError(f"there is no seat {seat!r}; the seats are 0 to {seats - 1}, or None for any")
        if not isinstance(opponents, str) or opponents not in OPPONENTS:
            raise OstrakaError(
                f"no opponent {opponents!r} is compiled; those that are: {', '.join(OPPONENTS)},"
                " one for all other seats"
            )
        self.encoding = encoding_for(found, seats)
        self.num_envs = num_envs
        self.seats = seats
        self.single_observation_space = seen_space(self.encoding)
        self.single_action_space = action_space(self.encoding)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.setups = self._arranged(components)  # of which the seed of each game draws one
        self._seat = stepper.ANY_SEAT if seat is None else seat
        self._scheme = REWARDS.index(reward)
        self._player = OPPONENTS[opponents]
        self._network = load_network(game) if opponents == "architect" else _untaught()
        self._reset_once = False
        self._lay_out(components)

    def _arranged(self, components: Components | None) -> list[Setup]:
        game = self.encoding.game
        parts = game.standard() if components is None else components
        found = (arranged_by(game, self.seats, parts, Seeded(number).pick) for number in range(_MOST_SETUPS))
        return list(dict.fromkeys(found))

    def _lay_out(self, components: Components | None) -> None:
        """Make every array that the compiled calls work on."""
        game, games, actions = self.encoding.game, self.num_envs, self.encoding.actions
        tables = [Table(game.name, self.seats, setup=setup, components=components) for setup in self.setups]
        for table in tables:
            self.encoding.check(table.kit)
        kits: Rows = np.concatenate([table.kit for table in tables])
        starts: Rows = np.concatenate([table.rows for table in tables])
        pages: Rows = np.concatenate([self.encoding.printed(table.kit) for table in tables])
        seen, masks, last_seen = (
            self.encoding.sheets(games),
            np.zeros(games, mask_type(actions)),
            self.encoding.sheets(games),
        )
        self.rows: Rows = np.zeros(games, game.state)
        self.ledgers: Rows = np.zeros(games, stepper.LEDGER)
        self.ledgers["players"] = self._player
        self.ledgers["players"][:, 0] = stepper.LEARNER
        self._stream = np.zeros(1, np.uint64)
        self._actions = np.zeros(games, np.int64)
        self._reward = np.zeros(games)
        self._over, self._never = np.zeros(games, np.bool_), np.zeros(games, np.bool_)
        self._seen_whole, self._masks, self._last_seen_whole, self._kits = seen, masks, last_seen, kits
        self._arrays = (
            self.rows,
            np.zeros(games, game.state),
            starts,
            kits,
            pages,
            self.ledgers,
            self._seat,
            self._network,
            np.zeros(2, game.state),
            np.zeros(game.most_moves, np.int64),
            np.zeros(max(0, len(self._network) - EXTRA_ROWS), np.float32),
            np.zeros(self._network.shape[1], np.float32),
            seen,
            masks,
            self._scheme,
            self._reward,
            self._over,
            last_seen,
        )
        self._look()

    def _look(self) -> None:
        """Open the windows through which callers see what the compiled calls write."""
        size = len(self.encoding.highest)
        self._seen = self._seen_whole["numbers"][:, :size]
        self._last_seen = self._last_seen_whole["numbers"][:, :size]
        self._mask = self._masks["bytes"][:, : self.encoding.actions]
        self._last_scores = self.ledgers["scores"][:, : self.seats]
        self._kits.setflags(write=False)  # compiled code knows these arrays as such
        self._network.setflags(write=False)

    def __setstate__(self, state: dict[str, Any]) -> None:
        """A copy sees what is written in its own arrays, not what stood there when it was made."""
        self.__dict__.update(state)
        self._look()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin every game; game *i* with seed `seed` + *i*, as a table with that seed."""
        del options  # there is nothing to choose
        if seed is not None or not self._reset_once:
            chosen = checked_seed(seed)
            if chosen > LARGEST_SEED - self.num_envs:
                raise OstrakaError(
                    f"a seed for {self.num_envs} games is at most {LARGEST_SEED - self.num_envs}"
                )
            self.ledgers["first"] = np.arange(chosen, chosen + self.num_envs)
            self.ledgers["episode"] = 0
            self._stream[0] = chosen
        else:
            self.ledgers["episode"] += 1
        self._reset_once = True
        stepper.step_all(_NO_ACTIONS, *self._arrays)
        return self._seen, self._told()

    def step(self, actions: Numbers) -> tuple[Seen, Rewards, Flags, Flags, dict[str, Any]]:
        """Take one action in every game; if any is illegal, none is taken."""
        self._check_open()
        actions = self._checked(actions)
        illegal = stepper.first_illegal(self._masks, actions, self.encoding.actions)
        if illegal >= 0:
            raise self._refused(illegal, int(actions[illegal]))
        ended = stepper.step_all(actions, *self._arrays)
        told = self._told()
        if ended:
            told |= {
                "final_obs": self._last_seen,
                "_final_obs": self._over,
                "final_info": {"scores": self._last_scores, "_scores": self._over},
                "_final_info": self._over,
            }
        return self._seen, self._reward, self._over, self._never, told

    def random_actions(self) -> Numbers:
        """A uniformly random legal action for every game; again the same array."""
        self._check_open()
        stepper.pick_all(self._masks, self.ledgers, self._stream, self._actions)
        return self._actions

    def action_masks(self) -> Seen:
        """1 for each legal action of every game."""
        return self._mask

    def _check_open(self) -> None:
        if not self._reset_once:
            raise OstrakaError(NO_GAME)

    def _told(self) -> dict[str, Any]:
        """The mask, the seat that decides, and what all seats have just earned."""
        rewards = self.ledgers["rewards"][:, : self.seats]
        return {"action_mask": self._mask, "seat": self.ledgers["seat"], "rewards": rewards}

    def _checked(self, actions: Any) -> Numbers:  # noqa: ANN401 - whatever a caller gives
        found = np.ascontiguousarray(actions)
        if found.shape != (self.num_envs,) or not np.issubdtype(found.dtype, np.integer):
            raise OstrakaError(f"{self.num_envs} games take as many actions, as whole numbers")
        return found.astype(np.int64, copy=False)

    def _refused(self, at: int, action: int) -> IllegalAction:
        number = self.encoding.number(action)
        words = self.encoding.meaning(number)
        return IllegalAction(
            f"game {at} cannot take action {number} ({words}) now; the mask says what it can"
        )
