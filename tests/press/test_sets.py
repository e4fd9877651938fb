"""A whole set: its pages, its words in five languages, its letters, and that it is always the same."""

import re
from pathlib import Path

import pytest

import ostraka
from games.test_clauses import clauses
from ostraka.core import rulebook
from ostraka.core.packages import game_packages
from ostraka.press import PAPERS, Order, press, sets
from ostraka.press.game import press_game
from ostraka.text.fluent import Words
from ostraka.text.languages import LANGUAGES
from paper import Box, Page, printed

GAMES = sorted(ostraka.GAMES)
SIZES = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
COVER, RULES = 0, slice(1, 3)
DASH = "\N{EN DASH}"


def squeezed(text: str) -> str:
    """A text without what setting it in lines may change."""
    return re.sub(r"[\s\u00ad\u2010-]", "", text)


@pytest.mark.parametrize("paper", sorted(PAPERS))
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "upright", "across"), [("pyramids", [0, 1, 2, 3], range(4, 11)), ("cheops", range(7), [])]
)
def test_every_page_has_the_size_of_the_paper(
    game: str, language: str, paper: str, upright: list[int], across: list[int]
) -> None:
    pages = printed(game, language, paper)
    assert len(pages) == len(upright) + len(across)
    for index in upright:
        assert (pages[index].width, pages[index].height) == pytest.approx(SIZES[paper], abs=0.1)
    for index in across:
        assert (pages[index].height, pages[index].width) == pytest.approx(SIZES[paper], abs=0.1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_leaflet_says_every_clause_on_two_pages(game: str, language: str) -> None:
    words, pages = Words(language), printed(game, language)
    said = squeezed("".join(page.text for page in pages[RULES]))
    assert [clause for clause in clauses(game) if squeezed(words(f"rule-{game}-{clause}")) not in said] == []
    assert words(f"rules-title-{game}") in pages[1].text
    assert words(f"rule-{game}-{clauses(game)[0]}")[:20] not in pages[3].text


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_stands_under_a_heading_in_order(game: str) -> None:
    assert [clause.name for clause in rulebook.clauses(game)] == clauses(game)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "wanted"),
    [
        ("pyramids", ["print-need-pencils", "print-need-sleeves", "print-step-one-side", "print-step-wipe"]),
        ("cheops", ["print-need-pencils", "print-need-dice", "print-step-sheets", "print-need-glue"]),
    ],
)
def test_the_first_page_lists_materials_and_instructions(game: str, wanted: list[str], language: str) -> None:
    words, cover = Words(language), squeezed(printed(game, language)[COVER].text)
    for key in (*wanted, f"game-{game}", "print-step-size", "print-step-cut", "credits"):
        assert squeezed(words(key)) in cover, key
    assert squeezed(words("print-ruler", length=100)) in cover


def test_the_first_page_says_on_which_pages_things_are() -> None:
    assert f"2{DASH}3 Rules 4 4 score cards" in printed("pyramids")[COVER].text
    assert f"5{DASH}10 48 pyramid cards 11 8 expedition cards" in printed("pyramids")[COVER].text
    assert f"4{DASH}6 6 building sheets: A, B, C, D, E, F" in printed("cheops")[COVER].text
    assert "7 4 colour dice to fold" in printed("cheops")[COVER].text


@pytest.mark.parametrize("paper", sorted(PAPERS))
@pytest.mark.parametrize("game", GAMES)
def test_the_measure_on_the_first_page_is_as_long_as_it_says(game: str, paper: str) -> None:
    page = printed(game, "en", paper)[COVER]
    foot = page.crop(Box(0, page.height - 50, page.width, 35))
    longest = max(_longest_run(row) for row in foot < 160)
    assert longest / 5 == pytest.approx(100, abs=0.5)


def _longest_run(row: object) -> int:
    text = "".join("#" if dark else "." for dark in row)  # type: ignore[attr-defined]  # a row of booleans
    return max((len(run) for run in text.split(".")), default=0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_fonts_are_embedded_and_our_own(game: str, language: str) -> None:
    lines = [line for page in printed(game, language) for line in page.lines()]
    assert all(line.embedded for line in lines)
    families = {re.sub(r"^[A-Z]{6}\+", "", line.family) for line in lines}
    assert families == {"Alegreya-Bold", "AlegreyaSans-Regular", "AlegreyaSans-Bold"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_set_too_small_to_read_or_too_near_to_the_edge(game: str, language: str) -> None:
    for number, page in enumerate(printed(game, language, "letter"), 1):
        whole = Box(5, 5, page.width - 10, page.height - 10)
        for line in page.lines():
            assert line.size > (5.5 if number == 1 else 7.9)  # a small picture of a card is on the first page
            assert whole.holds(line.box), (number, line)


def _cut_up(game: str, language: str, paper: str) -> list[tuple[Page, list[Box]]]:
    pages = printed(game, language, paper)
    if game == "cheops":
        return [(page, page.sheets) for page in pages[3:6]]
    return [(pages[3], pages[3].score_cards), *((page, page.cards) for page in pages[4:])]


@pytest.mark.parametrize("paper", sorted(PAPERS))
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_words_lie_across_a_cut(game: str, language: str, paper: str) -> None:
    for page, pieces in _cut_up(game, language, paper):
        for line in page.lines():
            within = [piece for piece in pieces if piece.meets(line.box)]
            inner = [Box(box.x + 3, box.y + 3, box.width - 6, box.height - 6) for box in within]
            assert len(within) <= 1, line
            assert all(box.holds(line.box) for box in inner), line


@pytest.mark.parametrize("paper", sorted(PAPERS))
@pytest.mark.parametrize("game", GAMES)
def test_a_cut_may_go_astray_a_little(game: str, paper: str) -> None:
    for page, pieces in _cut_up(game, "en", paper):
        for x, y, width, height in pieces:
            for strip in (
                Box(x + 0.6, y + 0.6, width - 1.2, 1.8),
                Box(x + 0.6, y + height - 2.4, width - 1.2, 1.8),
                Box(x + 0.6, y + 0.6, 1.8, height - 1.2),
                Box(x + width - 2.4, y + 0.6, 1.8, height - 1.2),
            ):
                assert page.crop(strip).min() > 230


@pytest.mark.parametrize("game", GAMES)
def test_the_same_order_gives_the_same_bytes(game: str) -> None:
    order = Order(game, ostraka.GAMES[game].standard(), "cs", "letter")
    assert press(order).pdf == press(order).pdf


def test_the_colours_are_those_of_the_browser() -> None:
    root = Path(ostraka.__file__).parents[2]
    css = (root / "web" / "src" / "styles" / "base.css").read_text("utf-8")
    light = dict(re.findall(r"--([a-z-]+): (#[0-9a-f]{6});", css.partition("@media")[0]))
    base = (Path(ostraka.__file__).parent / "press" / "pages" / "base.typ").read_text("utf-8")
    named = dict(re.findall(r"#let ([a-z-]+) = rgb\(\"(#[0-9a-f]{6})\"\)", base))
    named["line"] = named.pop("line-colour")
    assert {key: light[key] for key in named} == named


def test_a_drawing_is_found_by_its_name_alone() -> None:
    source = Path(ostraka.__file__).parent
    names = [path.name for folder in (source, *source.glob("games/*/")) for path in folder.glob("art/*.svg")]
    assert len(names) == len(set(names)) > 50


def test_pages_use_every_word_they_get() -> None:
    pages = Path(ostraka.__file__).parent.rglob("press/**/*.typ")
    used = "".join(path.read_text("utf-8") for path in pages)
    handed = {*sets.WORDS, *(key for game in GAMES for key in press_game(game).words)}
    assert [key for key in sorted(handed) if not re.search(rf"words\.{key}\b", used)] == []


def test_a_game_without_a_set_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(game_packages(), "senet", "ostraka.core")
    with pytest.raises(ostraka.OstrakaError, match=r"^senet has no set to print$"):
        press_game("senet")
