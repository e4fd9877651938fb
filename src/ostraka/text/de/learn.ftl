# Die Lektionen auf Deutsch.

learn-title = Spielen lernen
learn-lead = Eine erste Partie von zehn Minuten, mit Begleitung an deiner Seite. Schiefgehen kann nichts.
learn-about-pyramids = Kreuze deinen Weg durch die Kammern an, lerne jedes Symbol kennen, erforsche zwei Pyramiden.
learn-about-cheops = Baue an jedem Bauwerk, bezahle auf jede Weise und setze den letzten Stein.
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
learn-play = Jetzt gegen den Neuling spielen
learn-lessons = Alle Lektionen
learn-again = Neu versuchen

## Pyramids

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
learn-pyramids-skull-done = Jeder Totenkopf streicht auf deiner Wertungskarte die nächsten Minuspunkte ab. Am Ende zählen nur die größten: vorerst 2.
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

## Cheops

learn-cheops-welcome = Willkommen! Du baust für den Pharao: eine Pyramide, einen Triumphbogen und ein Bodenrelief. Die Steine sind noch blass; Farbe und Zeichen sagen, was sie kosten.
learn-cheops-welcome-go = Los geht’s
learn-cheops-roll = Wer am Wurf ist, wirft alle Würfel, genau einmal. Zu zweit spielt man mit drei Würfeln, zu mehreren mit vier. Du beginnst.
learn-cheops-roll-go = Würfeln
learn-cheops-dice = In einem Durchgang baust du höchstens zwei Steine, jeden mit einem Würfel seiner Farbe. Baue den grünen und den roten Stein in der untersten Reihe und bestätige.
learn-cheops-dice-done = Die unterste Reihe ist frei; ein höherer Stein braucht beide Steine unter sich. Deine zwei Würfel liegen jetzt bei dir, der Neuling kann sie nicht nutzen.
learn-cheops-others = Der Neuling hat mit dem übrigen Würfel gebaut. Wer nicht am Wurf ist, legt benutzte Würfel zurück: Gesperrt sind nur die Würfel der Person am Wurf. Jetzt ist der Neuling am Wurf.
learn-cheops-others-go = Nächster Wurf
learn-cheops-quarry = Der Neuling hat den orangen Würfel genommen. Baue den gelben Stein mit dem gelben Würfel. Den orangen bezahlst du aus deinem Steinbruch, der Reihe unten auf dem Bauplan: Wähle den Stein, dann Steinbruch 1.
learn-cheops-quarry-done = Der Steinbruch zahlt nur, wenn kein Würfel der Farbe in der Tischmitte liegt. Seine Steine werden von links nach rechts gestrichen, und jeder, der am Ende übrig ist, zählt einen Punkt.
learn-cheops-arch = Du bist wieder am Wurf. Jede Säule des Bogens wächst von unten: Baue den grünen Stein links mit einem Würfel und den rosa Stein rechts mit einem Joker, einem der Sterne beim Steinbruch.
learn-cheops-arch-done = Ein Joker gilt für jede Farbe und ist frei von der Reihenfolge im Steinbruch. Du hast noch einen; ein übriger Joker zählt 2 Punkte.
learn-cheops-relief = Im Relief legst du immer zwei Steine auf einmal, Kante an Kante. Wähle den gelben Stein oben links, dann den orangen daneben.
learn-cheops-relief-done = Ab 4 Steinen zählt das Relief: Die Tabelle darunter sagt, wie viel. Der orange Stein trägt einen Lotos, ein Bonussymbol: Wozu das gut ist, siehst du bald.
learn-cheops-higher = Es geht nach oben: Baue den blauen Stein in der untersten Reihe und den orangen in der zweiten, auf den beiden Steinen aus deinem ersten Durchgang.
learn-cheops-higher-done = Stufe 2 der Pyramide: 3 Punkte statt 1. Der höchste Stein zählt. Der zweite Stein eines Durchgangs darf sogar auf dem ersten ruhen.
learn-cheops-skip = Zwei rosa Würfel und kein gelber. Lege den rosa und den gelben Stein in der Mitte des Reliefs und bezahle den gelben mit Steinbruch 4.
learn-cheops-skip-done = Ein grüner und ein roter Stein sind übersprungen. Von nun an kannst du nur streichen, was rechts vom gelben liegt.
learn-cheops-later = Lass ein paar Durchgänge vergehen, in denen deine Pyramide wächst.
learn-cheops-later-go = Weiter
learn-cheops-bonus = In der Mitte der vierten Stufe steht das einzige Auge deines Bauplans. Baue diesen Stein und den blauen Stein in der linken Säule des Bogens.
learn-cheops-bonus-done = Der Bonus des Auges gehört dir: 3 Punkte. Steht ein Symbol auf mehreren Steinen, bringt ihn der letzte davon. Wer das im selben Durchgang auch schafft, bekommt ihn ebenfalls; dann ist er weg.
learn-cheops-further = Noch ein paar Durchgänge, und die Würfel meinen es gut: Du stellst das Relief und beide Säulen des Bogens fertig.
learn-cheops-further-go = Weiter
learn-cheops-capstone = Beide Säulen sind fertig, also kann der Schlussstein gesetzt werden. Er stellt dein zweites Bauwerk fertig, und damit endet die Partie. Baue ihn und bestätige.
learn-cheops-capstone-done = Zwei Bauwerke sind fertig: Dieser Durchgang ist der letzte, und der Schlussbonus, die Fahne neben den anderen Boni, gehört dir: 3 Punkte.
learn-cheops-end = Die Pyramide zählt nach ihrem höchsten Stein, der Bogen nach der niedrigeren Säule oder dem Schlussstein, das Relief nach seinen Steinen. Ein Bonus zählt 3, ein übriger Stein im Steinbruch 1, ein Joker 2. Du hast gewonnen!
