"""The plain face: how a game is played that brings no terminal of its own."""

from collections.abc import Iterator

import pytest
from rich.console import Console, RenderableType

from cli.scripts import type_a_game
from ostraka.cli import game as cli_game
from ostraka.cli.errors import CommandError
from ostraka.cli.game import face_of, terminal_game
from ostraka.cli.play.face import Face
from ostraka.cli.play.seating import seat_players
from ostraka.cli.play.typed import Draft
from ostraka.core.errors import IllegalMove
from ostraka.core.packages import game_packages
from ostraka.core.registry import GAMES
from ostraka.table.new import new

FACE = Face("pyramids")


@pytest.fixture
def no_terminal(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    terminal_game.cache_clear()
    monkeypatch.setattr(cli_game, "ask", lambda *_: None)
    yield
    terminal_game.cache_clear()


@pytest.fixture
def draft() -> Draft:
    """The first decision: six pairs of four cards."""
    return Draft(new("pyramids", seed=5, names=["Ann", "Ben"]), 0)


def drawn(picture: RenderableType, width: int) -> list[str]:
    console = Console(width=width, highlight=False)
    with console.capture() as capture:
        console.print(picture)
    return capture.get().splitlines()


@pytest.mark.usefixtures("no_terminal")
def test_a_game_without_a_terminal_has_the_plain_face_and_no_options() -> None:
    assert type(face_of("cheops")) is Face
    assert terminal_game("cheops").options == ()


@pytest.mark.parametrize("game", sorted(GAMES))
def test_our_own_games_have_faces_of_their_own(game: str) -> None:
    assert type(face_of(game)).__module__.startswith(game_packages()[game])


def test_a_screen_is_the_table_and_the_numbered_moves(draft: Draft) -> None:
    text = "\n".join(drawn(FACE.screen(draft, 80, 60), 80))
    assert "Pyramids: round 1" in text
    for number, move in enumerate(draft.legal, 1):
        assert f"{number} 0 {' '.join(move)}" in text


@pytest.mark.parametrize(("width", "height"), [(40, 12), (60, 20), (80, 24)])
def test_a_screen_keeps_to_its_room(width: int, height: int) -> None:
    table = type_a_game(seat_players(4, "4", None, None), 8, turns=20)[1]
    lines = drawn(FACE.screen(Draft(table, min(table.waiting)), width, height), width)
    assert len(lines) <= height
    assert max(map(len, lines)) <= width


def test_a_move_is_a_number_or_the_notation_of_the_record(draft: Draft) -> None:
    last = " ".join(draft.legal[-1])
    for line in (str(len(draft.legal)), last, f"0 {last}"):
        assert FACE.typed.read(line, 0, draft.legal) == f"0 {last}"
        assert FACE.typed.is_whole(line, 0, draft.legal)
    assert not FACE.typed.is_whole("keep", 0, draft.legal)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("0", r"Type a number from 1 to 6\."),
        ("7", r"Type a number from 1 to 6\."),
        ("dance", r"“dance” isn’t a move or a command\. For example: keep "),
        ("1 keep 2 3", "“1 keep 2 3” isn’t a move or a command"),
    ],
)
def test_text_without_a_move_is_refused(line: str, sentence: str, draft: Draft) -> None:
    with pytest.raises(CommandError, match=sentence):
        FACE.typed.read(line, 0, draft.legal)


def test_only_legal_words_are_completed(draft: Draft) -> None:
    first, second, third = draft.legal[0]
    assert FACE.typed.continuations("", draft.legal) == ["keep"]
    assert second in FACE.typed.continuations("keep ", draft.legal)
    assert third in FACE.typed.continuations(f"{first} {second} ", draft.legal)
    assert FACE.typed.continuations("mark ", draft.legal) == []


def test_a_draft_is_previewed_by_its_points() -> None:
    table = type_a_game(seat_players(2, "2", None, None), 8, turns=10)[1]
    seat = min(table.waiting)
    draft = Draft(table, seat)
    draft.play(str(draft.next[0]))
    gained = draft.after.scores[seat] - draft.before.scores[seat]
    assert FACE.preview(draft).startswith(f"{draft.moves[0][2:]}: ")
    assert f"{gained:+d} point" in FACE.preview(draft)


def test_a_refusal_has_the_words_of_the_browser_else_those_of_the_rules(draft: Draft) -> None:
    known = IllegalMove("P12", "entrance", "the first marks include the entrance", "0 mark 3 a1")
    assert FACE.objection(known, draft) == "Your first marks in a chamber must include its entrance."
    unknown = IllegalMove("P9", "not flipping", "no expedition card is due now", "flip I2")
    assert FACE.objection(unknown, draft) == "No expedition card is due now."


def test_the_end_has_a_score_sheet_and_a_winner() -> None:
    table = type_a_game(seat_players(2, "0", "random", None), 4)[1]
    text = "\n".join(drawn(FACE.ending(table), 80))
    assert all(str(score) in text for score in table.scores)
    assert " wins (" in text


def test_the_help_names_the_commands() -> None:
    text = " ".join(" ".join(drawn(FACE.help(), 60)).split())
    assert "Type a move as it’s listed, or its number." in text
    assert "rules P1" in text
    assert "You type the same in every language" in text
