# Das Spiel im Terminal auf Deutsch. Was man tippt, ist in allen Sprachen gleich.

## A turn

terminal-welcome = Neu hier? Gib help ein, oder h für einen Tipp. Tab ergänzt Züge.
terminal-news = Letzter Zug: { $news }
terminal-confirm = Enter bestätigt diesen Zug, u nimmt ihn zurück.
terminal-nothing-to-undo = Es gibt nichts zurückzunehmen: Bestätigte Züge bleiben.
terminal-refused = Geht nicht: { $why }
terminal-more = Mehr: rules { $clause }
terminal-example = Zum Beispiel: { $example }
terminal-you-can-type = Du kannst eingeben: { $moves }
terminal-no-move = „{ $line }“ ist weder ein Zug noch ein Befehl.
terminal-own-seat = Du kannst nur für dich selbst spielen.
terminal-no-clause = es gibt keine Regel „{ $name }“; die Regeln sind { $spans }
terminal-runs-command = Enter führt diesen Befehl aus
terminal-enter-confirms = Enter bestätigt, u nimmt zurück
terminal-enter-plays = Enter spielt diesen Zug
terminal-next = weiter mit: { $next }
terminal-no-such-move = kein erlaubter Zug beginnt so
terminal-legal-moves = { $count ->
    [one] { $count } erlaubter Zug
   *[other] { $count } erlaubte Züge
}
terminal-too-small = Dieses Terminal ist zu klein: { $columns }x{ $rows }, das Spiel braucht mindestens { $width }x{ $height }. Vergrößere es oder gib quit ein.
terminal-addressed = { $name }: { $instruction }
terminal-hand-over = Gib die Tastatur weiter an { $name }. { $name }, drück Enter:
terminal-page-more = Weiter mit Enter:
terminal-page-more-or-command = Weiter mit Enter, oder gib einen Befehl ein:
terminal-page-back = Mit Enter zurück zum Tisch:
terminal-page-done = Weiter mit Enter:
terminal-all-others = { $command }: die anderen
terminal-new = neu
terminal-or = { " oder " }

## Hints

terminal-hint = Tipp: { $move }
terminal-hint-next = Nächstbeste: { $moves }
terminal-but = { $good }; aber: { $bad }
terminal-rivals = Gegner: { $count }

## A game without a face of its own

terminal-choose = Gib einen Zug oder seine Nummer ein, 1 bis { $count }. Zum Beispiel: { $example }
terminal-no-number = Gib eine Nummer von 1 bis { $count } ein.
terminal-help-plain = { $game }: Der Bildschirm zeigt den Tisch und deine erlaubten Züge. Gib einen Zug so ein, wie er in der Liste steht, oder seine Nummer.
terminal-help-number = spielt den ersten Zug der Liste

## Help

terminal-help-typing = Was du eingibst, ist in allen Sprachen gleich: Züge in der Schreibweise gespeicherter Partien und diese englischen Wörter.
terminal-help-colours = Die Farben:
terminal-help-enter = bestätigt einen Zug; bei Eingaben aus einer Pipe bestätigen sich vollständige Züge von selbst
terminal-help-undo = nimmt einen Zug zurück, bevor du bestätigst
terminal-help-tab = ergänzt; die Zeile unter der Eingabe zeigt, was folgen kann
terminal-help-hint = ein Tipp: der beste Zug, den der Pharao findet, und warum
terminal-help-all = der ganze Tisch
terminal-help-moves = alle erlaubten Züge
terminal-help-rules = eine Regel; rules allein zeigt alle
terminal-help-save = speichert die Partie
terminal-help-quit = verlässt das Spiel; die Partie ist gespeichert, weiter mit: ostraka play --resume last
terminal-help-quit-for-good = verlässt das Spiel, ohne die Partie zu speichern
terminal-help-help = diese Seite

## Saving and leaving

terminal-name-file = Gib einen Dateinamen an, zum Beispiel: save game.json
terminal-saved = Gespeichert. Später weiter mit: { $command }
terminal-saved-replay = Gespeichert. Noch einmal ansehen mit: { $command }
terminal-cannot-save = { $why }. Speichere mit save DATEI, oder verlasse das Spiel mit quit!
terminal-cannot-write = { $path } kann nicht geschrieben werden: { $why }
terminal-no-home = das Home-Verzeichnis in { $path } wurde nicht gefunden; gib den ganzen Pfad ein
terminal-file-exists = { $path } gibt es schon; wähle einen anderen Namen
terminal-ask-name = Dateiname, um die Partie zu speichern, oder review; Enter für keins von beiden:
terminal-review-stopped = Die Analyse wurde abgebrochen.
terminal-input-ended = Die Eingabe endete vor der Partie.
terminal-left = Die Partie ist gespeichert.
terminal-left-unconfirmed = Die Partie ist gespeichert, ohne den noch nicht bestätigten Zug.
terminal-continue = Weiter mit: { $command }
terminal-not-saved = Die Partie ist nicht gespeichert.
terminal-stays = Die Partie bleibt in { $path }, auf dem Stand nach dem letzten bestätigten Zug.
terminal-list-entry = { $names }; { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
terminal-list-broken = nicht lesbar: { $why }
terminal-list-help = Weiter mit: { $resume }. Löschen mit: { $remove }
terminal-list-empty = in { $folder } sind keine Partien gespeichert
terminal-list-unknown = es gibt keine gespeicherte Partie „{ $name }“; eine Liste zeigt: { $command }
terminal-removed = Gelöscht: { $name }

## The end and the review

terminal-score-sheet = Endstand
terminal-review-title = Analyse: { $game }, { $count ->
    [one] { $count } Simulation je Entscheidung
   *[other] { $count } Simulationen je Entscheidung
}
terminal-review-accuracy = Genauigkeit
terminal-review-cost = Kosten
terminal-review-start = erwartete Punkte
terminal-review-end = am Ende
terminal-review-now = jetzt

## Preparing

terminal-preparing-rules = { $game }: Die Regeln werden auf diesem Rechner vorbereitet (einmalig) …
terminal-preparing-bot = { $game }: { $bot } wird auf diesem Rechner vorbereitet (einmalig) …
terminal-preparing-review = { $game }: Tipps und Analysen werden auf diesem Rechner vorbereitet (einmalig) …
terminal-no-cache = Kompilierte Regeln lassen sich nicht in { $lasting } speichern, nur vorübergehend in { $folder }: Bei einem späteren Start müssen sie vielleicht noch einmal vorbereitet werden.
