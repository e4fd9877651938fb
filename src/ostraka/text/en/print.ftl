# The words of printed sets in English.

print-lead = A set to print, cut out and play.
print-people = { $count ->
    [one] This set is enough for { $count } person only.
   *[other] This set is enough for { $count } people at most.
}
print-contents = In this file
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
print-sheets = { $count ->
    [one] { $count } building sheet
   *[other] { $count } building sheets
}: { $letters }
print-sheets-about = Everyone needs one for each game, with a letter of their own. Print these pages again when they are used up.
print-dice = { $count ->
    [one] { $count } colour die to fold
   *[other] { $count } colour dice to fold
}
print-with-backs = with backs
print-needs = What else you need
print-need-pencils = a pencil and an eraser for everyone
print-need-scissors = scissors, or a ruler and a craft knife
print-need-glue = glue, if you fold the dice
print-need-sleeves = if you want the cards to last: sleeves of 63 × 88 mm, and pens that wipe off
print-need-dice = 4 dice (3 for two players): those of this file, or ordinary ones. Every sheet says which number stands for which colour.
print-steps = How to make it
print-step-size = Print at actual size (100 %), not fitted to the page. Then measure the line at the foot of this page.
print-step-one-side = Print the cards on one side of thick paper (about 200 g/m²), so that nothing shines through. Plain paper in opaque sleeves does as well.
print-step-two-sides = Print the cards on both sides of thick paper (about 200 g/m²): behind every page of cards comes one with their backs. Along which edge the paper is turned makes no difference.
print-step-plain = Rules and score cards are fine on plain paper.
print-step-sheets = Print the building sheets on one side; plain paper will do for them and for the rules. The dice need thick paper (about 200 g/m²).
print-step-cut = Cut along the thin lines. The short marks at the edge of the paper show where to lay the ruler.
print-step-mono = Black and white will do: every colour has a sign of its own.
print-step-wipe = Write on the cards with a soft pencil, and rub it out after the game.
print-ruler = This line is { $length } mm long.
print-name = Name
print-sheet = Sheet { $letter }
print-dice-fold = Cut along the solid lines, fold along the dashed ones, and glue the tabs inside.
print-dice-numbers = With ordinary dice, the number stands for the colour:
