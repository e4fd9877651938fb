# Pyramids in English: the lesson.

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
