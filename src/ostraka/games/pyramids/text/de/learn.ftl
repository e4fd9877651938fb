# Pyramids in German: the lesson.

learn-pyramids-welcome = Willkommen! Du führst eine Expedition in die Pyramiden. In jeder Kammer kreuzt du Felder an und bahnst dir so einen Weg vom Eingang zum goldenen Grab. Gegen dich spielt der Neuling.
learn-pyramids-welcome-go = Karten austeilen
learn-pyramids-keep = Du bekommst vier Pyramidenkarten und behältst zwei. Zwei von derselben Farbe bringen dir später Pyramidenpunkte: Wähle die grünen, 7 und 11, und bestätige.
learn-pyramids-keep-done = Das sind deine zwei Pyramiden, jede mit ihrer eigenen Kammer. Die anderen beiden Karten kommen zurück in den Stapel.
learn-pyramids-chamber = Oben in der Kammer ist der Eingang, unten das Grab. Mauern kannst du nicht ankreuzen. Die vier Karten neben dem Stapel sind die Auslage: Von dort kommen neue Pyramiden. Jetzt wird eine Expeditionskarte aufgedeckt.
learn-pyramids-chamber-go = Aufdecken
learn-pyramids-shape = Ein kleines L! Alle kreuzen diese Form in einer ihrer zwei Kammern an. Was du in einer Kammer zuerst ankreuzt, muss den Eingang einschließen. Zieh die Form auf die goldenen Rahmen oder tippe die Rahmen an, und bestätige.
learn-pyramids-shape-done = Dein erster Schritt, mit einem roten Edelstein am Weg. Was du hier von nun an ankreuzt, muss mit einer Kante an diesen Weg grenzen.
learn-pyramids-turn = Drei in einer Reihe. Du darfst eine Form drehen und spiegeln, wie du willst. Stell sie senkrecht, { $keyboard ->
    [yes] mit dem Knopf oder der Taste R
   *[other] mit dem Knopf
}, und hol dir den grünen Edelstein und die Fackel.
learn-pyramids-turn-done = Ein roter und ein grüner Edelstein sind ein Paar: 5 Punkte. Die Fackel von Runde 1 brennt: noch einmal 5. Jede Runde hat eine Fackel; eine zweite in derselben Runde bringt nichts.
learn-pyramids-single = Ein Quadrat, und es passt nirgends. Wenn du die Form nicht nutzen kannst oder willst, kreuzt du stattdessen ein einzelnes Feld an. Betritt Pyramide 7 durch ihren Eingang.
learn-pyramids-single-done = Ein einzelnes Feld ist immer erlaubt, auch wenn die Form passen würde. Nur aussetzen darfst du nicht.
learn-pyramids-cross = Ein T. Leg es über das Kreuz in Pyramide 11: Ein Kreuz gibt dir sofort ein weiteres Feld in einer deiner beiden Kammern. Kreuze dieses Feld in Pyramide 7 an.
learn-pyramids-cross-done = Das waren fünf Felder in einem Zug. Ist auf dem weiteren Feld wieder ein Kreuz, geht es weiter.
learn-pyramids-skull = Wieder ein kleines L. Der schnelle Weg durch Pyramide 7 führt über zwei Totenköpfe. Nur Mut, kreuze sie an!
learn-pyramids-skull-done = Für jeden Totenkopf hakst du auf deiner Wertungskarte den nächsten ab. Am Ende zählt nur der mit den meisten Minuspunkten: vorerst 2.
learn-pyramids-potion = Zwei in einer Reihe. Senkrecht erreicht die Form den Trank. Leg sie dorthin.
learn-pyramids-potion-done = Ein Trank radiert die zwei abgehakten Totenköpfe mit den meisten Minuspunkten aus. Deine sind weg.
learn-pyramids-tomb = Ein großes L. Gedreht und gespiegelt erreicht es das Grab und nimmt noch zwei Edelsteine mit.
learn-pyramids-tomb-done = Das goldene Grab! Pyramide 7 ist erforscht: 10 Punkte.
learn-pyramids-take = Für eine erforschte Pyramide nimmst du eine neue: aus der Auslage, wo du siehst, was du bekommst, oder verdeckt vom Stapel. Nimm Nummer 18 aus der Auslage.
learn-pyramids-take-done = Die Auslage wird wieder auf vier Karten aufgefüllt. Erforschen mehrere im selben Zug eine Pyramide, wählt zuerst, wer die niedrigste Nummer hat.
learn-pyramids-round = Sieben Expeditionskarten sind gespielt, die achte bleibt verdeckt: Die Runde ist zu Ende. Alle acht werden für Runde 2 gemischt, die ihre eigene Fackel hat.
learn-pyramids-round-go = Nächste Karte
learn-pyramids-bonus = Zwei in einer Reihe. Das Grab von Pyramide 11 ist zwei Felder entfernt, hinter einem Totenkopf. Geh hin: Es wird deine zweite grüne Pyramide.
learn-pyramids-bonus-done = Deine 2., 4. und 6. Pyramide einer Farbe bringen dir jeweils die höchsten noch freien Pyramidenpunkte dieser Farbe: 10, dann 6, dann 3. Was vergeben ist, ist für alle anderen weg.
learn-pyramids-deck = Nimm diesmal die oberste Karte vom Stapel. Niemand weiß, welche es ist.
learn-pyramids-deck-done = Ein kleines Abenteuer. Welche wird es wohl sein?
learn-pyramids-later = Nummer 28! Und die 10 Pyramidenpunkte für Grün gehören dir. Jetzt weißt du alles. Eine Partie hat vier Runden zu je sieben Karten. Sehen wir uns an, wie diese ausgeht.
learn-pyramids-later-go = Zum Ende
learn-pyramids-end = Fackeln zählen je 5, Edelsteinpaare 5, einzelne Edelsteine 1 und erforschte Pyramiden 10. Dazu kommen die Pyramidenpunkte, und die Minuspunkte deines schlimmsten Totenkopfs gehen ab. Du hast gewonnen!
