# The lessons in English.

learn-title = Learn to play
learn-lead = A first game of ten minutes, with a guide at your side. Nothing can go wrong.
learn-begin = Begin
learn-go-on = Go on
learn-repeat = Once more
learn-finished = Finished
learn-guide = Guide
learn-you = You
learn-back = Back
learn-next = Next
learn-skip = Skip
learn-step = Step { $step } of { $steps }
learn-right = Right
learn-other = That is allowed too, but choose the gold frame.
learn-more = Almost: the gold frame shows what is missing.
learn-play = Now play against the novice
learn-lessons = All lessons
learn-again = Try again
