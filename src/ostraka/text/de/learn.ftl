# Die Lektionen auf Deutsch.

learn-title = Spielen lernen
learn-lead = Eine erste Partie von zehn Minuten, mit Begleitung an deiner Seite. Schiefgehen kann nichts.
learn-begin = Anfangen
learn-go-on = Fortsetzen
learn-repeat = Noch einmal
learn-finished = Abgeschlossen
learn-guide = Begleitung
learn-you = Du
learn-back = Zurück
learn-next = Weiter
learn-skip = Überspringen
learn-step = Schritt { $step } von { $steps }
learn-right = Richtig
learn-other = Auch erlaubt, aber wähle den goldenen Rahmen.
learn-more = Fast: Der goldene Rahmen zeigt, was fehlt.
learn-play = Jetzt gegen den Neuling
learn-lessons = Alle Lektionen
learn-again = Neu versuchen
