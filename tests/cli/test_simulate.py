import json
from pathlib import Path

import pytest

from ostraka.cli import main
from ostraka.lab.simulation import Simulation


def test_the_same_arguments_give_the_same_bytes(tmp_path: Path) -> None:
    for name in ("one", "two"):
        assert main(["simulate", "--seats", "3", "--games", "4", "--seed", "9", "--out", name]) == 0
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()
    assert (tmp_path / "one").read_bytes().count(b"\n") == 4


def test_another_seed_gives_other_games(tmp_path: Path) -> None:
    for seed in ("1", "2"):
        main(["simulate", "--games", "1", "--seed", seed, "--out", seed])
    assert (tmp_path / "1").read_bytes() != (tmp_path / "2").read_bytes()


def test_a_short_list_of_bots_is_repeated(tmp_path: Path) -> None:
    main(["simulate", "--seats", "4", "--bots", "random", "--games", "1", "--out", "games"])
    assert json.loads((tmp_path / "games").read_bytes())["names"] == ["random"] * 4


def test_without_a_file_there_is_a_summary(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["simulate", "--games", "5", "--seed", "3"]) == 0
    summary = capsys.readouterr().out
    assert "5 games of pyramids, seed 3" in summary
    assert "mean score" in summary
    assert list(tmp_path.iterdir()) == []


def test_records_can_go_to_standard_output(capfdbinary: pytest.CaptureFixture[bytes], games: Path) -> None:
    capfdbinary.readouterr()
    assert main(["simulate", "--games", "3", "--seed", "4", "--out", "-"]) == 0
    assert capfdbinary.readouterr().out == games.read_bytes()


def test_an_interruption_leaves_no_half_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    real = Simulation.play_game

    def interrupted(simulation: Simulation, number: int) -> object:
        if number == 2:
            raise KeyboardInterrupt
        return real(simulation, number)

    monkeypatch.setattr(Simulation, "play_game", interrupted)
    assert main(["simulate", "--games", "5", "--out", "games"]) == 130
    assert "interrupted after 2 games; nothing was written to games" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_file_is_replaced_only_by_force(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = games.read_bytes()
    again = ["simulate", "--games", "1", "--seed", "5", "--out", games.name]
    assert main(again) == 2
    assert "games.jsonl already exists; --force overwrites it" in capsys.readouterr().err
    assert games.read_bytes() == before
    assert main([*again, "--force"]) == 0
    assert games.read_bytes().count(b"\n") == 1


def test_a_device_needs_no_force() -> None:
    assert main(["simulate", "--games", "1", "--out", "/dev/null"]) == 0


def test_cheops_is_simulated_with_the_sheets_and_the_start_that_were_chosen(tmp_path: Path) -> None:
    chosen = ["--seats", "3", "--sheets", "F,A,c", "--first", "2", "--seed", "9", "--games", "3"]
    for name in ("one", "two"):
        assert main(["simulate", "cheops", *chosen, "--out", name]) == 0
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()
    for line in (tmp_path / "one").read_text().splitlines():
        record = json.loads(line)
        assert (record["game"], record["sheets"], record["first"]) == ("cheops", ["F", "A", "C"], 2)


def test_without_a_choice_chance_gives_out_the_sheets(tmp_path: Path) -> None:
    assert main(["simulate", "cheops", "--games", "8", "--out", "games"]) == 0
    records = [json.loads(line) for line in (tmp_path / "games").read_text().splitlines()]
    assert len({tuple(record["sheets"]) for record in records}) > 1
    assert {record["first"] for record in records} == {0, 1}


def test_a_summary_names_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "cheops", "--games", "5", "--seed", "3"]) == 0
    assert "5 games of cheops, seed 3" in capsys.readouterr().out
