import hashlib
import hmac
from collections import Counter
from typing import Any

import msgspec
import pytest

import ostraka
from ostraka.core.jit import COMPILED
from ostraka.games.cheops.rules.components import COLOURS
from ostraka.games.cheops.rules.setup import Setup
from ostraka.table.chance import Drawing
from ostraka.table.randomness import pick
from ostraka.table.record import BadRecord, decode
from ostraka.table.referee import load, verify
from ostraka.table.table import Table
from staging import cheops as cheops_stage
from staging.pyramids import components, shown

FLIPS = 1600 if COMPILED else 200
GAMMA = 0x9E3779B97F4A7C15
ALL = (1 << 64) - 1
SHEETS = cheops_stage.capped(cheops_stage.block())


def play_out(table: Table) -> Table:
    while not table.over:
        for seat in table.waiting:
            table.play(table.legal(seat)[len(table.moves) % len(table.legal(seat))])
    return table


def splitmix(word: int) -> int:
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & ALL
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & ALL
    return word ^ (word >> 31)


def test_a_seed_draws_by_the_documented_algorithm() -> None:
    for seed in (0, 1, 7, (1 << 63) - 1):
        for draw in (0, 1, 2, 1000):
            word = splitmix((splitmix((seed + GAMMA) & ALL) + GAMMA * 256 * draw) & ALL)
            assert pick(seed, draw, 48) == word % 48


def test_a_word_that_would_favour_low_outcomes_is_drawn_again() -> None:
    outcomes = 3 << 61  # a quarter of all words lie above the last whole multiple
    again = 0
    for draw in range(200):
        start = (splitmix((5 + GAMMA) & ALL) + GAMMA * 256 * draw) & ALL
        word, attempt = splitmix(start), 0
        while word >= 2 * outcomes:
            attempt += 1
            word = splitmix((start + GAMMA * attempt) & ALL)
        again += attempt > 0
        assert pick(5, draw, outcomes) == word % outcomes
    assert 20 < again < 80


def test_fair_draws_are_rejection_sampled_too() -> None:
    outcomes, fair, again = 3 << 61, ostraka.Fair(NONCES, SECRET), 0
    for draw in range(100):
        attempt = 0
        while True:
            message = f"{NONCES[0]},-|{draw}|{attempt}".encode()
            word = int.from_bytes(hmac.new(SECRET, message, "sha256").digest()[:8], "big")
            if word < 2 * outcomes:
                break
            attempt += 1
        again += attempt > 0
        assert fair.pick(draw, outcomes) == word % outcomes
    assert again > 10


def test_every_shape_is_flipped_as_often_as_it_has_cards() -> None:
    flips = Counter(
        str(next(move for move in reversed(play_to_flip(seed).moves) if move.kind == "flip"))
        for seed in range(FLIPS)
    )
    expected = {"I2": 1, "I3": 2, "L3": 2, "O4": 1, "T4": 1, "L4": 1}
    deviation = sum(
        (flips[f"flip {shape}"] - FLIPS * cards / 8) ** 2 / (FLIPS * cards / 8)
        for shape, cards in expected.items()
    )
    assert deviation < 20.5, flips  # one in a thousand


def play_to_flip(seed: int) -> Table:
    table = ostraka.new("pyramids", seed=seed)
    for seat in (0, 1):
        table.play(table.legal(seat)[0])
    return table


def test_seeds_give_the_same_numbers_for_ever() -> None:
    assert [pick(7, draw, 48) for draw in range(8)] == [17, 26, 32, 5, 3, 46, 23, 22]


def test_draws_are_even() -> None:
    counts = [0] * 6
    for draw in range(6000):
        counts[pick(3, draw, 6)] += 1
    chi_square = sum((count - 1000) ** 2 / 1000 for count in counts)
    assert chi_square < 20.5, counts  # one in a thousand


def test_the_words_are_those_of_splitmix64() -> None:
    assert splitmix(GAMMA) == 0xE220A8397B1DCDAF  # the first output of SplitMix64 from seed 0


@pytest.mark.parametrize("game", sorted(ostraka.GAMES))
def test_the_same_seed_gives_the_same_game(game: str) -> None:
    one = play_out(ostraka.new(game, 3, seed=42)).record().encode()
    assert play_out(ostraka.new(game, 3, seed=42)).record().encode() == one
    assert play_out(ostraka.new(game, 3, seed=43)).record().encode() != one


@pytest.mark.parametrize("game", sorted(ostraka.GAMES))
def test_the_compiled_draws_of_a_seed_are_those_of_its_source(game: str) -> None:
    class Slow(ostraka.Seeded):
        """Not exactly `Seeded`, so that every draw goes through Python."""

    fast = play_out(ostraka.new(game, 2, seed=9))
    slow = play_out(ostraka.new(game, 2, chance=Slow(9)))
    assert fast.record().encode() == slow.record().encode()


@pytest.mark.parametrize("seed", [-1, 1 << 63])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(ostraka.OstrakaError, match="a seed is a number from 0"):
        ostraka.new("pyramids", seed=seed)


def test_a_script_makes_the_chance_moves_and_then_leaves_them_to_people() -> None:
    script = ostraka.Scripted(["deal 0 1 2 3 4", "deal 1 5 6 7 8", "offer 9 10 11 12", "flip I2"])
    table = ostraka.new("pyramids", chance=script, components=components())
    table.play("0 keep 1 2")
    table.play("1 keep 5 6")
    assert shown(table).flipped == "I2"
    for seat, card in ((0, 1), (1, 5)):
        table.play(f"{seat} mark {card} a1")
    assert table.chance_due
    table.play("flip L3")
    assert table.waiting == {0, 1}


def test_a_script_starts_again_where_moves_were_taken_back() -> None:
    script = ostraka.Scripted(["deal 0 1 2 3 4", "deal 1 5 6 7 8", "offer 9 10 11 12", "flip I2"])
    table = ostraka.new("pyramids", chance=script, components=components())
    table.play("0 keep 1 2")
    table.play("1 keep 5 6")
    flipped = table.state.tobytes()
    table.undo()
    table.play("1 keep 5 6")
    assert table.state.tobytes() == flipped


def test_an_illegal_script_is_refused_and_changes_nothing() -> None:
    script = ostraka.Scripted(["deal 0 1 2 3 4", "deal 1 5 6 7 8", "offer 1 10 11 12"])
    table = ostraka.new("pyramids", chance=script, components=components())
    table.play("0 keep 1 2")
    before = table.state.tobytes()
    with pytest.raises(ostraka.IllegalMove):
        table.play("1 keep 5 6")
    assert table.state.tobytes() == before
    assert table.waiting == {1}


SECRET = bytes(range(32))
NONCES = ("00112233445566778899aabbccddeeff", None)


def test_fair_draws_are_the_documented_hash() -> None:
    fair = ostraka.Fair(NONCES, SECRET)
    assert fair.commitment == hashlib.sha256(SECRET).hexdigest()
    digest = hmac.new(SECRET, b"00112233445566778899aabbccddeeff,-|5|0", "sha256").digest()
    assert fair.pick(5, 48) == int.from_bytes(digest[:8], "big") % 48


@pytest.mark.parametrize("game", sorted(ostraka.GAMES))
def test_a_fair_game_can_be_verified(game: str) -> None:
    table = play_out(ostraka.new(game, chance=ostraka.Fair(NONCES, SECRET)))
    record = decode(table.record().encode())
    assert record.options.fair is not None
    assert record.options.fair.secret == SECRET.hex()
    assert verify(record).scores == table.scores


@pytest.mark.parametrize("game", sorted(ostraka.GAMES))
def test_the_secret_is_not_in_the_record_before_the_end(game: str) -> None:
    table = ostraka.new(game, chance=ostraka.Fair(NONCES, SECRET))
    assert SECRET.hex().encode() not in table.record().encode()
    assert hashlib.sha256(SECRET).hexdigest().encode() in table.record().encode()


def test_every_nonce_changes_the_draws() -> None:
    other = ("ff112233445566778899aabbccddeeff", None)
    draws = [
        [ostraka.Fair(nonces, SECRET).pick(draw, 48) for draw in range(10)] for nonces in (NONCES, other)
    ]
    assert draws[0] != draws[1]


def test_a_fresh_secret_is_32_bytes() -> None:
    assert len(ostraka.Fair(NONCES).secret) == 32
    assert ostraka.Fair(NONCES).secret != ostraka.Fair(NONCES).secret


@pytest.mark.parametrize("nonce", ["", "abc", "XYZ" * 8, "AA" * 16, "a" * 65])
def test_a_nonce_is_hexadecimal(nonce: str) -> None:
    with pytest.raises(ostraka.OstrakaError, match="a nonce is"):
        ostraka.Fair((nonce, None))


@pytest.mark.parametrize(
    ("before", "after", "what"),
    [
        (SECRET.hex(), "ff" * 32, "does not match the commitment"),
        (SECRET.hex(), "xx" * 32, "not hexadecimal"),
        ("00112233445566778899aabbccddeeff", "00112233445566778899aabbccddee00", "but the fair draw is"),
    ],
)
@pytest.mark.parametrize("game", sorted(ostraka.GAMES))
def test_a_forged_fair_record_is_detected(game: str, before: str, after: str, what: str) -> None:
    table = play_out(ostraka.new(game, chance=ostraka.Fair(NONCES, SECRET)))
    forged = table.record().encode().replace(before.encode(), after.encode())
    with pytest.raises(BadRecord, match=what):
        verify(decode(forged))


@pytest.mark.parametrize("nonces", [(), (NONCES[0],), (*NONCES, None)])
def test_fair_chance_has_a_nonce_or_none_for_every_seat(nonces: tuple[str | None, ...]) -> None:
    with pytest.raises(ostraka.OstrakaError, match="2 seats need 2 nonces"):
        ostraka.new("pyramids", chance=ostraka.Fair(nonces, SECRET))
    with pytest.raises(ostraka.OstrakaError, match="2 seats need 2 nonces"):
        Table("pyramids").leave_chance_to(ostraka.Fair(nonces, SECRET))


def test_a_secret_has_32_bytes() -> None:
    with pytest.raises(ostraka.OstrakaError, match="has 32 bytes"):
        ostraka.Fair(NONCES, b"x")


def test_cards_of_a_fair_deal_may_be_written_in_any_order() -> None:
    written = play_out(ostraka.new("pyramids", chance=ostraka.Fair(NONCES, SECRET))).record().encode()
    deal = msgspec.json.decode(written)["moves"][0]
    words = deal.split()
    backwards = " ".join([*words[:2], *reversed(words[2:])])
    assert verify(decode(written.replace(deal.encode(), backwards.encode()))).over


@pytest.mark.parametrize("nonces", [[None], ["zz", None]])
def test_the_proof_of_an_unfinished_game_must_be_well_formed(nonces: list[str | None]) -> None:
    written = msgspec.json.decode(
        ostraka.new("pyramids", chance=ostraka.Fair(NONCES, SECRET)).record().encode()
    )
    assert verify(decode(msgspec.json.encode(written))).waiting
    written["options"]["fair"]["nonces"] = nonces
    with pytest.raises(BadRecord, match="nonce"):
        verify(decode(msgspec.json.encode(written)))


def test_a_fair_game_that_goes_on_with_a_seed_claims_fairness_no_longer() -> None:
    loaded = load(ostraka.new("pyramids", chance=ostraka.Fair(NONCES, SECRET)).record())
    assert loaded.record().options.fair is not None
    loaded.leave_chance_to(ostraka.Seeded(1))
    assert verify(play_out(loaded).record()).record().options.fair is None


class Faulty:
    """A source that makes some good moves and then fails."""

    def __init__(self, moves: list[str], failure: Exception) -> None:
        self.moves, self.failure = moves, failure

    def move(self, table: Drawing) -> str:
        if table.chance_moves >= len(self.moves):
            raise self.failure
        return self.moves[table.chance_moves]


OPENING = ["deal 0 1 2 3 4", "deal 1 5 6 7 8"]


@pytest.mark.parametrize(
    "failure", [ConnectionError("gone"), ostraka.OstrakaError("gone"), KeyboardInterrupt()]
)
def test_a_source_that_fails_in_the_middle_leaves_the_table_as_it_was(failure: Exception) -> None:
    source = Faulty([*OPENING, "offer 9 10 11 12"], failure)
    table = ostraka.new("pyramids", chance=source, components=components())
    table.play("0 keep 1 2")
    before = table.state.tobytes(), table.record().encode(), table.waiting
    with pytest.raises(type(failure)):
        table.play("1 keep 5 6")
    assert (table.state.tobytes(), table.record().encode(), table.waiting) == before


def test_a_faulty_source_is_not_installed_and_takes_no_move_back() -> None:
    table = Table("pyramids", components=components())
    for move in (*OPENING, "0 keep 1 2", "1 keep 5 6"):
        table.play(move)
    before = table.state.tobytes(), table.ply
    with pytest.raises(ostraka.IllegalMove):
        table.leave_chance_to(ostraka.Scripted([*OPENING, "offer 9 10 11 12", "offer 1 2 3 4"]))
    assert (table.state.tobytes(), table.ply) == before
    assert table.chance is None


def test_nothing_is_drawn_when_no_chance_move_is_due() -> None:
    with pytest.raises(ostraka.OstrakaError, match="no chance move is due"):
        ostraka.new("pyramids", seed=1).draw(lambda _draw, _outcomes: 0)


def test_bots_do_not_share_the_random_numbers_of_the_table() -> None:
    same = 0
    for seed in range(60):
        table = ostraka.new("pyramids", seed=seed)
        choice = ostraka.bot("random", seed=seed).choose(table.view(0))
        same += list(table.legal(0)).index(choice) == pick(seed, 0, 6)
    assert same < 30


# Cheops: the dice, and what chance settles before the first roll

SETTLED = [
    Setup(sheets=("E", "D", "B"), first=2),
    Setup(sheets=("C", "F", "D"), first=1),
    Setup(sheets=("C", "F", "E"), first=2),
    Setup(sheets=("C", "F", "B"), first=0),
]


def settled(seats: int, seed: int) -> Setup:
    setup = ostraka.new("cheops", seats, seed=seed).setup
    assert isinstance(setup, Setup)
    return setup


def rolls(seats: int, seed: int) -> list[tuple[str, ...]]:
    """The first rolls of a game in which nobody builds."""
    table = ostraka.new("cheops", seats, seed=seed)
    while table.ply < 4 * seats:
        table.play(f"{min(table.waiting)} done")
    return [tuple(str(move).split()[1:]) for move in table.moves if move.kind == "roll"]


def test_every_die_shows_every_colour_equally_often() -> None:
    dice = [roll for seed in range(FLIPS // 5) for roll in rolls(3, seed)]
    for place in range(4):
        counts = Counter(roll[place] for roll in dice)
        expected = len(dice) / 6
        assert set(counts) == set(COLOURS)
        deviation = sum((count - expected) ** 2 / expected for count in counts.values())
        assert deviation < 20.5, counts  # one in a thousand


def test_dice_are_rolled_independently_of_each_other() -> None:
    pairs = [roll[:2] for seed in range(FLIPS // 5) for roll in rolls(2, seed)]
    same = sum(one == other for one, other in pairs) / len(pairs)
    assert abs(same - 1 / 6) < 4 * (5 / 36 / len(pairs)) ** 0.5


def test_the_set_up_of_a_seed_is_the_same_for_ever() -> None:
    assert [settled(3, seed) for seed in range(4)] == SETTLED


def test_the_set_up_by_chance_covers_all_sheets_at_all_seats_and_all_starting_seats() -> None:
    setups = [settled(5, seed) for seed in range(400)]
    assert all(len(set(setup.sheets)) == 5 for setup in setups)
    firsts = Counter(setup.first for setup in setups)
    assert sum((firsts[seat] - 80) ** 2 / 80 for seat in range(5)) < 18.5  # one in a thousand
    for seat in range(5):
        letters = Counter(setup.sheets[seat] for setup in setups)
        expected = 400 / 6
        assert sum((letters[letter] - expected) ** 2 / expected for letter in "ABCDEF") < 20.5


def test_the_set_up_takes_no_draw_from_the_game() -> None:
    chosen = ostraka.new("cheops", 3, seed=5, sheets="ABC", first=0)
    by_chance = ostraka.new("cheops", 3, seed=5)
    assert str(chosen.moves[0]) == str(by_chance.moves[0])


def test_fair_chance_settles_the_set_up_too() -> None:
    fair = ostraka.new("cheops", chance=ostraka.Fair(NONCES, SECRET))
    assert fair.setup == ostraka.new("cheops", chance=ostraka.Fair(NONCES, SECRET)).setup
    nonces = [f"{number:032x}" for number in range(200)]
    setups = {ostraka.new("cheops", chance=ostraka.Fair((nonce, None), SECRET)).setup for nonce in nonces}
    assert len(setups) > 40, "of the 60 that there are"


def test_dice_of_a_fair_roll_stand_in_the_order_in_which_they_were_drawn() -> None:
    table = ostraka.new("cheops", chance=ostraka.Fair(NONCES, SECRET))
    drawn = [COLOURS[ostraka.Fair(NONCES, SECRET).pick(draw, 6)] for draw in range(3)]
    assert str(table.moves[0]) == "roll " + " ".join(drawn)


def test_an_altered_die_is_detected() -> None:
    """Of a die that nobody needed, another colour breaks no rule; but fair chance did not roll it."""
    written = msgspec.json.decode(
        play_out(ostraka.new("cheops", chance=ostraka.Fair(NONCES, SECRET))).record().encode()
    )
    forgeries = 0
    for ply, move in enumerate(written["moves"]):
        forged = move.rsplit(" ", 1)[0] + (" red" if not move.endswith(" red") else " blue")
        if not move.startswith("roll") or not follows_the_rules(written, ply, forged):
            continue
        forgeries += 1
        moves = [*written["moves"][:ply], forged, *written["moves"][ply + 1 :]]
        with pytest.raises(BadRecord, match=f"has {forged}, but the fair draw is {move}") as caught:
            verify(decode(msgspec.json.encode(written | {"moves": moves})))
        assert caught.value.ply == ply + 1
    assert forgeries > 0


def follows_the_rules(written: dict[str, Any], ply: int, move: str) -> bool:
    """Whether a record would still replay with another move at this place."""
    moves = [*written["moves"][:ply], move, *written["moves"][ply + 1 :]]
    try:
        table = load(decode(msgspec.json.encode(written | {"moves": moves})))
    except BadRecord:
        return False
    return table.scores == list(written["scores"])


def test_a_script_of_rolls() -> None:
    script = ostraka.Scripted(["roll red green blue", "roll pink pink pink"])
    table = ostraka.new("cheops", chance=script, components=SHEETS, first=1)
    assert table.waiting == {1}
    for move in ("1 lay p1.1=joker", "1 done", "0 done"):
        table.play(move)
    assert cheops_stage.lying(table) == "pink pink pink"
    table.undo()
    assert cheops_stage.lying(table) == "blue green red"
    for move in ("0 done", "0 done", "1 done"):
        table.play(move)
    assert table.chance_due, "the rest is left to people"
    table.play("roll blue blue blue")
    assert table.waiting == {1}


def test_a_script_with_too_many_dice_is_refused_and_changes_nothing() -> None:
    script = ostraka.Scripted(["roll red green blue", "roll pink pink pink pink"])
    table = ostraka.new("cheops", chance=script, components=SHEETS)
    table.play("0 done")
    before = table.state.tobytes()
    with pytest.raises(ostraka.IllegalMove):
        table.play("1 done")
    assert table.state.tobytes() == before
    assert table.waiting == {1}
