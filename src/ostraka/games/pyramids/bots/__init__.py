"""What bots know about Pyramids beyond its rules."""

from functools import partial
from importlib.resources import files
from typing import Final

from ostraka.bots.contract import JUDGEMENT
from ostraka.bots.game import BotGame
from ostraka.core.game import Rows
from ostraka.games.pyramids.bots import facts, features, heuristic
from ostraka.games.pyramids.rules.state import STATE

JUDGEMENT.register(STATE, heuristic, features, facts)


def _remove(icon: str, kit: Rows) -> None:
    kit["card"]["icons"] &= ~kit["card"][icon]
    kit["card"][icon] = 0


GAME: Final = BotGame(
    feature_names=features.FEATURE_NAMES,
    weights=files(__name__).joinpath("weights.npy"),
    horizon=5,
    fog=5.0,
    fact_topics=facts.TOPICS,
    drawbacks=facts.DRAWBACKS,
    ablations={icon: partial(_remove, icon) for icon in ("skull", "potion", "torch")},
)
