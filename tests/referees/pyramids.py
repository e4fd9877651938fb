"""A second, plain referee for Pyramids, to check the rules engine against: one clause after the other."""

import re
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

COLOURS = ("green", "orange", "purple")  # P1
CELLS = [column + row for row in "12345" for column in "abcde"]  # P2, in reading order
NEIGHBOURS = {
    cell: {near for near in CELLS if abs(ord(cell[0]) - ord(near[0])) + abs(int(cell[1]) - int(near[1])) == 1}
    for cell in CELLS
}
DRAWINGS = {"I2": "##", "I3": "###", "L3": "##/#.", "O4": "##/##", "T4": "###/.#.", "L4": "###/#.."}  # P4


def placements(lines: list[str]) -> set[frozenset[str]]:
    """Every set of cells that the shape can cover in an empty chamber, turned and mirrored (P10, P11)."""
    placements = set()
    for turn in range(8):
        lines = ["".join(column) for column in zip(*lines[::-1], strict=True)]  # a quarter turn
        if turn == 4:
            lines = [line[::-1] for line in lines]  # then the mirror image
        squares = [(x, y) for y, line in enumerate(lines) for x, char in enumerate(line) if char == "#"]
        for right in range(6 - len(lines[0])):
            for down in range(6 - len(lines)):
                placements.add(frozenset("abcde"[x + right] + "12345"[y + down] for x, y in squares))
    return placements


PLACEMENTS = {shape: placements(drawing.split("/")) for shape, drawing in DRAWINGS.items()}


class Refused(Exception):  # noqa: N818 - a refusal is the referee's answer, not an error of its own
    def __init__(self, clause: str, why: str) -> None:
        super().__init__(why)
        self.clause = clause


def require(truth: object, clause: str, why: str) -> None:
    if not truth:
        raise Refused(clause, why)


def read_number(word: str) -> int:
    require(re.fullmatch("0|[1-9][0-9]{0,8}", word), "record", f"{word!r} is not a number")
    return int(word)


def read_cells(words: list[str]) -> frozenset[str]:
    for word in words:
        require(re.fullmatch("[a-z][0-9]", word), "record", f"{word!r} is not a cell")
        require(word in CELLS, "P11", f"{word} lies outside the chamber")
    require(len(set(words)) == len(words), "P11", "a cell is written twice")
    return frozenset(words)


@dataclass
class Chamber:
    number: int
    icons: dict[str, str]  # cell -> its character in the grid
    walls: set[str]
    marked: set[str] = field(default_factory=set)

    def fault(self, cells: frozenset[str]) -> Refused | None:
        """What forbids marking these cells together, whatever their shape."""
        if cells & self.walls:
            return Refused("P11", "a wall is never marked")
        if cells & self.marked:
            return Refused("P11", "a cell is marked at most once")
        if not self.marked and not any(self.icons[cell] == "E" for cell in cells):
            return Refused("P12", "the first marks must include the entrance")
        if self.marked and not any(NEIGHBOURS[cell] & self.marked for cell in cells):
            return Refused("P13", "the marks touch no cell marked before")
        return None


@dataclass
class Player:
    dealt: set[int] = field(default_factory=set)  # the four of P6; stays as it was dealt
    chambers: list[Chamber | None] = field(default_factory=lambda: [None, None])
    explored: set[int] = field(default_factory=set)
    red: int = 0
    green: int = 0
    torches: set[int] = field(default_factory=set)
    skulls: int = 0
    bonuses: dict[str, list[int]] = field(default_factory=lambda: {colour: [] for colour in COLOURS})
    # What is going on in this turn:
    must_mark: bool = False
    crosses: int = 0  # still to be used
    potions: int = 0  # of the shape, still to be drunk
    just_explored: set[int] = field(default_factory=set)
    takes: int = 0  # new cards still to be taken

    @property
    def in_play(self) -> list[Chamber]:
        return [chamber for chamber in self.chambers if chamber]

    @property
    def can_mark(self) -> bool:
        return any(chamber.fault(frozenset([cell])) is None for chamber in self.in_play for cell in CELLS)

    @property
    def is_done(self) -> bool:
        """Whether the player owes nothing in this turn."""
        return not self.must_mark and not self.crosses

    def drink(self, potions: int) -> None:
        for _ in range(potions):
            self.skulls = max(0, self.skulls - 2)  # P20: the last two, whose penalties are the largest

    def chamber(self, number: int, clause: str, cells: frozenset[str]) -> Chamber:
        """The chamber of that number, in which these cells may be marked."""
        chambers = [chamber for chamber in self.in_play if chamber.number == number]
        require(chambers, clause, f"card {number} is not one of the seat's chambers")
        if fault := chambers[0].fault(cells):
            raise fault
        return chambers[0]


class Referee:
    """Judges a game by the components and the options of its record."""

    def __init__(self, seats: int, components: dict[str, Any], options: dict[str, Any]) -> None:
        cards = components["cards"]
        self.rules: int = options.get("rules", 1)
        require(self.rules in (1, 2), "record", f"there are no rules {self.rules}")
        require(2 <= seats <= 4 and len(cards) >= 4 * seats, "P6", "2 to 4 players, and 4 cards for each")
        shapes = [shape for shape, count in components["expedition"].items() for _ in range(count)]
        every_shape = set(shapes) == set(DRAWINGS) or self.rules == 1
        require(len(shapes) == 8 and every_shape, "P4", "8 expedition cards show 6 shapes")
        self.colour: dict[int, str] = {card["number"]: card["colour"] for card in cards}
        self.grid: dict[int, list[str]] = {card["number"]: card["grid"] for card in cards}
        self.expedition: dict[str, int] = components["expedition"]
        self.penalties: list[int] = components["skulls"]
        self.players = [Player() for _ in range(seats)]
        self.deck = set(self.colour)
        self.offer: set[int] = set()
        self.round = 1
        self.turn = 0
        self.shape: str | None = None  # None between two turns
        self.left = dict(self.expedition)
        self.free_bonuses = {colour: [10, 6, 3] for colour in COLOURS}  # P5
        self.takers: list[int] = []  # seats still to take new cards, in order
        self.step = "deal"  # then keep, offer, and in each turn flip, mark, (take, draw, offer); at last over

    # Who is to move, and what they may do

    @property
    def over(self) -> bool:
        return self.step == "over"

    @property
    def chance(self) -> str | None:
        return self.step if self.step in {"deal", "offer", "flip", "draw"} else None

    @property
    def waiting(self) -> set[int]:
        everyone = enumerate(self.players)
        if self.step == "keep":
            return {seat for seat, player in everyone if not player.in_play}
        if self.step == "mark":
            return {seat for seat, player in everyone if not player.is_done}
        if self.step == "take":
            return {self.takers[0]}
        return set()

    def legal(self, seat: int) -> set[str]:
        if seat not in self.waiting:
            return set()
        player = self.players[seat]
        if self.step == "keep":
            return {f"{seat} keep {a} {b}" for a, b in combinations(sorted(player.dealt), 2)}
        if self.step == "take":
            return {f"{seat} take {card}" for card in [*self.offer, *(["deck"] if self.deck else [])]}
        verb = "mark" if player.must_mark else "cross"
        choices = {frozenset([cell]) for cell in CELLS}  # P14, P16
        if player.must_mark and self.shape:
            choices |= PLACEMENTS[self.shape]
        return {
            f"{seat} {verb} {chamber.number} " + " ".join(sorted(cells, key=CELLS.index))
            for chamber in player.in_play
            for cells in choices
            if chamber.fault(cells) is None
        }

    # Moves

    def play(self, text: str) -> None:
        require(not self.over, "P29", "the game is over")
        match text.split(" "):
            case ["deal", seat, *cards]:
                self._deal(self._player(seat), [read_number(card) for card in cards])
            case ["offer", *cards]:
                self._offer([read_number(card) for card in cards])
            case ["flip", shape]:
                self._flip(shape)
            case ["draw", card]:
                self._draw(read_number(card))
            case [seat, "keep", *cards]:
                self._keep(self._player(seat), [read_number(card) for card in cards])
            case [seat, "mark", card, *cells]:
                self._mark(self._player(seat), read_number(card), read_cells(cells))
            case [seat, "cross", card, *cells]:
                self._cross(self._player(seat), read_number(card), read_cells(cells))
            case [seat, "take", card]:
                self._take(self._player(seat), None if card == "deck" else read_number(card))
            case _:
                raise Refused("record", f"cannot read {text!r}")

    def _player(self, seat: str) -> Player:
        require(read_number(seat) < len(self.players), "P6", f"there is no seat {seat}")
        return self.players[int(seat)]

    def _deal(self, player: Player, cards: list[int]) -> None:
        require(self.step == "deal" and not player.dealt, "P6", "the seat is not to be dealt cards now")
        require(len(cards) == len(set(cards)) == 4, "P6", "each player draws four cards")
        require(self.deck.issuperset(cards), "P6", "a card is not in the deck")
        player.dealt = set(cards)
        self.deck -= player.dealt
        if all(other.dealt for other in self.players):
            self.step = "keep"

    def _keep(self, player: Player, cards: list[int]) -> None:
        require(self.step == "keep" and not player.in_play, "P6", "the seat has no cards to choose from now")
        require(len(cards) == len(set(cards)) == 2, "P6", "each player keeps two cards")
        require(player.dealt.issuperset(cards), "P6", "the seat was not dealt that card")
        player.chambers = [self._chamber(card) for card in sorted(cards)]
        self.deck |= player.dealt - set(cards)  # P6: the other two go back
        if not self.waiting:
            self.step = "offer"

    def _chamber(self, card: int) -> Chamber:
        icons = dict(zip(CELLS, "".join(self.grid[card]), strict=True))
        return Chamber(card, icons, {cell for cell in CELLS if icons[cell] == "#"})

    @property
    def _missing(self) -> int:
        return min(4 - len(self.offer), len(self.deck))  # P7, P23; P25: no more than the deck has

    def _offer(self, cards: list[int]) -> None:
        first = self.turn == 0 and self.round == 1
        clause = "P7" if first else "P23"
        require(self.step == "offer", clause, "no offer is due")
        require(len(cards) == len(set(cards)) == self._missing, clause, f"{self._missing} cards are missing")
        require(self.deck.issuperset(cards), clause, "a card is not in the deck")
        self.offer |= set(cards)
        self.deck -= set(cards)
        if first:
            self.step = "flip"
        else:
            self._go_on_taking()

    def _flip(self, shape: str) -> None:
        require(self.step == "flip", "P9", "no expedition card is due")
        require(self.left.get(shape), "P9", f"no {shape} is left among this round's expedition cards")
        self.left[shape] -= 1
        self.turn += 1
        self.shape = shape
        for player in self.players:
            player.must_mark = player.can_mark  # P15: no passing; PR4: no legal cell, no mark
        self.step = "mark"
        self._go_on_marking()

    def _mark(self, player: Player, card: int, cells: frozenset[str]) -> None:
        require(self.step == "mark" and player.must_mark, "P10", "the seat has nothing to mark now")
        whole = self.shape and cells in PLACEMENTS[self.shape]
        require(whole or len(cells) == 1, "P10", f"neither the whole {self.shape} nor a single cell (P14)")
        chamber = player.chamber(card, "P10", cells)
        player.must_mark = False
        icons = self._fill(player, chamber, cells)
        player.potions = icons.count("p")  # PR1: those of the shape come after the crosses
        self._use_crosses(player)

    def _cross(self, player: Player, card: int, cells: frozenset[str]) -> None:
        require(self.step == "mark" and player.crosses, "P16", "the seat has no cross to use")
        require(len(cells) == 1, "P16", "a cross marks one cell")
        chamber = player.chamber(card, "P16", cells)  # PR2: also one whose tomb was just marked
        player.crosses -= 1
        icons = self._fill(player, chamber, cells)
        if self.rules == 1:
            player.potions += icons.count("p")  # it waited for the other crosses
        else:
            player.drink(icons.count("p"))  # PR1: at once and wholly, before the next cross
        self._use_crosses(player)

    def _fill(self, player: Player, chamber: Chamber, cells: frozenset[str]) -> list[str]:
        """Mark the cells, and do what their icons ask for, save the potions."""
        chamber.marked |= cells
        icons = [chamber.icons[cell] for cell in cells]
        player.red = min(10, player.red + icons.count("r"))  # P17
        player.green = min(10, player.green + icons.count("g"))
        if "f" in icons:
            player.torches.add(self.round)  # P18
        player.skulls = min(10, player.skulls + icons.count("s"))  # P19
        player.crosses += icons.count("x")  # P16
        return icons

    def _use_crosses(self, player: Player) -> None:
        if not player.can_mark:
            player.crosses = 0  # PR3
        if not player.crosses:  # PR1: the potions of the shape only now, then tombs
            player.drink(player.potions)
            player.potions = 0
            tombs = [c for c in player.in_play if any(c.icons[cell] == "T" for cell in c.marked)]
            player.just_explored = {c.number for c in tombs}  # P21
            player.explored |= player.just_explored
        self._go_on_marking()

    def _go_on_marking(self) -> None:
        if self.waiting:
            return
        for player in self.players:
            for place, chamber in enumerate(player.chambers):
                if chamber and chamber.number in player.just_explored:
                    player.chambers[place] = None  # P22
            player.takes = len(player.just_explored)
        explorers = [seat for seat, player in enumerate(self.players) if player.just_explored]
        self.takers = sorted(explorers, key=lambda seat: min(self.players[seat].just_explored))  # P24, PR5
        if self.round == 4 and self.turn == 7:
            self.takers = []  # PR7
        self._go_on_taking()

    def _go_on_taking(self) -> None:
        while self.takers:
            if self.players[self.takers[0]].takes and (self.offer or self.deck):
                self.step = "take"
                return
            self.takers.pop(0)  # has all new cards, or there are none left (PR6)
            if self._missing:
                self.step = "offer"  # P23
                return
        self._claim_bonuses()
        self._end_turn()

    def _take(self, player: Player, card: int | None) -> None:
        mine = self.step == "take" and player is self.players[self.takers[0]]
        require(mine, "P24", "it is not this seat's turn to take a card")
        if card is None:
            require(self.deck, "P25", "the deck is empty")
            self.step = "draw"
            return
        require(card in self.offer, "P22", f"card {card} is not in the offer")
        self.offer.remove(card)
        self._receive(player, card)

    def _draw(self, card: int) -> None:
        require(self.step == "draw", "P22", "no card is to be drawn now")
        require(card in self.deck, "P22", f"card {card} is not in the deck")
        self.deck.remove(card)
        self._receive(self.players[self.takers[0]], card)

    def _receive(self, player: Player, card: int) -> None:
        player.chambers[player.chambers.index(None)] = self._chamber(card)
        player.takes -= 1
        self._go_on_taking()

    def _claim_bonuses(self) -> None:
        for colour, free in self.free_bonuses.items():
            claims = []
            for seat, player in enumerate(self.players):
                new = [number for number in player.just_explored if self.colour[number] == colour]
                count = len([number for number in player.explored if self.colour[number] == colour])
                if any(count - len(new) < step <= count for step in (2, 4, 6)):  # P26
                    claims.append((min(new), seat))  # P27, PR5
            for _, seat in sorted(claims):
                if free:
                    self.players[seat].bonuses[colour].append(free.pop(0))

    def _end_turn(self) -> None:
        for player in self.players:
            player.just_explored = set()
        self.shape = None
        self.step = "flip"
        if self.turn == 7 and self.round == 4:
            self.step = "over"  # P29
        elif self.turn == 7:  # P28
            self.round += 1
            self.turn = 0
            self.left = dict(self.expedition)

    # Points

    def breakdown(self, seat: int) -> dict[str, int]:  # P30
        player = self.players[seat]
        pairs = min(player.red, player.green)
        return {
            "torches": 5 * len(player.torches),
            "bonuses": sum(sum(values) for values in player.bonuses.values()),
            "gems": 5 * pairs + (player.red - pairs) + (player.green - pairs),
            "skulls": -max(self.penalties[: player.skulls], default=0),
            "pyramids": 10 * len(player.explored),
        }

    @property
    def scores(self) -> list[int]:
        return [sum(self.breakdown(seat).values()) for seat in range(len(self.players))]

    @property
    def winners(self) -> list[int]:
        best = [seat for seat, score in enumerate(self.scores) if score == max(self.scores)]
        explored = {seat: min(self.players[seat].explored) for seat in best if self.players[seat].explored}
        if explored:
            return [min(explored, key=lambda seat: explored[seat])]  # P31
        return best  # PR8
