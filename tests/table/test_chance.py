import hashlib
import hmac

import pytest

import ostraka
from ostraka.rules.compiled import COMPILED
from ostraka.table.randomness import mix, pick
from ostraka.table.record import BadRecord, decode
from ostraka.table.referee import verify
from ostraka.table.table import Table
from stage import components

GAMMA = 0x9E3779B97F4A7C15
ALL = (1 << 64) - 1


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
            word = splitmix((splitmix(seed) + GAMMA * 256 * draw) & ALL)
            assert pick(seed, draw, 48) == word % 48


def test_seeds_give_the_same_numbers_for_ever() -> None:
    assert [pick(7, draw, 48) for draw in range(8)] == [23, 9, 8, 2, 45, 44, 27, 4]


def test_draws_are_even() -> None:
    counts = [0] * 6
    for draw in range(6000):
        counts[pick(3, draw, 6)] += 1
    chi_square = sum((count - 1000) ** 2 / 1000 for count in counts)
    assert chi_square < 20.5, counts  # one in a thousand


def test_mixing_is_that_of_splitmix64() -> None:
    expected = splitmix(GAMMA)
    assert expected == 0xE220A8397B1DCDAF  # the first output of SplitMix64 from seed 0
    if not COMPILED:
        assert mix(GAMMA) == expected


def test_the_same_seed_gives_the_same_game() -> None:
    one = play_out(ostraka.new("pyramids", 3, seed=42)).record().encode()
    assert play_out(ostraka.new("pyramids", 3, seed=42)).record().encode() == one
    assert play_out(ostraka.new("pyramids", 3, seed=43)).record().encode() != one


def test_the_compiled_draws_of_a_seed_are_those_of_its_source() -> None:
    class Slow(ostraka.Seeded):
        """Not exactly `Seeded`, so that every draw goes through Python."""

    fast = play_out(ostraka.new("pyramids", 2, seed=9))
    slow = play_out(ostraka.new("pyramids", 2, chance=Slow(9)))
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
    assert table.view(0).wire().table.flipped == "I2"
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


def test_a_fair_game_can_be_verified() -> None:
    table = play_out(ostraka.new("pyramids", chance=ostraka.Fair(NONCES, SECRET)))
    record = decode(table.record().encode())
    assert record.options.fair is not None
    assert record.options.fair.secret == SECRET.hex()
    assert verify(record).scores == table.scores


def test_the_secret_is_not_in_the_record_before_the_end() -> None:
    table = ostraka.new("pyramids", chance=ostraka.Fair(NONCES, SECRET))
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
        ("00112233445566778899aabbccddeeff", "00112233445566778899aabbccddee00", "fair chance drew"),
    ],
)
def test_a_forged_fair_record_is_found_out(before: str, after: str, what: str) -> None:
    table = play_out(ostraka.new("pyramids", chance=ostraka.Fair(NONCES, SECRET)))
    forged = table.record().encode().replace(before.encode(), after.encode())
    with pytest.raises(BadRecord, match=what):
        verify(decode(forged))
