"""Positions: every state of a game can be written down, and goes on from there as it would have."""

import hashlib
import json
import pickle
import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import decks
import ostraka
import sheets
from ostraka.core.jit import COMPILED
from ostraka.core.position import UNKNOWN
from ostraka.table.position import Position, digest, parse
from ostraka.table.record import decode
from ostraka.table.referee import load, replay, verify
from ostraka.table.table import Table
from staging.moves import play
from staging.pyramids import stage
from staging.views import encoded

FIXTURES = Path(__file__).parent.parent / "fixtures"
LATE = (
    "pyramids/2 standard mark round=2 flips=I3,L3 offer=13,20,26,29 / 18:d1e12 30:a1234b1245c15 torches=1"
    " skulls=2 / 4:d123e1 48:b1c12d1e1234 green=1 skulls=2"
)
BUILDING = (
    "cheops/3 standard lay first=1 play=4 dice=bpry middle=bry builder=0"
    " / A:p1.3456,a1,b1 struck=3,4 jokers=1"
    " / D:p1.25,a1,b12,c12,d1 struck=6,11,12 jokers=0 bonuses=scarab laid=2"
    " / F:p1.34,p2.3,r1,a13,b13 struck=2,4,8 jokers=0 bonuses=feather laid=2"
)
EXAMPLES = (LATE, BUILDING)


def random_table(game: str, seats: int, seed: int, kind: str) -> Table:
    """A table without a source of chance, so that every state is seen."""
    if game == "cheops":
        like = sheets.random_table(seats, seed, kind)
    elif kind == "standard":
        like = Table(game, seats)
    else:
        like = decks.random_table(seats, seed, kind.replace("short", "crosses"), short=kind == "short")
    return Table(game, seats, components=like.components, setup=like.setup, options=like.options)


def states(table: Table, seed: int) -> Iterator[Table]:
    """The table in every state of a random game, chance moves made one by one."""
    choose = random.Random(seed)
    source = ostraka.Seeded(seed)
    while True:
        yield table
        if table.over:
            return
        if table.chance_due:
            table.play(table.draw(source.pick))
        else:
            seat = choose.choice(sorted(table.waiting))
            legal = table.legal(seat)
            table.play(choose.choice(legal[:-1] if legal[-1].kind == "done" and len(legal) > 1 else legal))


def check_round_trip(table: Table) -> Table:
    text = table.position()
    again = Table.from_position(text, components=table.components, names=table.names)
    assert again.state.tobytes() == table.state.tobytes()
    assert again.position() == text == str(parse(text))
    assert (again.waiting, again.chance_due, again.over) == (table.waiting, table.chance_due, table.over)
    for seat in range(table.seats):
        assert list(again.legal(seat)) == list(table.legal(seat))
        assert again.view(seat).state.tobytes() == table.view(seat).state.tobytes()
        assert again.view(seat).position() == table.view(seat).position()
    assert again.view(None).position() == table.view(None).position()
    return again


KINDS = {
    "pyramids": ["standard", "ordinary", "walls", "crosses", "short"],
    "cheops": ["standard", *sheets.KINDS],
}

PHASES = {
    "pyramids": {"deal", "offer", "flip", "mark", "take", "draw", "over"},
    "cheops": {"roll", "lay", "over"},
}


@pytest.mark.parametrize("game", sorted(KINDS))
@settings(max_examples=25 if COMPILED else 2, deadline=None)
@given(data=st.data(), seed=st.integers(0, 1 << 40))
def test_every_state_of_a_random_game_is_written_and_read(game: str, data: st.DataObject, seed: int) -> None:
    seats = data.draw(st.integers(2, ostraka.GAMES[game].most))
    kind = data.draw(st.sampled_from(KINDS[game]))
    every = data.draw(st.integers(1, 7))
    for number, table in enumerate(states(random_table(game, seats, seed, kind), seed)):
        if number % every == 0 or table.over:
            check_round_trip(table)


@pytest.mark.parametrize("game", sorted(KINDS))
def test_a_game_goes_on_from_a_position_as_it_would_have(game: str) -> None:
    table = random_table(game, ostraka.GAMES[game].most, 3, KINDS[game][-1])
    twin = None
    for number, played in enumerate(states(table, 3)):
        if number == 40:
            twin = check_round_trip(played)
        elif twin is not None:
            twin.play(played.moves[-1])
            assert twin.state.tobytes() == played.state.tobytes()
    assert twin is not None
    assert (twin.scores, twin.winners) == (table.scores, table.winners)


@pytest.mark.parametrize("path", sorted(FIXTURES.glob("*.json")), ids=lambda path: path.stem)
def test_every_state_of_a_golden_game_is_written_and_read(path: Path) -> None:
    record = decode(path.read_bytes())
    for ply in range(0, len(record.moves) + 1, 1 if COMPILED else 25):
        table = replay(record, until=ply)
        if ply % 10 == 0 or table.over:
            check_round_trip(table)


@pytest.mark.parametrize("game", sorted(PHASES))
def test_every_phase_is_among_the_states(game: str) -> None:
    games = (states(random_table(game, 3, seed, KINDS[game][-2]), seed) for seed in range(3))
    assert {parse(table.position()).table.words[0] for tables in games for table in tables} == PHASES[game]


# --- texts


@pytest.mark.parametrize("text", EXAMPLES)
def test_a_text_is_read_and_written_as_it_was(text: str) -> None:
    assert str(parse(text)) == text
    assert Table.from_position(text).position() == text
    assert pickle.loads(pickle.dumps(parse(text))) == parse(text)


def test_spaces_and_the_order_of_values_mean_nothing() -> None:
    typed = "  pyramids/2  standard flip   offer=13,20,26,29 round=2 / 18 30 skulls=2 red=1 /4 48"
    with pytest.raises(ostraka.BadPosition, match="needs 2 blocks"):
        parse(typed)
    typed = typed.replace("/4", "/ 4")
    assert parse(typed) == parse(
        "pyramids/2 standard flip round=2 offer=13,20,26,29 / 18 30 red=1 skulls=2 / 4 48"
    )


def test_a_position_can_be_changed() -> None:
    position = parse(LATE).with_seat(1, "4", green=None, red=3).with_table(round=3)
    assert str(position.seats[1]) == "4 skulls=2 red=3"
    assert position.table.values["round"] == "3"
    assert str(parse(LATE).with_moves("0 mark 18 c1")).endswith("skulls=2 | 0 mark 18 c1")
    assert parse(LATE) == parse(LATE).with_seat(1)


def test_moves_since_a_position_follow_after_bars() -> None:
    table = Table.from_position(f"{LATE} | 0 mark 18 c1 | 1 mark 4 c1")
    assert table.ply == 2
    assert str(table.undo()) == "1 mark 4 c1"
    assert table.waiting == {1}
    assert table.position() == f"{LATE} | 0 mark 18 c1"


def test_moves_of_a_step_stand_seat_by_seat() -> None:
    moves = ("0 mark 1 a1", "1 mark 3 a1")
    there, back = play(stage(seats=3), "flip I2", *moves), play(stage(seats=3), "flip I2", *reversed(moves))
    assert there.position() == back.position()


def test_nothing_can_be_taken_back_beyond_a_position() -> None:
    table = Table.from_position(f"{LATE} | 0 mark 18 c1")
    table.undo()
    with pytest.raises(ostraka.OstrakaError, match="nothing to take back"):
        table.undo()


def test_chance_draws_from_the_first_number_on() -> None:
    text = "cheops/2 standard roll / A / B"
    one, other = Table.from_position(text, seed=5), Table.from_position(text, chance=ostraka.Seeded(5))
    fresh = ostraka.new("cheops", 2, seed=5, sheets="AB", first=0)
    assert str(one.moves[0]) == str(other.moves[0]) == str(fresh.moves[0])
    assert (
        str(Table.from_position(text, chance=ostraka.Scripted(["roll red red red"])).moves[0])
        == "roll red red red"
    )
    with pytest.raises(ostraka.OstrakaError, match="not both"):
        Table.from_position(text, seed=5, chance=ostraka.Seeded(5))


def test_names_are_not_part_of_a_position() -> None:
    assert Table.from_position(LATE, names=("Ada", "Ben")).names == ("Ada", "Ben")
    with pytest.raises(ostraka.OstrakaError, match="names"):
        Table.from_position(LATE, names=("Ada",))


def test_copies_know_where_they_began() -> None:
    table = Table.from_position(LATE)
    assert table.copy() == table == pickle.loads(pickle.dumps(table))
    assert table != Table.from_position(LATE.replace("round=2", "round=3"))
    assert table.copy().record() == table.record()


def test_a_game_without_a_notation_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    table = ostraka.new("cheops", 2, seed=1)
    monkeypatch.setitem(table.game.__dict__, "position", None)
    for write in (table.position, table.view(0).position, lambda: Table.from_position(BUILDING)):
        with pytest.raises(ostraka.OstrakaError, match="cheops has no notation for positions"):
            write()


# --- components


def test_components_are_named_by_a_digest_of_their_canonical_json() -> None:
    table = stage()
    plain = msgspec.to_builtins(table.components)
    written = json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
    assert digest(table.components) == hashlib.sha256(written).hexdigest()[:12]
    assert table.position().startswith(f"pyramids/2 {digest(table.components)} flip ")


def test_other_components_have_to_be_given() -> None:
    table = stage()
    text = table.position()
    with pytest.raises(ostraka.BadPosition, match="pass the components with the digest"):
        Table.from_position(text)
    with pytest.raises(ostraka.BadPosition, match="but the position has"):
        Table.from_position(text, components=ostraka.GAMES["pyramids"].standard())
    with pytest.raises(ostraka.BadPosition, match="not components of pyramids"):
        Table.from_position(text, components=ostraka.GAMES["cheops"].standard())
    assert Table.from_position(text, components=table.components).position() == text


def test_the_standard_ones_may_be_named_by_their_digest() -> None:
    standard = ostraka.GAMES["pyramids"].standard()
    by_digest = LATE.replace("standard", digest(standard))
    assert Table.from_position(by_digest).position() == LATE
    assert Table.from_position(LATE, components=standard).position() == LATE


# --- what a seat does not know


def test_hands_and_decisions_of_others_are_unknown_until_a_seat_has_decided() -> None:
    table = play(
        Table("pyramids", 3),
        "deal 0 1 2 3 4",
        "deal 1 5 6 7 8",
        "deal 2 9 10 11 12",
        "1 keep 5 6",
        "2 keep 9 10",
    )
    opening = "pyramids/3 standard deal / - / - / -"
    assert table.view(0).position() == f"{opening} | deal 0 1 2 3 4 | deal 1 ? | deal 2 ? | 1 ? | 2 ?"
    assert table.view(1).position() == (
        f"{opening} | deal 0 ? | deal 1 5 6 7 8 | deal 2 ? | 1 keep 5 6 | 2 keep 9 10"
    )
    assert table.view(None).position() == f"{opening} | deal 0 ? | deal 1 ? | deal 2 ? | 1 ? | 2 ?"


def test_marks_of_others_are_unknown_until_a_seat_has_decided() -> None:
    table = Table.from_position(f"{LATE} | 1 mark 4 c1")
    assert table.view(0).position() == f"{LATE} | 1 ?"
    assert table.view(1).position() == f"{LATE} | 1 mark 4 c1"
    assert table.view(0).snapshot.seats[1].chambers[0].marked == ("d1", "e1", "d2", "d3")


@settings(max_examples=20 if COMPILED else 2, deadline=None)
@given(seed=st.integers(0, 1 << 40), seats=st.integers(2, 4))
def test_seats_that_cannot_tell_two_tables_apart_write_the_same_position(seed: int, seats: int) -> None:
    choose = random.Random(seed)
    for number, table in enumerate(states(random_table("pyramids", seats, seed, "crosses"), seed)):
        if number % 9 or not table.waiting:
            continue
        seat = choose.choice(sorted(table.waiting))
        twin = table.private_copy(seat)
        for other in sorted(twin.waiting - {seat}):
            if other not in table.waiting:
                twin.play(choose.choice(twin.legal(other)))
        if twin.waiting == table.waiting and encoded(twin.view(seat)) == encoded(table.view(seat)):
            assert twin.view(seat).position() == table.view(seat).position()


def test_a_source_of_chance_draws_unknown_moves() -> None:
    text = "pyramids/2 standard deal / - / - | deal 0 18 22 30 33 | deal 1 ? | 0 keep 18 30 | 1 ?"
    with pytest.raises(ostraka.BadPosition, match=r"some are unknown \(\?\): give a seed"):
        Table.from_position(text)
    table = Table.from_position(text, seed=3)
    assert [str(move) for move in table.moves][::2] == ["deal 0 18 22 30 33", "0 keep 18 30"]
    assert table.waiting == {1}, "who has decided unseen decides again"
    assert table.view(0).position() == text.removesuffix(" | 1 ?")


def test_an_unknown_decision_must_be_owed() -> None:
    with pytest.raises(ostraka.BadPosition, match=r"move 2: 0 \?: this seat owes no decision"):
        Table.from_position(f"{LATE} | 0 mark 18 c1 | 0 ?", seed=1)


def test_a_known_choice_from_an_unknown_hand_is_refused() -> None:
    text = "pyramids/2 standard deal / - / - | deal 0 1 2 3 4 | deal 1 ? | 1 keep 5 6"
    with pytest.raises(ostraka.BadPosition, match=r"move 3: 1 keep 5 6: .*\(P6\)"):
        Table.from_position(text, seed=1)


def test_the_known_part_of_a_view_is_a_position_too() -> None:
    known = parse("pyramids/2 standard deal / - / - | deal 0 1 2 3 4 | deal 1 ? | 0 keep 1 2 | 1 ?").known
    assert str(known) == "pyramids/2 standard deal / - / - | deal 0 1 2 3 4"
    assert str(parse(f"{LATE} | 0 mark 18 c1 | 1 ?").known) == f"{LATE} | 0 mark 18 c1"


# --- records


def test_a_record_may_begin_from_a_position(tmp_path: Path) -> None:
    table = Table.from_position(f"{LATE} | 0 mark 18 c1", names=("Ada", "Ben"))
    play(table, "1 mark 4 c1", "flip I2")
    record = table.record()
    assert record.position == LATE.replace("standard", digest(table.components))
    assert record.moves == ("0 mark 18 c1", "1 mark 4 c1", "flip I2")
    record.save(tmp_path / "game.json")
    again = load(tmp_path / "game.json")
    assert again.state.tobytes() == table.state.tobytes()
    assert again.record() == record == decode(record.encode())
    assert verify(record) == table
    assert again == table


def test_other_records_have_no_position() -> None:
    record = ostraka.new("cheops", 2, seed=1).record()
    assert b'"position"' not in record.encode()
    assert record.position is msgspec.UNSET


def test_fair_draws_after_a_position_are_verified() -> None:
    fair = ostraka.Fair(("0123456789abcdef" * 2, None), bytes(range(32)))
    last = LATE.replace("round=2 flips=I3,L3", "round=4 flips=I2,I3,I3,L3,L3,O4")
    table = Table.from_position(last, chance=fair)
    decks.play_at_random(table, 1)
    record = table.record()
    assert verify(record).over
    shapes = {"flip T4": "flip L4", "flip L4": "flip T4"}
    moved = tuple(shapes.get(move, move) for move in record.moves)
    if moved != record.moves:
        with pytest.raises(ostraka.BadRecord):
            verify(msgspec.structs.replace(record, moves=moved))  # type: ignore[type-var] # a struct of its game


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda text: text.replace("round=2", "round=9"), "position: round: '9' is not a number from 1 to 4"),
        (
            lambda text: f"{text} | 0 mark 18 c1",
            "position: moves: write the moves into the record",
        ),
        (lambda _: "nonsense", "position: position: 'nonsense' does not look like"),
        (lambda _: BUILDING, "position: game: the record is for pyramids with 2 seats"),
        (lambda text: text.replace("mark", "mark short_deck=true"), "position: set-up: set-up and options"),
    ],
)
def test_a_record_with_a_bad_position_is_refused(change: object, said: str) -> None:
    record = Table.from_position(LATE).record()
    assert callable(change)
    bad = msgspec.structs.replace(record, position=change(record.position))  # type: ignore[type-var] # as above
    with pytest.raises(ostraka.BadRecord) as caught:
        replay(bad)
    assert said in str(caught.value)


# --- what is no position


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "position: '' does not look like GAME/SEATS"),
        ("hello", "position: 'hello' does not look like"),
        ("chess/2 standard / - / -", "game: there is no 'chess'; the games are: "),
        ("pyramids/2", "components: write standard, or the 12 digits"),
        ("pyramids/2 mine deal / - / -", "components: write standard, or the 12 digits"),
        ("pyramids/2 standard deal / -", "seats: pyramids/2 needs 2 blocks after slashes, not 1"),
        ("pyramids/9 standard deal" + " / -" * 9, "seats: pyramids takes 2 to 4 players"),
        ("pyramids/2 standard deal x=1 x=2 / - / -", "'x': this value is given twice"),
        ("pyramids/2 standard deal round= / - / -", "'round': a word has letters"),
        ("pyramids/2 standard deal X=1 / - / -", "'X': a value looks like"),
        ("pyramids/2 standard deal / - / - ||", "move 1: there is nothing between"),
        ("pyramids/2 standard deal / - / - | jump", "move 1: cannot read 'jump'"),
        ("pyramids/2 standard deal / - / - | flip I2", "move 1: flip I2: no expedition card is due now (P9)"),
        ("pyramids/2 standard deal / - / - | flip X9", "move 1: flip X9: there is no such shape (P4)"),
        ("pyramids/2 standard deal short_deck=maybe / - / -", "options: "),
        ("pyramids/2 standard \x1b[31m / - / -", "a word has letters"),
        ("pyramids/2 " + "x" * 20_000, "position: a position has at most 10000 characters"),
    ],
)
def test_a_malformed_position_is_refused_with_a_sentence(text: str, said: str) -> None:
    with pytest.raises(ostraka.BadPosition) as caught:
        Table.from_position(text)
    assert said in str(caught.value)
    assert "\x1b" not in str(caught.value)
    assert pickle.loads(pickle.dumps(caught.value)).args == caught.value.args


@settings(max_examples=300 if COMPILED else 30, deadline=None)
@given(data=st.data(), start=st.sampled_from(EXAMPLES))
def test_a_garbled_position_is_refused_or_fine(data: st.DataObject, start: str) -> None:
    letters = st.sampled_from([*"0123456789abcdeprly=:,.-/|? ", "standard", " / ", "fresh=", "lay", "take"])
    text = start
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(text)))
        text = text[:at] + data.draw(letters) + text[at + data.draw(st.integers(0, 3)) :]
    try:
        table = Table.from_position(text, seed=1)
    except ostraka.OstrakaError:
        return
    assert UNKNOWN not in table.position()
    check_round_trip(table)
    for seat in sorted(table.waiting):
        table.copy().play(table.legal(seat)[0])


def test_the_parts_of_a_position_are_there_to_read() -> None:
    position = parse(BUILDING)
    assert isinstance(position, Position)
    assert (position.game, position.components, len(position.seats)) == ("cheops", "standard", 3)
    assert position.table.words == ("lay",)
    assert position.seats[1].values["bonuses"] == "scarab"
