"""Thousands of games as one Gymnasium vector environment."""

from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ostraka.bots.game import bot_game
from ostraka.bots.network import EXTRA_ROWS, Network, load_network
from ostraka.core.errors import OstrakaError
from ostraka.core.game import Components, Rows, Setup
from ostraka.core.jit import bound
from ostraka.core.registry import find_game
from ostraka.envs.contract import Numbers
from ostraka.envs.encoding import IllegalAction, encoding_for
from ostraka.envs.episode import NO_GAME
from ostraka.envs.kernel import stepper
from ostraka.envs.kernel.masks import mask_type
from ostraka.envs.options import REWARDS, Reward, check_reward, check_seat
from ostraka.envs.seeds import checked_seed
from ostraka.envs.spaces import action_space, observation_space
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


def _untrained() -> Network:
    """An empty network of the same type as a trained one, so that all is compiled once."""
    return np.zeros((0, 1), np.float32)


class VectorTableEnv(VectorEnv[Any, Any, Any]):
    """A step is one decision in every game, and one compiled call for all of them.

    Opponents are compiled too; with `"self"` the learner decides for every seat in turn. Every step returns
    the same arrays and overwrites them: copy what you keep.
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
        rules = find_game(game)
        check_seats(rules, seats)
        check_reward(reward)
        if not isinstance(num_envs, int) or num_envs < 1:
            raise OstrakaError(f"num_envs is a whole number from 1, not {num_envs!r}")
        if seat is not None:
            check_seat(seat, seats, ", or None for any")
        if not isinstance(opponents, str) or opponents not in OPPONENTS:
            raise OstrakaError(
                f"there is no compiled opponent {opponents!r}; name one of {', '.join(OPPONENTS)}"
                " for all other seats"
            )
        self.encoding = encoding_for(rules, seats)
        self.num_envs = num_envs
        self.seats = seats
        self.single_observation_space = observation_space(self.encoding)
        self.single_action_space = action_space(self.encoding)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.setups = self._arranged(components)  # the seed of each game draws one
        self._player = OPPONENTS[opponents]
        self._reset_once = False
        network = load_network(game) if opponents == "architect" else _untrained()
        self._batch = self._allocated(
            components,
            seat=stepper.ANY_SEAT if seat is None else seat,
            scheme=REWARDS.index(reward),
            network=network,
        )
        self._stream = np.zeros(1, np.uint64)
        self._actions = np.zeros(num_envs, np.int64)
        self._never = np.zeros(num_envs, np.bool_)
        self._connect()

    def _arranged(self, components: Components | None) -> list[Setup]:
        game = self.encoding.game
        parts = game.standard() if components is None else components
        setups = (arranged_by(game, self.seats, parts, Seeded(number).pick) for number in range(_MOST_SETUPS))
        return list(dict.fromkeys(setups))

    def _allocated(
        self, components: Components | None, *, seat: int, scheme: int, network: Network
    ) -> stepper.Batch:
        """The arrays that the compiled calls work on."""
        game, games = self.encoding.game, self.num_envs
        tables = [Table(game.name, self.seats, setup=setup, components=components) for setup in self.setups]
        for table in tables:
            self.encoding.check(table.kit)
        ledgers = np.zeros(games, stepper.LEDGER)
        ledgers["players"] = self._player
        ledgers["players"][:, 0] = stepper.LEARNER
        return stepper.Batch(
            states=np.zeros(games, game.state),
            befores=np.zeros(games, game.state),
            openings=np.concatenate([table.rows for table in tables]),
            kits=np.concatenate([table.kit for table in tables]),
            pages=np.concatenate([self.encoding.page(table.kit) for table in tables]),
            ledgers=ledgers,
            seat=seat,
            scheme=scheme,
            network=network,
            known=np.zeros(2, game.state),
            moves=np.zeros(game.most_moves, np.int64),
            inputs=np.zeros(max(0, len(network) - EXTRA_ROWS), np.float32),
            hidden=np.zeros(network.shape[1], np.float32),
            seen=self.encoding.buffers(games),
            masks=np.zeros(games, mask_type(self.encoding.actions)),
            rewards=np.zeros(games),
            over=np.zeros(games, np.bool_),
            last_seen=self.encoding.buffers(games),
        )

    def _connect(self) -> None:
        """Bind the compiled step to the types of the batch, and make the views that callers get."""
        bot_game(self.encoding.game.name)  # registers how compiled opponents judge the game
        batch, size = self._batch, len(self.encoding.highest)
        self.rows: Rows = batch.states
        self.ledgers: Rows = batch.ledgers
        self._seen = batch.seen["numbers"][:, :size]
        self._last_seen = batch.last_seen["numbers"][:, :size]
        self._mask = batch.masks["bytes"][:, : self.encoding.actions]
        self._last_scores = batch.ledgers["scores"][:, : self.seats]
        batch.kits.setflags(write=False)  # compiled code knows these arrays as read-only
        batch.network.setflags(write=False)
        self._step_all = bound(stepper.step_all, _NO_ACTIONS, batch)

    def __getstate__(self) -> dict[str, Any]:
        """Leave out the views and the compiled function, which belong to this batch and this process."""
        views = {"rows", "ledgers", "_seen", "_last_seen", "_mask", "_last_scores", "_step_all"}
        return {name: value for name, value in vars(self).items() if name not in views}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._connect()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin every game: game *i* is the table with seed `seed` + *i*."""
        del options  # there are none
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
        self._step_all(_NO_ACTIONS, self._batch)
        return self._seen, self._info()

    def step(self, actions: Numbers) -> tuple[Seen, Rewards, Flags, Flags, dict[str, Any]]:
        """Take one action in every game; if one is illegal, none is taken."""
        self._check_open()
        actions = self._checked(actions)
        batch = self._batch
        illegal = stepper.first_illegal(batch.masks, actions, self.encoding.actions)
        if illegal >= 0:
            raise self._refused(illegal, int(actions[illegal]))
        ended = self._step_all(actions, self._batch)
        info = self._info()
        if ended:
            info |= {
                "final_obs": self._last_seen,
                "_final_obs": batch.over,
                "final_info": {"scores": self._last_scores, "_scores": batch.over},
                "_final_info": batch.over,
            }
        return self._seen, batch.rewards, batch.over, self._never, info

    def random_actions(self) -> Numbers:
        """A uniformly random legal action for every game; always the same array."""
        self._check_open()
        stepper.pick_all(self._batch.masks, self.ledgers, self._stream, self._actions)
        return self._actions

    def action_masks(self) -> Seen:
        """1 for each legal action of every game."""
        return self._mask

    def _check_open(self) -> None:
        if not self._reset_once:
            raise OstrakaError(NO_GAME)

    def _info(self) -> dict[str, Any]:
        """The mask, the seat that decides, and the rewards of all seats."""
        rewards = self.ledgers["rewards"][:, : self.seats]
        return {"action_mask": self._mask, "seat": self.ledgers["seat"], "rewards": rewards}

    def _checked(self, actions: Any) -> Numbers:  # noqa: ANN401 - callers may pass anything
        array = np.ascontiguousarray(actions)
        if array.shape != (self.num_envs,) or not np.issubdtype(array.dtype, np.integer):
            raise OstrakaError(f"actions must be {self.num_envs} integers, one for each game")
        return array.astype(np.int64, copy=False)

    def _refused(self, at: int, action: int) -> IllegalAction:
        number = self.encoding.number(action)
        words = self.encoding.meaning(number)
        return IllegalAction(
            f"game {at} cannot take action {number} ({words}) now; see the mask for legal actions"
        )
