# Pyramids in English: the lesson.

learn-pyramids-welcome = Welcome! You’re leading an expedition into the pyramids. In every chamber, mark a path from the entrance to the golden tomb. Your opponent is the Novice.
learn-pyramids-welcome-go = Deal the cards
learn-pyramids-keep = You’re dealt four pyramid cards and keep two. Two of the same colour will earn you a bonus later, so choose the green ones, 7 and 11, and confirm.
learn-pyramids-keep-done = These are your two pyramids, each with its own chamber. The other two cards go back into the deck.
learn-pyramids-chamber = The entrance is at the top of the chamber, the tomb at the bottom. Walls can’t be marked. The four cards next to the deck are the offer: that’s where new pyramids come from. Now an expedition card is revealed.
learn-pyramids-chamber-go = Reveal it
learn-pyramids-shape = A small L! Everyone marks this shape in one of their two chambers. The first marks in a chamber must include its entrance. Drag the shape onto the gold frames, or tap them, then confirm.
learn-pyramids-shape-done = Your first step, with a red gem on the way. From now on, everything you mark here must share an edge with this path.
learn-pyramids-turn = Three in a row. You can rotate and mirror a shape however you like. Stand it upright, { $keyboard ->
    [yes] with the button or the R key
   *[other] with the button
}, and collect the green gem and the torch.
learn-pyramids-turn-done = A red and a green gem make a pair: 5 points. The torch for round 1 is lit: another 5. Each round has one torch; a second one in the same round is worth nothing.
learn-pyramids-single = A square, and it doesn’t fit anywhere. If you can’t use the shape, or don’t want to, mark a single cell instead. Enter pyramid 7 through its entrance.
learn-pyramids-single-done = You may always mark a single cell, even when the shape would fit. What you can’t do is pass.
learn-pyramids-cross = A T. Place it over the cross in pyramid 11: a cross gives you one extra cell right away, in either of your chambers. Mark that cell in pyramid 7.
learn-pyramids-cross-done = That was five cells in one turn. If the extra cell has a cross too, you keep going.
learn-pyramids-skull = Another small L. The quick path through pyramid 7 leads over two skulls. Be brave and mark them.
learn-pyramids-skull-done = For each skull, cross out the next skull on your score card. At the end only the largest penalty counts: 2 points for now.
learn-pyramids-potion = Two in a row. Upright, it reaches the potion. Put it there.
learn-pyramids-potion-done = A potion erases the two crossed-out skulls with the largest penalties. Yours are gone.
learn-pyramids-tomb = A large L. Rotated and mirrored, it reaches the tomb and picks up two gems as well.
learn-pyramids-tomb-done = The golden tomb! Pyramid 7 is explored: 10 points.
learn-pyramids-take = When you explore a pyramid, you take a new one: from the offer, where you can see what you get, or blind from the deck. Take number 18 from the offer.
learn-pyramids-take-done = The offer is refilled to four. If several players explore a pyramid in the same turn, the player with the lowest number chooses first.
learn-pyramids-round = Seven expedition cards have been used, and the eighth stays hidden: the round is over. All eight are shuffled for round 2, which has its own torch.
learn-pyramids-round-go = Next card
learn-pyramids-bonus = Two in a row. The tomb of pyramid 11 is two cells away, behind a skull. Go there: it will be your second green pyramid.
learn-pyramids-bonus-done = Your 2nd, 4th and 6th pyramid of a colour each claim that colour’s highest remaining bonus: 10, then 6, then 3. Once claimed, it’s gone for everyone else.
learn-pyramids-deck = This time, take the top card of the deck. Nobody knows what it is.
learn-pyramids-deck-done = A little adventure. What will it be?
learn-pyramids-later = Number 28! And the 10-point green bonus is yours. Now you know everything. A game has four rounds of seven cards. Let’s see how this one ends.
learn-pyramids-later-go = Skip to the end
learn-pyramids-end = Torches are worth 5 each, pairs of gems 5, single gems 1 and explored pyramids 10. Add your bonuses and subtract your largest penalty. You win!
