"""Measures everything, prints a table, and writes build/bench.json."""

from pathlib import Path

from rich.console import Console
from rich.progress import track

from benchmarks import openspiel, pyramids, start
from benchmarks.figures import Figure, beside, best, show
from ostraka.rules import find_game

ROUNDS = 7


def main() -> None:
    start.first_move()  # fill the cache
    for measure in (pyramids.marks_a_second, pyramids.batch_moves_a_second):
        measure()
    marks, tic_tac_toe, connect_four = 0.0, 0.0, 0.0
    rounds = track(range(ROUNDS), "rollouts, side by side", console=Console(stderr=True))
    for _ in rounds:  # interleaved, so that a busy moment of the machine hits all alike
        marks = max(marks, pyramids.marks_a_second())
        tic_tac_toe = max(tic_tac_toe, openspiel.actions_a_second("tic_tac_toe"))
        connect_four = max(connect_four, openspiel.actions_a_second("connect_four"))
    name = "pyramids: marks of random games"
    show(
        [
            beside(name, marks, "marks/s", "OpenSpiel tic_tac_toe, actions/s", tic_tac_toe),
            beside(name, marks, "marks/s", "OpenSpiel connect_four, actions/s", connect_four),
            Figure("pyramids: table.play from Python", best(pyramids.moves_a_second_from_python), "moves/s"),
            Figure("pyramids: batch of 4096 from Python", best(pyramids.batch_moves_a_second), "moves/s"),
            Figure("pyramids: views", best(pyramids.views_a_second), "views/s"),
            Figure("pyramids: bytes of a state", find_game("pyramids").state.itemsize, "bytes"),
            Figure("first move, warm cache", -best(lambda: -start.first_move()), "s"),
            Figure("first move ever, compiling", start.first_move_ever(), "s"),
        ],
        Path("build/bench.json"),
    )


if __name__ == "__main__":
    main()
