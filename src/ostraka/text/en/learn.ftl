# The lessons in English.

learn-title = Learn to play
learn-lead = A first game of ten minutes, with a guide at your side. Nothing can go wrong.
learn-about-pyramids = Mark your way through the chambers, meet every icon, explore two pyramids.
learn-about-cheops = Build on every building, pay in every way, and lay the last stone.
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

## Pyramids

learn-pyramids-welcome = Welcome! You lead an expedition into the pyramids: in every chamber you mark a way from the entrance to the golden tomb. The novice plays against you.
learn-pyramids-welcome-go = Deal the cards
learn-pyramids-keep = You are dealt four pyramid cards and keep two. Two of one colour will bring you a bonus later: choose the green ones, 7 and 11, and confirm.
learn-pyramids-keep-done = These are your two pyramids, each with one chamber. The other two cards go back into the deck.
learn-pyramids-chamber = At the top of a chamber is its entrance, at the bottom the tomb; walls can never be marked. The four cards beside the deck are the offer, where new pyramids come from. Now an expedition card is turned up.
learn-pyramids-chamber-go = Turn it up
learn-pyramids-shape = A small corner! Everybody marks this shape in one of their two chambers. The first marks in a chamber include its entrance: drag the shape into the gold frames, or tap them, and confirm.
learn-pyramids-shape-done = The first step, with a red gem on the way. Whatever you mark here from now on must touch this way, edge to edge.
learn-pyramids-turn = Three in a row. You may turn and mirror a shape as you like: turn it upright, { $keyboard ->
    [yes] with the button or the R key
   *[other] with the button
}, and collect the green gem and the torch.
learn-pyramids-turn-done = A red and a green gem are a pair, 5 points. The torch of round 1 is lit, 5 more. Each round has one torch: a second one in the same round brings nothing.
learn-pyramids-single = A square, and it fits nowhere. Whoever cannot use the shape, or does not want to, marks a single cell instead: enter pyramid 7 by its entrance.
learn-pyramids-single-done = A single cell is always allowed, also where the shape would fit. Only passing is not.
learn-pyramids-cross = A T. Put it over the cross in pyramid 11: a cross gives you one more cell at once, in either of your chambers. Then mark that cell in pyramid 7.
learn-pyramids-cross-done = That was five cells in one turn. If the further cell holds a cross again, you go on marking.
learn-pyramids-skull = A small corner again. The quick way through pyramid 7 leads past two skulls. Be brave and mark them.
learn-pyramids-skull-done = Each skull crosses out the next penalty on your score card. In the end only the largest counts: 2 points, for now.
learn-pyramids-potion = Two in a row. Upright, it reaches the potion: put it there.
learn-pyramids-potion-done = A potion erases the two crossed-out skulls with the largest penalties. Yours are gone.
learn-pyramids-tomb = A large corner. Turned and mirrored, it reaches the tomb, and two gems besides.
learn-pyramids-tomb-done = The golden tomb! Pyramid 7 is explored: 10 points.
learn-pyramids-take = For an explored pyramid you take a new one: from the offer, where you see what you get, or from the deck, unseen. Take number 18 from the offer.
learn-pyramids-take-done = The offer is filled up to four again. Where several players explore in one turn, the lowest number just explored chooses first.
learn-pyramids-round = Seven expedition cards have been used, and the eighth is not shown: the round is over. All eight are shuffled for round 2, which has a torch of its own.
learn-pyramids-round-go = Next card
learn-pyramids-bonus = Two in a row. The tomb of pyramid 11 is two cells away, behind a skull. Go there: it will be your second green pyramid.
learn-pyramids-bonus-done = The 2nd, 4th and 6th pyramid of a colour claim the highest bonus of that colour that is still free: 10, then 6, then 3. What is claimed is gone for the others.
learn-pyramids-deck = This time, take the top card of the deck. Nobody knows what it is.
learn-pyramids-deck-done = A little adventure. What will it be?
learn-pyramids-later = Number 28; and the bonus of 10 for green is yours. Now you know everything. A game has four rounds of seven cards: let us look at the end of this one.
learn-pyramids-later-go = To the end
learn-pyramids-end = Torches count 5 each, pairs of gems 5, single gems 1, explored pyramids 10, then the bonuses, less the largest skull. You have won!

## Cheops

learn-cheops-welcome = Welcome! You build for the pharaoh: a pyramid, a triumphal arch and a floor relief. The stones are still pale; their colour and sign tell you what they cost.
learn-cheops-welcome-go = Begin
learn-cheops-roll = One player is active and rolls all dice, once. Two players use three dice, more players four. You begin.
learn-cheops-roll-go = Roll the dice
learn-cheops-dice = In one play you build two stones at most, each with a die of its colour. Build the green and the red stone in the bottom row, and confirm.
learn-cheops-dice-done = The bottom row is free to build; a higher stone needs both stones under it. Your two dice now lie with you, and the novice cannot use them.
learn-cheops-others = The novice has built with the die that was left. Who is not active puts dice back after using them: only those of the active player are blocked. Now the novice is active.
learn-cheops-others-go = Next roll
learn-cheops-quarry = The novice has used the orange die. Build the yellow stone with the yellow die. Pay for the orange one from your quarry, the row at the foot of the sheet: choose the stone, then quarry 1.
learn-cheops-quarry-done = The quarry pays only where no die of the colour lies in the middle. Its stones are struck from left to right, and each that is left at the end is a point.
learn-cheops-arch = You are active again. Each column of the arch grows from the bottom: build the green stone on the left with a die, and the pink one on the right with a joker, one of the stars by the quarry.
learn-cheops-arch-done = A joker stands for any colour, and may be used in any order. You have one more; a joker that is left counts 2 points.
learn-cheops-relief = In the relief you always lay two stones at once, edge to edge. Choose the yellow stone at the top left, then the orange one beside it.
learn-cheops-relief-done = From 4 stones on, the relief counts: the table below it says how much. The orange stone carries a lotus, a bonus symbol: you will soon see what it is good for.
learn-cheops-higher = Up you go: build the blue stone in the bottom row, and the orange one in the second row, on the two stones that you built first.
learn-cheops-higher-done = Level 2 of the pyramid: 3 points instead of 1. The highest stone counts. The second stone of a play may even rest on the first.
learn-cheops-skip = Two pink dice, and nothing yellow. Lay the pink and the yellow stone in the middle of the relief, and pay for the yellow one with quarry 4.
learn-cheops-skip-done = You skipped a green and a red stone. From now on you can strike only what lies to the right of the yellow one.
learn-cheops-later = Let a few plays go by, in which your pyramid grows.
learn-cheops-later-go = Go on
learn-cheops-bonus = In the middle of the fourth level stands the only eye of your sheet. Build it, and the blue stone in the left column of the arch.
learn-cheops-bonus-done = The bonus of the eye is yours: 3 points. Where several stones carry a symbol, the last of them brings it. Whoever is as quick in the same play gains it too; then it is gone.
learn-cheops-further = A few plays more, and the dice are kind: you complete the relief and both columns of the arch.
learn-cheops-further-go = Go on
learn-cheops-capstone = Both columns are complete, so the capstone can be laid. It completes your second building, and with that the game ends. Build it, and confirm.
learn-cheops-capstone-done = Two buildings are complete: this play is the last, and the finish bonus, the flag beside the other bonuses, is yours: 3 points.
learn-cheops-end = The pyramid counts by its highest stone, the arch by its lower column or its capstone, the relief by its stones. Bonuses count 3, quarry stones that are left 1, jokers 2. You have won!
