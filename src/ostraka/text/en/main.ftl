# The words of Ostraka in English: pages, tables, moves, reasons.

## The page

home = Home
skip = Skip to content
close = Close
language = Language
sound = Sound
to-light = Light mode
to-dark = Dark mode
lead = Pen-and-paper games set in ancient Egypt. Play a bot right away, or send your friends a link. No account, nothing to install.
credits = Ostraka is an independent implementation of the published rules, with its own layouts, text and artwork.
offline = The server can’t be reached. Games, reviews and lessons need it, so try again when you’re back online.
unloaded = Part of this page didn’t load. You may be offline, or there may be a newer version.
reload = Reload
lost = Page not found
lost-about = This link doesn’t go anywhere. Part of it may have been lost when it was copied.

## The games

play = Play
friends = With friends
pass-and-play = Pass & play
more-bots = More bots
opponents = Opponents
opponent = Your opponent
unfinished = Unfinished games
continue = Continue: { $game } · { $names }
game-unknown = This page can’t show the game “{ $game }”.
finished = Finished games
join = Join with a link
join-hint = Paste the link here
join-go = Join
join-lost = That isn’t a link to a table. Copy the whole link you were sent.
replay-file = Open a saved game
rules = Rules
learn = Learn

## Opponents

bot = Bot
bot-random = Random
bot-novice = Novice
bot-scribe = Scribe
bot-architect = Architect
bot-pharaoh = Pharaoh
bot-about-novice = Follows a few simple rules. Good for your first game.
bot-about-scribe = Goes for whatever scores right away.
bot-about-architect = Has learned from many games what pays off in the long run.
bot-about-pharaoh = Plays out thousands of games in its head before every move.
bot-option = Bot: { $bot }
guest = Guest
you = you
your-seat = You
player = Player { $number }
seat = Seat { $number }
your-name = Your name
name-of = Name of player { $number }
seat-friend = A friend, via a link
seat-here = Someone on this device
one-more = Add a player
remove = Remove
option-hints = Allow hints
option-delay = Bots pause before moving, like people do
option-watching = Let others watch
open-table = Open a table

## A table that waits

lobby-waiting = { $count ->
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
}
seat-free = Free seat
sit-down = Sit here
stand-up = Leave
ready = I’m ready
not-ready = not ready yet
invite = Invite friends
address = Link
address-code = QR code for this link
invite-text = Join my table on Ostraka
copy = Copy
copied = Copied
share = Share
other-device = Play on another device too
other-device-about = Open this private link on your other device to bring along your name, seats and games. Don’t share it with anyone.
device-title = Your games on this device
device-about = This private link brings your name, seats and games to this browser. It replaces the profile that’s here now.
device-accept = Continue here

## A table that is played at

connecting = Connecting…
state-connecting = Connecting…
state-live = Connected
state-away = Connection lost. Reconnecting…
state-gone = This table is closed.
table-lost = Can’t show this table
watching = You’re watching
watchers = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
away = away
thinking = thinking
waiting-for = Waiting for { $names }
confirm = Confirm
undo = Undo
hint = Hint
hint-thinking = Looking for a good move…
hint-use = Use it
hint-odds = { $win }% chance of winning, expected margin: { $margin }
log = Game log
log-empty = Nothing yet.
log-line = { $who ->
    [you] You { $move }
   *[other] { $name } { $move }
}
help = Help
keys = Keyboard shortcuts
enlarge = Enlarge
score-card = Score card
gone = { $name } has left.
stand-in = Let a bot take over
stand-in-mine = A bot is playing for you ({ $bot }).
take-back = I’m back
hand-over = Pass the device to { $name }
hand-over-ready = I’m { $name }
plays = { $name }’s turn
clause = Rule { $clause }

## The end

end-won = You win!
end-shared = You share the win!
end-winner = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}
rematch = Rematch
record = Download game
points-source = Where the points come from
points-total = Total

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
say-sending = Sending…
gain-points = { $points ->
    [one] { $sign }{ $points } point
   *[other] { $sign }{ $points } points
}

## Refusals

refused-bad-message = The server didn’t understand that. Reload the page.
refused-not-yours = You can’t do that.
refused-foreign-origin = This page was opened from another site. Open Ostraka directly.
refused-unknown = There’s no such table. The link may be incomplete.
refused-taken = Someone else was faster: that seat is taken.
refused-too-early = It’s too early for that.
refused-too-late = It’s too late for that.
refused-too-big = That’s too long.
refused-illegal = The rules don’t allow that.
refused-not-whole = Your turn isn’t finished yet.
refused-too-fast = Too many requests. Wait a moment.
refused-broken = Server error. Try again.
refused-busy = The server is busy. Try again in a moment.
refused-unavailable = The server isn’t responding. Trying again…

## Choices before a game

more-choices = More choices
by-chance = By chance
seat-of = Seat { $number }: { $name }
