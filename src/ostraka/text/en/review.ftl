# Looking back on a game, in English: replay, review, fair draws.

review = Review
replay = Replay
fairness = Fair draws
share-link = Link to this game
points-over = Points over the game, in the end: { $names }

## Replay

replay-title = Watch a game again
replay-about = Open a saved game and go through it move by move. It is read by this server and not kept.
replay-drop = Drop a file here, or paste it
replay-choose = Choose a file
replay-paste = Paste the text of a game
replay-show = Show it
replay-another = Another file
replay-reading = Reading the game …
replay-several = { $count ->
    [one] One game was found
   *[other] { $count } games were found
}
replay-nothing = There is nothing in it.
replay-not-json = This is not a saved game. Choose a file that was saved here or with the command line.
replay-too-big = This is too long for one game.
replay-refused = This game cannot be shown. The referee says:
replay-slider = Move
replay-ply = { $ply } of { $last }
replay-beginning = Before the first move
replay-first = To the beginning
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-forward = One move on
replay-last = To the end

## Review

review-making = The game is being looked at, move by move …
review-patience = this takes a minute or two
review-percent = { $value }%
review-table = To the table
review-whose = Whose decisions
review-everybody = Everybody
review-chances = Chances to win
review-chances-label = Chances to win over the game of { $names }, with { $count ->
    [0] no turning point
    [one] one turning point
   *[other] { $count } turning points
}
review-turning-note = Diamonds stand where the game turned. Tap the chart to go there.
review-skill = Decisions
review-luck = Luck
review-level = about as well as: { $level }
review-towards = on the way to: { $level }
review-too-few = too few decisions to tell how well
review-nothing-decided = nothing to decide
review-luck-brought = { $points ->
    [one] chance brought about { $points } point
   *[other] chance brought about { $points } points
}
review-luck-took = { $points ->
    [one] chance took about { $points } point
   *[other] chance took about { $points } points
}
review-decisions = Decision by decision
review-filter = Which decisions
review-filter-mistakes = Mistakes
review-filter-turning = Turning points
review-filter-all = All decisions
review-none-mistakes = No mistakes: nothing that was surely worse than the best.
review-none-turning = No single move turned this game.
review-none-all = There was nothing to decide.
review-list = List of decisions
review-item = { $number } of { $count } · move { $ply }
review-previous = Previous
review-next = Next
review-cost = cost: 1 per percentage point of win chance plus 1 per point
review-chance = Chance
review-played = { $who ->
    [you] You played
   *[other] { $name } played
}
review-best = Best
review-legend-best = best
review-close = not surely worse than the best
review-lost = gave away { $what }
review-lost-win = { $win }% to win
review-lost-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
review-and = { " and " }
review-why-best = About the best move
review-why-played = About the move that was played
review-options = { $count ->
    [one] There was { $count } legal move.
   *[other] There were { $count } legal moves.
}
review-after = { $who ->
    [you] Afterwards you had { $win }% to win.
   *[other] Afterwards { $name } had { $win }% to win.
}
review-turn-up = { $who ->
    [you] { $win }% more for you
   *[other] { $win }% more for { $name }
}
review-turn-down = { $who ->
    [you] { $win }% less for you
   *[other] { $win }% less for { $name }
}
grade-best = best
grade-good = good
grade-inaccuracy = inaccuracy
grade-mistake = mistake
grade-blunder = blunder

## Fair draws

fair-title = Were the draws fair?
fair-about = Before the first draw the server promised a secret without telling it, and the players added numbers of their own. Both together decide every draw. Now that the secret is known, this browser works all of them out again.
fair-checking = Working out every draw …
fair-yes = { $draws ->
    [one] Fair: the draw came out as it had to.
   *[other] Fair: all { $draws } draws came out as they had to.
}
fair-no = Not fair: this game does not keep what was promised.
fair-promised = The secret is the one that was promised.
fair-not-promised = The secret is not the one that was promised.
fair-told = The promise is the one that this browser was told before the game.
fair-not-told = The promise is not the one that this browser was told before the game.
fair-own = { $who ->
    [you] The number that this browser has added is among them.
   *[other] Numbers that this browser has added are among them: { $names }.
}
fair-draws = { $count ->
    [one] { $count } draw was worked out again, and fits.
   *[other] { $count } draws were worked out again, and all fit.
}
fair-bad-moves = { $count ->
    [one] { $count } chance move does not fit.
   *[other] { $count } chance moves do not fit.
}
fair-not-fair = Nothing was promised about the draws of this game, so they cannot be checked.
fair-no-secret = The secret is told when the game is over.
fair-no-crypto = This page was not loaded over a secure connection, so this browser has no means to check. Save the game and use “ostraka verify”.
fair-given = What goes into it
fair-commitment = Promise (SHA-256 of the secret)
fair-secret = Secret
fair-nonce = { $who ->
    [you] Your number
   *[other] Number of { $name }
}
fair-arithmetic = The arithmetic, draw by draw
fair-fits = fits
fair-fits-not = does not fit
fair-missing = Some cards that could have come are missing.
fair-draw = { $count ->
    [one] Draw { $number }, one outcome
   *[other] Draw { $number }, { $count } outcomes
}
