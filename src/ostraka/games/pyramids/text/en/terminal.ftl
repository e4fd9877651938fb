# Pyramids in the terminal, in English.

## The screen

pyramids-gem = gem
pyramids-before = before the first round
pyramids-against = { $name } against { $others }
pyramids-no-chamber = no chamber left
pyramids-turn-it =
    rotate or
    mirror it
pyramids-bonuses = Bonuses
pyramids-bonuses-left = Bonuses left:
pyramids-chambers = chambers
pyramids-penalty-now = −{ $penalty } now
pyramids-penalty-next = next −{ $penalty }

## What a draft brings

pyramids-brings = This move: { $gains }.
pyramids-brings-nothing = This move: a longer path, but no points yet.
pyramids-full = no space for another { $gem }
pyramids-torch-lit = no torch: the one for round { $round } is already lit (P18)
pyramids-skulls = skulls { $had } → { $has }, penalty { $before } → { $after }
pyramids-potion = a potion erases up to two skulls
pyramids-crosses-lost = { $count ->
    [one] { $count } cross lost: no cell is left (PR3)
   *[other] { $count } crosses lost: no cell is left (PR3)
}

## What was typed

pyramids-other-verb = You can’t { $verb } now: it’s time to { $due }.
pyramids-name-two-cards = Name the two cards.
pyramids-name-one-card = Name one card from the offer, or the deck.
pyramids-name-chamber = Name the chamber and its cells.
pyramids-name-cells = Name the cells too.
pyramids-name-one-chamber = Name one chamber, then its cells.
pyramids-which-chamber = Name the chamber before the cells: { $cards }.
pyramids-not-yours = { $card } isn’t one of your chambers: name { $cards }.
pyramids-your-chambers = Your chambers: { $cards }.
pyramids-your-cards = Your cards: { $cards }.
pyramids-offered = In the offer: { $cards }.
reason-pyramids-not-dealt = Keep exactly two of your four cards.
reason-pyramids-no-such-card = There’s no such card.
reason-pyramids-repeated-card = You named the same card twice.
reason-pyramids-repeated-cell = You named the same cell twice.
reason-pyramids-off-the-chamber = There’s no such cell: cells are a1 to e5.

## Help

pyramids-help-aim = Mark a path in a chamber from its entrance (E) to its tomb (T). Every turn one shape is revealed for everyone: mark all of it, rotated or mirrored, in one of your two chambers, or mark a single cell instead. Your first marks in a chamber must include its entrance, later ones must share an edge with a marked cell; walls (#) can’t be marked. After four rounds of seven cards the highest score wins.
pyramids-help-tomb = tomb: explored, 10 points; you take a new card from the offer or the deck
pyramids-help-red = red gem: 5 points with a green one, 1 alone
pyramids-help-green = green gem: 5 points with a red one, 1 alone
pyramids-help-torch = torch: 5 points, once a round
pyramids-help-skull = skull: only your largest penalty counts
pyramids-help-cross = cross: mark one extra cell right away
pyramids-help-potion = potion: erases your two largest skulls
pyramids-help-bonuses = Your 2nd, 4th and 6th pyramid of a colour each claim its highest remaining bonus: 10, then 6, then 3.
pyramids-help-shapes = The shapes; a round uses seven of the eight cards:
pyramids-help-mark = cells of card 3, column and row; or: { $short }, or: { $shorter }
pyramids-help-cross-move = the cell for a cross; or: { $short }
pyramids-help-keep = keeps two of the four cards
pyramids-help-take = takes a card from the offer; { $deck } takes the top card of the deck

## Score sheet

pyramids-score-torches = torches, 5 each
pyramids-score-bonuses = pyramid bonuses
pyramids-score-gems = gems, 5 a pair, 1 each alone
pyramids-score-skulls = largest skull penalty
pyramids-score-pyramids = explored pyramids, 10 each
