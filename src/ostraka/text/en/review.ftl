# Looking back on a game, in English: replay, review, fair draws.

review = Review
replay = Replay
fairness = Fairness check
share-link = Link to this game
points-over = Points over the course of the game; final scores: { $names }

## Replay

replay-title = Watch a game again
replay-about = Open a saved game and step through it move by move. The server reads it but doesn’t keep it.
replay-drop = Drop a file here, or paste it
replay-choose = Choose a file
replay-paste = Paste the text of a game
replay-show = Show
replay-another = Another file
replay-reading = Reading the game…
replay-several = { $count ->
    [one] Found one game
   *[other] Found { $count } games
}
replay-nothing = It’s empty.
replay-not-json = This isn’t a saved game. Choose a file saved here or from the command line.
replay-too-big = That’s too long for one game.
replay-refused = This game can’t be shown. The referee says:
replay-slider = Move
replay-ply = { $ply } of { $last }
replay-beginning = Before the first move
replay-first = To the beginning
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-forward = One move forward
replay-last = To the end

## Review

review-making = Analysing the game, move by move…
review-patience = this takes a minute or two
review-percent = { $value }%
review-table = Back to the table
review-whose = Whose decisions
review-everybody = Everyone
review-chances = Winning chances
review-chances-label = Winning chances during the game ({ $names }), with { $count ->
    [0] no turning point
    [one] one turning point
   *[other] { $count } turning points
}
review-turning-note = Diamonds mark the turning points. Tap the chart to jump there.
review-skill = Decisions
review-luck = Luck
review-similar = about the level of: { $bot }
review-towards = just short of: { $bot }
review-too-few = too few decisions to judge
review-nothing-decided = nothing to decide
review-luck-brought = { $points ->
    [one] luck gave about { $points } point
   *[other] luck gave about { $points } points
}
review-luck-none = luck made no difference
review-luck-took = { $points ->
    [one] luck cost about { $points } point
   *[other] luck cost about { $points } points
}
review-decisions = Decision by decision
review-filter = Which decisions
review-filter-mistakes = Mistakes
review-filter-turning = Turning points
review-filter-all = All decisions
review-none-mistakes = No mistakes: nothing was clearly worse than the best move.
review-none-turning = No single move decided this game.
review-none-all = There was nothing to decide.
review-list = List of decisions
review-item = { $number } of { $count } · move { $ply }
review-previous = Previous
review-next = Next
review-cost = cost of the move: winning chance lost (in percentage points) plus points lost
review-chance = Chance
review-played = { $who ->
    [you] Your move
   *[other] { $name }’s move
}
review-best = Best move
review-legend-best = best
review-close = about as good as the best
review-lost = gave away { $what }
review-lost-win = { $win ->
    [one] { $win } percentage point of winning chance
   *[other] { $win } percentage points of winning chance
}
review-lost-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
review-and = { " and " }
review-why-best = Why this is best
review-why-played = About the move played
review-options = { $count ->
    [one] There was { $count } legal move.
   *[other] There were { $count } legal moves.
}
review-after = { $who ->
    [you] After your move, your winning chance was { $win }%.
   *[other] After { $name }’s move, their winning chance was { $win }%.
}
review-turn-up = { $who ->
    [you] your winning chance went up by
   *[other] { $name }’s winning chance went up by
} { $win ->
    [one] { $win } percentage point
   *[other] { $win } percentage points
}
review-turn-down = { $who ->
    [you] your winning chance went down by
   *[other] { $name }’s winning chance went down by
} { $win ->
    [one] { $win } percentage point
   *[other] { $win } percentage points
}
grade-best = best
grade-good = good
grade-inaccuracy = inaccuracy
grade-mistake = mistake
grade-blunder = blunder

## Fair draws

fair-title = Was chance fair?
fair-about = Before the first draw, the server committed to a secret without revealing it, and each player added a number. Together they decide every draw. Now that the secret is out, your browser recalculates them all.
fair-checking = Recalculating every draw…
fair-yes = { $draws ->
    [one] Fair: the draw came out as it should.
   *[other] Fair: all { $draws } draws came out as they should.
}
fair-no = Not fair: this game doesn’t match what the server committed to.
fair-promised = The secret matches the commitment.
fair-not-promised = The secret doesn’t match the commitment.
fair-told = The commitment matches the one this browser received before the game.
fair-not-told = The commitment doesn’t match the one this browser received before the game.
fair-own = { $who ->
    [you] The number this browser added was used.
   *[other] Numbers this browser added were used: { $names }.
}
fair-draws = { $count ->
    [one] { $count } draw recalculated: it matches.
   *[other] { $count } draws recalculated: all match.
}
fair-bad-moves = { $count ->
    [one] { $count } draw doesn’t match.
   *[other] { $count } draws don’t match.
}
fair-not-fair = The server didn’t commit to a secret in this game, so its draws can’t be checked.
fair-no-secret = The secret is revealed when the game is over.
fair-no-crypto = This page wasn’t loaded over a secure connection, so this browser can’t check the draws. Download the game and use “ostraka verify”.
fair-given = The inputs
fair-commitment = Commitment (SHA-256 of the secret)
fair-secret = Secret
fair-nonce = { $who ->
    [you] Your number
   *[other] { $name }’s number
}
fair-arithmetic = The arithmetic, draw by draw
fair-fits = matches
fair-fits-not = doesn’t match
fair-missing = Some cards that could have been drawn are missing.
fair-draw = { $count ->
    [one] Draw { $number }, one outcome
   *[other] Draw { $number }, { $count } outcomes
}
