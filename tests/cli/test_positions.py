"""Positions on the command line: drawn, weighed, gone on from."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import RenderableType

from ostraka.cli import main
from ostraka.cli.console.streams import out
from ostraka.cli.game import face_of
from ostraka.core.registry import GAMES
from ostraka.games.cheops.rules import sheets_file
from ostraka.table.position import digest
from ostraka.table.record import decode
from ostraka.table.table import Table
from sheets import OLD_TEXT, old_block

Typed = Callable[[list[str]], None]
CHEOPS = "cheops/2 standard lay dice=brr / A:p1.12,l1 / D"
MARK = "pyramids/2 standard mark flips=I2 offer=13,20,26,29 / 18 30 / 5 47"
DEALT = "pyramids/2 standard deal / - / - | deal 0 18 22 30 33 | deal 1 ?"


def drawn(picture: RenderableType) -> str:
    with out.capture() as capture:
        out.print(picture)
    return capture.get()


def own_components(tmp_path: Path) -> tuple[str, Path]:
    path = tmp_path / "block.txt"
    path.write_text(OLD_TEXT, "utf-8")
    return f"cheops/2 {digest(old_block())} lay dice=brr / A / D", path


@pytest.mark.parametrize("text", [CHEOPS, MARK])
def test_a_position_is_drawn(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", text]) == 0
    table = Table.from_position(text)
    assert capsys.readouterr().out == drawn(face_of(table.game.name).whole_table(table, out.width))


def test_show_with_a_seat_hides_secrets_of_the_others(capsys: pytest.CaptureFixture[str]) -> None:
    position = f"{MARK} | {Table.from_position(MARK).legal(1)[0]}"
    assert main(["show", position, "--seat", "0"]) == 0
    hidden = capsys.readouterr().out
    assert hidden == drawn(face_of("pyramids").everybody(Table.from_position(position).view(0), out.width))
    assert main(["show", position]) == 0
    assert capsys.readouterr().out != hidden


def test_a_position_is_drawn_in_the_language_of_the_player(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", MARK, "--language", "pl"]) == 0
    assert "Piramidy: Runda 1 z 4" in capsys.readouterr().out


def test_unknown_moves_are_not_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", DEALT]) == 0
    text = capsys.readouterr().out
    assert [f"{number} " in text for number in (18, 22, 30, 33)] == [True] * 4
    assert text.count("a b c d e") == 4


def test_components_come_from_a_file_or_a_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text, path = own_components(tmp_path)
    assert main(["show", text, "--components", str(path)]) == 0
    first = capsys.readouterr().out
    record = tmp_path / "game.json"
    Table.from_position(text, components=sheets_file.read(OLD_TEXT, "")).record().save(record)
    assert main(["show", text, "--components", str(record)]) == 0
    assert capsys.readouterr().out == first
    assert main(["show", text]) == 2
    assert "components: pass the components with the digest" in capsys.readouterr().err


def test_every_legal_move_is_weighed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["weigh", CHEOPS, "--bot", "scribe"]) == 0
    lines = capsys.readouterr().out.splitlines()
    legal = Table.from_position(CHEOPS).legal(0)
    assert len(lines) == len(legal)
    assert {line.split("  ")[0].strip() for line in lines} == set(map(str, legal))
    assert all("%" in line and "playouts" in line for line in lines)


def test_weigh_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["weigh", CHEOPS, "--playouts", "20", "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["seat"] == 0
    assert {move["move"] for move in said["moves"]} == set(map(str, Table.from_position(CHEOPS).legal(0)))
    assert set(said["moves"][0]) == {"move", "margin", "margin_error", "win", "win_error", "playouts"}


def test_the_position_of_a_view_can_be_weighed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["weigh", DEALT, "--bot", "scribe", "--seat", "0"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 6


def test_a_game_goes_on_from_a_position(typed: Typed, tmp_path: Path) -> None:
    typed(["l2 d", "r1 d", "quit"])
    assert main(["play", "--from", CHEOPS, "--bots", "random", "--seed", "5", "--names", "Ann"]) == 0
    [saved] = sorted((tmp_path / "data").rglob("*.json"))
    record = decode(saved.read_bytes())
    assert record.position == CHEOPS.replace("standard", digest(GAMES["cheops"].standard()))
    assert record.moves[:2] == ("0 lay l2=die", "0 lay r1=die")
    assert record.names == ("Ann", "random (bot)")
    typed(["quit"])
    assert main(["play", "--resume", "last"]) == 0


def test_a_position_with_components_of_ones_own_is_played_with_them(
    typed: Typed, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text, path = own_components(tmp_path)
    typed(["quit!"])
    assert main(["play", "--from", text, "--block", str(path), "--bots", "random"]) == 0
    assert main(["play", "--from", text, "--bots", "random"]) == 2
    assert "components: pass the components with the digest" in capsys.readouterr().err


def test_the_position_of_a_view_can_be_continued(typed: Typed, tmp_path: Path) -> None:
    typed(["quit"])
    assert main(["play", "--from", DEALT, "--bots", "random", "--seed", "5"]) == 0
    [saved] = sorted((tmp_path / "data").rglob("*.json"))
    assert decode(saved.read_bytes()).moves[0] == "deal 0 18 22 30 33"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["show", "nonsense"], "position: 'nonsense' does not look like"),
        (["show", MARK.replace("18", "18:a5")], r"seat 0, card 18: "),
        (["show", CHEOPS, "--seat", "2"], "there is no seat 2"),
        (["show", CHEOPS, "--components", "nowhere.txt"], "nowhere.txt"),
        (["weigh", "cheops/2 standard roll / A / D"], "no seat is to move in this position: a chance move"),
        (["weigh", CHEOPS, "--seat", "1"], "--seat 1: this seat is not to move; choose from: 0"),
        (["weigh", CHEOPS, "--bot", "sphinx"], "the bots are"),
        (["weigh", CHEOPS, "--playouts", "0"], "a budget has 1 to"),
        (["play", "--from", "nonsense"], "position: 'nonsense' does not look like"),
        (["play", "--from", CHEOPS.replace("brr", "bbbb")], "dice: 2 seats roll 3 dice, not 4 (C6)"),
        (["play", "--from", CHEOPS, "--seats", "2"], "--seats cannot be combined with --from"),
        (["play", "--from", CHEOPS, "--sheets", "A,D"], "--sheets cannot be combined with --from"),
        (["play", "--from", CHEOPS, "--deck", "mine.txt"], "--deck is an option of pyramids"),
        (["play", "--from", CHEOPS, "--resume", "last"], "--from cannot be combined with --resume"),
    ],
)
def test_every_error_is_one_sentence(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    error = capsys.readouterr().err
    assert said in error
    assert len(error.splitlines()) == 1
