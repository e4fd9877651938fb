"""Bots that judge positions one move ahead by a heuristic."""

from typing import Final

from ostraka.bots.bot import Budget, Weight, choice_seed, deciding_seat
from ostraka.bots.choice import add_noise, pick_best
from ostraka.bots.contract import heuristic_value
from ostraka.bots.game import bot_game
from ostraka.bots.memory import AFTER, new_memory
from ostraka.bots.search import Estimates
from ostraka.core import game
from ostraka.core.elementary import exp
from ostraka.core.game import Move, Rows
from ostraka.core.jit import compiled
from ostraka.table.engine import Numbers
from ostraka.table.view import View

_LOG_ODDS_PER_POINT: Final = 0.07


@compiled
def judge_by_heuristic(rows: Rows, kits: Rows, seat: int, moves: Numbers, memory: Rows) -> None:
    """Write the heuristic value after each move from row 0, as margins."""
    scratch = memory[0]
    for index in range(len(moves)):
        scratch.rows[AFTER] = rows[0]
        after = scratch.rows[AFTER]
        game.play(after, kits[0], moves[index])
        scratch.margins[index] = heuristic_value(after, kits[0], seat)


@compiled
def weigh_by_heuristic(rows: Rows, kits: Rows, seat: int, moves: Numbers, memory: Rows) -> None:
    """Write the margin and a rough chance of winning after each move.

    A margin here is the heuristic value beyond that of the best other seat.
    """
    judge_by_heuristic(rows, kits, seat, moves, memory)
    scratch = memory[0]
    best = -1e9
    for other in range(rows[0].seats):
        if other != seat:
            best = max(best, heuristic_value(rows[0], kits[0], other))
    others = float(rows[0].seats - 1)
    for index in range(len(moves)):
        scratch.margins[index] -= best
        odds_against = others * exp(-_LOG_ODDS_PER_POINT * scratch.margins[index])
        scratch.wins[index] = 1.0 / (1.0 + odds_against)


class Scribe:
    """Sound but short-sighted: chooses the best position one move ahead; its seed breaks ties."""

    def __init__(self, seed: int, budget: Budget) -> None:
        del budget  # it judges every move once
        self._seed = choice_seed(seed)

    def weigh(self, view: View) -> list[Weight]:
        """A margin here is the heuristic value beyond that of the best other seat."""
        seat, memory = deciding_seat(view), _memory(view)
        weigh_by_heuristic(view.rows, view.kit, seat, view.legal.codes, memory)
        count = len(view.legal)
        margins, wins = memory["margins"][0, :count].tolist(), memory["wins"][0, :count].tolist()
        weights = [
            Weight(move, margin, 0.0, win, 0.0, 0)
            for move, margin, win in zip(view.legal, margins, wins, strict=True)
        ]
        return sorted(weights, key=lambda weight: -weight.margin)

    def choose(self, view: View) -> Move:
        return view.legal[pick_best(self.perceived_values(view), self._seed, len(view.codes))]

    def perceived_values(self, view: View) -> Estimates:
        """The value of each legal move, as this bot sees it."""
        return self.values(view)

    @staticmethod
    def values(view: View) -> Estimates:
        """The heuristic value after each legal move."""
        seat, memory = deciding_seat(view), _memory(view)
        judge_by_heuristic(view.rows, view.kit, seat, view.legal.codes, memory)
        return memory["margins"][0, : len(view.legal)]


class Novice(Scribe):
    """A scribe with noise: an exponentially distributed error makes every move look better than it is."""

    def perceived_values(self, view: View) -> Estimates:
        values = self.values(view)
        noise = bot_game(view.game.name).fog
        add_noise(values, view.legal.codes, deciding_seat(view), self._seed, len(view.codes), noise)
        return values


def _memory(view: View) -> Rows:
    bot_game(view.game.name)  # registers the game's `heuristic_value`
    return new_memory(view.game.name)
