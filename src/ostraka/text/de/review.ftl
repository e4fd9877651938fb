# Looking back on a game, in German: replay, review, fair draws.

review = Analyse
replay = Wiedergabe
fairness = Faire Ziehungen
share-link = Link zu dieser Partie
points-over = Punkte im Verlauf der Partie, am Ende: { $names }

## Replay

replay-title = Eine Partie noch einmal ansehen
replay-about = Öffne eine gespeicherte Partie und geh sie Zug für Zug durch. Dieser Server liest sie, behält sie aber nicht.
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
replay-nothing = Hier steht nichts.
replay-not-json = Das ist keine gespeicherte Partie. Wähle eine Datei, die hier oder mit der Befehlszeile gespeichert wurde.
replay-too-big = Das ist zu lang für eine Partie.
replay-refused = Diese Partie kann nicht gezeigt werden. Der Schiedsrichter sagt:
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

review-making = Die Partie wird Zug für Zug betrachtet …
review-patience = das dauert ein bis zwei Minuten
review-percent = { $value } %
review-table = Zum Tisch
review-whose = Wessen Entscheidungen
review-everybody = Alle
review-chances = Siegchancen
review-chances-label = Siegchancen im Verlauf der Partie von { $names }, { $count ->
    [0] ohne Wendepunkt
    [one] mit einem Wendepunkt
   *[other] mit { $count } Wendepunkten
}
review-turning-note = Rauten stehen, wo sich die Partie gewendet hat. Tippe auf das Diagramm, um dorthin zu springen.
review-skill = Entscheidungen
review-luck = Glück
review-level = etwa so gut wie: { $level }
review-towards = auf dem Weg zu: { $level }
review-too-few = zu wenige Entscheidungen für ein Urteil
review-nothing-decided = nichts zu entscheiden
review-luck-brought = { $points ->
    [one] der Zufall brachte etwa { $points } Punkt
   *[other] der Zufall brachte etwa { $points } Punkte
}
review-luck-none = Glück spielte keine Rolle
review-luck-took = { $points ->
    [one] der Zufall kostete etwa { $points } Punkt
   *[other] der Zufall kostete etwa { $points } Punkte
}
review-decisions = Entscheidung für Entscheidung
review-filter = Welche Entscheidungen
review-filter-mistakes = Fehler
review-filter-turning = Wendepunkte
review-filter-all = Alle Entscheidungen
review-none-mistakes = Keine Fehler: Nichts war sicher schlechter als der beste Zug.
review-none-turning = Kein einzelner Zug hat diese Partie gewendet.
review-none-all = Es gab nichts zu entscheiden.
review-list = Liste der Entscheidungen
review-item = { $number } von { $count } · Zug { $ply }
review-previous = Zurück
review-next = Weiter
review-cost = Kosten des Zugs: verlorene Siegchance (in %) plus verlorene Punkte
review-chance = Zufall
review-played = { $who ->
    [you] Dein Zug
   *[other] Zug von { $name }
}
review-best = Bester Zug
review-legend-best = am besten
review-close = nicht unbedingt schlechter als der beste Zug
review-lost = verschenkte { $what }
review-lost-win = { $win } % Siegchance
review-lost-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
review-and = { " und " }
review-why-best = Zum besten Zug
review-why-played = Zum gespielten Zug
review-options = { $count ->
    [one] Es gab { $count } erlaubten Zug.
   *[other] Es gab { $count } erlaubte Züge.
}
review-after = { $who ->
    [you] Danach hattest du { $win } % Siegchance.
   *[other] Danach hatte { $name } { $win } % Siegchance.
}
review-turn-up = { $who ->
    [you] { $win } % mehr für dich
   *[other] { $win } % mehr für { $name }
}
review-turn-down = { $who ->
    [you] { $win } % weniger für dich
   *[other] { $win } % weniger für { $name }
}
grade-best = am besten
grade-good = gut
grade-inaccuracy = ungenau
grade-mistake = Fehler
grade-blunder = grober Fehler

## Fair draws

fair-title = Waren die Ziehungen fair?
fair-about = Vor der ersten Ziehung hat der Server ein Geheimnis versprochen, ohne es zu verraten, und die Spielenden fügten eigene Zahlen hinzu. Beides zusammen bestimmt jede Ziehung. Jetzt ist das Geheimnis bekannt, und dieser Browser rechnet alle Ziehungen nach.
fair-checking = Alle Ziehungen werden nachgerechnet …
fair-yes = { $draws ->
    [one] Fair: Die Ziehung kam, wie sie kommen musste.
   *[other] Fair: Alle { $draws } Ziehungen kamen, wie sie kommen mussten.
}
fair-no = Nicht fair: Diese Partie hält nicht, was versprochen wurde.
fair-promised = Das Geheimnis ist das versprochene.
fair-not-promised = Das Geheimnis ist nicht das versprochene.
fair-told = Es ist das Versprechen, das dieser Browser vor der Partie erhielt.
fair-not-told = Es ist nicht das Versprechen, das dieser Browser vor der Partie erhielt.
fair-own = { $who ->
    [you] Die Zahl, die dieser Browser hinzugefügt hat, ist dabei.
   *[other] Zahlen, die dieser Browser hinzugefügt hat, sind dabei: { $names }.
}
fair-draws = { $count ->
    [one] { $count } Ziehung wurde nachgerechnet und stimmt.
   *[other] { $count } Ziehungen wurden nachgerechnet und stimmen alle.
}
fair-bad-moves = { $count ->
    [one] { $count } Zug des Zufalls stimmt nicht.
   *[other] { $count } Züge des Zufalls stimmen nicht.
}
fair-not-fair = Über die Ziehungen dieser Partie wurde nichts versprochen, darum lassen sie sich nicht prüfen.
fair-no-secret = Das Geheimnis wird verraten, wenn die Partie zu Ende ist.
fair-no-crypto = Diese Seite wurde nicht über eine sichere Verbindung geladen, darum kann dieser Browser nicht prüfen. Speichere die Partie und nutze „ostraka verify“.
fair-given = Was hineingeht
fair-commitment = Versprechen (SHA-256 des Geheimnisses)
fair-secret = Geheimnis
fair-nonce = { $who ->
    [you] Deine Zahl
   *[other] Zahl von { $name }
}
fair-arithmetic = Die Rechnung, Ziehung für Ziehung
fair-fits = stimmt
fair-fits-not = stimmt nicht
fair-missing = Einige Karten, die hätten kommen können, fehlen.
fair-draw = { $count ->
    [one] Ziehung { $number }, eine Möglichkeit
   *[other] Ziehung { $number }, { $count } Möglichkeiten
}
