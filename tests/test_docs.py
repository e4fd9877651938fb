"""Documents stay true and readable: examples run, links work, nothing is left out, the English is plain."""

import ast
import doctest
import io
import re
import tokenize
import tomllib
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final, cast

import msgspec
import pytest

from ostraka.bots import blind_bots
from ostraka.core.registry import GAMES
from ostraka.table.record import options_type

ROOT: Final = Path(__file__).parent.parent
SOURCE: Final = ROOT / "src" / "ostraka"
README: Final = (ROOT / "README.md").read_text("utf-8")
ARCHITECTURE: Final = (ROOT / "docs" / "architecture.md").read_text("utf-8")
PAGES: Final = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])
RULES: Final = [*SOURCE.glob("games/*/rules/rules.md"), ROOT / "tests/toy/ostraka_toy/rules/rules.md"]
TWO_SCREENS: Final = 100  # lines
TOO_LONG: Final = 25  # words

each_page = pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)


# --- examples, links, commands


@pytest.mark.parametrize(
    ("page", "examples"),
    [("README.md", 4), ("docs/library.md", 20), ("docs/lab.md", 4), ("docs/position.md", 15)],
)
def test_the_examples_of_a_page_run(page: str, examples: int) -> None:
    results = doctest.testfile(str(ROOT / page), module_relative=False, encoding="utf-8")
    assert results.attempted >= examples
    assert results.failed == 0


def test_every_word_of_the_lab_is_explained() -> None:
    page = (ROOT / "docs" / "lab.md").read_text("utf-8")
    for word in (
        "overpowered",
        "dominated",
        "sought",
        "shunned",
        *(bot for game in GAMES for bot in blind_bots(game)),
    ):
        assert word in page


def test_the_readme_shows_the_two_commands() -> None:
    assert "make play\nmake test\n" in README


def test_the_readme_fits_two_screens_and_shows_a_turn() -> None:
    assert len(README.splitlines()) <= TWO_SCREENS
    assert "docs/pictures/turn.webp" in README


def test_every_command_of_the_makefile_has_a_line_of_help() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    phony = re.search(r"^\.PHONY: (.*)$", makefile, re.MULTILINE)
    assert phony
    for target in phony[1].split():
        assert re.search(rf"^{target}:.*## \w", makefile, re.MULTILINE), target


@each_page
def test_links_lead_somewhere(path: Path) -> None:
    text = path.read_text("utf-8")
    targets = [*re.findall(r"\]\(([^)]+)\)", text), *re.findall(r'src="([^"]+)"', text)]
    for target in targets:
        name, _, anchor = target.partition("#")
        page = path.parent / name if name else path
        assert page.exists(), target
        assert not anchor or anchor in anchors(page), target


def anchors(page: Path) -> set[str]:
    """The anchors that GitHub gives the headings of a page."""
    headings = re.findall(r"^#+ (.*)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def test_every_picture_is_shown_somewhere() -> None:
    text = "".join(path.read_text("utf-8") for path in PAGES)
    for picture in (ROOT / "docs" / "pictures").iterdir():
        assert f"pictures/{picture.name}" in text, picture.name


# --- nothing is left out


def test_every_extra_is_described() -> None:
    described = (ROOT / "docs" / "dependencies.md").read_text("utf-8")
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    for extra in settings["project"]["optional-dependencies"]:
        assert f"| `{extra}` |" in described


def test_every_dependency_has_its_reason() -> None:
    reasons = (ROOT / "docs" / "dependencies.md").read_text("utf-8")
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    lists = [
        settings["project"]["dependencies"],
        *settings["project"]["optional-dependencies"].values(),
        *settings["dependency-groups"].values(),
    ]
    names = {re.split(r"[\[><=;]", wanted)[0] for each in lists for wanted in each} - {"ostraka"}
    assert len(names) > 40
    assert [name for name in sorted(names) if not re.search(rf"\b{name}\b", reasons)] == []


def test_every_extra_is_in_the_readme() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    for extra in project["optional-dependencies"]:
        assert f"`{extra}`" in README


def test_every_option_of_a_record_is_documented() -> None:
    documented = (ROOT / "docs" / "record.md").read_text("utf-8")
    for game in GAMES:
        for field in msgspec.structs.fields(cast("type[msgspec.Struct]", options_type(game))):
            assert f"`{field.encode_name}`" in documented


def test_the_plan_lists_every_package_and_no_other() -> None:
    plan = ARCHITECTURE.split("```")[1]
    listed = set(re.findall(r"^  (\w+)/ ", plan, re.MULTILINE))
    assert listed == {path.name for path in SOURCE.iterdir() if path.is_dir() and path.name != "__pycache__"}


def test_the_list_of_core_is_complete() -> None:
    assert modules_of(SOURCE / "core") <= modules_listed("`core/`")


def test_the_list_of_a_games_rules_is_complete() -> None:
    rules = [modules_of(folder) for folder in SOURCE.glob("games/*/rules")]
    assert set.union(*rules) <= modules_listed("`games/<game>/rules/`")


def test_the_list_of_a_games_folder_is_complete() -> None:
    folders = {path.name for game in SOURCE.glob("games/*/") for path in game.iterdir() if path.is_dir()}
    assert modules_listed("`games/<game>/`") == folders - {"__pycache__"}


def test_the_walk_of_a_move_passes_through_code_that_exists() -> None:
    hops = re.findall(r"^\| \d+ \| `([^`]+)` `([\w.#]+)` \|", ARCHITECTURE, re.MULTILINE)
    assert len(hops) == len(re.findall(r"^\| \d+ \|", ARCHITECTURE, re.MULTILINE)) > 30
    assert [hop for hop in hops if not defines((ROOT / hop[0]).read_text("utf-8"), hop[1], hop[0])] == []


def defines(source: str, name: str, file: str) -> bool:
    """Whether a source file has a definition of this name, with a body: `Class.method` in Python."""
    if file.endswith(".py"):
        return _has_definition(ast.parse(source).body, name.split("."))
    modifiers, arguments = r"(?:(?:async|override|get|function) )*", r"\(.*\)[^;]*"
    function = rf"^ +{modifiers}{re.escape(name)}{arguments}\{{$"
    arrow = rf"^ +{re.escape(name)}(?:: |=\{{){arguments}=> \{{$"
    return re.search(f"{function}|{arrow}", source, re.MULTILINE) is not None


def _has_definition(body: list[ast.stmt], names: list[str]) -> bool:
    kinds = (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    definitions = [node for node in body if isinstance(node, kinds) and node.name == names[0]]
    return bool(definitions) and (len(names) == 1 or _has_definition(definitions[-1].body, names[1:]))


@pytest.mark.parametrize(
    ("source", "name", "is_defined"),
    [
        ("  #receive(message: FromServer): void {", "#receive", True),
        ("  override get shown(): TableView | undefined {", "shown", True),
        ("      step: (message) => {", "step", True),
        ("  onpick={(point, byKey) => {", "onpick", True),
        ("  step(message: Step): void;", "step", False),  # of an interface
        ("    this.listener.step(message);", "step", False),
        ("    void marking.pick(card, seat);", "pick", False),
    ],
)
def test_a_definition_in_typescript_is_distinguished_from_a_signature_and_a_call(
    source: str, name: str, *, is_defined: bool
) -> None:
    assert defines(source, name, "live.ts") is is_defined


def test_a_definition_in_python_is_distinguished_from_a_call() -> None:
    source = "class Room:\n    async def reload(self):\n        send()\n"
    assert defines(source, "Room.reload", "room.py")
    assert not defines(source, "reload", "room.py")
    assert not defines(source, "send", "room.py")


def modules_of(folder: Path) -> set[str]:
    return {path.stem for path in folder.glob("*.py") if path.stem != "__init__"}


def modules_listed(heading: str) -> set[str]:
    """The names in the first column of the table under a heading of the architecture page."""
    section = re.search(rf"^### {re.escape(heading)}.*?(?=^#|\Z)", ARCHITECTURE, re.MULTILINE | re.DOTALL)
    assert section, heading
    rows = re.findall(r"^\| (`.*?) \|", section[0], re.MULTILINE)
    return {name for row in rows for name in re.findall(r"`([a-z_]+)/?`", row)}


# --- plain English

SENTENCE_END: Final = re.compile(r"[\w)`*\]%\"”'][.!?][*)\"”']* +[\"“(\[*]*[A-Z`]")
LINE_END: Final = re.compile(r"[.!?:…][*)\"”']*$")
ABBREVIATIONS: Final = re.compile(r"\b(e\.g|i\.e|vs|etc)\.")
BANNED: Final = {  # what we would not say, and what we say instead
    r"\banew\b": "again, re-",
    r"\bbeside\b": "next to, compared with",
    r"\bnews (are|were)\b": "news is, messages were",
    r"\bsomething went wrong\b": "what went wrong",
    r"\bwho(ever)? (has|have) (won|lost|become)\b": "a player that has won",
    r"\bforeseen badly\b": "mispredicted",
    r"\b(is|are|was|were|be) told\b": "is reported, is shown, gets",
    r"\bwhoever\b": "a player who, anyone who",
    r"(\*\* |[.!:] |^)who (can|could|has|had|is|was|does|explored|gains|completes)\b(?!.*\?)": "a player who",
    r"\b(house|quality) standard\b": "design standard",
}
PROSE: Final = [  # besides our pages and the modules of the package
    "src/ostraka/games/*/rules/rules.md",
    "tests/toy/ostraka_toy/rules/rules.md",
    "tests/**/*.py",
    "benchmarks/**/*.py",
    "examples/*.py",
    "scripts/*",
    "src/ostraka/**/text/en/*.ftl",
    "web/src/**/*.ts",
    "web/src/**/*.svelte",
    "web/src/**/*.css",
    "web/public/*.js",
    "web/tests/**/*.ts",
]


@pytest.mark.parametrize("path", [*PAGES, *RULES], ids=lambda path: str(path.relative_to(ROOT)))
def test_a_line_of_prose_is_one_sentence(path: Path) -> None:
    prose = list(paragraphs(path.read_text("utf-8")))
    two_sentences = [line for lines in prose for line in lines if SENTENCE_END.search(line)]
    broken_sentences = [line for lines in prose for line in lines[:-1] if not LINE_END.search(line)]
    assert two_sentences == []
    assert broken_sentences == []


@each_page
def test_a_sentence_has_fewer_than_25_words(path: Path) -> None:
    sentences = [line for lines in paragraphs(path.read_text("utf-8")) for line in lines]
    assert [sentence for sentence in sentences if word_count(sentence) >= TOO_LONG] == []


def test_a_code_span_counts_as_one_word_and_an_address_as_none() -> None:
    (sentence,), (figures,) = paragraphs(
        "Run `make test -k rules`, see [the rules](docs/rules.md).\n\n2 to 4 s ± 0.1 %"
    )
    assert word_count(sentence) == 5  # Run, make…, see, the, rules
    assert word_count(figures) == 5  # signs are not words


def word_count(sentence: str) -> int:
    text = re.sub(r"\]\([^)]*\)", "", sentence)
    return sum(bool(re.search(r"\w", word)) for word in text.split())


def paragraphs(text: str) -> Iterator[list[str]]:
    """The prose of a Markdown page: each paragraph, and each item of a list, as its lines."""
    prose = re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)
    lines: list[str] = []
    for line in prose.splitlines():
        is_prose = bool(line.strip()) and not re.match(r"#|\||>|\s*<|!\[|    ", line)
        starts = not is_prose or re.match(r"\s*(- |\d+\. )", line)
        if starts and lines:
            yield lines
            lines = []
        if is_prose:
            item = re.sub(r"^\s*(- |\d+\. )?", "", line)
            lines.append(ABBREVIATIONS.sub("", re.sub(r"`[^`]*`", "`x`", item)))
    if lines:
        yield lines


@each_page
def test_pages_are_in_plain_english(path: Path) -> None:
    text = path.read_text("utf-8")
    if path.name == "CONTRIBUTING.md":  # it quotes what to avoid
        text = text.partition("## Plain English")[0]
    assert banned_in(text) == []


@pytest.mark.parametrize("package", sorted(path.name for path in SOURCE.iterdir() if path.is_dir()))
def test_comments_and_messages_of_a_package_are_in_plain_english(package: str) -> None:
    files = sorted((SOURCE / package).rglob("*.py"))
    assert phrases_by_file(files, words_of_module) == {}


@pytest.mark.parametrize("pattern", PROSE)
def test_other_comments_and_texts_are_in_plain_english(pattern: str) -> None:
    files = [path for path in sorted(ROOT.glob(pattern)) if path.is_file()]
    assert files
    assert phrases_by_file(files, words_of_file) == {}


def test_comments_are_found_in_every_kind_of_file(tmp_path: Path) -> None:
    for name, text in {
        "a.py": '"""anew"""\nx = "beside"  # whoever\n',
        "a.ts": 'const x = "beside"; // anew\n/** whoever\n  else */\n',
        "a.svelte": "<!-- anew --><p>beside</p> /* whoever */",
        "script": "#!/bin/sh\n# anew\necho beside # whoever\n",
        "a.md": "anew, whoever",
        "a.ftl": "# beside\nbeside-key = anew\n    .label = whoever\n",
    }.items():
        (tmp_path / name).write_text(text)
        assert banned_in(words_of_file(tmp_path / name)) == ["anew", "whoever"], name


def phrases_by_file(files: Iterable[Path], words: Callable[[Path], str]) -> dict[str, list[str]]:
    """The banned phrases in some files, by file."""
    by_file = ((str(path.relative_to(ROOT)), banned_in(words(path))) for path in files)
    return {name: phrases for name, phrases in by_file if phrases}


def words_of_module(path: Path) -> str:
    """The comments and all strings of a Python file: users read most of them."""
    return "\n".join(tokens_of(path.read_text("utf-8"), tokenize.COMMENT, tokenize.STRING))


def words_of_file(path: Path) -> str:
    """The comments of a program (in Python also the docstrings), or the text of a document or of messages."""
    text = path.read_text("utf-8")
    if path.suffix == ".md":
        return text
    if path.suffix == ".py":
        return "\n".join([*docstrings(text), *tokens_of(text, tokenize.COMMENT)])
    if path.suffix == ".ftl":
        return re.sub(r"^#.*$|^ *\.?[\w-]+ =", "", text, flags=re.MULTILINE)
    if path.suffix:
        comments = re.findall(r"<!--(.*?)-->|/\*(.*?)\*/|(?:^|\s)//(.*?)$", text, re.MULTILINE | re.DOTALL)
        return "\n".join("".join(groups) for groups in comments)
    return "\n".join(re.findall(r"(?:^|\s)# (.*)$", text, re.MULTILINE))


def tokens_of(source: str, *types: int) -> list[str]:
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return [token.string for token in tokens if token.type in types]


def docstrings(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield ast.get_docstring(node) or ""


def banned_in(text: str) -> list[str]:
    words = " ".join(text.split())
    return [match[0] for phrase in BANNED for match in re.finditer(phrase, words, re.IGNORECASE)]
