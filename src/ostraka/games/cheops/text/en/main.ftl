# Cheops in English: the table, moves, facts, refusals.

## Keys and buttons

pass = Pass
pass-still = Pass all the same
key-stone = go to a stone that can be built
key-stones = go to the next or previous one
key-enter-stone = choose this stone

## The end

tie-cheops = Equal points: more stones in the pyramid decide.
shared-cheops = Tied on points and on stones in the pyramid: the win is shared.
points-pyramid = Pyramid
points-arch = Arch
points-relief = Relief
points-quarry = Quarry
points-jokers = Jokers

## The table

dice-middle = Dice
active-player = Active:
dice-blocked = Dice taken by the active player
last-play = Last play
building-pyramid = Pyramid
building-arch = Triumphal arch
building-relief = Floor relief
bonuses = Bonuses
bonus-got = gained
bonus-free = still free
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
stone-built = built
stone-open = can be built
stone-cap = capstone
stone-pyramid = pyramid, level { $level }, stone { $place }
stone-left = left column, level { $level }
stone-right = right column, level { $level }
stone-relief = relief { $cell }
how-die = die
how-joker = joker
how-quarry = quarry { $place }
say-lay = Build up to two stones.
say-second = One more stone, or confirm.
say-stuck = No stone can be built: pass.
say-sure = Stones can still be built. Pass all the same?
say-relief = Now the second stone, next to it.
say-pay = How will you pay?

## Moves

move-lay = { $who ->
    [you] build
   *[other] builds
} { $stone } ({ $how })
move-done = { $who ->
    [you] have finished building
   *[other] has finished building
}
move-roll = Rolled: { $dice }
advise-lay = Build { $stone } ({ $how })
advise-done = Finish building

## What a move does

fact-pyramid = level { $level } of the pyramid, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fact-arch = level { $level } of the arch, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fact-capstone = the capstone, { $points } points
fact-relief = { $stones } stones of the relief, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fact-completes = completes a building: { $building }
fact-finish = gains the finish bonus, { $points } points
fact-ends = { $margin ->
    [0] ends the game level with the best rival
   *[other] ends the game, lead over the best rival: { $margin }
}
fact-bonus = gains a bonus, { $symbol }: { $points } points
fact-within = only one stone is missing for a bonus: { $symbol }
fact-opens = { $stones ->
    [one] one more stone becomes free to build
   *[other] { $stones } more stones become free to build
}
fact-strands = { $stones ->
    [one] a stone of the relief can never be built any more
   *[other] { $stones } stones of the relief can never be built any more
}
fact-dice = { $dice ->
    [one] pays with a die: { $colour }
   *[other] pays with { $dice } dice: { $colour }
}
fact-blocks = takes the last { $colour } die, which others could use
fact-quarry = strikes { $stones ->
    [one] one stone
   *[other] { $stones } stones
} of the quarry, { $points ->
    [one] { $points } point
   *[other] { $points } points
} given up
fact-joker = { $jokers ->
    [one] spends a joker
   *[other] spends { $jokers } jokers
}, { $points } points given up
fact-stuck = no stone can be built
fact-passes = passes over { $stones ->
    [one] a stone
   *[other] { $stones } stones
} that dice could pay for
fact-spares = { $points ->
    [one] saves { $points } point at least
   *[other] saves { $points } points at least
}: dice alone pay for nothing
fact-leaves = { $dice ->
    [one] leaves a die to the others
   *[other] leaves { $dice } dice to the others
}

## Refusals

reason-cheops-over = The game is over.
reason-cheops-not-rolled = The dice are not rolled yet.
reason-cheops-out-of-turn = It is another player's turn to build.
reason-cheops-third-stone = At most two stones are built in one play.
reason-cheops-marked = This stone is built already.
reason-cheops-one-alone = Of the relief, exactly two stones are laid at once.
reason-cheops-not-adjacent = The two stones of the relief lie next to each other.
reason-cheops-not-the-relief = Only two stones of the relief are laid at once.
reason-cheops-no-support = Both stones under it must be built first.
reason-cheops-column = A column of the arch is built from the bottom up.
reason-cheops-capstone = The capstone comes when both columns are complete.
reason-cheops-die-lies-there = A die of this colour lies in the middle, and must be used.
reason-cheops-no-die = There is no die of this colour in the middle, and nothing in the quarry to pay with.
reason-cheops-other-colour = This stone of the quarry has another colour.
reason-cheops-left-of-the-last = Quarry stones are struck from left to right.
reason-cheops-struck-twice = One quarry stone pays for one stone.
reason-cheops-no-joker = No joker is left.

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
    [you] You gain
   *[other] { $name } gains
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
    [you] You have
   *[other] { $name } has
} completed two buildings: this is the last play. { $others ->
    [0] Nobody else builds any more.
    [one] One more player still builds.
   *[other] { $others } more players still build.
}
