# Das Spiel im Terminal auf Deutsch. Was man tippt, ist in allen Sprachen gleich.

## A turn

terminal-welcome = Neu hier? Tippe help, oder h für einen Tipp. Tab ergänzt Züge.
terminal-news = Letzter Zug: { $news }
terminal-confirm = Enter bestätigt diesen Zug, u nimmt ihn zurück.
terminal-nothing-to-undo = Es gibt nichts zurückzunehmen: Bestätigte Züge bleiben.
terminal-refused = Nein: { $why }
terminal-more = Mehr: rules { $clause }
terminal-example = Zum Beispiel: { $example }
terminal-you-can-type = Du kannst tippen: { $moves }
terminal-no-move = „{ $line }“ ist weder ein Zug noch ein Befehl.
terminal-own-seat = Du spielst nur für dich selbst.
terminal-no-clause = es gibt keine Regel „{ $name }“; die Regeln sind { $spans }
terminal-runs-command = Enter führt diesen Befehl aus
terminal-enter-confirms = Enter bestätigt, u nimmt zurück
terminal-enter-plays = Enter spielt das
terminal-next = weiter: { $next }
terminal-no-such-move = kein erlaubter Zug beginnt so
terminal-legal-moves = { $count ->
    [one] { $count } erlaubter Zug
   *[other] { $count } erlaubte Züge
}
terminal-too-small = Das Terminal ist zu klein: Es braucht mindestens { $width }x{ $height } und hat { $columns }x{ $rows }. Vergrößere es, oder tippe quit.
terminal-addressed = { $name }: { $instruction }
terminal-hand-over = Gib die Tastatur weiter an { $name }. { $name }, drück Enter:
terminal-page-more = Enter zeigt mehr:
terminal-page-more-or-command = Enter zeigt mehr, oder tippe einen Befehl:
terminal-page-back = Enter geht zurück zum Tisch:
terminal-page-done = Enter geht weiter:
terminal-all-others = { $command }: die anderen
terminal-new = neu
terminal-or = { " oder " }

## Hints

terminal-hint = Tipp: { $move }
terminal-hint-next = Danach: { $moves }
terminal-but = { $good }; aber: { $bad }
terminal-rivals = Gegner: { $count }

## A game without a face of its own

terminal-choose = Tippe einen Zug oder seine Nummer, 1 bis { $count }. Zum Beispiel: { $example }
terminal-no-number = Tippe eine Nummer von 1 bis { $count }.
terminal-help-plain = { $game }: Zu sehen sind der Tisch und deine erlaubten Züge. Tippe einen Zug, wie er in der Liste steht, oder seine Nummer.
terminal-help-number = spielt den ersten Zug der Liste

## Help

terminal-help-typing = Was du tippst, ist in allen Sprachen gleich: Züge wie in gespeicherten Partien und diese englischen Wörter.
terminal-help-colours = Die Farben:
terminal-help-enter = bestätigt einen Zug; bei Eingaben aus einer Pipe geschieht das von selbst
terminal-help-undo = nimmt vorher etwas zurück
terminal-help-tab = ergänzt; die Zeile unter der Eingabe zeigt, was folgen kann
terminal-help-hint = ein Tipp: der beste Zug, den Pharao findet, und warum
terminal-help-all = der ganze Tisch
terminal-help-moves = alle erlaubten Züge
terminal-help-rules = eine Regel; rules allein zeigt alle
terminal-help-save = speichert die Partie
terminal-help-quit = beendet; die Partie ist gespeichert, weiter mit: ostraka play --resume last
terminal-help-quit-for-good = beendet, ohne die Partie zu speichern
terminal-help-help = diese Seite

## Saving and leaving

terminal-name-file = Nenne die Datei, zum Beispiel: save game.json
terminal-saved = Gespeichert. Später weiter mit: { $command }
terminal-saved-replay = Gespeichert. Noch einmal ansehen mit: { $command }
terminal-cannot-save = { $why }. Speichere mit save DATEI, oder beende mit quit!
terminal-cannot-write = { $path } lässt sich nicht schreiben: { $why }
terminal-no-home = in { $path } fehlt der persönliche Ordner; tippe den ganzen Pfad
terminal-file-exists = { $path } gibt es schon; wähle einen anderen Namen
terminal-ask-name = Dateiname, um die Partie zu speichern, oder review; Enter für keins von beiden:
terminal-review-stopped = Die Analyse wurde abgebrochen.
terminal-input-ended = Die Eingabe endete vor der Partie.
terminal-left = Die Partie ist gespeichert.
terminal-left-unconfirmed = Die Partie ist gespeichert, ohne den unbestätigten Zug.
terminal-continue = Weiter mit: { $command }
terminal-not-saved = Die Partie ist nicht gespeichert.
terminal-stays = Die Partie bleibt in { $path }, wie sie nach dem letzten bestätigten Zug war.
terminal-list-entry = { $names }; { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
terminal-list-broken = nicht lesbar: { $why }
terminal-list-help = Weiter mit: { $resume }. Löschen mit: { $remove }
terminal-list-empty = in { $folder } ist keine Partie gespeichert
terminal-list-unknown = es gibt keine gespeicherte Partie „{ $name }“; eine Liste zeigt: { $command }
terminal-removed = Gelöscht: { $name }

## The end and the review

terminal-score-sheet = Wertung
terminal-review-title = Analyse: { $game }, { $count ->
    [one] { $count } Probepartie je Entscheidung
   *[other] { $count } Probepartien je Entscheidung
}
terminal-review-accuracy = treffsicher
terminal-review-cost = Verlust
terminal-review-start = Punkte zuerst
terminal-review-end = am Ende
terminal-review-now = jetzt

## Preparing

terminal-preparing-rules = Die Regeln werden auf diesem Rechner vorbereitet (einmalig): { $game } …
terminal-preparing-bot = Ein Bot wird auf diesem Rechner vorbereitet (einmalig): { $bot }, { $game } …
terminal-preparing-review = Tipps und Analysen werden auf diesem Rechner vorbereitet (einmalig): { $game } …
terminal-no-cache = Die übersetzten Regeln lassen sich nicht in { $lasting } ablegen, nur vorübergehend in { $folder }: Später müssen sie vielleicht noch einmal vorbereitet werden.
