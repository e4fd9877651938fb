"""The load test itself, with a tiny load."""

from pathlib import Path

from benchmarks.load import QUICK, measure


def test_a_load_is_played_and_measured(tmp_path: Path) -> None:
    figures = measure(QUICK, str(tmp_path / "games.sqlite"), tmp_path, "SQLite")
    values = {figure.name: figure.value for figure in figures}
    assert values["SQLite, 4 connections at saturation: turns acknowledged"] > 1
    assert values["SQLite, 4 connections at saturation: p99 to the other seat"] > 0
    assert any("at a pace" in name and "p99 to the other seat" in name for name in values)
    assert (tmp_path / "server.log").read_text() == ""
