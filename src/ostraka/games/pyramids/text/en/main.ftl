# Pyramids in English: the table, moves, facts, refusals.

## Keys and buttons

key-chamber = go to the first or second chamber
key-arrows = move between cells
key-enter = choose, then confirm

## The end

tie-pyramids = Tied on points: the lowest-numbered explored pyramid wins.
shared-pyramids = Tied on points, with no pyramid explored: the win is shared.
points-pyramids-torches = Torches
points-pyramids-bonuses = Pyramid bonuses
points-pyramids-gems = Gems
points-pyramids-skulls = Skulls
points-pyramids-pyramids = Pyramids

## Shapes and icons

shape-I2 = two in a row
shape-I3 = three in a row
shape-L3 = small L
shape-O4 = square
shape-T4 = T
shape-L4 = large L
icon-wall = wall
icon-entrance = entrance
icon-tomb = tomb
icon-cross = cross
icon-red-gem = red gem
icon-green-gem = green gem
icon-torch = torch
icon-skull = skull
icon-potion = potion

## The table

round-turn = Round { $round } of { $rounds } · card { $turn } of { $turns }
last-card = Last card
shapes-left = Still face down
tools = Shape
tool-shape = Shape: { $shape }
tool-single = Single cell instead
turn = Rotate
mirror = Mirror
chamber-title = Chamber { $place }: pyramid { $number }
card-picture = Pyramid { $number }
cell-marked = marked
cell-free = can be marked
cell-ghost = the shape fits here
cell-ghost-wrong = the shape doesn’t fit here
say-keep = Keep two of your four pyramids.
say-take = You’ve explored a pyramid! Take a new one.
say-mark = Mark the shape, or a single cell.
say-mark-single = The shape doesn’t fit anywhere. Mark a single cell.
say-only-so = That’s the only way it fits here.
say-cross = A cross! Mark one more cell.
choose-keep = Keep two pyramids
choose-take = Take a new pyramid
take-deck = Top card of the deck, face down ({ $count } left)
offer = Offer
deck-left = { $count } in the deck
score-torches = Torches: { $count } of 4
score-red = Red gems: { $count } of 10
score-green = Green gems: { $count } of 10
score-skulls = Skulls: { $count } of 10, penalty { $penalty }
score-bonus = Pyramid bonuses, { $colour }: { $explored } explored
score-pending = counts at the end of this turn
claim-taken = { $who ->
    [you] { $points }: yours
   *[other] { $points }: claimed by { $name }
}
claim-free = { $points }: still available
claim-gone = { $points }: blacked out
score-pyramids = { $count ->
    [one] { $count } pyramid
   *[other] { $count } pyramids
}
gain-red = Red gems: { $count }
gain-green = Green gems: { $count }
gain-torch = Torches: { $count }
gain-skull = Skulls: { $count }
gain-tomb = Pyramids explored: { $count }
gain-cross = Cells still to mark: { $count }
gain-potion = { $count ->
    [one] a potion, drunk after the crosses
   *[other] { $count } potions, drunk after the crosses
}

## Moves

move-mark = { $who ->
    [you] mark
    [nobody] mark
   *[other] marks
} { $count ->
    [one] { $cells } in pyramid { $card }
   *[other] the shape in pyramid { $card } ({ $cells })
}
move-cross = { $who ->
    [you] mark
    [nobody] mark
   *[other] marks
} { $cells } in pyramid { $card } (cross)
move-keep = { $who ->
    [you] keep
    [nobody] keep
   *[other] keeps
} pyramids { $first } and { $second }
move-take = { $who ->
    [you] take
    [nobody] take
   *[other] takes
} pyramid { $card }
move-take-deck = { $who ->
    [you] take
    [nobody] take
   *[other] takes
} the top card of the deck
move-deal = { $who ->
    [you] You’re dealt four pyramids
   *[other] { $name } is dealt four pyramids
}
move-offer = New in the offer: { $cards }
move-flip = Revealed: { $shape }
move-draw = Drawn: pyramid { $card }
news-mark = { $who ->
    [you] mark
   *[other] marks
} { $count ->
    [one] a cell in pyramid { $card }
   *[other] the shape in pyramid { $card }
}
news-cross = { $who ->
    [you] mark
   *[other] marks
} one more cell in pyramid { $card }
advise-mark = { $count ->
    [one] Mark one cell in pyramid { $card }
   *[other] Mark the shape in pyramid { $card }
}
advise-cross = Mark one more cell in pyramid { $card }
advise-keep = Keep pyramids { $first } and { $second }
advise-take = Take pyramid { $card }
advise-take-deck = Take the top card of the deck

## What a move does

fact-explores = explores pyramid { $pyramid }
fact-claims = claims the { $points }-point { $colour } bonus
fact-contested = if nobody with a lower number claims it
fact-towards = one { $colour } pyramid away from the { $points }-point bonus
fact-nearer = { $cells ->
    [one] one cell closer
   *[other] { $cells } cells closer
} to the tomb in pyramid { $pyramid }, { $left } to go
fact-astray = no closer to the tomb in pyramid { $pyramid }, { $left } to go
fact-late = pyramid { $pyramid } is already explored
fact-walled = the tomb in pyramid { $pyramid } can no longer be reached
fact-gems = { $points ->
    [one] gems worth { $points } point
   *[other] gems worth { $points } points
}
fact-torch = lights the round { $round } torch: { $points } points
fact-crosses = { $cells ->
    [one] one extra cell to mark
   *[other] { $cells } extra cells to mark
}
fact-skulls = { $skulls ->
    [one] a skull
   *[other] { $skulls } skulls
}: the penalty goes from { $before } to { $after }
fact-potion = { $skulls ->
    [0] a potion, with no skull to erase
    [one] a potion erases a skull and lowers the penalty by { $points }
   *[other] a potion erases { $skulls } skulls and lowers the penalty by { $points }
}
fact-useless = leaves no room for this shape: { $shape }
fact-useful = makes room for this shape: { $shape }
fact-forgoes = a single cell, although the shape would fit
fact-ready = { $shapes ->
    [one] leaves room for the shape that may come next
   *[other] leaves room for all { $shapes } shapes that may come next
}
fact-wanted = pyramid { $pyramid } is the one you need for the { $points }-point { $colour } bonus
fact-pair = two { $colour } pyramids, together worth the { $points }-point bonus
fact-denies = keeps pyramid { $pyramid } from others who need { $colour }
fact-short = a short path through pyramid { $pyramid }: { $left ->
    [one] { $left } cell
   *[other] { $left } cells
}
fact-long = a long path through pyramid { $pyramid }: { $left ->
    [one] { $left } cell
   *[other] { $left } cells
}
fact-rich = pyramid { $pyramid } is rich (gems: { $gems }, torches: { $torches }, crosses: { $crosses })
fact-guarded = pyramid { $pyramid } is guarded by { $skulls ->
    [one] a skull
   *[other] { $skulls } skulls
}
fact-unseen = { $cards ->
    [one] the last card of the deck
   *[other] one of { $cards } unseen cards
}

## Refusals

reason-pyramids-over = The game is over.
reason-pyramids-not-keeping = You’ve already chosen your two pyramids.
reason-pyramids-not-marking = There’s nothing to mark right now.
reason-pyramids-cross-first = First mark the extra cell for your cross.
reason-pyramids-no-cross = You have no cross left to use.
reason-pyramids-not-your-chamber = That isn’t one of your chambers.
reason-pyramids-not-the-shape = Mark the whole shape, rotated or mirrored, or a single cell.
reason-pyramids-one-cell = A cross lets you mark exactly one cell.
reason-pyramids-cross-elsewhere = A cross lets you mark a cell in one of your two chambers.
reason-pyramids-wall = Walls can’t be marked.
reason-pyramids-marked = Each cell can only be marked once.
reason-pyramids-entrance = Your first marks in a chamber must include its entrance.
reason-pyramids-apart = New marks must share an edge with a cell you’ve already marked.
reason-pyramids-not-taking = It’s not time to take a card.
reason-pyramids-another-takes = It’s another player’s turn to take a card.
reason-pyramids-not-offered = That card isn’t in the offer.
reason-pyramids-deck-empty = The deck is empty.

## What is said aloud
announced-torch = { $who ->
    [you] You light the round { $round } torch!
   *[other] { $name } lights the round { $round } torch.
}
announced-explored = { $who ->
    [you] You explore pyramid { $pyramid }!
   *[other] { $name } explores pyramid { $pyramid }.
}
announced-takes-first = { $who ->
    [you] You take new cards first: { $pyramid } is the lowest number.
   *[other] { $name } takes new cards first: { $pyramid } is the lowest number.
}
announced-claimed = { $who ->
    [you] You claim
   *[other] { $name } claims
} the { $points }-point { $colour ->
    [green] green
    [orange] orange
   *[purple] purple
} bonus. { $next ->
    [0] That was the last one.
   *[other] The next one is worth { $next }.
}
announced-round-over = Round { $round } is over. All expedition cards are shuffled again.
announced-last-card = This is the last card of the game!
announced-sits-out = { $who ->
    [you] You have no cell left to mark, so you sit out this turn.
   *[other] { $name } has no cell left to mark and sits out this turn.
}
