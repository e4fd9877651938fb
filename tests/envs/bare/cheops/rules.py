from dataclasses import replace

from envs.bare import another
from ostraka.core.game import RULES
from ostraka.games.cheops.rules import GAME as CHEOPS
from ostraka.games.cheops.rules import (
    announcements,
    chance,
    legal,
    move_text,
    play,
    refusals,
    scoring,
    secrets,
    snapshot,
)


class Snapshot(snapshot.Snapshot, frozen=True, tag_field="game", tag="bare_cheops"):
    """The same, under another name."""


STATE = another(CHEOPS.state)
RULES.register(STATE, announcements, chance, legal, move_text, play, refusals, scoring, secrets, snapshot)
GAME = replace(CHEOPS, name="bare_cheops", state=STATE, snapshot_type=Snapshot)
