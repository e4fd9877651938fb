# Cheops im Terminal, auf Deutsch.

## The screen

cheops-play = Durchgang { $number }
cheops-active = am Wurf: { $name }
cheops-builds-now = baut jetzt: { $name }
cheops-blocked = genommen von { $name }:
cheops-bonuses-left = Freie Boni (je { $points } Punkte):
cheops-play-last = { $play }, der letzte
cheops-each = je { $points }
cheops-complete = fertig
cheops-not-now = jetzt nicht

## What a draft brings

cheops-builds = Du setzt { $stones }: { $gains }.
cheops-builds-nothing = Du setzt in diesem Durchgang keinen Stein.
cheops-ends = Die Partie endet nach diesem Durchgang (C21).
cheops-others-too = andere können ihn in diesem Durchgang noch bekommen, C19
cheops-second = Noch einen Stein setzen?
cheops-or-done = Oder gib { $command } ein.

## What was typed

cheops-name-stone = Nenne den Stein.
cheops-many-ways = { $count ->
    [one] Das lässt sich auf { $count } Art bezahlen; wähle: { $moves }
   *[other] Das lässt sich auf { $count } Arten bezahlen; wähle: { $moves }
}
cheops-more-ways = noch { $count } (siehe { $command })
cheops-no-quarry = Mit keinem Stein aus deinem Steinbruch kannst du das bezahlen (C12, C13).
cheops-no-partner = Neben diesem Stein lässt sich jetzt keiner setzen.
cheops-rests-on = { $stone } liegt auf { $below }.
cheops-next-stone = Der nächste Stein dieser Säule ist { $stone }.
cheops-no-die = In der Tischmitte liegt kein Würfel dieser Farbe.
cheops-quarry-lacks = Dein Steinbruch hat keinen Stein dieser Farbe mehr.
cheops-last-struck = Zuletzt gestrichen wurde Stein { $place }.
reason-cheops-no-such-stone = Diesen Stein gibt es nicht.
reason-cheops-no-such-quarry-stone = Diesen Steinbruch-Stein gibt es nicht: Sie gehen von 1 bis 12.
reason-cheops-repeated-stone = Du hast denselben Stein zweimal genannt.

## Help

cheops-help-aim = Baue auf deinem Bauplan eine Pyramide, einen Bogen und ein Bodenrelief. In jedem Durchgang ist jemand am Wurf und würfelt; dann dürfen alle der Reihe nach bis zu zwei Steine setzen. Die Partie endet mit dem Durchgang, in dem jemand ein zweites Bauwerk fertigstellt; wer die meisten Punkte hat, gewinnt.
cheops-help-pyramid = ein oder zwei Steine; die unterste Reihe ist frei, ein höherer Stein liegt auf zwei anderen. Die höchste Stufe mit einem Stein zählt
cheops-help-arch = ein oder zwei Steine; jede Säule von unten nach oben, der Schlussstein zuletzt. Die niedrigere Säule zählt
cheops-help-relief = zwei Steine auf einmal, Kante an Kante. 4 6 8 10 12 Steine bringen 4 6 8 11 15 Punkte
cheops-help-paying = Jeder Stein kostet einen Würfel seiner Farbe aus der Tischmitte. Nur wenn dort keiner liegt, streichst du einen Stein dieser Farbe in deinem Steinbruch oder einen Joker. Im Steinbruch geht es von links nach rechts: Was du überspringst, ist verloren. Wer am Wurf ist, behält benutzte Würfel, sie sind für die anderen in diesem Durchgang gesperrt; alle anderen legen ihre zurück.
cheops-help-die = kann jetzt gesetzt werden: mit einem Würfel
cheops-help-quarry = kann jetzt gesetzt werden: aus dem Steinbruch oder mit einem Joker
cheops-help-joker = kann jetzt gesetzt werden: mit einem Joker
cheops-help-not-now = kann jetzt nicht gesetzt werden
cheops-help-symbol = ein Bonus, und wie viele seiner Steine du gesetzt hast; sein Buchstabe steht auf ihnen, wie in { $stone }
cheops-help-last-chance = jemand hat ihn in diesem Durchgang bekommen: Du kannst es noch, später niemand mehr
cheops-help-bonuses = Wer zuerst alle Steine mit einem Symbol setzt, bekommt dessen Bonus, 3 Punkte; ebenso alle, die es im selben Durchgang schaffen. Zwei fertige Bauwerke bringen den Schlussbonus. Am Ende zählt jeder Stein im Steinbruch rechts vom zuletzt gestrichenen 1 Punkt, jeder unbenutzte Joker 2.
cheops-help-stone = setzt den dritten Stein auf der ersten Stufe der Pyramide; { $left } und { $right } sind Steine des Bogens, { $cap } sein Schlussstein
cheops-help-pair = setzt zwei Steine im Relief
cheops-help-pay = bezahlt mit Steinbruch-Stein 4; { $joker } mit einem Joker (nur wenn es eine Wahl gibt)
cheops-help-in-full = dasselbe ausgeschrieben, wie in gespeicherten Partien: { $ways }
cheops-help-done = beendet deinen Zug mit weniger als zwei Steinen; oder: { $short }

## Score sheet

cheops-score-pyramid = Pyramide, höchste Stufe
cheops-score-arch = Bogen, niedrigere Säule
cheops-score-relief = Relief, nach Steinen
cheops-score-bonuses = Boni, je 3
cheops-score-quarry = übrige Steine im Steinbruch, je 1
cheops-score-jokers = übrige Joker, je 2
