# Cheops in German: the printed set.

print-sheets = { $count ->
    [one] { $count } Bauplan
   *[other] { $count } Baupläne
}: { $letters }
print-sheets-about = Pro Partie braucht jede Person einen, alle mit verschiedenen Buchstaben. Sind sie verbraucht, druckst du diese Seiten noch einmal.
print-dice = { $count ->
    [one] { $count } Farbwürfel zum Falten
   *[other] { $count } Farbwürfel zum Falten
}
print-need-glue = Klebstoff, wenn du die Würfel faltest
print-need-dice = 4 Würfel (zu zweit 3): die aus dieser Datei oder normale. Jeder Bauplan zeigt, welche Zahl für welche Farbe steht.
print-step-sheets = Drucke die Baupläne einseitig; für sie und für die Regeln genügt normales Papier. Für die Würfel brauchst du dickes Papier (etwa 200 g/m²).
print-sheet = Bauplan { $letter }
print-dice-fold = Schneide entlang der durchgezogenen Linien, falte an den gestrichelten und klebe die Laschen nach innen.
print-dice-numbers = Bei normalen Würfeln steht die Zahl für die Farbe:
