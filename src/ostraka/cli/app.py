"""All commands, and how one of them is run."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from cyclopts import App, CycloptsError, Group

from ostraka._version import __version__
from ostraka.cli.archive.commands import replay, review, simulate, verify
from ostraka.cli.console.streams import complain
from ostraka.cli.errors import FINE, INTERRUPTED, USER_ERROR, code_for, sentence_for
from ostraka.cli.game import terminal_games
from ostraka.cli.lab.commands import lab, match
from ostraka.cli.language import speak
from ostraka.cli.options import FIRST_GAME, MAKE, PLAY, SERVE, STUDY, add
from ostraka.cli.play.commands import play
from ostraka.cli.positions import show, weigh
from ostraka.cli.print import print_
from ostraka.cli.rules import rules
from ostraka.cli.serve import migrate, renamed_flag, serve

app: Final = App(
    name="ostraka",
    help="Egyptian pen-and-paper games: play them, study them, build on them.\n\n"
    f"Example: ostraka play {FIRST_GAME}",
    version=__version__,
    help_format="plaintext",
    result_action="return_value",
    suppress_keyboard_interrupt=False,
    group_commands=Group("General", sort_key=5),
)
add(app, play, replay, review, show, weigh, rules, group=PLAY)
add(app, simulate, match, verify, group=STUDY)
app.command(lab)
for game in terminal_games().values():
    for command in game.commands:
        app.command(command)
add(app, print_, group=MAKE)
add(app, serve, migrate, group=SERVE)


def run(arguments: Sequence[str] | None = None) -> int:
    """Run one command; 0 is success, 1 a failed check, 2 a user's error, 130 an interruption."""
    for name in ("stdin", "stdout", "stderr"):
        if getattr(sys, name) is None:  # closed by the parent process
            nowhere = Path(os.devnull).open("r" if name == "stdin" else "w", encoding="utf-8")  # noqa: SIM115 - stays open
            setattr(sys, name, nowhere)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # replace characters that the encoding lacks
    speak()  # commands for programmers stay in English
    try:
        return _run(sys.argv[1:] if arguments is None else arguments)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # the reader of the output has closed it, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FINE


def _run(arguments: Sequence[str]) -> int:
    try:
        code = app(arguments, exit_on_error=False, print_error=False)
        sys.stdout.flush()
    except CycloptsError as error:
        command = " ".join(["ostraka", *(error.command_chain or ())])
        complain(f"{renamed_flag(str(error)) or str(error).strip()} Try: {command} --help")
        return USER_ERROR
    except BrokenPipeError:
        raise
    except Exception as error:
        sentence = sentence_for(error)
        if sentence is None:
            raise
        complain(sentence)
        return code_for(error)
    return code if isinstance(code, int) else FINE
