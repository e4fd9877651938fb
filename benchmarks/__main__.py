"""Run all benchmarks, print a table and write build/bench.json."""

from pathlib import Path
from typing import Final, NamedTuple

from rich.console import Console
from rich.progress import track

from benchmarks import environments, games, load, openspiel, start
from benchmarks.figures import Figure, best, compared, show
from ostraka.core.registry import find_game
from ostraka.games.cheops.rules.moves import KIND_DONE, KIND_LAY
from ostraka.games.pyramids.rules.moves import KIND_CROSS, KIND_MARK

ROUNDS: Final = 7


class Race(NamedTuple):
    """Complete random games, compared with those of peers."""

    game: str
    unit: str
    kinds: tuple[int, ...]
    peers: tuple[str, ...]


RACES: Final = (
    Race("pyramids", "marks", (KIND_MARK, KIND_CROSS), ("tic_tac_toe", "connect_four")),
    Race("cheops", "decisions", (KIND_LAY, KIND_DONE), ("backgammon", "yacht")),
)


def run(race: Race) -> list[Figure]:
    games.decisions_a_second(race.game, race.kinds)  # compiles
    ours, theirs = 0.0, dict.fromkeys(race.peers, 0.0)
    rounds = track(
        range(ROUNDS), f"{race.game}: rollouts, interleaved with peers", console=Console(stderr=True)
    )
    for _ in rounds:  # interleaved, so that noise on the machine affects all alike
        ours = max(ours, games.decisions_a_second(race.game, race.kinds))
        for peer in race.peers:
            theirs[peer] = max(theirs[peer], openspiel.decisions_a_second(peer))
    name = f"{race.game}: {race.unit} of random games"
    return [
        compared(name, ours, f"{race.unit}/s", f"OpenSpiel {peer}, decisions/s", theirs[peer])
        for peer in race.peers
    ]


def others(game: str) -> list[Figure]:
    games.batch_moves_a_second(game)  # compiles
    return [
        Figure(
            f"{game}: table.play from Python", best(lambda: games.moves_a_second_from_python(game)), "moves/s"
        ),
        Figure(
            f"{game}: batch of 4096 from Python", best(lambda: games.batch_moves_a_second(game)), "moves/s"
        ),
        Figure(f"{game}: views", best(lambda: games.views_a_second(game)), "views/s"),
        Figure(f"{game}: bytes of a state", find_game(game).state.itemsize, "bytes"),
    ]


def main() -> None:
    start.first_move()  # fill the cache
    show(
        [
            *(figure for race in RACES for figure in run(race)),
            *(figure for race in RACES for figure in others(race.game)),
            *environments.figures(),
            Figure("first move, warm cache", -best(lambda: -start.first_move()), "s"),
            Figure("first move ever, compiling", start.first_move_ever(), "s"),
            *load.figures(),
        ],
        Path("build/bench.json"),
    )


if __name__ == "__main__":
    main()
