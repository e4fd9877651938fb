# Pyramids in German: the table, moves, facts, refusals.

## Keys and buttons

key-chamber = in die erste oder zweite Kammer gehen
key-arrows = von Feld zu Feld gehen
key-enter = wählen, dann bestätigen

## The end

tie-pyramids = Gleich viele Punkte: Die niedrigste Nummer einer erforschten Pyramide entscheidet.
shared-pyramids = Gleich viele Punkte und keine erforschte Pyramide: Der Sieg wird geteilt.
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
say-mark = Kreuze die Form an oder ein einzelnes Feld.
say-mark-single = Die Form passt nirgends: Kreuze ein Feld an.
say-only-so = Anders passt sie hier nicht.
say-cross = Ein Kreuz! Kreuze noch ein Feld an.
choose-keep = Behalte zwei Pyramiden
choose-take = Nimm eine neue Pyramide
take-deck = Die oberste Karte vom Stapel, ungesehen (noch { $count })
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
gain-cross = Noch anzukreuzende Felder: { $count }
gain-potion = { $count ->
    [one] ein Trank, nach den Kreuzen zu trinken
   *[other] { $count } Tränke, nach den Kreuzen zu trinken
}

## Moves

# “Kreuzt” is right in both persons; the choice stands here because other languages need it.
move-mark = { $who ->
    [you] kreuzt
   *[other] kreuzt
} { $count ->
    [one] { $cells } in Pyramide { $card } an
   *[other] die Form in Pyramide { $card } an ({ $cells })
}
move-cross = { $who ->
    [you] kreuzt
   *[other] kreuzt
} { $cells } in Pyramide { $card } für ein Kreuz an
move-keep = { $who ->
    [you] behältst
   *[other] behält
} die Pyramiden { $first } und { $second }
move-take = { $who ->
    [you] nimmst
   *[other] nimmt
} Pyramide { $card }
move-take-deck = { $who ->
    [you] nimmst
   *[other] nimmt
} die oberste Karte vom Stapel
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
fact-contested = wenn sie niemand mit niedrigerer Nummer bekommt
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
fact-torch = zündet die Fackel der Runde { $round } an, { $points } Punkte
fact-crosses = { $cells ->
    [one] noch ein Feld anzukreuzen
   *[other] noch { $cells } Felder anzukreuzen
}
fact-skulls = { $skulls ->
    [one] ein Totenkopf
   *[other] { $skulls } Totenköpfe
}: Minuspunkte von { $before } auf { $after }
fact-potion = { $skulls ->
    [0] ein Trank, aber kein Totenkopf zum Ausradieren
    [one] ein Trank radiert einen Totenkopf aus, Minuspunkte um { $points } gesenkt
   *[other] ein Trank radiert { $skulls } Totenköpfe aus, Minuspunkte um { $points } gesenkt
}
fact-useless = lässt keinen Platz für diese Form: { $shape }
fact-useful = schafft Platz für diese Form: { $shape }
fact-forgoes = ein einzelnes Feld, wo die Form passen würde
fact-ready = { $shapes ->
    [one] lässt Platz für die Form, die kommen kann
   *[other] lässt Platz für alle { $shapes } Formen, die kommen können
}
fact-wanted = genau Pyramide { $pyramid } fehlt noch für { $points } Pyramidenpunkte ({ $colour })
fact-pair = zwei Kammern einer Farbe ({ $colour }), zusammen { $points } Pyramidenpunkte
fact-denies = nimmt Pyramide { $pyramid } anderen weg, denen die Farbe fehlt ({ $colour })
fact-short = ein kurzer Weg in Pyramide { $pyramid }: { $left ->
    [one] { $left } Feld
   *[other] { $left } Felder
}
fact-long = ein langer Weg in Pyramide { $pyramid }: { $left ->
    [one] { $left } Feld
   *[other] { $left } Felder
}
fact-rich = Pyramide { $pyramid } ist reich: Edelsteine { $gems }, Fackeln { $torches }, Kreuze { $crosses }
fact-guarded = Pyramide { $pyramid } { $skulls ->
    [one] wird von einem Totenkopf bewacht
   *[other] wird von { $skulls } Totenköpfen bewacht
}
fact-unseen = { $cards ->
    [one] die letzte Karte vom Stapel
   *[other] eine von { $cards } ungesehenen Karten
}

## Refusals

reason-pyramids-over = Die Partie ist zu Ende.
reason-pyramids-not-keeping = Deine zwei Pyramiden sind schon gewählt.
reason-pyramids-not-marking = Du hast jetzt nichts anzukreuzen.
reason-pyramids-cross-first = Ein Kreuz verlangt zuerst noch ein Feld.
reason-pyramids-no-cross = Kein Kreuz verlangt ein weiteres Feld.
reason-pyramids-not-your-chamber = Das ist keine deiner Kammern.
reason-pyramids-not-the-shape = Kreuze die ganze Form an, gedreht oder gespiegelt, oder ein einzelnes Feld.
reason-pyramids-one-cell = Für ein Kreuz wird genau ein Feld angekreuzt.
reason-pyramids-cross-elsewhere = Für ein Kreuz wird ein Feld in einer deiner zwei Kammern angekreuzt.
reason-pyramids-wall = Eine Mauer kann nie angekreuzt werden.
reason-pyramids-marked = Ein Feld wird nur einmal angekreuzt.
reason-pyramids-entrance = Was in einer Kammer zuerst angekreuzt wird, muss den Eingang einschließen.
reason-pyramids-apart = Was du ankreuzt, muss Kante an Kante ein zuvor angekreuztes Feld berühren.
reason-pyramids-not-taking = Jetzt nimmt niemand eine Karte.
reason-pyramids-another-takes = Jetzt nimmt jemand anders eine Karte.
reason-pyramids-not-offered = Diese Karte liegt nicht in der Auslage.
reason-pyramids-deck-empty = Der Stapel ist leer.

## What is said aloud
announced-torch = { $who ->
    [you] Du zündest die Fackel der Runde { $round } an.
   *[other] { $name } zündet die Fackel der Runde { $round } an.
}
announced-explored = { $who ->
    [you] Du hast Pyramide { $pyramid } erforscht!
   *[other] { $name } hat Pyramide { $pyramid } erforscht.
}
announced-takes-first = { $who ->
    [you] Du nimmst zuerst neue Karten: { $pyramid } ist die niedrigste gerade erforschte Nummer.
   *[other] { $name } nimmt zuerst neue Karten: { $pyramid } ist die niedrigste gerade erforschte Nummer.
}
announced-claimed = { $who ->
    [you] Du bekommst
   *[other] { $name } bekommt
} { $points } Pyramidenpunkte ({ $colour ->
    [green] Grün
    [orange] Orange
   *[purple] Lila
}). { $next ->
    [0] In dieser Farbe gibt es keine mehr.
   *[other] Als Nächstes gibt es in dieser Farbe { $next }.
}
announced-round-over = Runde { $round } ist zu Ende. Alle Expeditionskarten werden neu gemischt.
announced-last-card = Das ist die letzte Karte der Partie!
announced-sits-out = { $who ->
    [you] Du kannst kein Feld mehr ankreuzen und setzt diesmal aus.
   *[other] { $name } kann kein Feld mehr ankreuzen und setzt diesmal aus.
}
