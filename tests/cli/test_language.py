"""The terminal game in five languages: which one is spoken, whether all is translated, whether it fits."""

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import ostraka
from cli.scripts import type_a_game
from ostraka.bots import bot_game
from ostraka.bots.facts import facts_of
from ostraka.bots.playing import play_out
from ostraka.cli import main
from ostraka.cli.console.streams import out
from ostraka.cli.language import decimal, key_of, source_name, speak, t
from ostraka.cli.play.hints import fact_words
from ostraka.cli.play.seating import Seating, seat_players
from ostraka.cli.rules import clause_lines, find_clauses
from ostraka.core import rulebook
from ostraka.core.game import Move
from ostraka.core.packages import game_packages
from ostraka.core.registry import GAMES
from ostraka.core.rulebook import Clause
from ostraka.table.view import View
from ostraka.text.fluent import Words
from ostraka.text.languages import LANGUAGES
from ostraka.text.spaces import unbound

Typed = Callable[[list[str]], None]
SOURCE = Path(ostraka.__file__).parent
CHAPTERS = {"shared": SOURCE / "text"} | {name: SOURCE / "games" / name / "text" for name in GAMES}
SPEAKING = [*SOURCE.glob("cli/**/*.py"), *SOURCE.glob("games/*/terminal/**/*.py")]
ASKING = {"t", "knows", "with_example"}
SEED = 5
CLEARED = "\v"


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    speak()


# --- which language


@pytest.mark.parametrize(
    ("option", "environment", "language"),
    [
        (None, {}, "en"),
        (None, {"LANG": "pl_PL.UTF-8"}, "pl"),
        (None, {"LC_MESSAGES": "cs_CZ", "LANG": "pl_PL.UTF-8"}, "cs"),
        (None, {"LC_ALL": "de_AT@euro", "LC_MESSAGES": "cs_CZ"}, "de"),
        (None, {"LC_ALL": "C", "LANG": "pl_PL.UTF-8"}, "en"),
        (None, {"LANG": "sv_SE.UTF-8"}, "en"),
        (None, {"OSTRAKA_LANGUAGE": "it", "LC_ALL": "de_DE"}, "it"),
        ("cs", {"OSTRAKA_LANGUAGE": "it", "LC_ALL": "de_DE"}, "cs"),
        ("PL", {}, "pl"),
    ],
)
def test_the_language_is_that_of_the_option_else_of_the_environment(
    option: str | None, environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    speak(option)
    assert t("rules-title-pyramids") == Words(language, "rules")("rules-title-pyramids")


@pytest.mark.parametrize("language", LANGUAGES)
def test_decimals_are_written_as_in_the_language(language: str) -> None:
    speak(language)
    mark = Locale(language).number_symbols["latn"]["decimal"]
    assert decimal(3.64) == f"3{mark}6"


@pytest.mark.parametrize("command", ["play", "replay none.json", "review none.json", "rules"])
def test_an_unknown_language_is_refused(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*command.split(), "--language", "xx"]) == 2
    assert "unknown language 'xx'; choose from: cs, de, en, it, pl" in capsys.readouterr().err


def test_commands_for_programmers_stay_in_english(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("OSTRAKA_LANGUAGE", "pl")
    assert main(["rules", "P29"]) == 0
    assert "Gra kończy się po 4 rundach" in capsys.readouterr().out
    assert main(["simulate", "--games", "1"]) == 0
    assert "mean score" in capsys.readouterr().out


# --- the words


def messages(language: str, part: str) -> dict[str, ftl.Message]:
    body = FluentParser().parse((CHAPTERS[part] / language / "terminal.ftl").read_text("utf-8")).body
    assert [entry.content for entry in body if isinstance(entry, ftl.Junk)] == []
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


class _Placeables(Visitor):
    def __init__(self, message: ftl.Message) -> None:
        self.variables: set[str] = set()
        self.variants: list[set[str]] = []
        self.visit(message)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        names = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
        self.variants.append(names)
        self.generic_visit(node)


def plurals(language: str) -> set[str]:
    form = Locale(language).plural_form
    return {"other"} | {form(number / 2) if number % 2 else form(number // 2) for number in range(2000)}


@pytest.mark.parametrize("part", CHAPTERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_the_keys_variables_and_plurals_of_the_english_chapter(
    language: str, part: str
) -> None:
    english, translated = messages("en", part), messages(language, part)
    assert list(translated) == list(english)
    for key, message in translated.items():
        placeables = _Placeables(message)
        assert placeables.variables == _Placeables(english[key]).variables, key
        assert all(names == plurals(language) for names in placeables.variants), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_chapter_consists_of_the_shared_file_and_those_of_the_games(language: str) -> None:
    words = Words(language, "terminal")
    assert all(key in words for part in CHAPTERS for key in messages(language, part))
    assert "home" not in words
    assert "home" in Words(language)


def asked(path: Path) -> Iterator[ast.expr]:
    """The keys that a source asks for, as expressions."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ASKING and node.args:
            yield node.args[0]


def patterns(expression: ast.expr) -> Iterator[str]:
    """What keys an expression can become, as regular expressions; none for a variable."""
    if isinstance(expression, ast.Constant) and isinstance(expression.value, str):
        yield re.escape(expression.value)
    elif isinstance(expression, ast.JoinedStr):
        parts = expression.values
        fixed = (re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in parts)
        yield "".join(fixed)
    elif isinstance(expression, ast.IfExp):
        yield from patterns(expression.body)
        yield from patterns(expression.orelse)


def test_every_key_that_the_terminal_asks_for_is_there() -> None:
    known = {*Words("en")._bundle._messages}
    for path in SPEAKING:
        for expression in asked(path):
            for pattern in patterns(expression):
                assert any(re.fullmatch(pattern, key) for key in known), (path.name, pattern)


def test_no_message_of_the_terminal_is_left_over() -> None:
    literals, composed = set[str](), set[str]()
    for path in SPEAKING:
        nodes = ast.walk(ast.parse(path.read_text("utf-8")))
        literals |= {str(node.value) for node in nodes if isinstance(node, ast.Constant)}
        composed |= {key for node in asked(path) if isinstance(node, ast.JoinedStr) for key in patterns(node)}
    for game in GAMES:
        literals |= {f"reason-{game}-{reason.name.replace(' ', '-')}" for reason in GAMES[game].reasons}
    for part in CHAPTERS:
        for key in messages("en", part):
            assert key in literals or any(re.fullmatch(pattern, key) for pattern in composed), key


# --- facts and refusals are those of the browser


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_fact_of_a_game_is_a_phrase(game: str, language: str) -> None:
    facts = []

    def note(seat: int, view: View, move: Move, seconds: float) -> None:
        del seat, seconds
        facts.extend(facts_of(view, move))

    speak(language)
    play_out(ostraka.new(game, 3, seed=1), [ostraka.bot("random", seed=seat) for seat in range(3)], note)
    phrases = {fact.key: fact_words(game, fact) for fact in facts}
    assert phrases.keys() <= set(bot_game(game).fact_keys)
    assert len(phrases) > len(bot_game(game).fact_keys) / 2
    assert not any(phrase.endswith(".") or "{" in phrase for phrase in phrases.values())


def test_a_game_may_word_a_shared_key_in_its_own_way() -> None:
    assert key_of("reason", "pyramids", "over") == "reason-pyramids-over"
    assert key_of("reason", "senet", "over") == "reason-over"
    assert source_name("pyramids", "bonuses") != source_name("cheops", "bonuses")
    assert source_name("senet", "pawns") == "pawns"


def test_games_that_share_the_name_of_a_clause_both_show_it(monkeypatch: pytest.MonkeyPatch) -> None:
    clauses = {
        "pyramids": [Clause("P29", "Pyramids")],
        "senet": [Clause("P29", "Senet"), Clause("P30", "Pawns")],
    }
    monkeypatch.setattr(rulebook, "clauses", clauses.__getitem__)
    assert find_clauses(["pyramids", "senet"], ["p29", "p30"]) == [
        "P29  The game ends after 4 rounds. Unexplored pyramids score nothing.",
        "P29  Senet",
        "P30  Pawns",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_terminal_shows_every_clause_in_the_words_of_browser_and_print(game: str, language: str) -> None:
    speak(language)
    words = Words(language, "rules")
    named = [clause.name for clause in rulebook.clauses(game)]
    assert list(clause_lines(game)) == [f"{name}  {unbound(words(f'rule-{game}-{name}'))}" for name in named]


def test_a_key_means_the_same_in_all_games() -> None:
    keys = [key for game in GAMES for key in bot_game(game).fact_keys]
    assert len(keys) == len(set(keys))


# --- a game in every language


def plain(language: str) -> dict[str, str]:
    """The messages of a language that are the same words every time, by their key."""
    words = Words(language, "main", "review", "terminal")
    keys = [
        key
        for chapter in ("main", "review", "terminal")
        for folder in [SOURCE / "text", *(SOURCE / "games" / game / "text" for game in game_packages())]
        if (path := folder / "en" / f"{chapter}.ftl").is_file()
        for key, message in _entries(path)
        if not _Placeables(message).variables
    ]
    return {key: words(key) for key in keys}


def _entries(path: Path) -> Iterator[tuple[str, ftl.Message]]:
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ftl.Message):
            yield entry.id.name, entry


def leaks(text: str, language: str) -> list[str]:
    """Keys, variables and English sentences on a screen that speaks another language."""
    words = " ".join(text.split())
    english, translated = plain("en"), plain(language)
    stray = [key for key in english if key.count("-") > 1 and re.search(rf"(?<![\w-]){key}(?![\w-])", words)]
    stray += re.findall(r"\{ ?\$\w+", words)
    for key, sentence in english.items():
        if sentence != translated[key] and len(sentence.split()) > 2 and " ".join(sentence.split()) in words:
            stray.append(sentence)
    return stray


def script(game: str, seating: Seating) -> list[str]:
    """Lines of a few turns, with every kind of page and refusal between them."""
    lines, _ = type_a_game(seating, SEED, game=game, turns=5)
    first = lines.index("")
    pages = ["help", *[""] * 6, "all", *[""] * 6, "moves", *[""] * 6, "rules", *[""] * 20]
    pages += ["rules X9", "u", "dance", "save"]
    return [*pages, *lines[: first + 1], "1 2 3", "a1", *lines[first + 1 :], "quit"]


@pytest.mark.usefixtures("at_terminal")
@pytest.mark.parametrize(("width", "height"), [(60, 20), (80, 24)])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_short_game_is_played_in_every_language(
    game: str, language: str, width: int, height: int, typed: Typed, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    monkeypatch.setattr(out, "width", width)
    monkeypatch.setattr(out, "height", height)
    monkeypatch.setattr(out, "clear", lambda: print(CLEARED, end=""))  # noqa: T201 - stands for the screen
    speak(language)
    most = GAMES[game].most
    seating = seat_players(most, "1", "random", None)
    typed(script(game, seating))
    options = ["--seats", str(most), "--bots", "random", "--seed", str(SEED)]
    assert main(["play", game, "--language", language, *options]) == 0
    text = capsys.readouterr().out
    speak(language)
    small = t("terminal-too-small", width=0, height=0, columns=0, rows=0).partition(":")[0]
    assert small not in " ".join(text.split())
    screens = text.split(CLEARED)[1:-1]
    assert len(screens) > 12
    for screen in screens:
        lines = screen.splitlines()
        assert len(lines) <= height - 1  # the last line remarks on what is typed
        assert max(map(len, lines)) <= width
    if language != "en":
        assert leaks(text, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_end_the_replay_and_the_list_speak_every_language(
    game: str, language: str, typed: Typed, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    options = ["--bots", "random", "--seed", str(SEED), "--language", language]
    typed([])
    assert main(["play", game, "--people", "0", *options]) == 0
    assert main(["play", game, *options]) == 0
    assert main(["play", "--list", "--language", language]) == 0
    path = tmp_path / "game.json"
    assert main(["simulate", game, "--games", "1", "--out", str(path)]) == 0
    capsys.readouterr()
    assert main(["replay", str(path), "--language", language]) == 0
    text = capsys.readouterr().out
    speak(language)
    assert t("terminal-score-sheet") in text
    assert language == "en" or leaks(text, language) == []
