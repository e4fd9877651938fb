# Cheops in German: the table, moves, facts, refusals.

## Keys and buttons

pass = Passen
pass-still = Trotzdem passen
key-stone = zu einem Stein, den du setzen kannst
key-stones = zum nächsten oder vorigen gehen
key-enter-stone = diesen Stein wählen

## The end

tie-cheops = Gleich viele Punkte: Mehr Steine in der Pyramide entscheiden.
shared-cheops = Gleich viele Punkte und gleich viele Steine in der Pyramide: Der Sieg wird geteilt.
points-cheops-pyramid = Pyramide
points-cheops-arch = Bogen
points-cheops-relief = Relief
points-cheops-bonuses = Boni
points-cheops-quarry = Steinbruch
points-cheops-jokers = Joker

## The table

dice-middle = Würfel
active-player = Am Wurf:
dice-blocked = Würfel, die für diesen Durchgang vergeben sind
last-play = Letzter Durchgang
building-pyramid = Pyramide
building-arch = Triumphbogen
building-relief = Bodenrelief
bonuses = Boni
bonus-got = gewonnen
bonus-free = noch frei
bonus-gone = vergeben
bonus-last = letzte Chance: nur in diesem Durchgang
bonus-pending = zählt am Ende dieses Durchgangs
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
quarry-struck = gestrichen
quarry-skipped = übersprungen
jokers-left = { $count ->
    [one] noch { $count } Joker
   *[other] noch { $count } Joker
}
stone-laid = gesetzt
stone-open = kann gesetzt werden
stone-cap = Schlussstein
stone-pyramid = Pyramide, Stufe { $level }, Stein { $place }
stone-left = linke Säule, Stufe { $level }
stone-right = rechte Säule, Stufe { $level }
stone-relief = Relief, Platte { $cell }
stone-paid = { $stone } ({ $how })
how-die = Würfel
how-joker = Joker
how-quarry = Steinbruch-Stein { $place }
say-lay = Setze bis zu zwei Steine.
say-second = Noch ein Stein, oder bestätige.
say-stuck = Du kannst keinen Stein setzen: Passe.
say-sure = Du kannst noch Steine setzen. Trotzdem passen?
say-relief = Jetzt der zweite Stein, gleich daneben.
say-pay = Womit bezahlst du?

## Moves

move-lay = { $who ->
    [you] setzt
   *[other] setzt
} { $count ->
    [one] einen Stein: { $stones }
   *[other] { $count } Steine: { $stones }
}
move-done = { $who ->
    [you] beendest das Bauen
   *[other] beendet das Bauen
}
move-roll = Gewürfelt: { $dice }
advise-lay = { $count ->
    [one] Setze einen Stein: { $stones }
   *[other] Setze { $count } Steine: { $stones }
}
advise-done = Beende das Bauen

## What a move does

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
    [0] beendet die Partie gleichauf mit dem besten Gegner
   *[other] beendet die Partie; Abstand zum besten Gegner: { $margin }
}
fact-bonus = bringt einen Bonus, { $symbol }: { $points } Punkte
fact-within = nur noch ein Stein fehlt für einen Bonus: { $symbol }
fact-opens = { $stones ->
    [one] macht einen weiteren Stein frei
   *[other] macht { $stones } weitere Steine frei
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

reason-cheops-over = Die Partie ist zu Ende.
reason-cheops-not-rolled = Es ist noch nicht gewürfelt.
reason-cheops-out-of-turn = Jetzt baut jemand anders.
reason-cheops-third-stone = In einem Durchgang werden höchstens zwei Steine gebaut.
reason-cheops-marked = Dieser Stein ist schon gebaut.
reason-cheops-one-alone = Im Relief werden genau zwei Steine auf einmal gelegt.
reason-cheops-not-adjacent = Die zwei Steine des Reliefs müssen direkt nebeneinanderliegen.
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

## Choices before the game

setup-first = Wer beginnt
setup-sheets = Baupläne
setup-sheets-about = Alle Baupläne haben dieselben Bauwerke und Symbole. Nur die Farben der Steine sind verschieden.
chosen-first = { $who ->
    [you] Du beginnst
   *[other] Es beginnt: { $name }
}
chosen-sheet = { $who ->
    [you] Dein Bauplan: { $letter }
   *[other] Bauplan { $letter }: { $name }
}
sheet-letter = Bauplan { $letter }
reason-cheops-number-of-sheets = Alle brauchen genau einen Bauplan.
reason-cheops-no-such-sheet = Es gibt keinen Bauplan mit diesem Buchstaben.
reason-cheops-same-sheet = Alle brauchen verschiedene Baupläne.
reason-cheops-no-such-starter = Beginnen muss jemand am Tisch.

## What is said aloud
announced-completed = { $who ->
    [you] Du hast
   *[other] { $name } hat
} { $building ->
    [pyramid] die Pyramide
    [arch] den Triumphbogen
   *[relief] das Relief
} fertiggestellt.
announced-gained = { $who ->
    [you] Du bekommst
   *[other] { $name } bekommt
} { $bonus ->
    [ankh] den Bonus „Anch“
    [eye] den Bonus „Auge“
    [feather] den Bonus „Feder“
    [lotus] den Bonus „Lotos“
    [scarab] den Bonus „Skarabäus“
   *[finish] den Schlussbonus
}.
announced-gone = { $bonus ->
    [ankh] Der Bonus „Anch“
    [eye] Der Bonus „Auge“
    [feather] Der Bonus „Feder“
    [lotus] Der Bonus „Lotos“
    [scarab] Der Bonus „Skarabäus“
   *[finish] Der Schlussbonus
} ist vergeben.
announced-last-play = { $who ->
    [you] Du hast
   *[other] { $name } hat
} zwei Bauwerke fertiggestellt: Das ist der letzte Durchgang. { $others ->
    [0] Sonst baut niemand mehr.
    [one] Eine Person baut noch.
   *[other] { $others } Personen bauen noch.
}
