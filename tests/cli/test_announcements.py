"""What the terminal says aloud: in words if the game has them, once, and to the person who looks."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from fluent.runtime import FluentResource

from cli.scripts import type_a_game
from ostraka.bots import find_bot
from ostraka.bots.playing import play_out
from ostraka.cli import language, main
from ostraka.cli.console.streams import out
from ostraka.cli.console.text import distinct_names
from ostraka.cli.language import speak
from ostraka.cli.play.announcements import sentences
from ostraka.cli.play.seating import Seating, seat_players
from ostraka.core.announcements import Announcement
from ostraka.core.registry import GAMES
from ostraka.table.new import new
from ostraka.table.table import Table
from ostraka.text.fluent import Words

Typed = Callable[[list[str]], None]
NAMES = ("Ann", "Ben")
CLAIMED = Announcement(41, "claimed", 1, {"colour": "green", "points": 10, "next": 6})
SEED = 5


@pytest.mark.parametrize(
    ("you", "code", "sentence"),
    [
        (None, "en", "Ben claims the 10-point green bonus. The next one is worth 6."),
        (0, "en", "Ben claims the 10-point green bonus. The next one is worth 6."),
        (1, "en", "You claim the 10-point green bonus. The next one is worth 6."),
        (1, "de", "Du bekommst 10 Pyramidenpunkte (Grün). Als Nächstes gibt es 6."),
    ],
)
def test_a_sentence_speaks_to_its_reader(you: int | None, code: str, sentence: str) -> None:
    speak(code)
    assert sentences("pyramids", [CLAIMED], NAMES, you) == [sentence]


@pytest.mark.parametrize(
    ("announcement", "sentence"),
    [
        (Announcement(7, "outbid", 1, {"points": 3, "colour": "red"}), "outbid: Ben, points 3, colour red."),
        (Announcement(7, "sunset", None, {"hour": 18}), "sunset: hour 18."),
        (Announcement(7, "sunset", None, {}), "sunset."),
    ],
)
def test_an_announcement_without_words_has_its_key_and_values(
    announcement: Announcement, sentence: str
) -> None:
    assert sentences("pyramids", [announcement], NAMES, 1) == [sentence]


def test_a_game_may_word_a_key_that_another_game_has_too(monkeypatch: pytest.MonkeyPatch) -> None:
    own = Words("en")
    own._bundle.add_resource(FluentResource("announced-senet-claimed = { $name } claims a square."))
    monkeypatch.setattr(language, "_words", lambda _: own)
    assert sentences("senet", [CLAIMED], NAMES) == ["Ben claims a square."]
    assert "green bonus" in sentences("pyramids", [CLAIMED], NAMES)[0]


def announced(table: Table, you: int | None = None) -> Counter[str]:
    return Counter(sentences(table.game.name, table.announcements(), distinct_names(table.names), you))


def heard(text: str, expected: Counter[str]) -> Counter[str]:
    """How often each sentence occurs, headlines aside."""
    lines = [line for line in text.splitlines() if not line.startswith("Pyramids: ")]
    return Counter({sentence: sum(line.count(sentence) for line in lines) for sentence in expected})


def play(game: str, *options: str) -> int:
    return main(["play", game, "--bots", "scribe", "--seed", str(SEED), *options])


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_person_alone_hears_everything_once(
    game: str, typed: Typed, capsys: pytest.CaptureFixture[str]
) -> None:
    lines, table = type_a_game(seat_players(3, "1", "scribe", None), SEED, game=game)
    typed(lines)
    assert play(game, "--seats", "3") == 0
    expected = announced(table, you=0)
    assert len(expected) > 5
    assert heard(capsys.readouterr().out, expected) == expected


@pytest.mark.parametrize("game", sorted(GAMES))
def test_people_at_one_keyboard_hear_names(
    game: str, typed: Typed, capsys: pytest.CaptureFixture[str]
) -> None:
    seating: Seating = seat_players(3, "2", "scribe", "Ann,Ben")
    lines, table = type_a_game(seating, SEED, game=game)
    typed(lines)
    assert play(game, "--seats", "3", "--people", "2", "--names", "Ann,Ben") == 0
    expected = announced(table)
    often = heard(capsys.readouterr().out, expected)
    assert all(expected[sentence] <= often[sentence] <= 2 * expected[sentence] for sentence in expected)


@pytest.mark.usefixtures("at_terminal")
def test_announcements_stand_below_the_last_turns_until_something_is_typed(
    typed: Typed, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(out, "width", 80)
    monkeypatch.setattr(out, "height", 24)
    lines, table = type_a_game(seat_players(3, "1", "scribe", None), SEED)
    typed(lines)
    assert play("pyramids", "--seats", "3") == 0
    screens = capsys.readouterr().out.split("\n> ")
    news, explored = "Last turn: ", "You explore pyramid "
    announcing = [screen for screen in screens[:-1] if explored in screen]
    expected = [one for one in table.announcements() if (one.key, one.seat) == ("explored", 0)]
    assert len(announcing) == len(expected) > 0
    assert all(0 < screen.find(news) < screen.find(explored) for screen in announcing)


def test_a_replay_has_announcements_below_their_moves(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = play_out(new("cheops", seed=3, names=NAMES), [find_bot("scribe", seed=seat) for seat in (0, 1)])
    path = tmp_path / "game.json"
    path.write_bytes(table.record().encode())
    gained = next(one for one in table.announcements() if one.key == "gained")
    assert main(["replay", str(path), "--at", str(gained.ply)]) == 0
    lines = capsys.readouterr().out.splitlines()
    [sentence] = sentences("cheops", [gained], NAMES)
    assert lines.index(f">{gained.ply:>4}  {table.moves[gained.ply - 1]}") < lines.index(f"       {sentence}")
    assert main(["replay", str(path), "--at", str(gained.ply - 1)]) == 0
    assert sentence not in capsys.readouterr().out
