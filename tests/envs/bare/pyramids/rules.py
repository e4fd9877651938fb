from dataclasses import replace

from envs.bare import another
from ostraka.core.game import RULES
from ostraka.games.pyramids.rules import GAME as PYRAMIDS
from ostraka.games.pyramids.rules import announcements, chance, legal, play, refusals, scoring, secrets

STATE = another(PYRAMIDS.state)
RULES.register(STATE, announcements, chance, legal, play, refusals, scoring, secrets)
GAME = replace(PYRAMIDS, name="bare_pyramids", state=STATE)
