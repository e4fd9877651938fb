# The lessons in English.

learn-title = Learn to play
learn-lead = A ten-minute first game with a guide at your side. You can’t go wrong.
learn-begin = Start
learn-go-on = Continue
learn-repeat = Play again
learn-finished = Finished
learn-guide = Guide
learn-you = You
learn-back = Back
learn-next = Next
learn-skip = Skip
learn-step = Step { $step } of { $steps }
learn-right = Correct
learn-other = That’s allowed too, but this time follow the gold frame.
learn-more = Almost! The gold frame shows what’s missing.
learn-play = Now play the Novice
learn-lessons = All lessons
learn-again = Try again
