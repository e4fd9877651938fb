# Pyramids in German: the table, moves, facts, refusals.

## Keys and buttons

key-chamber = zur ersten oder zweiten Kammer gehen
key-arrows = zwischen Feldern wechseln
key-enter = wählen, dann bestätigen

## The end

tie-pyramids = Gleichstand nach Punkten: Die erforschte Pyramide mit der niedrigsten Nummer gewinnt.
shared-pyramids = Gleichstand nach Punkten, und keine Pyramide ist erforscht: Der Sieg wird geteilt.
points-pyramids-torches = Fackeln
points-pyramids-bonuses = Pyramidenpunkte
points-pyramids-gems = Edelsteine
points-pyramids-skulls = Totenköpfe
points-pyramids-pyramids = Pyramiden

## Shapes and icons

shape-I2 = zwei in einer Reihe
shape-I3 = drei in einer Reihe
shape-L3 = kleines L
shape-O4 = Quadrat
shape-T4 = T
shape-L4 = großes L
icon-wall = Mauer
icon-entrance = Eingang
icon-tomb = Grab
icon-cross = Kreuz
icon-red-gem = roter Edelstein
icon-green-gem = grüner Edelstein
icon-torch = Fackel
icon-skull = Totenkopf
icon-potion = Trank

## The table

round-turn = Runde { $round } von { $rounds } · Karte { $turn } von { $turns }
last-card = Letzte Karte
shapes-left = Noch verdeckt
tools = Form
tool-shape = Form: { $shape }
tool-single = Stattdessen ein einzelnes Feld
turn = Drehen
mirror = Spiegeln
chamber-title = Kammer { $place }: Pyramide { $number }
card-picture = Pyramide { $number }
cell-marked = angekreuzt
cell-free = kann angekreuzt werden
cell-ghost = die Form passt hierher
cell-ghost-wrong = die Form passt nicht hierher
say-keep = Behalte zwei deiner vier Pyramiden.
say-take = Pyramide erforscht! Nimm eine neue.
say-mark = Kreuze die Form oder ein einzelnes Feld an.
say-mark-single = Die Form passt nirgends. Kreuze ein Feld an.
say-only-so = Nur so passt sie hier.
say-cross = Ein Kreuz! Kreuze noch ein Feld an.
choose-keep = Behalte zwei Pyramiden
choose-take = Nimm eine neue Pyramide
take-deck = Die oberste Karte vom Stapel, verdeckt (noch { $count })
offer = Auslage
deck-left = { $count } im Stapel
score-torches = Fackeln: { $count } von 4
score-red = Rote Edelsteine: { $count } von 10
score-green = Grüne Edelsteine: { $count } von 10
score-skulls = Totenköpfe: { $count } von 10, Minuspunkte: { $penalty }
score-bonus = Pyramidenpunkte ({ $colour }): { $explored } erforscht
score-pending = zählt am Ende dieses Zugs
claim-taken = { $who ->
    [you] { $points }: deine
   *[other] { $points }: vergeben an { $name }
}
claim-free = { $points }: noch frei
claim-gone = { $points }: geschwärzt
score-pyramids = { $count ->
    [one] { $count } Pyramide
   *[other] { $count } Pyramiden
}
gain-red = Rote Edelsteine: { $count }
gain-green = Grüne Edelsteine: { $count }
gain-torch = Fackeln: { $count }
gain-skull = Totenköpfe: { $count }
gain-tomb = Erforschte Pyramiden: { $count }
gain-cross = Noch anzukreuzen: { $count }
gain-potion = { $count ->
    [one] ein Trank, wirkt nach den Kreuzen
   *[other] { $count } Tränke, wirken nach den Kreuzen
}

## Moves

move-mark = { $who ->
    [nobody] { $count ->
        [one] { $cells } in Pyramide { $card } ankreuzen
       *[other] die Form in Pyramide { $card } ankreuzen ({ $cells })
    }
   *[other] kreuzt { $count ->
        [one] { $cells } in Pyramide { $card } an
       *[other] die Form in Pyramide { $card } an ({ $cells })
    }
}
move-cross = { $who ->
    [nobody] { $cells } in Pyramide { $card } ankreuzen (Kreuz)
   *[other] kreuzt { $cells } in Pyramide { $card } an (Kreuz)
}
move-keep = { $who ->
    [you] behältst die Pyramiden { $first } und { $second }
    [nobody] die Pyramiden { $first } und { $second } behalten
   *[other] behält die Pyramiden { $first } und { $second }
}
move-take = { $who ->
    [you] nimmst Pyramide { $card }
    [nobody] Pyramide { $card } nehmen
   *[other] nimmt Pyramide { $card }
}
move-take-deck = { $who ->
    [you] nimmst die oberste Karte vom Stapel
    [nobody] die oberste Karte vom Stapel nehmen
   *[other] nimmt die oberste Karte vom Stapel
}
move-deal = { $who ->
    [you] Du bekommst vier Pyramiden
   *[other] { $name } bekommt vier Pyramiden
}
move-offer = Neu in der Auslage: { $cards }
move-flip = Aufgedeckt: { $shape }
move-draw = Gezogen: Pyramide { $card }
news-mark = { $who ->
    [you] kreuzt
   *[other] kreuzt
} { $count ->
    [one] ein Feld in Pyramide { $card } an
   *[other] die Form in Pyramide { $card } an
}
news-cross = { $who ->
    [you] kreuzt
   *[other] kreuzt
} noch ein Feld in Pyramide { $card } an
advise-mark = { $count ->
    [one] Kreuze ein Feld in Pyramide { $card } an
   *[other] Kreuze die Form in Pyramide { $card } an
}
advise-cross = Kreuze noch ein Feld in Pyramide { $card } an
advise-keep = Behalte die Pyramiden { $first } und { $second }
advise-take = Nimm Pyramide { $card }
advise-take-deck = Nimm die oberste Karte vom Stapel

## What a move does

fact-explores = erforscht Pyramide { $pyramid }
fact-claims = bringt { $points } Pyramidenpunkte ({ $colour })
fact-contested = falls sie niemand mit einer niedrigeren Nummer bekommt
fact-towards = noch eine Pyramide ({ $colour }), dann gibt es { $points } Pyramidenpunkte
fact-nearer = { $cells ->
    [one] ein Feld
   *[other] { $cells } Felder
} näher am Grab von Pyramide { $pyramid }, noch { $left }
fact-astray = kommt dem Grab von Pyramide { $pyramid } nicht näher, noch { $left }
fact-late = Pyramide { $pyramid } ist schon erforscht
fact-walled = zum Grab von Pyramide { $pyramid } führt kein Weg mehr
fact-gems = { $points ->
    [one] Edelsteine für { $points } Punkt
   *[other] Edelsteine für { $points } Punkte
}
fact-torch = zündet die Fackel von Runde { $round } an: { $points } Punkte
fact-crosses = { $cells ->
    [one] ein weiteres Feld zum Ankreuzen
   *[other] { $cells } weitere Felder zum Ankreuzen
}
fact-skulls = { $skulls ->
    [one] ein Totenkopf
   *[other] { $skulls } Totenköpfe
}: Minuspunkte von { $before } auf { $after }
fact-potion = { $skulls ->
    [0] ein Trank, aber kein Totenkopf zum Ausradieren
    [one] ein Trank radiert einen Totenkopf aus und senkt die Minuspunkte um { $points }
   *[other] ein Trank radiert { $skulls } Totenköpfe aus und senkt die Minuspunkte um { $points }
}
fact-useless = lässt keinen Platz für diese Form: { $shape }
fact-useful = schafft Platz für diese Form: { $shape }
fact-forgoes = ein einzelnes Feld, obwohl die Form passen würde
fact-ready = { $shapes ->
    [one] lässt Platz für die Form, die als Nächstes kommen kann
   *[other] lässt Platz für alle { $shapes } Formen, die als Nächstes kommen können
}
fact-wanted = für { $points } Pyramidenpunkte ({ $colour }) fehlt genau Pyramide { $pyramid }
fact-pair = zwei Pyramiden einer Farbe ({ $colour }), zusammen { $points } Pyramidenpunkte wert
fact-denies = schnappt Pyramide { $pyramid } anderen weg, die diese Farbe brauchen ({ $colour })
fact-short = ein kurzer Weg durch Pyramide { $pyramid }: { $left ->
    [one] { $left } Feld
   *[other] { $left } Felder
}
fact-long = ein langer Weg durch Pyramide { $pyramid }: { $left ->
    [one] { $left } Feld
   *[other] { $left } Felder
}
fact-rich = Pyramide { $pyramid } ist ergiebig (Edelsteine: { $gems }, Fackeln: { $torches }, Kreuze: { $crosses })
fact-guarded = Pyramide { $pyramid } { $skulls ->
    [one] wird von einem Totenkopf bewacht
   *[other] wird von { $skulls } Totenköpfen bewacht
}
fact-unseen = { $cards ->
    [one] die letzte Karte vom Stapel
   *[other] eine von { $cards } verdeckten Karten
}

## Refusals

reason-pyramids-over = Die Partie ist zu Ende.
reason-pyramids-not-keeping = Du hast deine zwei Pyramiden schon gewählt.
reason-pyramids-not-marking = Im Moment gibt es nichts anzukreuzen.
reason-pyramids-cross-first = Kreuze zuerst das weitere Feld für dein Kreuz an.
reason-pyramids-no-cross = Du hast kein Kreuz mehr übrig.
reason-pyramids-not-your-chamber = Das ist keine deiner Kammern.
reason-pyramids-not-the-shape = Kreuze die ganze Form an, gedreht oder gespiegelt, oder ein einzelnes Feld.
reason-pyramids-one-cell = Für ein Kreuz darfst du genau ein Feld ankreuzen.
reason-pyramids-cross-elsewhere = Für ein Kreuz darfst du ein Feld in einer deiner zwei Kammern ankreuzen.
reason-pyramids-wall = Mauern können nicht angekreuzt werden.
reason-pyramids-marked = Jedes Feld kann nur einmal angekreuzt werden.
reason-pyramids-entrance = Was du in einer Kammer zuerst ankreuzt, muss den Eingang einschließen.
reason-pyramids-apart = Was du ankreuzt, muss mit einer Kante an ein schon angekreuztes Feld grenzen.
reason-pyramids-not-taking = Jetzt wird keine Karte genommen.
reason-pyramids-another-takes = Jetzt nimmt jemand anders eine Karte.
reason-pyramids-not-offered = Diese Karte liegt nicht in der Auslage.
reason-pyramids-deck-empty = Der Stapel ist leer.

## What is said aloud
announced-torch = { $who ->
    [you] Du zündest Fackel { $round } an!
   *[other] { $name } zündet Fackel { $round } an.
}
announced-explored = { $who ->
    [you] Du hast Pyramide { $pyramid } erforscht!
   *[other] { $name } hat Pyramide { $pyramid } erforscht.
}
announced-takes-first = { $who ->
    [you] Du nimmst zuerst neue Karten: { $pyramid } ist die niedrigste Nummer.
   *[other] { $name } nimmt zuerst neue Karten: { $pyramid } ist die niedrigste Nummer.
}
announced-claimed = { $who ->
    [you] Du bekommst
   *[other] { $name } bekommt
} { $points } Pyramidenpunkte ({ $colour ->
    [green] Grün
    [orange] Orange
   *[purple] Violett
}). { $next ->
    [0] Das waren die letzten.
   *[other] Als Nächstes gibt es { $next }.
}
announced-round-over = Runde { $round } ist zu Ende. Alle Expeditionskarten werden gemischt.
announced-last-card = Das ist die letzte Karte der Partie!
announced-sits-out = { $who ->
    [you] Du kannst kein Feld mehr ankreuzen und setzt diesen Zug aus.
   *[other] { $name } kann kein Feld mehr ankreuzen und setzt diesen Zug aus.
}
