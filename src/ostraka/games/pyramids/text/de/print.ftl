# Pyramids in German: the printed set.

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
print-scores-about = Pro Partie braucht jede Person eine. Sind alle verbraucht, druckst du diese Seite noch einmal.
print-with-backs = mit Rückseiten
print-need-sleeves = wenn die Karten lange halten sollen: Kartenhüllen (63 × 88 mm) und abwischbare Stifte
print-step-one-side = Drucke die Karten einseitig auf dickes Papier (etwa 200 g/m²), damit nichts durchscheint. Normales Papier in undurchsichtigen Hüllen geht auch.
print-step-two-sides = Drucke die Karten beidseitig auf dickes Papier (etwa 200 g/m²): Auf jede Seite mit Karten folgt eine mit ihren Rückseiten. An welcher Kante das Papier gewendet wird, ist egal.
print-step-plain = Für Regeln und Wertungskarten genügt normales Papier.
print-step-wipe = Schreib mit einem weichen Bleistift auf die Karten und radiere nach der Partie alles aus.
