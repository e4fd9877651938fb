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
credits = Ostraka is an independent implementation of published rules, with layouts, texts and pictures of its own.
offline = The server cannot be reached. This page opens all the same, but games, reviews and lessons need it: try again when you are connected.
unloaded = A part of this page could not be loaded. You may be offline, or there is a newer version.
reload = Load again
lost = There is nothing here
lost-about = The address leads nowhere. It may have been cut off when it was copied.

## The games

play = Play
friends = With friends
pass-and-play = One device
opponents = Opponents
opponent = Your opponent
unfinished = Unfinished games
continue = Continue: { $game } · { $names }
game-unknown = This page can't show the game “{ $game }”.
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
seat-friend = A friend, by a link
seat-here = Somebody on this device
one-more = One more player
remove = Remove
option-hints = Hints are allowed
option-delay = Bots take a moment, as people do
option-watching = Others may watch
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
device-title = Your games on this device
device-about = This private link makes this browser yours: your name, your seats and your games will be here too. This replaces the profile in this browser.
device-accept = Use it here

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
undo = Undo
hint = Hint
hint-thinking = Looking for a good move …
hint-use = Show it
hint-odds = { $win }% to win, expected lead: { $margin } points
log = What has happened
log-empty = Nothing yet.
log-line = { $name }: { $move }
help = Help
keys = Keys
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
rematch = Rematch
record = Save the game
points-source = Where the points come from
points-total = Total
points-bonuses = Bonuses

## Colours

colour-green = green
colour-orange = orange
colour-purple = purple
colour-blue = blue
colour-pink = pink
colour-red = red
colour-yellow = yellow

## Choices

cell-chosen = chosen
say-sending = Sending …
gain-points = { $points ->
    [one] { $sign }{ $points } point
   *[other] { $sign }{ $points } points
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
refused-not-whole = Your turn isn't finished.
refused-too-fast = That was too much at once. Wait a moment.
refused-broken = Something went wrong on the server. Try again.
refused-busy = Too many people at once. Try again in a moment.
refused-unavailable = The server isn't responding. Retrying …

## Choices before a game

more-choices = More choices
by-chance = By chance
seat-of = Seat { $number }: { $name }
