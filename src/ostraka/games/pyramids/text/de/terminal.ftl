# Pyramiden im Terminal, auf Deutsch.

## The screen

pyramids-gem = Edelstein
pyramids-before = vor der ersten Runde
pyramids-against = { $name } gegen { $others }
pyramids-no-chamber = keine Kammer mehr
pyramids-turn-it =
    drehbar,
    spiegelbar
pyramids-bonuses = Boni
pyramids-bonuses-left = Noch frei:
pyramids-chambers = Kammern
pyramids-penalty-now = jetzt −{ $penalty }
pyramids-penalty-next = dann −{ $penalty }

## What a draft brings

pyramids-brings = Dieser Zug: { $gains }.
pyramids-brings-nothing = Dieser Zug: ein längerer Weg, aber noch keine Punkte.
pyramids-full = kein Platz mehr für: { $gem }
pyramids-torch-lit = keine Fackel: Die von Runde { $round } brennt schon (P18)
pyramids-skulls = Totenköpfe { $had } → { $has }, Minuspunkte { $before } → { $after }
pyramids-potion = ein Trank radiert bis zu zwei Totenköpfe aus
pyramids-crosses-lost = { $count ->
    [one] { $count } Kreuz verfällt: Kein Feld ist übrig (PR3)
   *[other] { $count } Kreuze verfallen: Kein Feld ist übrig (PR3)
}

## What was typed

pyramids-other-verb = Jetzt ist nicht { $verb } dran, sondern { $due }.
pyramids-name-two-cards = Nenne die zwei Karten.
pyramids-name-one-card = Nenne eine Karte aus der Auslage oder den Stapel.
pyramids-name-chamber = Nenne die Kammer und ihre Felder.
pyramids-name-cells = Nenne auch die Felder.
pyramids-name-one-chamber = Nenne eine Kammer, dann ihre Felder.
pyramids-which-chamber = Nenne vor den Feldern die Kammer: { $cards }.
pyramids-not-yours = { $card } ist keine deiner Kammern: Nenne { $cards }.
pyramids-your-chambers = Deine Kammern: { $cards }.
pyramids-your-cards = Deine Karten: { $cards }.
pyramids-offered = In der Auslage: { $cards }.
reason-pyramids-not-dealt = Behalte genau zwei deiner vier Karten.
reason-pyramids-no-such-card = Diese Karte gibt es nicht.
reason-pyramids-repeated-card = Du hast dieselbe Karte zweimal genannt.
reason-pyramids-repeated-cell = Du hast dasselbe Feld zweimal genannt.
reason-pyramids-off-the-chamber = Dieses Feld gibt es nicht: Die Felder sind a1 bis e5.

## Help

pyramids-help-aim = Bahne dir in jeder Kammer einen Weg vom Eingang (E) zum Grab (T). In jedem Zug wird eine Form für alle aufgedeckt: Kreuze sie ganz an, gedreht oder gespiegelt, in einer deiner zwei Kammern, oder stattdessen ein einzelnes Feld. Was du in einer Kammer zuerst ankreuzt, muss den Eingang einschließen, alles Weitere muss mit einer Kante an ein angekreuztes Feld grenzen; Mauern (#) kannst du nicht ankreuzen. Nach vier Runden zu je sieben Karten gewinnt, wer die meisten Punkte hat.
pyramids-help-tomb = Grab: erforscht, 10 Punkte; du nimmst eine neue Karte aus der Auslage oder vom Stapel
pyramids-help-red = roter Edelstein: mit einem grünen 5 Punkte, allein 1
pyramids-help-green = grüner Edelstein: mit einem roten 5 Punkte, allein 1
pyramids-help-torch = Fackel: 5 Punkte, einmal pro Runde
pyramids-help-skull = Totenkopf: nur der mit den meisten Minuspunkten zählt
pyramids-help-cross = Kreuz: Kreuze sofort ein weiteres Feld an
pyramids-help-potion = Trank: radiert deine zwei schlimmsten Totenköpfe aus
pyramids-help-bonuses = Deine 2., 4. und 6. Pyramide einer Farbe bringen jeweils die höchsten noch freien Pyramidenpunkte: 10, dann 6, dann 3.
pyramids-help-shapes = Die Formen; in einer Runde kommen sieben der acht Karten:
pyramids-help-mark = Felder der Karte 3, Spalte und Zeile; oder: { $short }, oder: { $shorter }
pyramids-help-cross-move = das Feld für ein Kreuz; oder: { $short }
pyramids-help-keep = behält zwei der vier Karten
pyramids-help-take = nimmt eine Karte aus der Auslage; { $deck } nimmt die oberste vom Stapel

## Score sheet

pyramids-score-torches = Fackeln, je 5
pyramids-score-bonuses = Pyramidenpunkte
pyramids-score-gems = Edelsteine, 5 pro Paar, einzeln je 1
pyramids-score-skulls = höchste Minuspunkte (Totenköpfe)
pyramids-score-pyramids = erforschte Pyramiden, je 10
