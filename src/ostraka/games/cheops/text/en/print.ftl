# Cheops in English: the printed set.

print-sheets = { $count ->
    [one] { $count } building sheet
   *[other] { $count } building sheets
}: { $letters }
print-sheets-about = Everyone needs one for each game, each with a different letter. Print these pages again when they run out.
print-dice = { $count ->
    [one] { $count } colour die to fold
   *[other] { $count } colour dice to fold
}
print-need-glue = glue, if you fold the dice
print-need-dice = 4 dice (3 for two players): the ones in this file or ordinary ones. Every sheet says which number stands for which colour.
print-step-sheets = Print the building sheets on one side; plain paper is fine for them and for the rules. The dice need thick paper (about 200 g/m²).
print-sheet = Sheet { $letter }
print-dice-fold = Cut along the solid lines, fold along the dashed ones, and glue the tabs inside.
print-dice-numbers = With ordinary dice, the number stands for the colour:
