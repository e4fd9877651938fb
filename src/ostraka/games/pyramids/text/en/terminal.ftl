# Pyramids in the terminal, in English.

## The screen

pyramids-gem = gem
pyramids-before = before the first round
pyramids-against = { $name } against { $others }
pyramids-no-chamber = no chamber left
pyramids-turn-it =
    turn it or
    mirror it
pyramids-bonuses-left = Bonuses left:
pyramids-chambers = chambers
pyramids-penalty-now = -{ $penalty } now
pyramids-penalty-next = next -{ $penalty }

## What a draft brings

pyramids-brings = That brings: { $gains }.
pyramids-brings-nothing = That brings a longer path, and no points yet.
pyramids-full = no space for more: { $gem }
pyramids-torch-lit = no torch: that of round { $round } is lit already (P18)
pyramids-skulls = skulls { $had } → { $has }, penalty { $before } → { $after }
pyramids-potion = a potion erases up to two skulls
pyramids-crosses-lost = { $count ->
    [one] { $count } cross lost: no cell is left (PR3)
   *[other] { $count } crosses lost: no cell is left (PR3)
}

## What was typed

pyramids-other-verb = You can't { $verb } now: it's time to { $due }.
pyramids-name-two-cards = Name the two cards.
pyramids-name-one-card = Name one card of the offer, or the deck.
pyramids-name-chamber = Name the chamber and its cells.
pyramids-name-cells = Name the cells too.
pyramids-name-one-chamber = Name one chamber, then its cells.
pyramids-which-chamber = Name the chamber before the cells: { $cards }.
pyramids-not-yours = { $card } isn't one of your chambers: name { $cards }.
pyramids-your-chambers = Your chambers: { $cards }.
pyramids-your-cards = Your cards: { $cards }.
pyramids-offered = In the offer: { $cards }.
reason-pyramids-not-dealt = Keep exactly two of your four cards.
reason-pyramids-no-such-card = There is no such card.
reason-pyramids-repeated-card = You named the same card twice.
reason-pyramids-repeated-cell = You named the same cell twice.
reason-pyramids-off-the-chamber = There is no such cell: cells are a1 to e5.

## Help

pyramids-help-aim = Mark a path in a chamber from its entrance (E) to its tomb (T). Every turn one shape is turned up for all: mark it whole, turned or mirrored, in one of your two chambers, or mark a single cell instead. The first marks in a chamber include its entrance, later ones touch a marked cell; walls (#) stay free. After four rounds of seven cards the highest score wins.
pyramids-help-tomb = tomb: explored, 10 points; you take a new card from the offer or the deck
pyramids-help-red = red gem: 5 points with a green one, 1 alone
pyramids-help-green = green gem: likewise
pyramids-help-torch = torch: 5 points, once a round
pyramids-help-skull = skull: your worst penalty counts
pyramids-help-cross = cross: mark one more cell now
pyramids-help-potion = potion: erases your two worst skulls
pyramids-help-bonuses = The 2nd, 4th and 6th pyramid of a colour claim its best bonus: 10, then 6, then 3.
pyramids-help-shapes = The shapes; a round uses seven of the eight cards:
pyramids-help-mark = cells of card 3, column and row; or: { $short }, or: { $shorter }
pyramids-help-cross-move = the cell for a cross; or: { $short }
pyramids-help-keep = keeps two of the four cards
pyramids-help-take = takes a card of the offer; { $deck } the top of the deck

## Score sheet

pyramids-score-torches = torches, 5 each
pyramids-score-bonuses = pyramid bonuses
pyramids-score-gems = gems, 5 a pair, 1 each without
pyramids-score-skulls = largest skull penalty
pyramids-score-pyramids = explored pyramids, 10 each
