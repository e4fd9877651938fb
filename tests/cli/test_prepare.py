from pathlib import Path

import pytest

from ostraka.cli import prepare


def test_the_notice_is_shown_once_for_a_machine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(prepare, "COMPILED", True)
    monkeypatch.setattr(prepare, "cache_folder", lambda: tmp_path)
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    prepare.prepare()
    assert capsys.readouterr().err == "Preparing the rules for this machine (once) …\n"
    assert (tmp_path / "ready").exists()
    prepare.prepare()
    assert capsys.readouterr().err == ""


def test_a_cache_that_will_not_last_is_told_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(prepare, "COMPILED", True)
    monkeypatch.setattr(prepare, "cache_folder", lambda: tmp_path)
    monkeypatch.setattr(prepare, "GAMES", ())
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    prepare.prepare()
    prepare.prepare()
    told = capsys.readouterr().err
    assert told.count(f"only for a while in {tmp_path}: a later start may have to prepare them again.") == 1
