"""What it means to lay no more stones in a play of Cheops."""

from collections.abc import Iterator

from ostraka.bots.bot import deciding_seat
from ostraka.bots.facts import Fact, fact
from ostraka.games.cheops.bots.facts.stones import facts_of_lay
from ostraka.games.cheops.rules.notation import Move
from ostraka.games.cheops.rules.summary import colours_of
from ostraka.table.view import View


def facts_of_pass(view: View) -> Iterator[Fact]:
    seat = deciding_seat(view)
    lays = [move for move in map(Move, view.legal.codes.tolist()) if move.kind == "lay"]
    by_dice = {stone for move in lays if set(move.payments) == {"die"} for stone in move.stones}
    if not lays:
        yield fact("stuck")
    elif by_dice:
        yield fact("passes", stones=len(by_dice))
    else:
        yield fact("spares", points=min(_price(view, move) for move in lays))
    dice = colours_of(view.state.lying)
    if dice and view.state.active == seat:
        yield fact("leaves", dice=len(dice))


def _price(view: View, move: Move) -> int:
    """The points in quarry stones and jokers that laying stones costs."""
    facts = facts_of_lay(view, move)
    return sum(int(cost.args["points"]) for cost in facts if cost.key in ("quarry", "joker"))
