# Cheops in the terminal, in English.

## The screen

cheops-play = play { $number }
cheops-builds-now = builds now: { $name }
cheops-blocked = taken by { $name }:
cheops-bonuses-left = Bonuses left ({ $points } points each):
cheops-play-last = { $play }, the last
cheops-each = { $points } each
cheops-complete = complete
cheops-not-now = not now

## What a draft brings

cheops-builds = You build { $stones }: { $gains }.
cheops-builds-nothing = You build nothing in this play.
cheops-ends = This ends the game after this play (C21).
cheops-others-too = others can still gain it in this play, C19
cheops-second = One more stone?
cheops-or-done = Or type { $command }.

## What was typed

cheops-name-stone = Name the stone.
cheops-many-ways = { $count ->
    [one] This can be paid for in { $count } way; choose: { $moves }
   *[other] This can be paid for in { $count } ways; choose: { $moves }
}
cheops-more-ways = { $count } more (see { $command })
cheops-no-quarry = No stone of your quarry can pay for that (C12, C13).
cheops-no-partner = This one has no free neighbour now.
cheops-rests-on = { $stone } rests on { $below }.
cheops-next-stone = The next stone of this column is { $stone }.
cheops-no-die = No die of this colour lies in the middle.
cheops-quarry-lacks = Your quarry has no stone of this colour left.
cheops-last-struck = The last one struck is stone { $place }.
reason-cheops-no-such-stone = There is no such stone.
reason-cheops-no-such-quarry-stone = There is no such quarry stone: they are 1 to 12.
reason-cheops-repeated-stone = You named the same stone twice.

## Help

cheops-help-aim = Everyone builds a pyramid, an arch and a floor relief on a sheet of their own. In every play one player is active and rolls the dice; then all, in turn, may build up to two stones. The game ends with the play in which somebody completes a second building, and the most points win.
cheops-help-pyramid = one stone or two; the bottom row is free, a higher stone rests on two built ones. The highest level with a stone counts
cheops-help-arch = one stone or two; each column from the bottom up, the capstone last. The lower column counts
cheops-help-relief = two stones at once, edge to edge. 4 6 8 10 12 stones bring 4 6 8 11 15 points
cheops-help-paying = Each stone costs a die of its colour from the middle. Only if there is none, strike a stone of that colour in your quarry, or a joker. The quarry goes from left to right: what you skip is lost. The active player's dice stay taken for the others in this play; the others put theirs back.
cheops-help-die = can be built now: a die pays
cheops-help-quarry = can be built now: the quarry pays, or a joker
cheops-help-joker = can be built now: a joker pays
cheops-help-not-now = cannot be built now
cheops-help-symbol = a bonus, and how many of its stones you have built; its letter is on them, as in { $stone }
cheops-help-last-chance = somebody has gained it in this play: you still can, later nobody can
cheops-help-bonuses = The first player to build all stones with a symbol gains its bonus, 3 points; so does everyone who does it in the same play. Two complete buildings bring the finish bonus. At the end, each quarry stone to the right of the last one struck is worth 1 point, each unused joker 2.
cheops-help-stone = lays the third stone of the pyramid's first level; { $left } and { $right } are stones of the arch, { $cap } its capstone
cheops-help-pair = lays two stones of the relief
cheops-help-pay = pays with stone 4 of the quarry; { $joker } with a joker (only if there is a choice)
cheops-help-in-full = the same in full, as in saved games: { $ways }
cheops-help-done = ends your play with fewer than two stones; or: { $short }

## Score sheet

cheops-score-pyramid = pyramid, its highest level
cheops-score-arch = arch, its lower column
cheops-score-relief = relief, by its stones
cheops-score-bonuses = bonuses, 3 each
cheops-score-quarry = quarry stones left, 1 each
cheops-score-jokers = jokers left, 2 each
