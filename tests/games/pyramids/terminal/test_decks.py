import re
from functools import partial
from pathlib import Path

import pytest

from ostraka.cli import main
from ostraka.cli.console.streams import out
from ostraka.games.pyramids.rules import deck_file
from ostraka.games.pyramids.studies.levelling import level


@pytest.fixture
def own_deck(tmp_path: Path) -> Path:
    path = tmp_path / "mine.txt"
    path.write_text(deck_file.write(deck_file.standard(), "mine"))
    return path


def test_every_fault_is_named_with_file_line_and_card(
    own_deck: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = own_deck.read_text().splitlines()
    first = lines.index("1 " + deck_file.standard().card(1).colour)
    lines[first + 1] = lines[first + 1].replace("E", ".")
    own_deck.write_text("\n".join(lines))
    assert main(["deck", "check", str(own_deck)]) == 1
    printed = capsys.readouterr()
    assert f"{own_deck}, line {first + 1}, card 1: a chamber has exactly one entrance (E) (P2)" in printed.err
    assert "1 fault" in printed.out


def test_a_deck_with_faults_cannot_be_played_with(own_deck: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own_deck.write_text(own_deck.read_text().replace("48 ", "47 "))
    assert main(["simulate", "--games", "1", "--deck", str(own_deck)]) == 2
    assert "card 47: appears twice" in capsys.readouterr().err


def test_a_deck_of_ones_own_is_in_the_record(own_deck: Path, tmp_path: Path) -> None:
    own_deck.write_text(
        own_deck.read_text().replace("skulls 1 2 3", "skulls 1 2 4").replace(" 4 4 6", " 4 5 6")
    )
    assert main(["simulate", "--games", "1", "--deck", str(own_deck), "--out", "games"]) == 0
    assert b'"skulls":[1,2,4,5,6,' in (tmp_path / "games").read_bytes()


def test_a_binary_file_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    assert main(["deck", "check", "binary"]) == 2
    assert "binary: it is not UTF-8 text" in capsys.readouterr().err


def test_cards_are_shown_side_by_side_as_width_allows(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def cards_in_the_first_row() -> int:
        assert main(["deck", "show", "1", "2", "3", "4"]) == 0
        return capsys.readouterr().out.splitlines()[1].count("a b c d e")

    monkeypatch.setattr(out, "width", 100)
    assert cards_in_the_first_row() == 4
    monkeypatch.setattr(out, "width", 40)
    assert cards_in_the_first_row() == 2


def test_a_shown_card_is_the_card(capsys: pytest.CaptureFixture[str]) -> None:
    main(["deck", "show", "7"])
    card = deck_file.standard().card(7)
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].strip() == f"7 {card.colour}"
    assert [line[2:].replace(" ", "") for line in lines[2:7]] == list(card.grid)


def test_a_new_deck_is_printed_or_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(
        "ostraka.games.pyramids.studies.deck_generator.make", lambda seed: {3: deck_file.standard()}[seed]
    )
    assert main(["deck", "new", "--seed", "3", "--quick", "--out", "made.txt"]) == 0
    assert capsys.readouterr().out == "48 cards written to made.txt\n"
    assert main(["deck", "new", "--seed", "3", "--quick"]) == 0
    assert capsys.readouterr().out == (tmp_path / "made.txt").read_text()
    assert deck_file.read((tmp_path / "made.txt").read_text(), "made.txt") == deck_file.standard()
    assert main(["deck", "new", "--seed", "-1", "--quick"]) == 2
    assert "a seed is a number from 0 to" in capsys.readouterr().err


def test_a_new_deck_is_levelled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two rounds of 12 games: they level nothing, and are reported."""
    monkeypatch.setattr(
        "ostraka.games.pyramids.studies.deck_generator.make", lambda _seed: deck_file.standard()
    )
    monkeypatch.setattr(
        "ostraka.games.pyramids.studies.levelling.replace_outliers", lambda _rng, deck, _measured: deck
    )
    monkeypatch.setattr("ostraka.games.pyramids.studies.levelling.ROUNDS", 2)
    monkeypatch.setattr("ostraka.games.pyramids.terminal.levelling.level", partial(level, games=12))
    assert main(["deck", "new", "--seed", "3", "--processes", "1", "--out", "made.txt"]) == 0
    printed = capsys.readouterr()
    assert printed.out == "48 cards written to made.txt\n"
    assert re.findall(r"^round (\d): the worst card is \d+% off the mean$", printed.err, re.MULTILINE) == [
        "1",
        "2",
    ]
    assert (tmp_path / "made.txt").read_text().startswith("; A deck made by: ostraka deck new --seed 3\n")


def test_a_deck_that_starts_with_a_byte_order_mark_is_read(own_deck: Path) -> None:
    own_deck.write_text(own_deck.read_text(), "utf-8-sig")
    assert main(["deck", "check", str(own_deck)]) == 0


def test_a_deck_outside_utf_8_is_refused(own_deck: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own_deck.write_bytes("; Grüße\n".encode("latin-1"))
    assert main(["deck", "check", str(own_deck)]) == 2
    assert "it is not UTF-8 text" in capsys.readouterr().err


def test_an_existing_file_is_not_overwritten_by_a_new_deck(
    own_deck: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(
        "ostraka.games.pyramids.studies.deck_generator.make", lambda _: pytest.fail("too much work")
    )
    assert main(["deck", "new", "--out", str(own_deck)]) == 2
    assert "already exists; --force overwrites it" in capsys.readouterr().err
    assert main(["deck", "new", "--out", "no/where.txt"]) == 2
    assert "cannot write no/where.txt: No such file or directory" in capsys.readouterr().err


def test_a_file_without_a_deck_does_not_flood_the_screen(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    prose = "a line of a long story that goes on and on and is certainly not a pyramid card\n"
    (tmp_path / "story.txt").write_text(prose * 600)
    assert main(["deck", "check", "story.txt"]) == 1
    printed = capsys.readouterr()
    lines = printed.err.splitlines()
    assert len(lines) == 31
    assert "found 'a line of a long story that goes on and…'" in lines[0]
    assert lines[-1].startswith("ostraka: and ")
    assert lines[-1].endswith(" more")
    assert main(["play", "--deck", "story.txt"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 7


def test_rows_below_a_heading_that_cannot_be_read_are_passed_over(
    own_deck: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own_deck.write_text(
        own_deck.read_text().replace(f"7 {deck_file.standard().card(7).colour}\n", "7 blue\n", 1)
    )
    assert main(["deck", "check", str(own_deck)]) == 1
    faults = [line for line in capsys.readouterr().err.splitlines() if "expected a card" in line]
    assert len(faults) == 1
    assert "found '7 blue'" in faults[0]
