# Cheops in English: the table, moves, facts, refusals.

## Keys and buttons

pass = Pass
pass-still = Pass anyway
key-stone = go to a stone you can lay
key-stones = next or previous stone
key-enter-stone = choose this stone

## The end

tie-cheops = Tied on points: more stones in the pyramid wins.
shared-cheops = Tied on points and on stones in the pyramid: the win is shared.
points-cheops-pyramid = Pyramid
points-cheops-arch = Arch
points-cheops-relief = Relief
points-cheops-bonuses = Bonuses
points-cheops-quarry = Quarry
points-cheops-jokers = Jokers

## The table

dice-middle = Dice
active-player = Active player:
dice-blocked = Dice taken by the active player
last-play = Last round
building-pyramid = Pyramid
building-arch = Triumphal arch
building-relief = Floor relief
bonuses = Bonuses
bonus-got = earned
bonus-free = still available
bonus-gone = gone
bonus-last = last chance: this round only
bonus-pending = counts at the end of this round
symbol-ankh = ankh
symbol-eye = eye
symbol-feather = feather
symbol-lotus = lotus
symbol-scarab = scarab
symbol-finish = finish
relief-scale = What the relief is worth
relief-stones = Stones
relief-points = Points
quarry = Quarry
quarry-struck = crossed off
quarry-skipped = skipped
jokers-left = { $count ->
    [one] { $count } joker left
   *[other] { $count } jokers left
}
stone-laid = laid
stone-open = can be laid
stone-cap = capstone
stone-pyramid = pyramid, level { $level }, stone { $place }
stone-left = left column, level { $level }
stone-right = right column, level { $level }
stone-relief = relief { $cell }
stone-paid = { $stone } ({ $how })
how-die = die
how-joker = joker
how-quarry = quarry stone { $place }
say-lay = Lay up to two stones.
say-second = Lay one more stone, or confirm.
say-stuck = There’s no stone you can lay. Pass.
say-sure = You can still lay stones. Pass anyway?
say-relief = Now choose the stone next to it.
say-pay = How will you pay?

## Moves

move-lay = { $who ->
    [you] lay
    [nobody] lay
   *[other] lays
} { $count ->
    [one] a stone: { $stones }
   *[other] { $count } stones: { $stones }
}
move-done = { $who ->
    [you] stop building
    [nobody] stop building
   *[other] stops building
}
move-roll = Rolled: { $dice }
news-lay = { $who ->
    [you] lay
   *[other] lays
} { $where ->
    [pyramid] a stone in the pyramid
    [arch] a stone in the arch
   *[relief] two stones in the relief
}
advise-lay = { $count ->
    [one] Lay a stone: { $stones }
   *[other] Lay { $count } stones: { $stones }
}
advise-done = Stop here

## What a move does

fact-pyramid = level { $level } of the pyramid: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fact-arch = level { $level } of the arch: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fact-capstone = the capstone: { $points } points
fact-relief = { $stones } stones in the relief: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fact-completes = completes a building ({ $building })
fact-finish = earns the finish bonus: { $points } points
fact-ends = { $margin ->
    [0] ends the game level with the best rival
   *[other] ends the game; margin over the best rival: { $margin }
}
fact-bonus = earns a bonus ({ $symbol }): { $points } points
fact-within = one stone away from a bonus: { $symbol }
fact-opens = { $stones ->
    [one] opens up one more stone
   *[other] opens up { $stones } more stones
}
fact-strands = { $stones ->
    [one] one relief stone can now never be laid
   *[other] { $stones } relief stones can now never be laid
}
fact-dice = { $dice ->
    [one] pays with a die: { $colour }
   *[other] pays with { $dice } dice: { $colour }
}
fact-blocks = takes the last { $colour } die, which others could have used
fact-quarry = crosses off { $stones ->
    [one] one quarry stone
   *[other] { $stones } quarry stones
}, giving up { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fact-joker = { $jokers ->
    [one] spends a joker
   *[other] spends { $jokers } jokers
}, giving up { $points } points
fact-stuck = there’s no stone to lay
fact-passes = skips { $stones ->
    [one] a stone
   *[other] { $stones } stones
} that dice alone could pay for
fact-spares = { $points ->
    [one] saves at least { $points } point
   *[other] saves at least { $points } points
}: dice alone can’t pay for any stone
fact-leaves = { $dice ->
    [one] leaves a die for the others
   *[other] leaves { $dice } dice for the others
}

## Refusals

reason-cheops-over = The game is over.
reason-cheops-not-rolled = The dice haven’t been rolled yet.
reason-cheops-out-of-turn = It’s another player’s turn to build.
reason-cheops-third-stone = You can lay at most two stones a turn.
reason-cheops-marked = That stone has already been laid.
reason-cheops-one-alone = In the relief you must lay exactly two stones at a time.
reason-cheops-not-adjacent = The two relief stones must be next to each other.
reason-cheops-not-the-relief = Only in the relief are two stones laid at once.
reason-cheops-no-support = Both stones below it must be laid first.
reason-cheops-column = A column of the arch must be built from the bottom up.
reason-cheops-capstone = You can lay the capstone only when both columns are complete.
reason-cheops-die-lies-there = There’s a die of this colour in the middle, so you have to use it.
reason-cheops-no-die = There’s no die of this colour in the middle, and nothing in your quarry to pay with.
reason-cheops-other-colour = That quarry stone is a different colour.
reason-cheops-left-of-the-last = Quarry stones must be crossed off from left to right.
reason-cheops-struck-twice = Each quarry stone pays for only one stone.
reason-cheops-no-joker = You have no jokers left.

## Choices before the game

setup-first = Who goes first
setup-sheets = Building sheets
setup-sheets-about = All sheets have the same buildings and symbols. Only the colours of the stones differ.
chosen-first = { $who ->
    [you] You go first
   *[other] { $name } goes first
}
chosen-sheet = { $who ->
    [you] You have sheet { $letter }
   *[other] { $name } has sheet { $letter }
}
sheet-letter = Sheet { $letter }
reason-cheops-number-of-sheets = Every player needs exactly one sheet.
reason-cheops-no-such-sheet = There’s no sheet with that letter.
reason-cheops-same-sheet = Every player needs a different sheet.
reason-cheops-no-such-starter = The player who goes first must be at the table.

## What is said aloud
announced-completed = { $building ->
    [pyramid] { $who ->
        [you] You complete your pyramid!
       *[other] { $name } completes the pyramid.
    }
    [arch] { $who ->
        [you] You complete your arch!
       *[other] { $name } completes the arch.
    }
   *[relief] { $who ->
        [you] You complete your relief!
       *[other] { $name } completes the relief.
    }
}
announced-gained = { $who ->
    [you] You earn
   *[other] { $name } earns
} the { $bonus ->
    [ankh] ankh
    [eye] eye
    [feather] feather
    [lotus] lotus
    [scarab] scarab
   *[finish] finish
} bonus.
announced-gone = The { $bonus ->
    [ankh] ankh
    [eye] eye
    [feather] feather
    [lotus] lotus
    [scarab] scarab
   *[finish] finish
} bonus is gone.
announced-last-play = { $who ->
    [you] Last round: you have two complete buildings.
   *[other] Last round: { $name } has two complete buildings.
} { $others ->
    [0] No turns left.
    [one] One turn left.
   *[other] { $others } turns left.
}
