"""Simulations: the same games in batches of any size, on any number of processes."""

import hashlib
from pathlib import Path

import pytest

import ostraka
from ostraka.bots.playing import play_out
from ostraka.lab import Here, Simulation, run, simulate
from ostraka.lab.runner.study import Part
from ostraka.lab.simulation import RECORD
from ostraka.table.randomness import bot_seed, chance_seed

BOTS = ("scribe", "random")


def records(simulation: Simulation, processes: int = 1) -> list[bytes]:
    lines: list[bytes] = []

    def take(part: Part) -> None:
        lines.extend(part[RECORD].tolist())

    simulate(simulation, Here(processes), on_batch=take)
    return lines


def test_a_seed_gives_the_games_that_it_always_gave() -> None:
    """Digests of what `ostraka simulate` wrote before it was a study, and before rules had versions."""
    golden = {
        "pyramids": (("scribe", "architect", "random"), "0fe4be9b8822fee3"),
        "cheops": (("novice", "architect", "novice", "architect"), "5bc0009350f1ede6"),
    }
    for game, (bots, digest) in golden.items():
        lines = records(Simulation(game, bots, seed=11, games=12, with_records=True))
        bare = [line.replace(b'"options":{"rules":2}', b'"options":{}') + b"\n" for line in lines]
        assert hashlib.sha256(b"".join(bare)).hexdigest()[:16] == digest


def test_batches_and_processes_change_nothing() -> None:
    alone = Simulation("cheops", BOTS, seed=3, games=7, with_records=True)
    batches = Simulation("cheops", BOTS, seed=3, games=7, batch_size=3, with_records=True)
    assert [batches.batches, len(batches.play(2)["points"])] == [3, 1]
    assert records(alone) == records(batches) == records(batches, processes=2)


def test_a_game_is_the_one_that_its_seeds_give() -> None:
    table = ostraka.new("pyramids", 2, seed=chance_seed(5, 3), names=BOTS)
    bots = [ostraka.bot(name, seed=bot_seed(5, 3, seat)) for seat, name in enumerate(BOTS)]
    assert Simulation("pyramids", BOTS, seed=5).play_game(3) == play_out(table, bots)


def test_totals_are_the_sums_of_all_games() -> None:
    simulation = Simulation("pyramids", BOTS, seed=2, games=5, batch_size=2)
    totals = run(simulation, Here(1))
    tables = [simulation.play_game(number) for number in range(5)]
    assert totals == simulate(simulation)
    assert totals.games == 5
    assert totals.points == tuple(sum(table.scores[seat] for table in tables) for seat in range(2))
    assert totals.wins == tuple(sum(seat in table.winners for table in tables) for seat in range(2))


def test_the_journal_of_a_longer_simulation_is_refused(tmp_path: Path) -> None:
    """Its last batch may be smaller, so that a longer one can't be resumed from it."""
    path = tmp_path / "games.journal"
    run(Simulation("cheops", BOTS, games=1), Here(1), journal=path)
    with pytest.raises(ostraka.OstrakaError, match="the journal of another study"):
        run(Simulation("cheops", BOTS, games=2), Here(1), journal=path)


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"games": 0}, "a simulation has 1 to"),
        ({"seed": -1}, "a seed is a number"),
        ({"batch_size": 0}, "a batch has 1 to"),
        ({"bots": ("sphinx", "random")}, "there is no bot 'sphinx'"),
        ({"bots": ("random",) * 9}, "takes 2 to 5 players"),
        ({"chosen": {"colour": "red"}}, "has no set-up option 'colour'"),
    ],
)
def test_a_simulation_that_cannot_be_played_is_refused(wrong: dict[str, object], reason: str) -> None:
    with pytest.raises(ostraka.OstrakaError, match=reason):
        Simulation(**{"game": "cheops", "bots": BOTS} | wrong)  # type: ignore[arg-type] # that is the point
