# Die Worte von Ostraka auf Deutsch: Seiten, Tische, Züge, Gründe.

## The page

home = Start
skip = Zum Spiel springen
close = Schließen
language = Sprache
sound = Ton
to-light = Hell
to-dark = Dunkel
lead = Zwei Spiele mit Stift zwischen Pyramiden. Spiel sofort gegen einen Bot oder per Link mit anderen. Ohne Konto, ohne Installation.
credits = Ostraka ist eine unabhängige Umsetzung veröffentlichter Regeln, mit eigenen Plänen, Texten und Bildern. Die Spiele stammen von Phil Walker-Harding (Pyramiden) und von Florian Ortlepp, Helmut Ortlepp und Steffen Benndorf (Cheops).
offline = Der Server ist nicht erreichbar. Diese Seite geht trotzdem auf, aber Partien, Analysen und Lektionen brauchen ihn: Versuch es noch einmal, wenn du verbunden bist.
unloaded = Ein Teil dieser Seite konnte nicht geladen werden. Vielleicht bist du offline, oder es gibt eine neuere Version.
reload = Neu laden
lost = Hier ist nichts
lost-about = Die Adresse führt nirgendwohin. Vielleicht ist beim Kopieren ein Stück verloren gegangen.

## The games

game-pyramids = Pyramiden
game-cheops = Cheops
about-pyramids = Eine Form wird aufgedeckt, alle kreuzen sie an: Finde den Weg vom Eingang zum Grab. 2 bis 4 Personen, 20 Minuten.
about-cheops = Es wird gewürfelt, alle bauen: eine Pyramide, einen Bogen und ein Relief. 2 bis 5 Personen, 20 Minuten.
play = Spielen
friends = Mit anderen
pass-and-play = An einem Gerät
opponents = Gegner
opponent = Dein Gegner
unfinished = Laufende Partien
continue = Weiter: { $game } · { $names }
finished = Beendete Partien
join = Per Link mitspielen
join-hint = Link hier einfügen
join-go = Beitreten
join-lost = Das ist kein Link zu einem Tisch. Kopiere die ganze Adresse aus der Einladung.
replay-file = Gespeicherte Partie ansehen
rules = Regeln
learn = Lernen

## Opponents

bot = Bot
level-random = Zufall
level-novice = Neuling
level-scribe = Schreiber
level-architect = Baumeister
level-pharaoh = Pharao
level-about-novice = Spielt nach einfachen Gewohnheiten. Gut für die erste Partie.
level-about-scribe = Wägt ab, was jeder Zug sofort bringt.
level-about-architect = Weiß aus vielen Partien, was sich am Ende lohnt.
level-about-pharaoh = Probiert vor jedem Zug Tausende von Partien aus.
bot-level = Bot: { $level }
guest = Gast
you = du
your-seat = Du
player = Person { $number }
seat = Platz { $number }
your-name = Dein Name
name-of = Name von Person { $number }
chair-friend = Jemand anders, per Link
chair-here = Jemand an diesem Gerät
one-more = Noch jemand
remove = Entfernen
wish-hints = Tipps sind erlaubt
wish-delay = Bots lassen sich kurz Zeit, wie Menschen
wish-watching = Andere dürfen zuschauen
open-table = Tisch eröffnen

## A table that waits

lobby-waiting = { $count ->
    [one] Es fehlt noch eine Person.
   *[other] Es fehlen noch { $count } Personen.
}
seat-free = Freier Platz
sit-down = Platz nehmen
stand-up = Aufstehen
ready = Ich bin bereit
not-ready = noch nicht bereit
invite = Lade andere ein
address = Link
address-code = Der Link als QR-Code
invite-text = Komm an meinen Tisch bei Ostraka
copy = Kopieren
copied = Kopiert
share = Teilen
other-device = Auch ein anderes Gerät nutzen
other-device-about = Öffne diesen privaten Link auf deinem anderen Gerät: Dein Name, deine Plätze und deine Partien sind dann auch dort. Gib ihn niemandem sonst.
key-title = Deine Partien auf diesem Gerät
key-about = Dieser private Link bringt dich in diesen Browser: Dein Name, deine Plätze und deine Partien sind dann auch hier. Wer du bisher in diesem Browser warst, wird vergessen.
key-accept = Übernehmen

## A table that is played at

connecting = Verbindung wird hergestellt …
state-connecting = Verbindung wird hergestellt …
state-live = Verbunden
state-away = Verbindung verloren. Neuer Versuch …
state-gone = Dieser Tisch ist geschlossen.
table-lost = Dieser Tisch lässt sich nicht zeigen
watching = Du schaust zu
watchers = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } Personen schauen zu
}
away = abwesend
thinking = am Zug
waiting-for = Warten auf { $names }
confirm = Bestätigen
pass = Passen
pass-still = Trotzdem passen
undo = Zurücknehmen
hint = Tipp
hint-thinking = Ein guter Zug wird gesucht …
hint-use = Zeigen
hint-odds = { $win } % Siegchance, Vorsprung am Ende: { $margin }
log = Was geschehen ist
log-empty = Noch nichts.
log-line = { $name }: { $move }
help = Hilfe
keys = Tasten
key-chamber = in die erste oder zweite Kammer gehen
key-arrows = von Feld zu Feld gehen
key-enter = wählen, dann bestätigen
key-stone = zu einem Stein gehen, der gebaut werden kann
key-stones = zum nächsten oder vorigen gehen
key-enter-stone = diesen Stein wählen
enlarge = Vergrößern
score-card = Wertungskarte
gone = { $name } hat den Tisch verlassen.
stand-in = Bot einspringen lassen
stand-in-mine = Ein Bot spielt für dich: { $level }.
take-back = Bin wieder da
hand-over = Gib das Gerät weiter an { $name }
hand-over-ready = Ich bin { $name }
plays = { $name } spielt
clause = Regel { $clause }

## The end

end-won = Du hast gewonnen!
end-shared = Du teilst dir den Sieg!
end-winner = { $count ->
    [one] { $names } gewinnt
   *[other] Geteilter Sieg: { $names }
}
tie-pyramids = Gleich viele Punkte: Die niedrigste Nummer einer erforschten Pyramide entscheidet.
tie-cheops = Gleich viele Punkte: Mehr Steine in der Pyramide entscheiden.
rematch = Revanche
record = Partie speichern
points-source = Woher die Punkte kommen
points-total = Summe
points-torches = Fackeln
points-bonuses = Boni
points-gems = Edelsteine
points-skulls = Totenköpfe
points-pyramids = Pyramiden
points-pyramid = Pyramide
points-arch = Bogen
points-relief = Relief
points-quarry = Steinbruch
points-jokers = Joker

## Colours, shapes, icons

colour-green = grün
colour-orange = orange
colour-purple = violett
colour-blue = blau
colour-pink = rosa
colour-red = rot
colour-yellow = gelb
shape-I2 = zwei in einer Reihe
shape-I3 = drei in einer Reihe
shape-L3 = kleiner Winkel
shape-O4 = Quadrat
shape-T4 = T
shape-L4 = großer Winkel
icon-wall = Mauer
icon-entrance = Eingang
icon-tomb = Grab
icon-cross = Kreuz
icon-red-gem = roter Edelstein
icon-green-gem = grüner Edelstein
icon-torch = Fackel
icon-skull = Totenkopf
icon-potion = Trank

## Pyramids

round-turn = Runde { $round } von { $rounds } · Karte { $turn } von { $turns }
shapes-left = Kommt noch in dieser Runde
tools = Form
tool-shape = Form: { $shape }
tool-single = Stattdessen ein einzelnes Feld
turn = Drehen
mirror = Spiegeln
chamber-title = Kammer { $place }: Pyramide { $number }
card-picture = Pyramide { $number }
cell-marked = angekreuzt
cell-chosen = gewählt
cell-free = kann angekreuzt werden
cell-ghost = die Form passt hierher
cell-ghost-wrong = die Form passt nicht hierher
say-keep = Behalte zwei deiner vier Pyramiden.
say-take = Pyramide erforscht! Nimm eine neue.
say-sending = Wird gesendet …
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
score-bonus = Pyramidenpunkte ({ $colour }): { $explored } erforscht, noch frei: { $free }
score-pyramids = { $count ->
    [one] { $count } Pyramide
   *[other] { $count } Pyramiden
}
score-bonuses = Boni
gain-red = Rote Edelsteine: { $count }
gain-green = Grüne Edelsteine: { $count }
gain-torch = Fackeln: { $count }
gain-skull = Totenköpfe: { $count }
gain-tomb = Erforschte Pyramiden: { $count }
gain-cross = Noch anzukreuzende Felder: { $count }
gain-points = { $points ->
    [one] { $sign }{ $points } Punkt
   *[other] { $sign }{ $points } Punkte
}

## Cheops

dice-middle = Würfel
active-player = Am Wurf:
dice-blocked = Würfel, die für diesen Durchgang vergeben sind
building-pyramid = Pyramide
building-arch = Triumphbogen
building-relief = Bodenrelief
bonuses = Boni
bonus-got = gewonnen
bonus-free = noch frei
bonus-gone = vergeben
symbol-ankh = Anch
symbol-eye = Auge
symbol-feather = Feder
symbol-lotus = Lotos
symbol-scarab = Skarabäus
symbol-finish = Schluss
relief-scale = Was das Relief zählt
relief-stones = Steine
relief-points = Punkte
quarry = Steinbruch
quarry-gone = nicht mehr frei
jokers-left = { $count ->
    [one] noch { $count } Joker
   *[other] noch { $count } Joker
}
stone-built = gebaut
stone-open = kann gebaut werden
stone-cap = Schlussstein
stone-pyramid = Pyramide, Stufe { $level }, Stein { $place }
stone-left = linke Säule, Stufe { $level }
stone-right = rechte Säule, Stufe { $level }
stone-relief = Relief, Platte { $cell }
how-die = Würfel
how-joker = Joker
how-quarry = Steinbruch { $place }
say-lay = Baue bis zu zwei Steine.
say-second = Noch ein Stein, oder bestätige.
say-stuck = Kein Stein lässt sich bauen: Passe.
say-sure = Es lässt sich noch bauen. Trotzdem passen?
say-relief = Jetzt der zweite Stein, gleich daneben.
say-pay = Womit bezahlst du?

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
move-lay = { $who ->
    [you] baust
   *[other] baut
}: { $stone } ({ $how })
move-done = { $who ->
    [you] bist mit dem Bauen fertig
   *[other] ist mit dem Bauen fertig
}
move-deal = { $who ->
    [you] Du bekommst vier Pyramiden
   *[other] { $name } bekommt vier Pyramiden
}
move-offer = Neu in der Auslage: { $cards }
move-flip = Aufgedeckt: { $shape }
move-draw = Es ist Pyramide { $card }
move-roll = Gewürfelt: { $dice }
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
advise-lay = Baue: { $stone } ({ $how })
advise-done = Beende das Bauen

## What a move does

fact-explores = erforscht Pyramide { $pyramid }
fact-claims = bringt { $points } Pyramidenpunkte ({ $colour })
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
fact-pyramid = Stufe { $level } der Pyramide, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
fact-arch = Stufe { $level } des Bogens, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
fact-capstone = der Schlussstein, { $points } Punkte
fact-relief = { $stones } Steine des Reliefs, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
fact-completes = stellt ein Bauwerk fertig: { $building }
fact-finish = bringt den Schlussbonus, { $points } Punkte
fact-ends = { $margin ->
    [0] beendet die Partie gleichauf mit der besten Konkurrenz
   *[other] beendet die Partie, Vorsprung vor der besten Konkurrenz: { $margin }
}
fact-bonus = bringt einen Bonus, { $symbol }: { $points } Punkte
fact-within = nur noch ein Stein fehlt für einen Bonus: { $symbol }
fact-opens = { $stones ->
    [one] ein weiterer Stein kann gebaut werden
   *[other] { $stones } weitere Steine können gebaut werden
}
fact-strands = { $stones ->
    [one] ein Stein des Reliefs kann nie mehr gebaut werden
   *[other] { $stones } Steine des Reliefs können nie mehr gebaut werden
}
fact-dice = { $dice ->
    [one] bezahlt mit einem Würfel ({ $colour })
   *[other] bezahlt mit { $dice } Würfeln ({ $colour })
}
fact-blocks = nimmt den letzten Würfel dieser Farbe ({ $colour }), den andere brauchen könnten
fact-quarry = streicht { $stones ->
    [one] einen Stein
   *[other] { $stones } Steine
} im Steinbruch, gibt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} auf
fact-joker = { $jokers ->
    [one] verbraucht einen Joker
   *[other] verbraucht { $jokers } Joker
}, gibt { $points } Punkte auf
fact-stuck = kein Stein lässt sich bauen
fact-passes = verzichtet auf { $stones ->
    [one] einen Stein
   *[other] { $stones } Steine
}, obwohl Würfel reichen würden
fact-spares = { $points ->
    [one] spart mindestens { $points } Punkt
   *[other] spart mindestens { $points } Punkte
}: Würfel allein reichen für nichts
fact-leaves = { $dice ->
    [one] lässt den anderen einen Würfel
   *[other] lässt den anderen { $dice } Würfel
}

## Refusals

refused-bad-message = Das war nicht zu verstehen. Lade die Seite neu.
refused-not-yours = Das darfst du nicht tun.
refused-foreign-origin = Diese Seite kommt von einer anderen Website.
refused-unknown = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig.
refused-taken = Jemand war schneller: Der Platz ist besetzt.
refused-too-early = Dafür ist es zu früh.
refused-too-late = Dafür ist es zu spät.
refused-too-big = Das ist zu lang.
refused-illegal = Das erlauben die Regeln nicht.
refused-not-whole = Zu diesem Zug gehört noch etwas.
refused-too-fast = Das war zu viel auf einmal. Warte einen Moment.
refused-broken = Auf dem Server ist etwas schiefgegangen. Versuch es noch einmal.
refused-busy = Zu viele Leute auf einmal. Versuch es gleich noch einmal.
refused-unavailable = Der Server antwortet nicht. Es wird noch einmal versucht.
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
reason-cheops-over = Die Partie ist zu Ende.
reason-cheops-not-rolled = Es ist noch nicht gewürfelt.
reason-cheops-out-of-turn = Jetzt baut jemand anders.
reason-cheops-third-stone = In einem Durchgang werden höchstens zwei Steine gebaut.
reason-cheops-marked = Dieser Stein ist schon gebaut.
reason-cheops-one-alone = Im Relief werden genau zwei Steine auf einmal gelegt.
reason-cheops-not-adjacent = Die zwei Steine des Reliefs liegen direkt nebeneinander.
reason-cheops-not-the-relief = Nur im Relief werden zwei Steine auf einmal gelegt.
reason-cheops-no-support = Zuerst müssen beide Steine darunter gebaut sein.
reason-cheops-column = Eine Säule des Bogens wird von unten nach oben gebaut.
reason-cheops-capstone = Der Schlussstein kommt, wenn beide Säulen fertig sind.
reason-cheops-die-lies-there = Ein Würfel dieser Farbe liegt in der Tischmitte und muss genommen werden.
reason-cheops-no-die = In der Tischmitte liegt kein Würfel dieser Farbe, und im Steinbruch ist nichts zum Bezahlen.
reason-cheops-other-colour = Dieser Stein im Steinbruch hat eine andere Farbe.
reason-cheops-left-of-the-last = Im Steinbruch wird von links nach rechts gestrichen.
reason-cheops-struck-twice = Ein Stein im Steinbruch bezahlt nur einen Stein.
reason-cheops-no-joker = Es ist kein Joker mehr da.
