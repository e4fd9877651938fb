"""The list of bots is the one place that names them; it loads no compiler."""

import subprocess
import sys
from typing import get_args

import ostraka
from ostraka.bots import BOTS
from ostraka.bots.names import BOT_LIST, BOT_NAMES, STAND_INS
from ostraka.cli import options
from ostraka.server import messages
from ostraka.server.typescript import SHARED, typescript


def test_every_bot_of_the_list_has_its_class() -> None:
    assert {name: kind.__name__.lower() for name, kind in BOTS.items()} == {name: name for name in BOT_NAMES}
    assert all(callable(ostraka.bot(name).choose) for name in BOT_NAMES)


def test_the_list_is_sorted_by_strength() -> None:
    accuracies = [bot.accuracy for bot in BOT_LIST]
    assert accuracies == sorted(accuracies)
    assert accuracies[0] == 0  # every player has the strength of some bot


def test_others_take_their_bots_from_the_list() -> None:
    assert get_args(messages.BotName) == BOT_NAMES
    assert messages.StandIn().bot in STAND_INS
    assert all(name in options.BOTS for name in BOT_NAMES)
    assert all(f'"{name}"' in typescript()[SHARED] for name in BOT_NAMES)


def test_the_list_needs_no_compiler() -> None:
    code = "import sys, ostraka.bots.names; print('numba' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
