# Die Wörter gedruckter Spiele auf Deutsch.

print-lead = Ein Spiel zum Ausdrucken, Ausschneiden und Losspielen.
print-people = { $count ->
    [one] Dieses Spiel reicht nur für { $count } Person.
   *[other] Dieses Spiel reicht für höchstens { $count } Personen.
}
print-contents = In dieser Datei
print-needs = Was du sonst noch brauchst
print-need-pencils = Bleistift und Radiergummi für alle
print-need-scissors = eine Schere, oder Lineal und Bastelmesser
print-steps = So wird es gemacht
print-step-size = Drucke in Originalgröße (100 %), nicht an die Seite angepasst. Miss dann die Linie unten auf dieser Seite nach.
print-step-cut = Schneide entlang der dünnen Linien. Die kurzen Marken am Rand des Papiers zeigen, wo das Lineal anliegt.
print-step-mono = Schwarz-weiß genügt: Jede Farbe hat ihr eigenes Zeichen.
print-ruler = Diese Linie ist { $length } mm lang.
print-name = Name
