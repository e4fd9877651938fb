"""Every clause of the rules has at least one test that carries its id."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

import ostraka

TESTS = "\n".join(path.read_text("utf-8") for path in Path(__file__).parent.parent.rglob("test_*.py"))


def clauses(game: str) -> list[str]:
    text = files(f"ostraka.games.{game}").joinpath("rules", "rules.md").read_text("utf-8")
    return re.findall(r"\*\*([PC][XR]?[0-9]+)\*\*", text)


@pytest.mark.parametrize("game", sorted(ostraka.GAMES))
def test_every_clause_has_a_test_of_its_name(game: str) -> None:
    assert len(clauses(game)) > 20
    assert [clause for clause in clauses(game) if not re.search(rf"def test_{clause}_", TESTS)] == []


@pytest.mark.parametrize("game", sorted(ostraka.GAMES))
def test_every_reason_for_a_refusal_cites_a_clause_that_exists(game: str) -> None:
    reasons = ostraka.GAMES[game].reasons[1:]
    cited = {
        reason.clause for reason in reasons if reason.name != "no move"
    }  # what breaks no rule is no move
    assert cited <= set(clauses(game))
    assert len({reason.name for reason in reasons}) == len(reasons)
