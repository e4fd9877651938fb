from pathlib import Path

import pytest

from ostraka.cli import prepare


def test_the_notice_is_shown_once_for_a_machine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(prepare, "COMPILED", True)
    monkeypatch.setattr(prepare, "cache_folder", lambda: tmp_path)
    prepare.prepare()
    assert capsys.readouterr().err == "Preparing the rules for this machine (once) …\n"
    assert (tmp_path / "ready").exists()
    prepare.prepare()
    assert capsys.readouterr().err == ""
