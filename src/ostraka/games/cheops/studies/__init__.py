"""Studies of Cheops: what sheets and bonuses are worth."""

from typing import Final

from ostraka.games.cheops.studies.bonus_gains import examine
from ostraka.games.cheops.studies.report import SheetStudy
from ostraka.lab.game import StudyGame

GAME: Final = StudyGame(
    subject="sheets of Cheops", points_per_bar=2, examine=examine, study_components=SheetStudy
)
