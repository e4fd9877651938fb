"""Moves as sentences in the terminal: "You keep pyramids 4 and 21"."""

import pytest

from ostraka.cli.console.text import player_names
from ostraka.cli.game import face_of
from ostraka.cli.language import speak, t
from ostraka.cli.play.face import Face
from ostraka.cli.play.log import log_line

KEPT = {
    "en": ("You keep pyramids 4 and 21", "Scribe keeps pyramids 5 and 34"),
    "pl": ("Zatrzymujesz piramidy 4 i 21", "Skryba zatrzymuje piramidy 5 i 34"),
    "it": ("Tieni le piramidi 4 e 21", "Scriba tiene le piramidi 5 e 34"),
    "cs": ("Ponecháváš si pyramidy 4 a 21", "Písař si ponechává pyramidy 5 a 34"),
    "de": ("Du behältst die Pyramiden 4 und 21", "Schreiber behält die Pyramiden 5 und 34"),
}


@pytest.mark.parametrize("language", KEPT)
def test_a_line_of_the_log_is_a_sentence(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ostraka.cli.language._spoken", "en")
    speak(language)
    names = player_names([t("your-seat"), "scribe (bot)"])
    face = face_of("pyramids")
    lines = (log_line(face, ["0 keep 4 21"], names), log_line(face, ["1 keep 5 34"], names))
    assert lines == KEPT[language]


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("1 mark 4 c1", "Ben marks c1 in pyramid 4"),
        ("1 mark 4 c1 d1", "Ben marks the shape in pyramid 4 (c1 d1)"),
        ("0 cross 4 e1", "You mark e1 in pyramid 4 (cross)"),
        ("1 take 7", "Ben takes pyramid 7"),
        ("1 take deck", "Ben takes the top card of the deck"),
        ("deal 0 4 8 21 30", "You’re dealt four pyramids"),
        ("deal 1 4 8 21 30", "Ben is dealt four pyramids"),
        ("offer 1 2", "New in the offer: 1, 2"),
        ("flip L4", "Revealed: large L"),
        ("draw 28", "Drawn: pyramid 28"),
    ],
)
def test_every_move_of_pyramids_is_put_into_words(move: str, sentence: str) -> None:
    assert log_line(face_of("pyramids"), [move], ["You", "Ben"]) == sentence


@pytest.mark.parametrize(
    ("moves", "sentence"),
    [
        (["1 lay p1.1=die", "1 lay l1=quarry:4"], "Ben lays 2 stones: p1.1 (die); l1 (quarry stone 4)"),
        (["0 lay p1.1=joker", "0 done"], "You lay a stone: p1.1 (joker)"),
        (["1 done"], "Ben stops building"),
        (["roll red blue blue"], "Rolled: red, blue, blue"),
    ],
)
def test_a_turn_of_cheops_says_its_verb_once(moves: list[str], sentence: str) -> None:
    assert log_line(face_of("cheops"), moves, ["You", "Ben"]) == sentence


def test_a_game_without_messages_is_logged_in_notation() -> None:
    assert log_line(Face("nim"), ["1 take 3", "1 take 2"], ["Ann", "Ben"]) == "Ben: take 3, take 2"
    assert log_line(Face("nim"), ["deal 3"], ["Ann", "Ben"]) == "deal 3"


def test_bots_have_the_names_of_the_players_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ostraka.cli.language._spoken", "de")
    assert player_names(["Ann", "scribe (bot)", "golem (bot)"]) == ["Ann", "Schreiber", "golem (bot)"]
