# Pyramids in English: the printed set.

print-cards = { $count ->
    [one] { $count } pyramid card
   *[other] { $count } pyramid cards
}
print-expedition = { $count ->
    [one] { $count } expedition card
   *[other] { $count } expedition cards
}
print-scores = { $count ->
    [one] { $count } score card
   *[other] { $count } score cards
}
print-scores-about = Everyone needs one for each game. Print this page again when they run out.
print-with-backs = with backs
print-need-sleeves = if you want the cards to last: 63 × 88 mm sleeves and dry-erase pens
print-step-one-side = Print the cards on one side of thick paper (about 200 g/m²), so that nothing shows through. Plain paper in opaque sleeves works too.
print-step-two-sides = Print the cards on both sides of thick paper (about 200 g/m²): every page of cards is followed by a page of backs. It doesn’t matter which edge you flip on.
print-step-plain = Rules and score cards are fine on plain paper.
print-step-wipe = Write on the cards with a soft pencil, and rub it out after the game.
