import os
import sys
from pathlib import Path

import pytest

from ostraka.cli import main
from ostraka.games.cheops.rules import sheets_file
from ostraka.games.pyramids.rules import deck_file
from ostraka.press import PAPERS
from ostraka.text.languages import LANGUAGES


def test_a_set_is_written_and_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["print", "cheops", "--language", "PL", "--paper", "Letter", "--out", "set.pdf"]) == 0
    assert (tmp_path / "set.pdf").read_bytes().startswith(b"%PDF-")
    printed = capsys.readouterr().out
    assert printed.startswith("7 pages written to set.pdf\n")
    assert "the first page explains how to make the set" in printed


def test_help_names_every_language_and_paper(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["print", "--help"]) == 0
    words = capsys.readouterr().out.replace(",", " ").replace(".", " ").split()
    assert {*LANGUAGES, *PAPERS} <= set(words)


def test_backs_are_printed_when_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["print", "pyramids", "--backs", "--out", "set.pdf"]) == 0
    assert "20 pages" in capsys.readouterr().out


def test_a_deck_or_a_block_of_ones_own_is_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "deck.txt").write_text(deck_file.write(deck_file.standard(), "mine"))
    assert main(["print", "pyramids", "--deck", "deck.txt", "--out", "own.pdf"]) == 0
    assert main(["print", "pyramids", "--out", "house.pdf"]) == 0
    assert (tmp_path / "own.pdf").read_bytes() == (tmp_path / "house.pdf").read_bytes()
    (tmp_path / "block.txt").write_text(sheets_file.write(sheets_file.standard(), "mine"))
    assert main(["print", "cheops", "--block", "block.txt", "--sheets", "a d", "--out", "two.pdf"]) == 0
    assert "5 pages written to two.pdf" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess", "--out", "x.pdf"], "there is no game 'chess'; the games are: pyramids, cheops"),
        (["cheops"], "--out requires an argument. Try: ostraka print --help"),
        (
            ["cheops", "--language", "xx", "--out", "x.pdf"],
            "unknown language 'xx'; choose from: cs, de, en, it, pl",
        ),
        (["cheops", "--paper", "a3", "--out", "x.pdf"], "unknown paper 'a3'; choose from: a4, letter"),
        (
            ["cheops", "--sheets", "A,Q", "--out", "x.pdf"],
            "there is no sheet 'Q'; the sheets are A B C D E F",
        ),
        (
            ["cheops", "--sheets", ",", "--out", "x.pdf"],
            "--sheets names no sheet; the sheets are A B C D E F",
        ),
        (["cheops", "--backs", "--out", "x.pdf"], "--backs is an option of pyramids"),
        (["cheops", "--deck", "no.txt", "--out", "x.pdf"], "--deck is an option of pyramids"),
        (["pyramids", "--sheets", "A", "--out", "x.pdf"], "--sheets is an option of cheops"),
        (["pyramids", "--deck", "no.txt", "--out", "x.pdf"], "cannot read no.txt: No such file or directory"),
        (
            ["pyramids", "--deck", "poem.txt", "--out", "x.pdf"],
            "poem.txt, line 1: expected a card such as '7 green'",
        ),
        (
            ["pyramids", "--deck", "poem.txt", "--out", "x.pdf"],
            "List all faults with: ostraka deck check poem.txt",
        ),
        (
            ["pyramids", "--deck", "empty.txt", "--out", "x.pdf"],
            "deck: 0 cards; 2 seats are dealt 4 each (P6)",
        ),
        (
            ["pyramids", "--out", "no/set.pdf"],
            "cannot write no/set.pdf: No such file or directory; create that folder first",
        ),
        (["pyramids", "--out", "folder"], "cannot write folder: Is a directory"),
        (["pyramids", "--out", "poem.txt"], "poem.txt already exists; --force overwrites it"),
    ],
)
def test_a_wrong_order_is_refused_and_nothing_is_written(
    arguments: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "poem.txt").write_text("Who built the seven gates?")
    (tmp_path / "empty.txt").write_text("; nothing yet")
    (tmp_path / "folder").mkdir()
    before = sorted(tmp_path.iterdir())
    assert main(["print", *arguments]) == 2
    printed = capsys.readouterr()
    assert sentence in printed.err
    assert printed.out == ""
    assert sorted(tmp_path.iterdir()) == before


def test_a_read_only_folder_is_reported_before_any_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)
    assert main(["print", "cheops", "--out", str(tmp_path / "set.pdf")]) == 2
    assert "set.pdf: Permission denied" in capsys.readouterr().err


@pytest.mark.parametrize(("package", "extra"), [("typst", "print"), ("fluent.runtime", "terminal")])
def test_without_the_print_extra_the_error_names_it(
    package: str, extra: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in [
        name
        for name in sys.modules
        if name.startswith(("ostraka.press", "ostraka.text")) or name == "ostraka.cli.print"
    ]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, package, None)
    assert main(["print", "cheops", "--out", "set.pdf"]) == 2
    assert f"pip install 'ostraka[{extra}]'" in capsys.readouterr().err
