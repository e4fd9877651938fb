# Looking back on a game, in German: replay, review, fair draws.

review = Analyse
replay = Wiedergabe
fairness = Fairness prüfen
share-link = Link zu dieser Partie
points-over = Punkte im Verlauf der Partie; Endstand: { $names }

## Replay

replay-title = Eine Partie noch einmal ansehen
replay-about = Öffne eine gespeicherte Partie und geh sie Zug für Zug durch. Der Server liest sie, speichert sie aber nicht.
replay-drop = Datei hier ablegen oder einfügen
replay-choose = Datei auswählen
replay-paste = Text einer Partie einfügen
replay-show = Anzeigen
replay-another = Andere Datei
replay-reading = Die Partie wird gelesen …
replay-several = { $count ->
    [one] Eine Partie gefunden
   *[other] { $count } Partien gefunden
}
replay-nothing = Da ist nichts drin.
replay-not-json = Das ist keine gespeicherte Partie. Wähle eine Datei, die hier oder über die Befehlszeile gespeichert wurde.
replay-too-big = Das ist zu lang für eine Partie.
replay-refused = Diese Partie kann nicht angezeigt werden. Die Regelprüfung meldet:
replay-slider = Zug
replay-ply = { $ply } von { $last }
replay-beginning = Vor dem ersten Zug
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Zug weiter
replay-last = Zum Ende

## Review

review-making = Die Partie wird Zug für Zug analysiert …
review-patience = das dauert ein bis zwei Minuten
review-percent = { $value } %
review-table = Zurück zum Tisch
review-whose = Wessen Entscheidungen
review-everybody = Alle
review-chances = Siegchancen
review-chances-label = Siegchancen im Verlauf der Partie ({ $names }), { $count ->
    [0] ohne Wendepunkt
    [one] mit einem Wendepunkt
   *[other] mit { $count } Wendepunkten
}
review-turning-note = Rauten markieren die Wendepunkte. Tippe auf das Diagramm, um dorthin zu springen.
review-skill = Entscheidungen
review-luck = Glück
review-similar = etwa auf dem Niveau von: { $bot }
review-towards = knapp unter dem Niveau von: { $bot }
review-too-few = zu wenige Entscheidungen für ein Urteil
review-nothing-decided = nichts zu entscheiden
review-luck-brought = { $points ->
    [one] Glück brachte etwa { $points } Punkt
   *[other] Glück brachte etwa { $points } Punkte
}
review-luck-none = Glück spielte keine Rolle
review-luck-took = { $points ->
    [one] Pech kostete etwa { $points } Punkt
   *[other] Pech kostete etwa { $points } Punkte
}
review-decisions = Entscheidung für Entscheidung
review-filter = Welche Entscheidungen
review-filter-mistakes = Fehler
review-filter-turning = Wendepunkte
review-filter-all = Alle Entscheidungen
review-none-mistakes = Keine Fehler: Kein Zug war deutlich schlechter als der beste.
review-none-turning = Kein einzelner Zug hat diese Partie entschieden.
review-none-all = Es gab nichts zu entscheiden.
review-list = Liste der Entscheidungen
review-item = { $number } von { $count } · Zug { $ply }
review-previous = Zurück
review-next = Weiter
review-cost = Kosten des Zugs: verlorene Siegchance (in Prozentpunkten) plus verlorene Punkte
review-chance = Zufall
review-played = { $who ->
    [you] Dein Zug
   *[other] Zug von { $name }
}
review-best = Bester Zug
review-legend-best = bester Zug
review-close = etwa so gut wie der beste Zug
review-lost = verschenkt { $what }
review-lost-win = { $win ->
    [one] { $win } Prozentpunkt Siegchance
   *[other] { $win } Prozentpunkte Siegchance
}
review-lost-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
review-and = { " und " }
review-why-best = Warum das der beste Zug ist
review-why-played = Zum gespielten Zug
review-options = { $count ->
    [one] Es gab { $count } erlaubten Zug.
   *[other] Es gab { $count } erlaubte Züge.
}
review-after = { $who ->
    [you] Nach deinem Zug lag deine Siegchance bei { $win } %.
   *[other] Nach dem Zug von { $name } lag die Siegchance bei { $win } %.
}
review-turn-up = { $who ->
    [you] deine Siegchance stieg um
   *[other] die Siegchance von { $name } stieg um
} { $win ->
    [one] { $win } Prozentpunkt
   *[other] { $win } Prozentpunkte
}
review-turn-down = { $who ->
    [you] deine Siegchance sank um
   *[other] die Siegchance von { $name } sank um
} { $win ->
    [one] { $win } Prozentpunkt
   *[other] { $win } Prozentpunkte
}
grade-best = optimal
grade-good = gut
grade-inaccuracy = ungenau
grade-mistake = Fehler
grade-blunder = grober Fehler

## Fair draws

fair-title = Waren die Ziehungen fair?
fair-about = Vor der ersten Ziehung hat sich der Server auf einen geheimen Wert festgelegt, ohne ihn zu verraten, und alle am Tisch haben eine Zahl beigesteuert. Beides zusammen bestimmt jede Ziehung. Jetzt ist der geheime Wert bekannt, und dein Browser rechnet alle Ziehungen nach.
fair-checking = Alle Ziehungen werden nachgerechnet …
fair-yes = { $draws ->
    [one] Fair: Die Ziehung ist korrekt zustande gekommen.
   *[other] Fair: Alle { $draws } Ziehungen sind korrekt zustande gekommen.
}
fair-no = Nicht fair: Diese Partie passt nicht zu dem, worauf sich der Server festgelegt hat.
fair-promised = Der geheime Wert passt zur Festlegung.
fair-not-promised = Der geheime Wert passt nicht zur Festlegung.
fair-told = Die Festlegung stimmt mit der überein, die dieser Browser vor der Partie erhalten hat.
fair-not-told = Die Festlegung stimmt nicht mit der überein, die dieser Browser vor der Partie erhalten hat.
fair-own = { $who ->
    [you] Die Zahl, die dieser Browser beigesteuert hat, wurde verwendet.
   *[other] Zahlen, die dieser Browser beigesteuert hat, wurden verwendet: { $names }.
}
fair-draws = { $count ->
    [one] { $count } Ziehung nachgerechnet: Sie stimmt.
   *[other] { $count } Ziehungen nachgerechnet: Alle stimmen.
}
fair-bad-moves = { $count ->
    [one] { $count } Ziehung stimmt nicht.
   *[other] { $count } Ziehungen stimmen nicht.
}
fair-not-fair = In dieser Partie hat sich der Server auf keinen geheimen Wert festgelegt, darum lassen sich die Ziehungen nicht prüfen.
fair-no-secret = Der geheime Wert wird bekannt gegeben, wenn die Partie zu Ende ist.
fair-no-crypto = Diese Seite wurde nicht über eine sichere Verbindung geladen, darum kann dieser Browser die Ziehungen nicht prüfen. Lade die Partie herunter und nutze „ostraka verify“.
fair-given = Was in die Ziehungen einfließt
fair-commitment = Festlegung (SHA-256 des geheimen Werts)
fair-secret = Geheimer Wert
fair-nonce = { $who ->
    [you] Deine Zahl
   *[other] Zahl von { $name }
}
fair-arithmetic = Die Rechnung, Ziehung für Ziehung
fair-fits = stimmt
fair-fits-not = stimmt nicht
fair-missing = Einige Karten, die hätten gezogen werden können, fehlen.
fair-draw = { $count ->
    [one] Ziehung { $number }, eine Möglichkeit
   *[other] Ziehung { $number }, { $count } Möglichkeiten
}
