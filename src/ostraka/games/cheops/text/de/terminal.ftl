# Cheops im Terminal, auf Deutsch.

## The screen

cheops-play = Durchgang { $number }
cheops-active = am Wurf: { $name }
cheops-builds-now = baut jetzt: { $name }
cheops-blocked = vergeben an { $name }:
cheops-bonuses-left = Freie Boni (je { $points }):
cheops-play-last = { $play }, der letzte
cheops-each = je { $points }
cheops-complete = fertig
cheops-not-now = jetzt nicht

## What a draft brings

cheops-builds = Du baust { $stones }: { $gains }.
cheops-builds-nothing = Du baust in diesem Durchgang nichts.
cheops-ends = Das beendet die Partie nach diesem Durchgang (C21).
cheops-others-too = andere können ihn in diesem Durchgang noch gewinnen, C19
cheops-second = Noch ein Stein?
cheops-or-done = Oder tippe { $command }.

## What was typed

cheops-name-stone = Nenne den Stein.
cheops-many-ways = { $count ->
    [one] Das lässt sich auf { $count } Art bezahlen; wähle: { $moves }
   *[other] Das lässt sich auf { $count } Arten bezahlen; wähle: { $moves }
}
cheops-more-ways = noch { $count } (siehe { $command })
cheops-no-quarry = Kein Stein deines Steinbruchs kann das bezahlen (C12, C13).
cheops-no-partner = Dieser hat jetzt keinen freien Nachbarn.
cheops-rests-on = { $stone } liegt auf { $below }.
cheops-next-stone = Der nächste Stein dieser Säule ist { $stone }.
cheops-no-die = In der Tischmitte liegt kein Würfel dieser Farbe.
cheops-quarry-lacks = Dein Steinbruch hat keinen Stein dieser Farbe mehr.
cheops-last-struck = Zuletzt gestrichen ist Stein { $place }.
reason-cheops-no-such-stone = Diesen Stein gibt es nicht.
reason-cheops-no-such-quarry-stone = Diesen Stein gibt es im Steinbruch nicht: Sie gehen von 1 bis 12.
reason-cheops-repeated-stone = Du hast denselben Stein zweimal genannt.

## Help

cheops-help-aim = Alle bauen auf dem eigenen Bauplan eine Pyramide, einen Bogen und ein Bodenrelief. In jedem Durchgang ist jemand am Wurf und würfelt; dann dürfen alle der Reihe nach bis zu zwei Steine bauen. Die Partie endet mit dem Durchgang, in dem jemand ein zweites Bauwerk fertigstellt; die meisten Punkte gewinnen.
cheops-help-pyramid = ein Stein oder zwei; die unterste Reihe ist frei, ein höherer Stein liegt auf zwei gebauten. Die höchste Stufe mit einem Stein zählt
cheops-help-arch = ein Stein oder zwei; jede Säule von unten nach oben, der Schlussstein zuletzt. Die niedrigere Säule zählt
cheops-help-relief = zwei Steine auf einmal, Kante an Kante. 4 6 8 10 12 Steine bringen 4 6 8 11 15 Punkte
cheops-help-paying = Jeder Stein kostet einen Würfel seiner Farbe aus der Tischmitte. Nur wenn keiner da liegt, streichst du einen Stein der Farbe in deinem Steinbruch oder einen Joker. Im Steinbruch geht es von links nach rechts: Was du überspringst, ist verloren. Die Würfel dessen, der am Wurf ist, sind für diesen Durchgang vergeben; die anderen legen ihre zurück.
cheops-help-die = jetzt baubar: Ein Würfel bezahlt
cheops-help-quarry = jetzt baubar: Der Steinbruch bezahlt, oder ein Joker
cheops-help-joker = jetzt baubar: Ein Joker bezahlt
cheops-help-not-now = jetzt nicht baubar
cheops-help-symbol = ein Bonus, und wie viele seiner Steine du gebaut hast; sein Buchstabe steht auf ihnen, wie in { $stone }
cheops-help-last-chance = jemand hat ihn in diesem Durchgang gewonnen: Du kannst es noch, später niemand
cheops-help-bonuses = Wer zuerst alle Steine mit einem Symbol baut, gewinnt seinen Bonus, 3 Punkte; ebenso alle, die es im selben Durchgang schaffen. Zwei fertige Bauwerke bringen den Schlussbonus. Am Ende zählt jeder Stein im Steinbruch rechts vom zuletzt gestrichenen 1 Punkt, jeder unbenutzte Joker 2.
cheops-help-stone = legt den dritten Stein der ersten Stufe der Pyramide; { $left } und { $right } sind Steine des Bogens, { $cap } der Schlussstein
cheops-help-pair = legt zwei Steine des Reliefs
cheops-help-pay = bezahlt mit Stein 4 des Steinbruchs; { $joker } mit einem Joker (nur wenn es eine Wahl gibt)
cheops-help-in-full = dasselbe ganz, wie in gespeicherten Partien: { $ways }
cheops-help-done = beendet deinen Durchgang mit weniger als zwei Steinen; oder: { $short }

## Score sheet

cheops-score-pyramid = Pyramide, höchste Stufe
cheops-score-arch = Bogen, niedrigere Säule
cheops-score-relief = Relief, nach Steinen
cheops-score-bonuses = Boni, je 3
cheops-score-quarry = übrige Steine im Steinbruch, je 1
cheops-score-jokers = übrige Joker, je 2
