"""A turn that is being thought over, as it is typed."""

from ostraka.cli.play.typed import Words
from ostraka.table import turn_draft


class Draft(turn_draft.Draft):
    """A draft whose moves are words, without the seat."""

    @property
    def legal(self) -> list[Words]:
        """The moves that can come next in this turn; none when it is whole."""
        return [tuple(str(move).split()[1:]) for move in self.next]
