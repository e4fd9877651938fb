"""The commands as such: help, exit codes, imports."""

import subprocess
import sys

import pytest

from ostraka import __version__
from ostraka.bots import BOTS
from ostraka.cli import main

COMMANDS = [
    "play", "simulate", "verify", "replay", "rules",
    "deck", "deck check", "deck show", "deck new", "sheet", "sheet check", "sheet show",
]  # fmt: skip


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_every_help_has_an_example(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*command.split(), "--help"]) == 0
    assert f"Example: ostraka {command}" in capsys.readouterr().out


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_an_example_stays_on_its_line(
    command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    main([*command.split(), "--help"])
    lines = capsys.readouterr().out.splitlines()
    [example] = [place for place, line in enumerate(lines) if line.startswith("Example: ")]
    assert not lines[example + 1].strip()


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_the_help_names_every_bot(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    main([command, "--help"])
    text = capsys.readouterr().out.partition("Bots:")[2]
    assert all(name in text for name in BOTS)


def test_version_prints_the_installed_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.strip() == __version__


@pytest.mark.parametrize(
    "arguments",
    [["--help"], ["--version"], ["rules", "P13", "C12"], ["simulate", "--help"], ["print", "--help"]],
)
def test_simple_commands_do_not_load_the_compiler(arguments: list[str]) -> None:
    code = f"import sys; from ostraka.cli import main; main({arguments!r}); print('numba' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "False"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["fly"], 'Unknown command "fly"'),
        (["simulate", "chess"], "there is no game 'chess'; the games are: pyramids, cheops"),
        (["simulate", "cheops", "--seats", "6"], "cheops takes 2 to 5 players, not 6"),
        (
            ["simulate", "cheops", "--deck", "d.txt"],
            "--deck is an option of pyramids; the options of cheops are: --block, --sheets, --first",
        ),
        (
            ["play", "cheops", "--deck", "d.txt"],
            "--deck is an option of pyramids; the options of cheops are: --block, --sheets, --first",
        ),
        (["play", "--sheets", "A,B"], "--sheets is an option of cheops; the options of pyramids are: --deck"),
        (["simulate", "--first", "1"], "--first is an option of cheops"),
        (["play", "pyramids", "--block", "b.txt"], "--block is an option of cheops"),
        (["simulate", "cheops", "--sheets", "A"], "2 seats take one sheet each, not 1 in all (C2)"),
        (["simulate", "cheops", "--sheets", "A,A"], "every seat takes a different sheet (C2)"),
        (["play", "cheops", "--sheets", "A,Z"], "there is no sheet 'Z'; there are A B C D E F (C2)"),
        (["play", "cheops", "--first", "2"], "there is no seat 2 to start; there are 0 to 1 (C6)"),
        (["play", "cheops", "--first", "1.5"], "Invalid value for --first: '1.5' is not a whole number."),
        (["play", "cheops", "--block", "none.txt"], "cannot read none.txt: No such file or directory"),
        (["sheet", "check", "none.txt"], "cannot read none.txt: No such file or directory"),
        (["sheet", "show", "Z"], "there is no sheet 'Z'; the sheets are A B C D E F"),
        (["simulate", "--bots", "oracle"], "there is no bot 'oracle'"),
        (["simulate", "--seats", "7"], "pyramids takes 2 to 4 players, not 7"),
        (["simulate", "--games", "0"], "a simulation has 1 to 1000000000 games, not 0"),
        (["simulate", "--games", "2.5"], "Try: ostraka simulate --help"),
        (["simulate", "--seats", "2.6"], "Invalid value for --seats: '2.6' is not a whole number."),
        (["play", "--seed", "1.5"], "Invalid value for --seed: '1.5' is not a whole number."),
        (["play", "--seed", "1" + 30 * "0"], "Invalid value for --seed: that number is far too large."),
        (["deck", "show", "1", "2.5"], "'2.5' is not a whole number. Try: ostraka deck show --help"),
        (["simulate", "--bots", "random,random,scribe"], "--bots names 3 bots for 2 seats"),
        (["simulate", "--force"], "--force needs --out"),
        (["play", "--people", "2", "--bots", "random"], "--bots names 1 bots for 0 seats"),
        (["play", "--remove", "none"], "there’s no saved game “none”; list them with: ostraka play --list"),
        (["simulate", "--seed", "-1"], "a seed is a number from 0"),
        (["simulate", "--deck", "none.txt"], "cannot read none.txt: No such file or directory"),
        (
            ["simulate", "--games", "1", "--out", "no/where.jsonl"],
            "cannot write no/where.jsonl: No such file",
        ),
        (["verify", "none.jsonl"], "cannot read none.jsonl: No such file or directory"),
        (["verify", "."], "cannot read .: Is a directory"),
        (["replay", "none.jsonl"], "cannot read none.jsonl: No such file or directory"),
        (["rules", "P99"], "there’s no clause “P99”; the clauses are P1-PR9, C1-CR9"),
        (["rules", "cheops", "P13"], "there’s no clause “P13”; the clauses are C1-CR9"),
        (["deck", "check", "none.txt"], "cannot read none.txt: No such file or directory"),
        (["deck", "show", "49"], "there is no card 49; the cards are 1 to 48"),
        (["play", "chess"], "there is no game 'chess'"),
        (["play", "--people", "5"], "--people 5: there are 2 seats"),
        (["play", "--people", "0,3"], "--people 0,3: the seats are 0 to 1"),
        (["play", "--people", "some"], "--people is a number, or a list of seats"),
        (["play", "--names", "Ann,Ben"], "2 names for 1 people"),
        (["play", "--names", "scribe (bot)"], "is the name of a bot"),
        (["play", "--resume", "none.json"], "cannot read none.json: No such file or directory"),
        (["play", "--resume", "last"], "there are no saved games"),
    ],
)
def test_a_users_error_is_one_sentence_and_exit_code_2(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("ostraka: ")
    assert sentence in printed.err
    assert "Traceback" not in printed.err


def test_rules_prints_all_clauses_under_their_headings(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "pyramids"]) == 0
    text = capsys.readouterr().out
    assert (
        text.index("Components") < text.index("P1  There are 48 pyramid cards") < text.index("PR9  Everyone")
    )
    assert "share an edge with a cell already marked in this chamber" in text


def test_rules_prints_the_named_clauses_only(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "p29", "P25"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "P29  The game ends after 4 rounds. Unexplored pyramids score nothing.",
        "P25  When the deck is empty, play continues and the offer is no longer refilled.",
    ]


def test_rules_finds_the_game_of_a_clause(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "c26", "P25"]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith("C26  The player with the most points wins.")
    assert second.startswith("P25  When the deck is empty,")
    assert main(["rules", "cheops"]) == 0
    text = capsys.readouterr().out
    assert text.index("C1  There are 4 colour dice") < text.index("CR9  Nobody has")
    assert "P1 " not in text
