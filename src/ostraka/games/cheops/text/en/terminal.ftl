# Cheops in the terminal, in English.

## The screen

cheops-play = round { $number }
cheops-active = active: { $name }
cheops-builds-now = now building: { $name }
cheops-blocked = taken by { $name }:
cheops-bonuses-left = Bonuses left ({ $points } points each):
cheops-play-last = { $play }, the last
cheops-each = { $points } each
cheops-complete = complete
cheops-not-now = not now

## What a draft brings

cheops-builds = You lay { $stones }: { $gains }.
cheops-builds-nothing = You lay nothing this round.
cheops-ends = The game ends after this round (C21).
cheops-others-too = others can still earn it this round, C19
cheops-second = Lay one more stone?
cheops-or-done = Or type { $command }.

## What was typed

cheops-name-stone = Name the stone.
cheops-many-ways = { $count ->
    [one] This can be paid for in { $count } way; choose: { $moves }
   *[other] This can be paid for in { $count } ways; choose: { $moves }
}
cheops-more-ways = { $count } more (see { $command })
cheops-no-quarry = No stone in your quarry can pay for that (C12, C13).
cheops-no-partner = No stone next to this one can be laid now.
cheops-rests-on = { $stone } rests on { $below }.
cheops-next-stone = The next stone of this column is { $stone }.
cheops-no-die = There’s no die of this colour in the middle.
cheops-quarry-lacks = Your quarry has no stone of this colour left.
cheops-last-struck = The last one crossed off is stone { $place }.
reason-cheops-no-such-stone = There’s no such stone.
reason-cheops-no-such-quarry-stone = There’s no such quarry stone: they are 1 to 12.
reason-cheops-repeated-stone = You named the same stone twice.

## Help

cheops-help-aim = Build a pyramid, an arch and a floor relief on your sheet. In each round one player is active and rolls the dice; then everyone, in turn, may lay up to two stones. The game ends with the round in which someone completes a second building, and the player with the most points wins.
cheops-help-pyramid = one or two stones; the bottom row is open, a higher stone rests on two others. The highest level with a stone scores
cheops-help-arch = one or two stones; each column from the bottom up, the capstone last. The lower column scores
cheops-help-relief = two stones at a time, edge to edge. 4 6 8 10 12 stones are worth 4 6 8 11 15 points
cheops-help-paying = Each stone costs a die of its colour from the middle. Only if there is none, cross off a stone of that colour in your quarry, or a joker. The quarry goes from left to right: what you skip is lost. The active player’s dice stay blocked for the others this round; the others put theirs back.
cheops-help-die = can be laid now: a die pays
cheops-help-quarry = can be laid now: the quarry pays, or a joker
cheops-help-joker = can be laid now: a joker pays
cheops-help-not-now = can’t be laid now
cheops-help-symbol = a bonus, and how many of its stones you have laid; its letter is on them, as in { $stone }
cheops-help-last-chance = someone has earned it this round: you still can, but nobody can later
cheops-help-bonuses = The first player to lay all stones with a symbol earns its bonus, 3 points; so does everyone who does it in the same round. Two complete buildings earn the finish bonus. At the end, each quarry stone to the right of the last one crossed off is worth 1 point, each unused joker 2.
cheops-help-stone = lays the third stone on the first level of the pyramid; { $left } and { $right } are stones of the arch, { $cap } its capstone
cheops-help-pair = lays two stones in the relief
cheops-help-pay = pays with quarry stone 4; { $joker } with a joker (only if there is a choice)
cheops-help-in-full = the same in full, as in saved games: { $ways }
cheops-help-done = ends your turn with fewer than two stones; or: { $short }

## Score sheet

cheops-score-pyramid = pyramid, its highest level
cheops-score-arch = arch, its lower column
cheops-score-relief = relief, by its stones
cheops-score-bonuses = bonuses, 3 each
cheops-score-quarry = quarry stones left, 1 each
cheops-score-jokers = jokers left, 2 each
