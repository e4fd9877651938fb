"""How a game is drawn, typed and explained in the terminal."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from ostraka.cli.console.layout import lines_of
from ostraka.cli.console.text import distinct_names
from ostraka.cli.language import change, game_name, knows, t
from ostraka.cli.play import plain_moves
from ostraka.cli.play.scores import score_sheet, verdict
from ostraka.cli.play.typed import Draft, TypedMoves, typing_help
from ostraka.core import rulebook
from ostraka.core.errors import IllegalMove
from ostraka.table.table import Table
from ostraka.table.view import View


class Face:
    """The plain face: the table as text, and legal moves by number. Games override what they do better."""

    smallest = (40, 12)  # width and height of a terminal in which every turn fits
    typed: TypedMoves = plain_moves
    score_clauses = ""  # the clauses about scoring
    tie_clause = ""  # the clause that decides ties

    def __init__(self, game: str) -> None:
        self.game = game

    # --- what is drawn

    def help(self) -> RenderableType:
        clauses = rulebook.clauses(self.game)
        return Group(
            Text(t("terminal-help-plain", game=game_name(self.game))),
            Text(),
            typing_help({"1": t("terminal-help-number")}, clauses[0].name if clauses else ""),
            Text(),
            Text(t("terminal-help-typing")),
        )

    def screen(self, draft: Draft, width: int, height: int) -> RenderableType:
        """All that a decision needs, in the space there is; `TooSmall` if that is not enough."""
        lines = lines_of(Text(str(draft.after)), width)
        moves = [f"{number:>2} {draft.seat} {' '.join(move)}" for number, move in enumerate(draft.legal, 1)]
        numbered = lines_of(Columns(moves, padding=(0, 3)), width) if moves else []
        space = max(0, height - len(numbered))
        return Group(*lines[: space or height], *numbered[: height if space else 0])

    def everybody(self, view: View, width: int) -> RenderableType:
        """The whole table as a view shows it."""
        del width
        return Text(str(view))

    def whole_table(self, table: Table, width: int) -> RenderableType:
        """Everything, secrets included."""
        del width
        return Text(str(table))

    def ending(self, table: Table) -> RenderableType:
        """The score sheet, and who won."""
        points, names = table.breakdown, distinct_names(table.names)
        sheet = score_sheet(self.game, points, names, self.score_clauses)
        values = self.tie_values(table)
        return Group(
            sheet, Text(verdict(self.game, points, names, table.winners, values, self.tie_clause), "bold")
        )

    def tie_values(self, table: Table) -> Sequence[object]:
        """By seat, what decides a tie; empty in a game that shares its ties."""
        del table
        return ()

    # --- what is said

    def instruction(self, draft: Draft) -> str:
        """What is asked of a seat now."""
        return t("terminal-choose", count=len(draft.legal), example=self.typed.example(draft.legal))

    def preview(self, draft: Draft) -> str:
        """What the moves of a draft will bring; it gives away nothing that others have decided in secret."""
        moves = "; ".join(move.split(" ", 1)[1] for move in draft.moves)
        return f"{moves}: {change(draft.after.scores[draft.seat] - draft.before.scores[draft.seat])}"

    def move_words(self, moves: Sequence[str], names: Sequence[str]) -> list[str]:
        """Moves of one player, or one chance move, in words, without the player; empty if there are none."""
        del moves, names
        return []

    def objection(self, error: IllegalMove, draft: Draft) -> str:
        """Why a move is refused, in a sentence or two for the one who tried it."""
        del draft
        key = f"reason-{self.game}-{error.reason.replace(' ', '-')}"
        return t(key) if knows(key) else f"{error.sentence[:1].upper()}{error.sentence[1:]}."
