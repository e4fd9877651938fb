"""A second, plain referee for Cheops, to check the rules engine against: one clause after the other."""

import re
from collections import Counter
from dataclasses import dataclass, field
from itertools import product
from typing import Any

COLOURS = ("blue", "green", "orange", "pink", "red", "yellow")  # C1
RELIEF = [column + row for row in "123" for column in "abcd"]  # C3, in reading order
LEFT = ["l1", "l2", "l3", "l4", "l5"]
RIGHT = ["r1", "r2", "r3", "r4", "r5"]
ARCH = [*LEFT, *RIGHT, "cap"]
PYRAMID = [f"p{level}.{place}" for level in range(1, 7) for place in range(1, 8 - level)]
RELIEF_POINTS = {0: 0, 2: 0, 4: 4, 6: 6, 8: 8, 10: 11, 12: 15}  # C24, CR1


def adjacent(one: str, other: str) -> bool:
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1])) == 1


def under(stone: str) -> set[str]:
    """The stones that must be marked before this one of the pyramid or the arch."""
    if stone == "cap":
        return {*LEFT, *RIGHT}  # C10
    if stone in ARCH:
        side, height = stone[0], int(stone[1])
        return {f"{side}{height - 1}"} if height > 1 else set()  # C10
    level, place = int(stone[1]), int(stone[3])
    return {f"p{level - 1}.{place}", f"p{level - 1}.{place + 1}"} if level > 1 else set()  # C9


UNDER = {stone: under(stone) for stone in [*PYRAMID, *ARCH]}
NEIGHBOURS = [
    [one, other] for n, one in enumerate(RELIEF) for other in RELIEF[n + 1 :] if adjacent(one, other)
]


class Refused(Exception):  # noqa: N818 - a refusal is the referee's answer, not an error of its own
    def __init__(self, clause: str, why: str) -> None:
        super().__init__(why)
        self.clause = clause


def require(truth: object, clause: str, why: str) -> None:
    if not truth:
        raise Refused(clause, why)


@dataclass
class Player:
    colour: dict[str, str]  # stone -> its colour on this sheet
    quarry: list[str]
    symbols: dict[str, list[str]]
    jokers: int  # still to be used
    marked: set[str] = field(default_factory=set)
    struck: int = 0  # the place of the last quarry stone struck, from 1; 0 before the first
    bonuses: set[str] = field(default_factory=set)
    laid: int = 0  # stones laid in this play
    dice: list[str] = field(default_factory=list)  # that can still be taken from the middle in this play

    @property
    def completed(self) -> int:  # CR4
        return sum(self.marked.issuperset(building) for building in (RELIEF, PYRAMID, ARCH))

    def fault(self, stone: str) -> Refused | None:
        """What forbids marking this stone, whatever it is paid with."""
        if stone in self.marked:
            return Refused("C7", f"{stone} is marked already")
        if stone in UNDER and not UNDER[stone] <= self.marked:
            return Refused("C9" if stone in PYRAMID else "C10", f"{stone} would rest on nothing")
        return None

    def unpayable(self, stones: list[str], ways: list[str]) -> Refused | None:
        """What forbids paying for these stones at once in these ways."""
        left = list(self.dice)
        places: list[int] = []
        for stone, how in zip(stones, ways, strict=True):
            colour = self.colour[stone]
            if how == "die":
                if colour not in left:
                    return Refused("C12", f"no {colour} die lies in the middle")
                left.remove(colour)
            elif how != "joker":
                place = int(how.removeprefix("quarry:"))
                if place > len(self.quarry) or self.quarry[place - 1] != colour:
                    return Refused("C12", f"no {colour} stone lies at place {place} of the quarry")
                if place <= self.struck or place in places:
                    return Refused("C13", f"the quarry is struck from left to right, after {self.struck}")
                places.append(place)
        for stone, how in zip(stones, ways, strict=True):
            if how != "die" and self.colour[stone] in left:
                return Refused("C12", f"a {self.colour[stone]} die still lies in the middle")
        if ways.count("joker") > self.jokers:
            return Refused("C5", "there are not so many jokers left")
        return None

    def ways(self, stone: str) -> list[str]:
        """All that this stone could be paid with, in the order in which moves are listed."""
        dice = ["die"] if self.colour[stone] in self.dice else []
        places = [n for n, colour in enumerate(self.quarry, 1) if colour == self.colour[stone]]
        return [
            *dice,
            *(f"quarry:{n}" for n in places if n > self.struck),
            *(["joker"] if self.jokers else []),
        ]

    def pay(self, stones: list[str], ways: list[str]) -> None:
        for stone, how in zip(stones, ways, strict=True):
            self.marked.add(stone)
            self.laid += 1
            if how == "die":
                self.dice.remove(self.colour[stone])
            elif how == "joker":
                self.jokers -= 1
            else:
                self.struck = max(self.struck, int(how.removeprefix("quarry:")))


class Referee:
    def __init__(self, seats: int, components: dict[str, Any], sheets: list[str], first: int) -> None:
        require(2 <= seats <= 5, "C5", "2 to 5 players")
        require(len(set(sheets)) == len(sheets) == seats, "C2", "every player takes a different sheet")
        require(0 <= first < seats, "C6", "there is no such seat")
        by_letter = {sheet["letter"]: sheet for sheet in components["sheets"]}
        self.points = components["points"]
        self.players = [self._player(by_letter[letter], seats) for letter in sheets]
        self.active = first
        self.turn = 0  # how many seats have built in this play
        self.number_of_dice = 3 if seats == 2 else 4  # C6
        self.middle: list[str] = []
        self.gone: set[str] = set()  # bonuses gained in earlier plays
        self.step = "roll"  # then build; at last over

    @staticmethod
    def _player(sheet: dict[str, Any], seats: int) -> Player:
        colour = {f"{'abcd'[x]}{y}": c for y, row in enumerate(sheet["relief"], 1) for x, c in enumerate(row)}
        for level, row in enumerate(sheet["pyramid"], 1):
            colour |= {f"p{level}.{place}": c for place, c in enumerate(row, 1)}
        arch = sheet["arch"]
        colour |= dict(zip(ARCH, [*arch["left"], *arch["right"], arch["cap"]], strict=True))
        return Player(colour, list(sheet["quarry"]), dict(sheet["symbols"]), jokers=seats)  # C5

    # Who is to move, and what they may do

    @property
    def over(self) -> bool:
        return self.step == "over"

    @property
    def chance(self) -> str | None:
        return "roll" if self.step == "roll" else None

    @property
    def builder(self) -> int:
        return (self.active + self.turn) % len(self.players)  # C16: clockwise

    @property
    def waiting(self) -> set[int]:
        return {self.builder} if self.step == "build" else set()

    def legal(self, seat: int) -> list[str]:
        if seat not in self.waiting:
            return []
        player = self.players[seat]
        moves = [f"{seat} done"]  # CR5
        for stones in [[stone] for stone in UNDER] + (NEIGHBOURS if player.laid == 0 else []):
            if not any(player.fault(stone) for stone in stones):
                moves += self._lays(seat, stones)
        return moves

    def _lays(self, seat: int, stones: list[str]) -> list[str]:
        """The ways to pay for these stones; which of two like stones is paid how makes no difference."""
        player = self.players[seat]
        alike = len(stones) == 2 and player.colour[stones[0]] == player.colour[stones[1]]
        moves = []
        outcomes = set()
        for ways in product(*(player.ways(stone) for stone in stones)):
            outcome = frozenset(Counter(ways).items()) if alike else ways
            if outcome not in outcomes and player.unpayable(stones, list(ways)) is None:
                outcomes.add(outcome)
                paid = [f"{stone}={how}" for stone, how in zip(stones, ways, strict=True)]
                moves.append(f"{seat} lay {' '.join(paid)}")
        return moves

    # Moves

    def play(self, text: str) -> None:
        require(not self.over, "C21", "the game is over")
        match text.split(" "):
            case ["roll", *colours]:
                self._roll(colours)
            case [seat, "done"]:
                self._builder(seat)
                self._end_of_building()
            case [seat, "lay", *lays] if lays:
                self._lay(self._builder(seat), lays)
            case _:
                raise Refused("record", f"cannot read {text!r}")

    def _roll(self, colours: list[str]) -> None:
        require(self.step == "roll", "C15", "the dice are rolled once in a play")
        require(set(colours) <= set(COLOURS), "C1", "a die has no such colour")
        require(len(colours) == self.number_of_dice, "C6", f"{self.number_of_dice} dice are rolled")
        self.middle = list(colours)
        self.step = "build"
        self._next_builder()

    def _builder(self, seat: str) -> Player:
        require(re.fullmatch("[0-9]", seat), "record", f"{seat!r} is not a seat")
        require(int(seat) in self.waiting, "C16", f"it is not for seat {seat} to build now")
        return self.players[int(seat)]

    def _next_builder(self) -> None:
        player = self.players[self.builder]
        player.laid = 0
        player.dice = list(self.middle)

    def _lay(self, player: Player, lays: list[str]) -> None:
        stones, ways = [], []
        for lay in lays:
            match = re.fullmatch(r"([^=]+)=(die|joker|quarry:[1-9][0-9]?)", lay)
            require(match and match[1] in player.colour, "record", f"cannot read {lay!r}")
            stones.append(lay.partition("=")[0])
            ways.append(lay.partition("=")[2])
        require(player.laid + len(stones) <= 2, "C7", "at most two stones in one play")
        if len(stones) == 1:
            require(stones[0] not in RELIEF, "C8", "two stones of the relief at once")
        else:
            require(set(stones) <= set(RELIEF), "C8", "two stones at once are laid only in the relief")
            require(adjacent(*stones), "C8", "the two stones are not next to each other")
        fault = [fault for stone in stones if (fault := player.fault(stone))]
        if refusal := fault[0] if fault else player.unpayable(stones, ways):
            raise refusal
        player.pay(stones, ways)
        for symbol, carriers in player.symbols.items():
            if symbol not in self.gone and player.marked.issuperset(carriers):
                player.bonuses.add(symbol)  # C18, C20
        if player.laid == 2:
            self._end_of_building()

    def _end_of_building(self) -> None:
        if self.turn == 0:
            self.middle = self.players[self.builder].dice  # C15: what the active player used is out of reach
        self.turn += 1
        if self.turn < len(self.players):
            self._next_builder()
            return
        self.gone = set().union(*(player.bonuses for player in self.players))  # C19
        self.active = (self.active + 1) % len(self.players)  # C17
        self.turn = 0
        self.step = "roll"
        finished = [player for player in self.players if player.completed >= 2]
        if finished:  # C21
            self.step = "over"
            for player in finished:
                player.bonuses.add("finish")

    # Points

    def breakdown(self, seat: int) -> dict[str, int]:
        player = self.players[seat]
        levels = [int(stone[1]) for stone in player.marked if stone in PYRAMID]
        lower = min(len(player.marked.intersection(column)) for column in (LEFT, RIGHT))
        arch = [0, *self.points["arch"]]
        return {
            "pyramid": self.points["pyramid"][max(levels) - 1] if levels else 0,  # C22
            "arch": arch[-1] if "cap" in player.marked else arch[lower],  # C23, CR6
            "relief": RELIEF_POINTS[len(player.marked.intersection(RELIEF))],  # C24
            "bonuses": 3 * len(player.bonuses),  # C25
            "quarry": len(player.quarry) - player.struck,
            "jokers": 2 * player.jokers,
        }

    @property
    def scores(self) -> list[int]:
        return [sum(self.breakdown(seat).values()) for seat in range(len(self.players))]

    @property
    def winners(self) -> list[int]:  # C26, CR7
        ranks = [
            (score, len(player.marked.intersection(PYRAMID)))
            for score, player in zip(self.scores, self.players, strict=True)
        ]
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
