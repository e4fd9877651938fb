# Die Wörter gedruckter Spiele auf Deutsch.

print-lead = Ein Spiel zum Ausdrucken, Ausschneiden und Losspielen.
print-people = { $count ->
    [one] Dieses Spiel reicht nur für { $count } Person.
   *[other] Dieses Spiel reicht für höchstens { $count } Personen.
}
print-contents = In dieser Datei
print-cards = { $count ->
    [one] { $count } Pyramidenkarte
   *[other] { $count } Pyramidenkarten
}
print-expedition = { $count ->
    [one] { $count } Expeditionskarte
   *[other] { $count } Expeditionskarten
}
print-scores = { $count ->
    [one] { $count } Wertungskarte
   *[other] { $count } Wertungskarten
}
print-scores-about = Für jede Partie braucht jede Person eine. Sind alle verbraucht, druckst du diese Seite noch einmal.
print-sheets = { $count ->
    [one] { $count } Bauplan
   *[other] { $count } Baupläne
}: { $letters }
print-sheets-about = Für jede Partie braucht jede Person einen, alle mit verschiedenen Buchstaben. Sind alle verbraucht, druckst du diese Seiten noch einmal.
print-dice = { $count ->
    [one] { $count } Farbwürfel zum Falten
   *[other] { $count } Farbwürfel zum Falten
}
print-with-backs = mit Rückseiten
print-needs = Was du sonst noch brauchst
print-need-pencils = Bleistift und Radiergummi für alle
print-need-scissors = eine Schere, oder Lineal und Bastelmesser
print-need-glue = Klebstoff, wenn du die Würfel faltest
print-need-sleeves = wenn die Karten lange halten sollen: Hüllen von 63 × 88 mm und abwischbare Stifte
print-need-dice = 4 Würfel (zu zweit 3): die aus dieser Datei oder gewöhnliche. Auf jedem Bauplan steht, welche Zahl für welche Farbe gilt.
print-steps = So wird es gemacht
print-step-size = Drucke in Originalgröße (100 %), nicht an die Seite angepasst. Miss dann die Linie unten auf dieser Seite nach.
print-step-one-side = Drucke die Karten einseitig auf dickes Papier (etwa 200 g/m²), damit nichts durchscheint. Gewöhnliches Papier in undurchsichtigen Hüllen geht auch.
print-step-two-sides = Drucke die Karten beidseitig auf dickes Papier (etwa 200 g/m²): Auf jede Seite mit Karten folgt eine mit ihren Rückseiten. An welcher Kante das Papier gewendet wird, ist gleich.
print-step-plain = Für Regeln und Wertungskarten genügt gewöhnliches Papier.
print-step-sheets = Drucke die Baupläne einseitig; für sie und für die Regeln genügt gewöhnliches Papier. Die Würfel brauchen dickes (etwa 200 g/m²).
print-step-cut = Schneide entlang der dünnen Linien. Die kurzen Marken am Rand des Papiers zeigen, wo das Lineal anliegt.
print-step-mono = Schwarz-weiß genügt: Jede Farbe hat ihr eigenes Zeichen.
print-step-wipe = Schreibe mit einem weichen Bleistift auf die Karten und radiere nach der Partie alles aus.
print-ruler = Diese Linie ist { $length } mm lang.
print-name = Name
print-sheet = Bauplan { $letter }
print-dice-fold = Schneide entlang der durchgezogenen Linien, falte an den gestrichelten und klebe die Laschen nach innen.
print-dice-numbers = Bei gewöhnlichen Würfeln steht die Zahl für die Farbe:
