"""A game is judged by the rulings of its time; new games are played by the present ones."""

from pathlib import Path

import msgspec
import pytest

import decks
import ostraka
from ostraka.games.pyramids.rules.components import Options
from ostraka.table.batch import Batch
from ostraka.table.record import BadRecord, Record, decode, decode_options, encode_options
from ostraka.table.referee import replay, verify
from ostraka.table.table import Table

# Recorded before versions existed. Seat 0 finds a potion with a cross, and a skull behind it with the next.
OLD = Path(__file__).parent.parent / "fixtures" / "pyramids-2-potion.json"
AFTER_FLIP = "pyramids/2 standard mark flips=I2 offer=1,2,3,4 / 11:a1b1c1d1234 28:a1b1345c123 skulls=1 / 7 8"


def with_options(record: Record, **options: object) -> Record:
    """The same record with other options, as a file has them."""
    written = msgspec.json.decode(record.encode())
    return decode(msgspec.json.encode({**written, "options": options}))


def test_an_old_record_keeps_the_result_that_it_was_played_to() -> None:
    record = decode(OLD.read_bytes())
    assert b'"rules"' not in OLD.read_bytes()
    table = verify(record)
    assert table.scores == [26, 38]
    assert table.options == Options(rules=1)
    assert table.record() == record


def test_by_the_present_rules_the_same_moves_have_another_result() -> None:
    record = with_options(decode(OLD.read_bytes()), rules=2)
    assert replay(record).scores == [25, 38], "the skull behind the potion counts"
    with pytest.raises(BadRecord, match="the scores are 25 38, not 26 38"):
        verify(record)


def test_an_old_game_goes_on_by_its_rules() -> None:
    record = decode(OLD.read_bytes())
    potion = record.moves.index("0 cross 28 c5")
    table = replay(record, until=potion + 1)
    for again in (table, table.copy(), table.at(potion + 1), through_position(table)):
        again.play("0 cross 28 d5")
        assert again.state.seat[0].skulls == 0
        assert again.options == Options(rules=1)


def through_position(table: Table) -> Table:
    """The table through its position, which names the rules."""
    text = table.position()
    assert " rules=1 " in text
    return Table.from_position(text)


@pytest.mark.parametrize("game", sorted(ostraka.GAMES))
def test_the_version_is_written_where_rulings_have_changed(game: str) -> None:
    written = msgspec.json.decode(ostraka.new(game, seed=1).record().encode())
    assert written["options"] == ({"rules": 2} if game == "pyramids" else {})


def test_every_source_of_new_games_plays_by_the_present_rules() -> None:
    batch = Batch("pyramids", 2, 3)
    tables = [
        Table("pyramids"),
        ostraka.new("pyramids", seed=1),
        ostraka.new("pyramids", seed=1, options=Options(short_deck=True)),
        Table.from_position(AFTER_FLIP),
    ]
    assert {int(kit[0].rules) for kit in (batch.kit, *(table.kit for table in tables))} == {2}


@pytest.mark.parametrize("rules", [0, 3, -1])
def test_an_unknown_version_is_refused(rules: int) -> None:
    sentence = f"Ostraka knows versions 1 to 2 of the rules of pyramids, not {rules}"
    with pytest.raises(ostraka.OstrakaError, match=f"^{sentence}$"):
        Options(rules=rules)
    with pytest.raises(BadRecord, match=f"not a record: {sentence}"):
        with_options(decode(OLD.read_bytes()), rules=rules)
    with pytest.raises(ostraka.BadPosition, match=f"options: {sentence}"):
        Table.from_position(AFTER_FLIP.replace("mark", f"mark rules={rules}"))


def test_a_game_whose_rulings_never_changed_has_no_version() -> None:
    record = ostraka.new("cheops", seed=1).record()
    with pytest.raises(BadRecord, match="unknown field `rules`"):
        with_options(record, rules=1)
    with pytest.raises(ostraka.BadPosition, match="rules"):
        Table.from_position("cheops/2 standard roll rules=1 / A / B")


def test_tables_by_different_rules_differ() -> None:
    assert Table("pyramids") != Table("pyramids", options=Options(rules=1))


# --- positions


@pytest.mark.parametrize(("rules", "skulls"), [("", 1), ("rules=2", 1), ("rules=1", 0)])
def test_a_position_without_a_version_is_played_by_the_present_rules(rules: str, skulls: int) -> None:
    table = Table.from_position(AFTER_FLIP.replace("mark", f"mark {rules}"))
    for move in ("0 mark 11 d5 e5", "0 cross 28 c5", "0 cross 28 d5"):
        table.play(move)
    assert table.state.seat[0].skulls == skulls


@pytest.mark.parametrize("rules", [1, 2])
def test_a_record_from_a_position_keeps_its_version(rules: int) -> None:
    table = Table.from_position(AFTER_FLIP.replace("mark", f"mark rules={rules}"))
    table.play("0 mark 11 d5 e5")
    record = table.record()
    assert decode(record.encode()) == record
    assert replay(record) == table


def test_an_old_record_from_a_position_is_of_the_first_version() -> None:
    """Neither the record nor its position names a version."""
    written = Table.from_position(AFTER_FLIP).record()
    assert "rules" not in str(written.position)
    old = with_options(written)
    assert replay(old).options == Options(rules=1)
    assert replay(written).options == Options(rules=2)


def test_a_position_and_its_record_cannot_have_different_versions() -> None:
    first = Table.from_position(AFTER_FLIP.replace("mark", "mark rules=1")).record()
    with pytest.raises(BadRecord, match="set-up and options must be the same"):
        replay(with_options(first, rules=2))


# --- options as the server stores them


@pytest.mark.parametrize("options", [Options(), Options(rules=1), Options(short_deck=True)])
def test_options_are_stored_as_a_record_has_them(options: Options) -> None:
    assert decode_options("pyramids", encode_options("pyramids", options)) == options


def test_stored_options_without_a_version_are_of_the_first() -> None:
    assert encode_options("pyramids", Options()) == '{"rules":2}'
    assert decode_options("pyramids", "{}") == Options(rules=1)


# --- components of earlier games (P4)


def test_P4_a_record_of_the_first_rules_may_lack_shapes() -> None:
    table = decks.play_at_random(
        Table(
            "pyramids",
            components=msgspec.structs.replace(ostraka.GAMES["pyramids"].standard(), expedition={"I2": 8}),
            options=Options(rules=1),
            chance=ostraka.Seeded(1),
        ),
        1,
    )
    assert verify(table.record()) == table
    with pytest.raises(BadRecord, match="no card shows I3, L3, O4, T4, L4") as caught:
        verify(with_options(table.record(), rules=2))
    assert caught.value.clause == "P4"
