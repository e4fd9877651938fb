# Pyramids in German: the lesson.

learn-pyramids-welcome = Willkommen! Du führst eine Expedition in die Pyramiden: In jeder Kammer kreuzt du einen Weg vom Eingang zum goldenen Grab an. Gegen dich spielt der Neuling.
learn-pyramids-welcome-go = Karten austeilen
learn-pyramids-keep = Du bekommst vier Pyramidenkarten und behältst zwei. Zwei von einer Farbe bringen später Pyramidenpunkte: Wähle die grünen, 7 und 11, und bestätige.
learn-pyramids-keep-done = Das sind deine zwei Pyramiden, jede mit einer Kammer. Die anderen beiden Karten kommen zurück in den Stapel.
learn-pyramids-chamber = Oben in einer Kammer ist der Eingang, unten das Grab; Mauern kann man nie ankreuzen. Die vier Karten neben dem Stapel sind die Auslage, von dort kommen neue Pyramiden. Jetzt wird eine Expeditionskarte aufgedeckt.
learn-pyramids-chamber-go = Aufdecken
learn-pyramids-shape = Ein kleiner Winkel! Alle kreuzen diese Form in einer ihrer zwei Kammern an. Was in einer Kammer zuerst angekreuzt wird, schließt den Eingang ein: Zieh die Form in die goldenen Rahmen oder tippe sie an, und bestätige.
learn-pyramids-shape-done = Der erste Schritt, mit einem roten Edelstein am Weg. Was du hier von nun an ankreuzt, muss diesen Weg Kante an Kante berühren.
learn-pyramids-turn = Drei in einer Reihe. Du darfst eine Form drehen und spiegeln, wie du willst: Stelle sie senkrecht, { $keyboard ->
    [yes] mit der Schaltfläche oder der Taste R
   *[other] mit der Schaltfläche
}, und hole den grünen Edelstein und die Fackel.
learn-pyramids-turn-done = Ein roter und ein grüner Edelstein sind ein Paar, 5 Punkte. Die Fackel der Runde 1 brennt, noch einmal 5. Jede Runde hat eine Fackel: Eine zweite in derselben Runde bringt nichts.
learn-pyramids-single = Ein Quadrat, und es passt nirgends. Wer die Form nicht nutzen kann oder will, kreuzt stattdessen ein einzelnes Feld an: Betritt Pyramide 7 durch ihren Eingang.
learn-pyramids-single-done = Ein einzelnes Feld ist immer erlaubt, auch wo die Form passen würde. Nur passen darf man nicht.
learn-pyramids-cross = Ein T. Lege es über das Kreuz in Pyramide 11: Ein Kreuz gibt dir sofort ein weiteres Feld, in einer beliebigen deiner Kammern. Kreuze dann dieses Feld in Pyramide 7 an.
learn-pyramids-cross-done = Das waren fünf Felder in einem Zug. Liegt auf dem weiteren Feld wieder ein Kreuz, geht es weiter.
learn-pyramids-skull = Wieder ein kleiner Winkel. Der schnelle Weg durch Pyramide 7 führt über zwei Totenköpfe. Nur Mut, kreuze sie an.
learn-pyramids-skull-done = Für jeden Totenkopf hakst du auf deiner Wertungskarte den nächsten ab. Am Ende zählt nur der mit den meisten Minuspunkten: vorerst 2.
learn-pyramids-potion = Zwei in einer Reihe. Senkrecht erreicht die Form den Trank: Lege sie dorthin.
learn-pyramids-potion-done = Ein Trank radiert die zwei abgestrichenen Totenköpfe mit den größten Minuspunkten aus. Deine sind weg.
learn-pyramids-tomb = Ein großer Winkel. Gedreht und gespiegelt erreicht er das Grab, und dazu zwei Edelsteine.
learn-pyramids-tomb-done = Das goldene Grab! Pyramide 7 ist erforscht: 10 Punkte.
learn-pyramids-take = Für eine erforschte Pyramide nimmst du eine neue: aus der Auslage, wo du siehst, was du bekommst, oder ungesehen vom Stapel. Nimm Nummer 18 aus der Auslage.
learn-pyramids-take-done = Die Auslage wird wieder auf vier Karten ergänzt. Erforschen mehrere im selben Zug, so wählt zuerst, wer die niedrigste der gerade erforschten Nummern hat.
learn-pyramids-round = Sieben Expeditionskarten sind gespielt, die achte wird nicht gezeigt: Die Runde ist zu Ende. Alle acht werden für Runde 2 gemischt, die ihre eigene Fackel hat.
learn-pyramids-round-go = Nächste Karte
learn-pyramids-bonus = Zwei in einer Reihe. Das Grab von Pyramide 11 ist zwei Felder entfernt, hinter einem Totenkopf. Geh hin: Es wird deine zweite grüne Pyramide.
learn-pyramids-bonus-done = Die 2., 4. und 6. Pyramide einer Farbe bringt die höchsten noch freien Pyramidenpunkte dieser Farbe: 10, dann 6, dann 3. Was vergeben ist, ist für die anderen weg.
learn-pyramids-deck = Nimm diesmal die oberste Karte vom Stapel. Niemand weiß, welche es ist.
learn-pyramids-deck-done = Ein kleines Abenteuer. Welche wird es sein?
learn-pyramids-later = Nummer 28; und die 10 Pyramidenpunkte für Grün gehören dir. Jetzt weißt du alles. Eine Partie hat vier Runden zu sieben Karten: Sehen wir uns das Ende von dieser an.
learn-pyramids-later-go = Zum Ende
learn-pyramids-end = Fackeln zählen je 5, Paare von Edelsteinen 5, einzelne Edelsteine 1, erforschte Pyramiden 10, dazu die Pyramidenpunkte, weniger der größte Totenkopf. Du hast gewonnen!
