# Die Wörter gedruckter Spiele auf Deutsch.

print-lead = Ein Set zum Ausdrucken, Ausschneiden und Losspielen.
print-people = { $count ->
    [one] Dieses Set reicht nur für { $count } Person.
   *[other] Dieses Set reicht für bis zu { $count } Personen.
}
print-contents = In dieser Datei
print-needs = Was du sonst noch brauchst
print-need-pencils = Bleistift und Radiergummi für alle
print-need-scissors = eine Schere oder Lineal und Cutter
print-steps = So geht’s
print-step-size = Drucke in Originalgröße (100 %), nicht „an Seite angepasst“. Miss dann die Linie unten auf dieser Seite nach.
print-step-cut = Schneide entlang der dünnen Linien. Die kurzen Striche am Papierrand zeigen, wo du das Lineal anlegst.
print-step-mono = Schwarz-Weiß-Druck genügt: Jede Farbe hat ihr eigenes Zeichen.
print-ruler = Diese Linie ist { $length } mm lang.
print-name = Name
