import pytest

import ostraka
from ostraka.bots import BOTS
from staging import cheops as cheops_stage
from staging.moves import play
from staging.pyramids import stage

SEATS = [(game, seats) for game, of in ostraka.GAMES.items() for seats in range(of.fewest, of.most + 1)]
MOST_MOVES = 3000  # far more than a game of Cheops takes in which anybody builds


def game(names: list[str], seed: int, of: str = "pyramids") -> ostraka.Table:
    bots = [ostraka.bot(name, seed=seed + seat, playouts=24) for seat, name in enumerate(names)]
    table = ostraka.new(of, len(names), seed=seed)
    while not table.over:
        assert table.ply < MOST_MOVES
        for seat in table.waiting:
            move = bots[seat].choose(table.view(seat))
            assert move in table.legal(seat)
            table.play(move)
    return table


@pytest.mark.parametrize("name", sorted(BOTS))
@pytest.mark.parametrize(("of", "seats"), SEATS)
def test_bots_play_legal_games_to_the_end(name: str, of: str, seats: int) -> None:
    for seed in range(3 if name == "pharaoh" else 75):  # 2100 games of the others
        assert game([name] * seats, seed, of).over


@pytest.mark.parametrize("name", sorted(BOTS))
@pytest.mark.parametrize("of", sorted(ostraka.GAMES))
def test_the_same_seed_gives_the_same_choices(name: str, of: str) -> None:
    assert game([name, name], 3, of).record().encode() == game([name, name], 3, of).record().encode()


@pytest.mark.parametrize(("of", "expected"), [("pyramids", 59), ("cheops", 57)])
def test_scribe_beats_random_practically_always(of: str, expected: int) -> None:
    won = [game(["scribe", "random"], seed, of).winners == [0] for seed in range(30)]
    won += [game(["random", "scribe"], seed, of).winners == [1] for seed in range(30)]
    assert sum(won) >= expected


@pytest.mark.parametrize("of", sorted(ostraka.GAMES))
def test_weighing_puts_the_choice_first(of: str) -> None:
    table = ostraka.new(of, 2, seed=4)
    for _ in range(12):
        seat = min(table.waiting)
        weights = ostraka.bot("scribe").weigh(table.view(seat))
        assert [weight.margin for weight in weights] == sorted((w.margin for w in weights), reverse=True)
        assert {weight.move for weight in weights} == set(table.legal(seat))
        choice = ostraka.bot("scribe").choose(table.view(seat))
        assert next(w.margin for w in weights if w.move == choice) == weights[0].margin
        table.play(choice)


def test_scribe_takes_a_tomb_within_reach() -> None:
    table = play(stage("@.... @.... @.... @.... @T..."), "flip T4")
    assert "b5" in str(ostraka.bot("scribe").choose(table.view(0)))


def test_scribe_takes_the_capstone_while_there_is_time() -> None:
    table = play(cheops_stage.stage("left right", "pyramid left right"), "roll orange red red")
    assert str(ostraka.bot("scribe").choose(table.view(0))) == "0 lay cap=die"


@pytest.mark.parametrize("stones", ["p1 p2 p3 p4 p5.1 arch", "pyramid left r1 r2 r3", "p1 arch a1 b1"])
def test_scribe_never_leaves_a_stone_that_a_die_pays_for(stones: str) -> None:
    """Where all seats waited for each other, a game would have no end."""
    for seats in (2, 5):
        table = cheops_stage.stage(*[stones] * seats, seats=seats, yellow="p1.1")
        for other in range(1, seats):
            table = cheops_stage.have(table, other, struck=12, jokers=0)
        table.play("roll" + " orange" * min(seats + 1, 4))
        while table.waiting:
            (seat,) = table.waiting
            move = ostraka.bot("scribe").choose(table.view(seat))
            paid = [str(legal) for legal in table.legal(seat) if "=die" in str(legal)]
            assert move.kind == "lay" or not paid
            table.play(move)


def test_unknown_bots_are_refused() -> None:
    with pytest.raises(ostraka.OstrakaError, match="the bots are: "):
        ostraka.bot("sphinx")


@pytest.mark.parametrize("name", sorted(BOTS))
@pytest.mark.parametrize(
    "table",
    [
        play(stage(), "flip I2", "0 mark 1 a1"),
        play(cheops_stage.stage(), "roll red red red", "0 done"),
    ],
    ids=["pyramids", "cheops"],
)
def test_a_seat_without_a_pending_decision_cannot_choose(name: str, table: ostraka.Table) -> None:
    with pytest.raises(ostraka.OstrakaError, match="a watcher cannot move"):
        ostraka.bot(name).choose(table.view(None))
    with pytest.raises(ostraka.OstrakaError, match="seat 0 has no legal move now"):
        ostraka.bot(name).choose(table.view(0))
