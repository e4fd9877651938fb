"""What it means to lay no more stones in a play of Cheops."""

from collections.abc import Iterator

from ostraka.minds.facts import Fact, fact
from ostraka.minds.protocol import seat_of
from ostraka.rules.cheops.notation import Move
from ostraka.rules.cheops.picture import colours_of
from ostraka.table.view import View


def passing(view: View) -> Iterator[Fact]:
    seat = seat_of(view)
    lays = [move for move in map(Move, view.legal.codes.tolist()) if move.kind == "lay"]
    by_dice = {stone for move in lays if set(move.payments) == {"die"} for stone in move.stones}
    points = view.breakdown[seat]
    if not lays:
        yield fact("stuck")
    elif by_dice:
        yield fact("passes", stones=len(by_dice))
    else:
        yield fact("spares", quarry=points["quarry"], jokers=points["jokers"])
    dice = colours_of(view.state.lying)
    if dice and view.state.active == seat:
        yield fact("leaves", dice=len(dice))
