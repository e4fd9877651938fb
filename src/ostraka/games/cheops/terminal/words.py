"""What the terminal game tells a newcomer about Cheops."""

from collections.abc import Callable, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from ostraka.cli.console.layout import explained
from ostraka.cli.console.text import listed
from ostraka.cli.play.typed import Words, typed
from ostraka.core.errors import IllegalMove
from ostraka.games.cheops.rules import sheets_file
from ostraka.games.cheops.rules.ascii import MARK
from ostraka.games.cheops.rules.notation import Move, parse
from ostraka.games.cheops.rules.snapshot import Shown
from ostraka.games.cheops.terminal.drawing import INKS, symbol_list
from ostraka.games.cheops.terminal.typed_moves import example, short

_AIM: Final = (
    "Everyone builds a pyramid, an arch and a floor relief on a sheet of their own. In every play one"
    " player is active and rolls the dice; then all, in turn, may mark up to two stones. The game ends"
    " with the play in which somebody completes a second building, and the most points win."
)
_BUILDINGS: Final = {
    "pyramid": "one stone or two; the bottom row is free, a higher stone rests on two marked ones."
    " The highest level with a mark counts",
    "arch": "one stone or two; each column from the bottom up, the capstone last. The lower column counts",
    "relief": "two stones at once, edge to edge. 4 6 8 10 12 stones bring 4 6 8 11 15 points",
}
_PAYING: Final = (
    "Each stone costs a die of its colour from the middle. Only where none lies there, strike a stone of"
    " that colour in your quarry, or a joker. The quarry goes from left to right: what you skip is lost."
    " The dice of the active player stay blocked for the others in this play; others put theirs back."
)
_SIGNS: Final = {
    "[r]": "can be built now: a die pays",
    "(r)": "can be built now: the quarry pays, or a joker",
    "<r>": "can be built now: a joker pays",
    "r": "cannot be built now",
    f"{MARK}R{MARK}": "built",
    "ankh 1/2": "a bonus, and how many of its stones you have built; its letter stands on them, as in ra",
    "ankh 1/2!": "another player has gained it in this play: you still can, later nobody",
}
_BONUSES: Final = (
    "Who first marks all stones with a symbol gains its bonus, 3 points; so does everyone who does it in"
    " the same play. Two complete buildings bring the finish bonus. In the end a quarry stone to the right"
    " of the last one struck is worth 1 point, an unused joker 2."
)
_TYPED: Final = {
    "p1.3": "lays the third stone of the pyramid's first level; l2 and r2 of the arch, cap its capstone",
    "a1 b1": "lays two stones of the relief",
    "p1.3 q4": "pays with stone 4 of the quarry; p1.3 j with a joker (only where there is a choice)",
    "lay p1.3=die": "the same in full, as the record writes it: die, quarry:4 or joker",
    "done": "ends your play with fewer than two stones; or: d, pass",
}


def page() -> RenderableType:
    """The help, as wide as there is room."""
    return Group(
        Text(_AIM),
        Text(),
        explained({name: ("bold", what) for name, what in _BUILDINGS.items()}),
        Text(_PAYING),
        Text("The colours: ").append_text(
            Text("  ").join(Text(f"{name[0]} {name}", ink) for name, ink in INKS.items())
        ),
        explained({sign: ("bold", what) for sign, what in _SIGNS.items()}),
        Text(),
        Text(_BONUSES),
        symbol_list(sheets_file.standard().sheets[0]),
        Text(),
        typed(_TYPED, "C12"),
    )


def instruction(name: str, legal: Sequence[Words], *, laid: int) -> str:
    """What is asked of a seat now, with an example that is legal."""
    if legal[0][0] == "done":
        return f"{name}, no {'second ' if laid else ''}stone can be built: type done."
    asked = "a second stone" if laid else "up to two stones"
    return f"{name}, lay {asked}, for example: {example(legal)}; or type done."


# --- refusals


class _Refused:
    """A refused move, beside the sheet that it was meant for."""

    def __init__(self, move: Move, shown: Shown, seat: int, legal: Sequence[Words]) -> None:
        self.stones = move.stones
        self.paid = dict(zip(move.stones, move.payments, strict=True))
        self.shown = shown
        self.mine = shown.seats[seat]
        self.sheet = shown.components.sheet(self.mine.sheet)
        self.colours = self.sheet.colours()
        self.legal = legal

    def from_quarry(self) -> dict[str, int]:
        """The stones that were to be paid with places of the quarry."""
        return {stone: int(how[7:]) for stone, how in self.paid.items() if how.startswith("quarry:")}

    def ways(self) -> str:
        """What can be typed instead for the same stones."""
        same = [move for move in self.legal if {word.split("=")[0] for word in move[1:]} == set(self.stones)]
        return listed([short(move, self.legal) for move in same[:4]], "or")


def _marked(refused: _Refused) -> str:
    return f"{next(stone for stone in refused.stones if stone in refused.mine.marked)} is built already"


def _one_alone(refused: _Refused) -> str:
    pairs = [move for move in refused.legal if refused.stones[0] in {word.split("=")[0] for word in move[1:]}]
    told = "of the relief, exactly two stones are laid at once"
    return f"{told}, for example: {example(pairs)}" if pairs else f"{told}, and this one finds no other now"


def _no_support(refused: _Refused) -> str:
    level, _, number = refused.stones[0][1:].partition(".")
    below = [f"p{int(level) - 1}.{k}" for k in (int(number), int(number) + 1)]
    return f"{refused.stones[0]} rests on {listed(below)}: build both first"


def _column(refused: _Refused) -> str:
    column = refused.stones[0][0]
    height = sum(stone[0] == column for stone in refused.mine.marked if "." not in stone and stone != "cap")
    return f"a column is built from the bottom up: the next stone of this one is {column}{height + 1}"


def _die_lies_there(refused: _Refused) -> str:
    stone = next(
        stone
        for stone, how in refused.paid.items()
        if how != "die" and refused.colours[stone] in refused.shown.lying
    )
    return f"a {refused.colours[stone]} die lies in the middle, and must be used for {stone}"


def _no_die(refused: _Refused) -> str:
    by_die = [stone for stone, how in refused.paid.items() if how == "die"]
    lacking = [stone for stone in by_die if refused.colours[stone] not in refused.shown.lying]
    stone = (lacking or by_die[::-1])[0]  # two stones of one colour, one die: it does not serve the second
    told = f"no {refused.colours[stone]} die lies in the middle for {stone}"
    if ways := refused.ways():
        return f"{told}; you can type: {ways}"
    return f"{told}, and neither your quarry nor a joker can pay"


def _other_colour(refused: _Refused) -> str:
    quarry = refused.sheet.quarry
    stone, place = next(
        (stone, place)
        for stone, place in refused.from_quarry().items()
        if quarry[place - 1] != refused.colours[stone]
    )
    colour = refused.colours[stone]
    if not any(quarry[left - 1] == colour for left in refused.mine.quarry):
        return f"{stone} is {colour}, and your quarry has no {colour} stone left to strike"
    return f"stone {place} of your quarry is {quarry[place - 1]}, and {stone} is {colour}"


def _left_of_the_last(refused: _Refused) -> str:
    last = max(refused.mine.struck)
    return f"you struck stone {last} of your quarry last: only those to its right are left"


_OWN: Final[dict[str, Callable[[_Refused], str]]] = {
    "marked": _marked,
    "one alone": _one_alone,
    "no support": _no_support,
    "column": _column,
    "die lies there": _die_lies_there,
    "no die": _no_die,
    "other colour": _other_colour,
    "left of the last": _left_of_the_last,
}
_ALWAYS: Final = {
    "not the relief": "only stones of the relief are laid two at once; type the others one by one",
    "capstone": "the capstone comes when both columns of your arch are complete",
    "struck twice": "one stone of your quarry pays for one stone only",
    "no joker": "you have not enough jokers left for that",
    "third stone": "you lay at most two stones in one play, and two of the relief only at once",
}


def objection(error: IllegalMove, shown: Shown, seat: int, legal: Sequence[Words]) -> str:
    """Why a move is refused, in the words of the one who sits there."""
    if error.reason in _OWN:
        return _OWN[error.reason](_Refused(parse(error.move), shown, seat, legal))
    return _ALWAYS.get(error.reason, error.sentence)
