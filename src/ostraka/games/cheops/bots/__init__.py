"""What bots know about Cheops beyond its rules."""

from importlib.resources import files
from typing import Final

from ostraka.bots.contract import JUDGEMENT
from ostraka.bots.game import BotGame
from ostraka.core.game import Rows
from ostraka.games.cheops.bots import facts, features, heuristic
from ostraka.games.cheops.rules.state import STATE

JUDGEMENT.register(STATE, heuristic, features, facts)


def _remove_bonuses(kit: Rows) -> None:
    kit["sheet"]["symbol"] = 0


GAME: Final = BotGame(
    feature_names=features.FEATURE_NAMES,
    weights=files(__name__).joinpath("weights.npy"),
    horizon=4,
    fog=2.0,
    fact_topics=facts.TOPICS,
    drawbacks=facts.DRAWBACKS,
    neutral=facts.NEUTRAL,
    ablations={"bonus": _remove_bonuses},
)
