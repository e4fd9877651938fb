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
print-scores-about = Everyone needs one for each game. Print this page again when they are used up.
print-with-backs = with backs
print-need-sleeves = if you want the cards to last: sleeves of 63 × 88 mm, and pens that wipe off
print-step-one-side = Print the cards on one side of thick paper (about 200 g/m²), so that nothing shines through. Plain paper in opaque sleeves does as well.
print-step-two-sides = Print the cards on both sides of thick paper (about 200 g/m²): behind every page of cards comes one with their backs. Along which edge the paper is turned makes no difference.
print-step-plain = Rules and score cards are fine on plain paper.
print-step-wipe = Write on the cards with a soft pencil, and rub it out after the game.
