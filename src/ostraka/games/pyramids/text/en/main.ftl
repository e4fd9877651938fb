# Pyramids in English: the table, moves, facts, refusals.

## Keys and buttons

key-chamber = go to the first or second chamber
key-arrows = walk from cell to cell
key-enter = choose, then confirm

## The end

tie-pyramids = Equal points: the lowest number on an explored pyramid decides.
shared-pyramids = Tied on points, with no pyramid explored: the win is shared.
points-torches = Torches
points-gems = Gems
points-skulls = Skulls
points-pyramids = Pyramids

## Shapes and icons

shape-I2 = two in a row
shape-I3 = three in a row
shape-L3 = small corner
shape-O4 = square
shape-T4 = T
shape-L4 = large corner
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
tool-single = A single cell instead
turn = Turn
mirror = Mirror
chamber-title = Chamber { $place }: pyramid { $number }
card-picture = Pyramid { $number }
cell-marked = marked
cell-free = can be marked
cell-ghost = the shape fits here
cell-ghost-wrong = the shape does not fit here
say-keep = Keep two of your four pyramids.
say-take = You explored a pyramid! Take a new one.
say-mark = Mark the shape, or a single cell.
say-mark-single = The shape fits nowhere: mark a single cell.
say-only-so = It only fits this way.
say-cross = A cross! Mark one more cell.
choose-keep = Keep two pyramids
choose-take = Take a new pyramid
take-deck = The top card of the deck, unseen ({ $count } left)
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
score-bonuses = Bonuses
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
   *[other] marks
} { $count ->
    [one] { $cells } in pyramid { $card }
   *[other] the shape in pyramid { $card } ({ $cells })
}
move-cross = { $who ->
    [you] mark
   *[other] marks
} { $cells } in pyramid { $card } for a cross
move-keep = { $who ->
    [you] keep
   *[other] keeps
} pyramids { $first } and { $second }
move-take = { $who ->
    [you] take
   *[other] takes
} pyramid { $card }
move-take-deck = { $who ->
    [you] take
   *[other] takes
} the top card of the deck
move-deal = { $who ->
    [you] You are dealt four pyramids
   *[other] { $name } is dealt four pyramids
}
move-offer = New in the offer: { $cards }
move-flip = Flipped: { $shape }
move-draw = It is pyramid { $card }
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
fact-claims = claims the bonus of { $points } in { $colour }
fact-contested = if nobody with a lower number claims it
fact-towards = one more { $colour } pyramid to the bonus of { $points }
fact-nearer = { $cells ->
    [one] one cell nearer
   *[other] { $cells } cells nearer
} to the tomb of pyramid { $pyramid }, { $left } to go
fact-astray = no nearer to the tomb of pyramid { $pyramid }, { $left } to go
fact-late = pyramid { $pyramid } is explored already
fact-walled = no way to the tomb of pyramid { $pyramid } any more
fact-gems = { $points ->
    [one] gems for { $points } point
   *[other] gems for { $points } points
}
fact-torch = lights the torch of round { $round }, { $points } points
fact-crosses = { $cells ->
    [one] one further cell to mark
   *[other] { $cells } further cells to mark
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
fact-useless = leaves no use for this shape: { $shape }
fact-useful = makes room for this shape: { $shape }
fact-forgoes = a single cell, where the shape would fit
fact-ready = { $shapes ->
    [one] keeps a use for the shape that may come
   *[other] keeps a use for all { $shapes } shapes that may come
}
fact-wanted = pyramid { $pyramid } is the one missing for the bonus of { $points } in { $colour }
fact-pair = two { $colour } chambers, together a bonus of { $points }
fact-denies = denies pyramid { $pyramid } to others who need { $colour }
fact-short = a short way in pyramid { $pyramid }: { $left ->
    [one] { $left } cell
   *[other] { $left } cells
}
fact-long = a long way in pyramid { $pyramid }: { $left ->
    [one] { $left } cell
   *[other] { $left } cells
}
fact-rich = pyramid { $pyramid } is rich: gems { $gems }, torches { $torches }, crosses { $crosses }
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
reason-pyramids-not-keeping = Your two pyramids are chosen already.
reason-pyramids-not-marking = It's not your turn to mark.
reason-pyramids-cross-first = Use your cross first: mark one more cell.
reason-pyramids-no-cross = No cross demands a further cell.
reason-pyramids-not-your-chamber = This is not one of your chambers.
reason-pyramids-not-the-shape = Mark the whole shape, turned or mirrored, or a single cell.
reason-pyramids-one-cell = A cross marks exactly one cell.
reason-pyramids-cross-elsewhere = A cross marks a cell in one of your two chambers.
reason-pyramids-wall = A wall can never be marked.
reason-pyramids-marked = A cell is marked only once.
reason-pyramids-entrance = The first marks in a chamber include its entrance.
reason-pyramids-apart = The marks must touch a cell marked before, edge to edge.
reason-pyramids-not-taking = Nobody takes a card now.
reason-pyramids-another-takes = It is another player's turn to take a card.
reason-pyramids-not-offered = This card is not in the offer.
reason-pyramids-deck-empty = The deck is empty.

## What is said aloud
announced-torch = { $who ->
    [you] You light the torch of round { $round }.
   *[other] { $name } lights the torch of round { $round }.
}
announced-explored = { $who ->
    [you] You explore pyramid { $pyramid }!
   *[other] { $name } explores pyramid { $pyramid }.
}
announced-takes-first = { $who ->
    [you] You take new cards first, because { $pyramid } is the lowest number just explored.
   *[other] { $name } takes new cards first, because { $pyramid } is the lowest number just explored.
}
announced-claimed = { $who ->
    [you] You claim
   *[other] { $name } claims
} { $points } points for { $colour ->
    [green] green
    [orange] orange
   *[purple] purple
} pyramids. { $next ->
    [0] No more points are left in this colour.
   *[other] The next bonus in this colour is { $next }.
}
announced-round-over = Round { $round } is over. All expedition cards are shuffled again.
announced-last-card = This is the last card of the game!
announced-sits-out = { $who ->
    [you] You have no cell left to mark, so you sit this turn out.
   *[other] { $name } has no cell left to mark and sits this turn out.
}
