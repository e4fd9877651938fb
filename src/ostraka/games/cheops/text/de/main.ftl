# Cheops in German: the table, moves, facts, refusals.

## Keys and buttons

pass = Passen
pass-still = Trotzdem passen
key-stone = zu einem Stein gehen, den du setzen kannst
key-stones = zum nächsten oder vorigen Stein gehen
key-enter-stone = diesen Stein wählen

## The end

tie-cheops = Gleichstand nach Punkten: Es gewinnt, wer mehr Steine in der Pyramide hat.
shared-cheops = Gleichstand nach Punkten und nach Steinen in der Pyramide: Der Sieg wird geteilt.
points-cheops-pyramid = Pyramide
points-cheops-arch = Bogen
points-cheops-relief = Relief
points-cheops-bonuses = Boni
points-cheops-quarry = Steinbruch
points-cheops-jokers = Joker

## The table

dice-middle = Würfel
active-player = Am Wurf:
dice-blocked = Gesperrte Würfel
last-play = Letzter Durchgang
building-pyramid = Pyramide
building-arch = Triumphbogen
building-relief = Bodenrelief
bonuses = Boni
bonus-got = bekommen
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
relief-scale = Was das Relief wert ist
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
stone-relief = Relief { $cell }
stone-paid = { $stone } ({ $how })
how-die = Würfel
how-joker = Joker
how-quarry = Steinbruch-Stein { $place }
say-lay = Setze bis zu zwei Steine.
say-second = Setze noch einen Stein oder bestätige.
say-stuck = Du kannst keinen Stein setzen. Bitte passen.
say-sure = Du kannst noch Steine setzen. Trotzdem passen?
say-relief = Wähle jetzt den Stein daneben.
say-pay = Womit bezahlst du?

## Moves

move-lay = { $who ->
    [nobody] { $count ->
        [one] einen Stein setzen: { $stones }
       *[other] { $count } Steine setzen: { $stones }
    }
   *[other] setzt { $count ->
        [one] einen Stein: { $stones }
       *[other] { $count } Steine: { $stones }
    }
}
move-done = { $who ->
    [you] baust nicht weiter
    [nobody] nicht weiterbauen
   *[other] baut nicht weiter
}
move-roll = Gewürfelt: { $dice }
news-lay = { $who ->
    [you] setzt
   *[other] setzt
} { $where ->
    [pyramid] einen Stein in die Pyramide
    [arch] einen Stein in den Bogen
   *[relief] zwei Steine ins Relief
}
advise-lay = { $count ->
    [one] Setze einen Stein: { $stones }
   *[other] Setze { $count } Steine: { $stones }
}
advise-done = Hier aufhören

## What a move does

fact-pyramid = Stufe { $level } der Pyramide: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
fact-arch = Stufe { $level } des Bogens: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
fact-capstone = der Schlussstein: { $points } Punkte
fact-relief = { $stones } Steine im Relief: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
fact-completes = stellt ein Bauwerk fertig ({ $building })
fact-finish = bringt den Schlussbonus: { $points } Punkte
fact-ends = { $margin ->
    [0] beendet die Partie gleichauf mit dem besten Gegner
   *[other] beendet die Partie; Abstand zum besten Gegner: { $margin }
}
fact-bonus = bringt einen Bonus ({ $symbol }): { $points } Punkte
fact-within = nur noch ein Stein fehlt für einen Bonus: { $symbol }
fact-opens = { $stones ->
    [one] macht einen weiteren Stein frei
   *[other] macht { $stones } weitere Steine frei
}
fact-strands = { $stones ->
    [one] ein Stein im Relief kann nun nie mehr gesetzt werden
   *[other] { $stones } Steine im Relief können nun nie mehr gesetzt werden
}
fact-dice = { $dice ->
    [one] bezahlt mit einem Würfel ({ $colour })
   *[other] bezahlt mit { $dice } Würfeln ({ $colour })
}
fact-blocks = nimmt den letzten Würfel dieser Farbe ({ $colour }), den andere hätten nutzen können
fact-quarry = streicht { $stones ->
    [one] einen Stein
   *[other] { $stones } Steine
} im Steinbruch, kostet { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
fact-joker = { $jokers ->
    [one] verbraucht einen Joker
   *[other] verbraucht { $jokers } Joker
}, kostet { $points } Punkte
fact-stuck = kein Stein lässt sich setzen
fact-passes = verzichtet auf { $stones ->
    [one] einen Stein, der sich allein mit Würfeln bezahlen ließe
   *[other] { $stones } Steine, die sich allein mit Würfeln bezahlen ließen
}
fact-spares = { $points ->
    [one] spart mindestens { $points } Punkt
   *[other] spart mindestens { $points } Punkte
}: Würfel allein reichen für keinen Stein
fact-leaves = { $dice ->
    [one] lässt den anderen einen Würfel
   *[other] lässt den anderen { $dice } Würfel
}

## Refusals

reason-cheops-over = Die Partie ist zu Ende.
reason-cheops-not-rolled = Es wurde noch nicht gewürfelt.
reason-cheops-out-of-turn = Jetzt baut jemand anders.
reason-cheops-third-stone = In einem Zug kannst du höchstens zwei Steine setzen.
reason-cheops-marked = Dieser Stein ist schon gesetzt.
reason-cheops-one-alone = Im Relief musst du immer genau zwei Steine auf einmal setzen.
reason-cheops-not-adjacent = Die zwei Steine im Relief müssen direkt nebeneinanderliegen.
reason-cheops-not-the-relief = Nur im Relief werden zwei Steine auf einmal gesetzt.
reason-cheops-no-support = Zuerst müssen beide Steine darunter gesetzt sein.
reason-cheops-column = Eine Säule des Bogens muss von unten nach oben gebaut werden.
reason-cheops-capstone = Den Schlussstein kannst du erst setzen, wenn beide Säulen fertig sind.
reason-cheops-die-lies-there = In der Tischmitte liegt ein Würfel dieser Farbe, also musst du ihn nehmen.
reason-cheops-no-die = In der Tischmitte liegt kein Würfel dieser Farbe, und in deinem Steinbruch ist nichts zum Bezahlen.
reason-cheops-other-colour = Dieser Steinbruch-Stein hat eine andere Farbe.
reason-cheops-left-of-the-last = Im Steinbruch musst du von links nach rechts streichen.
reason-cheops-struck-twice = Mit jedem Stein aus dem Steinbruch bezahlst du nur einen Stein.
reason-cheops-no-joker = Du hast keinen Joker mehr.

## Choices before the game

setup-first = Wer beginnt
setup-sheets = Baupläne
setup-sheets-about = Alle Baupläne haben dieselben Bauwerke und Symbole. Nur die Farben der Steine unterscheiden sich.
chosen-first = { $who ->
    [you] Du beginnst
   *[other] { $name } beginnt
}
chosen-sheet = { $who ->
    [you] Du hast Bauplan { $letter }
   *[other] { $name } hat Bauplan { $letter }
}
sheet-letter = Bauplan { $letter }
reason-cheops-number-of-sheets = Jede Person braucht genau einen Bauplan.
reason-cheops-no-such-sheet = Es gibt keinen Bauplan mit diesem Buchstaben.
reason-cheops-same-sheet = Alle brauchen verschiedene Baupläne.
reason-cheops-no-such-starter = Wer beginnt, muss mit am Tisch sitzen.

## What is said aloud
announced-completed = { $building ->
    [pyramid] { $who ->
        [you] Deine Pyramide ist fertig!
       *[other] { $name } hat die Pyramide fertig.
    }
    [arch] { $who ->
        [you] Dein Bogen ist fertig!
       *[other] { $name } hat den Bogen fertig.
    }
   *[relief] { $who ->
        [you] Dein Relief ist fertig!
       *[other] { $name } hat das Relief fertig.
    }
}
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
    [you] Letzter Durchgang: Du hast zwei Bauwerke fertig.
   *[other] Letzter Durchgang: { $name } hat zwei Bauwerke fertig.
} { $others ->
    [0] Kein Zug mehr.
    [one] Noch ein Zug.
   *[other] Noch { $others } Züge.
}
