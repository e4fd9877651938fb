# The words of Ostraka in English: pages, tables, moves, reasons.

## The page

home = Home
skip = Skip to the game
close = Close
language = Language
sound = Sound
to-light = Light
to-dark = Dark
lead = Two pen-and-paper games among the pyramids. Play at once against a bot, or with friends by a link. No account, nothing to install.
credits = Ostraka is an independent implementation of published rules, with layouts, texts and pictures of its own. The games were designed by Phil Walker-Harding (Pyramids) and by Florian Ortlepp, Helmut Ortlepp and Steffen Benndorf (Cheops).
offline = The server cannot be reached. This page opens all the same, but games, reviews and lessons need it: try again when you are connected.
unloaded = A part of this page could not be loaded. You may be offline, or there is a newer version.
reload = Load again
lost = There is nothing here
lost-about = The address leads nowhere. It may have been cut off when it was copied.

## The games

game-pyramids = Pyramids
game-cheops = Cheops
about-pyramids = A shape is flipped, everyone marks it: find the way from the entrance to the tomb. 2 to 4 players, 20 minutes.
about-cheops = Dice are rolled, everyone builds: a pyramid, an arch and a relief. 2 to 5 players, 20 minutes.
play = Play
friends = With friends
pass-and-play = One device
opponents = Opponents
opponent = Your opponent
unfinished = Unfinished games
continue = Continue: { $game } · { $names }
finished = Finished games
join = Join by a link
join-hint = Paste the link here
join-go = Join
join-lost = This is no link to a table. Copy the whole address that you were sent.
replay-file = Look at a saved game
rules = Rules
learn = Learn

## Opponents

bot = Bot
level-random = Random
level-novice = Novice
level-scribe = Scribe
level-architect = Architect
level-pharaoh = Pharaoh
level-about-novice = Plays by simple habits. Good for a first game.
level-about-scribe = Weighs what every move brings at once.
level-about-architect = Has learned from many games what pays in the end.
level-about-pharaoh = Tries out thousands of games before every move.
bot-level = Bot: { $level }
guest = Guest
you = you
your-seat = You
player = Player { $number }
seat = Seat { $number }
your-name = Your name
name-of = Name of player { $number }
chair-friend = A friend, by a link
chair-here = Somebody on this device
one-more = One more player
remove = Remove
wish-hints = Hints are allowed
wish-delay = Bots take a moment, as people do
wish-watching = Others may watch
open-table = Open the table

## A table that waits

lobby-waiting = { $count ->
    [one] Waiting for one more person.
   *[other] Waiting for { $count } more people.
}
seat-free = Free seat
sit-down = Sit here
stand-up = Leave
ready = I am ready
not-ready = not ready yet
invite = Invite friends
address = Link
address-code = The link as a QR code
invite-text = Join my table at Ostraka
copy = Copy
copied = Copied
share = Share
other-device = Use another device too
other-device-about = Open this private link on your other device: your name, your seats and your games will be there too. Give it to nobody else.
key-title = Your games on this device
key-about = This private link makes this browser yours: your name, your seats and your games will be here too. Who you were in this browser before is forgotten.
key-accept = Move in

## A table that is played at

connecting = Connecting …
state-connecting = Connecting …
state-live = Connected
state-away = Connection lost. Trying again …
state-gone = This table is closed.
table-lost = This table cannot be shown
watching = You are watching
watchers = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
away = away
thinking = to move
waiting-for = Waiting for { $names }
confirm = Confirm
pass = Pass
pass-still = Pass all the same
undo = Undo
hint = Hint
hint-thinking = Looking for a good move …
hint-use = Show it
hint-odds = { $win }% to win, points ahead in the end: { $margin }
log = What has happened
log-empty = Nothing yet.
log-line = { $name }: { $move }
help = Help
keys = Keys
key-chamber = go to the first or second chamber
key-arrows = walk from cell to cell
key-enter = choose, then confirm
key-stone = go to a stone that can be built
key-stones = go to the next or previous one
key-enter-stone = choose this stone
enlarge = Show large
score-card = Score card
gone = { $name } has left.
stand-in = Let a bot play on
stand-in-mine = A bot plays for you: { $level }.
take-back = I am back
hand-over = Hand the device to { $name }
hand-over-ready = I am { $name }
plays = { $name } plays
clause = Rule { $clause }

## The end

end-won = You have won!
end-shared = You share the victory!
end-winner = { $count ->
    [one] { $names } has won
   *[other] { $names } share the victory
}
tie-pyramids = Equal points: the lowest number on an explored pyramid decides.
tie-cheops = Equal points: more stones in the pyramid decide.
rematch = Rematch
record = Save the game
points-source = Where the points come from
points-total = Total
points-torches = Torches
points-bonuses = Bonuses
points-gems = Gems
points-skulls = Skulls
points-pyramids = Pyramids
points-pyramid = Pyramid
points-arch = Arch
points-relief = Relief
points-quarry = Quarry
points-jokers = Jokers

## Colours, shapes, icons

colour-green = green
colour-orange = orange
colour-purple = purple
colour-blue = blue
colour-pink = pink
colour-red = red
colour-yellow = yellow
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

## Pyramids

round-turn = Round { $round } of { $rounds } · card { $turn } of { $turns }
shapes-left = Still to come in this round
tools = Shape
tool-shape = Shape: { $shape }
tool-single = A single cell instead
turn = Turn
mirror = Mirror
chamber-title = Chamber { $place }: pyramid { $number }
card-picture = Pyramid { $number }
cell-marked = marked
cell-chosen = chosen
cell-free = can be marked
cell-ghost = the shape fits here
cell-ghost-wrong = the shape does not fit here
say-keep = Keep two of your four pyramids.
say-take = You explored a pyramid! Take a new one.
say-sending = Sending …
say-mark = Mark the shape, or a single cell.
say-mark-single = The shape fits nowhere: mark a single cell.
say-only-so = It fits here in no other way.
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
score-bonus = Bonuses in { $colour }: { $explored } explored, still free: { $free }
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
gain-points = { $points ->
    [one] { $sign }{ $points } point
   *[other] { $sign }{ $points } points
}

## Cheops

dice-middle = Dice
active-player = Active:
dice-blocked = Dice taken by the active player
building-pyramid = Pyramid
building-arch = Triumphal arch
building-relief = Floor relief
bonuses = Bonuses
bonus-got = gained
bonus-free = still free
bonus-gone = gone
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
quarry-gone = no longer free
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
move-lay = { $who ->
    [you] build
   *[other] builds
} { $stone } ({ $how })
move-done = { $who ->
    [you] have finished building
   *[other] has finished building
}
move-deal = { $who ->
    [you] You are dealt four pyramids
   *[other] { $name } is dealt four pyramids
}
move-offer = New in the offer: { $cards }
move-flip = Flipped: { $shape }
move-draw = It is pyramid { $card }
move-roll = Rolled: { $dice }
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
advise-lay = Build { $stone } ({ $how })
advise-done = Finish building

## What a move does

fact-explores = explores pyramid { $pyramid }
fact-claims = claims the bonus of { $points } in { $colour }
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

refused-bad-message = This was not understood. Load the page again.
refused-not-yours = This is not yours to do.
refused-foreign-origin = This page comes from another site.
refused-unknown = There is no such table. The link may be incomplete.
refused-taken = Somebody else was quicker: the seat is taken.
refused-too-early = It is too early for that.
refused-too-late = It is too late for that.
refused-too-big = That is too long.
refused-illegal = The rules do not allow that.
refused-not-whole = Something still belongs to this turn.
refused-too-fast = That was too much at once. Wait a moment.
refused-broken = Something went wrong on the server. Try again.
refused-busy = Too many people at once. Try again in a moment.
refused-unavailable = The server does not answer. It is tried again.
reason-pyramids-over = The game is over.
reason-pyramids-not-keeping = Your two pyramids are chosen already.
reason-pyramids-not-marking = You owe no mark now.
reason-pyramids-cross-first = A cross demands one more cell first.
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
