# Die Lektionen auf Deutsch.

learn-title = Spielen lernen
learn-lead = Deine erste Partie in zehn Minuten, Schritt für Schritt begleitet. Es kann nichts schiefgehen.
learn-begin = Starten
learn-go-on = Fortsetzen
learn-repeat = Noch einmal
learn-finished = Abgeschlossen
learn-guide = Anleitung
learn-you = Du
learn-back = Zurück
learn-next = Weiter
learn-skip = Überspringen
learn-step = Schritt { $step } von { $steps }
learn-right = Richtig
learn-other = Das ist auch erlaubt, aber folge diesmal dem goldenen Rahmen.
learn-more = Fast! Der goldene Rahmen zeigt, was noch fehlt.
learn-play = Jetzt gegen den Neuling
learn-lessons = Alle Lektionen
learn-again = Erneut versuchen
