"""What can be said of a move, in English."""

from collections.abc import Callable, Sequence
from typing import Final

from ostraka.bots.facts import Fact
from ostraka.bots.game import bot_game
from ostraka.cli.console.text import listed
from ostraka.core.registry import GAMES

MOST_TOLD: Final = 3


def words(fact: Fact) -> str:
    """A short phrase that tells of the move, such as: explores pyramid 17."""
    return _WORDS[fact.key](**fact.args)


def sentence(facts: Sequence[Fact]) -> str:
    """The most telling facts: what speaks for a move, although something speaks against it."""
    told = facts[:MOST_TOLD]
    drawbacks = {key for game in GAMES for key in bot_game(game).drawbacks}
    good = "; ".join(words(fact) for fact in told if fact.key not in drawbacks)
    bad = "; ".join(words(fact) for fact in told if fact.key in drawbacks)
    return f"{good}, although it {bad}" if good and bad else good or bad


def _many(count: int, thing: str, things: str = "") -> str:
    return f"{count} {thing if count == 1 else things or thing + 's'}"


def _points(points: int) -> str:
    return _many(points, "point")


def _rivals(rivals: int) -> str:
    return "a rival" if rivals == 1 else f"{rivals} rivals"


# --- marks in Pyramids


def _explores(pyramid: int, colour: str) -> str:
    del colour  # the card shows it
    return f"explores pyramid {pyramid}"


def _claims(colour: str, points: int, last: int, rivals: int) -> str:
    bonus = f"claims the {'last ' if last else ''}{colour} bonus, {_points(points)}"
    lacking = "lacks" if rivals == 1 else "lack"
    return f"{bonus}, before {_rivals(rivals)} who {lacking} one pyramid" if rivals else bonus


def _towards(colour: str, points: int) -> str:
    return f"comes within one pyramid of the {colour} bonus, {_points(points)}"


def _nearer(pyramid: int, cells: int, left: int) -> str:
    return f"comes {_many(cells, 'cell')} nearer to the tomb of pyramid {pyramid}, {left} to go"


def _astray(pyramid: int, left: int) -> str:
    return f"comes no nearer to the tomb of pyramid {pyramid}, {left} to go"


def _late(pyramid: int) -> str:
    return f"marks more of pyramid {pyramid}, which is explored already"


def _walled(pyramid: int) -> str:
    return f"has no way to the tomb of pyramid {pyramid}"


def _gems(red: int, green: int, pairs: int, points: int) -> str:
    colours = listed([f"{count} {colour}" for count, colour in ((red, "red"), (green, "green")) if count])
    found = f"takes {colours} gem{'' if (green or red) == 1 else 's'}"
    return ", ".join([found, *([_many(pairs, "new pair")] if pairs else []), _points(points)])


def _torch(round: int, points: int) -> str:  # noqa: A002 - as the rules call it
    return f"lights the torch of round {round}, {_points(points)}"


def _crosses(cells: int) -> str:
    return f"wins {_many(cells, 'further cell')} to mark"


def _skulls(skulls: int, before: int, after: int) -> str:
    return f"crosses out {_many(skulls, 'skull')}, the penalty goes from {before} to {after}"


def _potion(skulls: int, points: int) -> str:
    if skulls == 0:
        return "finds a potion, with no skull to erase"
    return f"erases {_many(skulls, 'skull')} with a potion and saves {_points(points)}"


def _useless(shape: str) -> str:
    return f"leaves no use for the {shape}"


def _useful(shape: str) -> str:
    return f"makes room for the {shape}"


def _forgoes(shape: str) -> str:
    return f"marks a single cell where the {shape} would fit"


def _ready(shapes: int) -> str:
    every = "the shape" if shapes == 1 else "both shapes" if shapes == 2 else f"all {shapes} shapes"
    return f"keeps a use for {every} that may come in this round"


# --- cards of Pyramids


def _wanted(pyramid: int, colour: str, points: int) -> str:
    return f"takes pyramid {pyramid}, the one missing for the {colour} bonus, {_points(points)}"


def _pair(colour: str, points: int) -> str:
    return f"has two {colour} chambers, which together claim the bonus, {_points(points)}"


def _denies(pyramid: int, colour: str, rivals: int) -> str:
    lacking = "lacks" if rivals == 1 else "lack"
    return f"denies pyramid {pyramid} to {_rivals(rivals)} who {lacking} one {colour} pyramid"


def _short(pyramid: int, left: int) -> str:
    return f"gets the shorter way, in pyramid {pyramid}, {_many(left, 'cell')}"


def _long(pyramid: int, left: int) -> str:
    return f"gets the longer way, in pyramid {pyramid}, {_many(left, 'cell')}"


def _rich(pyramid: int, gems: int, torches: int, crosses: int) -> str:
    icons = [(gems, "gem", "gems"), (torches, "torch", "torches"), (crosses, "cross", "crosses")]
    return f"gets the richer pyramid {pyramid}, {listed([_many(*icon) for icon in icons if icon[0]])}"


def _guarded(pyramid: int, skulls: int) -> str:
    return f"gets the better guarded pyramid {pyramid}, {_many(skulls, 'skull')}"


def _unseen(cards: int) -> str:
    return "takes the last card of the deck" if cards == 1 else f"takes one of {cards} unseen cards"


# --- stones of Cheops


def _pyramid(level: int, points: int) -> str:
    return f"reaches level {level} of the pyramid, {_points(points)}"


def _arch(level: int, points: int) -> str:
    return f"raises the arch to level {level}, {_points(points)}"


def _capstone(points: int) -> str:
    return f"lays the capstone, {_points(points)}"


def _relief(stones: int, points: int) -> str:
    return f"brings the relief to {_many(stones, 'stone')}, {_points(points)}"


def _completes(building: str) -> str:
    return f"completes the {building}"


def _finish(points: int) -> str:
    return f"gains the finish bonus, {_points(points)}"


def _ends(margin: int) -> str:
    if margin == 0:
        return "ends the game level with the best rival, as it stands"
    return f"ends the game {_points(abs(margin))} {'ahead' if margin > 0 else 'behind'}, as it stands"


def _bonus(symbol: str, points: int, rivals: int) -> str:
    bonus = f"gains the bonus of the {symbol}, {_points(points)}"
    lacking = "lacks" if rivals == 1 else "lack"
    return f"{bonus}, for which {_rivals(rivals)} {lacking} one stone" if rivals else bonus


def _within(symbol: str, stone: str) -> str:
    return f"leaves only {stone} to lay for the bonus of the {symbol}"


def _opens(stones: int) -> str:
    return f"makes {_many(stones, 'more stone')} free to lay"


def _strands(stones: int) -> str:
    return f"strands {_many(stones, 'stone')} of the relief for good"


def _dice(colour: str, dice: int) -> str:
    return f"pays with {_many(dice, f'{colour} die', f'{colour} dice')}"


def _blocks(colour: str, rivals: int) -> str:
    return f"takes the last {colour} die, which {_rivals(rivals)} could use"


def _quarry(stones: int, skipped: int, points: int) -> str:
    struck = f"strikes {_many(stones, 'stone')} of the quarry"
    return f"{struck}{f' and skips {skipped}' if skipped else ''}, {_points(points)} given up"


def _joker(jokers: int, points: int) -> str:
    return f"spends {_many(jokers, 'joker')}, {_points(points)} given up"


# --- no more stones of Cheops


def _stuck() -> str:
    return "finds no stone that can be laid"


def _passes(stones: int) -> str:
    return f"passes over {_many(stones, 'stone')} that dice could pay for"


def _spares(points: int) -> str:
    return f"spares {_points(points)} at least, for dice alone pay for nothing"


def _leaves(dice: int) -> str:
    return f"leaves {_many(dice, 'die', 'dice')} to the others"


_WORDS: Final[dict[str, Callable[..., str]]] = {
    told.__name__.removeprefix("_"): told
    for told in (
        *(_explores, _claims, _towards, _nearer, _astray, _late, _walled),
        *(_gems, _torch, _crosses, _skulls, _potion, _useless, _useful, _forgoes, _ready),
        *(_wanted, _pair, _denies, _short, _long, _rich, _guarded, _unseen),
        *(_pyramid, _arch, _capstone, _relief, _completes, _finish, _ends, _bonus, _within, _opens, _strands),
        *(_dice, _blocks, _quarry, _joker, _stuck, _passes, _spares, _leaves),
    )
}
