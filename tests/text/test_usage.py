"""Every message is used; the type checker of the browser client finds those that are missing."""

import re
from pathlib import Path
from typing import Final, get_args

import pytest

import ostraka
from ostraka.bots import bot_game
from ostraka.core.rulebook import clauses, sections
from ostraka.games.cheops.rules import components as cheops
from ostraka.games.cheops.rules.setup import SETUP_FAULTS
from ostraka.games.cheops.rules.stones import BUILDINGS
from ostraka.games.pyramids.rules import components as pyramids
from ostraka.games.pyramids.rules.shapes import SHAPES
from ostraka.lessons import lesson
from ostraka.server import messages
from ostraka.text.keys import CHAPTERS, key_files
from text.message_files import ENGLISH, FILES, LANGUAGES, SOURCE, bundle, messages_of, said
from text.test_words import variables

WEB: Final = Path(__file__).parents[2] / "web" / "src"
GENERATED: Final = {"keys.ts", "wire.ts"}
GAMES: Final = tuple(ostraka.GAMES)
BOTS: Final = get_args(messages.BotName)
FILTERS: Final = ("mistakes", "turning", "all")
OF_THE_BROWSER: Final = {
    key for file in FILES if Path(file).stem in CHAPTERS for key in messages_of("en", file)
}
HEADINGS: Final = {
    own if f"rules-{own}" in ENGLISH else section.key  # a heading that games share
    for game in GAMES
    for section in sections(game)
    for own in [f"{game}-{section.key}"]
}

# Families of keys that sources compose, with the values that complete them.
FAMILIES: Final[dict[str, tuple[str, ...]]] = {
    "game-": GAMES,
    "about-": GAMES,
    "designers-": GAMES,
    "tie-": GAMES,
    "shared-": GAMES,
    "learn-about-": GAMES,
    "rules-title-": GAMES,
    "rules-about-": GAMES,
    "bot-": BOTS,
    "bot-about-": tuple(bot for bot in BOTS if bot != "random"),
    "state-": ("connecting", "live", "away", "gone"),
    "points-": tuple(f"{game.name}-{source}" for game in ostraka.GAMES.values() for source in game.sources),
    "colour-": tuple({*cheops.COLOURS, *pyramids.COLOURS}),
    "shape-": SHAPES,
    "symbol-": (*cheops.SYMBOLS, "finish"),
    "building-": tuple(BUILDINGS),
    "bonus-": ("got", "pending", "last", "free", "gone"),
    "quarry-": ("struck", "skipped"),
    "icon-": ("wall", "entrance", "tomb", "cross", "red-gem", "green-gem", "torch", "skull", "potion"),
    "score-": ("red", "green"),
    "refused-": get_args(messages.Code),
    "learn-": tuple(
        f"{game}-{step.key}{part}"
        for game in GAMES
        for step in lesson(game).steps
        for part in ("", "-done" if step.turn else "-go")
        if part != "-go" or step is not lesson(game).steps[-1]
    ),
    "rule-": tuple(f"{game}-{clause.name}" for game in GAMES for clause in clauses(game)),
    "rules-": (*HEADINGS, "pyramids-turn-about", "rulings-about"),
    "announced-": tuple(topic.key for game in ostraka.GAMES.values() for topic in game.topics),
    "fact-": tuple(key for game in GAMES for key in bot_game(game).fact_keys),
    "grade-": ("best", "good", "inaccuracy", "mistake", "blunder"),
    "review-filter-": FILTERS,
    "review-none-": FILTERS,
    "replay-": ("nothing", "not-json", "too-big"),
    "fair-": ("not-fair", "no-secret", "no-crypto"),
}

# Reasons that only a program can meet: no seat chooses such a move, or no screen can send it.
ONLY_BY_PROGRAMS: Final = {
    "pyramids": {
        *("legal", "no such seat", "no move", "no such card", "no such shape", "repeated card"),
        *("not dealing", "dealt before", "not dealt", "not offering", "offer size", "first offer"),
        *("offered before", "not flipping", "shape gone", "not drawing", "drawn before"),
        *("off the chamber", "repeated cell"),
    },
    "cheops": {
        *("legal", "no such seat", "no move", "no such stone", "no such quarry stone", "no such colour"),
        *("repeated stone", "not rolling", "number of dice"),
    },
}
BEFORE_THE_GAME: Final = {"cheops": {*SETUP_FAULTS}}
OTHER_BUTTONS: Final = {  # whose words come by a variable, or stand inside other elements of the button
    *("confirm", "pass", "how-die", "how-joker", "how-quarry", "continue", "enlarge", "review-chance"),
    *(f"grade-{grade}" for grade in ("best", "good", "inaccuracy", "mistake", "blunder")),
}


def browser_sources() -> list[str]:
    paths = [path for kind in ("*.svelte", "*.ts") for path in WEB.rglob(kind) if path.name not in GENERATED]
    return [path.read_text("utf-8") for path in paths]


def composed() -> set[str]:
    families = {prefix + value for prefix, values in FAMILIES.items() for value in values}
    return families | {reason_key(game, name) for game in GAMES for name in met(game)}


def met(game: str) -> set[str]:
    """The reasons that a player can meet at the table, or when it is set up."""
    in_play = {reason.name for reason in ostraka.GAMES[game].reasons} - ONLY_BY_PROGRAMS[game]
    return in_play | BEFORE_THE_GAME.get(game, set())


def reason_key(game: str, name: str) -> str:
    return f"reason-{game}-{name.replace(' ', '-')}"


def test_every_message_is_used() -> None:
    sources = [*browser_sources(), *(path.read_text("utf-8") for path in SOURCE.rglob("*.py"))]
    named = {key for source in sources for key in re.findall(r"[\"'`]([A-Za-z][\w-]*)[\"'`]", source)}
    of_print = {key for file in FILES if file.endswith("print.ftl") for key in messages_of("en", file)}
    assert sorted((OF_THE_BROWSER | of_print) - named - composed()) == []


def test_every_composed_key_has_its_message() -> None:
    assert sorted(composed() - OF_THE_BROWSER) == []


@pytest.mark.parametrize("game", GAMES)
def test_only_reasons_that_a_player_can_meet_have_a_message(game: str) -> None:
    wanted = {reason_key(game, name) for name in met(game)}
    assert {key for key in OF_THE_BROWSER if key.startswith(f"reason-{game}-")} == wanted
    assert ONLY_BY_PROGRAMS[game] <= {reason.name for reason in ostraka.GAMES[game].reasons}


def test_the_types_of_messages_name_every_argument() -> None:
    """The generator reads Fluent with a regular expression; this reads it with Fluent's own parser."""
    typed = dict(re.findall(r'^ +"([\w-]+)": (.+);$', "\n".join(key_files().values()), re.MULTILINE))
    for key, arguments in typed.items():
        assert set(re.findall(r'"(\w+)"', arguments)) == variables(ENGLISH[key]).names, key
    assert set(typed) == OF_THE_BROWSER


# --- what stands on a button is short


# the last call of `t` before the end of a button: `{t("play")}</button>`, `<span>{t("undo")}</span></a>`
ON_A_BUTTON: Final = re.compile(r"\{t\(((?:(?!\{t\().)*?)\)\}(?:</span>)?\s*</(?:button|label|a)>")


def button_keys() -> set[str]:
    """The keys of the messages that are written on buttons."""
    keys = set(OTHER_BUTTONS)
    for called in ON_A_BUTTON.findall("\n".join(browser_sources())):
        keys |= set(re.findall(r"[\"'`]([a-z][\w-]*)[\"'`]", called)) & set(ENGLISH)
        keys |= {
            prefix + value for prefix in re.findall(r"`([a-z-]+)\$\{", called) for value in FAMILIES[prefix]
        }
    return keys - {"bot-random"}  # nobody can choose it


def test_the_keys_of_buttons_are_found() -> None:
    keys = button_keys()
    assert {"play", "friends", "copy", "copied", "open-table", "rematch", "home", "hint-use"} <= keys
    assert {"bot-novice", "bot-pharaoh", "take-deck", "replay", "learn-begin"} <= keys
    assert keys.isdisjoint({"close", "undo", "lead", "say-pay"})  # pictures, or words next to them


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_of_a_button_is_short(language: str) -> None:
    english, words = bundle("en"), bundle(language)
    too_long = {}
    for key in sorted(button_keys()):
        args = dict.fromkeys(variables(ENGLISH[key]).names, 1)
        text, limit = said(words, key, **args), 1.4 * len(said(english, key, **args)) + 4
        if len(text) > limit:
            too_long[key] = (text, limit)
    assert too_long == {}
