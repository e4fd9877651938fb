"""Studies of Pyramids: what the cards of a deck are worth, and decks made by the lab."""

from typing import Final

from ostraka.games.pyramids.studies.card_trials import BATCH_SUMS, examine
from ostraka.games.pyramids.studies.report import CardStudy
from ostraka.lab.game import StudyGame

GAME: Final = StudyGame(
    subject="a deck of Pyramids",
    points_per_bar=5,
    examine=examine,
    batch_sums=BATCH_SUMS,
    study_components=CardStudy,
)
