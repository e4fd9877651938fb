"""The library needs four packages: everything else belongs to an extra."""

import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
LIBRARY = ["core", "table", "bots", "lab", "lessons", "games/*/rules", "games/*/bots", "games/*/lesson"]
CORE = ("numpy", "numba", "msgspec", "platformdirs")
WITHOUT_EXTRAS = """
import sys
from importlib.metadata import packages_distributions

ALLOWED = {"ostraka", "numpy", "numba", "llvmlite", "msgspec", "platformdirs"}


class Blocker:
    def find_spec(self, name, path=None, target=None):
        package = name.partition(".")[0]
        if package in INSTALLED and package not in ALLOWED:
            raise ModuleNotFoundError(f"{name} belongs to an extra", name=name)


INSTALLED = set(packages_distributions())
sys.meta_path.insert(0, Blocker())
"""


def run(program: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-c", WITHOUT_EXTRAS + program], capture_output=True, text=True, check=False
    )


def modules(*folders: str) -> list[str]:
    source = ROOT / "src"
    return [
        ".".join(path.relative_to(source).with_suffix("").parts).removesuffix(".__init__")
        for folder in folders
        for path in sorted((source / "ostraka").glob(f"{folder}/**/*.py"))
    ]


def test_the_library_depends_on_four_packages() -> None:
    names = [re.split("[><=]", wanted)[0] for wanted in SETTINGS["project"]["dependencies"]]
    assert sorted(names) == sorted(CORE)


def test_an_extra_for_everything_has_all_the_others() -> None:
    extras = SETTINGS["project"]["optional-dependencies"]
    (everything,) = extras["all"]
    assert set(re.findall(r"\w+", everything)) - {"ostraka"} == set(extras) - {"all"}


@pytest.mark.parametrize("folder", LIBRARY)
def test_no_module_of_the_library_imports_an_extra(folder: str) -> None:
    done = run("".join(f"import {name}\n" for name in modules(folder)))
    assert done.returncode == 0, done.stderr


def test_games_are_played_verified_and_simulated_without_extras() -> None:
    done = run(
        """
import ostraka
from ostraka.lab import Here, Tournament, run

for game in ostraka.GAMES:
    table = ostraka.new(game, seats=2, seed=7)
    bot = ostraka.bot("scribe", seed=1)
    while not table.over:
        for seat in sorted(table.waiting):
            table.play(bot.choose(table.view(seat)))
    assert str(table)
    assert ostraka.verify(table.record()).scores == table.scores
    assert run(Tournament(game, ("scribe", "random"), games=20), Here(1)).table["games"].tolist() == [20, 20]
"""
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("program", "extra"),
    [
        ("from ostraka.cli import main; sys.exit(main(['--help']))", "terminal"),
        ("import ostraka.text.fluent", "terminal"),
        ("import ostraka.server.app", "server"),
        ("import ostraka.envs", "envs"),
        ("import ostraka.envs.openspiel", "envs"),
    ],
)
def test_a_command_without_its_extra_names_the_extra(program: str, extra: str) -> None:
    done = run(program)
    assert done.returncode != 0
    assert done.stderr.rstrip().endswith(f"pip install 'ostraka[{extra}]'")


@pytest.mark.parametrize("lock", sorted(path.name for path in ROOT.glob("requirements*.lock")))
def test_a_lock_file_names_no_registry(lock: str) -> None:
    text = (ROOT / lock).read_text("utf-8")
    assert "://" not in text
    assert not re.search(r"^\s*-", text.replace("    --hash=sha256:", ""), re.MULTILINE), "no option of pip"


def test_the_packages_locked_to_play_are_locked_for_tests_too() -> None:
    play, dev = ((ROOT / name).read_text("utf-8") for name in ("requirements.lock", "requirements-dev.lock"))
    pins = re.compile(r"^([a-z0-9-]+==[^ ]+)", re.MULTILINE)
    assert set(pins.findall(play)) <= set(pins.findall(dev))


def test_the_blocker_knows_the_packages_of_this_environment() -> None:
    assert {"rich", "litestar", "numpy"} <= set(packages_distributions())
