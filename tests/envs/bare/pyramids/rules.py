from dataclasses import replace

from envs.bare import another
from ostraka.core.game import RULES
from ostraka.games.pyramids.rules import GAME as PYRAMIDS
from ostraka.games.pyramids.rules import (
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


class Snapshot(snapshot.Snapshot, frozen=True, tag_field="game", tag="bare_pyramids"):
    """The same, under another name."""


STATE = another(PYRAMIDS.state)
RULES.register(STATE, announcements, chance, legal, move_text, play, refusals, scoring, secrets, snapshot)
GAME = replace(PYRAMIDS, name="bare_pyramids", state=STATE, snapshot_type=Snapshot)
