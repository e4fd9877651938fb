from pathlib import Path

import pytest

from ostraka.cli import main
from ostraka.games.cheops.rules import sheets_file
from sheets import OLD_TEXT


@pytest.fixture
def own_block(tmp_path: Path) -> Path:
    path = tmp_path / "mine.txt"
    path.write_text(OLD_TEXT)
    return path


def test_a_block_without_faults_is_fine(own_block: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sheet", "check", str(own_block)]) == 0
    assert capsys.readouterr().out == f"{own_block}: no faults\n"


def test_every_fault_is_named_with_file_line_and_clause(
    own_block: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own_block.write_text(own_block.read_text().replace("symbol eye p4.2\n", ""))
    assert main(["sheet", "check", str(own_block)]) == 1
    printed = capsys.readouterr()
    assert printed.err.startswith(f"ostraka: {own_block}, ")
    assert "(C4)" in printed.err
    assert "fault" in printed.out


def test_a_block_with_faults_cannot_be_played_with(
    own_block: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own_block.write_text(own_block.read_text().replace("quarry o g r", "quarry o g"))
    assert main(["simulate", "cheops", "--games", "1", "--block", str(own_block)]) == 2
    printed = capsys.readouterr().err
    assert f"{own_block}, line " in printed
    assert f"List all faults with: ostraka sheet check {own_block}" in printed


def test_a_block_of_ones_own_is_in_the_record(own_block: Path, tmp_path: Path) -> None:
    own_block.write_text(own_block.read_text().replace("points arch 0 4 6", "points arch 1 4 6"))
    assert main(["simulate", "cheops", "--games", "1", "--block", str(own_block), "--out", "games"]) == 0
    assert b'"arch":[1,4,6,' in (tmp_path / "games").read_bytes()
    assert main(["verify", "games"]) == 0


def test_a_shown_sheet_is_the_sheet(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sheet", "show", "d"]) == 0
    sheet = sheets_file.standard().sheet("D")
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Sheet D"
    assert [line[:2] for line in lines[1:7]] == ["p6", "p5", "p4", "p3", "p2", "p1"]
    for line, row in zip(lines[1:7], reversed(sheet.pyramid), strict=True):
        assert [f"{number}{colour[0]}" for number, colour in enumerate(row, 1)] == [
            word[:2] for word in line[3:33].split()
        ]
    assert lines[8].split() == [colour[0] for colour in sheet.quarry]
    assert f"scarab {' '.join(sheet.symbols['scarab'])}" in lines[9]


def test_all_sheets_are_shown_and_others_are_not_known(
    own_block: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["sheet", "show", "--block", str(own_block)]) == 0
    text = capsys.readouterr().out
    assert [f"Sheet {letter}" in text for letter in "ABCDEFG"] == [True] * 6 + [False]
    assert "b blue  g green  o orange  p pink  r red  y yellow" in text
    assert main(["sheet", "show", "Z"]) == 2
    assert "there is no sheet 'Z'; the sheets are A B C D E F" in capsys.readouterr().err
