"""Speed of the environments, compared with pgx and with PettingZoo's own games.

Each takes uniformly random legal actions, which it chooses itself, with observations and masks, on one core.
A finished game restarts in the same step. We and the peers take turns in this process, so that noise on the
machine affects all alike.
"""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Any, Final

from benchmarks.figures import Figure, compared

BATCH: Final = 4096
ROUNDS: Final = 20
STEPS: Final = 100  # per round: about one game, so that every phase counts
ONE_CORE: Final = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"

Measure = Callable[[], float]


@contextmanager
def one_core() -> Iterator[None]:
    """Pin this process to the last core we may use."""
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(cores)})
    os.environ["XLA_FLAGS"], os.environ["JAX_PLATFORMS"] = ONE_CORE, "cpu"
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)


def ours(game: str) -> Measure:
    from ostraka.envs.vector import VectorTableEnv  # noqa: PLC0415 - the import compiles

    env = VectorTableEnv(game, BATCH, opponents="self")
    env.reset(seed=1)
    env.step(env.random_actions())

    def measure() -> float:
        start = perf_counter()
        for _ in range(STEPS):
            env.step(env.random_actions())
        return STEPS * BATCH / (perf_counter() - start)

    return measure


def pgx(game: str) -> Measure:
    import jax as untyped  # noqa: PLC0415 - JAX reads the environment on import
    import pgx  # noqa: PLC0415 - as above
    from pgx.experimental import auto_reset  # noqa: PLC0415 - as above

    jax: Any = untyped
    env: Any = pgx.make(game)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(state: Any, key: Any) -> Any:  # noqa: ANN401 - pgx has no types
        chosen, fresh = jax.random.split(key)
        chances = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        return step(state, jax.random.categorical(chosen, chances), jax.random.split(fresh, BATCH))

    advance = jax.jit(one)
    keys = jax.random.split(jax.random.PRNGKey(1), STEPS)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), BATCH))
    state = jax.block_until_ready(advance(state, keys[0]))

    def measure() -> float:
        nonlocal state
        start = perf_counter()
        for key in keys:
            state = advance(state, key)
        jax.block_until_ready(state)
        return STEPS * BATCH / (perf_counter() - start)

    return measure


def pettingzoo(env: Any) -> Measure:  # noqa: ANN401 - an environment of any project
    """PettingZoo's usual loop: `last`, a random legal action, `step`."""

    def measure() -> float:
        made = 0
        start = perf_counter()
        while made < 200:
            env.reset()
            for agent in env.agent_iter():
                observation, _, terminated, truncated, _ = env.last()
                over = terminated or truncated
                env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
                made += 1
        return made / (perf_counter() - start)

    return measure


def figures() -> list[Figure]:
    with one_core():
        import pettingzoo as zoo  # noqa: PLC0415 - needed only here

        from ostraka.envs import cheops_v0, pyramids_v0  # noqa: PLC0415 - as above

        measures: dict[str, Measure] = {
            "pyramids": ours("pyramids"),
            "cheops": ours("cheops"),
            "pgx": pgx("connect_four"),
            "zoo": pettingzoo(zoo.make("aec", "classic/connect_four-v3")),
            "pyramids_v0": pettingzoo(pyramids_v0.env()),
            "cheops_v0": pettingzoo(cheops_v0.env()),
        }
        best = dict.fromkeys(measures, 0.0)
        for _ in range(ROUNDS):
            for name, measure in measures.items():
                best[name] = max(best[name], measure())
    peers = {"pgx": f"pgx connect_four, batch {BATCH}", "zoo": "PettingZoo connect_four"}
    return [
        *(
            compared(f"{game}: vector environment of {BATCH}", best[game], "steps/s", peers[peer], best[peer])
            for game in ("pyramids", "cheops")
            for peer in ("pgx", "zoo")
        ),
        *(
            compared(f"{game}: PettingZoo environment", best[game], "steps/s", peers["zoo"], best["zoo"])
            for game in ("pyramids_v0", "cheops_v0")
        ),
    ]
